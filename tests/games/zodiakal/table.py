"""A table of Zodiakal at which the die falls as a test asks for.

Every position is reached by legal play: each move goes through `parse_move`, so a test
that steers chance into something impossible fails at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ecliptic.core.rng import Rng
from ecliptic.games.zodiakal import Zodiakal
from ecliptic.games.zodiakal.state import ZodiakalState
from tests.games.position import Position


@dataclass
class Table(Position[ZodiakalState]):
    """A game and its present state, spoken to in move texts."""

    game: Zodiakal

    def play(self, moves: str) -> Table:
        """Make the moves (`"roll 3; pass"`), chance moves included."""
        for text in filter(None, (" ".join(one.split()) for one in moves.split(";"))):
            self.state.apply_action(self.game.parse_move(self.state, text))
        return self

    def shown(self, *keys: str) -> list[Any]:
        """The facts of these keys."""
        facts = self.facts
        return [facts[key] for key in keys]


def table(options: Mapping[str, object] | None = None, moves: str = "") -> Table:
    """A fresh table, after these moves."""
    game = Zodiakal(**(options or {}))  # type: ignore[arg-type]
    return Table(game, game.new_initial_state()).play(moves)


def wander(at: Table, seed: int, moves: int) -> Table:
    """Make so many random legal moves, or all that are left."""
    rng = Rng(seed)
    for _ in range(moves):
        if at.state.is_terminal():
            break
        legal = at.state.legal_actions()
        at.state.apply_action(legal[rng.below(len(legal))])
    return at
