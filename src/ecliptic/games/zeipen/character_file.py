"""Reads and checks the characters of a card file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.errors import shown
from ecliptic.games.zeipen.entry_values import check_keys, read_more_words, read_named, read_words
from ecliptic.games.zeipen.printed import HAND, KINDS, SIDES, Character

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.file_entry import FileEntry
    from ecliptic.games.zeipen.printed import Face

NUMERALS: Final = ("I", "II", "III")

_NEEDED: Final = ("id", "name", "numeral", "active")
_MORE: Final = ("title", "alternate_title", "copies", "alternate")


def read_characters(
    top: FileEntry, tables: Sequence[Mapping[str, object]]
) -> tuple[Character, ...]:
    """Return the characters of a file in its order.

    Raises:
        CardSetError: one of them is wrong, two share an id, or they are too few for a hand.
    """
    found: dict[str, Character] = {}
    for number, table in enumerate(tables, start=1):
        entry, id_ = read_named(top, table, "card", number)
        if id_ in found:
            raise entry.refusal("id", "id used twice", id_)
        found[id_] = _read_character(entry, id_, table)
    most = sum(character.copies for character in found.values())
    if most < HAND:
        raise top.refusal("card", f"the set cannot fill a hand of {HAND}", most)
    return tuple(found.values())


def _read_character(entry: FileEntry, id_: str, table: Mapping[str, object]) -> Character:
    check_keys(entry, table, _NEEDED, _MORE)
    numeral = _read_numeral(entry, table["numeral"])
    active = _read_face(entry, "active", table["active"])
    return Character(
        id_,
        read_words(entry, table, "name"),
        read_more_words(entry, table, "title"),
        read_more_words(entry, table, "alternate_title"),
        numeral,
        _read_copies(entry, table.get("copies", numeral + 1)),  # ZP-4.2
        active,
        _read_alternate(entry, numeral, table),
    )


def _read_numeral(entry: FileEntry, numeral: object) -> int:
    if not isinstance(numeral, str) or numeral not in NUMERALS:  # ZP-3.1
        raise entry.must("numeral", "numeral must be I, II or III", numeral)
    return NUMERALS.index(numeral) + 1


def _read_copies(entry: FileEntry, copies: object) -> int:
    if type(copies) is not int or not 1 <= copies <= HAND:
        raise entry.must("copies", f"copies must be 1 to {HAND}", copies)
    return copies


def _read_alternate(entry: FileEntry, numeral: int, table: Mapping[str, object]) -> Face | None:
    """Return the alternate face, which a II and a III have and a I has not (ZP-3.2)."""
    if numeral == 1:
        if "alternate" in table:
            rule = "a roman I card has no alternate face"
            raise entry.refusal("alternate", rule, table["alternate"])
        return None
    if "alternate" not in table:
        rule = f"a roman {NUMERALS[numeral - 1]} card needs an alternate face"
        raise entry.refusal("alternate", rule, None)
    return _read_face(entry, "alternate", table["alternate"])


def _read_face(entry: FileEntry, key: str, sides: object) -> Face:
    if not isinstance(sides, dict) or {*sides} != {*SIDES}:  # ZP-3.4
        found = list(sides) if isinstance(sides, dict) else sides
        raise entry.must(key, f"{key} needs exactly the sides {', '.join(SIDES)}", found)
    up, right, down, left = (_read_side(entry, f"{key}.{side}", sides[side]) for side in SIDES)
    return up, right, down, left


def _read_side(entry: FileEntry, key: str, side: object) -> str:
    if not isinstance(side, str) or side not in KINDS:  # ZP-3.5
        found = f'"{side}"' if isinstance(side, str) else shown(side)
        raise entry.refusal(key, f"{key}: unknown side {found}", side)
    return side
