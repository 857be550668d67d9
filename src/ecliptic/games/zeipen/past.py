"""The positions that have occurred at the start of a turn (ZP-9.6), exactly.

A position is what lies where on the grid, both sets of wounded cards, and the seat to
move; hands follow from it. A card is a number of 30 bits, form and cell; the cards of a
position, in order, fill seven words. `Past` is a chain that states share and never change,
so a clone costs nothing.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import moved
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.zeipen.cards import SLOTS
from ecliptic.games.zeipen.grid import ABSENT, IN_HAND, Grid

WORDS: Final = 7


@final
class Snapshot:
    """The words of one position, to be compared with the past."""

    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]([0] * WORDS)
        self.in_play: i64 = 0
        self._cards: vec[i64] = vec[i64]([0] * SLOTS)

    def take(self, grid: Grid) -> None:
        """Write down what lies where; copies are alike."""
        cards = self._cards
        count: i64 = 0
        for slot in range(SLOTS):
            at = grid.at[slot]
            if at != IN_HAND and at != ABSENT:
                card = moved(grid.form[slot] >> 2, 11) | at
                place = count
                while place > 0 and cards[place - 1] > card:
                    cards[place] = cards[place - 1]
                    place -= 1
                cards[place] = card
                count += 1
        self.in_play = count
        for place in range(count, SLOTS):
            cards[place] = 0
        for word in range(WORDS):
            self.words[word] = cards[2 * word] | moved(cards[2 * word + 1], 30)


@final
class Past:
    """A position at the start of a turn, and others before it.

    `times` is how often it has occurred, this time included, and `in_play` how many cards
    lie on the grid or wounded.
    """

    def __init__(self, earlier: Past | None, seat: i64, snapshot: Snapshot, times: i64) -> None:
        words = snapshot.words
        self.earlier: Past | None = earlier
        self.seat: i64 = seat
        self.times: i64 = times
        self.in_play: i64 = snapshot.in_play
        self.word_0: i64 = words[0]
        self.word_1: i64 = words[1]
        self.word_2: i64 = words[2]
        self.word_3: i64 = words[3]
        self.word_4: i64 = words[4]
        self.word_5: i64 = words[5]
        self.word_6: i64 = words[6]

    def is_same(self, seat: i64, words: vec[i64]) -> bool:
        """Return whether this is the position of a snapshot with this seat to move."""
        return (
            self.word_0 == words[0]
            and self.seat == seat
            and self.word_1 == words[1]
            and self.word_2 == words[2]
            and self.word_3 == words[3]
            and self.word_4 == words[4]
            and self.word_5 == words[5]
            and self.word_6 == words[6]
        )

    def key(self) -> tuple[int, ...]:
        """Return the position as hashable numbers."""
        return (
            self.seat,
            self.word_0,
            self.word_1,
            self.word_2,
            self.word_3,
            self.word_4,
            self.word_5,
            self.word_6,
        )


def times(past: Past | None, seat: i64, snapshot: Snapshot) -> i64:
    """Return how often a position has occurred, as the newest entry that is the same says."""
    here = past
    while here is not None:
        if here.is_same(seat, snapshot.words):
            return here.times
        here = here.earlier
    return 0


def has_like(past: Past | None, seat: i64, in_play: i64) -> bool:
    """Return whether there is a position with this seat to move and so many cards in play."""
    here = past
    while here is not None:
        if here.in_play == in_play and here.seat == seat:
            return True
        here = here.earlier
    return False


def keys(past: Past | None) -> list[tuple[int, ...]]:
    """Return the keys of all positions so far, from the newest."""
    found: list[tuple[int, ...]] = []
    here = past
    while here is not None:
        found.append(here.key())
        here = here.earlier
    return found
