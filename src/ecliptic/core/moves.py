"""A reusable buffer that a state writes its legal actions or chance outcomes into."""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import lowest
from ecliptic.core.native import i64
from ecliptic.core.numbers import Numbers
from ecliptic.core.packed import vec

SET_MEMBERS: Final = 61
"""The most members of a set."""


@final
class Moves:
    """Actions, ascending, with their chance weights (1 at decisions).

    Entries from `count` on are left over from earlier use and mean nothing.
    """

    def __init__(self) -> None:
        self.capacity: i64 = 128
        self.actions: vec[i64] = vec[i64]([0] * 128)
        self.weights: vec[i64] = vec[i64]([0] * 128)
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all entries."""
        self.count = 0

    def add(self, action: i64) -> None:
        """Append a decision."""
        self.add_outcome(action, 1)

    def add_outcome(self, action: i64, weight: i64) -> None:
        """Append a chance outcome of a weight of at least 1."""
        if self.count == self.capacity:
            self._grow()
        self.actions[self.count] = action
        self.weights[self.count] = weight
        self.count += 1

    def add_members(self, members: i64, base: i64) -> None:
        """Append `base` + member for every member of a set (see `bits`)."""
        while self.capacity < self.count + SET_MEMBERS:
            self._grow()
        actions = self.actions
        weights = self.weights
        place = self.count
        while members != 0:
            actions[place] = base + lowest(members)
            weights[place] = 1
            place += 1
            members &= members - 1
        self.count = place

    def mark(self, out: Numbers) -> None:
        """Write 1 at the place of every action into a mask of zeros."""
        for place in range(self.count):
            out[self.actions[place]] = 1

    def _grow(self) -> None:
        bigger: i64 = self.capacity * 2
        zeros: list[int] = [0] * bigger
        actions = vec[i64](zeros)
        weights = vec[i64](zeros)
        for place in range(self.count):
            actions[place] = self.actions[place]
            weights[place] = self.weights[place]
        self.actions = actions
        self.weights = weights
        self.capacity = bigger
