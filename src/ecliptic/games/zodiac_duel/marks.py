"""Lasting marks of the stars in the current duel: power, pardon, cancel, initiative (ZD-8.4).

Stars of the duel are numbered in the order they were played; a mark belongs to its star
and is in force as long as that star is.
"""

from __future__ import annotations

from ecliptic.core.bits import first, only
from ecliptic.core.native import i64
from ecliptic.games.zodiac_duel.cards import LIBRA, NONE
from ecliptic.games.zodiac_duel.fighters import acts_as, power_at, sign_at
from ecliptic.games.zodiac_duel.position import ZodiacPosition


def card_of(play: i64) -> i64:
    """Return the card of a star that was played."""
    return play & 63


def seat_of(play: i64) -> i64:
    """Return who played a star."""
    return (play >> 6) & 1


def found_of(play: i64) -> i64:
    """Return what a copying star found (see `effects`), 0 for nothing."""
    return play >> 7


def in_force(position: ZodiacPosition) -> i64:
    """Return the set of stars that no cancel in force points at (ZD-R30).

    A cancel always points at an earlier star, so the latest stars are judged first.
    """
    count = position.plays
    standing = first(count)
    revives = position.tables.switches.revives
    for back in range(count):
        play = count - 1 - back
        if not revives or standing & only(play) != 0:
            standing &= ~position.cancels[play]
    return standing


def total(position: ZodiacPosition, seat: i64) -> i64:
    """Return the power of a side (ZD-6.4)."""
    power = power_at(position, position.place(seat)) + position.rear_power[seat]
    standing = in_force(position)
    for play in range(position.plays):
        if standing & only(play) != 0:
            power += position.added[2 * play + seat]
    return power


def holder(position: ZodiacPosition) -> i64:
    """Return who holds the initiative now (ZD-R25)."""
    standing = in_force(position)
    holds = position.initiative
    for play in range(position.plays):
        if standing & only(play) != 0 and position.holds[play] != NONE:
            holds = position.holds[play]
    return holds


def claims(position: ZodiacPosition) -> i64:
    """Return the set of seats that a star gives the next initiative (ZD-R26)."""
    standing = in_force(position)
    claimed: i64 = 0
    for play in range(position.plays):
        if standing & only(play) != 0:
            claimed |= position.claims[play]
    return claimed


# The astral penalty. Only the responder's side can suffer one (ZD-5.4, R24).


def judge(position: ZodiacPosition) -> None:
    """Judge the responder's fighter anew: an old penalty and its pardons are gone (ZD-R24)."""
    place = position.place(1 - position.leader)
    follows = sign_at(position, place) == position.led[position.duel - 1]
    position.pardons = 0
    position.penalty = not follows


def suffers(position: ZodiacPosition, seat: i64) -> bool:
    """Return whether a side suffers the penalty now."""
    if not position.penalty or seat == position.leader:
        return False
    if position.pardons & in_force(position) != 0:  # ZD-R32
        return False
    return not libra_protects(position)


def libra_protects(position: ZodiacPosition) -> bool:
    """Return whether a Libra is one of the two duelling fighters (ZD-7.2, R45)."""
    mine = acts_as(position, position.place(0)) == LIBRA
    return mine or acts_as(position, position.place(1)) == LIBRA
