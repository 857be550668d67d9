"""What lies where in Zeipen Dualis: the fields of a state, copied and compared.

Vectors are by seat, by slot, or by character where their names say so. Rules fields decide
what can still happen; shown fields are history that views still show.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.core.state import State
from ecliptic.games.zeipen import past as history
from ecliptic.games.zeipen.cards import HAND, NONE, OFF, SEATS, SLOTS, Tables
from ecliptic.games.zeipen.grid import ABSENT, FIRST_CELL, IN_HAND, Grid
from ecliptic.games.zeipen.past import Past, Snapshot
from ecliptic.games.zeipen.spaces import Spaces

HAND_PHASE: Final = 0
BUILD: Final = 1
ROW: Final = 2
DRAFT: Final = 3
REVEAL: Final = 4
TOSS: Final = 5
CHOOSE: Final = 6
SETUP_CARD: Final = 7
SETUP_CELL: Final = 8
ACTION: Final = 9
TARGET: Final = 10
OVER: Final = 11

# What is done with a pending card.
PLACE: Final = 0
DEPLOY: Final = 1
MOVE: Final = 2

CLEARED: Final = 0
ENCLOSED: Final = 1
DRAWN_EMPTY: Final = 2
REPETITION: Final = 3
LIMIT: Final = 4
STUCK: Final = 5


@final
class Workshop:
    """Room to try actions out in; no part of a position."""

    def __init__(self, tables: Tables) -> None:
        self.trial: Grid = Grid(tables, False)
        self.spaces: Spaces = Spaces()
        self.snapshot: Snapshot = Snapshot()
        self.order: vec[i64] = vec[i64]([0] * SLOTS)


class ZeipenPosition(State):
    """All fields of a state; what moves do stands in `state` and the chapters.

    `held` counts the cards a seat has taken, `named` is its ready hand. `row` lists
    characters, `supply` is by character (NONE: not in the row). `shown` holds the slots
    revealed in this pass, `revealed` their characters in order, `known` the slots whose
    card in hand the other seat can prove (ZP-4.14). `pending` is the slot of a first step.
    `past` holds all positions so far, `recurred` those that have occurred twice.
    """

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(SEATS, setting)
        supply: list[int] = [NONE] * tables.characters
        row: list[int] = [NONE] * tables.row
        self.tables: Tables = tables
        self.phase: i64 = HAND_PHASE
        self.first: i64 = NONE
        self.turns: i64 = 0
        self.passes: i64 = 0
        self.pending: i64 = NONE
        self.winner: i64 = NONE
        self.reason: i64 = NONE
        self.shown: i64 = 0
        self.known: i64 = 0
        self.laid: i64 = 0
        self.held: vec[i64] = vec[i64]([0] * SEATS)
        self.named: vec[i64] = vec[i64]([NONE] * SEATS)
        self.reveals: vec[i64] = vec[i64]([0] * SEATS)
        self.revealed: vec[i64] = vec[i64]([NONE] * SLOTS)
        self.row: vec[i64] = vec[i64](row)
        self.supply: vec[i64] = vec[i64](supply)
        self.grid: Grid = Grid(tables, True)
        self.past: Past | None = None
        self.recurred: Past | None = None
        self._workshop: Workshop | None = None

    @property
    def workshop(self) -> Workshop:
        """Room to try actions out in."""
        made = self._workshop
        if made is None:
            made = Workshop(self.tables)
            self._workshop = made
        return made

    # Copied and compared.

    def assign(self, other: State) -> None:
        assert isinstance(other, ZeipenPosition)
        self.turn = other.turn
        self.phase = other.phase
        self.first = other.first
        self.turns = other.turns
        self.passes = other.passes
        self.pending = other.pending
        self.winner = other.winner
        self.reason = other.reason
        self.shown = other.shown
        self.known = other.known
        self.past = other.past
        self.recurred = other.recurred
        self.grid.assign(other.grid)
        for seat in range(SEATS):
            self.held[seat] = other.held[seat]
            self.named[seat] = other.named[seat]
            self.reveals[seat] = other.reveals[seat]
            for place in range(seat * HAND, seat * HAND + other.reveals[seat]):
                self.revealed[place] = other.revealed[place]
        if other.laid > 0 or self.laid > 0:
            self._assign_row(other)

    def _assign_row(self, other: ZeipenPosition) -> None:
        self.laid = other.laid
        for place in range(other.laid):
            self.row[place] = other.row[place]
        for character in range(self.tables.characters):
            self.supply[character] = other.supply[character]

    def rules_fields(self) -> tuple[object, ...]:
        return (
            self._flow(),
            tuple(sorted(self._cards())),
            self._pending(),
            (self.reveals[0], self.reveals[1], tuple(sorted(self._slots(self.shown)))),
            self._supplies(),
            self._repetitions(),
        )

    def _flow(self) -> tuple[int, ...]:
        return (
            self.phase,
            self.turn,
            self.first,
            self.turns,
            self.passes,
            self.winner,
            self.reason,
        )

    def _cards(self) -> list[tuple[int, ...]]:
        """Return seat, place, character and form of all cards; of copies it makes no matter."""
        grid = self.grid
        return [
            (slot // HAND, grid.at[slot], grid.character[slot], grid.form[slot])
            for slot in range(SLOTS)
            if grid.at[slot] != ABSENT
        ]

    def _pending(self) -> tuple[int, ...]:
        if self.pending == NONE:
            return ()
        return (self.grid.at[self.pending], self.grid.character[self.pending])

    def _supplies(self) -> tuple[int, ...]:
        if self.laid == 0:
            return ()
        return tuple([self.supply[place] for place in range(self.tables.characters)])

    def _repetitions(self) -> tuple[object, ...]:
        """Return the positions so far in an order of their own, where they still matter."""
        if self.tables.switches.repetition == OFF:
            return ()
        return tuple(sorted(history.keys(self.past)))

    def _slots(self, members: i64) -> list[tuple[int, ...]]:
        """Return seat and character of a set of slots."""
        return [
            (slot // HAND, self.grid.character[slot])
            for slot in range(SLOTS)
            if members & only(slot) != 0
        ]

    def shown_fields(self) -> tuple[object, ...]:
        grid = self.grid
        return (
            (self.named[0], self.named[1]),
            tuple(sorted(self._slots(self.known))),
            tuple([self.row[place] for place in range(self.laid)]),
            tuple([self.revealed[place] for place in range(self.reveals[0])]),
            tuple([self.revealed[HAND + place] for place in range(self.reveals[1])]),
            tuple([grid.events[place] for place in range(grid.event_count)]),
            tuple(history.keys(self.past)),
        )

    # What is asked everywhere.

    def turned(self, seat: i64) -> i64:
        """Return 1 if the cards of a seat are turned against the coordinates (ZP-3.3)."""
        return 0 if seat == self.first else 1

    def has_card_at(self, seat: i64, place: i64) -> bool:
        """Return whether a seat has a card in hand, or a wounded one."""
        for slot in range(seat * HAND, seat * HAND + HAND):
            if self.grid.at[slot] == place:
                return True
        return False

    def slot_in_hand(self, seat: i64, character: i64) -> i64:
        """Return the slot of a card in hand, a known one where there is one (ZP-4.14)."""
        grid = self.grid
        found: i64 = NONE
        for slot in range(seat * HAND, seat * HAND + HAND):
            if grid.at[slot] == IN_HAND and grid.character[slot] == character:
                if self.known & only(slot) != 0:
                    return slot
                if found == NONE:
                    found = slot
        return found

    def is_on_board(self, slot: i64) -> bool:
        """Return whether a card lies on the grid."""
        return self.grid.at[slot] >= FIRST_CELL

    def deed(self) -> i64:
        """Return what the first step has begun to do, or `NONE`."""
        if self.pending == NONE:
            return NONE
        if self.phase == SETUP_CELL:
            return PLACE
        return MOVE if self.is_on_board(self.pending) else DEPLOY

    def seen_times(self) -> i64:
        """Return how often the current position has occurred at the start of a turn."""
        here = self.past
        if here is None or self.phase == OVER:
            return 0
        return here.times
