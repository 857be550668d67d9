"""Set-up and the opening of a round: DU-1.3 to 1.5, DU-2.

A deck whose order nobody knows is a set; dealing a card is a chance outcome that names
the card and the way up it lies.
"""

from __future__ import annotations

from ecliptic.core.bits import nth, only, size
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.games.dual.cards import Tables


def receiver(tables: Tables, dealer: i64, dealt: i64) -> i64:
    """Return the seat that gets the next card when `dealt` cards are out."""
    return (dealer + 1 + dealt) % tables.players  # DU-2.1


def starting_player(tables: Tables, dealer: i64) -> i64:
    """Return who leads the first trick of a round."""
    return (dealer + 1) % tables.players  # DU-2.4


def deal_outcomes(tables: Tables, undealt: i64, first_ends: i64, base: i64, out: Moves) -> None:
    """Write the faces that may be dealt, with their weights (DU-1.4, R3)."""
    other_ends = size(undealt) - first_ends
    if not tables.half:
        first_ends = 1
        other_ends = 1
    for card in range(tables.cards):
        if undealt & only(card) != 0 and first_ends > 0:
            out.add_outcome(base + card, first_ends)
    for card in range(tables.cards):
        if undealt & only(card) != 0 and other_ends > 0:
            out.add_outcome(base + tables.cards + card, other_ends)


def drawn_face(tables: Tables, undealt: i64, first_ends: i64, rng: Rng) -> i64:
    """Return a face drawn by the weights of `deal_outcomes`, without listing them."""
    count = size(undealt)
    card = nth(undealt, rng.below(count))
    upright = rng.below(count) < first_ends if tables.half else rng.below(2) == 0
    return card if upright else card + tables.cards


def with_one_turned(tables: Tables, hand: i64, face: i64) -> i64:
    """Return the hand after the card held as `face` was turned over."""
    return (hand & ~only(face)) | only(tables.other(face))  # DU-2.2
