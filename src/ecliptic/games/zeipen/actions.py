"""What the six actions do (ZP-7), with all that follows from them."""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.games.zeipen.cards import HOOK, PUSH
from ecliptic.games.zeipen.grid import BOARD, EMPTY, IN_HAND, Grid
from ecliptic.games.zeipen.wounds import (
    SHIFT,
    TURN,
    comes_before,
    cut_others,
    event_cell,
    settle,
    settle_move,
    tell,
)


def deploy(grid: Grid, slot: i64, cell: i64) -> None:
    """Put a card of the hand on the grid (ZP-7.1)."""
    grid.event_count = 0
    grid.put(slot, cell)
    settle(grid)


def move(grid: Grid, slot: i64, cell: i64) -> None:
    """Slide a card to another space (ZP-7.3)."""
    grid.event_count = 0
    start = grid.lift(slot)
    if grid.tables.switches.lifting:
        cut_others(grid, slot)  # ZP-8.6
    grid.put(slot, cell)
    if grid.tells:
        tell(grid, SHIFT, start, cell)
    settle_move(grid, slot)


def activate(grid: Grid, slot: i64) -> None:
    """Let all hooks and pushes of a card work at the same moment (ZP-7.6)."""
    work_blue(grid, slot)
    settle(grid)


def work_blue(grid: Grid, slot: i64) -> None:
    """Shift the cards; the four sides never interfere (ZP-R17)."""
    grid.event_count = 0
    for way in range(4):
        source = shifted_from(grid, slot, way)
        if source >= 0:
            target = grid.at[slot] + grid.steps[way]
            if target == source:
                target += grid.steps[way]
            other = grid.board[source]
            grid.lift(other)
            grid.put(other, target)
            if grid.tells:
                tell_shift(grid, source, target)


def shifted_from(grid: Grid, slot: i64, way: i64) -> i64:
    """Return the cell from which a blue side moves a card, or -1."""
    kind = grid.tables.sides[grid.form[slot] + way]
    if kind != HOOK and kind != PUSH:
        return -1
    near = grid.at[slot] + grid.steps[way]
    far = near + grid.steps[way]
    source = far if kind == HOOK else near
    target = near if kind == HOOK else far
    other = grid.board[source]
    if other == EMPTY or other == BOARD or grid.board[target] != EMPTY:
        return -1
    return source


def can_activate(grid: Grid, slot: i64) -> bool:
    """Return whether an activation moves at least one card (ZP-7.7)."""
    for way in range(4):
        if shifted_from(grid, slot, way) >= 0:
            return True
    return False


def tell_shift(grid: Grid, source: i64, target: i64) -> None:
    """Note a shift among those of the same activation, by origin."""
    tell(grid, SHIFT, source, target)
    place = grid.event_count - 1
    event = grid.events[place]
    while place > 0 and comes_before(source, event_cell(grid.events[place - 1])):
        grid.events[place] = grid.events[place - 1]
        place -= 1
    grid.events[place] = event


def flip(grid: Grid, slot: i64) -> None:
    """Turn a card over, either way (ZP-7.8, 7.9)."""
    turn_over(grid, slot)
    settle(grid)


def turn_over(grid: Grid, slot: i64) -> None:
    """Show the other face of a card."""
    grid.event_count = 0
    grid.form[slot] ^= 8
    if grid.tells:
        face: i64 = 1 if grid.tables.is_alternate(grid.form[slot]) else 0
        tell(grid, TURN, grid.at[slot], face)


def can_flip(grid: Grid, slot: i64) -> bool:
    """Return whether a card may be turned over."""
    if grid.tables.is_alternate(grid.form[slot]):
        return True  # ZP-7.9
    numeral = grid.tables.numeral[grid.character[slot]]
    if numeral < 2:
        return False
    copies = grid.copies_on_board(slot)
    if not grid.tables.switches.counts_itself:
        copies -= 1
    return copies >= numeral  # ZP-7.8


def recover(grid: Grid, slot: i64) -> None:
    """Take a wounded card into the hand (ZP-7.10)."""
    grid.event_count = 0
    grid.at[slot] = IN_HAND
