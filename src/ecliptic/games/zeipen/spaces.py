"""The spaces that a card can be laid on: beside the group, and along a slide (ZP-7.1, 7.3)."""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import lowest, only
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.zeipen.cards import SLOTS
from ecliptic.games.zeipen.grid import BOARD, CELLS, EMPTY, FIRST_CELL, ORIGIN, ROW, Grid


@final
class Spaces:
    """A list of empty spaces in the order of the action ids, made anew each time.

    Cells are marked with a number that grows, so that nothing is ever wiped.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.cells: vec[i64] = vec[i64]([0] * CELLS)
        self._near: vec[i64] = vec[i64]([0] * CELLS)
        self._reached: vec[i64] = vec[i64]([0] * CELLS)
        self._waiting: vec[i64] = vec[i64]([0] * CELLS)
        self._mark: i64 = 0
        self._left: i64 = 0
        self._right: i64 = 0
        self._low: i64 = 0
        self._high: i64 = 0

    def to_deploy(self, grid: Grid) -> None:
        """List the empty spaces that are neighbours of any card (ZP-7.1)."""
        self._mark += 1
        self._measure(grid)
        self._mark_near(grid, grid.on_board() | only(BOARD))
        self._list(self._near)

    def to_slide(self, grid: Grid, slot: i64) -> None:
        """List the spaces that a card taken off the grid can slide to (ZP-7.3, 7.4).

        The card must be lifted; `grid.at` still tells where it lay.
        """
        self._mark += 1
        self._measure(grid)
        self._mark_near(grid, grid.linked())
        self._flood(grid, grid.at[slot])
        self._list(self._reached)

    def _measure(self, grid: Grid) -> None:
        """Find the box that holds all cards and the spaces around them."""
        self._left = self._right = ORIGIN & 31
        self._low = self._high = ORIGIN >> 5
        for slot in range(SLOTS):
            cell = grid.at[slot]
            if cell >= FIRST_CELL:
                if cell & 31 < self._left:
                    self._left = cell & 31
                if cell & 31 > self._right:
                    self._right = cell & 31
                if cell >> 5 < self._low:
                    self._low = cell >> 5
                if cell >> 5 > self._high:
                    self._high = cell >> 5
        self._left -= 1
        self._right += 1
        self._low -= 1
        self._high += 1

    def _mark_near(self, grid: Grid, members: i64) -> None:
        """Mark the empty neighbours of a set of cards."""
        board = grid.board
        near = self._near
        while members != 0:
            slot = lowest(members)
            members &= members - 1
            cell = ORIGIN if slot == BOARD else grid.at[slot]
            for way in range(8):
                space = cell + grid.around[way]
                if board[space] == EMPTY:
                    near[space] = self._mark

    def _flood(self, grid: Grid, start: i64) -> None:
        """Mark what can be reached over edges (ZP-R13); all outside of the box is one space."""
        board = grid.board
        reached = self._reached
        waiting = self._waiting
        reached[start] = self._mark
        waiting[0] = start
        count: i64 = 1
        while count > 0:
            count -= 1
            cell = waiting[count]
            for way in range(4):
                space = cell + grid.steps[way]
                if board[space] == EMPTY and reached[space] != self._mark and self._inside(space):
                    reached[space] = self._mark
                    waiting[count] = space
                    count += 1
        reached[start] = 0  # ZP-7.3: it ends on another space

    def _inside(self, cell: i64) -> bool:
        across = cell & 31
        up = cell >> 5
        return (
            across >= self._left and across <= self._right and up >= self._low and up <= self._high
        )

    def _list(self, marked: vec[i64]) -> None:
        """List the cells that are near, and marked here, in order."""
        self.count = 0
        near = self._near
        for up in range(self._low, self._high + 1):
            for cell in range(up * ROW + self._left, up * ROW + self._right + 1):
                if near[cell] == self._mark and marked[cell] == self._mark:
                    self.cells[self.count] = cell
                    self.count += 1
