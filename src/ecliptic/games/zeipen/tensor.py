"""What a seat of Zeipen Dualis sees, as numbers with named, shaped parts.

Seats are counted from the observer (0: the observer, 1: the other); cards are in the order
of the card file, and a card as a number counts from 1. The grid is rows of y from -14 to
14, x from -14 to 14. The tensor holds nothing that the view does not.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import lowest
from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.zeipen.cards import HAND, NONE, SEATS, SLOTS, SPACES, WIDTH, Tables
from ecliptic.games.zeipen.grid import IN_HAND, MOST_EVENTS, WOUNDED, column, line, space_of
from ecliptic.games.zeipen.hands import cards_counted, sees_hand
from ecliptic.games.zeipen.position import MOVE, ROW
from ecliptic.games.zeipen.state import ZeipenState
from ecliptic.games.zeipen.wounds import (
    SHIFT,
    TURN,
    event_cell,
    event_kind,
    shifted_to,
    turned_to,
    wounded_character,
    wounded_owner,
)

PHASES: Final = 12
ACTORS: Final = 3
"""The seats and chance."""

REASONS: Final = 6
FACES: Final = 2
DEEDS: Final = 3
EVENT: Final = 5
"""Numbers of an event."""


def layout(tables: Tables) -> list[tuple[str, tuple[int, ...]]]:
    """Return the parts of the tensor in order, each with its shape."""
    cards = tables.characters
    return [
        ("phase", (PHASES,)),
        ("actor", (ACTORS,)),
        ("first", (SEATS,)),
        ("turn", (1,)),
        ("seen", (1,)),
        ("winner", (SEATS,)),
        ("reason", (REASONS,)),
        ("board", (SEATS, FACES, WIDTH, WIDTH)),
        ("hand_seen", (SEATS,)),
        ("hand", (SEATS, cards)),
        ("hand_name", (SEATS, tables.ready_hands)),
        ("hand_counts", (SEATS,)),
        ("known", (SEATS, cards)),
        ("wounded", (SEATS, cards)),
        ("row", (cards,)),
        ("supply", (cards,)),
        ("revealed", (SEATS, HAND)),
        ("pending", (DEEDS,)),
        ("pending_card", (1,)),
        ("pending_space", (2,)),
        ("events", (MOST_EVENTS, EVENT)),
    ]


def write(state: ZeipenState, seat: i64, to: TensorWriter) -> None:
    """Write what a seat sees: all parts of the layout, in order."""
    _progress(state, seat, to)
    _board(state, seat, to)
    _hands(state, seat, to)
    _open_cards(state, seat, to)
    _draft(state, to)
    _revealed(state, seat, to)
    _pending(state, to)
    _events(state, seat, to)


def _from(seat: i64, other: i64) -> i64:
    """Return a seat as counted from the observer, or back again: of two it is the same."""
    return seat ^ other if other >= 0 else NONE


def _progress(state: ZeipenState, seat: i64, to: TensorWriter) -> None:
    to.one_of(state.phase, PHASES)
    to.one_of(SEATS if state.turn == CHANCE else _from(seat, state.turn), ACTORS)
    to.one_of(_from(seat, state.first), SEATS)
    to.fraction(state.turns, state.tables.switches.turn_limit)
    to.number(state.seen_times())
    to.one_of(_from(seat, state.winner), SEATS)
    to.one_of(state.reason, REASONS)


def _board(state: ZeipenState, seat: i64, to: TensorWriter) -> None:
    grid = state.grid
    for slot in range(SLOTS):
        if state.is_on_board(slot):
            plane = _from(seat, slot // HAND) * FACES
            if state.tables.is_alternate(grid.form[slot]):
                plane += 1
            to.put(plane * SPACES + space_of(grid.at[slot]), grid.character[slot] + 1)
    to.skip(SEATS * FACES * SPACES)


def _hands(state: ZeipenState, seat: i64, to: TensorWriter) -> None:
    for step in range(SEATS):
        to.flag(sees_hand(state, seat, _from(seat, step)))
    for step in range(SEATS):
        owner = _from(seat, step)
        if sees_hand(state, seat, owner):
            _cards(state, state.grid.slots_at(owner, IN_HAND), to)
        else:
            to.skip(state.tables.characters)
    for step in range(SEATS):
        owner = _from(seat, step)
        named = state.named[owner] if sees_hand(state, seat, owner) else NONE
        to.one_of(named, state.tables.ready_hands)


def _open_cards(state: ZeipenState, seat: i64, to: TensorWriter) -> None:
    """Write what everybody knows of hands, and the wounded cards."""
    grid = state.grid
    for step in range(SEATS):
        to.number(cards_counted(state, seat, _from(seat, step)))
    for step in range(SEATS):
        _cards(state, grid.slots_at(_from(seat, step), IN_HAND) & state.known, to)
    for step in range(SEATS):
        _cards(state, grid.slots_at(_from(seat, step), WOUNDED), to)


def _cards(state: ZeipenState, slots: i64, to: TensorWriter) -> None:
    """Write how many of each card are in a set of slots, where copies follow each other."""
    last: i64 = NONE
    count: i64 = 0
    while slots != 0:
        character = state.grid.character[lowest(slots)]
        if character != last:
            last = character
            count = 0
        count += 1
        to.put(character, count)
        slots &= slots - 1
    to.skip(state.tables.characters)


def _draft(state: ZeipenState, to: TensorWriter) -> None:
    for place in range(state.laid):
        to.put(state.row[place], place + 1)
    to.skip(state.tables.characters)
    for character in range(state.tables.characters):
        if state.phase != ROW and state.supply[character] > 0:
            to.put(character, state.supply[character])
    to.skip(state.tables.characters)


def _revealed(state: ZeipenState, seat: i64, to: TensorWriter) -> None:
    for step in range(SEATS):
        owner = _from(seat, step)
        for place in range(state.reveals[owner]):
            to.number(state.revealed[owner * HAND + place] + 1)
        to.skip(HAND - state.reveals[owner])


def _pending(state: ZeipenState, to: TensorWriter) -> None:
    deed = state.deed()
    slot = state.pending
    to.one_of(deed, DEEDS)
    if deed == NONE:
        to.skip(3)
    elif deed == MOVE:
        to.skip(1)
        _space(state.grid.at[slot], to)
    else:
        to.number(state.grid.character[slot] + 1)
        to.skip(2)


def _space(cell: i64, to: TensorWriter) -> None:
    to.number(column(cell))
    to.number(line(cell))


def _events(state: ZeipenState, seat: i64, to: TensorWriter) -> None:
    count = state.grid.event_count
    for place in range(count):
        _event(state.grid.events[place], seat, to)
    to.skip((MOST_EVENTS - count) * EVENT)


def _event(event: i64, seat: i64, to: TensorWriter) -> None:
    """Write kind (from 1), x, y, and: target x, y; or face; or seat (from 1), card."""
    kind = event_kind(event)
    to.number(kind + 1)
    _space(event_cell(event), to)
    if kind == SHIFT:
        _space(shifted_to(event), to)
    elif kind == TURN:
        to.number(turned_to(event))
        to.skip(1)
    else:
        to.number(_from(seat, wounded_owner(event)) + 1)
        to.number(wounded_character(event) + 1)
