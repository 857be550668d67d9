"""A table of a card file whose errors are collected, so that all are told together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from ecliptic.core.card_set import Entry
from ecliptic.core.errors import CardSetError, shown

if TYPE_CHECKING:
    from ecliptic.games.fifty_two_duels.sheets import Text

T = TypeVar("T")
P = ParamSpec("P")

_DEEPEST: Final = 24
"""So many tables inside each other are read; only effects in effects can be more."""


class Part(Entry):
    """One table of a card file.

    Where a value is wrong, a reader notes the error and returns a stand-in (0, or something
    empty), so that reading goes on. What is made of stand-ins is thrown away by `joined`.
    `nemesis` says whether the table belongs to a Corrupted side.
    """

    def __init__(
        self, file: str, where: str, table: Mapping[str, object], errors: list[CardSetError]
    ) -> None:
        super().__init__(file, where, table)
        self.errors = errors
        self.nemesis = False
        self._depth = 0

    def inside(self, name: str, table: Mapping[str, object]) -> Part:
        """Return a table inside this one."""
        part = Part(self.file, f"{self.where}{name}: ", table, self.errors)
        part.nemesis, part._depth = self.nemesis, self._depth + 1
        return part

    def note(self, key: str, expected: str, got: object) -> None:
        """Keep the error that a key does not hold what it should."""
        self.errors.append(self.fail(key, expected, got))

    def refuse(self, key: str, reason: str, got: object = None) -> None:
        """Keep an error that has a sentence of its own."""
        where = f"{self.where}{key}"
        self.errors.append(CardSetError(self.file, where, reason, got, f"{where}: {reason}"))

    def has(self, key: str) -> bool:
        """Return whether the key is there, whatever it holds."""
        return key in self._table

    def value(self, key: str) -> object:
        """Return a value as it stands, None where the key is missing."""
        return self._table.get(key)

    def only(self, keys: Sequence[str]) -> None:
        """Note every other key, for a mistyped one would be a rule silently lost."""
        for key in self._table:
            if key not in keys:
                self._refuse_key(key, keys)

    def _refuse_key(self, key: str, keys: Sequence[str]) -> None:
        reason = f"unknown key {key!r}, expected one of {', '.join(keys)}"
        where, line = f"{self.where}{key}", f"{self.where}{reason}"
        self.errors.append(CardSetError(self.file, where, reason, key, line))

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number from low to high, the default if there is none."""
        if default is not None and not self.has(key):
            return default
        return self._noted(0, self.whole, key, low, high)

    def name(self, key: str) -> Text:
        """Return a name by language."""
        return self._noted({}, self.words, key)

    def text_if_any(self, key: str) -> Text | None:
        """Return a text by language, None if there is none."""
        return self.name(key) if self.has(key) else None

    def plain(self, key: str) -> str:
        """Return a text that is the same in all languages."""
        return self._noted("", self.text, key)

    def _noted(self, stand_in: T, read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return read(*args, **kwargs)
        except CardSetError as error:
            self.errors.append(error)
            return stand_in

    def flag(self, key: str) -> bool:
        """Return true or false; false if there is none."""
        got = self._table.get(key, False)
        if not isinstance(got, bool):
            self.note(key, "true or false", got)
        return got is True

    def one_of(
        self, key: str, words: Sequence[str], default: str | None = None, *, kind: str | None = None
    ) -> str:
        """Return one of some words; with `kind` an unknown one is called an unknown `kind`."""
        got = self._table.get(key, default)
        if isinstance(got, str) and got in words:
            return got
        expected = f"one of {', '.join(words)}"
        if kind is None or got is None:
            self.note(key, expected, got)
        else:
            self.refuse(key, f"unknown {kind} {shown(got)}, expected {expected}", got)
        return ""

    def some_of(self, key: str, words: Sequence[str]) -> tuple[str, ...]:
        """Return a list of suits or ranks in canonical order; none if the key is missing."""
        if not self.has(key):
            return ()
        got = self._table[key]
        if (
            isinstance(got, list)
            and got
            and all(word in words and got.count(word) == 1 for word in got)
        ):
            return tuple(word for word in words if word in got)
        self.note(key, f"a list of some of {' '.join(words)}, each once", got)
        return ()

    def table(self, key: str) -> Part | None:
        """Return a table inside this one; anything else is noted, a missing one is not."""
        got = self._table.get(key)
        if isinstance(got, Mapping):
            return self.inside(key, got)
        if self.has(key):
            self.note(key, "a table", got)
        return None

    def parts(self, key: str, *, needed: bool = False) -> list[Part]:
        """Return a list of tables, numbered from 1; what is no table is noted and left out."""
        got = self._table.get(key, None if needed else [])
        if not isinstance(got, list):
            self.note(key, "a list of tables", got)
            return []
        if self._depth >= _DEEPEST:
            self.refuse(key, "there are too many effects inside effects")
            return []
        return [part for number, one in enumerate(got, 1) for part in self._part(key, number, one)]

    def _part(self, key: str, number: int, got: object) -> list[Part]:
        if isinstance(got, Mapping):
            return [self.inside(f"{key} {number}", got)]
        self.note(f"{key} {number}", "a table", got)
        return []


def joined(errors: Sequence[CardSetError]) -> CardSetError:
    """Return one error that tells all of them, a line each; its key is that of the first."""
    first = errors[0]
    lines = [str(error).removeprefix(f"{first.file}: ") for error in errors]
    told = lines[0] if len(lines) == 1 else "\n".join([f"{len(lines)} errors", *lines])
    return CardSetError(first.file, first.key, first.expected, first.got, told)
