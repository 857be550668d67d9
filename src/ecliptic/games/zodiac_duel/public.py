"""What everybody sees of a position of Zodiac Duel, where it has to be worked out.

Views and tensors show it. Stars are entries as `resolution.row` makes them.
"""

from __future__ import annotations

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.games.zodiac_duel import marks
from ecliptic.games.zodiac_duel.cards import EXPERT, NONE
from ecliptic.games.zodiac_duel.fighters import sign_at
from ecliptic.games.zodiac_duel.position import ROUNDS, ZodiacPosition
from ecliptic.games.zodiac_duel.resolution import row
from ecliptic.games.zodiac_duel.sign_draft import IN_GAME


def announced_signs(position: ZodiacPosition) -> i64:
    """Return the signs in play; drafted ones are announced when all are there (ZD-2.4)."""
    if position.tables.switches.mode == EXPERT and size(position.signs) < IN_GAME:
        return 0
    return position.signs


def initiative(position: ZodiacPosition) -> i64:
    """Return who holds the initiative, NONE before the first duel (ZD-R25).

    After the end it is the holder when the last duel began.
    """
    return marks.holder(position) if position.duel > 0 else NONE


def handed_over(position: ZodiacPosition, seat: i64, done: i64) -> i64:
    """Return the cards a seat handed over after a round (from 0).

    Those of the last round are returned in secret (ZD-3.6).
    """
    last = position.tables.switches.rounds - 1
    return position.passed[ROUNDS * seat + done] if done < last else 0


# The sides of the duels, by place.


def sign(position: ZodiacPosition, place: i64) -> i64:
    """Return the sign of a side, now or at the end of its duel; NONE without a fighter."""
    return sign_at(position, place) if _fights(position, place) else position.final_sign[place]


def power(position: ZodiacPosition, place: i64) -> i64:
    """Return the power of a side, now or at the end of its duel; 0 without a fighter."""
    if _fights(position, place):
        return marks.total(position, place & 1)
    return position.final_power[place]


def penalised(position: ZodiacPosition, place: i64) -> bool:
    """Return whether a side suffers the penalty, now or at the end of its duel."""
    if _fights(position, place):
        return marks.suffers(position, place & 1)
    return position.final_penalty[place >> 1] == place & 1


def _fights(position: ZodiacPosition, place: i64) -> bool:
    """Return whether there is a fighter in a place whose duel has no winner yet."""
    return position.winners[place >> 1] == NONE and position.fighter[place] != NONE


# The stars that lie in the duels.


def stars(position: ZodiacPosition) -> i64:
    """Return how many stars lie in all duels."""
    return position.rows.count + position.plays


def star(position: ZodiacPosition, number: i64) -> i64:
    """Return one of them; the later it was played, the higher its number."""
    finished = position.rows.count
    if number < finished:
        return position.rows.at(number)
    return row(position.play[number - finished], position.duel)


def cancelled(position: ZodiacPosition) -> i64:
    """Return the cards of the stars that are not in force in the duel being fought (ZD-R30)."""
    standing = marks.in_force(position)
    cards: i64 = 0
    for play in range(position.plays):
        if standing & only(play) == 0:
            cards |= only(marks.card_of(position.play[play]))
    return cards
