"""Abilities: which cards can be added, and what happens when they were (FD-5)."""

from __future__ import annotations

from ecliptic.core.bits import first, lowest, only, size
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    COUNTS,
    NO_CARDS,
    NONE,
    RANKS,
    ROOM,
    RUN,
)
from ecliptic.games.fifty_two_duels.piles import leave_hand
from ecliptic.games.fifty_two_duels.position import DOWN, DuelsPosition
from ecliptic.games.fifty_two_duels.program import UNSET
from ecliptic.games.fifty_two_duels.requirements import completable, fits, is_run, partners
from ecliptic.games.fifty_two_duels.stacks import (
    ability_at,
    discard_from,
    most,
    place_down,
    place_up,
    room,
    take,
    wild_cards,
)

# Playing cards (FD-5.1 to 5.11).


def addable(position: DuelsPosition, place: i64, chosen: i64, offered: i64) -> i64:
    """Return the offered cards that can be added face up after the chosen ones (FD-R5).

    The offered ones are later in canonical order. A card counts if, with some of those
    after it, it leaves the stack legal.
    """
    tables = position.tables
    ability = ability_at(position, place)
    requirement = tables.abilities.requirement[ability]
    free = room(position, place) - size(chosen)
    if requirement == NO_CARDS or free <= 0:
        return 0
    wild = wild_cards(position, place // ABILITIES)
    naturals = (position.up[place] | chosen) & ~wild
    wilds = position.count[place] + size(chosen) - size(naturals)
    suits = tables.abilities.suits[ability]
    if naturals & ~suits != 0:  # FD-5.10
        return 0
    offered &= suits | wild
    if requirement == RUN:
        return run_addable(naturals, wilds, offered, wild, free)
    if not fits(requirement, naturals, wilds):
        return 0
    return offered & (partners(requirement, naturals) | wild)


def is_playable(position: DuelsPosition, place: i64) -> bool:
    """Return whether some cards of the hand can be added (FD-5.1)."""
    hand = position.hand[place // ABILITIES]
    ability = ability_at(position, place)
    if position.tables.abilities.requirement[ability] != RUN:
        return addable(position, place, 0, hand) != 0
    free = room(position, place)
    wild = wild_cards(position, place // ABILITIES)
    naturals = position.up[place] & ~wild
    suits = position.tables.abilities.suits[ability]
    if free <= 0 or naturals & ~suits != 0:
        return False
    count = position.count[place]
    sizes = first(larger_run(count + free) + 1) & ~first(count + 1)
    wilds = count - size(naturals)
    return completable(RUN, naturals, wilds, hand & suits & ~wild, size(hand & wild), sizes)


def run_addable(naturals: i64, wilds: i64, offered: i64, wild: i64, free: i64) -> i64:
    """Return the offered cards that a run can take, with some of those after it."""
    found: i64 = 0
    count = size(naturals) + wilds
    sizes = first(larger_run(count + free) + 1) & ~first(count + 1)
    while offered != 0:
        card = offered & -offered
        offered &= offered - 1
        natural = card & ~wild
        more: i64 = 1 if natural == 0 else 0
        later = offered & ~wild
        if completable(RUN, naturals | natural, wilds + more, later, size(offered & wild), sizes):
            found |= card
    return found


def larger_run(count: i64) -> i64:
    """Return how many cards a run can have at most."""
    return count if count < RANKS else RANKS


def fits_there(position: DuelsPosition, place: i64, card: i64, down: bool) -> bool:
    """Return whether one more card can lie on an ability (FD-5.2, FD-5.3)."""
    ability = ability_at(position, place)
    abilities = position.tables.abilities
    requirement = abilities.requirement[ability]
    if requirement == NO_CARDS or room(position, place) <= 0:
        return False
    wild = wild_cards(position, place // ABILITIES)
    naturals = position.up[place] & ~wild
    wilds = position.count[place] - size(naturals)
    if down or wild & only(card) != 0:
        wilds += 1
    else:
        naturals |= only(card)
    return naturals & ~abilities.suits[ability] == 0 and fits(requirement, naturals, wilds)


def is_legal(position: DuelsPosition, place: i64, chosen: i64) -> bool:
    """Return whether the chosen cards, all of which can be added, leave the stack legal."""
    requirement = position.tables.abilities.requirement[ability_at(position, place)]
    if requirement != RUN:
        return True
    naturals = (position.up[place] | chosen) & ~wild_cards(position, place // ABILITIES)
    return is_run(naturals, position.count[place] + size(chosen) - size(naturals))


def play(position: DuelsPosition, place: i64, cards: i64) -> None:
    """Add cards of the hand to an ability (FD-5.1); its window opens (FD-5.12)."""
    leave_hand(position, place // ABILITIES, cards)
    place_up(position, place, cards)
    open_window(position, place)


def removable_up(position: DuelsPosition, place: i64) -> i64:
    """Return the face-up cards without which the stack is legal (FD-7.5, FD-R9, FD-R10)."""
    up = position.up[place]
    if position.tables.abilities.requirement[ability_at(position, place)] != RUN:
        return up
    wild = wild_cards(position, place // ABILITIES)
    naturals = up & ~wild
    wilds = position.count[place] - size(naturals)
    found: i64 = 0
    if wilds > 0 and is_run(naturals, wilds - 1):
        found = up & wild
    left = naturals
    while left != 0:
        card = left & -left
        left &= left - 1
        if is_run(naturals & ~card, wilds):
            found |= card
    return found


def removable_down(position: DuelsPosition, place: i64) -> bool:
    """Return whether a face-down card can be taken away; they are all alike."""
    if position.down[place] == 0:
        return False
    if position.tables.abilities.requirement[ability_at(position, place)] != RUN:
        return True
    naturals = position.up[place] & ~wild_cards(position, place // ABILITIES)
    return is_run(naturals, position.count[place] - size(naturals) - 1)


# Activation (FD-5.12 to 5.19).


def open_window(position: DuelsPosition, place: i64) -> None:
    """Let the activation window of an ability open next."""
    position.todo.push(agenda.WINDOW, place // ABILITIES, place, 0, 0)


def window(position: DuelsPosition) -> bool:
    """Open a window; return whether the owner has to choose (FD-5.13, FD-5.14)."""
    place = position.todo.ability()
    count = position.count[place]
    if count >= most(position, place):
        position.todo.pop()
        activate(position, place, count)
        return False
    if entry(position, place, count) == NONE:
        position.todo.pop()
        return False
    position.turn = position.todo.side()
    return True


def entry(position: DuelsPosition, place: i64, count: i64) -> i64:
    """Return the program for so many cards, or NONE."""
    return position.tables.abilities.entry[ability_at(position, place) * COUNTS + count]


def activate(position: DuelsPosition, place: i64, number: i64) -> None:
    """Begin the effect for a number of cards, which are those used (FD-5.15)."""
    position.resolving |= only(place)
    begin = entry(position, place, number)
    up = position.up[place]
    down = position.count[place] - size(up)
    position.todo.push_program(agenda.PROGRAM, place // ABILITIES, place, begin, up, down)


def finish(position: DuelsPosition, place: i64, keep_on: i64, suits: i64) -> None:
    """Put the used cards away (FD-5.15), or keep some on another ability (FD-8.3)."""
    kept = False
    if keep_on != UNSET:
        kept = keep(position, place, keep_on, suits)
    discard_from(position, place, position.up[place] | position.down[place])
    position.resolving &= ~only(place)
    if kept:
        open_window(position, keep_on)


def keep(position: DuelsPosition, place: i64, keep_on: i64, suits: i64) -> bool:
    """Move used cards to another ability while there is room; return whether any moved."""
    free = room(position, keep_on)
    up = position.up[place] & suits
    moved_cards = False
    for entry_at in range(place * ROOM, place * ROOM + position.count[place]):
        card = position.order[entry_at]
        if card >= DOWN and free > 0:
            free -= 1
            moved_cards = True
            place_down(position, keep_on, card - DOWN)
    taken = position.down[keep_on]
    while up != 0 and free > 0:
        card = lowest(up)
        up &= up - 1
        free -= 1
        moved_cards = True
        taken |= only(card)
        place_up(position, keep_on, only(card))
    take(position, place, taken)
    return moved_cards
