"""Reads and checks hands: the ready-made ones of a card file, and those of the options."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecliptic.core.errors import OptionError, shown
from ecliptic.games.zeipen.entry_values import check_keys, read_more_words, read_named, read_words
from ecliptic.games.zeipen.printed import HAND, ReadyHand

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.file_entry import FileEntry
    from ecliptic.games.zeipen.printed import Character, PrintedSet

_NEEDED: Final = ("id", "name", "cards")
_MORE: Final = ("idea",)


def read_hands(
    top: FileEntry, tables: Sequence[Mapping[str, object]], characters: Sequence[Character]
) -> tuple[ReadyHand, ...]:
    """Return the ready-made hands of a file in its order.

    Raises:
        CardSetError: one of them is wrong, or two share an id.
    """
    found: dict[str, ReadyHand] = {}
    for number, table in enumerate(tables, start=1):
        entry, id_ = read_named(top, table, "hand", number)
        if id_ in found:
            raise entry.refusal("id", "id used twice", id_)
        found[id_] = _read_hand(entry, id_, table, characters)
    return tuple(found.values())


def _read_hand(
    entry: FileEntry, id_: str, table: Mapping[str, object], characters: Sequence[Character]
) -> ReadyHand:
    check_keys(entry, table, _NEEDED, _MORE)
    name = read_words(entry, table, "name")
    idea = read_more_words(entry, table, "idea")
    cards = table["cards"]
    if not isinstance(cards, list):
        raise entry.must("cards", "cards must be a list of card ids", cards)
    fault = hand_fault(characters, cards)
    if fault is not None:
        raise entry.refusal("cards", fault, cards)
    return ReadyHand(id_, name, idea, tuple(cards))


def hand_fault(characters: Sequence[Character], cards: Sequence[object]) -> str | None:
    """Return what is wrong with a hand, or None if it may be played (ZP-4.1, ZP-4.2)."""
    if len(cards) != HAND:
        return f"a hand has {HAND} cards, not {len(cards)}"
    limits = {character.id: character.copies for character in characters}
    for card in cards:
        if not isinstance(card, str) or card not in limits:
            return f"unknown card {card if isinstance(card, str) else shown(card)}"
    for card, count in Counter(cards).items():
        if count > limits[str(card)]:
            return f"more than {limits[str(card)]} copies of {card}"
    return None


def check_hand(printed: PrintedSet, label: str, cards: Sequence[object]) -> tuple[str, ...]:
    """Return the cards of a hand that the options give; `label` is `hands[0]` or `hands[1]`.

    Raises:
        OptionError: no such hand may be played.
    """
    fault = hand_fault(printed.characters, cards)
    if fault is not None:
        raise OptionError("hands", f"{HAND} card ids of the set", cards, f"{label}: {fault}")
    return tuple(str(card) for card in cards)


def ready_hand(printed: PrintedSet, id_: str) -> ReadyHand:
    """Return the ready-made hand of that id (ZP-4.4).

    Raises:
        OptionError: the set has no such hand.
    """
    for hand in printed.hands:
        if hand.id == id_:
            return hand
    known = ", ".join(hand.id for hand in printed.hands) or "no ready hand"
    raise OptionError("hands", f"one of {known}", id_, f"unknown ready hand: {id_}")
