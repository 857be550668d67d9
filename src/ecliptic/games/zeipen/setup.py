"""The set-up: each player lays one card beside the board card (ZP-4.15 to 4.17)."""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import only
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.games.zeipen.attacks import all_struck
from ecliptic.games.zeipen.cards import HAND, NONE, SEATS
from ecliptic.games.zeipen.grid import IN_HAND, ORIGIN, ROW, space_of
from ecliptic.games.zeipen.position import SETUP_CARD, SETUP_CELL, ZeipenPosition

BELOW: Final = ORIGIN - ROW
ABOVE: Final = ORIGIN + ROW


def begin(position: ZeipenPosition, first: i64) -> None:
    """Let the first player set up first (ZP-R2); from now on cards face as ZP-3.3 says."""
    position.first = first
    position.turn = first
    position.phase = SETUP_CARD
    grid = position.grid
    for seat in range(SEATS):
        for slot in range(seat * HAND, seat * HAND + position.held[seat]):
            turned = position.turned(seat)
            grid.form[slot] = position.tables.form(grid.character[slot], 0, turned)


def card_choices(position: ZeipenPosition, out: Moves) -> None:
    """List the cards of the hand, each character once; all have a corner to go to."""
    last: i64 = NONE
    start = position.turn * HAND
    for slot in range(start, start + position.held[position.turn]):
        character = position.grid.character[slot]
        if position.grid.at[slot] == IN_HAND and character != last:
            last = character
            out.add(position.tables.place + character)


def choose_card(position: ZeipenPosition, character: i64) -> None:
    """Choose the card to lay down."""
    position.pending = position.slot_in_hand(position.turn, character)
    position.phase = SETUP_CELL


def cell_choices(position: ZeipenPosition, out: Moves) -> None:
    """List the seat's three spaces, but none where anything would be wounded (ZP-4.16)."""
    grid = position.grid
    slot = position.pending
    middle = BELOW if position.turn == position.first else ABOVE
    for cell in range(middle - 1, middle + 2):
        grid.put(slot, cell)
        if all_struck(grid) == 0:  # ZP-4.17
            out.add(position.tables.to + space_of(cell))
        grid.lift(slot)
    grid.at[slot] = IN_HAND


def lay_down(position: ZeipenPosition, cell: i64) -> bool:
    """Lay the chosen card down; return whether the set-up is finished."""
    position.grid.put(position.pending, cell)
    position.known &= ~only(position.pending)
    position.pending = NONE
    position.phase = SETUP_CARD
    position.turn = 1 - position.turn
    return position.turn == position.first
