"""Move texts of Dual (docs/reference/dual.md): action id <-> text, and what others see of a move.

`dealer 0`, `deal y3`, `flip y3`, `play y3`, `wind 0`, `wind none`; seen by others:
`deal y` (the awake suit), `flip ?` or, one by one in order, `flip y`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.errors import NotationError

if TYPE_CHECKING:
    from ecliptic.games.dual.card_file import Deck
    from ecliptic.games.dual.cards import Tables

EXPECTED = "dealer <seat>, deal <face>, flip <face>, play <face>, wind <seat> or wind none"


class Notation:
    """The texts of all action ids of one game object, and of what others see of them."""

    def __init__(self, tables: Tables, deck: Deck) -> None:
        self.faces = deck.face_texts()
        self.cards = [
            f"{first}{other}"
            for first, other in zip(
                self.faces[: tables.cards], self.faces[tables.cards :], strict=True
            )
        ]
        letters = [suit.letter for suit in deck.suits]
        seats = range(tables.players)
        self._actions = [
            *(f"play {face}" for face in self.faces),
            *(f"flip {face}" for face in self.faces),
            *(f"wind {seat}" for seat in seats),
            "wind none",
            *(f"dealer {seat}" for seat in seats),
            *(f"deal {face}" for face in self.faces),
        ]
        self._ids = {text: action for action, text in enumerate(self._actions)}
        self._seen = [
            "flip ?",
            *(f"flip {letter}" for letter in letters),
            *(f"deal {letter}" for letter in letters),
        ]

    def action_text(self, action: int) -> str:
        """Return the move text of an action id."""
        return self._actions[action]

    def seen_text(self, seen: int) -> str:
        """Return the text of what a seat sees of a move (`State.seen`)."""
        if seen < len(self._actions):
            return self._actions[seen]
        return self._seen[seen - len(self._actions)]

    def action_named(self, text: str) -> int:
        """Return the action id of a move text.

        Raises:
            NotationError: no move of this game has this text.
        """
        action = self._ids.get(text)
        if action is None:
            raise NotationError(text, EXPECTED)
        return action
