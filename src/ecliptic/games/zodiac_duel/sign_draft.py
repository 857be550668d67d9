"""Expert mode: the draft of six signs (ZD-2.4, R2, R10)."""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiac_duel.position import (
    ALL_SIGNS,
    DEAL_SIGNS,
    MIDDLE,
    SIGN_1,
    SIGN_2,
    ZodiacPosition,
)

DEALT: Final = 4
"""Signs that each seat is dealt."""

IN_GAME: Final = 6
"""Signs of a game."""


def begin(position: ZodiacPosition) -> None:
    """Lay out the twelve signs."""
    position.phase = DEAL_SIGNS
    position.turn = CHANCE
    position.sign_rest = ALL_SIGNS


def receiver(position: ZodiacPosition) -> i64:
    """Return the seat that gets the next sign: four to seat 0, then four to seat 1."""
    return 0 if size(position.sign_hand[0]) < DEALT else 1


def deal(position: ZodiacPosition, sign: i64) -> None:
    """Give a sign to the seat that is due."""
    position.sign_hand[receiver(position)] |= only(sign)
    position.sign_rest &= ~only(sign)
    if size(position.sign_hand[1]) == DEALT:
        position.phase = SIGN_1
        position.turn = 0  # ZD-R2


def select(position: ZodiacPosition, sign: i64) -> None:
    """Take one of the signs in hand; hand the others on after the first selection."""
    seat = position.turn
    second: i64 = 0 if position.phase == SIGN_1 else 1
    position.sign_hand[seat] &= ~only(sign)
    position.sign_pick[2 * seat + second] = sign
    if seat == 0:
        position.turn = 1
    elif position.phase == SIGN_1:
        _exchange(position)
    else:
        _collect(position)


def _exchange(position: ZodiacPosition) -> None:
    mine, other = position.sign_hand[0], position.sign_hand[1]
    position.sign_passed[0] = mine
    position.sign_passed[1] = other
    position.sign_hand[0] = other
    position.sign_hand[1] = mine
    position.phase = SIGN_2
    position.turn = 0


def _collect(position: ZodiacPosition) -> None:
    """Put the four selected signs together; chance adds two more."""
    for pick in range(4):
        position.signs |= only(position.sign_pick[pick])
    position.sign_hand[0] = 0
    position.sign_hand[1] = 0
    position.phase = MIDDLE
    position.turn = CHANCE


def add_middle(position: ZodiacPosition, sign: i64) -> bool:
    """Add a sign that nobody has seen; return whether all six are there."""
    position.signs |= only(sign)
    position.sign_rest &= ~only(sign)
    if size(position.signs) < IN_GAME:
        return False
    position.sign_rest = 0  # ZD-R10: the others stay out
    return True
