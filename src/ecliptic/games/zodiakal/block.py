"""The block (ZK-5.8 to 5.10): who is asked, what it costs, and blocks against blocks.

The lowest window is about the effect, every other one about the block that opened it.
The last one is open now.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import moved, only
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.games.zodiakal.board import NOBODY
from ecliptic.games.zodiakal.holding import covers, total
from ecliptic.games.zodiakal.position import ASKING, ZodiakalPosition
from ecliptic.games.zodiakal.tokens import put_in_box

SOMEBODY_IS_ASKED: Final = 0
EFFECT_HAPPENS: Final = 1
EFFECT_IS_BLOCKED: Final = 2


def can_block(position: ZodiakalPosition, seat: i64) -> bool:
    """Return whether a seat has an armed piece and enough tokens to pay with."""
    armed = position.armed & only(seat) != 0
    return armed and total(position.hands[seat]) >= position.tables.block_cost  # ZK-5.8


def opener(window: i64) -> i64:
    """Return who declared what the window is about."""
    return window & 3


def unasked(window: i64) -> i64:
    """Return the set of seats still to be asked."""
    return window >> 2


def open_window(position: ZodiakalPosition, seat: i64) -> None:
    """Let all others that can block be asked about what a seat has declared (ZK-R25)."""
    asked: i64 = 0
    for other in range(position.num_players):
        if other != seat and can_block(position, other):  # ZK-R26
            asked |= only(other)
    position.window[position.windows] = seat | moved(asked, 2)
    position.windows += 1


def next_asked(position: ZodiakalPosition, window: i64) -> i64:
    """Return the seat of a window that is asked first, clockwise, or NOBODY."""
    seat = opener(window)
    for _ in range(position.num_players):
        seat = position.after(seat)
        if unasked(window) & only(seat) != 0:
            return seat
    return NOBODY


def ask(position: ZodiakalPosition) -> i64:
    """Ask the next seat that can still pay; where nobody is left, say what that means."""
    while position.windows > 0:
        window = position.window[position.windows - 1]
        seat = next_asked(position, window)
        if seat == NOBODY:
            if position.windows == 1:
                position.windows = 0
                return EFFECT_HAPPENS
            position.windows -= 2  # ZK-R27: the block stands, what it blocked is void
        elif can_block(position, seat):
            position.phase = ASKING
            position.turn = seat
            return SOMEBODY_IS_ASKED
        else:
            _answered(position, seat)
    return EFFECT_IS_BLOCKED


def _answered(position: ZodiakalPosition, seat: i64) -> None:
    """Take a seat out of the queue of the open window."""
    position.window[position.windows - 1] &= ~moved(only(seat), 2)


def add_answers(position: ZodiakalPosition, out: Moves) -> None:
    """Write what the asked seat can pay with, and that it allows."""
    tables = position.tables
    hand = position.hands[position.turn]
    for price in range(tables.price_count):
        if covers(hand, tables.prices[price]):
            out.add(tables.block + price)  # ZK-5.9
    out.add(tables.allow)


def allow(position: ZodiakalPosition) -> i64:
    """Let the asked seat allow it, and ask on."""
    _answered(position, position.turn)
    return ask(position)


def block(position: ZodiakalPosition, price: i64) -> i64:
    """Let the asked seat pay so many tokens for a block."""
    seat = position.turn
    put_in_box(position, seat, position.tables.prices[price])  # ZK-5.9
    _answered(position, seat)
    if not position.tables.switches.counter_block:
        position.windows = 0
        return EFFECT_IS_BLOCKED
    open_window(position, seat)  # ZK-R27
    return ask(position)
