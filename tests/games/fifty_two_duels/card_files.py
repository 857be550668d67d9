"""The smallest good card file, to be spoilt in one place."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import ecliptic.games
from ecliptic.core.card_set import CardSet, find_card_set
from ecliptic.core.errors import CardSetError
from ecliptic.games.fifty_two_duels.card_file import read_sheets
from ecliptic.games.fifty_two_duels.sheets import Character, Defence, Sheet, SheetSet

SETS = Path(ecliptic.games.__file__).parent / "fifty_two_duels" / "sets"

ABSENT = object()
"""A change to this takes the key away."""

ADA = ("character", 0)
BACK = (*ADA, "corrupted")
"""Where the character of the small file and her Corrupted side stand."""


def content_of(name: str) -> dict[str, Any]:
    """Return the content of a set that comes with the game."""
    return dict(find_card_set(SETS, name).content)


def built_in(name: str) -> SheetSet:
    """Return the sheets of a set that comes with the game."""
    return read_sheets(find_card_set(SETS, name))


def small() -> dict[str, Any]:
    """Return a good file with one character, Ada, who has a Corrupted side."""
    return {
        "set": {"id": "small", "title": "Small set", "version": 1},
        "character": [ada()],
    }


def ada() -> dict[str, Any]:
    """Return a good character: three abilities for two cards of any kind, a full house."""
    any_two = [_ability(name, "any", 2) for name in ("One", "Two", "Three")]
    return {
        "id": "ada",
        "name": "Ada",
        "defend": {"table": [1]},
        "ability": [*any_two, _ability("Four", "full_house", 5)],
        "level": [{"threshold": 10}],
        "corrupted": {
            "name": "Corrupted Ada",
            "defend": {"table": [1]},
            "ability": [_column(suit) for suit in "cshd"],
            "level": [{"cards": 2}],
        },
    }


def _ability(name: str, requirement: str, most: int) -> dict[str, Any]:
    return {"name": name, "requirement": requirement, "max": most, "effects": _numbers(most)}


def _column(suit: str) -> dict[str, Any]:
    return {"name": f"Column {suit}", "suit": suit, "effects": _numbers(2)}


def _numbers(cards: int) -> list[dict[str, Any]]:
    return [{"cards": cards, "do": [{"op": "damage", "n": 1}]}]


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


def spoilt(path: tuple[str | int, ...], change: dict[str, object]) -> dict[str, Any]:
    """Return the small file with a change."""
    return changed(small(), path, change)


def with_effects(effects: str) -> dict[str, Any]:
    """Return the small file in which two cards on ability 1 do this, written as in TOML."""
    return spoilt((*ADA, "ability", 0, "effects", 0), _parsed("do", effects))


def with_column(effects: str) -> dict[str, Any]:
    """Return the small file in which two cards of column 1 do this, written as in TOML."""
    return spoilt((*BACK, "ability", 0, "effects", 0), _parsed("do", effects))


def with_trigger(number: int, effects: str) -> dict[str, Any]:
    """Return the small file with a trigger bonus on an ability, written as in TOML."""
    return spoilt((*ADA, "ability", number - 1), _parsed("trigger", effects))


def with_passive(modifiers: str) -> dict[str, Any]:
    """Return the small file with a passive bonus on ability 1, written as in TOML."""
    return spoilt((*ADA, "ability", 0), _parsed("passive", modifiers))


def with_level(modifiers: str) -> dict[str, Any]:
    """Return the small file with modifiers of level 1, written as in TOML."""
    return spoilt((*ADA, "level", 0), _parsed("mods", modifiers))


def with_dark_level(modifiers: str) -> dict[str, Any]:
    """Return the small file with modifiers of the Nemesis' level 1, written as in TOML."""
    return spoilt((*BACK, "level", 0), _parsed("mods", modifiers))


def _parsed(key: str, value: str) -> dict[str, object]:
    return tomllib.loads(f"{key} = {value}")


def read(content: dict[str, Any]) -> SheetSet:
    """Return the sheets of a file's content."""
    return read_sheets(CardSet("own.toml", content, built_in=False))


def refusal(content: dict[str, Any]) -> CardSetError:
    """Return the error of a bad file."""
    try:
        read(content)
    except CardSetError as error:
        return error
    raise AssertionError("the file is good")


def errors(content: dict[str, Any]) -> list[str]:
    """Return what is told about a bad file, line by line."""
    return str(refusal(content)).removeprefix("own.toml: ").splitlines()


def back_of(character: Character) -> Sheet:
    """Return the Corrupted side of a character that has one."""
    assert character.corrupted is not None
    return character.corrupted


def defence_of(sheet: Sheet) -> Defence:
    """Return the Defend section of a sheet that has one."""
    assert sheet.defence is not None
    return sheet.defence
