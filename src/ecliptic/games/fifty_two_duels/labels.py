"""How sides, cards, abilities and sheets of 52 Duels are named in messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName, Term

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecliptic.games.fifty_two_duels.cards import Switches
    from ecliptic.games.fifty_two_duels.sheets import Ability, Character, Sheet, SheetSet

NEMESIS: Final = 1
"""The side of the Nemesis in solo."""

ITEMS: Final = {"c": "bomb", "s": "cloak", "h": "potion", "d": "crystal"}
"""The item that a suit names (FD-7.1)."""

ITEM_RULES: Final = {"bomb": "FD-7.5", "cloak": "FD-7.7", "potion": "FD-7.8", "crystal": "FD-7.9"}


class Labels:
    """Messages for the sheets of one set; `switches` are those of the game."""

    def __init__(self, sheets: SheetSet, switches: Switches) -> None:
        self.characters: dict[str, Character] = {one.id: one for one in sheets.characters}
        self.switches = switches
        self.solo = bool(switches.solo)

    def is_nemesis(self, side: int) -> bool:
        """Return whether a side is the Nemesis."""
        return self.solo and side == NEMESIS

    def owner(self, side: int) -> int | None:
        """Return the seat that owns the zones of a side; a Nemesis has none."""
        return None if self.is_nemesis(side) else side

    def side(self, side: int) -> SeatName | Message:
        """Return the name of a side."""
        return Message("side.nemesis") if self.is_nemesis(side) else SeatName(side)

    def sheet_of(self, character: str, side: int) -> Sheet:
        """Return the face of a character's sheet that a side uses."""
        found = self.characters[character]
        if not self.is_nemesis(side):
            return found.front
        assert found.corrupted is not None
        return found.corrupted


def card(token: str) -> Message:
    """Return a card, such as "7 of hearts"."""
    rank = Message(f"rank.{token[0]}")
    return Message("card.card", {"rank": rank, "suit": suit_name(token[1])})


def the(token: str) -> Message:
    """Return a card with its article, such as "the 7 of hearts"."""
    rank = Message(f"the.{token[0]}")
    return Message("card.card", {"rank": rank, "suit": suit_name(token[1])})


def those(tokens: Iterable[str]) -> tuple[Message, ...]:
    """Return several cards, each with its article."""
    return tuple(the(token) for token in tokens)


def number_of_cards(count: int) -> Message:
    """Return so many cards, as in "3 cards"."""
    return Message("card.count", {"count": count})


def suit_name(suit: str) -> Message:
    """Return the name of a suit."""
    return Message(f"suit.{suit}")


def rank_name(rank: str) -> Message:
    """Return the name of a rank."""
    return Message(f"rank.{rank}")


def named(ability: Ability) -> Term:
    """Return the name of an ability."""
    return Term(ability.name)


def item(token: str) -> Message:
    """Return the item that a card is."""
    return Message(f"item.{ITEMS[token[1]]}")
