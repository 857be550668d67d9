"""What is over but still shown, packed into one native integer each.

A trick takes the bits 0-20 for three faces (7 each), then leader, winner and lowest seat
(2 each), the number of cards (2), whether stars decided (1), and the wind (3: 0 while
undecided or not offered, 1 for nobody, 2 + seat). 0 is no trick at all.

A round takes the seat of the Cube (2 bits), the set of seats with a Coin (3), then by
seat the cards won (6 each) and the Stars (6 each).
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import moved
from ecliptic.core.native import i64
from ecliptic.core.packed import vec

NO_TRICK: Final = 0
UNDECIDED: Final = 0
NAMED_NOBODY: Final = 1
NAMED_SEAT: Final = 2


def packed_trick(
    trick: vec[i64], played: i64, leader: i64, winner: i64, lowest: i64, by_stars: bool
) -> i64:
    """Return a finished trick as one number, its wind undecided."""
    faces = trick[0] | moved(trick[1], 7)
    if played > 2:
        faces |= moved(trick[2], 14)
    seats = leader | moved(winner, 2) | moved(lowest, 4) | moved(played, 6)
    stars: i64 = 1 if by_stars else 0
    return faces | moved(seats, 21) | moved(stars, 29)


def with_wind(packed: i64, wind: i64) -> i64:
    """Return the packed trick with its wind decided."""
    return packed | moved(wind, 30)


def trick_face(packed: i64, place: i64) -> i64:
    """Return the face played at a place in the order of play."""
    return (packed >> (7 * place)) & 0x7F


def trick_leader(packed: i64) -> i64:
    """Return the seat of the Starting player."""
    return (packed >> 21) & 3


def trick_winner(packed: i64) -> i64:
    """Return the seat that won the trick."""
    return (packed >> 23) & 3


def trick_lowest(packed: i64) -> i64:
    """Return the seat whose card was lowest."""
    return (packed >> 25) & 3


def trick_size(packed: i64) -> i64:
    """Return the number of cards in the trick."""
    return (packed >> 27) & 3


def trick_by_stars(packed: i64) -> bool:
    """Return whether stars decided the trick."""
    return (packed >> 29) & 1 == 1


def trick_wind(packed: i64) -> i64:
    """Return UNDECIDED, NAMED_NOBODY or NAMED_SEAT + the seat that was named."""
    return (packed >> 30) & 7


def packed_round(cube: i64, coins: i64, cards: vec[i64], stars: vec[i64], players: i64) -> i64:
    """Return a scored round as one number; `cards` and `stars` are counts by seat."""
    packed = cube | moved(coins, 2)
    for seat in range(players):
        packed |= moved(cards[seat], 5 + 6 * seat) | moved(stars[seat], 23 + 6 * seat)
    return packed


def round_cube(packed: i64) -> i64:
    """Return the seat that got the Cube."""
    return packed & 3


def round_coins(packed: i64) -> i64:
    """Return the set of seats that got a Coin."""
    return (packed >> 2) & 7


def round_cards(packed: i64, seat: i64) -> i64:
    """Return how many cards a seat had won."""
    return (packed >> (5 + 6 * seat)) & 63


def round_stars(packed: i64, seat: i64) -> i64:
    """Return how many Stars a seat got."""
    return (packed >> (23 + 6 * seat)) & 63
