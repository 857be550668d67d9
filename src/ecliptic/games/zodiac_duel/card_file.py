"""Reads and checks a card set of Zodiac Duel: signs, stars and cards.

Every refusal names the sign, star or card in the words of the game's reference.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecliptic.core.errors import shown
from ecliptic.core.file_entry import FileEntry, words
from ecliptic.games.zodiac_duel.effect_file import Effect
from ecliptic.games.zodiac_duel.signs import BASIC, SIGNS
from ecliptic.games.zodiac_duel.star_file import KEY, Star, deck_bound, read_stars

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.card_set import CardSet

__all__ = ["Card", "Deck", "Effect", "Star", "deck_bound", "has_first_marks", "read_deck"]

FORMAT: Final = "zodiac-duel-set"

FIRST_MARKS: Final = {"a": 5, "b": 5, "a-star": 3, "b-star": 3}
"""First-game marks and how many cards carry each (ZD-2.1)."""

_HIGHEST: Final = 20
_CARD_KEYS: Final = ("id", "sign", "power", "star", "first", "later_sign", "later_power")


@dataclass(frozen=True)
class Card:
    """A card. `star` is the key of its star, `first` its first-game mark.

    Only a Pisces has a later sign and power.
    """

    id: str
    sign: str
    power: int
    star: str
    first: str | None
    later_sign: str | None
    later_power: int | None


@dataclass(frozen=True)
class Deck:
    """A checked card set.

    `ranges` are the printed powers (lowest, highest) of each sign, `cards` all 48 in ASCII
    order of their ids.
    """

    name: dict[str, str]
    ranges: dict[str, tuple[int, int]]
    stars: dict[str, Star]
    cards: tuple[Card, ...]


def has_first_marks(deck: Deck) -> bool:
    """Return whether mode `first` can be played with these cards (ZD-2.1)."""
    return any(card.first is not None for card in deck.cards)


def read_deck(card_set: CardSet) -> Deck:
    """Return the deck that a card set describes.

    Raises:
        CardSetError: with file, key, expected and got; nothing is half-read.
    """
    top, content = FileEntry(card_set.source), card_set.content
    name = _read_head(top, content)
    ranges = _read_signs(top, top.tables(content, "sign"))
    stars = read_stars(top, top.tables(content, "star"))
    cards: dict[str, Card] = {}
    for number, table in enumerate(top.tables(content, "card"), start=1):
        card = _read_card(top, number, table, ranges, stars)
        if card.id in cards:
            raise top.refusal("card", f"card {card.id} is listed twice", card.id)
        cards[card.id] = card
    ordered = tuple(cards[id_] for id_ in sorted(cards))
    _check_fours(top, ordered)
    _check_marks(top, ordered)
    return Deck(name, ranges, stars, ordered)


def _read_head(top: FileEntry, content: Mapping[str, object]) -> dict[str, str]:
    if content.get("format") != FORMAT:
        raise top.must("format", f'format must be "{FORMAT}"', content.get("format"))
    version = content.get("version")
    if type(version) is not int or version != 1:
        raise top.must("version", "version must be 1", version)
    for key in content:
        if key not in {"format", "version", "name", "notes", "sign", "star", "card"}:
            raise top.refusal(key, f"unknown top-level key {shown(key)}", key)
    if not isinstance(content.get("notes", ""), str):
        raise top.must("notes", "notes must be a text", content["notes"])
    name = words(content.get("name"))
    if name is None:
        rule = "name is missing: it must be a text, or a table of texts by language"
        raise top.must("name", rule, content.get("name"))
    return name


def _read_signs(
    top: FileEntry, tables: Sequence[Mapping[str, object]]
) -> dict[str, tuple[int, int]]:
    ranges: dict[str, tuple[int, int]] = {}
    for table in tables:
        name = table.get("name")
        if {*table} != {"name", "min", "max"}:
            raise top.must("sign", f"sign {shown(name)}: keys are name, min, max", list(table))
        if not isinstance(name, str) or name not in SIGNS:
            raise top.refusal("sign", f"unknown sign {shown(name)}", name)
        if name in ranges:
            raise top.refusal("sign", f"sign {name} is listed twice", name)
        ranges[name] = _read_range(top.inside(f"sign {name}"), table["min"], table["max"])
    for sign in SIGNS:
        if sign not in ranges:
            raise top.refusal("sign", f"sign {sign} is missing", None)
    return ranges


def _read_range(entry: FileEntry, low: object, high: object) -> tuple[int, int]:
    if type(low) is int and type(high) is int and 0 <= low <= high <= _HIGHEST:
        return low, high
    rule = f"need 0 <= min <= max <= {_HIGHEST}, whole numbers both"
    raise entry.must("min", rule, [low, high])


def _read_card(
    top: FileEntry,
    number: int,
    table: Mapping[str, object],
    ranges: Mapping[str, tuple[int, int]],
    stars: Mapping[str, Star],
) -> Card:
    id_ = table.get("id")
    if not isinstance(id_, str) or not KEY.fullmatch(id_):
        raise top.inside(f"card {number}").refusal("id", f"bad card id {shown(id_)}", id_)
    entry = top.inside(f"card {id_}")
    for key in table:
        if key not in _CARD_KEYS:
            raise entry.refusal(key, f"unknown key {shown(key)}", key)
    sign, star = table.get("sign"), table.get("star")
    if not isinstance(sign, str) or sign not in SIGNS:
        raise entry.refusal("sign", f"unknown sign {shown(sign)}", sign)
    if not isinstance(star, str) or star not in stars:
        raise entry.refusal("star", f"unknown star {shown(star)}", star)
    power = _read_power(entry, table, sign, ranges[sign])
    first = _read_mark(entry, table, sign)
    return Card(id_, sign, power, star, first, *_read_later(entry, table, sign))


def _read_power(
    entry: FileEntry, table: Mapping[str, object], sign: str, printed: tuple[int, int]
) -> int:
    power = table.get("power")
    if type(power) is not int:
        raise entry.must("power", "power must be a whole number", power)
    if sign == "gemini" and power != 0:
        raise entry.must("power", "a gemini has power 0", power)
    low, high = printed
    if not low <= power <= high:
        reason = f"power {power} is outside the printed range {low}-{high} of {sign}"
        raise entry.refusal("power", reason, power)
    return power


def _read_mark(entry: FileEntry, table: Mapping[str, object], sign: str) -> str | None:
    if "first" not in table:
        return None
    mark = table["first"]
    if not isinstance(mark, str) or mark not in FIRST_MARKS:
        raise entry.must("first", "first must be a, b, a-star or b-star", mark)
    if sign not in BASIC:
        raise entry.refusal("first", "only basic cards carry a first-game mark", mark)
    return mark


def _read_later(
    entry: FileEntry, table: Mapping[str, object], sign: str
) -> tuple[str | None, int | None]:
    later, power = table.get("later_sign"), table.get("later_power")
    if sign != "pisces":
        for key in ("later_sign", "later_power"):
            if key in table:
                reason = "only a pisces has later_sign and later_power"
                raise entry.refusal(key, reason, table[key])
        return None, None
    if not isinstance(later, str) or later not in SIGNS or later in {"pisces", "gemini"}:
        rule = "a pisces needs a later_sign other than pisces and gemini"
        raise entry.must("later_sign", rule, later)
    if type(power) is not int or not 0 <= power <= _HIGHEST:
        rule = f"a pisces needs a later_power 0..{_HIGHEST}"
        raise entry.must("later_power", rule, power)
    return later, power


def _check_fours(top: FileEntry, cards: Sequence[Card]) -> None:
    counts = Counter(card.sign for card in cards)
    for sign in SIGNS:
        if counts[sign] != 4:
            reason = f"sign {sign} has {counts[sign]} cards, not 4"
            raise top.refusal("card", reason, counts[sign])


def _check_marks(top: FileEntry, cards: Sequence[Card]) -> None:
    counts = Counter(card.first for card in cards if card.first is not None)
    for mark, count in counts.items():
        if count != FIRST_MARKS[mark]:
            reason = f"first-game mark {mark} is on {count} cards, not {FIRST_MARKS[mark]}"
            raise top.refusal("first", reason, count)
    if counts and {*counts} != {*FIRST_MARKS}:
        raise top.must("first", "first-game marks are incomplete", sorted(counts))
