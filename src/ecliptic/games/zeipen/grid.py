"""The grid and the cards beside it (ZP-2): what lies where, neighbours, links, enclosure.

The unbounded grid is an array of rows of 32 cells around the board card; no card ever gets
so far that a neighbour would lie outside (ZP-2.1: there are 14 cards, and all are linked).
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.zeipen.cards import HAND, SLOTS, WIDTH, Tables

ROW: Final = 32
ORIGIN: Final = 560
"""The cell of the board card, row 17 and column 16."""

CELLS: Final = 1120

EMPTY: Final = -1
BOARD: Final = SLOTS
"""The board card, where a slot could stand (ZP-2.2)."""

# Places that are no cells of the grid.
IN_HAND: Final = 0
WOUNDED: Final = 1
ABSENT: Final = 2
FIRST_CELL: Final = 3

MOST_EVENTS: Final = 24
"""An activation shifts 4 cards at most, and no card is wounded twice."""


@final
class Grid:
    """Where all cards are, and the events of the action that is carried out.

    `board` is by cell, the others by slot: `at` a cell or one of the places above, `form`
    as in `cards`. `events` are packed by `wounds`; `tells` says whether anybody wants them.
    """

    def __init__(self, tables: Tables, tells: bool) -> None:
        self.tables: Tables = tables
        self.tells: bool = tells
        self.board: vec[i64] = vec[i64]([EMPTY] * CELLS)
        self.board[ORIGIN] = BOARD
        self.at: vec[i64] = vec[i64]([ABSENT] * SLOTS)
        self.character: vec[i64] = vec[i64]([0] * SLOTS)
        self.form: vec[i64] = vec[i64]([0] * SLOTS)
        self.stack: vec[i64] = vec[i64]([0] * (SLOTS + 2))
        self.around: vec[i64] = vec[i64]([33, 32, 31, 1, -1, -31, -32, -33])
        self.steps: vec[i64] = vec[i64]([ROW, 1, -ROW, -1])
        self.events: vec[i64] = vec[i64]([0] * MOST_EVENTS)
        self.event_count: i64 = 0

    def assign(self, other: Grid) -> None:
        """Become equal to another grid."""
        board = self.board
        for slot in range(SLOTS):
            if self.at[slot] >= FIRST_CELL:
                board[self.at[slot]] = EMPTY
        for slot in range(SLOTS):
            cell = other.at[slot]
            self.at[slot] = cell
            self.character[slot] = other.character[slot]
            self.form[slot] = other.form[slot]
            if cell >= FIRST_CELL:
                board[cell] = slot
        self.event_count = 0
        if self.tells:
            for place in range(other.event_count):
                self.events[place] = other.events[place]
            self.event_count = other.event_count

    def put(self, slot: i64, cell: i64) -> None:
        """Lay a card on an empty space."""
        self.board[cell] = slot
        self.at[slot] = cell

    def lift(self, slot: i64) -> i64:
        """Take a card off its space for a moment; return the space."""
        cell = self.at[slot]
        self.board[cell] = EMPTY
        return cell

    # Neighbours and links.

    def on_board(self) -> i64:
        """Return the cards on the grid, without the board card."""
        found: i64 = 0
        for slot in range(SLOTS):
            if self.at[slot] >= FIRST_CELL:
                found |= only(slot)
        return found

    def linked(self) -> i64:
        """Return the cards, board card included, that neighbours join to it (ZP-2.5)."""
        board = self.board
        stack = self.stack
        found = only(BOARD)
        stack[0] = ORIGIN
        count: i64 = 1
        while count > 0:
            count -= 1
            cell = stack[count]
            for way in range(8):  # ZP-2.4
                near = cell + self.around[way]
                other = board[near]
                if other != EMPTY and found & only(other) == 0:
                    found |= only(other)
                    stack[count] = near
                    count += 1
        return found

    def is_enclosed(self, slot: i64) -> bool:
        """Return whether all four edges of a card on the grid are taken (ZP-7.5)."""
        board = self.board
        cell = self.at[slot]
        return (
            board[cell + ROW] != EMPTY
            and board[cell + 1] != EMPTY
            and board[cell - ROW] != EMPTY
            and board[cell - 1] != EMPTY
        )

    # Beside the grid, and copies.

    def slots_at(self, seat: i64, place: i64) -> i64:
        """Return the slots of a seat's cards in hand, or of its wounded ones."""
        found: i64 = 0
        for slot in range(seat * HAND, seat * HAND + HAND):
            if self.at[slot] == place:
                found |= only(slot)
        return found

    def is_frozen(self, slot: i64) -> bool:
        """Return whether a copy of a card on the grid lies wounded (ZP-8.4)."""
        if self.tables.is_alternate(self.form[slot]):
            return False  # ZP-3.6
        start = slot // HAND * HAND
        for other in range(start, start + HAND):
            if self.at[other] == WOUNDED and self.character[other] == self.character[slot]:
                return True
        return False

    def copies_on_board(self, slot: i64) -> i64:
        """Return how many copies of an active card lie on the grid, itself included."""
        start = slot // HAND * HAND
        count: i64 = 0
        for other in range(start, start + HAND):
            if self.at[other] >= FIRST_CELL and self.form[other] == self.form[slot]:
                count += 1
        return count

    def slot_of(self, seat: i64, character: i64, place: i64) -> i64:
        """Return the first slot of a seat with this character at a place; there must be one."""
        slot = seat * HAND
        while self.character[slot] != character or self.at[slot] != place:
            slot += 1
        return slot


def cell_of(space: i64) -> i64:
    """Return the cell of a space that moves can name."""
    return (space // WIDTH + 3) * ROW + space % WIDTH + 2


def space_of(cell: i64) -> i64:
    """Return the space, as moves name it, of a cell."""
    return ((cell >> 5) - 3) * WIDTH + (cell & 31) - 2


def column(cell: i64) -> i64:
    """Return x of a cell (ZP-2.3)."""
    return (cell & 31) - 16


def line(cell: i64) -> i64:
    """Return y of a cell (ZP-2.3)."""
    return (cell >> 5) - 17
