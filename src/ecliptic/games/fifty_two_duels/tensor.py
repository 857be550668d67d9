"""What a seat of 52 Duels sees, as numbers with named, shaped parts.

It holds nothing that the view does not, and tells two views apart exactly when they
differ. Sides are counted from the observer (0: its own, 1: the other); cards are in
canonical order, sheets in that of the card file. Where cards lie in an order (wounds,
abilities, levels), a number is a place counted from 1, and 0 is not there.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import lowest, size
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.core.state import CHANCE
from ecliptic.core.tensor_writer import TensorWriter
from ecliptic.games.fifty_two_duels import nodes
from ecliptic.games.fifty_two_duels.cards import ABILITIES, CARDS, LABELS, NONE, ROOM, SIDES, Tables
from ecliptic.games.fifty_two_duels.piles import held_for_sure, unseen
from ecliptic.games.fifty_two_duels.position import BY_TURN_LIMIT, DOWN, ON
from ecliptic.games.fifty_two_duels.state import DuelsState

PILES: Final = 7
"""Hand, deck, discard pile, level area, stored cards, card in use, cards being dug."""

ALL_PILES: Final = 0b1111111
PUBLIC_PILES: Final = 0b0111100
HAND: Final = 0b0000001

REASONS: Final = BY_TURN_LIMIT


def layout(tables: Tables) -> list[tuple[str, tuple[int, ...]]]:
    """Return the parts of the tensor in order, each with its shape."""
    return [
        ("turn", (1,)),
        ("active", (SIDES,)),
        ("actions_left", (1,)),
        ("free_items_left", (1,)),
        ("actor", (SIDES + 1,)),
        ("reason", (REASONS,)),
        ("result", (1,)),
        ("node", (nodes.NODES,)),
        ("node_side", (SIDES,)),
        ("node_ability", (ABILITIES,)),
        ("damage", (1,)),
        ("number", (1,)),
        ("chosen", (CARDS,)),
        ("chosen_down", (LABELS,)),
        *((name, (SIDES, *shape)) for name, shape in _layout_of_side(tables)),
    ]


def _layout_of_side(tables: Tables) -> list[tuple[str, tuple[int, ...]]]:
    return [
        ("character", (tables.characters,)),
        ("hand", (CARDS,)),
        ("deck", (CARDS,)),
        ("discard", (CARDS,)),
        ("level_open", (CARDS,)),
        ("stored", (CARDS,)),
        ("in_use", (CARDS,)),
        ("digging", (CARDS,)),
        ("counts", (PILES,)),
        ("open", (PILES,)),
        ("wounds", (CARDS,)),
        ("levels", (CARDS,)),
        ("ward", (1,)),
        ("revealed", (1,)),
        ("face_up", (ABILITIES, CARDS)),
        ("face_down", (ABILITIES, CARDS)),
        ("labels", (ABILITIES, LABELS)),
        ("opponent_knows_not_in_deck", (CARDS,)),
        ("unseen", (CARDS,)),
        ("held", (CARDS,)),
        ("wild_may_be", (ABILITIES, LABELS, CARDS)),
    ]


def write(state: DuelsState, seat: i64, to: TensorWriter) -> None:
    """Write what a seat sees: all parts of the layout, in order."""
    _progress(state, seat, to)
    _pending(state, seat, to)
    _character(state, seat, to)
    _character(state, 1 - seat, to)
    _piles(state, seat, to)
    _orders(state, seat, to)
    _abilities(state, seat, to)
    _knowledge(state, seat, to)


def _from(seat: i64, side: i64) -> i64:
    """Return where a side is, counted from the observer; NONE stays NONE."""
    return (side - seat) % SIDES if side != NONE else NONE


def _progress(state: DuelsState, seat: i64, to: TensorWriter) -> None:
    to.number(state.number)
    to.one_of(_from(seat, state.active), SIDES)
    to.number(state.actions)
    to.number(state.free_items)
    if state.reason != ON:
        to.skip(SIDES + 1)
    else:
        actor: i64 = SIDES if state.turn == CHANCE else _from(seat, state.turn)
        to.one_of(actor, SIDES + 1)
    to.one_of(state.reason - 1, REASONS)
    to.number(i64(state.player_return(seat)))


def _pending(state: DuelsState, seat: i64, to: TensorWriter) -> None:
    if state.reason != ON:
        to.skip(nodes.NODES + SIDES + ABILITIES + 2 + CARDS + LABELS)
        return
    to.one_of(nodes.node_of(state), nodes.NODES)
    to.one_of(_from(seat, nodes.side_told(state)), SIDES)
    to.one_of(nodes.ability_told(state), ABILITIES)
    to.number(nodes.damage_told(state))
    to.number(nodes.number_told(state))
    if nodes.names_cards(state):
        to.members(state.chosen, CARDS)
        to.members(state.chosen_down, LABELS)
    else:
        to.skip(CARDS + LABELS)


def _character(state: DuelsState, side: i64, to: TensorWriter) -> None:
    sheet = state.sheet[side]
    to.one_of(sheet // 2 if sheet != NONE else NONE, state.tables.characters)


def _piles(state: DuelsState, seat: i64, to: TensorWriter) -> None:
    revealed = state.revealed[1 - seat] != 0
    _pile(state.hand, seat, revealed, to)
    _pile(state.deck, seat, False, to)
    _pile(state.discard, seat, True, to)
    _pile(state.level_open, seat, True, to)
    _pile(state.stored, seat, True, to)
    _pile(state.in_use, seat, True, to)
    _pile(state.digging, seat, False, to)
    _counts(state, seat, to)
    _counts(state, 1 - seat, to)
    to.members(ALL_PILES, PILES)
    to.members(PUBLIC_PILES | HAND if revealed else PUBLIC_PILES, PILES)


def _pile(cards: vec[i64], seat: i64, shown: bool, to: TensorWriter) -> None:
    """Write the cards of the own side, and those of the other one if they are shown."""
    to.members(cards[seat], CARDS)
    to.members(cards[1 - seat] if shown else 0, CARDS)


def _counts(state: DuelsState, side: i64, to: TensorWriter) -> None:
    to.number(size(state.hand[side]))
    to.number(size(state.deck[side]))
    to.number(size(state.discard[side]))
    to.number(size(state.level_open[side]))
    to.number(size(state.stored[side]))
    to.number(size(state.in_use[side]))
    to.number(size(state.digging[side]))


def _orders(state: DuelsState, seat: i64, to: TensorWriter) -> None:
    foe = 1 - seat
    _wounds(state, seat, to)
    _wounds(state, foe, to)
    _levels(state, seat, to)
    _levels(state, foe, to)
    to.number(state.ward[seat])
    to.number(state.ward[foe])
    to.number(state.revealed[seat])
    to.number(state.revealed[foe])


def _wounds(state: DuelsState, side: i64, to: TensorWriter) -> None:
    for place in range(state.wound_count[side]):
        to.put(state.wounds[side * CARDS + place], place + 1)
    to.skip(CARDS)


def _levels(state: DuelsState, side: i64, to: TensorWriter) -> None:
    for level in range(state.reached[side]):
        cards = state.level_cards[side * CARDS + level]
        while cards != 0:
            to.put(lowest(cards), level + 1)
            cards &= cards - 1
    to.skip(CARDS)


def _abilities(state: DuelsState, seat: i64, to: TensorWriter) -> None:
    for step in range(SIDES * ABILITIES):
        _face_up(state, _place(seat, step), to)
    for step in range(ABILITIES):
        _face_down(state, _place(seat, step), to)
    to.skip(ABILITIES * CARDS)
    for step in range(SIDES * ABILITIES):
        _labels(state, _place(seat, step), to)


def _place(seat: i64, step: i64) -> i64:
    """Return the place of an ability: first those of the observer, then the others."""
    return (seat * ABILITIES + step) % (SIDES * ABILITIES)


def _face_up(state: DuelsState, place: i64, to: TensorWriter) -> None:
    for entry in range(state.count[place]):
        card = state.order[place * ROOM + entry]
        if card < DOWN:
            to.put(card, entry + 1)
    to.skip(CARDS)


def _face_down(state: DuelsState, place: i64, to: TensorWriter) -> None:
    for entry in range(state.count[place]):
        card = state.order[place * ROOM + entry]
        if card >= DOWN:
            to.put(card - DOWN, entry + 1)
    to.skip(CARDS)


def _labels(state: DuelsState, place: i64, to: TensorWriter) -> None:
    label: i64 = 0
    for entry in range(state.count[place]):
        if state.order[place * ROOM + entry] >= DOWN:
            to.put(label, entry + 1)
            label += 1
    to.skip(LABELS)


def _knowledge(state: DuelsState, seat: i64, to: TensorWriter) -> None:
    """Write what the foe can conclude of the own cards, then what the seat can of its foe's."""
    foe = 1 - seat
    to.members(held_for_sure(state, seat), CARDS)
    to.skip(CARDS)
    to.skip(CARDS)
    to.members(unseen(state, foe), CARDS)
    to.skip(CARDS)
    to.members(held_for_sure(state, foe), CARDS)
    to.skip(ABILITIES * LABELS * CARDS)
    for step in range(ABILITIES):
        _wild_may_be(state, foe, _place(foe, step), to)


def _wild_may_be(state: DuelsState, side: i64, place: i64, to: TensorWriter) -> None:
    free: i64 = LABELS
    for entry in range(state.count[place]):
        card = state.order[place * ROOM + entry]
        if card >= DOWN:
            to.members(state.may[side * CARDS + card - DOWN], CARDS)
            free -= 1
    to.skip(free * CARDS)
