"""What an action does to the cards (ZP-8): cuts, the clash, attacks; and how it is told."""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import lowest, moved, only
from ecliptic.core.native import i64
from ecliptic.games.zeipen.attacks import all_struck, struck
from ecliptic.games.zeipen.cards import HAND
from ecliptic.games.zeipen.grid import EMPTY, WOUNDED, Grid, column, line

# Kinds of events; a packed event has its kind in the lowest three bits.
SHIFT: Final = 0
TURN: Final = 1
CUT: Final = 2
CLASH: Final = 3
ATTACK: Final = 4


def settle_move(grid: Grid, slot: i64) -> None:
    """Carry out what follows a move (ZP-8.6)."""
    cut(grid)
    targets = struck(grid, slot)
    if targets != 0:  # ZP-R19
        wounded = targets
        while targets != 0:
            wounded |= struck(grid, lowest(targets))  # ZP-6.9
            targets &= targets - 1
        wound(grid, wounded, CLASH)
        cut(grid)
    attack(grid)


def settle(grid: Grid) -> None:
    """Carry out what follows any other action (ZP-8.7)."""
    cut(grid)
    attack(grid)


def attack(grid: Grid) -> None:
    """Let all cards attack at the same moment, then cut."""
    wounded = all_struck(grid)
    if wounded != 0:
        wound(grid, wounded, ATTACK)
        cut(grid)


def cut(grid: Grid) -> None:
    """Wound all cards that are not linked (ZP-8.5)."""
    wound(grid, grid.on_board() & ~grid.linked(), CUT)


def cut_others(grid: Grid, slot: i64) -> None:
    """Wound all cards that are not linked while one is taken up (ZP-R14)."""
    wound(grid, grid.on_board() & ~grid.linked() & ~only(slot), CUT)


def wound(grid: Grid, members: i64, cause: i64) -> None:
    """Lay cards beside the grid, active face up (ZP-8.2)."""
    while members != 0:
        slot = first_by_space(grid, members) if grid.tells else lowest(members)
        members &= ~only(slot)
        if grid.tells:
            tell(grid, cause, grid.at[slot], 2 * grid.character[slot] + slot // HAND)
        grid.board[grid.at[slot]] = EMPTY
        grid.at[slot] = WOUNDED
        grid.form[slot] = grid.tables.active(grid.form[slot])


def first_by_space(grid: Grid, members: i64) -> i64:
    """Return the card of a set that lies first by x, then y."""
    found = lowest(members)
    rest = members & (members - 1)
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        if comes_before(grid.at[slot], grid.at[found]):
            found = slot
    return found


def comes_before(cell: i64, other: i64) -> bool:
    """Return whether a space comes before another by x, then y."""
    if column(cell) != column(other):
        return column(cell) < column(other)
    return line(cell) < line(other)


def tell(grid: Grid, kind: i64, cell: i64, what: i64) -> None:
    """Note an event: its kind, where, and the target cell, the face, or card and owner."""
    grid.events[grid.event_count] = kind | moved(cell, 3) | moved(what, 14)
    grid.event_count += 1


def event_kind(event: i64) -> i64:
    """Return the kind of an event."""
    return event & 7


def event_cell(event: i64) -> i64:
    """Return where an event began."""
    return (event >> 3) & 0x7FF


def shifted_to(event: i64) -> i64:
    """Return the cell to which a card was shifted."""
    return event >> 14


def turned_to(event: i64) -> i64:
    """Return the face to which a card was turned."""
    return event >> 14


def wounded_owner(event: i64) -> i64:
    """Return whose card was wounded."""
    return (event >> 14) & 1


def wounded_character(event: i64) -> i64:
    """Return which card was wounded."""
    return event >> 15
