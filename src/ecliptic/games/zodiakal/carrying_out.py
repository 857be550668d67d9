"""What a declared effect does once nobody has blocked it (ZK-5.2 to 5.7, 6.1, 6.3)."""

from __future__ import annotations

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.games.zodiakal.board import NOBODY
from ecliptic.games.zodiakal.declaring import is_among, tile_moved_to
from ecliptic.games.zodiakal.holding import KINDS, token
from ecliptic.games.zodiakal.landing import offer_token, settle
from ecliptic.games.zodiakal.position import FIGHT, ROLL, THEFT, ZodiakalPosition
from ecliptic.games.zodiakal.relations import trade
from ecliptic.games.zodiakal.tokens import put_in_box, take_from_box
from ecliptic.games.zodiakal.turn import end_turn, throw_due


def carry_out(position: ZodiakalPosition) -> None:
    """Do what was declared: first the move, if one was, then what is done there."""
    tables = position.tables
    latest = position.declared[position.words - 1]
    taken = position.declared[position.words - 2] - tables.queen_take if position.words > 1 else 0
    tile = tile_moved_to(position)
    position.words = 0
    if tile != NOBODY:
        position.place(position.player, tables.square_of[tile])  # ZK-3.4: nothing collected
    if latest >= tables.gain:
        trade(position, position.declared[0] - tables.trade, latest - tables.gain)
        settle(position)
    elif latest == tables.roll_again or is_among(latest, tables.ally):
        throw_again(position)
    elif latest == tables.nothing or is_among(latest, tables.wind):
        end_turn(position)  # ZK-R14, R15
    elif latest >= tables.exchange:
        exchange(position, latest - tables.exchange)
    elif latest >= tables.duel:
        position.rival = latest - tables.duel
        throw_due(position, FIGHT)  # ZK-5.6
    elif latest >= tables.steal:
        position.taker = position.player
        position.victim = latest - tables.steal
        throw_due(position, THEFT)  # ZK-5.3
    else:
        give(position, taken, latest - tables.queen_give)


def give(position: ZodiakalPosition, taken: i64, gift: i64) -> None:
    """Take one token for oneself and give one to another player, in this order (ZK-5.2)."""
    seats = position.num_players
    take_from_box(position, position.player, taken)
    take_from_box(position, gift % seats, gift // seats)  # ZK-R30
    settle(position)


def exchange(position: ZodiakalPosition, kinds: i64) -> None:
    """Put one token in the box and take one of another kind (ZK-5.7)."""
    put_in_box(position, position.player, token(kinds // KINDS))
    take_from_box(position, position.player, kinds % KINDS)
    settle(position)


def throw_again(position: ZodiakalPosition) -> None:
    """Let the turn player throw and move again (ZK-5.5)."""
    position.used = not position.tables.switches.fresh  # ZK-R12
    throw_due(position, ROLL)


def thieve(position: ZodiakalPosition, face: i64) -> None:
    """Judge the throw of a thief (ZK-5.3)."""
    if position.tables.steal_faces & only(face) != 0:
        offer_token(position, position.taker, position.victim)
    else:
        end_turn(position)


def fight(position: ZodiakalPosition, face: i64) -> None:
    """Judge a throw of a duel: the challenger's comes first, a tie is thrown again."""
    challenger = position.player
    rival = position.rival
    first_throw = position.thrown
    position.thrown = 0
    if first_throw == 0:
        position.thrown = face
        throw_due(position, FIGHT)  # ZK-7.3: each single throw may be forbidden
    elif face == first_throw:
        throw_due(position, FIGHT)  # ZK-5.6
    else:
        position.rival = NOBODY
        if first_throw > face:
            offer_token(position, challenger, rival)
        else:
            offer_token(position, rival, challenger)  # ZK-R11
