"""What a seat of Zodiakal sees, as numbers with named, shaped parts.

Seats are counted from the observer (0: the observer, 1: the next seat clockwise, ...);
tiles and kinds are in file order, squares as on the board.
"""

from __future__ import annotations

from ecliptic.core.bits import only
from ecliptic.core.native import i64
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.zodiakal import block
from ecliptic.games.zodiakal.action_ids import FACES
from ecliptic.games.zodiakal.board import NOBODY, Tables
from ecliptic.games.zodiakal.holding import KINDS, held
from ecliptic.games.zodiakal.position import WORDS
from ecliptic.games.zodiakal.state import ZodiakalState

PHASES = 13


def layout(tables: Tables) -> list[tuple[str, tuple[int, ...]]]:
    """Return the parts of the tensor in order, each with its shape."""
    seats = tables.players
    return [
        ("phase", (PHASES,)),
        ("turn", (seats,)),
        ("turn_number", (1,)),
        ("throws", (1,)),
        ("used", (1,)),
        ("rolled", (FACES,)),
        ("pos", (seats, tables.squares)),
        ("armed", (seats,)),
        ("hands", (seats, KINDS)),
        ("box", (KINDS,)),
        ("declared", (WORDS, tables.first)),
        ("asking_by", (tables.most_windows, seats)),
        ("asking_queue", (tables.most_windows, seats)),
        ("rival", (seats,)),
        ("thrown", (FACES,)),
        ("taker", (seats,)),
        ("victim", (seats,)),
        ("winner", (seats,)),
        ("capped", (1,)),
    ]


def write(state: ZodiakalState, seat: i64, to: TensorWriter) -> None:
    """Write what a seat sees: all parts of the layout, in order."""
    _progress(state, seat, to)
    _pieces(state, seat, to)
    _effects(state, seat, to)


def _from(state: ZodiakalState, seat: i64, other: i64) -> i64:
    """Return where another seat sits, counted clockwise from the observer."""
    return (other - seat) % state.num_players if other != NOBODY else NOBODY


def _clockwise(state: ZodiakalState, seat: i64, step: i64) -> i64:
    return (seat + step) % state.num_players


def _seats(state: ZodiakalState, seat: i64, members: i64, to: TensorWriter) -> None:
    """Write which seats are in a set."""
    for step in range(state.num_players):
        to.flag(members & only(_clockwise(state, seat, step)) != 0)


def _progress(state: ZodiakalState, seat: i64, to: TensorWriter) -> None:
    to.one_of(state.phase, PHASES)
    to.one_of(_from(state, seat, state.player), state.num_players)
    to.number(state.turn_number)
    to.number(state.throws)
    to.flag(state.used)
    to.one_of(state.rolled - 1, FACES)


def _pieces(state: ZodiakalState, seat: i64, to: TensorWriter) -> None:
    for step in range(state.num_players):
        to.one_of(state.pos[_clockwise(state, seat, step)], state.tables.squares)
    _seats(state, seat, state.armed, to)
    for step in range(state.num_players):
        _tokens(state.hands[_clockwise(state, seat, step)], to)
    _tokens(state.box, to)


def _tokens(hand: i64, to: TensorWriter) -> None:
    for kind in range(KINDS):
        to.number(held(hand, kind))


def _effects(state: ZodiakalState, seat: i64, to: TensorWriter) -> None:
    for word in range(WORDS):
        action = state.declared[word] if word < state.words else NOBODY
        to.one_of(action, state.tables.first)
    _windows(state, seat, to)
    to.one_of(_from(state, seat, state.rival), state.num_players)
    to.one_of(state.thrown - 1, FACES)
    to.one_of(_from(state, seat, state.taker), state.num_players)
    to.one_of(_from(state, seat, state.victim), state.num_players)
    to.one_of(_from(state, seat, state.winner), state.num_players)
    to.flag(state.capped)


def _windows(state: ZodiakalState, seat: i64, to: TensorWriter) -> None:
    for place in range(state.windows):
        to.one_of(_from(state, seat, block.opener(state.window[place])), state.num_players)
    closed = (state.tables.most_windows - state.windows) * state.num_players
    to.skip(closed)
    for place in range(state.windows):
        _seats(state, seat, block.unasked(state.window[place]), to)
    to.skip(closed)
