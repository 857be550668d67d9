"""What a seat remembers of its rival's hidden hand, so that `determinize` can be exact.

The hidden hand is a number of slots: stars kept in secret and cards drawn. The memory of
a seat is the order in which slots appeared and were emptied, and when a card was seen to
lie elsewhere. An entry is one number: its kind, a card (raised by one, 0: unknown) and,
for a star kept, the round (0-based).
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.bits import moved
from ecliptic.core.native import i64
from ecliptic.core.series import Series

KEPT: Final = 0
DRAWN: Final = 1
GONE: Final = 2
ELSEWHERE: Final = 3

UNKNOWN: Final = -1


def kept(memory: Series, card: i64, round_played: i64) -> None:
    """Remember that a star was kept in secret; `card` where it is certain, else UNKNOWN."""
    memory.add(KEPT | moved(card + 1, 2) | moved(round_played, 9))


def drawn(memory: Series) -> None:
    """Remember that a card was drawn unseen."""
    memory.add(DRAWN)


def gone(memory: Series, card: i64) -> None:
    """Remember that a hidden card has been seen, and is hidden no more."""
    memory.add(GONE | moved(card + 1, 2))


def elsewhere(memory: Series, card: i64) -> None:
    """Remember that a card was seen outside the hidden hand and can be anywhere from now on."""
    memory.add(ELSEWHERE | moved(card + 1, 2))


def kind(entry: i64) -> i64:
    """Return what an entry tells."""
    return entry & 3


def card_of(entry: i64) -> i64:
    """Return the card of an entry, or UNKNOWN."""
    return ((entry >> 2) & 127) - 1


def round_of(entry: i64) -> i64:
    """Return the round of a star kept (0-based)."""
    return entry >> 9
