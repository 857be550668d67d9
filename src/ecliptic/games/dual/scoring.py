"""Scoring a round and the game: DU-5, DU-6."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only, size
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.dual.cards import EACH, LATEST, NOBODY, Tables


def star_sum(tables: Tables, cards: i64) -> i64:
    """Return the stars on a set of cards."""
    total: i64 = 0
    while cards != 0:
        total += tables.stars[lowest(cards)]
        cards &= cards - 1
    return total


def star_tokens(tables: Tables, cards: i64) -> i64:
    """Return the Stars that a winnings pile earns."""
    return size(cards & tables.star_cards)  # DU-5.4


def wealth(tables: Tables, cards: i64) -> i64:
    """Return a number that orders winnings: more cards first, then more stars (DU-5.3)."""
    return 1000 * size(cards) + star_sum(tables, cards)


def coin_winners(tables: Tables, won: vec[i64], latest: vec[i64]) -> i64:
    """Return the set of seats that get a Coin.

    `latest` holds, by seat, the number of the last trick it won in the round (0: none).
    """
    best: i64 = NOBODY
    winners: i64 = 0
    for seat in range(tables.players):
        worth = wealth(tables, won[seat])
        if worth > best:
            best = worth
            winners = 0
        if worth == best:
            winners |= only(seat)
    if winners & (winners - 1) == 0:
        return winners  # DU-5.3
    return tied_coin_winners(tables, winners, latest)


def tied_coin_winners(tables: Tables, tied: i64, latest: vec[i64]) -> i64:
    """Return who of two or more tied seats gets a Coin (DU-R18)."""
    if tables.switches.coin_tie == EACH:
        return tied
    if tables.switches.coin_tie != LATEST:
        return 0
    best = lowest(tied)
    rest = tied & (tied - 1)
    while rest != 0:
        if latest[lowest(rest)] > latest[best]:
            best = lowest(rest)
        rest &= rest - 1
    return only(best)


def combos(coins: i64, cubes: i64) -> i64:
    """Return how many Coins hold a Cube."""
    return coins if coins < cubes else cubes  # DU-5.5


def points(coins: i64, cubes: i64, stars: i64) -> i64:
    """Return the score of a tally of tokens (DU-R20: odd Stars are lost)."""
    together = combos(coins, cubes)
    return 4 * together + 2 * (coins - together) + (cubes - together) + stars // 2  # DU-6.2


def standing(tables: Tables, coins: i64, cubes: i64, stars: i64) -> i64:
    """Return a number that orders final tallies: points, then tokens if so switched."""
    order = points(coins, cubes, stars)
    if tables.switches.tokens:
        order = ((order * 1000 + coins) * 1000 + cubes) * 1000 + stars  # DU-R21
    return order


def shared_return(winners: i64, losers: i64, wins: bool) -> float:
    """Return the result of a seat among `winners` tied seats and `losers` others."""
    others = winners + losers - 1
    if not wins:
        return -1.0 / float(others)
    return (1.0 - float(winners - 1) / float(others)) / float(winners)  # DU-6.4
