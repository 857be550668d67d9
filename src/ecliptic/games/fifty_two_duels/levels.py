"""Levels: cards paid for lasting modifiers (FD-6)."""

from __future__ import annotations

from ecliptic.core.bits import lowest
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.cards import CARDS, NONE, value_of
from ecliptic.games.fifty_two_duels.piles import leave_hand
from ecliptic.games.fifty_two_duels.position import DuelsPosition


def levels_left(position: DuelsPosition, side: i64) -> bool:
    """Return whether a level is not yet reached."""
    return position.reached[side] < position.tables.levels.count[position.sheet[side]]


def threshold(position: DuelsPosition, side: i64) -> i64:
    """Return the sum, or number of face cards, of the next level."""
    levels = position.tables.levels
    return levels.threshold[levels.begin[position.sheet[side]] + position.reached[side]]


def sum_of_ranks(cards: i64) -> i64:
    """Return the sum of the rank values (FD-2.2)."""
    total: i64 = 0
    while cards != 0:
        total += value_of(lowest(cards))
        cards &= cards - 1
    return total


def level_up(position: DuelsPosition, side: i64, cards: i64) -> None:
    """Put cards of the hand next to the next level, which may be reached now (FD-6.1)."""
    leave_hand(position, side, cards)
    position.level_open[side] |= cards
    if sum_of_ranks(position.level_open[side]) >= threshold(position, side):  # FD-6.2, 6.3
        reach(position, side, position.level_open[side])  # FD-6.4


def reach(position: DuelsPosition, side: i64, cards: i64) -> None:
    """Turn these cards face down beside the next level, whose effects happen (FD-6.6)."""
    levels = position.tables.levels
    level = position.reached[side]
    position.level_open[side] &= ~cards
    position.level_cards[side * CARDS + level] = cards
    position.reached[side] = level + 1
    now = levels.now[levels.begin[position.sheet[side]] + level]
    if now != NONE:
        position.todo.push_program(agenda.PROGRAM, side, NONE, now, 0, 0)
