"""What a position of Zodiac Duel is worth, as a bot may guess it.

Duels won count most; then who would win the duel being fought if both passed now; then
what is left to fight with: powers and signs in the base, rearguards, stars in the hand.
All hands are taken as known: a bot averages over worlds.
"""

from __future__ import annotations

import math
from typing import Final, final

from ecliptic.core.bits import lowest, only, size
from ecliptic.core.heuristic import UNKNOWN, Heuristic
from ecliptic.core.native import i64
from ecliptic.core.state import State
from ecliptic.games.zodiac_duel import marks
from ecliptic.games.zodiac_duel.cards import NONE, SAGITTARIUS, SCORPIUS, VIRGO
from ecliptic.games.zodiac_duel.fighters import acts_in_base, form_power, form_sign
from ecliptic.games.zodiac_duel.position import (
    EFFECT,
    MIDDLE,
    OVER,
    PICKS,
    SELECT,
    STARS,
    ZodiacPosition,
)
from ecliptic.games.zodiac_duel.resolution import winner
from ecliptic.games.zodiac_duel.selection import FIGHTER

DUEL: Final = 30.0
"""A duel won, in points of power."""

AHEAD: Final = 12.0
"""The duel being fought, for whoever would win it now."""

MARGIN: Final = 0.5
"""A point of power more than the rival has in the duel being fought, up to `ENOUGH`."""

ENOUGH: Final = 4.0

HAND: Final = 4.0
"""A star in the hand."""

SIGN: Final = 1.5
"""A sign in the base that the rival's base lacks: it can lead where nobody follows."""

REARGUARD: Final = 2.5

VIRGO_DRAW: Final = 3.5
"""A Virgo kept as a fighter during the selection: it will draw a star."""

SCALE: Final = 30.0
"""Points that tell three wins in four apart."""


@final
class ZodiacHeuristic(Heuristic):
    """See the module's docstring."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, ZodiacPosition)
        if state.phase == OVER:
            return state.player_return(seat)
        if state.phase <= MIDDLE:
            return 0.0
        lead = strength(state, seat) - strength(state, 1 - seat)
        if state.phase == STARS or state.phase == EFFECT:
            lead += standing(state, seat)
        return math.tanh(lead / SCALE)

    def settled(self, state: State) -> bool:
        assert isinstance(state, ZodiacPosition)
        return state.phase == OVER

    def decisions_left(self, state: State) -> i64:
        return 0 if state.is_terminal() else UNKNOWN


def standing(position: ZodiacPosition, seat: i64) -> float:
    """Return what the duel being fought is worth as it stands now."""
    ahead = AHEAD if winner(position) == seat else -AHEAD
    margin = float(marks.total(position, seat) - marks.total(position, 1 - seat))
    return ahead + MARGIN * max(-ENOUGH, min(ENOUGH, margin))


def strength(position: ZodiacPosition, seat: i64) -> float:
    """Return what a seat has won and has left, in points of power."""
    points = DUEL * float(position.wins[seat]) + HAND * float(size(position.hand[seat]))
    fighters = position.base[seat]
    rival = signs_of(position, 1 - seat)
    if position.phase == SELECT:
        for pick in range(PICKS):
            kept = position.pending[PICKS * seat + pick]
            if kept != NONE and kept & 1 == FIGHTER:
                fighters |= only(kept >> 1)
            elif kept != NONE:
                points += HAND + star_worth(position, kept >> 1)
    hand = position.hand[seat]
    while hand != 0:
        card = lowest(hand)
        hand &= ~only(card)
        points += star_worth(position, card)
    counted: i64 = 0
    while fighters != 0:
        card = lowest(fighters)
        fighters &= ~only(card)
        sign = form_sign(position.tables, card, position.duel)
        points += fighter_worth(position, card)
        if rival & only(sign) == 0 and counted & only(sign) == 0:
            points += SIGN
        counted |= only(sign)
    return points


def signs_of(position: ZodiacPosition, seat: i64) -> i64:
    """Return the signs in a base."""
    found: i64 = 0
    base = position.base[seat]
    while base != 0:
        card = lowest(base)
        base &= ~only(card)
        found |= only(form_sign(position.tables, card, position.duel))
    return found


def fighter_worth(position: ZodiacPosition, card: i64) -> float:
    """Return what a fighter in a base is worth."""
    worth = float(form_power(position.tables, card, position.duel))
    acting = acts_in_base(position, card)
    ready = position.used & only(card) == 0
    if ready and (acting == SCORPIUS or acting == SAGITTARIUS):
        worth += REARGUARD
    if acting == VIRGO and position.duel == 0:
        worth += VIRGO_DRAW
    return worth


def star_worth(position: ZodiacPosition, card: i64) -> float:
    """Return what a star is worth beyond being one, by its program."""
    tables = position.tables
    return float(tables.program.worth[tables.star[card]]) / 2.0
