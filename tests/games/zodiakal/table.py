"""A table of Zodiakal at which the die falls as a test asks for.

Every position is reached by legal play: each move goes through `parse_move`, so a test
that steers chance into something impossible fails at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiakal import Zodiakal
from ecliptic.games.zodiakal.state import ZodiakalState


@dataclass
class Table:
    """A game and its present state, spoken to in move texts."""

    game: Zodiakal
    state: ZodiakalState

    def play(self, moves: str) -> Table:
        """Make the moves (`"roll 3; pass"`), chance moves included."""
        for text in filter(None, (" ".join(one.split()) for one in moves.split(";"))):
            self.state.apply_action(self.game.parse_move(self.state, text))
        return self

    @property
    def actor(self) -> int | str | None:
        """The seat to act, `"chance"`, or None at the end."""
        player = self.state.current_player()
        return "chance" if player == CHANCE else player if player >= 0 else None

    @property
    def moves(self) -> list[str]:
        """The legal move texts in ASCII order."""
        return sorted(self.game.move_text(self.state, one) for one in self.state.legal_actions())

    @property
    def chances(self) -> dict[str, int]:
        """The weight of each outcome of a chance node."""
        texts = [self.game.move_text(self.state, one) for one in self.state.legal_actions()]
        return dict(zip(texts, self.state.chance_weights(), strict=True))

    @property
    def facts(self) -> dict[str, Any]:
        """All facts."""
        return self.game.facts(self.state)

    def shown(self, *keys: str) -> list[Any]:
        """The facts of these keys."""
        facts = self.facts
        return [facts[key] for key in keys]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def copy(self) -> Table:
        """The same position at another table."""
        return Table(self.game, self.state.clone())


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
