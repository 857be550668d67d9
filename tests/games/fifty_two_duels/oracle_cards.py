"""Cards of the second 52 Duels, and which sets of cards are a pair, a run, a full house."""

from collections import Counter
from itertools import permutations
from typing import Any

RANKS = "a23456789tjqk"
SUITS = "cshd"
ORDER = [rank + suit for rank in RANKS for suit in SUITS]  # FD-2.1
FACES = "jqk"


def in_order(cards):
    """The cards in canonical order."""
    return sorted(cards, key=ORDER.index)


def value(card):  # FD-2.2
    return RANKS.index(card[0]) + 1


def shapes(kind, size):
    """All ways in which a set of this size may be legal: how many cards of each key fit."""
    found: list[dict[str, int]] = []
    if kind == "any":  # FD-5.10
        found = [{"": size}]
    elif kind == "same_suit":  # FD-5.4
        found = [{suit: size} for suit in SUITS]
    elif kind == "same_rank":  # FD-5.5
        found = [{rank: size} for rank in RANKS]
    elif kind == "run":  # FD-5.6, 5.7
        ring = RANKS + "a"
        starts = range(len(ring) - size + 1)
        found = [dict.fromkeys(ring[start : start + size], 1) for start in starts]
    elif kind == "full_house":  # FD-5.9
        found = [{three: 3, two: 2} for three, two in permutations(RANKS, 2)]
    return found


def keys(kind, cards):
    """How many cards there are of each key that the shapes of this kind name."""
    place = {"any": slice(0), "same_suit": slice(1, 2)}.get(kind, slice(1))
    return Counter(card[place] for card in cards)


def can_become(kind, size, naturals, wilds, later: Any = (), later_wilds=0):
    """Whether these cards with some of the later ones are a legal set of exactly this size."""
    need = size - len(naturals) - wilds
    if need < 0:
        return False
    have, all_cards = keys(kind, naturals), keys(kind, [*naturals, *later])
    for shape in shapes(kind, size):
        if all(count <= shape.get(key, 0) for key, count in have.items()):
            most = sum(min(all_cards[key], room) for key, room in shape.items())
            if most - len(naturals) + later_wilds >= need:  # FD-5.11
                return True
    return False
