"""Decks, discard piles and wounds (FD-3), and what becomes known when cards move (FD-12)."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only
from ecliptic.core.native import i64
from ecliptic.core.state import TERMINAL
from ecliptic.games.fifty_two_duels.cards import CARDS, HAND_SIZE, MODIFIERS, NONE, OCCUPIED
from ecliptic.games.fifty_two_duels.position import BY_EXHAUSTION, DuelsPosition


def modifier(position: DuelsPosition, side: i64, what: i64) -> i64:
    """Return what reached levels and passive bonuses add up to (FD-5.17, FD-6.6)."""
    sheet = position.sheet[side]
    if sheet == NONE:
        return 0
    levels = position.tables.levels
    row = levels.modified[sheet] + position.reached[side] * OCCUPIED + occupied(position, side)
    return levels.modifiers[row * MODIFIERS + what]


def occupied(position: DuelsPosition, side: i64) -> i64:
    """Return the set of abilities on which cards lie."""
    count = position.count
    first = side * 4
    found: i64 = 0
    if count[first] > 0:
        found += 1
    if count[first + 1] > 0:
        found += 2
    if count[first + 2] > 0:
        found += 4
    if count[first + 3] > 0:
        found += 8
    return found


def hand_size(position: DuelsPosition, side: i64) -> i64:
    """Return how many cards a side draws up to (FD-4.7, FD-11.1)."""
    return position.tables.switches.hand + modifier(position, side, HAND_SIZE)


def lose(position: DuelsPosition, side: i64, reason: i64) -> None:
    """End the game at once: a side loses (FD-10.4)."""
    position.loser = side
    position.reason = reason
    position.turn = TERMINAL


# What everybody knows (FD-12.6).


def become_public(position: DuelsPosition, side: i64, cards: i64) -> None:
    """Let everybody see these cards: the foe knows now that they are not in the deck."""
    position.fresh[side] &= ~cards
    down = position.all_down(side)
    while down != 0:
        position.may[side * CARDS + lowest(down)] &= ~cards
        down &= down - 1


def unseen(position: DuelsPosition, side: i64) -> i64:
    """Return the cards of a side that its foe has to place by elimination."""
    hidden = position.deck[side] | position.digging[side] | position.all_down(side)
    return hidden if position.revealed[side] != 0 else hidden | position.hand[side]


def held_for_sure(position: DuelsPosition, side: i64) -> i64:
    """Return the unseen cards of a side that its foe knows not to be in the deck."""
    return unseen(position, side) & ~position.fresh[side]


def named_in_hand(position: DuelsPosition, side: i64) -> i64:
    """Return the cards of a hand that an unfinished selection has named (FD-12.4)."""
    return position.chosen & position.hand[side] if position.todo.side() == side else 0


# Piles.


def leave_hand(position: DuelsPosition, side: i64, cards: i64) -> None:
    """Take cards out of a hand for all to see."""
    position.hand[side] &= ~cards
    become_public(position, side, cards)


def discard_from_hand(position: DuelsPosition, side: i64, cards: i64) -> None:
    """Put cards of a hand on the discard pile."""
    leave_hand(position, side, cards)
    position.discard[side] |= cards


def deck_is_ready(position: DuelsPosition, side: i64) -> bool:
    """Return whether a card can be taken, after reshuffling if need be (FD-3.3)."""
    if position.deck[side] == 0:
        if position.discard[side] == 0:
            return False
        position.deck[side] = position.discard[side]
        position.discard[side] = 0
        position.fresh[side] = position.deck[side]
    return True


def must_draw(position: DuelsPosition, side: i64) -> bool:
    """Return whether a card can be drawn; a side that cannot loses (FD-10.2)."""
    if deck_is_ready(position, side):
        return True
    lose(position, side, BY_EXHAUSTION)
    return False


def top_wound(position: DuelsPosition, side: i64) -> i64:
    """Return the newest wound; there must be one."""
    return position.wounds[side * CARDS + position.wound_count[side] - 1]


def add_wound(position: DuelsPosition, side: i64, card: i64) -> None:
    """Put a card of the deck on top of the Wounds pile (FD-3.2)."""
    become_public(position, side, only(card))
    position.deck[side] &= ~only(card)
    position.wounds[side * CARDS + position.wound_count[side]] = card
    position.wound_count[side] += 1


def take_wound(position: DuelsPosition, side: i64) -> i64:
    """Take the newest wound away and return it."""
    card = top_wound(position, side)
    position.wound_count[side] -= 1
    return card
