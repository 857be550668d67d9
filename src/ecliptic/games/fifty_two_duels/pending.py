"""What is still to be done in a position (`agenda`), by its worth and as damage to come."""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import first, lowest, size
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.cards import ARMOR, NONE
from ecliptic.games.fifty_two_duels.damage import (
    allowed_sizes,
    defenders,
    defenders_down,
    prevented,
    zone_of,
)
from ecliptic.games.fifty_two_duels.level_worth import gain_of_level
from ecliptic.games.fifty_two_duels.piles import hand_size, modifier, named_in_hand
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.promises import BOMB, CRYSTAL, Promises
from ecliptic.games.fifty_two_duels.requirements import larger
from ecliptic.games.fifty_two_duels.worth import Worths

GIVEN: Final = -60
"""A card that a hand loses, chosen by its owner."""

DEFENDER: Final = 75
"""A card that is used to defend, and not drawn again at once."""

EACH: Final = (
    (agenda.ASSIGN, 90),
    (agenda.HEAL, 90),
    (agenda.STORE, 20),
    (agenda.LOSE, -105),
    (agenda.DIG, 10),
    (agenda.STRIP, 120),
    (agenda.RECOVER, 120),
    (agenda.STASH, 30),
    (agenda.RETRIEVE, 70),
    (agenda.DIG_TAKE, 100),
    (agenda.MOVE, 40),
)
"""The worth of one of each for the side that the row is about; draws are counted apart."""

KINDS: Final = 40


@final
class Pending:
    """Judges the rows of the agenda."""

    def __init__(self, worths: Worths, promises: Promises) -> None:
        each: list[int] = [0] * KINDS
        for kind, worth in EACH:
            each[kind] = worth
        self._each: vec[i64] = vec[i64](each)
        self._worths: Worths = worths
        self._promises: Promises = promises

    def worth(self, position: DuelsPosition, side: i64) -> i64:
        """Return what is being done for a side is worth."""
        todo = position.todo
        total: i64 = 0
        for row in range(todo.count()):
            if todo.at(row, agenda.SIDE) == side:
                kind = todo.at(row, agenda.KIND)
                number = todo.at(row, agenda.NUMBER)
                if kind == agenda.PROGRAM:
                    total += self._worths.rest[number]
                elif number > 0:
                    total += self._each[kind] * number
        total -= DEFENDER * larger(0, defenders_to_use(position, side))
        if todo.side() == side:
            total += self._choice(position, side, todo.kind(), todo.ability())
        return total

    def _choice(self, position: DuelsPosition, side: i64, kind: i64, place: i64) -> i64:
        """Return the worth of the choice that waits on top, at its best."""
        if kind == agenda.LADD:
            return gain_of_level(position, self._worths, side, position.chosen)
        if kind == agenda.GIVE:
            return GIVEN * (position.todo.number() - size(position.chosen))
        if kind == agenda.ADD or kind == agenda.HIDE or kind == agenda.WINDOW:
            return self._on_ability(position, kind, place)
        return self._item(position, side, kind)

    def _on_ability(self, position: DuelsPosition, kind: i64, place: i64) -> i64:
        if kind == agenda.ADD:
            return self._promises.adding(position, place)
        if kind == agenda.HIDE:
            return self._promises.wild_on(position, place)
        return self._promises.window(position, place)

    def _item(self, position: DuelsPosition, side: i64, kind: i64) -> i64:
        if kind == agenda.BOMB:
            return BOMB
        if kind == agenda.CLOAK:
            return self._promises.cloak(position, side)
        if kind == agenda.POTION:
            return self._promises.potion(position, side)
        return CRYSTAL if kind == agenda.TOSS else 0


def cards_to_have(position: DuelsPosition, side: i64) -> i64:
    """Return how many cards a hand will hold when all is done, and the turn is over."""
    kept = size(position.hand[side] & ~named_in_hand(position, side))
    kept += draws_due(position, side)
    return larger(kept, hand_size(position, side)) if position.active == side else kept


def draws_due(position: DuelsPosition, side: i64) -> i64:
    """Return how many cards a side is drawing."""
    todo = position.todo
    draws: i64 = 0
    for row in range(todo.count()):
        if todo.at(row, agenda.KIND) == agenda.DRAW and todo.at(row, agenda.SIDE) == side:
            draws += larger(0, todo.at(row, agenda.NUMBER))
    return draws


def damage_to_come(position: DuelsPosition, side: i64) -> i64:
    """Return the points that a side will suffer of damage that was dealt, as it can defend."""
    todo = position.todo
    total: i64 = 0
    for row in range(todo.count()):
        if todo.at(row, agenda.SIDE) != side:
            continue
        if todo.at(row, agenda.KIND) == agenda.WOUND:
            total += todo.at(row, agenda.NUMBER)
        elif can_be_prevented(position, row):
            points = points_due(position, side, row)
            points -= prevented(position, side, best_defence(position, side, points))
            total += larger(0, points)
    return total


def defenders_to_use(position: DuelsPosition, side: i64) -> i64:
    """Return how many cards a side will probably use to defend, beside those named already."""
    todo = position.todo
    total: i64 = 0
    if todo.kind() == agenda.DEFEND and todo.side() == side:
        total -= size(position.chosen) + size(position.chosen_down)
    for row in range(todo.count()):
        if todo.at(row, agenda.SIDE) == side and can_be_prevented(position, row):
            total += best_defence(position, side, points_due(position, side, row))
    return total


def can_be_prevented(position: DuelsPosition, row: i64) -> bool:
    """Return whether a row is damage; sure damage is dealt at once and never waits there."""
    kind = position.todo.at(row, agenda.KIND)
    return kind == agenda.DEFEND or kind == agenda.DAMAGE


def points_due(position: DuelsPosition, side: i64, row: i64) -> i64:
    """Return the points of damage that armor and ward leave (FD-9.2)."""
    points = position.todo.at(row, agenda.NUMBER)
    if position.todo.at(row, agenda.KIND) == agenda.DAMAGE:
        points -= modifier(position, side, ARMOR) + position.ward[side]
    return larger(0, points)


def best_defence(position: DuelsPosition, side: i64, points: i64) -> i64:
    """Return how many cards prevent most, if the pattern of the section allows it."""
    if points == 0 or zone_of(position, side) == NONE:
        return 0
    available = size(defenders(position, side)) + defenders_down(position, side)
    sizes = allowed_sizes(position, side, points) & first(available + 1)
    best: i64 = 0
    while sizes != 0:
        count = lowest(sizes)
        sizes &= sizes - 1
        if prevented(position, side, count) > prevented(position, side, best):
            best = count
    return best
