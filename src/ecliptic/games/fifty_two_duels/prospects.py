"""What an ability promises: its effects, by the cards that lie there and those in the hand."""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import first, only, size
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    COUNTS,
    FULL_HOUSE,
    NO_CARDS,
    NONE,
    RANKS,
    RUN,
    cards_of_rank,
)
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.requirements import (
    larger,
    lesser,
    most_of_a_kind,
    run_completable,
)
from ecliptic.games.fifty_two_duels.stacks import ability_at, most, wild_cards
from ecliptic.games.fifty_two_duels.worth import Worths

CHANCE_OF_ONE: Final = (90, 60, 35, 45, 40, 0)
"""In percent, by requirement: a card that is missing will come in a turn."""

LATER: Final = 85
"""In percent: an effect of the next turn beside one of this turn."""

BACK: Final = 25
"""A card that is life again when its ability was activated; one just played is missed."""


@final
class Prospects:
    """Looks at one ability after another and keeps what it has found.

    `idle` is what the cards on the ability promise if it is left alone, `best` what they
    do after one play, activated or not.
    """

    def __init__(self, worths: Worths) -> None:
        self._worths: Worths = worths
        self.idle: i64 = 0
        self.best: i64 = 0

    def look(self, position: DuelsPosition, place: i64, chosen: i64, hand: i64, wilds: i64) -> None:
        """Look at an ability to which chosen cards and so many wilds are being added."""
        self.idle = 0
        self.best = 0
        ability = ability_at(position, place)
        abilities = position.tables.abilities
        sizes = sizes_within(position, place, chosen, hand, wilds)
        chance = CHANCE_OF_ONE[abilities.requirement[ability]]
        lying = cards_lying(position, place)
        sizes &= ~first(lying + 1)
        count = most(position, place)
        while True:
            worth = self._worth(abilities.entry[ability * COUNTS + count])
            if sizes & only(count) != 0:
                self.best = larger(self.best, larger(worth + BACK * lying, self.idle))
            if count <= lying:
                break
            count -= 1
            self.idle = larger(self.idle, worth * LATER // 100) * chance // 100
        if lying == 0:
            self.idle = 0

    def activated(self, position: DuelsPosition, place: i64) -> i64:
        """Return what the ability does if it is activated as it is."""
        ability = ability_at(position, place)
        count = position.count[place]
        entry = position.tables.abilities.entry[ability * COUNTS + count]
        return self._worth(entry) + BACK * count

    def _worth(self, entry: i64) -> i64:
        return 0 if entry == NONE else self._worths.rest[entry]


def cards_lying(position: DuelsPosition, place: i64) -> i64:
    """Return how many cards lie on an ability, none if they are being used."""
    return 0 if position.resolving & only(place) != 0 else position.count[place]


def sizes_within(position: DuelsPosition, place: i64, chosen: i64, hand: i64, more: i64) -> i64:
    """Return the numbers of cards that can lie on an ability after one play."""
    ability = ability_at(position, place)
    requirement = position.tables.abilities.requirement[ability]
    lying = cards_lying(position, place)
    count = lying + size(chosen) + more
    highest = most(position, place)
    if requirement == NO_CARDS or hand == 0 or count >= highest:
        return only(lesser(count, highest))
    wild = wild_cards(position, place // ABILITIES)
    naturals = chosen if lying == 0 else position.up[place] | chosen
    naturals &= ~wild
    hand &= position.tables.abilities.suits[ability] | wild
    loose = size(hand & wild)
    hand &= ~wild
    if requirement == RUN:
        return run_sizes(naturals, count, hand, loose, highest)
    if requirement == FULL_HOUSE:
        added = house_size(naturals, hand) - size(naturals)
    else:
        added = most_of_a_kind(requirement, naturals, hand)
    return first(lesser(highest, count + added + loose) + 1) & ~first(count)


def run_sizes(naturals: i64, count: i64, hand: i64, loose: i64, highest: i64) -> i64:
    """Return how long a run can become, one length after another."""
    found = only(count)
    longest = lesser(highest, lesser(RANKS, count + size(hand) + loose))
    for length in range(count + 1, longest + 1):
        if run_completable(naturals, count, hand, loose, only(length)):
            found |= only(length)
    return found


def house_size(naturals: i64, hand: i64) -> i64:
    """Return how many naturals of a full house there can be with cards of the hand."""
    fixed: i64 = 0
    ranks: i64 = 0
    best: i64 = 0
    second: i64 = 0
    for rank in range(RANKS):
        members = cards_of_rank(4 * rank)
        count = lesser(3, size((naturals | hand) & members))
        if naturals & members != 0:
            fixed += count
            ranks += 1
        elif count > best:
            second = best
            best = count
        elif count > second:
            second = count
    if ranks == 0:
        return best + second
    return fixed + best if ranks == 1 else fixed
