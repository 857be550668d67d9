"""What the tables of all games have in common: a position that is spoken to in move texts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar, cast

from ecliptic.core.game import Game
from ecliptic.core.state import CHANCE, State

S = TypeVar("S", bound=State)


@dataclass
class Position(Generic[S]):
    """A game and its present state."""

    game: Game[S]
    state: S

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

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def seen(self, move: str, seat: int | None) -> str:
        """The text of a move as a seat sees it."""
        return self.game.observed(self.state, self.game.parse_move(self.state, move), seat)

    def copy(self) -> Self:
        """The same position at another table."""
        return replace(self, state=cast("S", self.state.clone()))
