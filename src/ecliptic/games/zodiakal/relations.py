"""Alliances and rivalries (ZK-6): what the related tiles allow, and what they demand."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.games.zodiakal.action_ids import PAIRS
from ecliptic.games.zodiakal.board import EXCHANGE, NOBODY
from ecliptic.games.zodiakal.holding import KINDS, covers, kinds_in, token
from ecliptic.games.zodiakal.position import ZodiakalPosition
from ecliptic.games.zodiakal.tokens import put_in_box, take_from_box


def protected(position: ZodiakalPosition, tile: i64, seat: i64) -> bool:
    """Return whether a truce protects a seat from theft and duel from a tile (ZK-6.2)."""
    theirs = position.tile(seat)
    return theirs != NOBODY and position.tables.relations.truce[tile] & only(theirs) != 0


def banned(position: ZodiakalPosition, tile: i64) -> bool:
    """Return whether the turn player, landing on a tile, owns the tokens of a ban."""
    owned = kinds_in(position.hands[position.player])
    rivals = position.tables.relations.ban[tile]
    return owned & only(tile) != 0 and owned & rivals != 0  # ZK-6.5


def tribute_receivers(position: ZodiakalPosition, tile: i64) -> i64:
    """Return the set of other seats that stand on a rival tile and are owed a token."""
    standing = position.standing_on(position.tables.relations.tribute[tile])
    return standing & ~only(position.player)  # ZK-6.4


def add_tributes(position: ZodiakalPosition, out: Moves) -> None:
    """Write the ways to pay the tribute: any own token, to any one of the receivers."""
    tables = position.tables
    receivers = tribute_receivers(position, position.tile(position.player))
    owned = kinds_in(position.hands[position.player])
    while owned != 0:  # ZK-R21
        kind = lowest(owned)
        owned &= owned - 1
        out.add_members(receivers, tables.sacrifice + kind * tables.players)  # ZK-R20


def may_trade(position: ZodiakalPosition, tile: i64) -> bool:
    """Return whether the turn player, landed on a tile, may exchange one token for two."""
    owned = kinds_in(position.hands[position.player])
    tables = position.tables
    return tables.action_of[tile] == EXCHANGE and owned & tables.relations.boon != 0  # ZK-6.3


def add_gains(position: ZodiakalPosition, traded: i64, out: Moves) -> None:
    """Write the pairs that the box holds once the traded token is back in it (ZK-R18)."""
    tables = position.tables
    box = position.box + token(traded)
    for pair in range(PAIRS):
        if covers(box, tables.pairs[pair]):
            out.add(tables.gain + pair)


def trade(position: ZodiakalPosition, traded: i64, pair: i64) -> None:
    """Exchange one token for two, the first of the pair first (ZK-6.3)."""
    seat = position.player
    put_in_box(position, seat, token(traded))
    kinds = position.tables.pairs[pair]
    for kind in range(KINDS):
        while kinds & (255 * token(kind)) != 0:
            kinds -= token(kind)
            take_from_box(position, seat, kind)
