"""Effects of the tiles (ZK-5.2 to 5.7): whom and what they can be declared for."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.games.zodiakal.board import (
    BLOCK,
    DUEL,
    EXCHANGE,
    GIFT,
    REROLL,
    STEAL,
    TRAVEL,
)
from ecliptic.games.zodiakal.holding import ALL_KINDS, KINDS, kinds_in, token
from ecliptic.games.zodiakal.position import ZodiakalPosition
from ecliptic.games.zodiakal.relations import protected


def usable(position: ZodiakalPosition, tile: i64) -> bool:
    """Return whether the turn player could use the effect of a tile from that tile."""
    action = position.tables.action_of[tile]
    if action == BLOCK:
        return False  # ZK-4.3
    if action == STEAL or action == DUEL:
        return targets(position, tile) != 0
    if action == EXCHANGE:
        return can_exchange(position)
    return True  # ZK-R7: for a gift there is always enough in the box


def add_effect(position: ZodiakalPosition, tile: i64, out: Moves) -> None:
    """Write the moves that begin, or are, the declaration of a tile's effect."""
    tables = position.tables
    action = tables.action_of[tile]
    if action == GIFT:
        out.add_members(kinds_in(position.box), tables.queen_take)  # ZK-5.2
    elif action == STEAL:
        out.add_members(targets(position, tile), tables.steal)  # ZK-5.3
    elif action == DUEL:
        out.add_members(targets(position, tile), tables.duel)  # ZK-5.6
    elif action == TRAVEL:
        out.add_members(ALL_KINDS & ~only(tile), tables.wind)  # ZK-R15
    elif action == REROLL:
        out.add(tables.roll_again)  # ZK-5.5
    else:  # an exchange: on the Moon there is never anything to declare
        add_exchanges(position, out)


def add_gifts(position: ZodiakalPosition, taken: i64, out: Moves) -> None:
    """Write what may be given to whom, once the own token is out of the box."""
    tables = position.tables
    left = kinds_in(position.box - token(taken))  # ZK-R8
    others = others_than(position, position.player)
    while left != 0:
        kind = lowest(left)
        left &= left - 1
        out.add_members(others, tables.queen_give + kind * tables.players)  # ZK-5.2


def targets(position: ZodiakalPosition, tile: i64) -> i64:
    """Return the seats that a theft or duel from a tile may name."""
    found: i64 = 0
    for seat in range(position.num_players):
        if (
            seat != position.player
            and position.hands[seat] != 0  # ZK-R10, R11
            and not protected(position, tile, seat)  # ZK-R16
        ):
            found |= only(seat)
    return found


def can_exchange(position: ZodiakalPosition) -> bool:
    """Return whether there is a token to put in the box and one of another kind to take."""
    owned = kinds_in(position.hands[position.player])
    boxed = kinds_in(position.box)
    if owned == 0 or boxed == 0:
        return False
    return owned != boxed or owned & (owned - 1) != 0


def add_exchanges(position: ZodiakalPosition, out: Moves) -> None:
    """Write the exchanges of one own token for one of a different kind (ZK-5.7)."""
    owned = kinds_in(position.hands[position.player])
    while owned != 0:
        kind = lowest(owned)
        owned &= owned - 1
        others = kinds_in(position.box) & ~only(kind)  # ZK-R18
        out.add_members(others, position.tables.exchange + kind * KINDS)


def others_than(position: ZodiakalPosition, seat: i64) -> i64:
    """Return the set of all seats but one."""
    return (only(position.num_players) - 1) & ~only(seat)
