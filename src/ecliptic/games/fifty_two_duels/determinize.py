"""Draws what a seat of 52 Duels cannot see: the hand, the deck and the hidden cards of the foe.

Every world that agrees with what the foe may know (`fresh`, `may`) is equally likely, as
the rules page says. Face-down cards are drawn first (`hidden_cards`), each choice by the
number of worlds that go on from it; then the hand, the cards being dug and the deck.
"""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import only, size
from ecliptic.core.determinizer import Determinizer
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.core.state import State
from ecliptic.games.fifty_two_duels.hidden_cards import HiddenCards
from ecliptic.games.fifty_two_duels.piles import named_in_hand, unseen
from ecliptic.games.fifty_two_duels.state import DuelsState


@final
class DuelsDeterminizer(Determinizer):
    """See the module's docstring. Keeps room for its work between draws."""

    def __init__(self) -> None:
        self._hidden: HiddenCards = HiddenCards()
        self._moves: Moves = Moves()

    def resample(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, DuelsState)
        foe = 1 - seat
        named = named_in_hand(state, foe)
        free = unseen(state, foe) & ~named
        self._hidden.know(state, foe, free)
        self._deal(state, foe, named, free, rng)
        while state.turn == foe and self._is_stuck(state):
            self._deal(state, foe, named, free, rng)

    def _is_stuck(self, state: DuelsState) -> bool:
        """Return whether a selection that was begun cannot go on in this world."""
        state.moves(self._moves)
        return self._moves.count == 0

    def _deal(self, state: DuelsState, foe: i64, named: i64, free: i64, rng: Rng) -> None:
        """Put the free cards where they can be."""
        down = self._hidden.draw(state, foe, rng)
        free &= ~down
        fresh = free & state.fresh[foe]
        dug = drawn(fresh, size(state.digging[foe]), rng)
        deck = drawn(fresh & ~dug, size(state.deck[foe]), rng)
        state.digging[foe] = dug
        state.deck[foe] = deck
        if state.revealed[foe] == 0:
            state.hand[foe] = named | (free & ~dug & ~deck)


def drawn(cards: i64, count: i64, rng: Rng) -> i64:
    """Return so many of the cards, each choice with the same probability."""
    left = cards
    for _ in range(count):
        left &= ~only(rng.member(left))
    return cards & ~left
