"""How effects move cards and exchange fighters (ZD-8.5, 8.6, R22, R24)."""

from __future__ import annotations

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.games.zodiac_duel import marks, program
from ecliptic.games.zodiac_duel.cards import NONE
from ecliptic.games.zodiac_duel.fighters import enter, forget, leave_place
from ecliptic.games.zodiac_duel.position import SEATS, ZodiacPosition
from ecliptic.games.zodiac_duel.targets import place_of, row_of
from ecliptic.games.zodiac_duel.zones import enter_deck, enter_hand, leave_hand


def carry_over(position: ZodiacPosition, card: i64, to: i64) -> None:
    """Move a card from wherever it lies to a zone; both seats see it (ZD-R36, R44)."""
    _take_away(position, card)
    seat = position.player if to & 1 == program.OWN else 1 - position.player
    if to == program.DECK:
        enter_deck(position, card)
    elif to == program.OUT:
        position.out |= only(card)
    elif to < program.BASE:
        enter_hand(position, seat, card)
    else:
        position.base[seat] |= only(card)


def _take_away(position: ZodiacPosition, card: i64) -> None:
    """Take a card out of a hand, a base or a finished duel."""
    for seat in range(SEATS):
        if position.hand[seat] & only(card) != 0:
            leave_hand(position, seat, card)
            return
        if position.base[seat] & only(card) != 0:
            position.base[seat] &= ~only(card)
            return
    row = row_of(position, card)
    if row != NONE:
        position.rows.remove(row)  # ZD-R37: the duel stays as it was
    else:
        leave_place(position, place_of(position, card))


def exchange(position: ZodiacPosition, one: i64, other: i64) -> None:
    """Let two fighters change places; judge the responder's anew if it changed (ZD-R24)."""
    first, second = place_of(position, one), place_of(position, other)
    if first == NONE and second == NONE:
        _exchange_bases(position, one, other)
    elif first == NONE:
        _exchange_with_base(position, second, one)
    elif second == NONE:
        _exchange_with_base(position, first, other)
    else:
        _exchange_places(position, first, second)
    responder = position.place(1 - position.leader)
    if first == responder or second == responder:
        marks.judge(position)


def _exchange_bases(position: ZodiacPosition, one: i64, other: i64) -> None:
    both = only(one) | only(other)
    position.base[0] ^= both
    position.base[1] ^= both


def _exchange_with_base(position: ZodiacPosition, place: i64, card: i64) -> None:
    """Put a fighter of a base in a duel place, and the one that lay there into that base."""
    seat: i64 = 0 if position.base[0] & only(card) != 0 else 1
    old = position.fighter[place]
    position.base[seat] ^= only(card) | only(old)
    if place >= 2 * (position.duel - 1):
        enter(position, place, card)
    else:
        forget(position, place)
        position.fighter[place] = card


def _exchange_places(position: ZodiacPosition, one: i64, other: i64) -> None:
    """Let two fighters in duel places change them, with all they remember (ZD-R22)."""
    card, sign = position.fighter[one], position.copied_sign[one]
    power, bonus = position.copied_power[one], position.bonus[one]
    position.fighter[one] = position.fighter[other]
    position.copied_sign[one] = position.copied_sign[other]
    position.copied_power[one] = position.copied_power[other]
    position.bonus[one] = position.bonus[other]
    position.fighter[other] = card
    position.copied_sign[other] = sign
    position.copied_power[other] = power
    position.bonus[other] = bonus
