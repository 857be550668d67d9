"""The state of Dual: what lies where, whose turn it is, and what a move does.

The rules themselves stand in `deal`, `trick`, `wind` and `scoring`; here they are put
in order (DU-2 to DU-6). Seats are numbered clockwise from 0.
"""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import only, size
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, TERMINAL
from ecliptic.games.dual import history
from ecliptic.games.dual.cards import BY_CHANCE, NOBODY, Tables
from ecliptic.games.dual.deal import (
    deal_outcomes,
    drawn_face,
    receiver,
    starting_player,
    with_one_turned,
)
from ecliptic.games.dual.position import DEAL, DEALER, END, FLIP, PLAY, SEATS, WIND, DualPosition
from ecliptic.games.dual.scoring import (
    coin_winners,
    points,
    shared_return,
    standing,
    star_tokens,
)
from ecliptic.games.dual.trick import highest_place, lowest_place, playable, stars_decide
from ecliptic.games.dual.wind import turn_hand, wind_blows


@final
class DualState(DualPosition):
    """A position of Dual that moves change; its fields stand in `position`."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        if tables.switches.first_dealer != BY_CHANCE:
            self._start_round(tables.switches.first_dealer)

    # Whose choice it is, and between what.

    def moves(self, out: Moves) -> None:
        out.clear()
        tables = self.tables
        if self.phase == PLAY:
            hand = self.hands[self.turn]
            out.add_members(playable(tables, hand, self.trick, self.played), 0)
        elif self.phase == WIND:
            for choice in range(tables.players + 1):
                out.add(tables.wind + choice)  # DU-4.4: any player, or nobody
        elif self.phase == FLIP:
            out.add_members(self.hands[self.turn], tables.flip)
        elif self.phase == DEAL:
            deal_outcomes(tables, self.undealt, self.first_ends, tables.deal, out)
        elif self.phase == DEALER:
            for seat in range(tables.players):
                out.add_outcome(tables.dealer + seat, 1)  # DU-R9: equal odds

    def sample(self, rng: Rng) -> i64:
        tables = self.tables
        if self.phase == DEALER:
            return tables.dealer + rng.below(tables.players)
        return tables.deal + drawn_face(tables, self.undealt, self.first_ends, rng)

    def seen(self, action: i64, seat: i64) -> i64:
        tables = self.tables
        if self.phase == FLIP and seat != self.turn:
            if tables.switches.in_order:
                return tables.flip_suit + tables.suit[action - tables.flip]
            return tables.flip_hidden  # DU-R7: that a card was chosen, not which
        if self.phase == DEAL and seat != self.receiver():
            return tables.deal_suit + tables.suit[action - tables.deal]  # DU-1.6
        return action

    def receiver(self) -> i64:
        """Return the seat that gets the next card of the deal."""
        dealt = self.tables.cards - size(self.undealt)
        return receiver(self.tables, self.dealer, dealt)

    # What the moves do.

    def apply_action(self, action: i64) -> None:
        tables = self.tables
        if self.phase == PLAY:
            self._play(action)
        elif self.phase == WIND:
            self._blow(action - tables.wind)
        elif self.phase == FLIP:
            self._choose_flip(action - tables.flip)
        elif self.phase == DEAL:
            self._deal(action - tables.deal)
        else:
            self._start_round(action - tables.dealer)  # DU-1.3

    def _start_round(self, dealer: i64) -> None:
        """Take all cards together again for the next deal (DU-1.5)."""
        tables = self.tables
        self.phase = DEAL
        self.turn = CHANCE
        self.dealer = dealer
        self.leader = starting_player(tables, dealer)
        self.trick_number = 0
        self.winner = NOBODY
        self.undealt = tables.all_cards  # DU-1.5
        self.first_ends = tables.first_ends  # DU-R3
        self.last_trick = history.NO_TRICK
        for seat in range(tables.players):
            self.won[seat] = 0
            self.latest[seat] = 0
            self.flipped[seat] = NOBODY
            self.shed[seat] = 0
            self.winds[seat] = 0

    def _deal(self, face: i64) -> None:
        tables = self.tables
        seat = self.receiver()
        self.hands[seat] |= only(face)
        self.undealt &= ~only(face % tables.cards)
        if tables.half and face < tables.cards:
            self.first_ends -= 1
        if self.undealt == 0:
            self.phase = FLIP
            self.turn = self.leader  # DU-R7: asked from the Starting player clockwise

    def _choose_flip(self, face: i64) -> None:
        self.flipped[self.turn] = face
        if self.tables.switches.in_order:
            self._turn_chosen(self.turn)
        self.turn = self._next(self.turn)
        if self.turn == self.leader:
            self._end_flips()

    def _turn_chosen(self, seat: i64) -> None:
        self.hands[seat] = with_one_turned(self.tables, self.hands[seat], self.flipped[seat])

    def _end_flips(self) -> None:
        if not self.tables.switches.in_order:
            for seat in range(self.tables.players):
                self._turn_chosen(seat)  # DU-2.2: all at the same time
        self.phase = PLAY
        self.trick_number = 1

    def _play(self, face: i64) -> None:
        seat = self.turn
        tables = self.tables
        self.hands[seat] &= ~only(face)
        self.shed[seat] |= only(tables.other(face) if self.winds[seat] & 1 else face)
        self.trick[self.played] = face
        self.played += 1
        if self.played < tables.players:
            self.turn = self._next(seat)
        else:
            self._judge()

    def _judge(self) -> None:
        """Find the highest and the lowest card; the lowest has the Wind (DU-4)."""
        tables = self.tables
        winner = self._seat_at(highest_place(tables, self.trick, self.played))
        lowest = self._seat_at(lowest_place(tables, self.trick, self.played))
        by_stars = stars_decide(tables, self.trick, self.played)
        self.winner = winner
        self.last_trick = history.packed_trick(
            self.trick, self.played, self.leader, winner, lowest, by_stars
        )
        if wind_blows(self.hands, winner):
            self.phase = WIND
            self.turn = lowest
        else:
            self._take_trick()
            self._score_round()

    def _blow(self, named: i64) -> None:
        """Turn the named seat's hand, then let the winner lead (DU-4.4, R26)."""
        tables = self.tables
        wind: i64 = history.NAMED_NOBODY
        if named < tables.players:
            turn_hand(tables, self.hands, named)
            self.winds[named] += 1
            wind = history.NAMED_SEAT + named
        self.last_trick = history.with_wind(self.last_trick, wind)
        self._take_trick()
        self.leader = self.winner
        self.turn = self.winner
        self.trick_number += 1
        self.phase = PLAY

    def _take_trick(self) -> None:
        """Put the trick on the winner's pile."""
        for place in range(self.played):
            self.won[self.winner] |= only(self.trick[place] % self.tables.cards)  # DU-3.7
        self.latest[self.winner] = self.trick_number
        self.played = 0

    def _score_round(self) -> None:
        """Give out Cube, Coin and Stars, in this order (DU-5.1)."""
        tables = self.tables
        coins = coin_winners(tables, self.won, self.latest)
        cards = vec[i64]([0] * SEATS)
        stars = vec[i64]([0] * SEATS)
        self.cubes[self.winner] += 1  # DU-5.2
        for seat in range(tables.players):
            cards[seat] = size(self.won[seat])
            stars[seat] = star_tokens(tables, self.won[seat])
            self.stars[seat] += stars[seat]
            if coins & only(seat) != 0:
                self.coins[seat] += 1
        self.rounds_done[self.round - 1] = history.packed_round(
            self.winner, coins, cards, stars, tables.players
        )
        self._end_round()

    def _end_round(self) -> None:
        if self.round < self.tables.switches.rounds:
            self.round += 1
            self._start_round(self._next(self.dealer))  # DU-2.5
        else:
            self.phase = END  # DU-6.1
            self.turn = TERMINAL
            self.leader = NOBODY

    # Seats and results.

    def _next(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.num_players else 0

    def _seat_at(self, place: i64) -> i64:
        return (self.leader + place) % self.num_players

    def score(self, seat: i64) -> i64:
        """Return the points of the tokens a seat has now (DU-6.2)."""
        return points(self.coins[seat], self.cubes[seat], self.stars[seat])

    def standing(self, seat: i64) -> i64:
        """Return a number that orders the seats by their tokens now (DU-6.3, R21)."""
        return standing(self.tables, self.coins[seat], self.cubes[seat], self.stars[seat])

    def leading_seats(self) -> i64:
        """Return the set of seats that nobody is ahead of."""
        best: i64 = -1
        leading: i64 = 0
        for seat in range(self.num_players):
            order = self.standing(seat)
            if order > best:
                best = order
                leading = 0
            if order == best:
                leading |= only(seat)  # DU-6.3
        return leading

    def player_return(self, seat: i64) -> float:
        if self.phase != END:
            return 0.0
        winners = self.leading_seats()
        count = size(winners)
        return shared_return(count, self.num_players - count, winners & only(seat) != 0)

    def clone(self) -> DualState:
        copy = DualState(self.tables, self.setting)
        copy.assign(self)
        return copy
