"""The turn of a player (FD-4)."""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.core.state import TERMINAL
from ecliptic.games.fifty_two_duels import agenda, nemesis
from ecliptic.games.fifty_two_duels.cards import ACTION, FREE_ITEMS, NONE
from ecliptic.games.fifty_two_duels.effects import MOST_ACTIONS
from ecliptic.games.fifty_two_duels.items import fill_hand
from ecliptic.games.fifty_two_duels.piles import modifier
from ecliptic.games.fifty_two_duels.position import BY_TURN_LIMIT, DuelsPosition
from ecliptic.games.fifty_two_duels.requirements import lesser


def begin_turn(position: DuelsPosition) -> None:
    """Begin the next turn, or end the game by the turn limit (FD-4.1, FD-10.6)."""
    side = position.todo.side()
    if side == NONE:
        side = position.active
    position.todo.pop()
    position.number += 1
    position.active = side
    limit = position.tables.switches.turn_limit
    if limit > 0 and position.number > limit:
        position.reason = BY_TURN_LIMIT
        position.turn = TERMINAL
        return
    position.ward[side] = 0
    position.given = actions_of_turn(position, side)
    position.actions = position.given
    position.free_items = modifier(position, side, FREE_ITEMS)
    if position.is_nemesis(side):
        nemesis.take_turn(position)
    else:
        position.todo.push(agenda.ACT, side, NONE, 0, 0)


def actions_of_turn(position: DuelsPosition, side: i64) -> i64:
    """Return how many actions a side begins its turn with."""
    if position.is_nemesis(side):
        return 0
    if position.number == 1 and not position.tables.switches.solo:
        return 1  # FD-4.2
    actions = position.tables.switches.actions + modifier(position, side, ACTION)
    return lesser(actions, MOST_ACTIONS)


def act(position: DuelsPosition) -> bool:
    """Ask for the next action, or go on to the end of the turn (FD-4.6, FD-4.7)."""
    side = position.todo.side()
    if position.actions > 0 or position.free_items > 0:
        position.turn = side
        return True
    position.todo.pop()
    position.todo.push(agenda.TURN, 1 - side, NONE, 0, 0)
    fill_hand(position, side)
    return False


def pay_for_item(position: DuelsPosition) -> None:
    """Count an item: free ones are used first."""
    if position.free_items > 0:
        position.free_items -= 1
    else:
        position.actions -= 1
