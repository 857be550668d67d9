"""Special effects in general (ZK-4): which may be declared, and how a declaration grows."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.games.zodiakal.board import NOBODY, REROLL
from ecliptic.games.zodiakal.holding import KINDS, kinds_in
from ecliptic.games.zodiakal.position import ZodiakalPosition
from ecliptic.games.zodiakal.relations import add_gains, may_trade
from ecliptic.games.zodiakal.tile_effects import add_effect, add_gifts, usable


def can_declare(position: ZodiakalPosition, tile: i64) -> bool:
    """Return whether the turn player, landed on a tile, has any effect to choose (ZK-4.4)."""
    return usable(position, tile) or allies_to_use(position, tile) != 0 or may_trade(position, tile)


def allies_to_use(position: ZodiakalPosition, tile: i64) -> i64:
    """Return the tiles that a swap leads to and whose effect has a legal text (ZK-6.1)."""
    found: i64 = 0
    allies = position.tables.relations.swap[tile]
    while allies != 0:
        ally = lowest(allies)
        allies &= allies - 1
        if usable(position, ally):
            found |= only(ally)
    return found


def add_specials(position: ZodiakalPosition, out: Moves) -> None:
    """Write the choices after a landing: one effect of the tile or an alliance, or none."""
    tables = position.tables
    tile = position.tile(position.player)
    out.add(tables.pass_)  # ZK-4.1
    add_effect(position, tile, out)
    out.add_members(allies_to_use(position, tile), tables.ally)
    if may_trade(position, tile):
        out.add_members(kinds_in(position.hands[position.player]), tables.trade)


def add_details(position: ZodiakalPosition, out: Moves) -> None:
    """Write how the declaration may go on after its latest move."""
    tables = position.tables
    latest = position.declared[position.words - 1]
    if is_among(latest, tables.wind):
        add_effect(position, latest - tables.wind, out)  # ZK-R13
        out.add(tables.nothing)  # ZK-R14
    elif is_among(latest, tables.ally):
        add_effect(position, latest - tables.ally, out)
    elif is_among(latest, tables.trade):
        add_gains(position, latest - tables.trade, out)
    else:
        add_gifts(position, latest - tables.queen_take, out)


def is_complete(position: ZodiakalPosition) -> bool:
    """Return whether the declaration says all there is to say (ZK-4.5)."""
    tables = position.tables
    latest = position.declared[position.words - 1]
    if is_among(latest, tables.wind):
        return latest - tables.wind == tables.moon  # ZK-R15: armed there, nothing else
    if is_among(latest, tables.ally):
        return tables.action_of[latest - tables.ally] == REROLL  # ZK-6.1
    return not (is_among(latest, tables.trade) or is_among(latest, tables.queen_take))


def tile_moved_to(position: ZodiakalPosition) -> i64:
    """Return the tile that the declaration moves the piece to, or NOBODY."""
    tables = position.tables
    opening = position.declared[0]
    if is_among(opening, tables.wind):
        return opening - tables.wind
    if is_among(opening, tables.ally):
        return opening - tables.ally
    return NOBODY


def is_among(action: i64, base: i64) -> bool:
    """Return whether an action is one of the seven, by tile or kind, that begin at `base`."""
    return base <= action < base + KINDS
