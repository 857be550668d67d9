"""What a side may make of its abilities, hand and actions, as a bot may guess it."""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    CLUB,
    COUNTS,
    DIAMOND,
    HEART,
    NONE,
    SPADE,
    cards_of_suit,
)
from ecliptic.games.fifty_two_duels.items import is_cloakable, potion_places
from ecliptic.games.fifty_two_duels.level_worth import gain_of_level
from ecliptic.games.fifty_two_duels.levels import levels_left
from ecliptic.games.fifty_two_duels.piles import named_in_hand, top_wound
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.prospects import Prospects
from ecliptic.games.fifty_two_duels.requirements import larger, later_than
from ecliptic.games.fifty_two_duels.stacks import ability_at
from ecliptic.games.fifty_two_duels.worth import Worths

BOMB: Final = 105
CRYSTAL: Final = 70
"""Items of the hand or stored, whatever they are used for."""

HEALED: Final = 80
"""A wound that comes back to the hand; on an ability it can do more."""

HAND_CARD: Final = 100
"""A card in the hand, whatever it is, beside being life again."""

SHARED: Final = 75
"""In percent: a second choice, for which cards may be missing after the first."""

NEXT_TURN: Final = 25
"""In percent: what an action of the next turn counts beside one of this turn."""

NEXT_ACTIONS: Final = 2

COLUMN_CARD: Final = 80
"""In percent: a card in a column of a Nemesis beside its share of the best effect."""

CHOICES: Final = 9
"""Abilities, items, and a level."""


@final
class Promises:
    """Judges one side after another; keeps room for its work.

    `gain` is what an action for an ability, an item or a level adds.
    """

    def __init__(self, worths: Worths) -> None:
        self._worths: Worths = worths
        self._prospects: Prospects = Prospects(worths)
        self._gain: vec[i64] = vec[i64]([0] * CHOICES)

    def of_nemesis(self, position: DuelsPosition) -> i64:
        """Return what the columns and the hand of a Nemesis promise."""
        abilities = position.tables.abilities
        total = HAND_CARD * size(position.hand[1])
        for place in range(ABILITIES, 2 * ABILITIES):
            ability = ability_at(position, place)
            highest = abilities.highest[ability]
            if highest != NONE and position.resolving & only(place) == 0:
                best = self._worths.rest[abilities.entry[ability * COUNTS + highest]]
                total += best * position.count[place] * COLUMN_CARD // (100 * highest)
        return total

    def of_player(self, position: DuelsPosition, side: i64) -> i64:
        """Return what a player has on abilities, and may make of actions."""
        hand = position.hand[side] & ~named_in_hand(position, side)
        busy = busy_place(position)
        total: i64 = 0
        for ability in range(ABILITIES):
            place = side * ABILITIES + ability
            self._gain[ability] = 0
            if place != busy:
                self._prospects.look(position, place, 0, hand, 0)
                total += self._prospects.idle
                self._gain[ability] = self._prospects.best - self._prospects.idle
        self._items(position, side, hand)
        self._level(position, side, hand)
        if position.active == side:
            return (
                total
                + self._best_gains(position.actions)
                - self._worths.tempo[position.sheet[side]]
            )
        return total + self._best_gains(0)

    def _items(self, position: DuelsPosition, side: i64, hand: i64) -> None:
        cards = hand | position.stored[side]
        gain = self._gain
        gain[ABILITIES] = 0
        gain[ABILITIES + 1] = 0
        gain[ABILITIES + 2] = 0
        gain[ABILITIES + 3] = 0
        if cards & cards_of_suit(CLUB) != 0 and position.hand[1 - side] != 0:
            gain[ABILITIES] = BOMB
        if cards & cards_of_suit(HEART) != 0 and position.wound_count[side] > 0:
            gain[ABILITIES + 1] = self.potion(position, side)
        if cards & cards_of_suit(DIAMOND) != 0:
            gain[ABILITIES + 2] = CRYSTAL
        if cards & cards_of_suit(SPADE) != 0 and size(cards) > 1:
            gain[ABILITIES + 3] = self.cloak(position, side)

    def _level(self, position: DuelsPosition, side: i64, hand: i64) -> None:
        gain: i64 = 0
        if hand != 0 and levels_left(position, side) and position.todo.kind() != agenda.LADD:
            gain = gain_of_level(position, self._worths, side, 0)
        self._gain[CHOICES - 1] = gain

    def _best_gains(self, actions: i64) -> i64:
        """Add up the best gains: those of this turn, then of the next one."""
        gain = self._gain
        total: i64 = 0
        share: i64 = 100
        for rank in range(actions + NEXT_ACTIONS):
            best: i64 = 0
            for choice in range(CHOICES):
                if gain[choice] > gain[best]:
                    best = choice
            if gain[best] <= 0:
                break
            if rank == actions:
                share = NEXT_TURN
            total += gain[best] * share // 100
            share = share * SHARED // 100
            gain[best] = 0
        return total

    # Choices that were begun.

    def cloak(self, position: DuelsPosition, side: i64) -> i64:
        """Return what a cloak adds at its best."""
        best: i64 = 0
        for place in range(side * ABILITIES, side * ABILITIES + ABILITIES):
            if is_cloakable(position, place):
                wild = self.wild_on(position, place)
                best = larger(best, wild - self._prospects.idle)
        return best

    def potion(self, position: DuelsPosition, side: i64) -> i64:
        """Return what a potion adds at its best."""
        best: i64 = 0
        card = only(top_wound(position, side))
        places = potion_places(position, side)
        for ability in range(ABILITIES):
            if places & only(ability) != 0:
                self._prospects.look(position, side * ABILITIES + ability, card, 0, 0)
                best = larger(best, self._prospects.best - self._prospects.idle)
        return best + HEALED

    def wild_on(self, position: DuelsPosition, place: i64) -> i64:
        """Return what an ability promises with one more wild."""
        self._prospects.look(position, place, 0, 0, 1)
        return self._prospects.best

    def adding(self, position: DuelsPosition, place: i64) -> i64:
        """Return what an ability promises to which the chosen cards are being added."""
        offered = later_than(position.chosen, position.hand[place // ABILITIES])
        self._prospects.look(position, place, position.chosen, offered, 0)
        return self._prospects.best

    def window(self, position: DuelsPosition, place: i64) -> i64:
        """Return what an ability promises that can be activated."""
        self._prospects.look(position, place, 0, 0, 0)
        return larger(self._prospects.activated(position, place), self._prospects.idle)


def busy_place(position: DuelsPosition) -> i64:
    """Return the ability that the choice to be made is about, or NONE."""
    kind = position.todo.kind()
    if kind == agenda.ADD or kind == agenda.HIDE or kind == agenda.WINDOW:
        return position.todo.ability()
    return NONE
