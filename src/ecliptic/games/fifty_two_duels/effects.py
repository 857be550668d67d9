"""What the effects of a sheet do (FD-8), one instruction of its program after another.

An instruction that needs somebody's choice, or chance, puts what is to be done on the
agenda, above the program, which goes on when that is over.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import lowest, only, size
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda, program
from ecliptic.games.fifty_two_duels.abilities import (
    finish,
    fits_there,
    removable_down,
    removable_up,
)
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    DAMAGE,
    FACES,
    HEALS,
    NO_CARDS,
    NONE,
    cards_of_suit,
)
from ecliptic.games.fifty_two_duels.damage import deal_damage, turn_up_hand
from ecliptic.games.fifty_two_duels.piles import (
    become_public,
    deck_is_ready,
    modifier,
    occupied,
    take_wound,
)
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.program import NUMBER_WIDTH, WIDTH
from ecliptic.games.fifty_two_duels.requirements import lesser
from ecliptic.games.fifty_two_duels.stacks import ability_at, room

MOST_ACTIONS: Final = 6
"""The actions of one turn at most (FD-4.9)."""


def carry_out(position: DuelsPosition) -> bool:
    """Carry out the next instruction; return whether somebody has to choose."""
    todo = position.todo
    code = position.tables.program.code
    here = todo.number() * WIDTH
    do = code[here]
    if do == program.CHOOSE or do == program.MAY:
        position.turn = todo.side()
        return True
    if do >= program.IF:
        _jump(position, do, here)
    elif do <= program.FINISH:
        _end(position, do, here)
    else:
        todo.set_number(todo.number() + 1)
        _begin(position, do, here)
    return False


def _jump(position: DuelsPosition, do: i64, here: i64) -> None:
    """Go on elsewhere, or here if the test of an `if` holds."""
    todo = position.todo
    code = position.tables.program.code
    if do == program.JUMP:
        todo.set_number(code[here + 1])
    elif counted(position, code[here + 1]) >= code[here + 2]:
        todo.set_number(todo.number() + 1)
    else:
        todo.set_number(code[here + 3])


def _end(position: DuelsPosition, do: i64, here: i64) -> None:
    """Put the used cards away at the end of an ability (FD-5.15)."""
    code = position.tables.program.code
    place = position.todo.ability()
    side = position.todo.side()
    position.todo.pop()
    if do == program.FINISH:
        keep_on = code[here + 1]
        if keep_on != NONE:
            keep_on += side * ABILITIES
        finish(position, place, keep_on, code[here + 2])


def _begin(position: DuelsPosition, do: i64, here: i64) -> None:
    """Begin an effect of the vocabulary."""
    if do <= program.HEAL or do == program.ITEMS:
        _hit_or_heal(position, do, here)
    elif do == program.LOOK:
        look(position, position.todo.side())
    elif do <= program.RETRIEVE:
        _cards(position, do, here)
    else:
        _others(position, do, here)


def _hit_or_heal(position: DuelsPosition, do: i64, here: i64) -> None:
    """Deal damage, draw or heal."""
    code = position.tables.program.code
    todo = position.todo
    side = todo.side()
    number = number_of(position, code[here + 1])
    if do == program.DAMAGE:
        _damage(position, number, code[here + 2] != 0, code[here + 3] != 0)
    elif do == program.DRAW:
        kind: i64 = agenda.ASSIGN if position.is_nemesis(side) else agenda.DRAW
        todo.push(kind, side, NONE, number, 0)
    elif do == program.ITEMS:
        for _ in range(number):
            deal_damage(position, 1 - side, 1, False)  # FD-11.12
    elif position.is_nemesis(side):
        todo.push(agenda.HEAL, side, NONE, number + modifier(position, side, HEALS), 0)
    else:
        heal(position, side, number + modifier(position, side, HEALS))


def _damage(position: DuelsPosition, number: i64, to_self: bool, sure: bool) -> None:
    """Deal damage; modifiers raise what an ability deals to the foe."""
    side = position.todo.side()
    place = position.todo.ability()
    if to_self:
        deal_damage(position, side, number, sure)  # FD-9.9
        return
    if number > 0 and place != NONE:
        number += modifier(position, side, DAMAGE + place % ABILITIES)
    deal_damage(position, 1 - side, number, sure)


def heal(position: DuelsPosition, side: i64, number: i64) -> None:
    """Move the top wounds to the discard pile (FD-8.1)."""
    for _ in range(lesser(number, position.wound_count[side])):
        position.discard[side] |= only(take_wound(position, side))


def _cards(position: DuelsPosition, do: i64, here: i64) -> None:
    """Let cards be recovered, discarded, stripped, stored or retrieved."""
    code = position.tables.program.code
    todo = position.todo
    side = todo.side()
    number = number_of(position, code[here + 1])
    if do == program.RECOVER:
        todo.push(agenda.RECOVER, side, NONE, number, code[here + 2])
    elif do == program.DISCARD:
        whose = side if code[here + 2] != 0 else 1 - side
        number = lesser(number, size(position.hand[whose]))  # FD-8.9
        kind: i64 = agenda.GIVE if code[here + 3] != 0 else agenda.LOSE
        todo.push(kind, whose, NONE, number, 0)
    elif do == program.STRIP:
        todo.push(agenda.STRIP, side, NONE, number, 0)
    elif do == program.STORE:
        kind = agenda.STORE if code[here + 2] != 0 else agenda.STASH
        todo.push(kind, side, NONE, number, 0)
    else:
        todo.push(agenda.RETRIEVE, side, NONE, number, 0)


def _others(position: DuelsPosition, do: i64, here: i64) -> None:
    """Dig, move cards, have more actions or ward points."""
    code = position.tables.program.code
    side = position.todo.side()
    number = number_of(position, code[here + 1])
    if do == program.DIG:
        dig(position, side, number, code[here + 2], code[here + 3])
    elif do == program.ACTIONS:
        more = lesser(number, MOST_ACTIONS - position.given)  # FD-4.9
        position.given += more
        position.actions += more
    elif do == program.MOVE:
        position.todo.push(agenda.MOVE, side, NONE, number, 0)
    else:
        position.ward[side] += number


def look(position: DuelsPosition, side: i64) -> None:
    """Let a side see the hand of its foe (FD-R53); that of a Nemesis is turned up."""
    foe = 1 - side
    if position.is_nemesis(foe):
        turn_up_hand(position, foe)
    else:
        become_public(position, foe, position.hand[foe])


def dig(position: DuelsPosition, side: i64, number: i64, take: i64, to_deck: i64) -> None:
    """Look at the next cards of the deck, take some (FD-8.8)."""
    if number == 0 or not deck_is_ready(position, side):
        return
    position.todo.push(agenda.DIG_TAKE, side, NONE, take, to_deck)
    position.todo.push(agenda.DIG, side, NONE, lesser(number, size(position.deck[side])), 0)


def end_dig(position: DuelsPosition, side: i64, to_deck: i64) -> None:
    """Put what was not taken on the discard pile, or shuffle it into the deck."""
    rest = position.digging[side]
    position.digging[side] = 0
    if to_deck != 0:
        position.deck[side] |= rest
    else:
        become_public(position, side, rest)
        position.discard[side] |= rest


# Amounts, counted when the effect is carried out.


def number_of(position: DuelsPosition, number: i64) -> i64:
    """Return an amount as it is now."""
    numbers = position.tables.program.numbers
    row = number * NUMBER_WIDTH
    found = numbers[row + 1]
    if numbers[row] != program.CONSTANT:
        found += numbers[row + 3] * (counted(position, numbers[row]) // numbers[row + 2])
    if found < 0:
        return 0
    cap = numbers[row + 4]
    return cap if cap != program.UNSET and found > cap else found


def counted(position: DuelsPosition, counter: i64) -> i64:
    """Return a counter as it is now."""
    side = position.todo.side()
    if counter <= program.USED_WILDS:
        return _counted_used(position.todo.extra(), position.todo.more(), counter)
    if counter <= program.FOE_WOUNDS:
        return _counted_lasting(position, side, counter)
    if counter == program.HAND:
        return size(position.hand[side])
    if counter == program.FOE_HAND:
        return size(position.hand[1 - side])
    return size(occupied(position, side))


def _counted_used(up: i64, down: i64, counter: i64) -> i64:
    """Count the cards of this activation; face-down ones count for every suit."""
    if counter == program.USED:
        return size(up) + down
    if counter == program.USED_FACES:
        return size(up & FACES)
    if counter == program.USED_WILDS:
        return down
    return size(up & cards_of_suit(counter - program.OF_SUIT)) + down


def _counted_lasting(position: DuelsPosition, side: i64, counter: i64) -> i64:
    if counter == program.LEVELS:
        return position.reached[side]
    if counter == program.STORED:
        return size(position.stored[side])
    if counter == program.WOUNDS:
        return position.wound_count[side]
    return position.wound_count[1 - side]


# Moving cards between abilities.


def movable_to(position: DuelsPosition, place: i64, to: i64, cards: i64) -> i64:
    """Return which of the removable face-up cards of an ability fit on another."""
    if place == to or position.resolving & only(place) != 0 or not has_room(position, to):
        return 0
    found: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if fits_there(position, to, card, False):
            found |= only(card)
    return found


def has_room(position: DuelsPosition, place: i64) -> bool:
    """Return whether an ability takes one more card at all."""
    requirement = position.tables.abilities.requirement[ability_at(position, place)]
    return requirement != NO_CARDS and room(position, place) > 0


def movable_down_to(position: DuelsPosition, place: i64, to: i64) -> bool:
    """Return whether face-down cards of an ability can move to another."""
    if place == to or position.resolving & only(place) != 0:
        return False
    return removable_down(position, place) and fits_there(position, to, 0, True)


def can_move(position: DuelsPosition, side: i64) -> bool:
    """Return whether any card can be moved."""
    first = side * ABILITIES
    for place in range(first, first + ABILITIES):
        cards = removable_up(position, place)
        for to in range(first, first + ABILITIES):
            if movable_to(position, place, to, cards) != 0 or movable_down_to(position, place, to):
                return True
    return False
