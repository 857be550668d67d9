"""Who sits where: people at this terminal, and bots by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecliptic import catalog
from ecliptic.core.errors import OptionError
from ecliptic.core.seat_names import PERSON, bot_name, is_bot, level_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.bot import Bot

DEFAULT_BOT = "good"


@dataclass(frozen=True)
class Seating:
    """The names by seat, as records keep them, and the bots among them."""

    names: tuple[str, ...]
    bots: dict[int, Bot]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)


def seating(players: int, people: Sequence[int], bots: Sequence[str], seed: int) -> Seating:
    """Return people in their seats and bots in the others, in order; the last bot repeats.

    Raises:
        OptionError: a seat that is not there, or more bots than free seats.
    """
    if len(set(people)) < len(people):
        raise OptionError("seat", "every seat once", list(people))
    for seat in people:
        if not 0 <= seat < players:
            raise OptionError("seat", f"a seat from 0 to {players - 1}", seat)
    free = [seat for seat in range(players) if seat not in people]
    if len(bots) > len(free):
        raise OptionError("bots", f"at most {len(free)} bots for the free seats", len(bots))
    wanted = list(bots) or [DEFAULT_BOT]
    named = {seat: wanted[min(place, len(wanted) - 1)] for place, seat in enumerate(free)}
    return _seated([named.get(seat) for seat in range(players)], seed)


def seating_of(names: Sequence[str], seed: int) -> Seating:
    """Return the seating that a record names.

    Raises:
        OptionError: a bot that is not there.
    """
    return _seated([level_of(name) if is_bot(name) else None for name in names], seed)


def _seated(bots: Sequence[str | None], seed: int) -> Seating:
    names = tuple(PERSON if name is None else bot_name(name) for name in bots)
    made = {
        seat: catalog.load_bot(name, seed + seat)
        for seat, name in enumerate(bots)
        if name is not None
    }
    return Seating(names, made)
