"""Damage and defence (FD-9), and how a Nemesis defends itself (FD-11.4)."""

from __future__ import annotations

from ecliptic.core.bits import first, lowest, only, size
from ecliptic.core.native import i64
from ecliptic.games.fifty_two_duels import agenda
from ecliptic.games.fifty_two_duels.cards import (
    ABILITIES,
    ARMOR,
    COUNTS,
    DEFEND_SUITS,
    IN_HAND,
    LABELS,
    NONE,
    PREVENTS,
    SUITS,
)
from ecliptic.games.fifty_two_duels.piles import (
    become_public,
    discard_from_hand,
    lose,
    modifier,
)
from ecliptic.games.fifty_two_duels.position import BY_WOUNDS, DuelsPosition
from ecliptic.games.fifty_two_duels.requirements import completable, fits, later_than, lesser
from ecliptic.games.fifty_two_duels.stacks import discard_from, down_at, wild_cards


def deal_damage(position: DuelsPosition, side: i64, points: i64, sure: bool) -> None:
    """Let a side be dealt damage next: one event (FD-9.1)."""
    if points > 0:
        position.todo.push(agenda.DAMAGE, side, NONE, points, 1 if sure else 0)


def begin_damage(position: DuelsPosition) -> None:
    """Lower the damage by what works by itself (FD-9.2), then let the side defend."""
    todo = position.todo
    side = todo.side()
    points = todo.number()
    sure = todo.extra() != 0
    todo.pop()
    if position.is_nemesis(side):
        turn_up_hand(position, side)  # FD-11.3, FD-R40
    if not sure:
        points -= modifier(position, side, ARMOR)
        absorbed: i64 = lesser(points, position.ward[side]) if points > 0 else 0
        position.ward[side] -= absorbed
        points -= absorbed
        if points <= 0:
            return
        if zone_of(position, side) != NONE:
            if not position.is_nemesis(side):
                todo.push(agenda.DEFEND, side, NONE, points, 0)  # FD-9.3
                return
            points -= nemesis_defends(position, points)
    suffer(position, side, points)


def turn_up_hand(position: DuelsPosition, side: i64) -> None:
    """Turn up the hand of a Nemesis."""
    position.revealed[side] = 1
    become_public(position, side, position.hand[side])


def suffer(position: DuelsPosition, side: i64, points: i64) -> None:
    """Let a side take wounds, one by one (FD-9.5), or lose at once (FD-9.6)."""
    if points > size(position.deck[side]) + size(position.discard[side]):
        lose(position, side, BY_WOUNDS)
    elif points > 0:
        position.todo.push(agenda.WOUND, side, NONE, points, 0)


# The Defend section (FD-9.3, FD-9.4).


def zone_of(position: DuelsPosition, side: i64) -> i64:
    """Return where a side's defence comes from, NONE where there is no card to defend with."""
    zone = position.tables.defences.zone[position.sheet[side]]
    if zone == NONE:
        return NONE
    if zone == IN_HAND:
        return zone if position.hand[side] != 0 else NONE
    return zone if position.count[side * ABILITIES + zone] > 0 else NONE


def defenders(position: DuelsPosition, side: i64) -> i64:
    """Return the face-up cards that fit the Defend section."""
    sheet = position.sheet[side]
    defences = position.tables.defences
    zone = defences.zone[sheet]
    if is_locked(position, side, zone):
        return 0
    fitting = defences.suits[sheet] | modifier(position, side, DEFEND_SUITS)
    there = position.hand[side] if zone == IN_HAND else position.up[side * ABILITIES + zone]
    return there & fitting & defences.ranks[sheet]


def defenders_down(position: DuelsPosition, side: i64) -> i64:
    """Return how many face-down cards can be used; all fit."""
    zone = position.tables.defences.zone[position.sheet[side]]
    if zone == IN_HAND or is_locked(position, side, zone):
        return 0
    return size(position.down[side * ABILITIES + zone])


def is_locked(position: DuelsPosition, side: i64, zone: i64) -> bool:
    """Return whether the zone is an ability that is being resolved (FD-5.18)."""
    return zone != IN_HAND and position.resolving & only(side * ABILITIES + zone) != 0


def wild_defenders(position: DuelsPosition, side: i64) -> i64:
    """Return the cards that are wild where this defence takes them from."""
    zone = position.tables.defences.zone[position.sheet[side]]
    return 0 if zone == IN_HAND else wild_cards(position, side)


def prevented(position: DuelsPosition, side: i64, count: i64) -> i64:
    """Return how many points so many cards prevent."""
    if count == 0:
        return 0
    table = position.tables.defences.prevents
    return table[position.sheet[side] * COUNTS + count] + modifier(position, side, PREVENTS)


def allowed_sizes(position: DuelsPosition, side: i64, points: i64) -> i64:
    """Return how many cards may be used: none more than needed (FD-9.4, FD-R22)."""
    sizes = position.tables.defences.sizes[position.sheet[side]]
    left = sizes
    while left != 0:
        count = lowest(left)
        if prevented(position, side, count) >= points:
            return sizes & first(count + 1)
        left &= left - 1
    return sizes


