"""Sentences of a game in one language, read from its `words/<language>.toml`."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

from ecliptic.core.errors import OptionError
from ecliptic.core.narration import Message, SeatName, Term

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from ecliptic.core.narration import Value

DEFAULT_LANGUAGE = "en"

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


class Words:
    """The sentences of one language, by dotted key."""

    def __init__(self, language: str, sentences: Mapping[str, str]) -> None:
        self.language = language
        self._sentences = dict(sentences)

    @classmethod
    def load(cls, folder: Path, language: str) -> Words:
        """Return the words of a folder that holds one TOML file a language.

        Raises:
            OptionError: there is no such language.
        """
        file = folder / f"{language}.toml"
        if language not in languages(folder):
            raise OptionError("language", f"one of {', '.join(languages(folder))}", language)
        return cls(language, flattened(tomllib.loads(file.read_text(encoding="utf-8"))))

    def __contains__(self, key: object) -> bool:
        return key in self._sentences

    def __getitem__(self, key: str) -> str:
        return self._sentences[key]

    def keys(self) -> frozenset[str]:
        """Return all dotted keys."""
        return frozenset(self._sentences)

    def placeholders(self, key: str) -> frozenset[str]:
        """Return the names of the values that the sentence of a key asks for."""
        return frozenset(_PLACEHOLDER.findall(self._sentences[key]))

    def say(self, message: Message, seats: Sequence[str] = (), reader: int | None = None) -> str:
        """Return the message in words.

        `seats` are the players' names (a seat without one is called by number), `reader`
        is the seat that reads, for sentences in the second person.
        """
        sentence = self._sentences[self._variant(message, reader)]
        spoken = {
            name: self._spoken(value, seats, reader) for name, value in message.values.items()
        }
        return _PLACEHOLDER.sub(lambda found: spoken[found[1]], sentence)

    def _variant(self, message: Message, reader: int | None) -> str:
        about = message.values.get("seat")
        personal = f"{message.key}.you"
        if isinstance(about, SeatName) and about.seat == reader and personal in self:
            return personal
        single = f"{message.key}.one"
        if message.values.get("count") == 1 and single in self:
            return single
        return message.key

    def _spoken(self, value: Value, seats: Sequence[str], reader: int | None) -> str:
        if isinstance(value, Message):
            return self.say(value, seats, reader)
        if isinstance(value, SeatName):
            return self._seat(value.seat, seats, reader)
        if isinstance(value, Term):
            return value.in_language(self.language)
        if isinstance(value, tuple):
            return self._listed([self._spoken(item, seats, reader) for item in value])
        return str(value)

    def _seat(self, seat: int, seats: Sequence[str], reader: int | None) -> str:
        if seat == reader:
            return self._sentences["seat.you"]
        if seat < len(seats):
            return seats[seat]
        return self._sentences["seat.other"].replace("{number}", str(seat))

    def _listed(self, items: list[str]) -> str:
        if not items:
            return self._sentences["list.none"]
        if len(items) == 1:
            return items[0]
        parts = {"first": ", ".join(items[:-1]), "last": items[-1]}
        return _PLACEHOLDER.sub(lambda found: parts[found[1]], self._sentences["list.and"])


def languages(folder: Path) -> list[str]:
    """Return the languages that a words folder has, in alphabetical order."""
    return sorted(file.stem for file in folder.glob("*.toml"))


def flattened(nested: Mapping[str, object], prefix: str = "") -> dict[str, str]:
    """Return a tree of tables as one table with dotted keys; all leaves are text."""
    flat: dict[str, str] = {}
    for key, value in nested.items():
        if isinstance(value, dict):
            flat.update(flattened(value, f"{prefix}{key}."))
        else:
            flat[f"{prefix}{key}"] = str(value)
    return flat
