"""Makes the native tables of a game from its deck and switches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.games.zodiac_duel.cards import CUSTOM, FIRST, NONE, Tables
from ecliptic.games.zodiac_duel.signs import ADVANCED, BASIC, SIGNS
from ecliptic.games.zodiac_duel.star_programs import written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecliptic.games.zodiac_duel.card_file import Card, Deck
    from ecliptic.games.zodiac_duel.cards import Switches

    Opening = tuple[int, int, int, int, int]


def tables_of(deck: Deck, switches: Switches, signs: Iterable[str], part: int | None) -> Tables:
    """Return the tables; `signs` are those of mode custom, `part` plays with so few cards."""
    stars = list(deck.stars)
    return Tables(
        switches,
        [SIGNS.index(card.sign) for card in deck.cards],
        [card.power for card in deck.cards],
        [NONE if card.later_sign is None else SIGNS.index(card.later_sign) for card in deck.cards],
        [NONE if card.later_power is None else card.later_power for card in deck.cards],
        [stars.index(card.star) for card in deck.cards],
        written(deck.stars.values()),
        list(_opening(deck.cards, switches, frozenset(signs), part)),
    )


def _opening(
    cards: tuple[Card, ...], switches: Switches, signs: frozenset[str], part: int | None
) -> Opening:
    """Return deck, bases and hands with which a game begins, as sets."""
    if switches.mode == FIRST:
        return _first_opening(cards, switches)
    group = signs if switches.mode == CUSTOM else BASIC if switches.mode == 1 else ADVANCED
    playing = [number for number, card in enumerate(cards) if card.sign in group]
    if part is not None:
        playing = [playing[place * len(playing) // part] for place in range(part)]
    if switches.rounds > 0:
        return _set(playing), 0, 0, 0, 0
    given = 2 * switches.fighters
    mine, other = playing[0:given:2], playing[1:given:2]
    return _set(playing[given:]), _set(mine), _set(other), 0, 0


def _first_opening(cards: tuple[Card, ...], switches: Switches) -> Opening:
    """Lay out the first game by its marks (ZD-2.1, R3)."""

    def marked(mark: str | None) -> int:
        basic = [n for n, card in enumerate(cards) if card.sign in BASIC and card.first == mark]
        return _set(basic)

    sides = ("a", "b") if switches.a_seat == 0 else ("b", "a")
    bases = [marked(side) for side in sides]
    hands = [marked(f"{side}-star") for side in sides]
    return marked(None), bases[0], bases[1], hands[0], hands[1]


def _set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
