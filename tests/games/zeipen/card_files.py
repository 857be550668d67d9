"""Small good card files, to be spoilt in one place, and the built-in sets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ecliptic.games
from ecliptic.core.card_set import CardSet, find_card_set
from ecliptic.core.errors import CardSetError
from ecliptic.games.zeipen.card_file import read_cards
from ecliptic.games.zeipen.printed import PrintedSet

SETS = Path(ecliptic.games.__file__).parent / "zeipen" / "sets"

ABSENT = object()
"""A change to this takes the key away."""


def built_in(name: str) -> PrintedSet:
    """Return the cards of a set that comes with the game."""
    return read_cards(find_card_set(SETS, name))


def bare(kind: str = "blue") -> dict[str, str]:
    """Return a face with the same kind on every side."""
    return dict.fromkeys(("up", "right", "down", "left"), kind)


def small() -> dict[str, Any]:
    """Return a good file with three characters, one of each numeral, and one ready hand."""
    return {
        "format": 1,
        "game": "zeipen",
        "id": "small",
        "name": "Small set",
        "card": [
            {"id": "alder", "name": "Alder", "numeral": "I", "active": bare()},
            _double("fenn", "II"),
            _double("lumen", "III"),
        ],
        "hand": [
            {"id": "vanguard", "name": "Vanguard", "cards": ["alder"] * 2 + ["fenn"] * 3 + _PAIR}
        ],
    }


_PAIR = ["lumen", "lumen"]


def _double(card: str, numeral: str) -> dict[str, Any]:
    faces = {"active": bare(), "alternate": bare("red sword")}
    return {"id": card, "name": card.capitalize(), "numeral": numeral, **faces}


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


def read(content: dict[str, Any]) -> PrintedSet:
    """Return the cards of a file's content."""
    return read_cards(CardSet("own.toml", content, built_in=False))


def outcome(content: dict[str, Any]) -> PrintedSet | str:
    """Return the cards of a file's content, or in which words it is refused."""
    try:
        return read(content)
    except CardSetError as error:
        return str(error)
