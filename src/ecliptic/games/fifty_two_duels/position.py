"""What lies where in 52 Duels: the fields of a state, copied and compared.

Vectors by side hold two entries. A place is an ability of a side, `4 * side + ability`
with abilities from 0. What lies at a place is kept twice: as sets, and in order of
placing, where `ROOM` entries for each place are cards, face-down ones raised by `DOWN`.
Rules fields decide what can still happen; shown fields are history that views still show.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import lowest
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.core.state import TERMINAL, State
from ecliptic.games.fifty_two_duels.agenda import Agenda
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    CARDS,
    NONE,
    ROOM,
    SIDES,
    Tables,
)

PLACES: Final = 8
DOWN: Final = 64
"""Raises a card that lies face down, in order of placing."""

# Why the game is over.
ON: Final = 0
BY_WOUNDS: Final = 1
BY_EXHAUSTION: Final = 2
BY_TURN_LIMIT: Final = 3


class FlowFields(State):
    """Whose turn it is, what is left of it, and what is still to be done.

    `turn` is who acts, `number` counts turns, `active` has the turn. `given` actions were
    had this turn (FD-4.9). `chosen` and `chosen_down` (labels from 0) are what a selection
    has named so far. `activated` are columns, `resolving` places (sets).
    """

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(1 if tables.switches.solo else 2, setting)
        self.tables: Tables = tables
        self.number: i64 = 0
        self.active: i64 = 0
        self.actions: i64 = 0
        self.given: i64 = 0
        self.free_items: i64 = 0
        self.chosen: i64 = 0
        self.chosen_down: i64 = 0
        self.activated: i64 = 0
        self.resolving: i64 = 0
        self.loser: i64 = NONE
        self.reason: i64 = ON
        self.todo: Agenda = Agenda()


class SideFields(FlowFields):
    """What each side has; `sheet` is NONE before the pick, `revealed` of a Nemesis hand.

    `wounds` holds `CARDS` entries for each side, the oldest first, `level_cards` as many
    sets for the levels reached. `fresh` may be in the deck as far as the foe knows; `may`
    is what the face-down card could be, by side and card (`CARDS` for each side).
    """

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        self.sheet: vec[i64] = vec[i64]([NONE] * SIDES)
        self.hand: vec[i64] = vec[i64]([0] * SIDES)
        self.deck: vec[i64] = vec[i64]([0] * SIDES)
        self.discard: vec[i64] = vec[i64]([0] * SIDES)
        self.level_open: vec[i64] = vec[i64]([0] * SIDES)
        self.stored: vec[i64] = vec[i64]([0] * SIDES)
        self.in_use: vec[i64] = vec[i64]([0] * SIDES)
        self.digging: vec[i64] = vec[i64]([0] * SIDES)
        self.ward: vec[i64] = vec[i64]([0] * SIDES)
        self.revealed: vec[i64] = vec[i64]([0] * SIDES)
        self.fresh: vec[i64] = vec[i64]([0] * SIDES)
        self.reached: vec[i64] = vec[i64]([0] * SIDES)
        self.level_cards: vec[i64] = vec[i64]([0] * (SIDES * CARDS))
        self.wound_count: vec[i64] = vec[i64]([0] * SIDES)
        self.wounds: vec[i64] = vec[i64]([0] * (SIDES * CARDS))
        self.may: vec[i64] = vec[i64]([0] * (SIDES * CARDS))


class DuelsPosition(SideFields):
    """All fields of a state; what moves do stands in `state` and the chapters."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        self.up: vec[i64] = vec[i64]([0] * PLACES)
        self.down: vec[i64] = vec[i64]([0] * PLACES)
        self.count: vec[i64] = vec[i64]([0] * PLACES)
        self.order: vec[i64] = vec[i64]([0] * (PLACES * ROOM))

    def is_nemesis(self, side: i64) -> bool:
        """Return whether a side is the Nemesis."""
        return side == 1 and self.tables.switches.solo

    def all_down(self, side: i64) -> i64:
        """Return all face-down cards of a side."""
        first = side * ABILITIES
        down = self.down
        return down[first] | down[first + 1] | down[first + 2] | down[first + 3]

    # Copied and compared.

    def assign(self, other: State) -> None:
        assert isinstance(other, DuelsPosition)
        self._assign_flow(other)
        for side in range(SIDES):
            self._assign_side(other, side)
        for place in range(PLACES):
            self.up[place] = other.up[place]
            self.down[place] = other.down[place]
            self.count[place] = other.count[place]
            for entry in range(place * ROOM, place * ROOM + other.count[place]):
                self.order[entry] = other.order[entry]
        self.todo.assign(other.todo)

    def _assign_flow(self, other: DuelsPosition) -> None:
        self.turn = other.turn
        self.number = other.number
        self.active = other.active
        self.actions = other.actions
        self.given = other.given
        self.free_items = other.free_items
        self.chosen = other.chosen
        self.chosen_down = other.chosen_down
        self.activated = other.activated
        self.resolving = other.resolving
        self.loser = other.loser
        self.reason = other.reason

    def _assign_side(self, other: DuelsPosition, side: i64) -> None:
        self.sheet[side] = other.sheet[side]
        self.hand[side] = other.hand[side]
        self.deck[side] = other.deck[side]
        self.discard[side] = other.discard[side]
        self.level_open[side] = other.level_open[side]
        self.stored[side] = other.stored[side]
        self.in_use[side] = other.in_use[side]
        self.digging[side] = other.digging[side]
        self.ward[side] = other.ward[side]
        self.revealed[side] = other.revealed[side]
        self.fresh[side] = other.fresh[side]
        self.reached[side] = other.reached[side]
        self.wound_count[side] = other.wound_count[side]
        first = side * CARDS
        for entry in range(first, first + other.reached[side]):
            self.level_cards[entry] = other.level_cards[entry]
        for entry in range(first, first + other.wound_count[side]):
            self.wounds[entry] = other.wounds[entry]
        down = other.all_down(side)
        while down != 0:
            card = lowest(down)
            down &= down - 1
            self.may[first + card] = other.may[first + card]

    def rules_fields(self) -> tuple[object, ...]:
        return (
            self._flow(),
            tuple([self._side(side) for side in range(SIDES)]),
            _numbers(self.up, 0, PLACES),
            tuple([self._down_in_order(place) for place in range(PLACES)]),
            self.todo.values() if self.turn != TERMINAL else (),
        )

    def _flow(self) -> tuple[int, ...]:
        return (
            self.turn,
            self.number,
            self.active,
            self.actions,
            self.given,
            self.free_items,
            self.chosen,
            self.chosen_down,
            self.activated,
            self.resolving,
            self.loser,
            self.reason,
        )

    def _side(self, side: i64) -> tuple[object, ...]:
        first = side * CARDS
        return (
            self.sheet[side],
            self.hand[side],
            self.deck[side],
            self.discard[side],
            self.level_open[side],
            self.stored[side],
            self.in_use[side],
            self.digging[side],
            self.ward[side],
            self.revealed[side],
            self.reached[side],
            _numbers(self.wounds, first, self.wound_count[side]),
        )

    def _down_in_order(self, place: i64) -> tuple[int, ...]:
        entries = _numbers(self.order, place * ROOM, self.count[place])
        return tuple([entry for entry in entries if entry >= DOWN])

    def shown_fields(self) -> tuple[object, ...]:
        return (
            _numbers(self.fresh, 0, SIDES),
            tuple([self._may_of(side) for side in range(SIDES)]),
            tuple([_numbers(self.level_cards, s * CARDS, self.reached[s]) for s in range(SIDES)]),
            tuple([_numbers(self.order, p * ROOM, self.count[p]) for p in range(PLACES)]),
        )

    def _may_of(self, side: i64) -> tuple[int, ...]:
        found: list[int] = []
        down = self.all_down(side)
        while down != 0:
            found.append(self.may[side * CARDS + lowest(down)])
            down &= down - 1
        return tuple(found)


def _numbers(items: vec[i64], begin: i64, count: i64) -> tuple[int, ...]:
    return tuple([items[begin + place] for place in range(count)])
