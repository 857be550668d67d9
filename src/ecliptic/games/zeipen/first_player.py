"""Who plays first (ZP-4.9 to 4.13): the reveal, the toss, the choice of the winner."""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import only
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.zeipen import setup
from ecliptic.games.zeipen.cards import HAND, NONE, SEAT_0_BEGINS, SEATS, TOSS_DECIDES
from ecliptic.games.zeipen.position import CHOOSE, REVEAL, TOSS, ZeipenPosition

MOST_PASSES: Final = 3
"""Passes in which all pairs tie before a coin decides (ZP-4.12)."""


def begin(position: ZeipenPosition) -> None:
    """Begin to find the first player, with full hands."""
    how = position.tables.switches.first_player
    if how == SEAT_0_BEGINS:
        setup.begin(position, 0)
        return
    position.turn = CHANCE
    tosses = how == TOSS_DECIDES or has_one_numeral(position)  # ZP-R5
    position.phase = TOSS if tosses else REVEAL


def has_one_numeral(position: ZeipenPosition) -> bool:
    """Return whether all cards of both hands have the same numeral (ZP-4.12)."""
    tables = position.tables
    numeral = tables.numeral[position.grid.character[0]]
    for seat in range(SEATS):
        for slot in range(seat * HAND, seat * HAND + tables.switches.hand):
            if tables.numeral[position.grid.character[slot]] != numeral:
                return False
    return True


def revealing(position: ZeipenPosition) -> i64:
    """Return the seat whose next card is turned up (ZP-4.9)."""
    return 0 if position.reveals[0] == position.reveals[1] else 1


def reveal_outcomes(position: ZeipenPosition, out: Moves) -> None:
    """List the different cards not yet revealed in this pass, weighted by their number."""
    tables = position.tables
    seat = revealing(position)
    base = tables.reveal + seat * tables.characters
    last: i64 = NONE
    count: i64 = 0
    for slot in range(seat * HAND, seat * HAND + tables.switches.hand):
        if position.shown & only(slot) == 0:
            character = position.grid.character[slot]
            if character != last and count > 0:
                out.add_outcome(base + last, count)
                count = 0
            last = character
            count += 1
    out.add_outcome(base + last, count)


def reveal(position: ZeipenPosition, outcome: i64) -> None:
    """Turn up a card; the second one of a pair decides, or not (ZP-4.10, 4.11)."""
    seat = revealing(position)
    character = outcome - seat * position.tables.characters
    slot = seat * HAND
    while position.grid.character[slot] != character or position.shown & only(slot) != 0:
        slot += 1
    position.shown |= only(slot)
    position.known |= only(slot)  # ZP-4.14
    position.revealed[seat * HAND + position.reveals[seat]] = character
    position.reveals[seat] += 1
    if seat == 1:
        compare(position)


def compare(position: ZeipenPosition) -> None:
    """Let the higher numeral win; after a pass of ties begin anew, or toss."""
    numeral_0 = last_numeral(position, 0)
    numeral_1 = last_numeral(position, 1)
    if numeral_0 != numeral_1:
        let_choose(position, 0 if numeral_0 > numeral_1 else 1)  # ZP-4.10
    elif position.reveals[0] == position.tables.switches.hand:
        position.shown = 0
        position.reveals[0] = 0
        position.reveals[1] = 0
        position.passes += 1
        if position.passes == MOST_PASSES:
            position.phase = TOSS


def last_numeral(position: ZeipenPosition, seat: i64) -> i64:
    """Return the numeral of the card that a seat has revealed last."""
    character = position.revealed[seat * HAND + position.reveals[seat] - 1]
    return position.tables.numeral[character]


def let_choose(position: ZeipenPosition, seat: i64) -> None:
    """Ask the winner of reveal or toss who plays first (ZP-4.13)."""
    position.phase = CHOOSE
    position.turn = seat
