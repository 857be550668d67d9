"""The face-down cards of a side, drawn as its foe may guess them.

A card that could be the older of two face-down cards could be the newer one too, for it
was hidden all the time. So of the sets of what they may be one holds the other, and the
ways to fill all places can be counted from the smallest set to the largest. How many
worlds go on from there depends only on how many of the drawn cards are fresh: those are
missing in the deck.
"""

from __future__ import annotations

from math import comb
from typing import final

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.games.fifty_two_duels.cards import ABILITIES, CARDS, ROOM
from ecliptic.games.fifty_two_duels.position import DOWN, DuelsPosition


@final
class HiddenCards:
    """What is known of the face-down cards of one side, and draws that agree with it.

    `entries` are their places in `order`, by the size of what they may be (`may`);
    `ways[n][f]` counts the worlds that go on after n of them, f of which were fresh.
    """

    def __init__(self) -> None:
        self._free: i64 = 0
        self._fresh: i64 = 0
        self._entries: list[int] = []
        self._may: list[int] = []
        self._ways: list[list[int]] = []

    def know(self, position: DuelsPosition, side: i64, free: i64) -> None:
        """Learn all that there is to know; `free` are the cards that can lie face down."""
        self._free = free
        self._fresh = free & position.fresh[side]
        self._entries = entries_down(position, side)
        self._may = []
        if self._entries:
            self._sort(position, side)
            self._count(size(position.deck[side]) + size(position.digging[side]))

    def _sort(self, position: DuelsPosition, side: i64) -> None:
        """Bring the entries into order."""
        found: list[tuple[int, int, int]] = []
        for entry in self._entries:
            may = position.may[side * CARDS + position.order[entry] - DOWN]
            found.append((size(may & self._free), entry, may))
        found.sort()
        self._entries = [entry for _, entry, _ in found]
        self._may = [may for _, _, may in found]

    def _count(self, buried: i64) -> None:
        """Count the ways; so many fresh cards lie in the deck or are being dug."""
        fresh: int = size(self._fresh)
        below: int = buried
        last = len(self._may)
        ways: list[list[int]] = [[comb(max(0, fresh - used), below) for used in range(last + 1)]]
        for place in range(last - 1, -1, -1):
            after = ways[-1]
            here: list[int] = []
            for used in range(place + 1):
                fresh_ways = self._fresh_choices(place, used) * after[used + 1]
                here.append(fresh_ways + self._other_choices(place, used) * after[used])
            ways.append(here)
        ways.reverse()
        self._ways = ways

    def _fresh_choices(self, place: int, used: int) -> int:
        """Return how many fresh cards a place may still have after `used` of them."""
        may: i64 = self._may[place]
        count: int = size(may & self._fresh)
        return max(0, count - used)

    def _other_choices(self, place: int, used: int) -> int:
        """Return how many other cards a place may still have."""
        may: i64 = self._may[place]
        count: int = size(may & self._free & ~self._fresh)
        return max(0, count - (place - used))

    def draw(self, position: DuelsPosition, side: i64, rng: Rng) -> i64:
        """Draw the face-down cards of the side anew, and return them."""
        drawn: i64 = 0
        used = 0
        for place in range(len(self._entries)):
            fresh_ways = self._fresh_choices(place, used) * self._ways[place + 1][used + 1]
            may: i64 = self._may[place]
            if rng.below_big(self._ways[place][used]) < fresh_ways:
                used += 1
                card = rng.member(may & self._fresh & ~drawn)
            else:
                card = rng.member(may & self._free & ~self._fresh & ~drawn)
            drawn |= only(card)
            position.order[self._entries[place]] = card + DOWN
            position.may[side * CARDS + card] = may
        if self._entries:
            write_sets(position, side)
        return drawn


def entries_down(position: DuelsPosition, side: i64) -> list[int]:
    """Return where face-down cards of a side stand in the order of placing."""
    found: list[int] = []
    for place in range(side * ABILITIES, side * ABILITIES + ABILITIES):
        if position.down[place] != 0:
            here = range(place * ROOM, place * ROOM + position.count[place])
            found.extend([entry for entry in here if position.order[entry] >= DOWN])
    return found


def write_sets(position: DuelsPosition, side: i64) -> None:
    """Let the sets of face-down cards be those in the order of placing."""
    for place in range(side * ABILITIES, side * ABILITIES + ABILITIES):
        down: i64 = 0
        for entry in range(place * ROOM, place * ROOM + position.count[place]):
            if position.order[entry] >= DOWN:
                down |= only(position.order[entry] - DOWN)
        position.down[place] = down
