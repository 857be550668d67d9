"""When the game ends, and which actions are not allowed for that reason (ZP-9)."""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.core.state import TERMINAL
from ecliptic.games.zeipen import actions, past
from ecliptic.games.zeipen.attacks import some_stay
from ecliptic.games.zeipen.cards import DRAW, FORBID, HAND, NONE
from ecliptic.games.zeipen.grid import FIRST_CELL, IN_HAND, Grid
from ecliptic.games.zeipen.past import Past
from ecliptic.games.zeipen.position import (
    CLEARED,
    DRAWN_EMPTY,
    ENCLOSED,
    LIMIT,
    OVER,
    REPETITION,
    STUCK,
    ZeipenPosition,
)
from ecliptic.games.zeipen.wounds import settle

# The end.


def is_cleared(grid: Grid, seat: i64) -> bool:
    """Return whether a seat has no card on the grid (ZP-9.1)."""
    for slot in range(seat * HAND, seat * HAND + HAND):
        if grid.at[slot] >= FIRST_CELL:
            return False
    return True


def is_shut_in(grid: Grid, seat: i64) -> bool:
    """Return whether all cards of a seat on the grid are enclosed (ZP-9.2)."""
    for slot in range(seat * HAND, seat * HAND + HAND):
        if grid.at[slot] >= FIRST_CELL and not grid.is_enclosed(slot):
            return False
    return True


def end_by_position(position: ZeipenPosition) -> bool:
    """End the game if a player has no free card on the grid; return whether it is over."""
    lost_0 = is_shut_in(position.grid, 0)
    lost_1 = is_shut_in(position.grid, 1)
    if lost_0 and lost_1:
        finish(position, NONE, DRAWN_EMPTY)  # ZP-9.3, 9.5
    elif lost_0 or lost_1:
        loser: i64 = 0 if lost_0 else 1
        reason: i64 = CLEARED if is_cleared(position.grid, loser) else ENCLOSED
        finish(position, 1 - loser, reason)
    return lost_0 or lost_1


def start_turn(position: ZeipenPosition, seat: i64) -> bool:
    """Count the position at the start of a turn; return whether it ends the game (ZP-9.6)."""
    snapshot = position.workshop.snapshot
    snapshot.take(position.grid)
    before = past.times(position.past, seat, snapshot)
    position.past = Past(position.past, seat, snapshot, before + 1)
    if before == 1:
        position.recurred = Past(position.recurred, seat, snapshot, 2)
    if position.tables.switches.repetition == DRAW and before >= 2:
        finish(position, NONE, REPETITION)
        return True
    return False


def end_by_limit(position: ZeipenPosition) -> bool:
    """End the game as a draw after the last turn; return whether it is over (ZP-9.7)."""
    if position.turns < position.tables.switches.turn_limit:
        return False
    finish(position, NONE, LIMIT)
    return True


def end_stuck(position: ZeipenPosition, seat: i64) -> None:
    """End the game, lost by a seat that has no legal action (ZP-9.8)."""
    finish(position, 1 - seat, STUCK)


def finish(position: ZeipenPosition, winner: i64, reason: i64) -> None:
    """End the game."""
    position.phase = OVER
    position.turn = TERMINAL
    position.winner = winner
    position.reason = reason


# Actions that are not allowed. A cheap test tells most of them from the rare ones that
# have to be tried out.


def may_repeat(position: ZeipenPosition, more: i64) -> bool:
    """Return whether an action can bring a position about for the third time.

    `more` is by how many cards it changes those in play: 1 for a deployment, -1 for a
    recovery, else 0.
    """
    here = position.past
    if position.recurred is None or here is None:
        return False
    if position.tables.switches.repetition != FORBID:
        return False
    return past.has_like(position.recurred, 1 - position.turn, here.in_play + more)


def is_barred(position: ZeipenPosition, trial: Grid) -> bool:
    """Return whether the grid after an action is one that may not come about."""
    if is_cleared(trial, 0) and is_cleared(trial, 1):
        return position.tables.switches.no_draw  # ZP-9.4
    if position.recurred is None or position.tables.switches.repetition != FORBID:
        return False
    snapshot = position.workshop.snapshot
    snapshot.take(trial)
    return past.times(position.recurred, 1 - position.turn, snapshot) > 0  # ZP-9.6


def may_be_barred(position: ZeipenPosition, grid: Grid, more: i64) -> bool:
    """Return whether the action behind a grid, before any wound, has to be tried out."""
    if may_repeat(position, more):
        return True
    return position.tables.switches.no_draw and not some_stay(grid)


def bars_deploy(position: ZeipenPosition, slot: i64, cell: i64) -> bool:
    """Return whether a deployment, harmless or not as due, is not allowed."""
    trial = position.workshop.trial
    trial.assign(position.grid)
    actions.deploy(trial, slot, cell)
    return is_barred(position, trial)


def bars_move(position: ZeipenPosition, slot: i64, cell: i64) -> bool:
    """Return whether a move to a space that a slide reaches is not allowed."""
    if not may_be_barred_move(position, slot, cell):
        return False
    trial = position.workshop.trial
    trial.assign(position.grid)
    actions.move(trial, slot, cell)
    return is_barred(position, trial)


def may_be_barred_move(position: ZeipenPosition, slot: i64, cell: i64) -> bool:
    """Return whether a move has to be tried out."""
    grid = position.grid
    start = grid.lift(slot)
    grid.put(slot, cell)
    rare = may_be_barred(position, grid, 0)
    grid.lift(slot)
    grid.put(slot, start)
    return rare


def bars_activation(position: ZeipenPosition, slot: i64) -> bool:
    """Return whether an activation that moves a card is not allowed."""
    trial = position.workshop.trial
    trial.assign(position.grid)
    actions.work_blue(trial, slot)
    return bars_settling(position, trial)


def bars_flip(position: ZeipenPosition, slot: i64) -> bool:
    """Return whether turning over a card that may be turned is not allowed."""
    trial = position.workshop.trial
    trial.assign(position.grid)
    actions.turn_over(trial, slot)
    return bars_settling(position, trial)


def bars_settling(position: ZeipenPosition, trial: Grid) -> bool:
    """Return whether what follows on a grid may not come about."""
    if not may_be_barred(position, trial, 0):
        return False
    settle(trial)
    return is_barred(position, trial)


def bars_recovery(position: ZeipenPosition, slot: i64) -> bool:
    """Return whether taking a wounded card back is not allowed."""
    if not may_repeat(position, -1):
        return False
    trial = position.workshop.trial
    trial.assign(position.grid)
    trial.at[slot] = IN_HAND
    return is_barred(position, trial)
