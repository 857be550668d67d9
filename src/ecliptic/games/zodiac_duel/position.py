"""What lies where in Zodiac Duel: the fields of a state, copied and compared.

Seat-by-seat vectors are indexed by seat, vectors of duel places by `2 * duel + seat` with
duels from 0. Sets hold cards, or signs where their names say so. Rules fields decide what
can still happen; shown fields are history that views still show or `determinize` rests on.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.core.series import Series
from ecliptic.core.state import State
from ecliptic.games.zodiac_duel.cards import NONE, Tables

DEAL_SIGNS: Final = 0
SIGN_1: Final = 1
SIGN_2: Final = 2
MIDDLE: Final = 3
DEAL: Final = 4
SELECT: Final = 5
VIRGO: Final = 6
COIN: Final = 7
LEAD: Final = 8
RESPOND: Final = 9
FORCE: Final = 10
STARS: Final = 11
EFFECT: Final = 12
OVER: Final = 13

SEATS: Final = 2
DUELS: Final = 5
PLACES: Final = 10
ROUNDS: Final = 4
PICKS: Final = 2
MOST_STARS: Final = 24
"""Stars in one duel at most: all cards in play."""

ALL_SIGNS: Final = 0xFFF

UNLIMITED: Final = -1
"""A seat whose turns in the duel nobody has limited."""


class FlowFields(State):
    """Whose turn it is in what, and the sign draft (ZD-2.4; sets of signs)."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(SEATS, setting)
        self.tables: Tables = tables
        self.phase: i64 = DEAL
        self.round: i64 = 0
        self.duel: i64 = 0
        self.leader: i64 = NONE
        self.initiative: i64 = NONE
        self.winner: i64 = NONE
        self.passes: i64 = 0
        self.signs: i64 = 0
        self.sign_rest: i64 = 0
        self.sign_hand: vec[i64] = vec[i64]([0] * SEATS)
        self.sign_passed: vec[i64] = vec[i64]([0] * SEATS)
        self.sign_pick: vec[i64] = vec[i64]([NONE] * (2 * SEATS))


class CardFields(FlowFields):
    """Where cards lie; what was kept and handed over in the selection, by seat and round."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        self.whole: i64 = 0
        self.deck: i64 = 0
        self.out: i64 = 0
        self.used: i64 = 0
        self.virgos: i64 = 0
        self.hand: vec[i64] = vec[i64]([0] * SEATS)
        self.known: vec[i64] = vec[i64]([0] * SEATS)
        self.base: vec[i64] = vec[i64]([0] * SEATS)
        self.pool: vec[i64] = vec[i64]([0] * SEATS)
        self.pending: vec[i64] = vec[i64]([NONE] * (SEATS * PICKS))
        self.kept: vec[i64] = vec[i64]([0] * (SEATS * ROUNDS))
        self.chosen: vec[i64] = vec[i64]([0] * (SEATS * ROUNDS))
        self.passed: vec[i64] = vec[i64]([0] * (SEATS * ROUNDS))
        self.memory_0: Series = Series()
        self.memory_1: Series = Series()


class DuelFields(CardFields):
    """All duels: leaders, fighters with what they remember, winners, stars as they lie."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        self.wins: vec[i64] = vec[i64]([0] * SEATS)
        self.limit: vec[i64] = vec[i64]([UNLIMITED] * SEATS)
        self.leaders: vec[i64] = vec[i64]([NONE] * DUELS)
        self.led: vec[i64] = vec[i64]([NONE] * DUELS)
        self.winners: vec[i64] = vec[i64]([NONE] * DUELS)
        self.fighter: vec[i64] = vec[i64]([NONE] * PLACES)
        self.copied_sign: vec[i64] = vec[i64]([NONE] * PLACES)
        self.copied_power: vec[i64] = vec[i64]([0] * PLACES)
        self.bonus: vec[i64] = vec[i64]([0] * PLACES)
        self.final_sign: vec[i64] = vec[i64]([NONE] * PLACES)
        self.final_power: vec[i64] = vec[i64]([0] * PLACES)
        self.final_penalty: vec[i64] = vec[i64]([NONE] * DUELS)
        self.forfeits: i64 = 0
        self.rows: Series = Series()


