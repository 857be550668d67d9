"""The four items (FD-7), and what moves cards like they do."""

from __future__ import annotations

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.abilities import (
    fits_there,
    open_window,
    removable_down,
    removable_up,
)
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    CLUB,
    DIAMOND,
    HEART,
    ITEM_DRAW,
    NO_CARDS,
    NONE,
    SPADE,
    cards_of_suit,
    suit_of,
)
from ecliptic.games.fifty_two_duels.piles import (
    become_public,
    discard_from_hand,
    hand_size,
    leave_hand,
    modifier,
    take_wound,
    top_wound,
    unseen,
)
from ecliptic.games.fifty_two_duels.position import DuelsPosition
from ecliptic.games.fifty_two_duels.stacks import ability_at, hide, place_up, room


def usable(position: DuelsPosition, side: i64, held: i64, others: i64) -> i64:
    """Return which of these cards can be used as items (FD-7.2).

    `others` is how many other cards a Cloak can take from the hand.
    """
    found = held & cards_of_suit(DIAMOND)  # FD-7.9
    clubs = held & cards_of_suit(CLUB)
    if clubs != 0 and (position.hand[1 - side] != 0 or can_strip(position, 1 - side)):  # FD-7.5
        found |= clubs
    if position.wound_count[side] > 0:  # FD-7.8
        found |= held & cards_of_suit(HEART)
    spades = held & cards_of_suit(SPADE)
    if spades != 0 and others > 0 and cloakable(position, side) != 0:  # FD-7.7
        found |= spades
    return found


def usable_of_hand(position: DuelsPosition, side: i64) -> i64:
    """Return the cards of the hand that can be used as items (FD-7.1)."""
    hand = position.hand[side]
    return usable(position, side, hand, size(hand) - 1)


def usable_of_stored(position: DuelsPosition, side: i64) -> i64:
    """Return the stored cards that can be used as items (FD-8.5)."""
    return usable(position, side, position.stored[side], size(position.hand[side]))


def use(position: DuelsPosition, side: i64, card: i64) -> None:
    """Begin to work an item, which lies in use until it is done (FD-7.3)."""
    become_public(position, side, only(card))
    position.in_use[side] |= only(card)
    suit = suit_of(card)
    position.todo.push(agenda.ITEM_END, side, NONE, NONE, 0)
    if suit == CLUB:
        position.todo.push(agenda.BOMB, side, NONE, 0, 0)
    elif suit == SPADE:
        position.todo.push(agenda.CLOAK, side, NONE, 0, 0)
    elif suit == HEART:
        position.todo.push(agenda.POTION, side, NONE, 0, 0)
    else:
        position.todo.push(agenda.TOSS, side, NONE, 0, 0)


def end_item(position: DuelsPosition) -> None:
    """Discard the item, then draw what modifiers give (FD-7.3).

    The window of the ability that the item has added a card to comes after (FD-7.4).
    """
    side = position.todo.side()
    place = position.todo.number()
    position.todo.pop()
    if place != NONE:
        open_window(position, place)
    position.discard[side] |= position.in_use[side]
    position.in_use[side] = 0
    position.todo.push(agenda.DRAW, side, NONE, modifier(position, side, ITEM_DRAW), 0)


# Clubs: the Poison Bomb.


def can_strip(position: DuelsPosition, side: i64) -> bool:
    """Return whether a card can be discarded from an ability of a side."""
    for place in range(side * ABILITIES, side * ABILITIES + ABILITIES):
        if removable_up(position, place) != 0 or removable_down(position, place):
            return True
    return False


# Spades: the Cloak of Deception.


def cloakable(position: DuelsPosition, side: i64) -> i64:
    """Return the set of abilities with room that take cards (FD-7.7)."""
    found: i64 = 0
    for ability in range(ABILITIES):
        if is_cloakable(position, side * ABILITIES + ability):
            found |= only(ability)
    return found


def is_cloakable(position: DuelsPosition, place: i64) -> bool:
    """Return whether a wild can be put on an ability."""
    requirement = position.tables.abilities.requirement[ability_at(position, place)]
    return requirement != NO_CARDS and room(position, place) > 0


def cloak(position: DuelsPosition, place: i64, card: i64) -> None:
    """Put a card of the hand face down on an ability, where it is a wild."""
    hide(position, place, card, unseen(position, place // ABILITIES))


# Hearts: the Healing Potion.


def potion_places(position: DuelsPosition, side: i64) -> i64:
    """Return the set of abilities on which the top wound fits (FD-R14)."""
    card = top_wound(position, side)
    found: i64 = 0
    for ability in range(ABILITIES):
        if fits_there(position, side * ABILITIES + ability, card, False):
            found |= only(ability)
    return found


def wound_to_hand(position: DuelsPosition, side: i64) -> None:
    """Move the top wound to the hand."""
    position.hand[side] |= only(take_wound(position, side))


def wound_to_ability(position: DuelsPosition, place: i64) -> None:
    """Move the top wound face up to an ability."""
    place_up(position, place, only(take_wound(position, place // ABILITIES)))


# Diamonds: the Lucky Crystal.


def toss(position: DuelsPosition, side: i64, cards: i64) -> None:
    """Discard cards of the hand and draw up to the hand size (FD-7.9, FD-R15)."""
    discard_from_hand(position, side, cards)
    fill_hand(position, side)


def fill_hand(position: DuelsPosition, side: i64) -> None:
    """Draw until the hand holds the hand size (FD-4.7, FD-4.8)."""
    missing = hand_size(position, side) - size(position.hand[side])
    position.todo.push(agenda.DRAW, side, NONE, missing, 0)


def use_of_hand(position: DuelsPosition, side: i64, card: i64) -> None:
    """Use a card of the hand as an item."""
    leave_hand(position, side, only(card))
    use(position, side, card)


def use_of_stored(position: DuelsPosition, side: i64, card: i64) -> None:
    """Use a stored card as an item."""
    position.stored[side] &= ~only(card)
    use(position, side, card)
