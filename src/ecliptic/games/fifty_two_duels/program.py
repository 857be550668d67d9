"""What sheets do, as programs: short rows of numbers that `effects` carries out.

An instruction is a row of `WIDTH` numbers: what to do and up to four arguments. Each
number of cards with an effect has a program of its own, with the trigger behind it. An
amount that is counted at the table is a row of a table of its own (`numbers`).
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.native import i64
from ecliptic.core.packed import vec

WIDTH: Final = 5

STOP: Final = 0
FINISH: Final = 1  # the ability that cards are kept on (UNSET: none), which cards
DAMAGE: Final = 2  # number, to oneself, sure
DRAW: Final = 3  # number
HEAL: Final = 4  # number
RECOVER: Final = 5  # number, where to
DISCARD: Final = 6  # number, one's own, by choice
STRIP: Final = 7  # number
STORE: Final = 8  # number, from the deck
RETRIEVE: Final = 9  # number
LOOK: Final = 10
DIG: Final = 11  # number, how many to take, the rest to the deck
ACTIONS: Final = 12  # number
MOVE: Final = 13  # number
WARD: Final = 14  # number
ITEMS: Final = 15  # number
CHOOSE: Final = 16  # how many options, where their beginnings stand
MAY: Final = 17  # where to go on if not
IF: Final = 18  # counter, at least, where to go on if not
JUMP: Final = 19  # where

UNSET: Final = -1

TO_CHOICE: Final = 0
TO_HAND: Final = 1
TO_ABILITY: Final = 2

# Counters of an amount.
CONSTANT: Final = 0
USED: Final = 1
OF_SUIT: Final = 2  # four of them, in the order of the suits
USED_FACES: Final = 6
USED_WILDS: Final = 7
LEVELS: Final = 8
STORED: Final = 9
WOUNDS: Final = 10
FOE_WOUNDS: Final = 11
HAND: Final = 12
FOE_HAND: Final = 13
STACKS: Final = 14

NUMBER_WIDTH: Final = 5


@final
class Program:
    """All effects of a card set.

    `code` are `length` rows of instructions, `numbers` rows counter, base, every, each, cap;
    `options` where the options of choices begin.
    """

    def __init__(self, code: list[int], numbers: list[int], options: list[int]) -> None:
        self.length: i64 = len(code) // WIDTH
        self.code: vec[i64] = vec[i64](code)
        self.numbers: vec[i64] = vec[i64](numbers)
        self.options: vec[i64] = vec[i64](options)
