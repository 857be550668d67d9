"""Move texts of Zodiac Duel: action id <-> text, and what others see of a move.

`keep leo-9 fighter`, `fight leo-9`, `star leo-9`, `choose leo-9`, `option 2`, `pass`; seen
by the other seat: `draw ?`, `keep ?`, `select ?`, `deal ?`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.errors import NotationError
from ecliptic.games.zodiac_duel.cards import ACTIONS, OPTIONS
from ecliptic.games.zodiac_duel.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Sequence

EXPECTED = (
    "keep <card> fighter or star, fight, force, star, rear or choose <card>, option <number>, "
    "decline, pass, select <sign>; by chance deal or middle <sign>, draw, reveal or random "
    "<card>, initiative <seat>"
)

HIDDEN = ("draw ?", "keep ?", "select ?", "deal ?")


class Notation:
    """The texts of all action ids; `ids` are the card ids in ASCII order."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = tuple(ids)
        self._actions = [
            *(f"keep {card} fighter" for card in ids),
            *(f"keep {card} star" for card in ids),
            *(f"{deed} {card}" for deed in ("fight", "force", "star", "rear") for card in ids),
            *(f"choose {card}" for card in ids),
            *(f"option {number}" for number in range(1, OPTIONS + 1)),
            "decline",
            "pass",
            *(f"select {sign}" for sign in SIGNS),
            *(f"deal {sign}" for sign in SIGNS),
            *(f"middle {sign}" for sign in SIGNS),
            *(f"draw {card}" for card in ids),
            *(f"initiative {seat}" for seat in range(2)),
            *(f"reveal {card}" for card in ids),
            *(f"random {card}" for card in ids),
        ]
        assert len(self._actions) == ACTIONS
        self._ids = {text: action for action, text in enumerate(self._actions)}

    def action_text(self, action: int) -> str:
        """Return the move text of an action id."""
        return self._actions[action]

    def seen_text(self, seen: int) -> str:
        """Return the text of what a seat sees of a move (`State.seen`)."""
        return self._actions[seen] if seen < ACTIONS else HIDDEN[seen - ACTIONS]

    def action_named(self, text: str) -> int:
        """Return the action id of a move text.

        Raises:
            NotationError: no move of this game has this text.
        """
        action = self._ids.get(text)
        if action is None:
            raise NotationError(text, EXPECTED)
        return action
