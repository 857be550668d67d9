"""Checks of what environments are made with."""

from __future__ import annotations

from ecliptic.core.errors import OptionError


def check_one_of(name: str, value: object, values: tuple[object, ...]) -> None:
    """Raise an OptionError unless a value is one of those that there are."""
    if value not in values:
        raise OptionError(name, f"one of {', '.join(map(str, values))}", value)


def checked_seat(seat: int, seats: int) -> int:
    """Return a seat, or raise an OptionError if there is no such seat."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise OptionError("seat", f"a seat from 0 to {seats - 1}", seat)
    return seat
