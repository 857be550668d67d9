"""Variant switches: how a game declares them and how values are checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from ecliptic.core.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Plain: TypeAlias = str | int | bool
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


Switch: TypeAlias = Choice | WholeNumber


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
    assert isinstance(value, str | int)
    return value
