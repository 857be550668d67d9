"""Which cards hang on one link: what is cut off with each card of the grid (ZP-8.5)."""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.zeipen.cards import SLOTS
from ecliptic.games.zeipen.grid import BOARD, EMPTY, ORIGIN, Grid


@final
class Hanging:
    """By slot, the set `on` of cards that would be cut off if that card left the grid.

    One walk over all links finds them (Tarjan 1972): what is first reached through a card,
    and has no link to anything reached before it, hangs on that card.
    """

    def __init__(self) -> None:
        self.on: vec[i64] = vec[i64]([0] * (SLOTS + 1))
        self._order: vec[i64] = vec[i64]([0] * (SLOTS + 1))
        self._count: i64 = 0
        self._earliest: i64 = 0

    def find(self, grid: Grid) -> None:
        """Find out for all cards of a grid on which every card is linked."""
        for slot in range(SLOTS + 1):
            self._order[slot] = 0
        self._count = 0
        self._walk(grid, BOARD, ORIGIN)

    def _walk(self, grid: Grid, slot: i64, cell: i64) -> i64:
        """Return the cards first reached here; `_earliest` is the first one they link to."""
        self._count += 1
        order = self._count
        self._order[slot] = order
        earliest = order
        reached = only(slot)
        hanging: i64 = 0
        for way in range(8):  # ZP-2.4
            near = cell + grid.around[way]
            other = grid.board[near]
            if other == EMPTY:
                continue
            link = self._order[other]
            if link == 0:
                further = self._walk(grid, other, near)
                reached |= further
                link = self._earliest
                if link >= order:
                    hanging |= further
            if link < earliest:
                earliest = link
        self.on[slot] = hanging
        self._earliest = earliest
        return reached
