"""Signs and powers of fighters: Taurus, Pisces and Gemini (ZD-7.7, 7.12 to 7.14)."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only
from ecliptic.core.native import i64
from ecliptic.games.zodiac_duel.cards import DOWN, GEMINI, NONE, PISCES, TAURUS, Tables
from ecliptic.games.zodiac_duel.position import ZodiacPosition


def form_sign(tables: Tables, card: i64, duel: i64) -> i64:
    """Return the sign of a card outside memory: Pisces by the duel (ZD-7.12, R23)."""
    if tables.sign[card] == PISCES and duel >= 3:
        return tables.later_sign[card]
    return tables.sign[card]


def form_power(tables: Tables, card: i64, duel: i64) -> i64:
    """Return the power of a card outside memory: Pisces by the duel (ZD-7.12, R23)."""
    if tables.sign[card] == PISCES and duel >= 3:
        return tables.later_power[card]
    return tables.power[card]


def sign_at(position: ZodiacPosition, place: i64) -> i64:
    """Return the sign of the fighter in a duel place."""
    card = position.fighter[place]
    if position.copied_sign[place] != NONE:
        return position.copied_sign[place]
    return form_sign(position.tables, card, position.duel)


def power_at(position: ZodiacPosition, place: i64) -> i64:
    """Return the power of the fighter in a duel place with its memory (ZD-6.4)."""
    card = position.fighter[place]
    if position.copied_sign[place] != NONE:
        return position.copied_power[place] + position.bonus[place]
    return form_power(position.tables, card, position.duel) + position.bonus[place]


def acts_as(position: ZodiacPosition, place: i64) -> i64:
    """Return the sign whose ability a fighter in a duel place has (ZD-R20)."""
    if position.tables.switches.borrowed:
        return sign_at(position, place)
    return position.tables.sign[position.fighter[place]]


def acts_in_base(position: ZodiacPosition, card: i64) -> i64:
    """Return the sign whose ability a fighter in a base has (ZD-R20, R23)."""
    if position.tables.switches.borrowed:
        return form_sign(position.tables, card, position.duel)
    return position.tables.sign[card]


def enter(position: ZodiacPosition, place: i64, card: i64) -> None:
    """Put a fighter from a base into a duel place (ZD-R22): what it copies and gains is fixed."""
    position.fighter[place] = card
    forget(position, place)
    if position.tables.sign[card] == GEMINI:
        _copy(position, place)
    seat = place & 1
    taurus = acts_as(position, place) == TAURUS
    if taurus and (position.copied_sign[place] == NONE or position.tables.switches.fresh):
        position.bonus[place] = 2 * position.wins[1 - seat]  # ZD-7.7


def forget(position: ZodiacPosition, place: i64) -> None:
    """Clear what a place remembers of its fighter."""
    position.copied_sign[place] = NONE
    position.copied_power[place] = 0
    position.bonus[place] = 0


def _copy(position: ZodiacPosition, place: i64) -> None:
    """Let a Gemini copy the fighter in its seat's place of the previous duel (ZD-7.13)."""
    if place < 2:
        return
    tables = position.tables
    before = place - 2
    card = position.fighter[before]  # ZD-R19: as it lies there now
    if card < 0 or tables.sign[card] == GEMINI:
        return
    position.copied_sign[place] = form_sign(tables, card, position.duel)  # ZD-7.14
    position.copied_power[place] = form_power(tables, card, position.duel)
    if not tables.switches.fresh and position.copied_sign[place] == TAURUS:
        position.bonus[place] = position.bonus[before]  # ZD-R21


def base_total(position: ZodiacPosition, seat: i64) -> i64:
    """Return the printed powers of a base together (ZD-4.1, R8)."""
    total: i64 = 0
    base = position.base[seat]
    while base != 0:
        card = lowest(base)
        base &= ~only(card)
        total += position.tables.power[card]
    return total


def leave_place(position: ZodiacPosition, place: i64) -> None:
    """Put a face-down card where a fighter leaves a finished duel (ZD-6.8)."""
    position.fighter[place] = DOWN
    forget(position, place)
