"""Draws what a seat of Zodiac Duel cannot see, from the exact posterior.

Hidden are the stars that the rival kept or drew, the cards it returned in the last
round, its pool and picks during the selection, and in the sign draft its signs. A world
is an assignment of unseen cards to these places. All assignments that fit the memory of
the seat (`memory`) are equally likely beforehand, for every draw is uniform; what tells
them apart is how likely the rival's picks were, which depends on where they stand in its
pool (ZD-R4). So worlds are drawn uniformly (`hidden_hand`) and accepted by that chance.
"""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import only, size
from ecliptic.core.determinizer import Determinizer
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.core.state import State
from ecliptic.games.zodiac_duel import selection
from ecliptic.games.zodiac_duel.cards import NONE
from ecliptic.games.zodiac_duel.conclusions import (
    cards_above,
    first_was_fighter,
    given_last,
    is_selecting,
    placed_in_selection,
    roles_after,
    rounds_done,
    unseen_cards,
)
from ecliptic.games.zodiac_duel.hidden_hand import HiddenHand
from ecliptic.games.zodiac_duel.hidden_signs import resample_signs
from ecliptic.games.zodiac_duel.position import MIDDLE, PICKS, ROUNDS, ZodiacPosition


@final
class ZodiacDeterminizer(Determinizer):
    """See the module's docstring. Keeps room for its work between draws."""

    def __init__(self) -> None:
        self._hand: HiddenHand = HiddenHand()

    def resample(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, ZodiacPosition)
        if state.phase <= MIDDLE:
            resample_signs(state, seat, rng)
            return
        unseen = unseen_cards(state, seat)
        self._hand.know(unseen, state.whole & ~placed_in_selection(state, seat))
        if is_selecting(state):
            while not self._selecting(state, seat, rng):
                pass
        else:
            while not self._duelling(state, seat, rng):
                pass

    # During the selection: stars of earlier rounds, the pool and the picks of this one.

    def _selecting(self, state: ZodiacPosition, seat: i64, rng: Rng) -> bool:
        """Try to draw a world; return whether it was accepted."""
        hand = self._hand
        rival = 1 - seat
        given: i64 = 0
        if state.round > 1:
            given = state.passed[ROUNDS * seat + state.round - 2]
        hand.open(state.memory(seat))
        hidden = hand.unseen & ~given
        for slot in range(hand.slots):
            if hand.card[slot] != NONE:
                hidden &= ~only(hand.card[slot])
        for slot in range(hand.slots):
            if hand.card[slot] == NONE:
                hand.card[slot] = rng.member(hidden)
                hidden &= ~only(hand.card[slot])
        self._write_stars(state, rival)
        if not self._likely_picks(state, rival, rng):
            return False
        state.hand[rival] = hand.held()
        pool = given
        picks = selection.picks_made(state, rival)
        while size(pool) < size(state.pool[rival]) + picks:
            card = rng.member(hidden)
            hidden &= ~only(card)
            pool |= only(card)
        self._write_pool(state, rival, pool, picks, rng)
        state.deck = hidden
        return True

    def _write_pool(
        self, state: ZodiacPosition, rival: i64, pool: i64, picks: i64, rng: Rng
    ) -> None:
        """Let the rival have this pool, and pick from it as if every move were equally likely."""
        state.pool[rival] = pool
        turn = state.turn
        state.turn = rival
        for pick in range(PICKS):
            state.pending[PICKS * rival + pick] = NONE
        for _ in range(picks):
            self._pick(state, rival, rng)
        state.turn = turn

    def _pick(self, state: ZodiacPosition, rival: i64, rng: Rng) -> None:
        switches = state.tables.switches
        cards = selection.keepable(state, rival)
        fighter = selection.fighters_of(state, rival) < switches.fighters
        star = selection.stars_of(state, rival) < switches.stars
        role: i64 = selection.STAR
        if fighter and (not star or rng.below(2) == 0):
            role = selection.FIGHTER
        card = rng.member(cards)
        made = selection.picks_made(state, rival)
        state.pending[PICKS * rival + made] = 2 * card + role
        state.pool[rival] &= ~only(card)

    # During the duels: the hidden hand, and what was returned after the selection.

    def _duelling(self, state: ZodiacPosition, seat: i64, rng: Rng) -> bool:
        """Try to draw a world; return whether it was accepted."""
        hand = self._hand
        rival = 1 - seat
        mind = state.memory(seat)
        last = state.round - 1
        returns: i64 = state.tables.switches.keep if state.round > 0 else 0
        hand.open(mind)
        hand.place_given(given_last(state, seat), last, returns, rng)
        if not hand.empty(mind, rng) or not hand.fill(rng):
            return False
        hand.return_cards(returns, rng)
        if not hand.accepted(returns, rng):
            return False
        self._write_stars(state, rival)
        if state.round > 0:
            state.passed[ROUNDS * rival + last] = hand.returned
        if not self._likely_picks(state, rival, rng):
            return False
        held = hand.held()
        state.hand[rival] = state.known[rival] | held
        state.deck = hand.unseen & ~held
        return True

    def _write_stars(self, state: ZodiacPosition, rival: i64) -> None:
        """Write down which stars the rival kept in each round."""
        for done in range(rounds_done(state)):
            state.chosen[ROUNDS * rival + done] = self._hand.of_round(done)

    def _likely_picks(self, state: ZodiacPosition, rival: i64, rng: Rng) -> bool:
        """Accept a world by the chance that the rival made these picks in it."""
        if state.round == 0 or state.tables.switches.keep < PICKS:
            return True
        for done in range(rounds_done(state)):
            if self._is_open(state, done) and not self._likely(state, rival, done, rng):
                return False
        return True

    def _is_open(self, state: ZodiacPosition, done: i64) -> bool:
        """Return whether a round's pool differs from world to world."""
        if done == state.tables.switches.rounds - 1:
            return True
        for slot in range(self._hand.slots):
            if self._hand.round[slot] == done and self._hand.certain[slot] == 0:
                return True
        return False

    def _likely(self, state: ZodiacPosition, rival: i64, done: i64, rng: Rng) -> bool:
        """Accept the picks of one round by their chance, beside the likeliest there can be."""
        if rng.below(cards_above(state, rival, done)) != 0:
            return False
        fighter = roles_after(state, rival, done, True)
        star = roles_after(state, rival, done, False)
        if fighter == star:
            return True
        roles = fighter if first_was_fighter(state, rival, done) else star
        least = fighter if fighter < star else star
        return least == 0 or rng.below(roles) < least
