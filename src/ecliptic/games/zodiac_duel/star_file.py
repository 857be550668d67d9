"""Reads and checks the stars of a card file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecliptic.core.errors import shown
from ecliptic.core.file_entry import FileEntry, words
from ecliptic.games.zodiac_duel.effect_file import Effect, every_effect, read_effects
from ecliptic.games.zodiac_duel.effect_values import Reading

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

KEY: Final = re.compile(r"[a-z0-9-]+")
"""The id of a card or the key of a star."""

TYPES: Final = ("plus", "cancel-penalty", "immediate", "other")
"""The icons of stars; only the effects do anything (ZD-8.1)."""


@dataclass(frozen=True)
class Star:
    """The star of one card or of several; name and text are by language."""

    key: str
    name: dict[str, str]
    type: str
    text: dict[str, str]
    effects: tuple[Effect, ...]


def deck_bound(star: Star) -> bool:
    """Return whether a star draws or reveals, other than through copying (ZD-8.9)."""
    return any(effect["do"] in {"draw", "reveal"} for effect in every_effect(star.effects))


def read_stars(top: FileEntry, tables: Sequence[Mapping[str, object]]) -> dict[str, Star]:
    """Return the stars of a file by their keys.

    Raises:
        CardSetError: one of them is wrong, or two share a key.
    """
    stars: dict[str, Star] = {}
    for number, table in enumerate(tables, start=1):
        key = table.get("key")
        if not isinstance(key, str) or not KEY.fullmatch(key):
            raise top.inside(f"star {number}").refusal("key", f"bad star key {shown(key)}", key)
        if key in stars:
            raise top.refusal("star", f"star {key} is listed twice", key)
        stars[key] = _read_star(top.inside(f"star {key}"), key, table)
    return stars


def _read_star(entry: FileEntry, key: str, table: Mapping[str, object]) -> Star:
    if {*table} != {"key", "name", "type", "text", "effects"}:
        raise entry.must("key", "keys are key, name, type, text, effects", list(table))
    kind = table["type"]
    if not isinstance(kind, str) or kind not in TYPES:
        raise entry.refusal("type", f"unknown type {kind!r}", kind)
    name, text = (_read_words(entry, table, part) for part in ("name", "text"))
    effects = read_effects(Reading(entry, at_top=True), table["effects"])
    if kind == "immediate" and (not effects or effects[-1]["do"] != "end"):
        raise entry.refusal("effects", "an immediate star must finish with end", table["effects"])
    return Star(key, name, kind, text, effects)


def _read_words(entry: FileEntry, table: Mapping[str, object], key: str) -> dict[str, str]:
    found = words(table[key])
    if found is None:
        rule = f"{key} must be a text, or a table of texts by language"
        raise entry.must(key, rule, table[key])
    return found
