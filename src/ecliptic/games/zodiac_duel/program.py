"""What stars do, as programs: short rows of numbers that `effects` carries out.

An instruction is a row of `WIDTH` numbers: what to do and up to seven arguments. A number
that is counted at the table (ZD-6.3: at that moment) and the test of an `if` are rows of
tables of their own.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.native import i64
from ecliptic.core.packed import vec

WIDTH: Final = 8

STOP: Final = 0
POWER: Final = 1  # who, number
PARDON: Final = 2  # who, or ANY
CANCEL: Final = 3  # LAST or CHOSEN
HOLD: Final = 4  # who: initiative now
CLAIM: Final = 5  # who: initiative next
END: Final = 6
COPY: Final = 7  # RIVAL_LAST, OWN_LAST or FINISHED
DRAW: Final = 8  # who, count
REVEAL: Final = 9
CASE: Final = 10  # least, most, signs (UNSET: all), where to go on if it does not fit
JUMP: Final = 11  # where
COVER: Final = 12  # the end of a reveal
MOVE: Final = 13  # zones from, zone to, pick, result, optional
SWAP: Final = 14  # place, place, optional
SILENCE: Final = 15  # who, turns
PEEK: Final = 16
OPTION: Final = 17  # who decides, how many, where each begins
IF: Final = 18  # test, where the else begins

OWN: Final = 0
RIVAL: Final = 1
ANY: Final = 2
RANDOM: Final = 2
NOBODY: Final = 2

LAST: Final = 0
CHOSEN: Final = 1

RIVAL_LAST: Final = 0
OWN_LAST: Final = 1
FINISHED: Final = 2

WON: Final = 1
LOST: Final = 2

# Zones, even for own and odd for the rival's; `from` of a move is a set of them.
HAND: Final = 0
BASE: Final = 2
FINISHED_STARS: Final = 4
FINISHED_FIGHTERS: Final = 6
DECK: Final = 8
OUT: Final = 9

# Places of a swap, even for own and odd for the rival's.
DUEL_PLACE: Final = 0
BASE_PLACE: Final = 2
FINISHED_PLACE: Final = 4

# Counters of a number; up to `RIVAL_STARS` odd for own and even for the rival's.
CONSTANT: Final = 0
DUELS_WON: Final = 1
DUELS_LOST: Final = 2
OWN_HAND: Final = 3
RIVAL_HAND: Final = 4
OWN_BASE: Final = 5
RIVAL_BASE: Final = 6
OWN_STARS: Final = 7
RIVAL_STARS: Final = 8
DUEL: Final = 9
OWN_FIGHTER: Final = 10
RIVAL_FIGHTER: Final = 11
REVEALED: Final = 12

# Comparisons of a test.
AT_LEAST: Final = 1
AT_MOST: Final = 2
EQUAL: Final = 3
ABOVE: Final = 4
BELOW: Final = 5

UNSET: Final = -1
"""A condition that a test does not ask about."""

SAFE_LEAST: Final = -1_000_000
SAFE_MOST: Final = 1_000_000
"""Bounds of a counted number that has none."""


@final
class Program:
    """All stars of a card set.

    `code` are rows of instructions, `entry` where each star begins, `bound` whether it
    draws or reveals (ZD-8.9). `numbers` are rows counter, times, plus, least, most;
    `tests` rows penalised, holder, own signs, rival's signs, same sign, comparison and
    its two numbers. `worth` is a guess for bots, in halves of a point of power.
    """

    def __init__(
        self,
        code: list[int],
        entry: list[int],
        bound: list[int],
        numbers: list[int],
        tests: list[int],
        worth: list[int],
    ) -> None:
        self.code: vec[i64] = vec[i64](code)
        self.entry: vec[i64] = vec[i64](entry)
        self.bound: vec[i64] = vec[i64](bound)
        self.numbers: vec[i64] = vec[i64](numbers)
        self.tests: vec[i64] = vec[i64](tests)
        self.worth: vec[i64] = vec[i64](worth)
