"""Initiative and confrontation: who leads, who answers, who is penalised (ZD-4, ZD-5)."""

from __future__ import annotations

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiac_duel import marks
from ecliptic.games.zodiac_duel.cards import AQUARIUS, DOWN, NONE
from ecliptic.games.zodiac_duel.fighters import acts_as, base_total, enter, sign_at
from ecliptic.games.zodiac_duel.position import (
    COIN,
    FORCE,
    LEAD,
    RESPOND,
    SEATS,
    STARS,
    UNLIMITED,
    ZodiacPosition,
)


def first_initiative(position: ZodiacPosition) -> bool:
    """Give the initiative to the lower total (ZD-4.1); return whether a coin is needed."""
    mine, other = base_total(position, 0), base_total(position, 1)
    tie = position.tables.switches.tie
    if mine == other and tie == NONE:
        position.phase = COIN  # ZD-4.3
        position.turn = CHANCE
        return True
    if mine == other:
        position.initiative = tie  # ZD-R7
    else:
        position.initiative = 0 if mine < other else 1
    return False


def begin_duel(position: ZodiacPosition) -> bool:
    """Begin the next duel; return whether it can be fought, or is forfeited (ZD-R14)."""
    position.duel += 1
    position.leader = position.initiative
    position.leaders[position.duel - 1] = position.leader
    position.passes = 0
    position.plays = 0
    position.pardons = 0
    position.penalty = False
    for seat in range(SEATS):
        position.limit[seat] = UNLIMITED
        position.rear_power[seat] = 0
    if position.base[0] == 0 or position.base[1] == 0:
        return False
    position.phase = LEAD
    position.turn = position.leader
    return True


def forfeit(position: ZodiacPosition) -> i64:
    """Put face-down cards in both places and return who wins without a fight (ZD-R14)."""
    for seat in range(SEATS):
        position.fighter[position.place(seat)] = DOWN
    position.forfeits |= only(position.duel - 1)
    if position.base[0] == 0 and position.base[1] == 0:
        return position.initiative
    return 0 if position.base[0] != 0 else 1


def lead(position: ZodiacPosition, card: i64) -> None:
    """Lead a fighter; its sign is to be followed (ZD-5.1, 5.3)."""
    seat = position.leader
    place = position.place(seat)
    position.base[seat] &= ~only(card)  # ZD-5.5
    enter(position, place, card)
    position.led[position.duel - 1] = sign_at(position, place)
    if acts_as(position, place) == AQUARIUS:
        position.phase = FORCE  # ZD-7.1: the turn stays with the leader
    else:
        position.phase = RESPOND
        position.turn = 1 - seat


def respond(position: ZodiacPosition, card: i64) -> None:
    """Answer with a fighter, one's own choice or the leader's (ZD-5.2, 7.1)."""
    seat = 1 - position.leader
    forced = position.phase == FORCE
    position.base[seat] &= ~only(card)
    enter(position, position.place(seat), card)
    marks.judge(position)  # ZD-5.4
    if forced and not position.tables.switches.aquarius_penalty:
        position.penalty = False  # ZD-R17
    position.phase = STARS
    position.turn = position.leader  # ZD-6.1
