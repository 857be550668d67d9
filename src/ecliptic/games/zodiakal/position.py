"""What lies where in Zodiakal: the fields of a state, copied and compared.

`turn` is the seat to act, `player` the seat whose turn of the game it is. Vectors by seat
have room for four. Shown fields are `turn_number`, and `throws` where no cap counts them.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import moved, only
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.core.state import State
from ecliptic.games.zodiakal.board import NOBODY, Tables

FIRST: Final = 0
ROLL: Final = 1
MOVE: Final = 2
COLLECT: Final = 3
DISCARD: Final = 4
SACRIFICE: Final = 5
SPECIAL: Final = 6
DETAIL: Final = 7
ASKING: Final = 8
THEFT: Final = 9
FIGHT: Final = 10
TAKE: Final = 11
END: Final = 12

SEATS: Final = 4
"""Vectors by seat have room for four players."""

WORDS: Final = 3
"""Moves of one declaration at most, as in `wind to queen`, `queen take`, `queen give`."""


class ZodiakalPosition(State):
    """The fields of a state; what moves do stands in the chapters.

    A window holds who declared the effect or block (bits 0 and 1) and the set of seats
    still to be asked (from bit 2 on), who are asked clockwise from there.
    """

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables.players, setting)
        self.tables: Tables = tables
        self.phase: i64 = FIRST
        self.player: i64 = NOBODY
        self.turn_number: i64 = 0
        self.throws: i64 = 0
        self.used: bool = False
        self.landing: bool = False  # whether the steps of a landing go on after discards
        self.rolled: i64 = 0
        self.thrown: i64 = 0  # the challenger's throw, 0 before it
        self.rival: i64 = NOBODY  # in a duel
        self.taker: i64 = NOBODY
        self.victim: i64 = NOBODY
        self.winner: i64 = NOBODY
        self.capped: bool = False
        self.box: i64 = tables.box
        self.armed: i64 = 0
        self.pos: vec[i64] = vec[i64]([tables.square_of[tables.moon]] * SEATS)  # ZK-1.6
        self.hands: vec[i64] = vec[i64]([0] * SEATS)
        self.words: i64 = 0
        self.declared: vec[i64] = vec[i64]([0] * WORDS)
        self.windows: i64 = 0
        self.window: vec[i64] = vec[i64]([0] * tables.most_windows)

    # Where pieces stand.

    def tile(self, seat: i64) -> i64:
        """Return the tile a seat stands on, or NOBODY."""
        return self.tables.tile_at[self.pos[seat]]

    def standing_on(self, tiles: i64) -> i64:
        """Return the set of seats that stand on one of a set of tiles."""
        found: i64 = 0
        for seat in range(self.num_players):
            tile = self.tile(seat)
            if tile != NOBODY and tiles & only(tile) != 0:
                found |= only(seat)
        return found

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.num_players else 0

    def place(self, seat: i64, square: i64) -> None:
        """Set a piece on a square; on the Moon it is armed, elsewhere it is not (ZK-4.2)."""
        self.pos[seat] = square
        if self.tables.tile_at[square] == self.tables.moon:
            self.armed |= only(seat)
        else:
            self.armed &= ~only(seat)

    def clear_effects(self) -> None:
        """Forget what belongs to an effect that is over."""
        self.words = 0
        self.windows = 0
        self.rolled = 0
        self.thrown = 0
        self.rival = NOBODY
        self.taker = NOBODY
        self.victim = NOBODY
        self.landing = False

    # Copied and compared.

    def assign(self, other: State) -> None:
        assert isinstance(other, ZodiakalPosition)
        self.turn = other.turn
        self.phase = other.phase
        self.player = other.player
        self.turn_number = other.turn_number
        self.throws = other.throws
        self.used = other.used
        self.landing = other.landing
        self.rolled = other.rolled
        self.thrown = other.thrown
        self.rival = other.rival
        self.taker = other.taker
        self.victim = other.victim
        self.winner = other.winner
        self.capped = other.capped
        self.box = other.box
        self.armed = other.armed
        for seat in range(self.num_players):
            self.pos[seat] = other.pos[seat]
            self.hands[seat] = other.hands[seat]
        self.words = other.words
        for word in range(other.words):
            self.declared[word] = other.declared[word]
        self.windows = other.windows
        for place in range(other.windows):
            self.window[place] = other.window[place]

    def rules_fields(self) -> tuple[object, ...]:
        throws = self.throws if self.tables.switches.roll_cap != 0 else 0  # ZK-7.3
        return (
            self._flow(),
            throws,
            self.winner,
            self.capped,
            self.box,
            _numbers(self.pos, self.num_players),
            _numbers(self.hands, self.num_players),
            _numbers(self.declared, self.words),
            _numbers(self.window, self.windows),
        )

    def shown_fields(self) -> tuple[object, ...]:
        return (self.turn_number, self.throws)

    def _flow(self) -> i64:
        """Return phase, seats, marks and throws of the die as one number."""
        flow = self.phase | moved(self.turn + 4, 4) | moved(self.player + 1, 8)
        flow |= moved(self.armed, 12) | moved(self.rolled, 16) | moved(self.thrown, 20)
        flow |= moved(self.taker + 1, 24) | moved(self.victim + 1, 28)
        flow |= moved(self.rival + 1, 32)
        if self.used:
            flow |= only(36)
        if self.landing:
            flow |= only(37)
        return flow


def _numbers(items: vec[i64], count: i64) -> tuple[int, ...]:
    return tuple([items[place] for place in range(count)])
