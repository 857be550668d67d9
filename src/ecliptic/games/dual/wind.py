"""Wind Power: DU-4.4 and 4.5. Whose card is lowest stands in `trick`."""

from __future__ import annotations

from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.dual.cards import Tables


def wind_blows(hands: vec[i64], winner: i64) -> bool:
    """Return whether a hand is left to be turned after a trick."""
    return hands[winner] != 0  # DU-4.5: all hands are empty at once


def turn_hand(tables: Tables, hands: vec[i64], seat: i64) -> None:
    """Turn every card of the named player's hand over."""
    hands[seat] = tables.turned(hands[seat])  # DU-4.4
