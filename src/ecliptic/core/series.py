"""A growing row of native numbers, for what has no bound worth reserving."""

from __future__ import annotations

from typing import final

from ecliptic.core.native import i64
from ecliptic.core.packed import vec


@final
class Series:
    """Numbers in the order they were added. Room grows and is kept."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._room: i64 = 16
        self._items: vec[i64] = vec[i64]([0] * 16)

    def at(self, place: i64) -> i64:
        """Return the number at a place below `count`."""
        return self._items[place]

    def last(self) -> i64:
        """Return the number that was added last; there must be one."""
        return self._items[self.count - 1]

    def add(self, number: i64) -> None:
        """Append a number."""
        if self.count == self._room:
            self._grow(2 * self._room)
        self._items[self.count] = number
        self.count += 1

    def put(self, place: i64, number: i64) -> None:
        """Replace the number at a place below `count`."""
        self._items[place] = number

    def remove(self, place: i64) -> None:
        """Take a number out; later ones move up."""
        items = self._items
        for later in range(place + 1, self.count):
            items[later - 1] = items[later]
        self.count -= 1

    def assign(self, other: Series) -> None:
        """Become equal to another series."""
        if self._room < other.count:
            self._grow(other._room)
        items = self._items
        source = other._items
        for place in range(other.count):
            items[place] = source[place]
        self.count = other.count

    def values(self) -> tuple[int, ...]:
        """Return all numbers, for cold code."""
        return tuple([self._items[place] for place in range(self.count)])

    def _grow(self, room: i64) -> None:
        zeros: list[int] = [0] * room
        items = vec[i64](zeros)
        for place in range(self.count):
            items[place] = self._items[place]
        self._items = items
        self._room = room
