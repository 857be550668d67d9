"""The selection phase: what is kept as a fighter and what as a star (ZD-3)."""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import lowest, only, size
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.zodiac_duel import memory
from ecliptic.games.zodiac_duel.cards import KEEP_FIGHTER, KEEP_STAR, NONE
from ecliptic.games.zodiac_duel.position import (
    DEAL,
    PICKS,
    ROUNDS,
    SEATS,
    SELECT,
    ZodiacPosition,
)

FIGHTER: Final = 0
STAR: Final = 1


def pool_size(position: ZodiacPosition) -> i64:
    """Return how many cards a pool has when a round is picked (ZD-3.1): twice what is kept."""
    return 2 * position.tables.switches.keep


def receiver(position: ZodiacPosition) -> i64:
    """Return the seat that draws next: seat 0 first (ZD-3.5)."""
    return 0 if size(position.pool[0]) < pool_size(position) else 1


def deal(position: ZodiacPosition, card: i64) -> None:
    """Give a card to the pool that is due; picking begins when both are full."""
    position.pool[receiver(position)] |= only(card)
    position.deck &= ~only(card)
    if size(position.pool[1]) == pool_size(position):
        position.phase = SELECT
        position.turn = 0  # ZD-R2


def picks_made(position: ZodiacPosition, seat: i64) -> i64:
    """Return how many cards of this round a seat has kept."""
    made: i64 = 0
    while made < PICKS and position.pending[PICKS * seat + made] != NONE:
        made += 1
    return made


def fighters_of(position: ZodiacPosition, seat: i64) -> i64:
    """Return how many fighters a seat has, those of this round included (ZD-3.3)."""
    return size(position.base[seat]) + _pending(position, seat, FIGHTER)


def stars_of(position: ZodiacPosition, seat: i64) -> i64:
    """Return how many stars a seat has, those of this round included (ZD-3.3)."""
    return size(position.hand[seat]) + _pending(position, seat, STAR)


def _pending(position: ZodiacPosition, seat: i64, role: i64) -> i64:
    found: i64 = 0
    for pick in range(PICKS):
        kept = position.pending[PICKS * seat + pick]
        if kept != NONE and kept & 1 == role:
            found += 1
    return found


def keepable(position: ZodiacPosition, seat: i64) -> i64:
    """Return the cards that may be kept next: in ascending order, the rest still to fit (ZD-R4)."""
    made = picks_made(position, seat)
    cards = position.pool[seat]
    if made > 0:
        latest = position.pending[PICKS * seat + made - 1] >> 1
        cards &= ~(only(latest) - 1)
    for _ in range(position.tables.switches.keep - made - 1):
        cards &= ~only(highest(cards))
    return cards


def highest(cards: i64) -> i64:
    """Return the greatest member of a set that is not empty."""
    found = lowest(cards)
    while cards != 0:
        found = lowest(cards)
        cards &= ~only(found)
    return found


def keeps(position: ZodiacPosition, out: Moves) -> None:
    """List the moves of the seat that picks (ZD-3.2, 3.3)."""
    seat = position.turn
    switches = position.tables.switches
    cards = keepable(position, seat)
    if fighters_of(position, seat) < switches.fighters:
        out.add_members(cards, KEEP_FIGHTER)
    if stars_of(position, seat) < switches.stars:
        out.add_members(cards, KEEP_STAR)


def keep(position: ZodiacPosition, card: i64, role: i64) -> bool:
    """Keep a card; return whether both seats have finished the round."""
    seat = position.turn
    made = picks_made(position, seat)
    position.pending[PICKS * seat + made] = 2 * card + role
    position.pool[seat] &= ~only(card)
    if made + 1 < position.tables.switches.keep:
        return False
    if seat == 0:
        position.turn = 1
        return False
    return True


def end_round(position: ZodiacPosition) -> bool:
    """Turn the picks up, pass on the rest (ZD-3.4, 3.5); return whether all rounds are over."""
    last = position.round == position.tables.switches.rounds
    for seat in range(SEATS):
        _show_picks(position, seat)
    for seat in range(SEATS):
        _remember(position, seat, last)
    if last:
        _return_pools(position)
        return True
    mine, other = position.pool[0], position.pool[1]
    position.pool[0] = other
    position.pool[1] = mine
    position.round += 1
    position.phase = DEAL
    position.turn = CHANCE
    return False


def _show_picks(position: ZodiacPosition, seat: i64) -> None:
    """Put fighters to the base, stars to the hand (ZD-3.4)."""
    place = ROUNDS * seat + position.round - 1
    for pick in range(position.tables.switches.keep):
        kept = position.pending[PICKS * seat + pick]
        position.pending[PICKS * seat + pick] = NONE
        if kept & 1 == FIGHTER:
            position.kept[place] |= only(kept >> 1)
        else:
            position.chosen[place] |= only(kept >> 1)
    position.base[seat] |= position.kept[place]
    position.hand[seat] |= position.chosen[place]
    position.passed[place] = position.pool[seat]


def _remember(position: ZodiacPosition, seat: i64, last: bool) -> None:
    """Let a seat conclude what it can about the stars that its rival has kept (ZD-R12)."""
    rival = 1 - seat
    place = ROUNDS * rival + position.round - 1
    mind = position.memory(seat)
    certain = certain_stars(position, rival, position.round - 1) if not last else 0
    for _ in range(size(position.chosen[place])):
        card: i64 = memory.UNKNOWN
        if certain != 0:
            card = lowest(certain)
            certain &= ~only(card)
        memory.kept(mind, card, position.round - 1)


def certain_stars(position: ZodiacPosition, seat: i64, round_played: i64) -> i64:
    """Return what a seat must have kept as stars: it was given them, and they did not appear."""
    if round_played == 0:
        return 0
    place = ROUNDS * seat + round_played
    given = position.passed[ROUNDS * (1 - seat) + round_played - 1]
    return given & ~position.kept[place] & ~position.passed[place]


def _return_pools(position: ZodiacPosition) -> None:
    """Shuffle the last unkept cards into the deck (ZD-3.6)."""
    for seat in range(SEATS):
        position.deck |= position.pool[seat]
        position.pool[seat] = 0
