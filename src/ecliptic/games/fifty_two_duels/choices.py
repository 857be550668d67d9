"""Which moves a seat has at each node (see the reference page), in ascending order."""

from __future__ import annotations

from ecliptic.core.bits import first, lowest, only, size
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda, cards, program, setup
from ecliptic.games.fifty_two_duels.abilities import (
    addable,
    is_legal,
    is_playable,
    removable_down,
    removable_up,
)
from ecliptic.games.fifty_two_duels.cards import ABILITIES, CARDS, LABELS
from ecliptic.games.fifty_two_duels.damage import (
    can_defend_with,
    can_defend_with_down,
    is_defence,
)
from ecliptic.games.fifty_two_duels.effects import movable_down_to, movable_to
from ecliptic.games.fifty_two_duels.items import (
    cloakable,
    potion_places,
    usable_of_hand,
    usable_of_stored,
)
from ecliptic.games.fifty_two_duels.levels import levels_left
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.program import WIDTH
from ecliptic.games.fifty_two_duels.requirements import later_than


def list_choices(position: DuelsPosition, out: Moves) -> None:
    """List the moves of the seat to act."""
    kind = position.todo.kind()
    if kind == agenda.ACT:
        actions(position, out)
    elif kind == agenda.ADD or kind == agenda.LADD or kind == agenda.TOSS:
        selection(position, kind, out)
    elif kind >= agenda.BOMB and kind <= agenda.HIDE:
        items(position, kind, out)
    elif kind == agenda.DEFEND:
        defence(position, out)
    elif kind == agenda.GIVE:
        forced_discard(position, out)
    elif kind == agenda.PROGRAM:
        alternatives(position, out)
    else:
        others(position, kind, out)


def picks(position: DuelsPosition, out: Moves) -> None:
    """List the sheets that can be picked (FD-R1)."""
    tables = position.tables
    side = position.todo.side()
    base = tables.nemesis if position.is_nemesis(side) else tables.pick
    for character in range(tables.characters):
        if setup.can_pick(position, side, character):
            out.add(base + character)


def actions(position: DuelsPosition, out: Moves) -> None:
    """List the actions (FD-4.4), with free items alone where no action is left."""
    side = position.todo.side()
    if position.actions > 0:
        hand = position.hand[side]
        for ability in range(ABILITIES):
            if is_playable(position, side * ABILITIES + ability):
                out.add(cards.PLAY + ability)
        if hand != 0 and levels_left(position, side):  # FD-6.1
            out.add(cards.LEVEL)
    out.add(cards.END)  # FD-4.3, FD-R4
    out.add_members(usable_of_hand(position, side), cards.USE)
    out.add_members(usable_of_stored(position, side), cards.USE_STORED)


def selection(position: DuelsPosition, kind: i64, out: Moves) -> None:
    """List how a selection from the hand can go on."""
    todo = position.todo
    chosen = position.chosen
    offered = later_than(chosen, position.hand[todo.side()])
    if kind == agenda.TOSS:
        out.add(cards.DONE)
        out.add_members(offered, cards.TOSS)
        return
    if kind == agenda.ADD:
        offered = addable(position, todo.ability(), chosen, offered)
    if chosen != 0 and (kind == agenda.LADD or is_legal(position, todo.ability(), chosen)):
        out.add(cards.DONE)
    out.add_members(offered, cards.ADD)


def items(position: DuelsPosition, kind: i64, out: Moves) -> None:
    """List the choices of items (FD-7.5, FD-7.7)."""
    side = position.todo.side()
    if kind == agenda.BOMB:
        if position.hand[1 - side] != 0:  # FD-R12
            out.add(cards.BOMB_HAND)
        stripped(position, 1 - side, out)
    elif kind == agenda.CLOAK:
        out.add_members(cloakable(position, side), cards.ON)
    else:
        out.add_members(position.hand[side], cards.HIDE)


def stripped(position: DuelsPosition, side: i64, out: Moves) -> None:
    """List the cards that can be discarded from the abilities of a side."""
    for ability in range(ABILITIES):
        up = removable_up(position, side * ABILITIES + ability)
        out.add_members(up, cards.BOMB + ability * CARDS)
    for ability in range(ABILITIES):
        place = side * ABILITIES + ability
        if removable_down(position, place):
            labels = first(size(position.down[place]))
            out.add_members(labels, cards.BOMB_DOWN + ability * LABELS)


def defence(position: DuelsPosition, out: Moves) -> None:
    """List what can be named for a defence (FD-9.4)."""
    side = position.todo.side()
    points = position.todo.number()
    if position.chosen | position.chosen_down == 0:
        out.add(cards.TAKE)
    elif is_defence(position, side, points):
        out.add(cards.DONE)
    out.add_members(can_defend_with(position, side, points), cards.DEFEND)
    out.add_members(can_defend_with_down(position, side, points), cards.DEFEND_DOWN)


def forced_discard(position: DuelsPosition, out: Moves) -> None:
    """List the cards after which enough are left to reach the number."""
    offered = later_than(position.chosen, position.hand[position.todo.side()])
    missing = position.todo.number() - size(position.chosen)
    while size(offered) >= missing:
        card = lowest(offered)
        offered &= ~only(card)
        out.add(cards.DISCARD + card)


def alternatives(position: DuelsPosition, out: Moves) -> None:
    """List the options of a choice, or yes and no."""
    code = position.tables.program.code
    here = position.todo.number() * WIDTH
    if code[here] == program.CHOOSE:
        for option in range(code[here + 1]):
            out.add(cards.OPTION + option)
    else:
        out.add(cards.YES)
        out.add(cards.NO)


def others(position: DuelsPosition, kind: i64, out: Moves) -> None:
    """List the choices that stand alone or are repeated."""
    side = position.todo.side()
    if kind == agenda.WINDOW:
        out.add(cards.ACTIVATE)
        out.add(cards.HOLD)
    elif kind == agenda.POTION or kind == agenda.RECOVER:
        if kind == agenda.POTION or position.todo.extra() == program.TO_CHOICE:
            out.add(cards.TOP_HAND)
        out.add_members(potion_places(position, side), cards.TOP_ON)
    elif kind == agenda.STRIP:
        stripped(position, 1 - side, out)
    elif kind == agenda.STASH:
        out.add_members(position.hand[side], cards.STASH)
    elif kind == agenda.RETRIEVE:
        out.add_members(position.discard[side], cards.RETRIEVE)
    elif kind == agenda.DIG_TAKE:
        out.add_members(position.digging[side], cards.KEEP)
    elif kind == agenda.PICK:
        picks(position, out)
    else:
        moves_between(position, side, out)


def moves_between(position: DuelsPosition, side: i64, out: Moves) -> None:
    """List the cards that can move between abilities."""
    out.add(cards.DONE)
    base = side * ABILITIES
    for pair in range(cards.PAIRS):
        place = base + pair // 3
        offered = removable_up(position, place)
        members = movable_to(position, place, base + target_of(pair), offered)
        out.add_members(members, cards.MOVE + pair * CARDS)
    for pair in range(cards.PAIRS):
        place = base + pair // 3
        if movable_down_to(position, place, base + target_of(pair)):
            labels = first(size(position.down[place]))
            out.add_members(labels, cards.MOVE_DOWN + pair * LABELS)


def target_of(pair: i64) -> i64:
    """Return the ability that a pair of abilities leads to."""
    to = pair % 3
    return to + 1 if to >= pair // 3 else to
