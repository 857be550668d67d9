"""How signs, cards and stars of Zodiac Duel are named in messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, Term, Values

if TYPE_CHECKING:
    from ecliptic.games.zodiac_duel.card_file import Card, Deck, Star
    from ecliptic.games.zodiac_duel.cards import Switches

SHORT_SIGNS: Final = {
    "aquarius": "Aqr",
    "aries": "Ari",
    "cancer": "Cnc",
    "capricornus": "Cap",
    "gemini": "Gem",
    "leo": "Leo",
    "libra": "Lib",
    "pisces": "Psc",
    "sagittarius": "Sgr",
    "scorpius": "Sco",
    "taurus": "Tau",
    "virgo": "Vir",
}
"""The abbreviations of astronomers, the same in all languages."""

SHORT_TYPES: Final = {"plus": "+", "cancel-penalty": "~", "immediate": "!", "other": "*"}

LATER: Final = 3
"""The duel from which on a Pisces has its later form (ZD-7.12)."""


class Labels:
    """Messages for the cards of one deck, which are named by their ids such as `leo-9`.

    `switches` are those of the game, for words that depend on them.
    """

    def __init__(self, deck: Deck, switches: Switches) -> None:
        self.cards: dict[str, Card] = {card.id: card for card in deck.cards}
        self.switches = switches
        self._stars = deck.stars

    def star_of(self, card: str) -> Star:
        """Return the star of a card."""
        return self._stars[self.cards[card].star]

    def form(self, card: str, duel: int) -> tuple[str, int]:
        """Return sign and power outside memory, in a duel (0: before the first; ZD-R23)."""
        found = self.cards[card]
        if duel >= LATER and found.later_sign is not None and found.later_power is not None:
            return found.later_sign, found.later_power
        return found.sign, found.power

    def sign(self, sign: str) -> Message:
        """Return the name of a sign."""
        return Message(f"sign.{sign}")

    def signs(self, signs: list[str]) -> tuple[Message, ...]:
        """Return the names of several signs."""
        return tuple(self.sign(sign) for sign in signs)

    # In a sentence.

    def as_fighter(self, card: str, duel: int = 0) -> Message:
        """Return the fighter half in short, such as "Leo 9"."""
        sign, power = self.form(card, duel)
        return Message("card.as_fighter", {"sign": self.sign(sign), "power": power})

    def as_star(self, card: str) -> Term:
        """Return the name of a card's star."""
        return Term(self.star_of(card).name)

    def text(self, card: str) -> Term:
        """Return what a card's star does."""
        return Term(self.star_of(card).text)

    def as_card(self, card: str) -> Message:
        """Return both halves in short, such as "Leo 9 / Mirror Sky"."""
        values: Values = {"card": self.as_fighter(card), "name": self.as_star(card)}
        return Message("card.as_card", values)

    # Alone, with all that stands on the card.

    def fighter(self, card: str, duel: int = 0) -> Message:
        """Return a card that acts as a fighter; a Pisces tells its later form too."""
        sign, power = self.form(card, duel)
        values: Values = {
            "sign": self.sign(sign),
            "power": power,
            "star": self.as_star(card),
            "type": self._type(card),
            "text": self.text(card),
        }
        if self.form(card, LATER) == (sign, power):
            return Message("card.fighter", values)
        return Message("card.pisces", {**values, "later": self.as_fighter(card, LATER)})

    def star(self, card: str) -> Message:
        """Return a card that acts as a star."""
        found = self.cards[card]
        values: Values = {
            "name": self.as_star(card),
            "text": self.text(card),
            "type": self._type(card),
            "sign": self.sign(found.sign),
            "power": found.power,
        }
        return Message("card.star", values)

    def _type(self, card: str) -> Message:
        return Message(f"type.{self.star_of(card).type}")
