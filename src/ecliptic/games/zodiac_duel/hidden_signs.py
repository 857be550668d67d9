"""Draws the signs that a seat cannot see in the sign draft of expert mode (ZD-2.4, R10)."""

from __future__ import annotations

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.games.zodiac_duel.cards import NONE
from ecliptic.games.zodiac_duel.position import ALL_SIGNS, MIDDLE, SIGN_1, SIGN_2, ZodiacPosition


def resample_signs(position: ZodiacPosition, seat: i64, rng: Rng) -> None:
    """Replace the signs that a seat cannot know; nothing tells them apart."""
    rival = 1 - seat
    mine = position.sign_hand[seat] | position.sign_passed[seat] | position.sign_passed[rival]
    for pick in range(2):
        if position.sign_pick[2 * seat + pick] != NONE:
            mine |= only(position.sign_pick[2 * seat + pick])
    hidden = ALL_SIGNS & ~mine
    if position.phase <= SIGN_1:
        _first_signs(position, rival, hidden, rng)
    else:
        _second_signs(position, seat, hidden, rng)


def _first_signs(position: ZodiacPosition, rival: i64, hidden: i64, rng: Rng) -> None:
    held: i64 = 0
    for _ in range(size(position.sign_hand[rival])):
        sign = rng.member(hidden & ~held)
        held |= only(sign)
    if position.sign_pick[2 * rival] != NONE:
        position.sign_pick[2 * rival] = rng.member(hidden & ~held)
        hidden &= ~only(position.sign_pick[2 * rival])
    position.sign_hand[rival] = held
    position.sign_rest = hidden & ~held


def _second_signs(position: ZodiacPosition, seat: i64, hidden: i64, rng: Rng) -> None:
    """Draw the rival's first pick among the hidden signs, its second among those given."""
    rival = 1 - seat
    middle = _middle_signs(position)
    given = position.sign_passed[seat]
    position.sign_pick[2 * rival] = rng.member(hidden & ~middle)
    position.sign_rest = hidden & ~middle & ~only(position.sign_pick[2 * rival])
    if position.sign_pick[2 * rival + 1] != NONE:
        position.sign_pick[2 * rival + 1] = rng.member(given)
    if position.phase == SIGN_2:
        position.sign_hand[rival] = given
        if position.sign_pick[2 * rival + 1] != NONE:
            position.sign_hand[rival] &= ~only(position.sign_pick[2 * rival + 1])
        return
    position.signs = middle
    for pick in range(4):
        position.signs |= only(position.sign_pick[pick])


def _middle_signs(position: ZodiacPosition) -> i64:
    middle = position.signs
    if position.phase == MIDDLE:
        for pick in range(4):
            middle &= ~only(position.sign_pick[pick])
    return middle
