"""What a position of 52 Duels is worth, as a bot may guess it.

A hundred is a point of damage. A side lives on the cards of its deck and discard pile;
those in its hand and on its abilities come back there. Levels are worth what they change
for the rest of the game. Then there is what the abilities promise (`prospects`), as far
as there are actions for it, and what is being done (`pending`). All hands are taken as
known: a bot averages over worlds.
"""

from __future__ import annotations

import math
from typing import Final, final

from ecliptic.core.bits import size
from ecliptic.core.heuristic import Heuristic
from ecliptic.core.native import i64
from ecliptic.core.state import State
from ecliptic.games.fifty_two_duels.cards import ABILITIES, Tables
from ecliptic.games.fifty_two_duels.level_worth import FULL_GAME, worth_of_levels
from ecliptic.games.fifty_two_duels.pending import Pending, cards_to_have, damage_to_come
from ecliptic.games.fifty_two_duels.position import ON, DuelsPosition
from ecliptic.games.fifty_two_duels.promises import HAND_CARD, Promises
from ecliptic.games.fifty_two_duels.requirements import larger, lesser
from ecliptic.games.fifty_two_duels.worth import Worths

LIFE: Final = 100
"""A card in the deck or on the discard pile."""

HELD: Final = 75
"""A card in the hand, on an ability, stored or in use: it will be life again."""

DANGER: Final = 4000
CALM: Final = 3
"""Near death each card counts more: danger over cards and this."""

DEAD: Final = 3000
"""A side that cannot bear what is to come."""

SCALE: Final = 2500.0
"""Hundredths that tell three wins in four apart."""

SPREAD: Final = 0.1
"""A point or two of damage are what moves gain or lose."""


@final
class DuelsHeuristic(Heuristic):
    """See the module's docstring. Keeps room for its work."""

    def __init__(self, tables: Tables) -> None:
        self._worths: Worths = Worths(tables)
        self._promises: Promises = Promises(self._worths)
        self._pending: Pending = Pending(self._worths, self._promises)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, DuelsPosition)
        if state.reason != ON:
            return state.player_return(seat)
        if state.number == 0:
            return 0.0
        left = lesser(size_of_life(state, seat), size_of_life(state, 1 - seat))
        self._worths.left = larger(0, lesser(left, FULL_GAME))
        lead = self._worth(state, seat) - self._worth(state, 1 - seat)
        return math.tanh(float(lead) / SCALE)

    def _worth(self, position: DuelsPosition, side: i64) -> i64:
        """Return what a side has."""
        total = worth_of_life(position, side)
        total += worth_of_levels(position, self._worths, side)
        total += self._pending.worth(position, side)
        if position.is_nemesis(side):
            return total + self._promises.of_nemesis(position)
        total += HAND_CARD * cards_to_have(position, side)
        return total + self._promises.of_player(position, side)

    def quiet(self, state: State) -> bool:
        """Return that any position may be judged, for what is due is counted in."""
        return True

    def spread(self) -> float:
        return SPREAD


def held(position: DuelsPosition, side: i64) -> i64:
    """Return how many cards of a side are neither life nor lost."""
    total = size(position.hand[side] | position.digging[side])
    total += size(position.stored[side] | position.in_use[side])
    for place in range(side * ABILITIES, side * ABILITIES + ABILITIES):
        total += position.count[place]
    return total


def size_of_life(position: DuelsPosition, side: i64) -> i64:
    """Return how many cards keep a side alive, sooner or later."""
    return lives_left(position, side) + held(position, side)


def lives_left(position: DuelsPosition, side: i64) -> i64:
    """Return how many cards a side can still draw or lose after the damage to come."""
    lives = size(position.deck[side] | position.discard[side])
    return lives - damage_to_come(position, side)


def worth_of_life(position: DuelsPosition, side: i64) -> i64:
    """Return what the cards of a side are worth as its life."""
    lives = lives_left(position, side)
    others = held(position, side)
    total = LIFE * lives + HELD * others
    if lives < larger(0, cards_to_have(position, side) - size(position.hand[side])):
        return total - DEAD
    return total - DANGER // (lives + others // 2 + CALM)
