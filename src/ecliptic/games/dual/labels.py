"""How cards, suits and hands of Dual are named in messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, Term, Values

if TYPE_CHECKING:
    from ecliptic.games.dual.card_file import Deck


class Labels:
    """Messages for the cards of one deck. A face is named by its text, such as `y3`."""

    def __init__(self, deck: Deck) -> None:
        self.suits = {suit.letter: suit for suit in deck.suits}
        self.letters = list(self.suits)
        texts = deck.face_texts()
        cards = len(deck.stars)
        self.cards = {f"{texts[card]}{texts[card + cards]}": card for card in range(cards)}
        self._faces = texts
        self._number = {text: number for number, text in enumerate(texts)}
        self._stars = deck.stars

    def other(self, face: str) -> str:
        """Return the face on the other end of the same card."""
        cards = len(self._stars)
        return self._faces[(self._number[face] + cards) % (2 * cards)]

    def first_face(self, card: str) -> str:
        """Return the face of the first end of a card id such as `y3b7`."""
        return self._faces[self.cards[card]]

    def stars(self, face: str) -> int:
        """Return the stars on the card of a face."""
        return self._stars[self._number[face] % len(self._stars)]

    def card_of(self, face: str) -> str:
        """Return the card id of a face."""
        number = self._number[face] % len(self._stars)
        return f"{self._faces[number]}{self._faces[number + len(self._stars)]}"

    def order(self, face: str) -> tuple[int, int]:
        """Return a key that sorts faces by suit, then by value."""
        return self.letters.index(face[0]), int(face[1:])

    def suit(self, letter: str) -> Term:
        """Return the name of a suit."""
        return Term(self.suits[letter].name)

    def face(self, face: str) -> Message:
        """Return the awake end alone, such as "Yellow 3"."""
        return Message("card.face", {"suit": self.suit(face[0]), "value": int(face[1:])})

    def held(self, face: str) -> Message:
        """Return a whole card as it is held: both ends and the stars."""
        values: Values = {
            "awake": self.face(face),
            "asleep": self.face(self.other(face)),
            "count": self.stars(face),
        }
        return Message("card.held", values)

    def whole(self, face: str) -> Message:
        """Return a card that no hand holds: its two ends in no order, and its stars."""
        values: Values = {
            "first": self.face(face),
            "other": self.face(self.other(face)),
            "count": self.stars(face),
        }
        return Message("card.whole", values)

    def back(self, letter: str) -> Message:
        """Return the back of a card that has a suit awake."""
        return Message("card.back", {"suit": self.suit(letter)})
