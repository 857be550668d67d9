"""Reads and checks a card set of 52 Duels: a set of character sheets.

All errors of a file are told together, each with the character, the part and the reason. The
format stands in docs/reference/fifty_two_duels.md.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ecliptic.games.fifty_two_duels.file_part import Part, joined
from ecliptic.games.fifty_two_duels.sheet_file import read_corrupted, read_front
from ecliptic.games.fifty_two_duels.sheets import Character, SheetSet

if TYPE_CHECKING:
    from ecliptic.core.card_set import CardSet
    from ecliptic.core.errors import CardSetError
    from ecliptic.games.fifty_two_duels.sheets import Sheet, Text

_ID: Final = re.compile("[a-z0-9_]+")
_NEWEST: Final = 1_000_000


def read_sheets(card_set: CardSet) -> SheetSet:
    """Return the character sheets that a card set describes.

    Raises:
        CardSetError: its reason tells every error, a line each; nothing is half-read.
    """
    errors: list[CardSetError] = []
    top = Part(card_set.source, "", card_set.content, errors)
    top.only(("set", "character"))
    id_, title, version = _read_head(top)
    characters = _read_characters(top)
    if errors:
        raise joined(errors)
    return SheetSet(id_, title, version, characters)


def _read_head(top: Part) -> tuple[str, Text, int]:
    if not top.has("set"):
        top.note("set", "a table", None)
    head = top.table("set")
    if head is None:
        return "", {}, 0
    head.only(("id", "title", "version"))
    return head.plain("id"), head.name("title"), head.number("version", 0, _NEWEST)


def _read_characters(top: Part) -> tuple[Character, ...]:
    if top.value("character") in (None, []):
        top.refuse("character", "there is no character")
        return ()
    characters: list[Character] = []
    for part in top.parts("character"):
        taken = {character.id for character in characters}
        characters.append(_read_character(part, _read_id(part, taken)))
    return tuple(characters)


def _read_id(part: Part, taken: set[str]) -> str:
    """Return the id of a character, empty if it cannot be used."""
    got = part.value("id")
    if not isinstance(got, str) or not _ID.fullmatch(got):
        part.note("id", "small letters, digits and _", got)
    elif got in taken:
        part.refuse("id", f"{got!r} is listed twice", got)
    else:
        part.where = f"{got}: "
        return got
    return ""


def _read_character(part: Part, id_: str) -> Character:
    part.only(("id", "name", "motto", "defend", "ability", "level", "corrupted"))
    name = part.name("name")
    front = read_front(part, name)
    return Character(id_, name, part.text_if_any("motto"), front, _read_back(part))


def _read_back(part: Part) -> Sheet | None:
    corrupted = part.table("corrupted")
    if corrupted is None:
        return None
    corrupted.nemesis = True
    return read_corrupted(corrupted)
