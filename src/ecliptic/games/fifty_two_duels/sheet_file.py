"""Reads one side of a character sheet: its Defend section, abilities and levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.games.fifty_two_duels.effect_file import read_effects
from ecliptic.games.fifty_two_duels.modifier_file import read_modifiers
from ecliptic.games.fifty_two_duels.sheet_checks import check_columns, check_front
from ecliptic.games.fifty_two_duels.sheets import (
    ABILITIES,
    RANKS,
    SUITS,
    Ability,
    Defence,
    Level,
    Sheet,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecliptic.games.fifty_two_duels.file_part import Part
    from ecliptic.games.fifty_two_duels.sheets import Effect, Text

REQUIREMENTS: Final = ("same_suit", "same_rank", "run", "full_house", "any", "none")
PATTERNS: Final = ("any", "same_suit", "same_rank", "run")

LARGEST: Final = 8
"""The most cards that an ability of a front sheet may ever hold."""

_DECK: Final = 52
_MOST_POINTS: Final = 1000
_HIGHEST: Final = 100
_FACE_CARDS: Final = 12
_BOTH: Final = ("name", "text", "effects", "trigger", "passive")


def read_front(part: Part, name: Text) -> Sheet:
    """Return the front of a character sheet, which has the name of the character."""
    abilities = _four(part)
    levels = part.parts("level")
    sheet = Sheet(
        name,
        _read_defence(part),
        tuple(_read_ability(one) for one in abilities),
        tuple(_read_level(one, "threshold", _HIGHEST) for one in levels),
    )
    check_front(part, abilities, levels, sheet)
    return sheet


def read_corrupted(part: Part) -> Sheet:
    """Return the Corrupted side of a character sheet."""
    part.only(("name", "defend", "ability", "level"))
    columns = tuple(_read_column(one) for one in _four(part))
    check_columns(part, columns)
    levels = tuple(_read_level(one, "cards", _FACE_CARDS) for one in part.parts("level"))
    return Sheet(part.name("name"), _read_defence(part), columns, levels)


def _four(part: Part) -> list[Part]:
    found = part.parts("ability")
    listed = part.value("ability")
    count = len(listed) if isinstance(listed, list) else 0
    if count != ABILITIES:
        part.refuse("ability", f"a sheet has exactly {ABILITIES} abilities, not {count}", count)
    return found


def _read_defence(sheet: Part) -> Defence | None:
    part = sheet.table("defend")
    if part is None:
        return None
    part.only(("text", "from", "ability", "suits", "ranks", "pattern", "table"))
    place = part.one_of("from", ("hand", "ability"), "hand")
    if place == "hand" and part.has("ability"):
        part.refuse("ability", 'it goes with from = "ability" only', part.value("ability"))
    return Defence(
        part.text_if_any("text"),
        part.number("ability", 1, ABILITIES) if place == "ability" else None,
        part.some_of("suits", SUITS),
        part.some_of("ranks", RANKS),
        part.one_of("pattern", PATTERNS, "any", kind="pattern"),
        _read_table(part),
    )


def _read_table(part: Part) -> tuple[int, ...]:
    got = part.value("table")
    if (
        not isinstance(got, list)
        or len(got) > _DECK
        or not all(type(points) is int and 0 <= points <= _MOST_POINTS for points in got)
    ):
        part.note("table", f"a list of whole numbers from 0 to {_MOST_POINTS}", got)
        return ()
    if not any(got):
        part.refuse("table", "it prevents nothing; at least one number must be above 0", got)
    return tuple(got)


def _read_ability(part: Part) -> Ability:
    part.only((*_BOTH, "requirement", "suits", "max"))
    return Ability(
        part.name("name"),
        part.text_if_any("text"),
        part.one_of("requirement", REQUIREMENTS, kind="requirement"),
        part.some_of("suits", SUITS),
        part.number("max", 1, LARGEST),
        _read_numbers(part),
        read_effects(part, "trigger"),
        read_modifiers(part, "passive", passive=True),
    )


def _read_column(part: Part) -> Ability:
    part.only((*_BOTH, "suit"))
    return Ability(
        part.name("name"),
        part.text_if_any("text"),
        "any",
        (part.one_of("suit", SUITS),),
        0,
        _read_numbers(part),
        read_effects(part, "trigger"),
        read_modifiers(part, "passive", passive=True),
    )


def _read_numbers(part: Part) -> Mapping[int, tuple[Effect, ...]]:
    """Return the effects by the number of cards, ascending."""
    found: dict[int, tuple[Effect, ...]] = {}
    if part.value("effects") == []:
        part.refuse("effects", "there must be at least one")
    for entry in part.parts("effects", needed=True):
        entry.only(("cards", "do"))
        cards = entry.number("cards", 1, _DECK)
        effects = read_effects(entry, "do", needed=True)
        if cards in found:
            entry.refuse("cards", f"{cards} cards have an effect already", cards)
        if cards:
            found[cards] = effects
    return dict(sorted(found.items()))


def _read_level(part: Part, key: str, highest: int) -> Level:
    part.only((key, "text", "mods", "now"))
    return Level(
        part.number(key, 1, highest),
        part.text_if_any("text"),
        read_modifiers(part, "mods"),
        read_effects(part, "now"),
    )
