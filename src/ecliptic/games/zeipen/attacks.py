"""Who is wounded by whom (ZP-6)."""

from __future__ import annotations

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.games.zeipen.cards import (
    GREEN_POINTER,
    GREEN_SWORD,
    HAND,
    ORANGE_POINTER,
    ORANGE_SWORD,
    RED_POINTER,
    RED_SWORD,
    SLOTS,
)
from ecliptic.games.zeipen.grid import BOARD, EMPTY, FIRST_CELL, ORIGIN, Grid


def is_enemy(slot: i64, other: i64) -> bool:
    """Return whether two places of the board hold cards of both players."""
    return other != EMPTY and other != BOARD and (slot >= HAND) != (other >= HAND)  # ZP-6.4


def all_struck(grid: Grid) -> i64:
    """Return the cards that are wounded when all attack at once (ZP-6.10)."""
    found: i64 = 0
    for slot in range(SLOTS):
        if grid.at[slot] >= FIRST_CELL:
            found |= struck(grid, slot)
    return found


def struck(grid: Grid, slot: i64) -> i64:
    """Return the cards that one card wounds with all its sides."""
    form = grid.form[slot]
    tables = grid.tables
    if tables.attacks[form >> 2] == 0:
        return 0
    found: i64 = 0
    for way in range(4):
        kind = tables.sides[form + way]
        if kind == ORANGE_SWORD or kind == RED_SWORD:  # ZP-6.1
            found |= sword_strikes(grid, slot, way, kind)
        elif kind == ORANGE_POINTER or kind == RED_POINTER:
            found |= pointer_strikes(grid, slot, way, kind)
    return found


def sword_strikes(grid: Grid, slot: i64, way: i64, kind: i64) -> i64:
    """Return the enemy that a sword looks at, unless it is stopped (ZP-6.2)."""
    other = grid.board[grid.at[slot] + grid.steps[way]]
    if not is_enemy(slot, other):
        return 0
    if kind == ORANGE_SWORD and facing(grid, other, way) == GREEN_SWORD:  # ZP-6.5, 6.6
        return 0
    return only(other)


def pointer_strikes(grid: Grid, slot: i64, way: i64, kind: i64) -> i64:
    """Return the enemies that a pointer hits along its line (ZP-6.3)."""
    board = grid.board
    step = grid.steps[way]
    nearest = grid.tables.switches.nearest
    beside = grid.at[slot] + step
    cell = beside
    found: i64 = 0
    other = board[cell]
    while other != EMPTY:
        if is_enemy(slot, other):
            if kind == ORANGE_POINTER and facing(grid, other, way) == GREEN_POINTER:
                return found  # ZP-6.7
            if cell != beside:
                found |= only(other)
                if nearest:
                    return found  # ZP-6.8
        cell += step
        other = board[cell]
    return found


def facing(grid: Grid, target: i64, way: i64) -> i64:
    """Return the side of a card that looks back at an attack going this way (ZP-6.5)."""
    return grid.tables.sides[grid.form[target] + ((way + 2) & 3)]


# The same from the target's point of view, which is cheaper for one card.


def is_attacked(grid: Grid, target: i64) -> bool:
    """Return whether any enemy wounds a card."""
    for way in range(4):
        beside = grid.board[grid.at[target] + grid.steps[way]]
        if beside != EMPTY and (
            _sword_at(grid, target, way, beside) or _pointer_at(grid, target, way)
        ):
            return True
    return False


def _sword_at(grid: Grid, target: i64, way: i64, other: i64) -> bool:
    """Return whether a sword of the card beside strikes a card."""
    if not is_enemy(target, other):
        return False
    kind = facing(grid, other, way)
    if kind == ORANGE_SWORD:
        return grid.tables.sides[grid.form[target] + way] != GREEN_SWORD  # ZP-6.5
    return kind == RED_SWORD  # ZP-6.6


def _pointer_at(grid: Grid, target: i64, way: i64) -> bool:
    """Return whether a pointer hits a card along the line that begins on this side.

    Walking away from the target, its friends shield it: any but the one beside the pointer
    takes the hit itself (ZP-6.8), and one that shows a green pointer stops an orange one.
    """
    tables = grid.tables
    step = grid.steps[way]
    guarded = tables.sides[grid.form[target] + way] == GREEN_POINTER
    friends: i64 = 0
    beside_pointer: i64 = 0  # 1 where a friend lies on the space looked at last
    cell = grid.at[target]
    other = grid.board[cell + step]
    while other != EMPTY:
        cell += step
        if is_enemy(target, other):
            shielded = tables.switches.nearest and friends > beside_pointer
            is_far = grid.board[cell - step] != target
            if is_far and not shielded and _points(facing(grid, other, way), guarded):
                return True
            beside_pointer = 0
        elif other != BOARD:
            friends += 1
            beside_pointer = 1
            if tables.sides[grid.form[other] + way] == GREEN_POINTER:
                guarded = True  # ZP-6.7
        else:
            beside_pointer = 0
        other = grid.board[cell + step]
    return False


def _points(kind: i64, guarded: bool) -> bool:
    """Return whether a side is a pointer that gets through."""
    return kind == RED_POINTER or (kind == ORANGE_POINTER and not guarded)


def some_stay(grid: Grid) -> bool:
    """Return whether a card beside the board card is not attacked, and so must stay.

    Such a card cannot be cut off, and taking cards away never opens an attack (ZP-8.8).
    """
    for way in range(8):
        other = grid.board[ORIGIN + grid.around[way]]
        if other != EMPTY and not is_attacked(grid, other):
            return True
    return False


def strikes_others(grid: Grid, slot: i64) -> bool:
    """Return whether a card just laid down, with no other attack open, lets another be hit.

    Either it strikes itself, or it is the bridge of a pointer that looks through it.
    """
    if struck(grid, slot) != 0:
        return True
    for way in range(4):
        if grid.board[grid.at[slot] + grid.steps[way]] != EMPTY and _bridges(grid, slot, way):
            return True
    return False


def _bridges(grid: Grid, slot: i64, way: i64) -> bool:
    """Return whether a pointer on this side hits a card beyond this one, looking back."""
    board = grid.board
    step = grid.steps[way]
    back = (way + 2) & 3
    cell = grid.at[slot]
    if board[cell - step] == EMPTY:
        return False
    cell += step
    other = board[cell]
    while other != EMPTY:
        if other != BOARD:
            kind = grid.tables.sides[grid.form[other] + back]
            points = kind == ORANGE_POINTER or kind == RED_POINTER
            if points and pointer_strikes(grid, other, back, kind) & ~only(slot) != 0:
                return True
        cell += step
        other = board[cell]
    return False
