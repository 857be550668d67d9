"""Variant switches: how a game declares them and how values are checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from ecliptic.core.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Plain: TypeAlias = str | int | bool | tuple[str, ...]
"""The value of a switch. `True` and `1` are different values."""

CardsOption: TypeAlias = str | Path | Mapping[str, object]
"""A built-in set's name, a path (ends in .toml or holds a separator), parsed content."""


@dataclass(frozen=True)
class Choice:
    """A switch with a list of values, for example `orientation = half | independent`."""

    name: str
    default: Plain
    values: tuple[Plain, ...]
    rule: str | None = None

    @property
    def expected(self) -> str:
        """What a value may be, in words."""
        return f"one of {', '.join(str(value) for value in self.values)}"

    def admits(self, value: object) -> bool:
        """Return whether a value, type included, is one of the list."""
        return any(_same(value, own) for own in self.values)

    def parse(self, text: str) -> Plain:
        """Return the value that a text on a command line names."""
        for own in self.values:
            if str(own).lower() == text.lower():
                return own
        raise OptionError(self.name, self.expected, text)


@dataclass(frozen=True)
class WholeNumber:
    """A switch with a range of whole numbers."""

    name: str
    default: int
    low: int
    high: int
    rule: str | None = None

    @property
    def expected(self) -> str:
        """What a value may be, in words."""
        return f"a whole number from {self.low} to {self.high}"

    def admits(self, value: object) -> bool:
        """Return whether a value is a whole number (not a bool) in the range."""
        return type(value) is int and self.low <= value <= self.high

    def parse(self, text: str) -> int:
        """Return the number that a text on a command line names."""
        try:
            value = int(text)
        except ValueError:
            raise OptionError(self.name, self.expected, text) from None
        if not self.admits(value):
            raise OptionError(self.name, self.expected, value)
        return value


@dataclass(frozen=True)
class NameList:
    """A switch that holds `count` different names, in any order, or none at all."""

    name: str
    values: tuple[str, ...]
    count: int
    rule: str | None = None

    @property
    def default(self) -> tuple[str, ...]:
        """No names."""
        return ()

    @property
    def expected(self) -> str:
        """What a value may be, in words."""
        return f"{self.count} different names of {', '.join(self.values)}"

    def admits(self, value: object) -> bool:
        """Return whether a value is a list of so many different names, or empty."""
        if not isinstance(value, list | tuple):
            return False
        names = [name for name in value if isinstance(name, str) and name in self.values]
        return len(value) == len(set(names)) and len(value) in {0, self.count}

    def parse(self, text: str) -> tuple[str, ...]:
        """Return the names that a text on a command line lists, with commas between."""
        names = tuple(name.strip().lower() for name in text.split(",") if name.strip())
        if not self.admits(names):
            raise OptionError(self.name, self.expected, text)
        return names


@dataclass(frozen=True)
class PerSeat:
    """A switch with an entry for each of `seats` seats: nothing, a name, or a list of names.

    Kept are texts: "" for nothing, a name, or names with commas (a list of one ends in a
    comma). `examples` are values worth trying.
    """

    name: str
    seats: int
    examples: tuple[tuple[str, ...], ...] = ()
    rule: str | None = None

    @property
    def default(self) -> tuple[str, ...]:
        """No entry for any seat."""
        return ()

    @property
    def expected(self) -> str:
        """What a value may be, in words."""
        return f"for each of {self.seats} seats nothing, a name, or a list of names"

    def admits(self, value: object) -> bool:
        """Return whether a value has such an entry for each seat, or none at all."""
        if not isinstance(value, list | tuple) or len(value) not in {0, self.seats}:
            return False
        return all(entry is None or isinstance(entry, str) or _is_names(entry) for entry in value)

    def kept(self, value: Sequence[object]) -> tuple[str, ...]:
        """Return an admitted value as it is kept."""
        texts = tuple(_entry_text(entry) for entry in value)
        return texts if any(texts) else self.default

    def parse(self, text: str) -> tuple[str, ...]:
        """Return the value of a text such as `vanguard/` or `/alder,alder,bruma`."""
        entries = [entry.strip() for entry in text.split("/")] if text.strip() else []
        if not self.admits(entries):
            raise OptionError(self.name, self.expected, text)
        return self.kept(entries)


def _is_names(entry: object) -> bool:
    return isinstance(entry, list | tuple) and all(isinstance(name, str) for name in entry)


def _entry_text(entry: object) -> str:
    """Return one entry of a `PerSeat` value as text."""
    if isinstance(entry, list | tuple):
        return ",".join(entry) if len(entry) > 1 else f"{''.join(entry)},"
    return entry if isinstance(entry, str) else ""


def entry_names(entry: str) -> str | list[str]:
    """Return a kept entry of a `PerSeat` value: a name, or a list of names."""
    return [name.strip() for name in entry.split(",") if name.strip()] if "," in entry else entry


Switch: TypeAlias = Choice | WholeNumber | NameList | PerSeat


class Options(Mapping[str, Plain]):
    """The checked, frozen values of all switches of a game."""

    def __init__(self, switches: Sequence[Switch], given: Mapping[str, object]) -> None:
        """Check what was given and fill in the defaults.

        Raises:
            OptionError: an unknown name, or a value of the wrong type or range.
        """
        self._switches = {switch.name: switch for switch in switches}
        for name in given:
            if name not in self._switches:
                known = ", ".join(["cards", *self._switches])
                raise OptionError(name, f"one of the options {known}", given[name])
        self._values = {
            name: _checked(switch, given.get(name, switch.default))
            for name, switch in self._switches.items()
        }

    def __getitem__(self, name: str) -> Plain:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def number(self, name: str) -> int:
        """Return the value of a switch that holds whole numbers."""
        value = self._values[name]
        assert isinstance(value, int)
        return value

    def names(self, name: str) -> tuple[str, ...]:
        """Return the value of a switch that holds names."""
        value = self._values[name]
        assert isinstance(value, tuple)
        return value

    def plain(self) -> dict[str, str | int | bool | list[str]]:
        """Return the values that differ from their defaults as JSON-able data."""
        changed = self.changed()
        return {name: list(v) if isinstance(v, tuple) else v for name, v in changed.items()}

    def changed(self) -> dict[str, Plain]:
        """Return the values that differ from their defaults."""
        return {
            name: value
            for name, value in self._values.items()
            if not _same(value, self._switches[name].default)
        }


def _same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


def _checked(switch: Switch, value: object) -> Plain:
    if not switch.admits(value):
        raise OptionError(switch.name, switch.expected, value)
    if isinstance(value, list | tuple):
        return switch.kept(value) if isinstance(switch, PerSeat) else tuple(sorted(value))
    assert isinstance(value, str | int)
    return value
