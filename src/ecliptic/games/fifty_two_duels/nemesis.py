"""The Nemesis (FD-11): it assigns its cards and activates its columns by itself."""

from __future__ import annotations

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.abilities import activate, entry, removable_down, removable_up
from ecliptic.games.fifty_two_duels.cards import ABILITIES, FACES, NONE, SUITS, suit_of
from ecliptic.games.fifty_two_duels.damage import lowest_of, turn_up_hand
from ecliptic.games.fifty_two_duels.levels import levels_left, reach, threshold
from ecliptic.games.fifty_two_duels.piles import (
    become_public,
    discard_from_hand,
    hand_size,
    take_wound,
)
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.stacks import (
    ability_at,
    discard_from,
    down_at,
    place_of,
    place_up,
)


def take_turn(position: DuelsPosition) -> None:
    """Begin the turn of the Nemesis: hand, columns, a new hand (FD-11.5 to 11.10)."""
    todo = position.todo
    position.activated = 0
    todo.push(agenda.TURN, 0, NONE, 0, 0)
    todo.push(agenda.NEW_HAND, 1, NONE, 0, 0)
    todo.push(agenda.SCAN, 1, NONE, 0, 0)
    todo.push(agenda.LEVEL_CHECK, 1, NONE, 0, 0)
    turn_up_hand(position, 1)  # FD-11.5
    hand = position.hand[1]
    position.hand[1] = 0
    assign_all(position, hand & FACES)  # FD-11.6
    assign_all(position, hand & ~FACES)


def assign_all(position: DuelsPosition, cards: i64) -> None:
    """Assign cards, low ones first (FD-11.13)."""
    while cards != 0:
        card = lowest_of(position, 1, cards)
        cards &= ~only(card)
        assign(position, card)


def assign(position: DuelsPosition, card: i64) -> None:
    """Put a card to the level area or to the column of its suit (FD-11.6, FD-11.8)."""
    if FACES & only(card) != 0 and levels_left(position, 1):
        position.level_open[1] |= only(card)
    else:
        place_up(position, column_of(position, card), only(card))


def column_of(position: DuelsPosition, card: i64) -> i64:
    """Return the place of the column of a card's suit."""
    return ABILITIES + position.tables.column[position.sheet[1] * SUITS + suit_of(card)]


def check_levels(position: DuelsPosition) -> None:
    """Reach the next level if there are enough face cards for it (FD-11.7)."""
    waiting = position.level_open[1]
    if not levels_left(position, 1):
        position.todo.pop()
        position.level_open[1] = 0
        assign_all(position, waiting)  # FD-11.8, FD-R47
        return
    needed = threshold(position, 1)
    if size(waiting) < needed:
        position.todo.pop()
        return
    used: i64 = 0
    for _ in range(needed):
        used |= only(lowest_of(position, 1, waiting & ~used))  # FD-R46
    reach(position, 1, used)


def scan(position: DuelsPosition) -> None:
    """Activate the first column that is ready (FD-11.9, FD-R41)."""
    for column in range(position.todo.number(), ABILITIES):
        number = ready_number(position, ABILITIES + column)
        if number != NONE and position.activated & only(column) == 0:
            position.activated |= only(column)
            if not position.tables.switches.scan_again:
                position.todo.set_number(column + 1)
            activate(position, ABILITIES + column, number)
            return
    position.todo.pop()


def ready_number(position: DuelsPosition, place: i64) -> i64:
    """Return the number of cards whose effect a column is ready for, or NONE (FD-R44)."""
    count = position.count[place]
    highest = position.tables.abilities.highest[ability_at(position, place)]
    if highest == NONE or count == 0:
        return NONE
    if count > highest:
        return highest
    return NONE if entry(position, place, count) == NONE else count


def deal_new_hand(position: DuelsPosition) -> None:
    """Deal the Nemesis a new hand, face down (FD-11.10)."""
    position.todo.pop()
    position.revealed[1] = 0
    position.todo.push(agenda.DEAL, 1, NONE, hand_size(position, 1), 0)


def heal_one(position: DuelsPosition) -> None:
    """Assign the top wound (FD-11.11)."""
    number = position.todo.number()
    if number <= 0 or position.wound_count[1] == 0:
        position.todo.pop()
        return
    position.todo.set_number(number - 1)
    assign(position, take_wound(position, 1))
    position.todo.push(agenda.LEVEL_CHECK, 1, NONE, 0, 0)


def make_harder(position: DuelsPosition) -> None:
    """Let face cards lie in the level area from the start (FD-11.14, FD-R48)."""
    position.todo.pop()
    for _ in range(position.tables.switches.face_cards):
        card = lowest_of(position, 1, position.deck[1] & FACES)
        position.deck[1] &= ~only(card)
        become_public(position, 1, only(card))
        position.level_open[1] |= only(card)
    position.todo.push(agenda.LEVEL_CHECK, 1, NONE, 0, 0)


def give(position: DuelsPosition, number: i64) -> None:
    """Discard from the hand, which is turned up, low cards first (FD-R50)."""
    turn_up_hand(position, 1)
    for _ in range(number):
        discard_from_hand(position, 1, only(lowest_of(position, 1, position.hand[1])))


def strip(position: DuelsPosition) -> None:
    """Discard a card from the player's abilities, where one is removable (FD-11.13)."""
    up: i64 = 0
    for place in range(ABILITIES):
        up |= removable_up(position, place)
    if up != 0:
        card = lowest_of(position, 1, up)
        discard_from(position, place_of(position, 0, card), only(card))
    else:
        strip_down(position)


def strip_down(position: DuelsPosition) -> None:
    """Discard the leftmost, oldest face-down card."""
    place: i64 = 0
    while not removable_down(position, place):
        place += 1
    discard_from(position, place, only(down_at(position, place, 0)))
