"""Card sets: found by name or path, read as TOML, checked entry by entry.

A game reads its set through `Entry`, which knows where each value stands, so that a bad
file is refused with file, key, expected and got, and nothing is half-loaded.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ecliptic.core.errors import CardSetError, OptionError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.options import CardsOption


@dataclass(frozen=True)
class CardSet:
    """The parsed content of a card set.

    `source` is the name of a built-in set or where else it came from, `built_in` whether
    the name alone is enough to find it again.
    """

    source: str
    content: Mapping[str, object]
    built_in: bool

    @property
    def digest(self) -> str:
        """16 hex digits of SHA-256 over the content; comments and layout do not count."""
        canonical = json.dumps(self.content, sort_keys=True, ensure_ascii=False, default=str)
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def find_card_set(folder: Path, cards: CardsOption) -> CardSet:
    """Return the set that the option `cards` of a game names.

    `folder` holds the game's built-in sets. A text is a path where it ends in `.toml` or
    holds a separator.

    Raises:
        OptionError: the option is neither a text nor parsed content.
        CardSetError: there is no such set, or the file is no TOML.
    """
    if isinstance(cards, Mapping):
        return CardSet("cards", {str(key): _plain(cards[key]) for key in cards}, built_in=False)
    if isinstance(cards, Path) or (isinstance(cards, str) and _is_path(cards)):
        return CardSet(str(cards), parsed_file(Path(cards)), built_in=False)
    if not isinstance(cards, str):
        raise OptionError("cards", "the name of a set, a path or parsed content", cards)
    known = built_in_sets(folder)
    if cards not in known:
        expected = f"one of the sets {', '.join(known)}, or a path ending in .toml"
        raise CardSetError(cards, "cards", expected, cards)
    return CardSet(cards, json.loads(_built_in(folder / f"{cards}.toml")), built_in=True)


@functools.cache
def _built_in(file: Path) -> str:
    """Return a set that comes with a game as JSON, which is read much faster than TOML.

    These files never change while a program runs; everybody gets a copy of their own.
    """
    return json.dumps(parsed_file(file))


def _plain(value: object) -> object:
    """Return a copy in the types of TOML, which no later change by its giver can reach."""
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def built_in_sets(folder: Path) -> list[str]:
    """Return the names of the sets that come with a game."""
    return sorted(file.stem for file in folder.glob("*.toml"))


def _is_path(text: str) -> bool:
    return text.endswith(".toml") or "/" in text or os.sep in text


def parsed_file(file: Path) -> dict[str, object]:
    """Return the content of a card file.

    Raises:
        CardSetError: there is no such file, or it is no TOML.
    """
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CardSetError(str(file), "file", "an existing file", "no such file") from None
    except OSError as error:
        raise CardSetError(str(file), "file", "a readable file", error.strerror) from None
    except UnicodeDecodeError as error:
        raise CardSetError(str(file), "file", "text in UTF-8", str(error)) from None
    except (ValueError, RecursionError) as error:
        raise CardSetError(str(file), "file", "valid TOML", str(error)) from None


class Entry:
    """One table of a card set: reads values by key and remembers where it stands."""

    def __init__(self, file: str, where: str, table: Mapping[str, object]) -> None:
        self.file = file
        self.where = where
        self._table = table

    def fail(self, key: str, expected: str, got: object) -> CardSetError:
        """Return the error for a key of this table, to be raised."""
        return CardSetError(self.file, f"{self.where}{key}", expected, got)

    def only(self, keys: Sequence[str]) -> None:
        """Refuse any other key, for a mistyped one would be a rule silently lost."""
        for key in self._table:
            if key not in keys:
                raise self.fail(key, f"one of the keys {', '.join(keys)}", key)

    def get(self, key: str) -> object:
        """Return a value as it stands; a missing one is refused."""
        if key not in self._table:
            raise self.fail(key, "a value", None)
        return self._table[key]

    def exactly(self, key: str, value: int | str) -> None:
        """Refuse all but one value, type included."""
        got = self.get(key)
        if type(got) is not type(value) or got != value:
            raise self.fail(key, repr(value), got)

    def whole(self, key: str, low: int, high: int, high_name: str | None = None) -> int:
        """Return a whole number from low to high; `true` and `1.0` are not numbers here."""
        got = self.get(key)
        if type(got) is not int or not low <= got <= high:
            raise self.fail(key, f"a whole number from {low} to {high_name or high}", got)
        return got

    def text(self, key: str) -> str:
        """Return a non-empty text."""
        got = self.get(key)
        if not isinstance(got, str) or not got.strip():
            raise self.fail(key, "a text", got)
        return got

    def words(self, key: str) -> dict[str, str]:
        """Return a name or text by language; one plain text counts as English."""
        got = self.get(key)
        if isinstance(got, str) and got.strip():
            return {"en": got}
        if (
            isinstance(got, Mapping)
            and got
            and all(isinstance(word, str) and word.strip() for word in got.values())
        ):
            return dict(got)
        raise self.fail(key, "a text, or a table of texts by language", got)

    def texts(self, key: str, count: int, expected: str) -> list[str]:
        """Return a list of `count` texts."""
        got = self.get(key)
        if (
            not isinstance(got, list)
            or len(got) != count
            or not all(isinstance(text, str) for text in got)
        ):
            raise self.fail(key, expected, got)
        return list(got)

    def tables(self, key: str) -> list[Entry]:
        """Return an array of tables, numbered from 1 in the errors."""
        got = self._table.get(key, [])
        if not isinstance(got, list) or not all(isinstance(item, Mapping) for item in got):
            raise self.fail(key, f"tables written as [[{key}]]", got)
        return [
            Entry(self.file, f"{self.where}{key} {number}: ", item)
            for number, item in enumerate(got, start=1)
        ]
