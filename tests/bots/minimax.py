"""The value of a position found by trying everything: what an exact search is held to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.moves import Moves

if TYPE_CHECKING:
    from ecliptic.core.heuristic import Heuristic
    from ecliptic.core.state import State


class Minimax:
    """Tries every move of both seats; only equal positions are looked at once."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.found: dict[tuple[object, ...], float] = {}
        self.spare: list[tuple[State, Moves]] = []

    def value(self, state: State, depth: int = 0) -> float:
        """What seat 0 wins under best play."""
        if self.heuristic.settled(state):
            return self.heuristic.value(state, 0)
        key = state.rules_fields()
        if key not in self.found:
            values = self.values(state, depth).values()
            self.found[key] = max(values) if state.turn == 0 else min(values)
        return self.found[key]

    def values(self, state: State, depth: int = 0) -> dict[int, float]:
        """What seat 0 wins after each legal move."""
        if depth == len(self.spare):
            self.spare.append((state.clone(), Moves()))
        after, moves = self.spare[depth]
        state.moves(moves)
        values = {}
        for place in range(moves.count):
            after.assign(state)
            after.apply_action(moves.actions[place])
            values[moves.actions[place]] = self.value(after, depth + 1)
        return values
