"""What a stack of an ability has to be (FD-5.4 to 5.11), and patterns of a defence (FD-9.4).

Naturals are a set of cards, wilds only a number: a wild stands for any card (FD-5.11).
`completable` looks ahead in a selection: whether later cards can make a set of a size.
A set of ranks holds four times the number of each rank, the ace as 0 or above the king.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import first, lowest, moved, only, size
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels.cards import (
    ANY,
    CLUBS,
    FULL_HOUSE,
    RANKS,
    RUN,
    SAME_RANK,
    SAME_SUIT,
    SUITS,
    WHOLE,
    cards_of_rank,
    cards_of_suit,
    suit_of,
)

LOW_ACE: Final = 1
HIGH_ACE: Final = 0x10000000000000


def fits(requirement: i64, naturals: i64, wilds: i64) -> bool:
    """Return whether some meaning of the wilds makes the cards legal."""
    if requirement == RUN:
        return is_run(naturals, wilds)
    if requirement == FULL_HOUSE:
        return is_house(naturals)
    if naturals == 0 or requirement == ANY:
        return True
    if requirement == SAME_SUIT:
        return naturals & ~cards_of_suit(suit_of(lowest(naturals))) == 0  # FD-5.4
    return naturals & ~cards_of_rank(lowest(naturals)) == 0  # FD-5.5


def ranks_of(cards: i64) -> i64:
    """Return the ranks of cards, aces low."""
    return (cards | (cards >> 1) | (cards >> 2) | (cards >> 3)) & CLUBS


def is_run(naturals: i64, wilds: i64) -> bool:
    """Return whether the cards fill so many consecutive ranks (FD-5.6)."""
    count = size(naturals) + wilds
    ranks = ranks_of(naturals)
    if count > RANKS or size(ranks) != count - wilds:
        return False
    if ranks == 0 or is_within(ranks, count):
        return True
    if ranks & LOW_ACE == 0:
        return False
    return is_within(ranks ^ LOW_ACE ^ HIGH_ACE, count)  # FD-5.7


def is_within(ranks: i64, count: i64) -> bool:
    """Return whether ranks lie among `count` consecutive ones."""
    return (ranks >> lowest(ranks)) & ~first(4 * count) == 0


def is_house(naturals: i64) -> bool:
    """Return whether the cards are a part of three of a rank and two of another (FD-5.9)."""
    if naturals == 0:
        return True
    one = naturals & cards_of_rank(lowest(naturals))
    rest = naturals & ~one
    if size(one) > 3:
        return False
    if rest == 0:
        return True
    other = rest & cards_of_rank(lowest(rest))
    return rest == other and size(other) <= 3


def partners(requirement: i64, naturals: i64) -> i64:
    """Return the cards of which one more leaves naturals legal that are so; not for runs."""
    if requirement == ANY or naturals == 0:
        return WHOLE
    if requirement == SAME_SUIT:
        return cards_of_suit(suit_of(lowest(naturals)))
    if requirement == SAME_RANK:
        return cards_of_rank(lowest(naturals))
    return house_partners(naturals)


def house_partners(naturals: i64) -> i64:
    """Return the cards that still find a place in a full house."""
    one = naturals & cards_of_rank(lowest(naturals))
    rest = naturals & ~one
    found: i64 = cards_of_rank(lowest(naturals)) if size(one) < 3 else 0
    if rest == 0:
        return found | (WHOLE & ~cards_of_rank(lowest(naturals)))
    return found | cards_of_rank(lowest(rest)) if size(rest) < 3 else found


# Looking ahead.


def up_to(members: i64) -> i64:
    """Return all numbers up to the greatest member of a set."""
    members |= members >> 1
    members |= members >> 2
    members |= members >> 4
    members |= members >> 8
    members |= members >> 16
    return members | (members >> 32)


def later_than(chosen: i64, offered: i64) -> i64:
    """Return the offered members that are greater than all chosen ones."""
    return offered & ~up_to(chosen)


def completable(
    requirement: i64, naturals: i64, wilds: i64, later: i64, later_wilds: i64, sizes: i64
) -> bool:
    """Return whether the cards, with some of the later ones, are legal and of such a size."""
    if not can_begin(requirement, naturals, wilds):
        return False
    count = size(naturals) + wilds
    if sizes & only(count) != 0 and fits(requirement, naturals, wilds):
        return True
    if requirement == RUN:
        return run_completable(naturals, count, later, later_wilds, sizes)
    most = count + later_wilds + most_of_a_kind(requirement, naturals, later)
    return sizes & first(most + 1) & ~first(count) != 0


def can_begin(requirement: i64, naturals: i64, wilds: i64) -> bool:
    """Return whether cards could be a part of something legal."""
    if requirement == RUN:
        return size(ranks_of(naturals)) == size(naturals)
    return fits(requirement, naturals, wilds)


def most_of_a_kind(requirement: i64, naturals: i64, later: i64) -> i64:
    """Return how many of the later cards can be added together, in a pattern of a defence."""
    if naturals != 0 or requirement == ANY:
        return size(later & partners(requirement, naturals))
    most: i64 = 0
    if requirement == SAME_SUIT:
        for suit in range(SUITS):
            most = larger(most, size(later & cards_of_suit(suit)))
    else:
        for rank in range(RANKS):
            most = larger(most, size(later & cards_of_rank(4 * rank)))
    return most


def lesser(one: i64, other: i64) -> i64:
    """Return the lesser number."""
    return one if one < other else other


def larger(one: i64, other: i64) -> i64:
    """Return the larger number."""
    return one if one > other else other


def run_completable(naturals: i64, count: i64, later: i64, later_wilds: i64, sizes: i64) -> bool:
    """Return whether later cards make a run of such a size (FD-R5)."""
    ranks = ranks_of(naturals)
    offered = ranks_of(later)
    if offered & LOW_ACE != 0:
        offered |= HIGH_ACE
    if run_around(ranks, count, offered & ~ranks, later_wilds, sizes):
        return True
    if ranks & LOW_ACE == 0:
        return False
    high = ranks ^ LOW_ACE ^ HIGH_ACE
    return run_around(high, count, offered & ~high, later_wilds, sizes)


def run_around(ranks: i64, count: i64, offered: i64, later_wilds: i64, sizes: i64) -> bool:
    """Return whether a run of such a size holds these ranks and fills up from those offered."""
    bottom: i64 = RANKS
    top: i64 = 0
    if ranks != 0:
        bottom = lowest(ranks) >> 2
        top = (size(up_to(ranks)) - 1) >> 2
    for length in range(count, lesser(RANKS, count + size(offered) + later_wilds) + 1):
        if sizes & only(length) == 0:
            continue
        run = CLUBS & first(4 * length)
        for low in range(larger(0, top - length + 1), lesser(bottom, RANKS + 1 - length) + 1):
            if length - count <= size(offered & moved(run, 4 * low)) + later_wilds:
                return True
    return False
