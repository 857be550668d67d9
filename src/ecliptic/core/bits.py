"""Sets of small numbers (0 to 60) held in one native integer.

Write `only(n)` and `moved(s, n)` instead of shifting a literal: mypyc 2.4 computes a
literal shifted by an i64 in 32 bits. Members stay below 61 because literals of 2**62
and more are boxed.
"""

from __future__ import annotations

from ecliptic.core.native import i64


def only(member: i64) -> i64:
    """Return the set that holds just `member` (0 to 60)."""
    return 0x2000000000000000 >> (61 - member)


def first(count: i64) -> i64:
    """Return the set of the numbers below `count` (0 to 60)."""
    return only(count) - 1


def moved(members: i64, up: i64) -> i64:
    """Return the set with every member raised by `up` (at least 0)."""
    return members << up


def size(members: i64) -> i64:
    """Return how many members the set has."""
    members = members - ((members >> 1) & 0x1555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    members = members + (members >> 8)
    members = members + (members >> 16)
    return (members + (members >> 32)) & 0x7F


def lowest(members: i64) -> i64:
    """Return the smallest member of a non-empty set."""
    return size((members & -members) - 1)  # native integers have no bit_length


def nth(members: i64, rank: i64) -> i64:
    """Return the member that has exactly `rank` smaller members (0-based)."""
    base: i64 = 0
    below = size(members & 0xFFFF)
    while rank >= below:
        rank -= below
        members >>= 16
        base += 16
        below = size(members & 0xFFFF)
    while rank > 0:
        members &= members - 1
        rank -= 1
    return base + lowest(members)


def members_of(members: i64) -> list[int]:
    """Return the members in ascending order, as a list for cold code."""
    found: list[int] = []
    while members != 0:
        found.append(lowest(members))
        members &= members - 1
    return found
