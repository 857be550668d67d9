"""How cards, sides, hands and spaces of Zeipen Dualis are named in messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, Term, Values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecliptic.core.narration import Value
    from ecliptic.games.zeipen.cards import Tables
    from ecliptic.games.zeipen.printed import Face, PrintedSet

ALTERNATE: Final = "alternate"
"""The face of a II or III that is not the active one, as views name it."""

NUMERALS: Final = ("", "I", "II", "III")

PRINTED: Final = ("up", "right", "down", "left")
COMPASS: Final = ("north", "east", "south", "west")
"""The sides of a card clockwise: as its owner holds it, and as it lies on the grid."""


class Labels:
    """Messages for the cards and ready hands of one card set, which are named by their ids.

    `tables` hold the switches of the game, for words that depend on them.
    """

    def __init__(self, printed: PrintedSet, tables: Tables) -> None:
        self.characters = {character.id: character for character in printed.characters}
        self.hands = {hand.id: hand for hand in printed.hands}
        self.tables = tables

    # Cards.

    def card(self, card: str) -> Term:
        """Return the name of a card, such as "Fenn"."""
        return Term(self.characters[card].name)

    def cards(self, cards: Iterable[str]) -> tuple[Term, ...]:
        """Return the names of several cards."""
        return tuple(self.card(card) for card in cards)

    def numeral(self, card: str) -> str:
        """Return the roman numeral of a card."""
        return NUMERALS[self.characters[card].numeral]

    def titled(self, card: str, face: str) -> Message | Term:
        """Return a card with the caption of its face, such as "Fenn, the flood"."""
        found = self.characters[card]
        alternate = face == ALTERNATE
        title = found.alternate_title if alternate else found.title
        if title is not None:
            return Message("card.titled", {"card": self.card(card), "title": Term(title)})
        return (
            Message("card.alternate", {"card": self.card(card)}) if alternate else self.card(card)
        )

    # Sides.

    def sides(self, card: str, face: str) -> Message:
        """Return the four sides of a face as its owner holds it."""
        return _sides("card.sides", PRINTED, self.face(card, face))

    def compass(self, card: str, face: str, *, turned: bool) -> Message:
        """Return the four sides of a card as it lies, which may be turned (ZP-3.3)."""
        up, right, down, left = self.face(card, face)
        lying = (down, left, up, right) if turned else (up, right, down, left)
        return _sides("card.compass", COMPASS, lying)

    def face(self, card: str, face: str) -> Face:
        """Return the kinds of the four sides of a face as its owner holds it."""
        found = self.characters[card]
        if face != ALTERNATE:
            return found.active
        assert found.alternate is not None
        return found.alternate

    # Hands and spaces.

    def hand(self, hand: str) -> Term:
        """Return the name of a ready hand."""
        return Term(self.hands[hand].name)

    def space(self, at: str) -> Message:
        """Return the coordinates of a space, such as "(0,-1)"."""
        x, y = place(at)
        return Message("space.at", {"x": x, "y": y})

    def where(self, at: str) -> Message:
        """Return a space in words, such as "1 east, 1 south" (ZP-2.3)."""
        x, y = place(at)
        ways = {"north": max(y, 0), "south": max(-y, 0), "east": max(x, 0), "west": max(-x, 0)}
        values: dict[str, Value] = {way: steps for way, steps in ways.items() if steps}
        return Message(f"space.{'_'.join(values) or 'middle'}", values)


def place(at: str) -> tuple[int, int]:
    """Return x and y of a space that a view or a move names."""
    x, _, y = at.partition(",")
    return int(x), int(y)


def _sides(key: str, names: Iterable[str], face: Face) -> Message:
    values: Values = {
        name: Message(f"side.{kind.replace(' ', '_')}")
        for name, kind in zip(names, face, strict=True)
    }
    return Message(key, values)
