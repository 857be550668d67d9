"""What a position of Zeipen Dualis is worth, as a bot may guess it.

Cards on the grid count most, then those in hand; beside them what each seat threatens to
wound with its next move. The weights were fitted to the results of 2,400 games between
players who look one turn ahead.
"""

from __future__ import annotations

import math
from typing import Final, final

from ecliptic.core.bits import size
from ecliptic.core.heuristic import Heuristic
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.state import State
from ecliptic.games.zeipen.cards import HAND, ORANGE_SWORD, RED_POINTER
from ecliptic.games.zeipen.grid import FIRST_CELL, IN_HAND, Grid
from ecliptic.games.zeipen.hanging import Hanging
from ecliptic.games.zeipen.position import ACTION, SETUP_CELL, TARGET
from ecliptic.games.zeipen.state import ZeipenState
from ecliptic.games.zeipen.threats import Threats

LAID: Final = 0.4
"""A card on the grid; a wounded one is worth nothing."""

HELD: Final = 0.2
"""A card in hand."""

SIDE: Final = 0.03
"""A side that attacks, of a card on the grid that can move, or of one chosen for a hand."""

ALTERNATE: Final = 0.19
"""A card on its alternate face."""

LONE: Final = 0.14
"""One card that is not enclosed, and no more: close to losing."""

TURN: Final = 0.19
"""To be the one to act."""

GAIN: Final = 0.14
GAIN_LATER: Final = 0.085
"""A card that the other seat can be made to lose; later: after the other has acted."""

TARGETED: Final = 0.14
TARGETED_LATER: Final = 0.1
"""A card of the other seat that can be attacked with a gain."""

LETHAL: Final = 0.7
LETHAL_LATER: Final = 0.16
"""A threat to win."""


@final
class ZeipenHeuristic(Heuristic):
    """See the module's docstring. First steps are worth what their best completion is."""

    def __init__(self) -> None:
        self._hanging: Hanging = Hanging()
        self._threats: Threats = Threats()
        self._moves: Moves = Moves()
        self._after: ZeipenState | None = None

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, ZeipenState)
        if self.quiet(state):
            return self._standing(state, seat)
        best = self._best(state)
        return best if seat == state.turn else -best

    def quiet(self, state: State) -> bool:
        assert isinstance(state, ZeipenState)
        return state.phase != TARGET and state.phase != SETUP_CELL

    def _best(self, state: ZeipenState) -> float:
        """Return the worth of the best second step, for the seat to act."""
        after = self._after
        if after is None:
            after = state.clone()
            self._after = after
        out = self._moves
        state.moves(out)
        best = -1.0
        for place in range(out.count):
            after.assign(state)
            after.apply_action(out.actions[place])
            worth = self._standing(after, state.turn)
            if worth > best:
                best = worth
        return best

    def _standing(self, state: ZeipenState, seat: i64) -> float:
        """Return the worth of a position between two actions, or before the first."""
        if state.is_terminal():
            return state.player_return(seat)
        grid = state.grid
        points = strength(grid, seat) - strength(grid, 1 - seat)
        if state.phase == ACTION:
            self._hanging.find(grid)
            points += self._promise(grid, seat, seat == state.turn)
            points -= self._promise(grid, 1 - seat, seat != state.turn)
        return math.tanh(points)

    def _promise(self, grid: Grid, seat: i64, acts: bool) -> float:
        """Return what the threats of a seat, and its turn if it acts, are worth to it."""
        threats = self._threats
        threats.find(grid, self._hanging, seat)
        gain = float(threats.gain)
        targets = float(size(threats.targets))
        lethal = 1.0 if threats.lethal else 0.0
        if acts:
            return TURN + GAIN * gain + TARGETED * targets + LETHAL * lethal
        return GAIN_LATER * gain + TARGETED_LATER * targets + LETHAL_LATER * lethal


def strength(grid: Grid, seat: i64) -> float:
    """Return what the cards of a seat are worth by themselves."""
    points: float = 0.0
    free: i64 = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        if grid.at[slot] == IN_HAND:
            points += HELD + SIDE * float(attacking_sides(grid, slot))
        elif grid.at[slot] >= FIRST_CELL:
            points += LAID
            if grid.tables.is_alternate(grid.form[slot]):
                points += ALTERNATE
            if not grid.is_enclosed(slot):
                free += 1
                if not grid.is_frozen(slot):
                    points += SIDE * float(attacking_sides(grid, slot))
    return points - LONE if free <= 1 else points


def attacking_sides(grid: Grid, slot: i64) -> i64:
    """Return how many sides of a card attack (ZP-6.1)."""
    form = grid.form[slot]
    count: i64 = 0
    for way in range(4):
        kind = grid.tables.sides[form + way]
        if kind >= ORANGE_SWORD and kind <= RED_POINTER:
            count += 1
    return count
