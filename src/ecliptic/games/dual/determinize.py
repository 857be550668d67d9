"""Draws what a seat of Dual cannot see, from the exact posterior.

All deals that fit are equally likely beforehand, and hidden first flips are uniform. The
plays of others carry no news beyond the cards themselves, because the number of their
legal moves follows from the backs, which are open. So a world counts once for every way
in which it can have come about.

In a set whose suits go in fixed couples, like the standard one, the backs say how many
cards of each couple lie which way up in each hand, and every way to share out the
couple's unseen cards is equally likely: a shuffle within each couple. Any other set is
counted out in `worlds`.
"""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import only, size
from ecliptic.core.determinizer import Determinizer
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.core.state import State
from ecliptic.games.dual.cards import NOBODY, Tables
from ecliptic.games.dual.position import FLIP
from ecliptic.games.dual.state import DualState
from ecliptic.games.dual.worlds import Knowledge, Worlds, put_into


def unseen_cards(state: DualState, seat: i64) -> i64:
    """Return the cards that `seat` neither holds nor saw played in this round."""
    tables = state.tables
    seen = tables.cards_of(state.hands[seat])
    for other in range(tables.players):
        seen |= tables.cards_of(state.shed[other])
    return tables.all_cards & ~seen


def after_flip(state: DualState, seat: i64) -> i64:
    """Return all cards a seat was dealt, the way up they lay after the first flip."""
    hand = state.hands[seat]
    if state.winds[seat] & 1 != 0:
        hand = state.tables.turned(hand)
    return hand | state.shed[seat]


def flip_is_hidden(state: DualState) -> bool:
    """Return whether chosen flips are not yet carried out (DU-R7)."""
    return state.phase == FLIP and not state.tables.switches.in_order


@final
class DualDeterminizer(Determinizer):
    """See the module's docstring. The last counting of worlds is kept for the next draw."""

    def __init__(self) -> None:
        self._worlds: Worlds | None = None

    def resample(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, DualState)
        tables = state.tables
        if tables.coupled and (tables.sided or not tables.half):
            self._share_out(state, seat, rng)
        else:
            self._count_out(state, seat, rng)

    def _share_out(self, state: DualState, seat: i64, rng: Rng) -> None:
        unseen = unseen_cards(state, seat)
        for other in range(state.tables.players):
            if other == seat:
                continue
            hand = self._hand(state.tables, state.hands[other], unseen, rng)
            unseen &= ~state.tables.cards_of(hand)
            state.hands[other] = hand
            if state.flipped[other] != NOBODY:
                state.flipped[other] = self._flip(state, other, rng)
        state.undealt = unseen

    def _hand(self, tables: Tables, held: i64, unseen: i64, rng: Rng) -> i64:
        """Return a hand with the same backs as `held`, drawn from the unseen cards."""
        drawn: i64 = 0
        for suit in range(tables.suits):
            couple = unseen & tables.cards_of(tables.of_suit[suit])
            for _ in range(size(held & tables.of_suit[suit])):
                card = rng.member(couple)
                couple &= ~only(card)
                unseen &= ~only(card)
                drawn |= only(tables.awake(card, suit))
        return drawn

    def _flip(self, state: DualState, other: i64, rng: Rng) -> i64:
        """Return the face another seat flipped, as the backs before and after allow."""
        tables = state.tables
        if flip_is_hidden(state):
            return rng.member(state.hands[other])
        shown = tables.suit[tables.other(state.flipped[other])]
        return tables.other(rng.member(after_flip(state, other) & tables.of_suit[shown]))

    def _count_out(self, state: DualState, seat: i64, rng: Rng) -> None:
        hidden = flip_is_hidden(state)
        knowledge = Knowledge(state, seat, unseen_cards(state, seat), flips_hidden=hidden)
        worlds = self._worlds
        if worlds is None or not worlds.fits(knowledge):
            worlds = Worlds(knowledge)
            self._worlds = worlds
        put_into(state, seat, worlds.draw(rng))
        if hidden:
            for other in range(state.tables.players):
                if other != seat and state.flipped[other] != NOBODY:
                    state.flipped[other] = rng.member(state.hands[other])
