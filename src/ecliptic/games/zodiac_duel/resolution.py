"""Who wins a duel, and what follows from it (ZD-6.5 to 6.9)."""

from __future__ import annotations

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.core.state import TERMINAL
from ecliptic.games.zodiac_duel import marks
from ecliptic.games.zodiac_duel.cards import ARIES, CANCER, CAPRICORNUS, LEO, NONE
from ecliptic.games.zodiac_duel.fighters import acts_as, leave_place, sign_at
from ecliptic.games.zodiac_duel.marks import card_of, found_of, seat_of
from ecliptic.games.zodiac_duel.position import OVER, SEATS, ZodiacPosition
from ecliptic.games.zodiac_duel.zones import enter_hand


def winner(position: ZodiacPosition) -> i64:
    """Return who would win the duel now (ZD-6.5, 6.6)."""
    for seat in range(SEATS):
        if marks.suffers(position, seat):
            return 1 - seat
    mine, other = marks.total(position, 0), marks.total(position, 1)
    if mine == other:
        return marks.holder(position)
    return 0 if mine > other else 1


def resolve(position: ZodiacPosition) -> None:
    """End the duel being fought and carry out what follows (ZD-6.7)."""
    won = winner(position)
    following = next_initiative(position, won)
    _keep_figures(position)
    _keep_rows(position)
    if count_win(position, won):
        return
    _return_to_hands(position, won)
    position.initiative = following


def count_win(position: ZodiacPosition, seat: i64) -> bool:
    """Count a duel for a seat; return whether this ends the game (ZD-6.9)."""
    position.winners[position.duel - 1] = seat
    position.wins[seat] += 1
    if position.wins[seat] < position.tables.switches.wins:
        return False
    position.winner = seat  # ZD-R16: nothing after it is carried out
    position.phase = OVER
    position.turn = TERMINAL
    return True


def next_initiative(position: ZodiacPosition, won: i64) -> i64:
    """Return who takes the next initiative (ZD-4.2, R26)."""
    lost = 1 - won
    claimed = marks.claims(position)
    leo = acts_as(position, position.place(won)) == LEO  # ZD-7.6
    if leo or acts_as(position, position.place(lost)) == ARIES:  # ZD-7.5
        claimed |= only(lost)
    if claimed == 0:
        return won
    if claimed == only(0):
        return 0
    if claimed == only(1):
        return 1
    return marks.holder(position)


def _keep_figures(position: ZodiacPosition) -> None:
    """Keep signs, powers and penalty as they were at the end (section 5 of the rules page)."""
    penalised: i64 = NONE
    for seat in range(SEATS):
        place = position.place(seat)
        position.final_sign[place] = sign_at(position, place)
        position.final_power[place] = marks.total(position, seat)
        if marks.suffers(position, seat):
            penalised = seat
    position.final_penalty[position.duel - 1] = penalised


def _keep_rows(position: ZodiacPosition) -> None:
    """Let the stars lie in the finished duel; their marks are cleared (ZD-8.4)."""
    for play in range(position.plays):
        position.rows.add(row(position.play[play], position.duel))
    position.plays = 0
    position.pardons = 0
    position.penalty = False


def _return_to_hands(position: ZodiacPosition, won: i64) -> None:
    """Let a Cancer that won and a Capricornus that lost become stars (ZD-7.3, 7.4, R38)."""
    for seat in range(SEATS):
        place = position.place(seat)
        acting = acts_as(position, place)
        returns = acting == CANCER if seat == won else acting == CAPRICORNUS
        if returns:
            card = position.fighter[place]
            leave_place(position, place)
            enter_hand(position, seat, card)


# Stars lying in finished duels: card, seat, duel (from 1) and what a copy has found.


def row(play: i64, duel: i64) -> i64:
    """Return the entry of a star that lies in a finished duel."""
    return card_of(play) | (seat_of(play) << 6) | (duel << 7) | (found_of(play) << 10)


def row_duel(entry: i64) -> i64:
    """Return the duel in which a star lies (from 1)."""
    return (entry >> 7) & 7


def row_place(entry: i64) -> i64:
    """Return the duel place at whose side a star lies."""
    return 2 * (row_duel(entry) - 1) + seat_of(entry)


def row_found(entry: i64) -> i64:
    """Return what a copying star had found."""
    return entry >> 10
