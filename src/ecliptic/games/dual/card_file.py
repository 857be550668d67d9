"""Reads and checks a card set of Dual (the format stands in docs/reference/dual.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecliptic.core.card_set import Entry
from ecliptic.games.dual.cards import Switches, Tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.card_set import CardSet

SIZES: Final = (6, 12, 18, 24, 30)
"""Numbers of cards that two and three players can share out equally."""

_END = re.compile(r"[a-z][1-9][0-9]?")


@dataclass(frozen=True)
class Suit:
    """A suit as it is written, named (by language) and drawn."""

    letter: str
    name: dict[str, str]
    mark: str
    colour: str


@dataclass(frozen=True)
class Deck:
    """A checked card set. `ends` are the (suit, value) pairs of each card, first end first."""

    suits: tuple[Suit, ...]
    ends: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    stars: tuple[int, ...]
    star_value: int

    def tables(self, switches: Switches) -> Tables:
        """Return the native tables of these cards."""
        faces = [ends[0] for ends in self.ends] + [ends[1] for ends in self.ends]
        suits = [suit for suit, _ in faces]
        values = [value for _, value in faces]
        return Tables(switches, len(self.suits), suits, values, list(self.stars), self.star_value)

    def part(self, count: int) -> Deck:
        """Return a deck of `count` cards taken at even distances."""
        places = [place * len(self.stars) // count for place in range(count)]
        ends = tuple(self.ends[place] for place in places)
        stars = tuple(self.stars[place] for place in places)
        return Deck(self.suits, ends, stars, self.star_value)

    def face_texts(self) -> list[str]:
        """Return the text of every face, by face number."""
        firsts = [self._text(ends[0]) for ends in self.ends]
        return firsts + [self._text(ends[1]) for ends in self.ends]

    def _text(self, end: tuple[int, int]) -> str:
        return f"{self.suits[end[0]].letter}{end[1]}"


def read_deck(card_set: CardSet) -> Deck:
    """Return the deck that a card set describes.

    Raises:
        CardSetError: with file, key, expected and got; nothing is half-read.
    """
    top = Entry(card_set.source, "", card_set.content)
    top.only(
        ("format", "game", "name", "author", "end_sum", "star_value", "max_stars", "suit", "card")
    )
    top.exactly("format", 1)
    top.exactly("game", "dual")
    top.words("name")
    top.text("author")
    end_sum = top.whole("end_sum", 2, 20)
    star_value = top.whole("star_value", 1, end_sum - 1, "end_sum - 1")
    max_stars = top.whole("max_stars", 1, 9)
    suits = _read_suits(top)
    letters = [suit.letter for suit in suits]
    cards = top.tables("card")
    if len(cards) not in SIZES:
        raise top.fail("card", "6, 12, 18, 24 or 30 cards", len(cards))
    ends = tuple(_read_ends(card, letters, end_sum) for card in cards)
    stars = tuple(card.whole("stars", 1, max_stars) for card in cards)
    _check_faces_differ(cards, ends, letters)
    return Deck(suits, ends, stars, star_value)


def _read_suits(top: Entry) -> tuple[Suit, ...]:
    entries = top.tables("suit")
    if not 2 <= len(entries) <= 6:
        raise top.fail("suit", "2 to 6 suits", len(entries))
    suits: list[Suit] = []
    for entry in entries:
        suit = _read_suit(entry)
        if any(suit.letter == known.letter for known in suits):
            raise entry.fail("letter", "a letter that is not used twice", suit.letter)
        suits.append(suit)
    return tuple(suits)


def _read_suit(entry: Entry) -> Suit:
    entry.only(("letter", "name", "mark", "colour"))
    letter = entry.get("letter")
    if not isinstance(letter, str) or not re.fullmatch("[a-z]", letter):
        raise entry.fail("letter", "one small letter", letter)
    return Suit(letter, entry.words("name"), entry.text("mark"), entry.text("colour"))


def _read_ends(
    card: Entry, letters: Sequence[str], end_sum: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    card.only(("ends", "stars"))
    texts = card.texts("ends", 2, 'two texts such as "y3"')
    first, other = (_read_end(card, text, letters, end_sum) for text in texts)
    if first[0] == other[0]:
        raise card.fail("ends", "ends of two different suits", texts)
    if first[1] + other[1] != end_sum:
        expected = f"values that add up to {end_sum}"
        raise card.fail("ends", expected, texts)
    return first, other


def _read_end(card: Entry, text: str, letters: Sequence[str], end_sum: int) -> tuple[int, int]:
    found = re.fullmatch(r"([a-z])([0-9]+)", text)
    if found is None or found[1] not in letters:
        raise card.fail("ends", f"a suit letter ({', '.join(letters)}) and a value", text)
    if not _END.fullmatch(text) or not 1 <= int(found[2]) <= end_sum - 1:
        raise card.fail("ends", f"a value of 1 to {end_sum - 1}", text)
    return letters.index(found[1]), int(found[2])


def _check_faces_differ(
    cards: Sequence[Entry],
    ends: Sequence[tuple[tuple[int, int], tuple[int, int]]],
    letters: Sequence[str],
) -> None:
    known: dict[tuple[int, int], int] = {}
    for number, (card, pair) in enumerate(zip(cards, ends, strict=True), start=1):
        for suit, value in pair:
            if (suit, value) in known:
                expected = f"a face that does not appear on card {known[suit, value]} too"
                raise card.fail("ends", expected, f"{letters[suit]}{value}")
            known[suit, value] = number
