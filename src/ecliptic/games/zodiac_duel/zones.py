"""How cards move between hands, bases, deck and out (ZD-1.6), and who sees it (ZD-R36)."""

from __future__ import annotations

from ecliptic.core.bits import lowest, only
from ecliptic.core.native import i64
from ecliptic.games.zodiac_duel import memory
from ecliptic.games.zodiac_duel.position import SEATS, ZodiacPosition


def draw(position: ZodiacPosition, seat: i64, card: i64) -> None:
    """Move a card from the deck to a hand, unseen by the rival."""
    position.deck &= ~only(card)
    position.hand[seat] |= only(card)
    memory.drawn(position.memory(1 - seat))


def leave_hand(position: ZodiacPosition, seat: i64, card: i64) -> None:
    """Take a card out of a hand for both to see."""
    if position.known[seat] & only(card) == 0:
        memory.gone(position.memory(1 - seat), card)
    position.hand[seat] &= ~only(card)
    position.known[seat] &= ~only(card)


def enter_hand(position: ZodiacPosition, seat: i64, card: i64) -> None:
    """Put a card that both see into a hand: it is known there (ZD-R36)."""
    position.hand[seat] |= only(card)
    position.known[seat] |= only(card)


def enter_deck(position: ZodiacPosition, card: i64) -> None:
    """Shuffle a card that both see into the deck (ZD-R44)."""
    position.deck |= only(card)
    for seat in range(SEATS):
        memory.elsewhere(position.memory(seat), card)


def show_hand(position: ZodiacPosition, seat: i64) -> None:
    """Let the rival see a whole hand (ZD-R36)."""
    unknown = position.hand[seat] & ~position.known[seat]
    position.known[seat] |= unknown
    while unknown != 0:
        card = lowest(unknown)
        unknown &= ~only(card)
        memory.gone(position.memory(1 - seat), card)
