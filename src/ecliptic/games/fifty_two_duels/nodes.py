"""What is to be decided, as everybody sees it: the kinds of nodes and what is told of them.

Nodes are numbered like the rows of the agenda that wait, without those that look like
another one. All questions are about a game that goes on.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.cards import ABILITIES, NONE
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.program import CHOOSE, WIDTH

NODES: Final = 25
"""How many kinds of nodes there are."""

# What a Nemesis draws looks like all draws, recovering like a Healing Potion.
_DRAWS_ALIKE: Final = agenda.ASSIGN - agenda.DRAW
_ALL_ALIKE: Final = _DRAWS_ALIKE + 1

_CHOICE: Final = agenda.PROGRAM - _ALL_ALIKE
_MAY: Final = _CHOICE + 1


def node_of(position: DuelsPosition) -> i64:
    """Return the kind of the node, below `NODES`."""
    kind = position.todo.kind()
    if kind == agenda.PROGRAM:
        return _node_of_program(position)
    if kind == agenda.RECOVER:
        return agenda.POTION - _DRAWS_ALIKE
    if kind > agenda.RECOVER:
        return kind - _ALL_ALIKE
    if kind > agenda.ASSIGN:
        return kind - _DRAWS_ALIKE
    return kind if kind < agenda.DRAW else agenda.DRAW


def _node_of_program(position: DuelsPosition) -> i64:
    code = position.tables.program.code
    return _CHOICE if code[position.todo.number() * WIDTH] == CHOOSE else _MAY


def side_told(position: DuelsPosition) -> i64:
    """Return the side whose card chance takes, or NONE."""
    kind = position.todo.kind()
    return position.todo.side() if agenda.DRAW <= kind <= agenda.DIG else NONE


def ability_told(position: DuelsPosition) -> i64:
    """Return the ability of a side that it is about, from 0, or NONE."""
    kind = position.todo.kind()
    if kind == agenda.ADD or kind == agenda.HIDE or kind == agenda.WINDOW:
        return position.todo.ability() % ABILITIES
    return NONE


def damage_told(position: DuelsPosition) -> i64:
    """Return the points that a side may defend against, or 0."""
    return position.todo.number() if position.todo.kind() == agenda.DEFEND else 0


def number_told(position: DuelsPosition) -> i64:
    """Return how many cards are to be discarded in all, or 0."""
    return position.todo.number() if position.todo.kind() == agenda.GIVE else 0


def names_cards(position: DuelsPosition) -> bool:
    """Return whether cards are named one by one, for all to see (FD-12.4)."""
    kind = position.todo.kind()
    if kind == agenda.DEFEND or kind == agenda.GIVE:
        return True
    return agenda.ADD <= kind <= agenda.TOSS