class StarFields(DuelFields):
    """The duel being fought: its stars in order, their marks, the star being carried out."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        self.plays: i64 = 0
        self.play: vec[i64] = vec[i64]([0] * MOST_STARS)
        self.added: vec[i64] = vec[i64]([0] * (SEATS * MOST_STARS))
        self.cancels: vec[i64] = vec[i64]([0] * MOST_STARS)
        self.holds: vec[i64] = vec[i64]([NONE] * MOST_STARS)
        self.claims: vec[i64] = vec[i64]([0] * MOST_STARS)
        self.pardons: i64 = 0
        self.penalty: bool = False
        self.rear_power: vec[i64] = vec[i64]([0] * SEATS)
        self.player: i64 = NONE
        self.pc: i64 = 0
        self.copying: i64 = 0
        self.frames: Series = Series()
        self.found: Series = Series()
        self.revealed: Series = Series()
        self.draws: i64 = 0
        self.drawer: i64 = NONE
        self.first_choice: i64 = NONE


class ZodiacPosition(StarFields):
    """All fields of a state; what moves do stands in `state` and the chapters."""

    def place(self, seat: i64) -> i64:
        """Return the place of a seat in the current duel."""
        return 2 * (self.duel - 1) + seat

    def memory(self, seat: i64) -> Series:
        """Return what a seat remembers of the other's hand."""
        return self.memory_0 if seat == 0 else self.memory_1

    # Copied and compared.

    def assign(self, other: State) -> None:
        assert isinstance(other, ZodiacPosition)
        self._assign_numbers(other)
        for seat in range(SEATS):
            self.sign_hand[seat] = other.sign_hand[seat]
            self.sign_passed[seat] = other.sign_passed[seat]
            self.hand[seat] = other.hand[seat]
            self.known[seat] = other.known[seat]
            self.base[seat] = other.base[seat]
            self.pool[seat] = other.pool[seat]
            self.wins[seat] = other.wins[seat]
            self.limit[seat] = other.limit[seat]
            self.rear_power[seat] = other.rear_power[seat]
        for place in range(SEATS * PICKS):
            self.pending[place] = other.pending[place]
            self.sign_pick[place] = other.sign_pick[place]
        for place in range(SEATS * ROUNDS):
            self.kept[place] = other.kept[place]
            self.chosen[place] = other.chosen[place]
            self.passed[place] = other.passed[place]
        self._assign_duels(other)
        self._assign_plays(other)
        self.rows.assign(other.rows)
        self.frames.assign(other.frames)
        self.found.assign(other.found)
        self.revealed.assign(other.revealed)
        self.memory_0.assign(other.memory_0)
        self.memory_1.assign(other.memory_1)

    def _assign_numbers(self, other: ZodiacPosition) -> None:
        self.turn = other.turn
        self.phase = other.phase
        self.round = other.round
        self.duel = other.duel
        self.leader = other.leader
        self.initiative = other.initiative
        self.winner = other.winner
        self.passes = other.passes
        self.signs = other.signs
        self.sign_rest = other.sign_rest
        self.whole = other.whole
        self.deck = other.deck
        self.out = other.out
        self.used = other.used
        self.virgos = other.virgos
        self.forfeits = other.forfeits
        self.plays = other.plays
        self.pardons = other.pardons
        self.penalty = other.penalty
        self.player = other.player
        self.pc = other.pc
        self.copying = other.copying
        self.draws = other.draws
        self.drawer = other.drawer
        self.first_choice = other.first_choice

    def _assign_duels(self, other: ZodiacPosition) -> None:
        for duel in range(DUELS):
            self.leaders[duel] = other.leaders[duel]
            self.led[duel] = other.led[duel]
            self.winners[duel] = other.winners[duel]
            self.final_penalty[duel] = other.final_penalty[duel]
        for place in range(PLACES):
            self.fighter[place] = other.fighter[place]
            self.copied_sign[place] = other.copied_sign[place]
            self.copied_power[place] = other.copied_power[place]
            self.bonus[place] = other.bonus[place]
            self.final_sign[place] = other.final_sign[place]
            self.final_power[place] = other.final_power[place]

    def _assign_plays(self, other: ZodiacPosition) -> None:
        for play in range(other.plays):
            self.play[play] = other.play[play]
            self.cancels[play] = other.cancels[play]
            self.holds[play] = other.holds[play]
            self.claims[play] = other.claims[play]
            self.added[2 * play] = other.added[2 * play]
            self.added[2 * play + 1] = other.added[2 * play + 1]

    def rules_fields(self) -> tuple[object, ...]:
        return (
            self._flow(),
            (self.signs, self.sign_rest, self.deck, self.out, self.used, self.virgos),
            _numbers(self.sign_hand, SEATS),
            _numbers(self.sign_pick, SEATS * PICKS) if self.phase <= MIDDLE else (),
            (_numbers(self.hand, SEATS), _numbers(self.base, SEATS), _numbers(self.pool, SEATS)),
            _numbers(self.pending, SEATS * PICKS),
            (_numbers(self.wins, SEATS), _numbers(self.limit, SEATS)),
            self._fighters(),
            self._stars(),
            self._effects(),
        )

    def _flow(self) -> tuple[int, ...]:
        return (
            self.phase,
            self.turn,
            self.round,
            self.duel,
            self.leader,
            self.initiative,
            self.winner,
            self.passes,
        )

    def _fighters(self) -> tuple[object, ...]:
        return (
            _numbers(self.leaders, DUELS),
            _numbers(self.led, DUELS),
            _numbers(self.winners, DUELS),
            _numbers(self.fighter, PLACES),
            _numbers(self.copied_sign, PLACES),
            _numbers(self.copied_power, PLACES),
            _numbers(self.bonus, PLACES),
        )

    def _stars(self) -> tuple[object, ...]:
        return (
            self.rows.values(),
            _numbers(self.play, self.plays),
            _numbers(self.added, 2 * self.plays),
            _numbers(self.cancels, self.plays),
            _numbers(self.holds, self.plays),
            _numbers(self.claims, self.plays),
            _numbers(self.rear_power, SEATS),
            self.found.values(),
        )

    def _effects(self) -> tuple[object, ...]:
        if self.phase != EFFECT:
            return ()
        return (
            (self.player, self.pc, self.copying, self.draws, self.drawer),
            self.first_choice,
            self.revealed.values(),
            self.frames.values(),
        )

    def shown_fields(self) -> tuple[object, ...]:
        return (
            _numbers(self.known, SEATS),
            _numbers(self.sign_pick, SEATS * PICKS),
            _numbers(self.sign_passed, SEATS),
            _numbers(self.kept, SEATS * ROUNDS),
            _numbers(self.chosen, SEATS * ROUNDS),
            _numbers(self.passed, SEATS * ROUNDS),
            _numbers(self.final_sign, PLACES),
            _numbers(self.final_power, PLACES),
            _numbers(self.final_penalty, DUELS),
            self.forfeits,
            self.memory_0.values(),
            self.memory_1.values(),
        )


def _numbers(items: vec[i64], count: i64) -> tuple[int, ...]:
    return tuple([items[place] for place in range(count)])
