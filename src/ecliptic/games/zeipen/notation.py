"""Move texts of Zeipen Dualis: action id <-> text, and what others see of a move.

`hand vanguard`, `take alder`, `play first`, `place alder`, `deploy alder`, `move 0,-1`,
`activate 0,-1`, `flip 0,-1`, `recover alder`, `to -1,2`; by chance `row alder`,
`reveal 0 alder`, `toss 1`; seen by the other seat: `hand ?`, `take ?`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.errors import NotationError
from ecliptic.games.zeipen.cards import SPACES, WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

EXPECTED = (
    "hand <hand>, take, place, deploy or recover <card>, play first, play second, move, "
    "activate, flip or to <x,y>; by chance row <card>, reveal <seat> <card>, toss <seat>"
)

HIDDEN = ("hand ?", "take ?")

FARTHEST = 14
"""Coordinates of moves are from -14 to 14."""


def space_text(space: int) -> str:
    """Return the coordinates of a space, such as `-2,0`."""
    return f"{space % WIDTH - FARTHEST},{space // WIDTH - FARTHEST}"


class Notation:
    """The texts of all action ids; card and hand ids are in the order of the card file."""

    def __init__(self, cards: Sequence[str], hands: Sequence[str]) -> None:
        self.cards = tuple(cards)
        self.hands = tuple(hands)
        spaces = [space_text(space) for space in range(SPACES)]
        self._actions = [
            *(f"hand {hand}" for hand in hands),
            *(f"take {card}" for card in cards),
            "play first",
            "play second",
            *(f"{deed} {card}" for deed in ("place", "deploy") for card in cards),
            *(f"{deed} {space}" for deed in ("move", "activate", "flip") for space in spaces),
            *(f"recover {card}" for card in cards),
            *(f"to {space}" for space in spaces),
            *(f"row {card}" for card in cards),
            *(f"reveal {seat} {card}" for seat in range(2) for card in cards),
            *(f"toss {seat}" for seat in range(2)),
        ]
        self._ids = {text: action for action, text in enumerate(self._actions)}

    def action_text(self, action: int) -> str:
        """Return the move text of an action id."""
        return self._actions[action]

    def seen_text(self, seen: int) -> str:
        """Return the text of what a seat sees of a move (`State.seen`)."""
        if seen < len(self._actions):
            return self._actions[seen]
        return HIDDEN[seen - len(self._actions)]

    def action_named(self, text: str) -> int:
        """Return the action id of a move text.

        Raises:
            NotationError: no move of this game has this text.
        """
        action = self._ids.get(text)
        if action is None:
            raise NotationError(text, EXPECTED)
        return action
