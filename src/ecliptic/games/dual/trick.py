"""One trick: who may play what, who wins it, whose card is lowest (DU-3, DU-4.1 to 4.3).

`trick` holds the faces in the order they were played, the Starting player's first;
`played` says how many there are.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.dual.cards import Tables

OFF_SUIT: Final = 0
"""Below every value: a card that broke suit is lowest and never wins."""


def playable(tables: Tables, hand: i64, trick: vec[i64], played: i64) -> i64:
    """Return the faces of `hand` that may be played now."""
    if played == 0:
        return hand  # DU-3.1
    following = hand & tables.of_suit[tables.suit[trick[0]]]
    return following if following != 0 else hand  # DU-3.2, DU-3.3


def stars_decide(tables: Tables, trick: vec[i64], played: i64) -> bool:
    """Return whether nobody but the Starting player has the Starting suit awake."""
    starting_suit = tables.suit[trick[0]]
    for place in range(1, played):
        if tables.suit[trick[place]] == starting_suit:
            return False
    return True  # DU-3.5


def strength(tables: Tables, trick: vec[i64], place: i64, by_stars: bool) -> i64:
    """Return how high the card at a place in the order of play counts in this trick."""
    face = trick[place]
    if by_stars:
        return tables.stars[face]  # DU-3.5, DU-4.2
    if tables.suit[face] == tables.suit[trick[0]]:
        return tables.value[face]  # DU-3.4, DU-3.6, DU-4.1
    return OFF_SUIT  # DU-4.3


def highest_place(tables: Tables, trick: vec[i64], played: i64) -> i64:
    """Return who wins the trick, as a place in the order of play (0: Starting player)."""
    by_stars = stars_decide(tables, trick, played)
    best: i64 = 0
    for place in range(1, played):
        challenger = strength(tables, trick, place, by_stars)
        if challenger > strength(tables, trick, best, by_stars):
            best = place  # DU-3.5: of equal stars the earlier card is higher
    return best


def lowest_place(tables: Tables, trick: vec[i64], played: i64) -> i64:
    """Return whose card is lowest, as a place in the order of play."""
    by_stars = stars_decide(tables, trick, played)
    worst: i64 = 0
    for place in range(1, played):
        challenger = strength(tables, trick, place, by_stars)
        if challenger <= strength(tables, trick, worst, by_stars):
            worst = place  # DU-4.2, DU-R13: of equal stars the later card is lower
    return worst
