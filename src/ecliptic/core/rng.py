"""Random numbers that are the same in every process, build and Python version.

A multiply-with-carry generator: the multiplier is below 2**31 and the low half has 32
bits, so no step leaves 63 bits and plain Python needs no masks to agree with compiled
code. Both m * 2**32 - 1 and m * 2**31 - 1 are prime for m = 2098173273. The seed is
spread by splitmix64 (Steele, Lea and Flood 2014).
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import nth, size
from ecliptic.core.native import i64

GENERATOR: Final = "mwc-1"
"""The name of this generator in records; a change of its numbers needs a new name."""

_WORD: Final = 0xFFFFFFFFFFFFFFFF


@final
class Rng:
    """A seeded generator; two with equal seeds give equal numbers."""

    def __init__(self, seed: int) -> None:
        spread = (seed + 0x9E3779B97F4A7C15) & _WORD
        spread = (spread ^ (spread >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
        spread = (spread ^ (spread >> 27)) * 0x94D049BB133111EB & _WORD
        spread = spread ^ (spread >> 31)
        # Every start from 1 to m * 2**32 - 2 is valid; this bound keeps it below 2**62.
        self._carry: i64 = spread % 0x3E8687AAFFFFFFFF + 1

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1; `bound` is 1 to 2**31 - 1.

        The bias is below bound / 2**32.
        """
        carry = self._carry
        carry = 2098173273 * (carry & 0xFFFFFFFF) + (carry >> 32)
        self._carry = carry
        return (((carry ^ (carry >> 32)) & 0xFFFFFFFF) * bound) >> 32

    def member(self, members: i64) -> i64:
        """Return a uniformly chosen member of a non-empty set (see `bits`)."""
        return nth(members, self.below(size(members)))

    def below_big(self, bound: int) -> int:
        """Return a number from 0 to bound - 1 without bias, for a bound of any size."""
        digits = bound.bit_length() // 30 + 1
        span = 1 << (30 * digits)
        while True:
            drawn: int = 0
            for _ in range(digits):
                digit: int = self.below(0x40000000)  # an i64 here would make all of it i64
                drawn = drawn * 0x40000000 + digit
            if drawn < span - span % bound:
                return drawn % bound

    def unit(self) -> float:
        """Return a number from 0 up to, not including, 1 (30 bits)."""
        return float(self.below(0x40000000)) / 1073741824.0
