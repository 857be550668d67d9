"""Which cards an effect may touch: stars of the duel, stars and fighters that lie about."""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.games.zodiac_duel import marks, program
from ecliptic.games.zodiac_duel.cards import NONE
from ecliptic.games.zodiac_duel.position import ZodiacPosition
from ecliptic.games.zodiac_duel.program import WIDTH
from ecliptic.games.zodiac_duel.resolution import row_duel

ZONES: Final = 8
"""Zones that a card can be moved from."""


def last_of(position: ZodiacPosition, seat: i64, before: i64) -> i64:
    """Return a seat's latest star among the first `before` of the duel, or NONE (ZD-R31)."""
    play = before - 1
    while play >= 0 and marks.seat_of(position.play[play]) != seat:
        play -= 1
    return play


def stars_of(position: ZodiacPosition, seat: i64) -> i64:
    """Return the cards of the stars that a seat has played in the duel."""
    found: i64 = 0
    for play in range(position.plays):
        if marks.seat_of(position.play[play]) == seat:
            found |= only(marks.card_of(position.play[play]))
    return found


def play_of(position: ZodiacPosition, card: i64) -> i64:
    """Return the number of a star of the duel by its card."""
    play: i64 = 0
    while marks.card_of(position.play[play]) != card:
        play += 1
    return play


def row_of(position: ZodiacPosition, card: i64) -> i64:
    """Return where a star of a finished duel stands in `rows`, or NONE."""
    place = position.rows.count - 1
    while place >= 0 and marks.card_of(position.rows.at(place)) != card:
        place -= 1
    return place


def finished_stars(position: ZodiacPosition) -> i64:
    """Return the cards of all stars that lie in finished duels."""
    found: i64 = 0
    for place in range(position.rows.count):
        found |= only(marks.card_of(position.rows.at(place)))
    return found


def place_of(position: ZodiacPosition, card: i64) -> i64:
    """Return the duel place in which a fighter lies, or NONE."""
    place = 2 * position.duel - 1
    while place >= 0 and position.fighter[place] != card:
        place -= 1
    return place


def side_won(position: ZodiacPosition, duel: i64, seat: i64, result: i64) -> bool:
    """Return whether a side of a finished duel (from 0) has the result that is asked for."""
    if result == program.WON:
        return position.winners[duel] == seat
    return result != program.LOST or position.winners[duel] != seat


def zone_cards(position: ZodiacPosition, zone: i64, result: i64) -> i64:
    """Return the cards in a zone of own or rival, finished duels by their result."""
    seat = position.player if zone & 1 == program.OWN else 1 - position.player
    if zone < program.BASE:
        return position.hand[seat]
    if zone < program.FINISHED_STARS:
        return position.base[seat]
    found: i64 = 0
    if zone < program.FINISHED_FIGHTERS:
        for place in range(position.rows.count):
            entry = position.rows.at(place)
            mine = marks.seat_of(entry & 127) == seat
            if mine and side_won(position, row_duel(entry) - 1, seat, result):
                found |= only(marks.card_of(entry))
        return found
    for duel in range(position.duel - 1):
        card = position.fighter[2 * duel + seat]
        if card >= 0 and side_won(position, duel, seat, result):
            found |= only(card)
    return found


def move_candidates(position: ZodiacPosition, here: i64) -> i64:
    """Return the cards that the move at this place of the program may take."""
    code = position.tables.program.code
    found: i64 = 0
    for zone in range(ZONES):
        if code[here + 1] & only(zone) != 0:
            found |= zone_cards(position, zone, code[here + 4])
    return found


def swap_candidates(position: ZodiacPosition, place: i64) -> i64:
    """Return the fighters in a place of a swap."""
    seat = position.player if place & 1 == program.OWN else 1 - position.player
    if place < program.BASE_PLACE:
        return only(position.fighter[position.place(seat)])
    if place < program.FINISHED_PLACE:
        return position.base[seat]
    return zone_cards(position, program.FINISHED_FIGHTERS | (place & 1), 0)


def candidates(position: ZodiacPosition) -> i64:
    """Return the cards among which the effect that waits lets somebody or chance choose."""
    code = position.tables.program.code
    here = position.pc * WIDTH
    do = code[here]
    if do == program.CANCEL:
        return stars_of(position, 1 - position.player)
    if do == program.COPY:
        return finished_stars(position)
    if do == program.MOVE:
        return move_candidates(position, here)
    first = code[here + 1] > 1 and position.first_choice == NONE
    return swap_candidates(position, code[here + 1] if first else code[here + 2])
