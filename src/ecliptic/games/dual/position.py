"""What lies where in Dual: the fields of a state, copied and compared.

Rules fields: phase, turn, dealer, leader, round, trick_number, winner, undealt,
first_ends, hands, trick, won, latest, coins, cubes, stars, and flipped while the first
flips are chosen. Shown or remembered fields: last_trick, rounds_done, flipped later on,
shed, winds (what the others can conclude rests on the last three).
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import moved, size
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.core.state import State
from ecliptic.games.dual import history
from ecliptic.games.dual.cards import NOBODY, Tables
from ecliptic.games.dual.scoring import star_sum, star_tokens

DEALER: Final = 0
DEAL: Final = 1
FLIP: Final = 2
PLAY: Final = 3
WIND: Final = 4
END: Final = 5

SEATS: Final = 3
"""Vectors by seat have room for three players."""


class DualPosition(State):
    """The fields of a state; what moves do stands in `state`."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables.players, setting)
        self.tables: Tables = tables
        self.phase: i64 = DEALER
        self.dealer: i64 = NOBODY
        self.leader: i64 = NOBODY
        self.round: i64 = 1
        self.trick_number: i64 = 0
        self.winner: i64 = NOBODY
        self.undealt: i64 = tables.all_cards
        self.first_ends: i64 = tables.first_ends
        self.played: i64 = 0
        self.last_trick: i64 = history.NO_TRICK
        self.hands: vec[i64] = vec[i64]([0] * SEATS)
        self.trick: vec[i64] = vec[i64]([0] * SEATS)
        self.won: vec[i64] = vec[i64]([0] * SEATS)
        self.latest: vec[i64] = vec[i64]([0] * SEATS)
        self.coins: vec[i64] = vec[i64]([0] * SEATS)
        self.cubes: vec[i64] = vec[i64]([0] * SEATS)
        self.stars: vec[i64] = vec[i64]([0] * SEATS)
        self.flipped: vec[i64] = vec[i64]([NOBODY] * SEATS)
        self.shed: vec[i64] = vec[i64]([0] * SEATS)
        self.winds: vec[i64] = vec[i64]([0] * SEATS)
        self.rounds_done: vec[i64] = vec[i64]([0] * tables.switches.rounds)

    def finished_rounds(self) -> i64:
        """Return how many rounds have been scored."""
        return self.round if self.phase == END else self.round - 1

    def assign(self, other: State) -> None:
        assert isinstance(other, DualPosition)
        self.phase = other.phase
        self.turn = other.turn
        self.dealer = other.dealer
        self.leader = other.leader
        self.round = other.round
        self.trick_number = other.trick_number
        self.winner = other.winner
        self.undealt = other.undealt
        self.first_ends = other.first_ends
        self.played = other.played
        self.last_trick = other.last_trick
        for place in range(other.played):
            self.trick[place] = other.trick[place]
        for seat in range(self.num_players):
            self.hands[seat] = other.hands[seat]
            self.won[seat] = other.won[seat]
            self.latest[seat] = other.latest[seat]
            self.coins[seat] = other.coins[seat]
            self.cubes[seat] = other.cubes[seat]
            self.stars[seat] = other.stars[seat]
            self.flipped[seat] = other.flipped[seat]
            self.shed[seat] = other.shed[seat]
            self.winds[seat] = other.winds[seat]
        for done in range(other.finished_rounds()):
            self.rounds_done[done] = other.rounds_done[done]

    def rules_fields(self) -> tuple[object, ...]:
        return (
            self.phase,
            self.turn,
            self.dealer,
            self.leader,
            self.round,
            self.trick_number,
            self.winner,
            self.undealt,
            self.first_ends,
            self._by_seat(self.hands),
            tuple([self.trick[place] for place in range(self.played)]),
            self._by_seat(self.won),
            self._by_seat(self.latest),
            self._by_seat(self.coins),
            self._by_seat(self.cubes),
            self._by_seat(self.stars),
            self._by_seat(self.flipped) if self.phase == FLIP else (),
        )

    def shown_fields(self) -> tuple[object, ...]:
        return (
            self.last_trick,
            tuple([self.rounds_done[done] for done in range(self.finished_rounds())]),
            self._by_seat(self.flipped),
            self._by_seat(self.shed),
            self._by_seat(self.winds),
        )

    def position_key(self) -> tuple[object, ...]:
        """Return a key in which winnings count by what they are worth, not card by card."""
        if self.num_players == 2:  # spares the search a list
            return (
                self._place_key(),
                self.undealt,
                self.hands[0],
                self._seat_key(0),
                self.hands[1],
                self._seat_key(1),
            )
        seats = [(self.hands[seat], self._seat_key(seat)) for seat in range(self.num_players)]
        return (self._place_key(), self.undealt, tuple(seats))

    def _place_key(self) -> i64:
        """Return phase, seats, numbers and the trick on the table as one number."""
        key = self.phase | moved(self.turn + 4, 3) | moved(self.dealer + 1, 6)
        key |= moved(self.leader + 1, 8) | moved(self.winner + 1, 10) | moved(self.round, 12)
        key |= moved(self.trick_number, 16) | moved(self.first_ends, 21)
        for place in range(self.played):
            key |= moved(self.trick[place] + 1, 26 + 7 * place)
        return key

    def _seat_key(self, seat: i64) -> i64:
        """Return what a seat's tokens and winnings are worth, and its hidden flip."""
        tables = self.tables
        won = self.won[seat]
        key = size(won) | moved(star_sum(tables, won), 5) | moved(star_tokens(tables, won), 14)
        key |= moved(self.coins[seat], 19) | moved(self.cubes[seat], 23)
        key |= moved(self.stars[seat], 27)
        if self.num_players > 2:
            key |= moved(self.latest[seat], 36)  # DU-R18: decides full ties for the Coin
        if self.phase == FLIP:
            key |= moved(self.flipped[seat] + 1, 41)
        return key

    def _by_seat(self, values: vec[i64]) -> tuple[int, ...]:
        return tuple([values[seat] for seat in range(self.num_players)])
