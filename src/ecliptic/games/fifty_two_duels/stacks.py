"""The cards on abilities, face up and face down, in order of placing (5.1, FD-R8)."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    CARDS,
    MOST,
    ROOM,
    WILD,
)
from ecliptic.games.fifty_two_duels.piles import become_public, modifier
from ecliptic.games.fifty_two_duels.position import DOWN, DuelsPosition


def ability_at(position: DuelsPosition, place: i64) -> i64:
    """Return the ability of the sheet that lies at a place."""
    return position.sheet[place // ABILITIES] * ABILITIES + place % ABILITIES


def most(position: DuelsPosition, place: i64) -> i64:
    """Return how many cards an ability can hold (FD-5.2)."""
    printed = position.tables.abilities.most[ability_at(position, place)]
    return printed + modifier(position, place // ABILITIES, MOST + place % ABILITIES)


def room(position: DuelsPosition, place: i64) -> i64:
    """Return how many cards can still be added; none while the ability is resolved (FD-5.18)."""
    if position.resolving & only(place) != 0:
        return 0
    return most(position, place) - position.count[place]


def wild_cards(position: DuelsPosition, side: i64) -> i64:
    """Return the cards that are wild when they lie face up on an ability (FD-R54)."""
    return modifier(position, side, WILD)


def place_up(position: DuelsPosition, place: i64, cards: i64) -> None:
    """Add face-up cards, in canonical order."""
    position.up[place] |= cards
    count = position.count[place]
    while cards != 0:
        position.order[place * ROOM + count] = lowest(cards)
        count += 1
        cards &= cards - 1
    position.count[place] = count


def place_down(position: DuelsPosition, place: i64, card: i64) -> None:
    """Add a face-down card."""
    position.down[place] |= only(card)
    position.order[place * ROOM + position.count[place]] = card + DOWN
    position.count[place] += 1


def take(position: DuelsPosition, place: i64, cards: i64) -> None:
    """Take cards away, face up or face down; the others move up."""
    position.up[place] &= ~cards
    position.down[place] &= ~cards
    left = place * ROOM
    for entry in range(place * ROOM, place * ROOM + position.count[place]):
        card = position.order[entry]
        if cards & only(card & (DOWN - 1)) == 0:
            position.order[left] = card
            left += 1
    position.count[place] = left - place * ROOM


def down_at(position: DuelsPosition, place: i64, label: i64) -> i64:
    """Return a face-down card by its label, counted from 0, the oldest first (FD-R8)."""
    entry = place * ROOM
    while True:
        card = position.order[entry]
        if card >= DOWN:
            if label == 0:
                return card - DOWN
            label -= 1
        entry += 1


def place_of(position: DuelsPosition, side: i64, card: i64) -> i64:
    """Return the ability on which a card of a side lies; there must be one."""
    place = side * ABILITIES
    while (position.up[place] | position.down[place]) & only(card) == 0:
        place += 1
    return place


def discard_from(position: DuelsPosition, place: i64, cards: i64) -> None:
    """Put cards of an ability on the discard pile; face-down ones are shown (FD-R7)."""
    side = place // ABILITIES
    take(position, place, cards)
    become_public(position, side, cards)
    position.discard[side] |= cards


def hide(position: DuelsPosition, place: i64, card: i64, could_be: i64) -> None:
    """Put a card of the hand face down on an ability; it could be any of these (5.2)."""
    side = place // ABILITIES
    position.hand[side] &= ~only(card)
    place_down(position, place, card)
    position.may[side * CARDS + card] = could_be
