"""What comes next: the agenda, carried out until a seat or chance has to choose.

Single forced steps are folded into the move before where the reference page says
so; all other forced moves wait like any other.
"""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.core.state import CHANCE
from ecliptic.games.fifty_two_duels import agenda, nemesis, program, setup, turn
from ecliptic.games.fifty_two_duels.abilities import window
from ecliptic.games.fifty_two_duels.damage import begin_damage
from ecliptic.games.fifty_two_duels.effects import can_move, carry_out, end_dig
from ecliptic.games.fifty_two_duels.items import (
    can_strip,
    end_item,
    potion_places,
    wound_to_hand,
)
from ecliptic.games.fifty_two_duels.piles import deck_is_ready, must_draw
from ecliptic.games.fifty_two_duels.position import ON, DuelsPosition


def carry_on(position: DuelsPosition) -> None:
    """Do what is due until somebody has to choose, or the game is over."""
    while position.reason == ON:
        if step(position):
            return


def step(position: DuelsPosition) -> bool:
    """Do the next thing on the agenda; return whether somebody has to choose."""
    kind = position.todo.kind()
    if kind == agenda.PROGRAM:
        return carry_out(position)
    if kind <= agenda.DIG:
        return before_chance(position, kind)
    if kind > agenda.PROGRAM:
        do_at_once(position, kind)
        return False
    if kind > agenda.WINDOW:
        return before_repeated(position, kind)
    return before_choice(position, kind)


def before_choice(position: DuelsPosition, kind: i64) -> bool:
    """Let a seat choose, unless there is nothing to choose."""
    if kind == agenda.ACT:
        return turn.act(position)
    if kind == agenda.WINDOW:
        return window(position)
    position.turn = position.todo.side()
    return True


def before_chance(position: DuelsPosition, kind: i64) -> bool:
    """Let chance move, or a seat pick, if there is still something to be done."""
    todo = position.todo
    if kind == agenda.PICK:
        position.turn = 0 if position.tables.switches.solo else todo.side()
        return True
    if kind == agenda.FIRST:
        if not setup.decide_start(position):
            return False
    else:
        if todo.number() <= 0:
            todo.pop()
            return False
        if kind <= agenda.STORE:
            if not must_draw(position, todo.side()):
                return True
        elif kind == agenda.WOUND:
            deck_is_ready(position, todo.side())
    position.turn = CHANCE
    return True


def before_repeated(position: DuelsPosition, kind: i64) -> bool:
    """Let the next of several choices be made, as long as it is possible (FD-8.9)."""
    todo = position.todo
    side = todo.side()
    if todo.number() <= 0 or not is_possible(position, kind, side):
        if kind == agenda.DIG_TAKE:
            end_dig(position, side, todo.extra())
        todo.pop()
        return False
    if position.is_nemesis(side):
        nemesis_chooses(position, kind)
        return False
    if kind == agenda.RECOVER and todo.extra() == program.TO_HAND:
        todo.set_number(todo.number() - 1)
        wound_to_hand(position, side)
        return False
    position.turn = side
    return True


def is_possible(position: DuelsPosition, kind: i64, side: i64) -> bool:
    """Return whether one more of a repeated choice can be made."""
    if kind == agenda.RECOVER:
        return can_recover(position, side)
    if kind == agenda.STRIP:
        return can_strip(position, 1 - side)
    if kind == agenda.MOVE:
        return can_move(position, side)
    if kind == agenda.RETRIEVE:
        return position.discard[side] != 0
    if kind == agenda.DIG_TAKE:
        return position.digging[side] != 0
    return position.hand[side] != 0


def can_recover(position: DuelsPosition, side: i64) -> bool:
    """Return whether the top wound can go where an effect moves it."""
    if position.wound_count[side] == 0:
        return False
    return position.todo.extra() != program.TO_ABILITY or potion_places(position, side) != 0


def nemesis_chooses(position: DuelsPosition, kind: i64) -> None:
    """Let the Nemesis strip or discard, which it does by itself (FD-R52)."""
    todo = position.todo
    number = todo.number()
    if kind == agenda.STRIP:
        todo.set_number(number - 1)
        nemesis.strip(position)
    else:
        todo.pop()
        nemesis.give(position, number)


def do_at_once(position: DuelsPosition, kind: i64) -> None:
    """Do what needs nobody's choice."""
    if kind == agenda.TURN:
        turn.begin_turn(position)
    elif kind == agenda.ITEM_END:
        end_item(position)
    elif kind == agenda.DAMAGE:
        begin_damage(position)
    elif kind == agenda.SCAN:
        nemesis.scan(position)
    elif kind == agenda.LEVEL_CHECK:
        nemesis.check_levels(position)
    elif kind == agenda.NEW_HAND:
        nemesis.deal_new_hand(position)
    elif kind == agenda.HEAL:
        nemesis.heal_one(position)
    else:
        nemesis.make_harder(position)
