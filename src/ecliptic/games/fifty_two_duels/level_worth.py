"""What levels are worth: those that were reached, and the one that is being paid for."""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels.cards import NONE, OCCUPIED, value_of
from ecliptic.games.fifty_two_duels.levels import levels_left, sum_of_ranks, threshold
from ecliptic.games.fifty_two_duels.piles import occupied
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.requirements import later_than, up_to
from ecliptic.games.fifty_two_duels.worth import Worths

PASSIVE: Final = 25
"""In percent: a bonus that ends when its ability is activated."""

PAID_IN_PART: Final = 85
"""In percent: the paid part of a level beside that of one that was reached."""

FULL_GAME: Final = 35
"""Cards left on the weaker side for which a level is worth all it can be."""

SPENT: Final = 75
"""A card of the hand that leaves the game."""


def row_of(position: DuelsPosition, side: i64) -> i64:
    """Return the row of modifiers that the levels of a side give."""
    levels = position.tables.levels
    return levels.modified[position.sheet[side]] + position.reached[side] * OCCUPIED


def worth_of_levels(position: DuelsPosition, worths: Worths, side: i64) -> i64:
    """Return what levels and passive bonuses are worth for the rest of the game."""
    row = row_of(position, side)
    reached = worths.row[row]
    passive = (worths.row[row + occupied(position, side)] - reached) * PASSIVE // 100
    paid: i64 = 0
    if position.level_open[side] != 0 and levels_left(position, side):
        worth = worth_of_next(position, worths, side)
        paid = paid_part(position, side, worth, amount(position, side, position.level_open[side]))
    return (reached + passive) * worths.left // FULL_GAME + paid


def worth_of_next(position: DuelsPosition, worths: Worths, side: i64) -> i64:
    """Return what the next level adds for the rest of the game."""
    row = row_of(position, side)
    levels = position.tables.levels
    now = levels.now[levels.begin[position.sheet[side]] + position.reached[side]]
    more: i64 = 0 if now == NONE else worths.rest[now]
    return (worths.row[row + OCCUPIED] - worths.row[row]) * worths.left // FULL_GAME + more


def paid_part(position: DuelsPosition, side: i64, worth: i64, paid: i64) -> i64:
    """Return what a level is worth of which so much is paid, but not all."""
    return worth * PAID_IN_PART * paid // (100 * threshold(position, side))


def amount(position: DuelsPosition, side: i64, cards: i64) -> i64:
    """Return what cards pay for a level."""
    return size(cards) if position.is_nemesis(side) else sum_of_ranks(cards)


def gain_of_level(position: DuelsPosition, worths: Worths, side: i64, chosen: i64) -> i64:
    """Return what a player gains at best who pays with the chosen cards and later ones."""
    worth = worth_of_next(position, worths, side)
    already = sum_of_ranks(position.level_open[side])
    before = paid_part(position, side, worth, already) if already > 0 else 0
    needed = threshold(position, side) - already
    later = later_than(chosen, position.hand[side])
    reaching = enough(later, needed - sum_of_ranks(chosen), chosen == 0)
    paid = chosen | reaching
    if sum_of_ranks(paid) >= needed:
        return worth - before - SPENT * size(paid)
    paid = chosen if chosen != 0 else only(highest(later))
    after = paid_part(position, side, worth, already + sum_of_ranks(paid))
    return after - before - SPENT * size(paid)


def enough(offered: i64, needed: i64, at_least_one: bool) -> i64:
    """Return the highest of the offered cards, until they pay what is needed."""
    taken: i64 = 0
    while offered != 0 and (needed > 0 or (at_least_one and taken == 0)):
        card = highest(offered)
        offered &= ~only(card)
        taken |= only(card)
        needed -= value_of(card)
    return taken


def highest(cards: i64) -> i64:
    """Return the highest card of a set that has one."""
    return size(up_to(cards)) - 1
