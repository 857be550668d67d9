"""The values that all parts of a card file have: keys, ids, names and texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ecliptic.core.errors import shown
from ecliptic.core.file_entry import FileEntry, words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.games.zeipen.printed import Text

_ID: Final = re.compile(r"[a-z][a-z0-9-]*")


def check_keys(
    entry: FileEntry, table: Mapping[str, object], needed: Sequence[str], more: Sequence[str] = ()
) -> None:
    """Refuse a table that lacks a needed key or has one that nothing would read."""
    for key in needed:
        if key not in table:
            raise entry.refusal(key, f'missing key "{key}"', None)
    for key in table:
        if key not in needed and key not in more:
            raise entry.refusal(key, f'unknown key "{key}"', key)


def read_id(entry: FileEntry, table: Mapping[str, object], what: str) -> str:
    """Return the id of a table; `what` says whose it is, such as `card`.

    Raises:
        CardSetError: there is none, or it is malformed.
    """
    if "id" not in table:
        raise entry.refusal("id", 'missing key "id"', None)
    id_ = table["id"]
    if not isinstance(id_, str) or not _ID.fullmatch(id_):
        rule = f"{what} id must be lower-case letters, digits and hyphens: {shown(id_)}"
        raise FileEntry(entry.file).refusal(f"{what} id", rule, id_)
    return id_


def read_named(
    top: FileEntry, table: Mapping[str, object], what: str, number: int
) -> tuple[FileEntry, str]:
    """Return the entry and the id of one table in a list of cards or hands."""
    id_ = read_id(top.inside(f"{what} {number}"), table, what)
    return top.inside(f"{what} {id_}"), id_


def read_words(entry: FileEntry, table: Mapping[str, object], key: str) -> Text:
    """Return a name or text by language.

    Raises:
        CardSetError: it is something else, or empty.
    """
    found = words(table[key])
    if found is None:
        rule = f"{key} must be a text, or a table of texts by language"
        raise entry.must(key, rule, table[key])
    return found


def read_more_words(entry: FileEntry, table: Mapping[str, object], key: str) -> Text | None:
    """Return a text by language that may be left out."""
    return read_words(entry, table, key) if key in table else None
