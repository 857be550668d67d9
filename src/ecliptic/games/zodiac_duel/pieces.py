"""Cards of Zodiac Duel as pieces of a scene: fighters, stars, signs and backs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.core.scene_parts import new_piece
from ecliptic.games.zodiac_duel.labels import SHORT_SIGNS, SHORT_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Values
    from ecliptic.core.scene import Piece
    from ecliptic.games.zodiac_duel.labels import Labels

TONES: Final = {
    "aquarius": "#29B6F6",
    "aries": "#D32F2F",
    "cancer": "#B0BEC5",
    "capricornus": "#546E7A",
    "gemini": "#FDD835",
    "leo": "#FB8C00",
    "libra": "#F48FB1",
    "pisces": "#00796B",
    "sagittarius": "#4A5CC4",
    "scorpius": "#8E24AA",
    "taurus": "#7CB342",
    "virgo": "#8D5A47",
}
"""A colour for each sign; the mark and the words say the same without it."""

GOLD: Final = "#7A6A00"
"""The colour of all stars."""

DOWN: Final = "-"
"""What a face-down card shows that keeps the place of a fighter."""


class Pieces:
    """Draws the cards of one deck. A piece is named by its zone and its card."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def fighter(self, zone: str, card: str, duel: int) -> Piece:
        """Return a card that acts as a fighter, in its form of a duel (0: before the first)."""
        sign, power = self.labels.form(card, duel)
        return _fighter(f"{zone}-{card}", sign, power, self.labels.fighter(card, duel))

    def placed(self, zone: str, seat: int, card: str, duel: int) -> Piece:
        """Return a fighter that lies in a finished duel, on the side of a seat."""
        piece = self.fighter(zone, card, duel)
        return _on_side(piece, "card.placed", seat, self.labels.fighter(card, duel))

    def duelling(self, zone: str, seat: int, card: str, sign: str, power: int, duel: int) -> Piece:
        """Return a fighter that fights, with its present sign and the power of its side."""
        values: Values = {
            "seat": SeatName(seat),
            "sign": self.labels.sign(sign),
            "power": power,
            "card": self.labels.fighter(card, duel),
        }
        return _fighter(f"{zone}-{card}", sign, power, Message("card.duelling", values))

    def star(self, zone: str, card: str) -> Piece:
        """Return a card that acts as a star; its lower end is its fighter half."""
        found = self.labels.cards[card]
        piece = new_piece(f"{zone}-{card}", self.labels.star(card))
        piece["face"] = SHORT_TYPES[self.labels.star_of(card).type]
        piece["below"] = f"{SHORT_SIGNS[found.sign]} {found.power}"
        piece["tone"] = GOLD
        piece["mark"] = "star"
        return piece

    def played(self, zone: str, seat: int, card: str, *, cancelled: bool) -> Piece:
        """Return a star in a duel, on the side of the seat that played it."""
        key = "card.cancelled" if cancelled else "card.placed"
        return _on_side(self.star(zone, card), key, seat, self.labels.star(card))

    def down(self, zone: str, seat: int) -> Piece:
        """Return the face-down card that keeps a fighter's place (ZD-6.8)."""
        label = Message("card.down", {"seat": SeatName(seat)})
        piece = new_piece(f"{zone}-down-{seat}", label)
        piece["face"] = DOWN
        return piece

    def sign(self, zone: str, sign: str) -> Piece:
        """Return a sign card of the draft."""
        label = Message("card.sign", {"sign": self.labels.sign(sign)})
        piece = new_piece(f"{zone}-{sign}", label)
        piece["face"] = SHORT_SIGNS[sign]
        piece["tone"] = TONES[sign]
        piece["mark"] = sign
        return piece


def backs(zone: str, count: int) -> Iterator[Piece]:
    """Yield so many cards that the reader does not know."""
    for number in range(count):
        yield new_piece(f"{zone}-{number}", Message("card.back"))


def _fighter(name: str, sign: str, power: int, label: Message) -> Piece:
    piece = new_piece(name, label)
    piece["face"] = str(power)
    piece["below"] = SHORT_SIGNS[sign]
    piece["tone"] = TONES[sign]
    piece["mark"] = sign
    return piece


def _on_side(piece: Piece, key: str, seat: int, card: Message) -> Piece:
    piece["label"] = Message(key, {"seat": SeatName(seat), "card": card}).as_json()
    return piece
