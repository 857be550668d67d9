"""Exact play of the rest of a game, or of a stretch up to a settled position.

`Solver` searches one fully known position of two seats by alpha-beta with a table of
positions met before.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.heuristic import Heuristic
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.state import State

WORST: Final = -2.0
BEST: Final = 2.0
"""Bounds outside every value."""


@final
class Bounds:
    """What is known of a position's value for seat 0: at least `low`, at most `high`."""

    def __init__(self) -> None:
        self.low: float = WORST
        self.high: float = BEST


@final
class Solver:
    """Solves positions of one two-seat game, all cards known, and remembers them."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic: Heuristic = heuristic
        self.known: dict[tuple[object, ...], Bounds] = {}
        self.scratch: list[State] = []
        self.buffers: list[Moves] = []
        self.nodes: i64 = 0

    def value(self, state: State) -> float:
        """Return what seat 0 wins from here under best play, in the heuristic's terms."""
        return self._search(state, WORST, BEST, 0)

    def _search(self, state: State, alpha: float, beta: float, depth: i64) -> float:
        self.nodes += 1
        if self.heuristic.settled(state):
            return self.heuristic.value(state, 0)
        key = state.position_key()
        bounds = self.known.get(key)
        if bounds is None:
            bounds = Bounds()
            self.known[key] = bounds
        alpha = max(alpha, bounds.low)
        beta = min(beta, bounds.high)
        if alpha >= beta:
            return bounds.low if bounds.low >= beta else bounds.high
        found = self._best(state, alpha, beta, depth)
        if found > alpha:
            bounds.low = max(bounds.low, found)
        if found < beta:
            bounds.high = min(bounds.high, found)
        return found

    def _best(self, state: State, alpha: float, beta: float, depth: i64) -> float:
        """Return the best child's value for the seat to move, or a bound outside the window."""
        child, moves = self._at(state, depth)
        state.moves(moves)
        maximise = state.turn == 0
        found = WORST if maximise else BEST
        for place in range(moves.count):
            child.assign(state)
            child.apply_action(moves.actions[place])
            value = self._search(child, alpha, beta, depth + 1)
            if maximise:
                found = max(found, value)
                alpha = max(alpha, found)
            else:
                found = min(found, value)
                beta = min(beta, found)
            if alpha >= beta:
                break
        return found

    def _at(self, state: State, depth: i64) -> tuple[State, Moves]:
        """Return the scratch state and move buffer of a depth."""
        if depth == len(self.scratch):
            self.scratch.append(state.clone())
            self.buffers.append(Moves())
        return self.scratch[depth], self.buffers[depth]
