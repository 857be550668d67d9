"""Writing an observation tensor into a buffer, part by part."""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import first, lowest
from ecliptic.core.native import i64
from ecliptic.core.numbers import Numbers


@final
class TensorWriter:
    """Writes numbers one after another into a buffer of zeros.

    What is 0 is passed over, for most numbers of a tensor are. `place` is where the
    next part begins.
    """

    def __init__(self, out: Numbers) -> None:
        self._out: Numbers = out
        self.place: i64 = 0

    def skip(self, length: i64) -> None:
        """Pass over numbers: they stay as they are."""
        self.place += length

    def put(self, offset: i64, number: i64) -> None:
        """Write a number further on, and stay; `skip` goes past a part written so."""
        self._out[self.place + offset] = float(number)

    def number(self, number: i64) -> None:
        """Write a number."""
        if number != 0:
            self._out[self.place] = float(number)
        self.place += 1

    def fraction(self, number: i64, whole: i64) -> None:
        """Write a number as a part of another one."""
        self._out[self.place] = float(number) / float(whole)
        self.place += 1

    def flag(self, on: bool) -> None:  # noqa: FBT001  it is all there is to say
        """Write 1 for what is so."""
        if on:
            self._out[self.place] = 1.0
        self.place += 1

    def one_of(self, chosen: i64, length: i64) -> None:
        """Write `length` numbers: 1 for the chosen one; all 0 where there is no such one."""
        if 0 <= chosen < length:
            self._out[self.place + chosen] = 1.0
        self.place += length

    def members(self, members: i64, length: i64) -> None:
        """Write `length` numbers (at most 60): 1 for each that is in a set of bits."""
        members &= first(length)
        while members != 0:
            self._out[self.place + lowest(members)] = 1.0
            members &= members - 1
        self.place += length
