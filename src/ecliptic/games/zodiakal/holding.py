"""Tokens that lie together, in a hand or in the box: seven counts in one native integer.

The count of kind k (0 to 6, in file order) takes eight bits from bit 8 * k on, and is
never above 63. Tokens of two holdings are added by adding the numbers.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64

KINDS: Final = 7

ALL_KINDS: Final = 0x7F
"""The set of all kinds, and of all tiles."""

_TOPS: Final = 0x80808080808080
"""The highest bit of every count, which no count reaches."""

_BELOW_TOPS: Final = 0x7F7F7F7F7F7F7F


def token(kind: i64) -> i64:
    """Return one token of a kind."""
    return only(8 * kind)


def held(tokens: i64, kind: i64) -> i64:
    """Return how many tokens of a kind there are."""
    return (tokens >> (8 * kind)) & 0xFF


def total(tokens: i64) -> i64:
    """Return how many tokens there are: 256 is 1 modulo 255, so the counts add up."""
    return tokens % 255


def kinds_in(tokens: i64) -> i64:
    """Return the set of kinds of which there is a token.

    Adding 127 carries into the top of every count but 0; 256 is 2 modulo 254, which
    brings the tops together.
    """
    return (((tokens + _BELOW_TOPS) & _TOPS) >> 7) % 254


def different(tokens: i64) -> i64:
    """Return how many kinds there are."""
    return size(kinds_in(tokens))


def covers(tokens: i64, others: i64) -> bool:
    """Return whether all of `others` are among the tokens."""
    return ((tokens | _TOPS) - others) & _TOPS == _TOPS


def combinations_of(count: int) -> list[list[int]]:
    """Return the ways to name so many kinds in file order, the same ones again allowed."""
    found: list[list[int]] = [[]]
    for _ in range(count):
        found = [
            [*kinds, kind] for kinds in found for kind in range(kinds[-1] if kinds else 0, KINDS)
        ]
    return found


def holdings_of(count: int) -> list[int]:
    """Return the tokens of each of `combinations_of`."""
    found: list[int] = []
    for kinds in combinations_of(count):
        tokens: i64 = 0
        for kind in kinds:
            tokens += token(kind)
        found.append(tokens)
    return found
