"""What a seat of Dual sees, as numbers with named, shaped parts.

Seats are counted from the observer (0: the observer, 1: the seat to the left, ...).
Faces and cards are in the order of `cards`. The tensor tells two views apart exactly
when they differ, and holds nothing that the view does not.
"""

from __future__ import annotations

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.dual import history
from ecliptic.games.dual.cards import NOBODY, Tables
from ecliptic.games.dual.position import FLIP
from ecliptic.games.dual.state import DualState

PHASES = 6
WINDS = 2
"""Undecided and nobody; the seats that may be named come on top."""


def layout(tables: Tables) -> list[tuple[str, tuple[int, ...]]]:
    """Return the parts of the tensor in order, each with its shape."""
    seats, faces, cards = tables.players, 2 * tables.cards, tables.cards
    return [
        ("phase", (PHASES,)),
        ("round", (tables.switches.rounds,)),
        ("trick", (tables.tricks + 1,)),
        ("dealer", (seats,)),
        ("leader", (seats,)),
        ("turn", (seats,)),
        ("hand", (faces,)),
        ("backs", (seats, tables.suits)),
        ("own_flip", (faces,)),
        ("flip_chosen", (seats,)),
        ("flip_suit", (seats, tables.suits)),
        ("table", (seats, faces)),
        ("last_trick", (seats, faces)),
        ("last_leader", (seats,)),
        ("last_winner", (seats,)),
        ("last_lowest", (seats,)),
        ("last_by_stars", (1,)),
        ("last_wind", (WINDS + seats,)),
        ("won", (seats, cards)),
        ("coins", (seats,)),
        ("cubes", (seats,)),
        ("stars", (seats,)),
        ("round_cube", (tables.switches.rounds, seats)),
        ("round_coins", (tables.switches.rounds, seats)),
        ("round_stars", (tables.switches.rounds, seats)),
        ("round_cards", (tables.switches.rounds, seats)),
    ]


def write(state: DualState, seat: i64, to: TensorWriter) -> None:
    """Write what a seat sees: all parts of the layout, in order."""
    _progress(state, seat, to)
    _hands(state, seat, to)
    _flips(state, seat, to)
    _tricks(state, seat, to)
    _tokens(state, seat, to)
    _rounds(state, seat, to)


def _relative(state: DualState, seat: i64, other: i64) -> i64:
    return (other - seat) % state.num_players if other >= 0 else NOBODY


def _absolute(state: DualState, seat: i64, step: i64) -> i64:
    return (seat + step) % state.num_players


def _progress(state: DualState, seat: i64, to: TensorWriter) -> None:
    tables = state.tables
    to.one_of(state.phase, PHASES)
    to.one_of(state.round - 1, tables.switches.rounds)
    to.one_of(state.trick_number, tables.tricks + 1)
    to.one_of(_relative(state, seat, state.dealer), tables.players)
    to.one_of(_relative(state, seat, state.leader), tables.players)
    to.one_of(_relative(state, seat, state.turn), tables.players)


def _hands(state: DualState, seat: i64, to: TensorWriter) -> None:
    tables = state.tables
    to.members(state.hands[seat], 2 * tables.cards)
    for step in range(tables.players):
        hand = state.hands[_absolute(state, seat, step)]
        for suit in range(tables.suits):
            to.number(size(hand & tables.of_suit[suit]))


def _flips(state: DualState, seat: i64, to: TensorWriter) -> None:
    tables = state.tables
    choosing = state.phase == FLIP
    to.one_of(state.flipped[seat] if choosing else NOBODY, 2 * tables.cards)
    for step in range(tables.players):
        to.flag(choosing and state.flipped[_absolute(state, seat, step)] != NOBODY)
    for step in range(tables.players):
        face = state.flipped[_absolute(state, seat, step)]
        shown = choosing and tables.switches.in_order and face != NOBODY
        to.one_of(tables.suit[face] if shown else NOBODY, tables.suits)


def _tricks(state: DualState, seat: i64, to: TensorWriter) -> None:
    tables = state.tables
    for place in range(tables.players):
        to.one_of(state.trick[place] if place < state.played else NOBODY, 2 * tables.cards)
    packed = state.last_trick
    if packed == history.NO_TRICK:
        to.skip(tables.players * (2 * tables.cards + 4) + 1 + WINDS)
        return
    for place in range(tables.players):
        to.one_of(history.trick_face(packed, place), 2 * tables.cards)
    to.one_of(_relative(state, seat, history.trick_leader(packed)), tables.players)
    to.one_of(_relative(state, seat, history.trick_winner(packed)), tables.players)
    to.one_of(_relative(state, seat, history.trick_lowest(packed)), tables.players)
    to.flag(history.trick_by_stars(packed))
    wind = history.trick_wind(packed)
    if wind >= history.NAMED_SEAT:
        wind = WINDS + _relative(state, seat, wind - history.NAMED_SEAT)
    to.one_of(wind, WINDS + tables.players)


def _tokens(state: DualState, seat: i64, to: TensorWriter) -> None:
    players = state.tables.players
    for step in range(players):
        to.members(state.won[_absolute(state, seat, step)], state.tables.cards)
    for step in range(players):
        to.number(state.coins[_absolute(state, seat, step)])
    for step in range(players):
        to.number(state.cubes[_absolute(state, seat, step)])
    for step in range(players):
        to.number(state.stars[_absolute(state, seat, step)])


def _rounds(state: DualState, seat: i64, to: TensorWriter) -> None:
    players, rounds = state.tables.players, state.tables.switches.rounds
    done = state.finished_rounds()
    for number in range(done):
        cube = history.round_cube(state.rounds_done[number])
        to.one_of(_relative(state, seat, cube), players)
    to.skip((rounds - done) * players)
    for part in range(3):
        for number in range(done):
            for step in range(players):
                to.number(_round_part(state, part, number, _absolute(state, seat, step)))
        to.skip((rounds - done) * players)


def _round_part(state: DualState, part: i64, number: i64, who: i64) -> i64:
    packed = state.rounds_done[number]
    if part == 0:
        return 1 if history.round_coins(packed) & only(who) != 0 else 0
    if part == 1:
        return history.round_stars(packed, who)
    return history.round_cards(packed, who)
