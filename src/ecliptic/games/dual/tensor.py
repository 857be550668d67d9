"""What a seat of Dual sees, as numbers with named, shaped parts.

Seats are counted from the observer (0: the observer, 1: the seat to the left, ...).
Faces and cards are in the order of `cards`. The tensor tells two views apart exactly
when they differ, and holds nothing that the view does not.
"""

from __future__ import annotations

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
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


def observation(state: DualState, seat: i64) -> list[float]:
    """Return the observation tensor of a seat: all parts of the layout, flat, in order."""
    out: list[float] = []
    _progress(state, seat, out)
    _hands(state, seat, out)
    _flips(state, seat, out)
    _tricks(state, seat, out)
    _tokens(state, seat, out)
    _rounds(state, seat, out)
    return out


def _one_of(place: i64, length: i64, out: list[float]) -> None:
    """Write `length` numbers, 1 at `place` and 0 elsewhere; all 0 where it is negative."""
    out.extend([1.0 if other == place else 0.0 for other in range(length)])


def _members(members: i64, length: i64, out: list[float]) -> None:
    out.extend([1.0 if members & only(member) != 0 else 0.0 for member in range(length)])


def _relative(state: DualState, seat: i64, other: i64) -> i64:
    return (other - seat) % state.num_players if other >= 0 else NOBODY


def _absolute(state: DualState, seat: i64, step: i64) -> i64:
    return (seat + step) % state.num_players


def _progress(state: DualState, seat: i64, out: list[float]) -> None:
    tables = state.tables
    _one_of(state.phase, PHASES, out)
    _one_of(state.round - 1, tables.switches.rounds, out)
    _one_of(state.trick_number, tables.tricks + 1, out)
    _one_of(_relative(state, seat, state.dealer), tables.players, out)
    _one_of(_relative(state, seat, state.leader), tables.players, out)
    _one_of(_relative(state, seat, state.turn), tables.players, out)


def _hands(state: DualState, seat: i64, out: list[float]) -> None:
    tables = state.tables
    _members(state.hands[seat], 2 * tables.cards, out)
    for step in range(tables.players):
        hand = state.hands[_absolute(state, seat, step)]
        out.extend([float(size(hand & tables.of_suit[suit])) for suit in range(tables.suits)])


def _flips(state: DualState, seat: i64, out: list[float]) -> None:
    tables = state.tables
    choosing = state.phase == FLIP
    _one_of(state.flipped[seat] if choosing else NOBODY, 2 * tables.cards, out)
    for step in range(tables.players):
        chosen = state.flipped[_absolute(state, seat, step)] != NOBODY
        out.append(1.0 if choosing and chosen else 0.0)
    for step in range(tables.players):
        face = state.flipped[_absolute(state, seat, step)]
        shown = choosing and tables.switches.in_order and face != NOBODY
        _one_of(tables.suit[face] if shown else NOBODY, tables.suits, out)


def _tricks(state: DualState, seat: i64, out: list[float]) -> None:
    tables = state.tables
    packed = state.last_trick
    over = packed != history.NO_TRICK
    for place in range(tables.players):
        face = state.trick[place] if place < state.played else NOBODY
        _one_of(face, 2 * tables.cards, out)
    for place in range(tables.players):
        _one_of(history.trick_face(packed, place) if over else NOBODY, 2 * tables.cards, out)
    for who in (
        history.trick_leader(packed),
        history.trick_winner(packed),
        history.trick_lowest(packed),
    ):
        _one_of(_relative(state, seat, who) if over else NOBODY, tables.players, out)
    out.append(1.0 if history.trick_by_stars(packed) else 0.0)
    wind = history.trick_wind(packed)
    if wind >= history.NAMED_SEAT:
        wind = WINDS + _relative(state, seat, wind - history.NAMED_SEAT)
    _one_of(wind if over else NOBODY, WINDS + tables.players, out)


def _tokens(state: DualState, seat: i64, out: list[float]) -> None:
    for step in range(state.num_players):
        _members(state.won[_absolute(state, seat, step)], state.tables.cards, out)
    for tokens in (state.coins, state.cubes, state.stars):
        out.extend(
            [float(tokens[_absolute(state, seat, step)]) for step in range(state.num_players)]
        )


def _rounds(state: DualState, seat: i64, out: list[float]) -> None:
    rounds = state.tables.switches.rounds
    done = state.finished_rounds()
    for number in range(rounds):
        cube = history.round_cube(state.rounds_done[number])
        _one_of(_relative(state, seat, cube) if number < done else NOBODY, state.num_players, out)
    for part in range(3):
        for number in range(rounds):
            for step in range(state.num_players):
                who = _absolute(state, seat, step)
                out.append(_round_part(state, part, number, who) if number < done else 0.0)


def _round_part(state: DualState, part: i64, number: i64, who: i64) -> float:
    packed = state.rounds_done[number]
    if part == 0:
        return 1.0 if history.round_coins(packed) & only(who) != 0 else 0.0
    if part == 1:
        return float(history.round_stars(packed, who))
    return float(history.round_cards(packed, who))
