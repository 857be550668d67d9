"""Tables to be opened in tests."""

from __future__ import annotations

from typing import Any

from ecliptic.server.requests import NewClock, NewSeat, NewTable

ME = NewSeat("me", name="Ana")
ALSO_ME = NewSeat("me", name="Ben")
LINK = NewSeat("link")
OPEN = NewSeat("open")
BOT = NewSeat("bot", level="fair")

TINY: dict[str, bool | int | str | list[str]] = {
    "rounds": 1,
    "deck": 4,
    "turned": 1,
    "first_dealer": 0,
}
"""Dual in eleven moves."""

SHORT: dict[str, bool | int | str | list[str]] = {"rounds": 1, "first_dealer": 0}
"""One round of Dual."""

MINUTE = NewClock(60)


def dual(*seats: NewSeat, short: bool = False, **more: Any) -> NewTable:
    """Return a small table of Dual; three seats play with six cards."""
    options: dict[str, bool | int | str | list[str]] = {**(SHORT if short else TINY)}
    if len(seats) == 3:
        options |= {"players": 3} if short else {"players": 3, "deck": 6}
    return NewTable("dual", list(seats), options, **more)
