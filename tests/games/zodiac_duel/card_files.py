"""The smallest good card file, to be spoilt in one place."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import ecliptic.games
from ecliptic.core.card_set import CardSet, find_card_set
from ecliptic.games.zodiac_duel.card_file import Deck, read_deck
from ecliptic.games.zodiac_duel.signs import SIGNS

SETS = Path(ecliptic.games.__file__).parent / "zodiac_duel" / "sets"

ABSENT = object()
"""A change to this takes the key away."""

MARKED = {
    "a": ["aquarius-1", "aries-1", "cancer-1", "capricornus-1", "leo-1"],
    "b": ["aquarius-2", "aries-2", "cancer-2", "capricornus-2", "leo-2"],
    "a-star": ["libra-1", "libra-2", "leo-3"],
    "b-star": ["libra-3", "libra-4", "leo-4"],
}


def built_in(name: str) -> Deck:
    """Return the deck of a set that comes with the game."""
    return read_deck(find_card_set(SETS, name))


def small() -> dict[str, Any]:
    """Return a good file of plain cards: one star without effects, no first-game marks."""
    return {
        "format": "zodiac-duel-set",
        "version": 1,
        "name": "Small set",
        "sign": [{"name": sign, "min": 0, "max": 4} for sign in SIGNS],
        "star": [{"key": "dim", "name": "Dim", "type": "other", "text": "Wait.", "effects": []}],
        "card": [_card(sign, number) for sign in SIGNS for number in (1, 2, 3, 4)],
    }


def _card(sign: str, number: int) -> dict[str, Any]:
    card = {"id": f"{sign}-{number}", "sign": sign, "star": "dim"}
    power = 0 if sign == "gemini" else number
    later = {"later_sign": "leo", "later_power": 20} if sign == "pisces" else {}
    return card | {"power": power} | later


def marked() -> dict[str, Any]:
    """Return the small file with the marks of a first game."""
    content = small()
    marks = {card: mark for mark, cards in MARKED.items() for card in cards}
    for card in content["card"]:
        card.update({"first": marks[card["id"]]} if card["id"] in marks else {})
    return content


def with_effects(effects: str, kind: str = "other") -> dict[str, Any]:
    """Return the small file whose star has these effects, written as in TOML."""
    content = small()
    content["star"][0].update(tomllib.loads(f"effects = {effects}"), type=kind)
    return content


def changed(
    content: dict[str, Any], path: tuple[str | int, ...], change: dict[str, object]
) -> dict[str, Any]:
    """Change the table that a path of keys and list places leads to; return the content."""
    table: Any = content
    for step in path:
        table = table[step]
    table.update(change)
    for key in [key for key, value in change.items() if value is ABSENT]:
        del table[key]
    return content


def read(content: dict[str, Any]) -> Deck:
    """Return the deck of a file's content."""
    return read_deck(CardSet("own.toml", content, built_in=False))