def is_defence(position: DuelsPosition, side: i64, points: i64) -> bool:
    """Return whether what is chosen is a set that is allowed."""
    count = size(position.chosen) + size(position.chosen_down)
    if allowed_sizes(position, side, points) & only(count) == 0:
        return False
    wild = wild_defenders(position, side)
    naturals = position.chosen & ~wild
    pattern = position.tables.defences.pattern[position.sheet[side]]
    return fits(pattern, naturals, count - size(naturals))


def can_defend_with(position: DuelsPosition, side: i64, points: i64) -> i64:
    """Return the face-up cards that can be named next."""
    if position.chosen_down != 0:
        return 0
    sizes = allowed_sizes(position, side, points)
    pattern = position.tables.defences.pattern[position.sheet[side]]
    wild = wild_defenders(position, side)
    naturals = position.chosen & ~wild
    wilds = size(position.chosen & wild)
    down = defenders_down(position, side)
    left = later_than(position.chosen, defenders(position, side))
    found: i64 = 0
    while left != 0:
        card = left & -left
        left &= left - 1
        more: i64 = 1 if card & wild != 0 else 0
        with_it = naturals | (card & ~wild)
        later_wilds = size(left & wild) + down
        if completable(pattern, with_it, wilds + more, left & ~wild, later_wilds, sizes):
            found |= card
    return found


def can_defend_with_down(position: DuelsPosition, side: i64, points: i64) -> i64:
    """Return the labels of face-down cards that can be named next."""
    down = defenders_down(position, side)
    if down == 0:
        return 0
    sizes = allowed_sizes(position, side, points)
    pattern = position.tables.defences.pattern[position.sheet[side]]
    naturals = position.chosen & ~wild_defenders(position, side)
    wilds = size(position.chosen) - size(naturals) + size(position.chosen_down)
    found: i64 = 0
    left = later_than(position.chosen_down, first(down))
    while left != 0:
        label = left & -left
        left &= left - 1
        if completable(pattern, naturals, wilds + 1, 0, size(left), sizes):
            found |= label
    return found


def defence_is_complete(position: DuelsPosition, side: i64, points: i64) -> bool:
    """Return whether everybody can see that nothing more can be named."""
    count = size(position.chosen) + size(position.chosen_down)
    if count == position.tables.defences.longest[position.sheet[side]]:
        return True
    return is_defence(position, side, points) and prevented(position, side, count) >= points


def defend(position: DuelsPosition) -> None:
    """Use what was chosen, then take the wounds that are left (FD-9.5, FD-9.8)."""
    side = position.todo.side()
    points = position.todo.number()
    position.todo.pop()
    count = size(position.chosen) + size(position.chosen_down)
    points -= prevented(position, side, count)
    zone = position.tables.defences.zone[position.sheet[side]]
    if zone == IN_HAND:
        discard_from_hand(position, side, position.chosen)
    else:
        place = side * ABILITIES + zone
        discard_from(position, place, position.chosen | chosen_down_cards(position, place))
    position.chosen = 0
    position.chosen_down = 0
    suffer(position, side, points)


def chosen_down_cards(position: DuelsPosition, place: i64) -> i64:
    """Return the face-down cards that were chosen by their labels."""
    found: i64 = 0
    for label in range(LABELS):
        if position.chosen_down & only(label) != 0:
            found |= only(down_at(position, place, label))
    return found


# A Nemesis, which is never asked.


def nemesis_defends(position: DuelsPosition, points: i64) -> i64:
    """Let a Nemesis defend by itself; return how many points that prevents (FD-11.4)."""
    side: i64 = 1
    count = best_size(position, side, points)
    if count == 0:
        return 0
    chosen = lowest_set(position, side, count)
    points_prevented = prevented(position, side, count)
    zone = position.tables.defences.zone[position.sheet[side]]
    if zone == IN_HAND:
        discard_from_hand(position, side, chosen)
    else:
        discard_from(position, side * ABILITIES + zone, chosen)
    return points_prevented


def best_size(position: DuelsPosition, side: i64, points: i64) -> i64:
    """Return how many cards prevent everything, or else most; the fewest of those."""
    pattern = position.tables.defences.pattern[position.sheet[side]]
    there = defenders(position, side)
    best: i64 = 0
    left = allowed_sizes(position, side, points)
    while left != 0:
        count = lowest(left)
        left &= left - 1
        if not completable(pattern, 0, 0, there, 0, only(count)):
            continue
        if best == 0 or prevented(position, side, count) > prevented(position, side, best):
            best = count
    return best


def lowest_set(position: DuelsPosition, side: i64, count: i64) -> i64:
    """Return the first of the sets of so many cards, low cards before high (FD-11.13)."""
    pattern = position.tables.defences.pattern[position.sheet[side]]
    left = defenders(position, side)
    chosen: i64 = 0
    while size(chosen) < count:
        card = lowest_of(position, side, left)
        left &= ~only(card)
        if completable(pattern, chosen | only(card), 0, left, 0, only(count)):
            chosen |= only(card)
    return chosen


def lowest_of(position: DuelsPosition, side: i64, cards: i64) -> i64:
    """Return the card that a Nemesis takes first: low ranks, then by columns (FD-11.13)."""
    lowest_rank = lowest(cards) & 60
    found = lowest(cards)
    columns = position.tables.column
    sheet = position.sheet[side]
    for suit in range(SUITS):
        card = lowest_rank + suit
        if cards & only(card) != 0:
            column = columns[sheet * SUITS + suit]
            if column < columns[sheet * SUITS + (found & 3)]:
                found = card
    return found
