"""A table without a store: deeds are done and all events are kept."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from ecliptic.server import decisions, shown
from ecliptic.server.decisions import Visitor
from ecliptic.server.errors import TableError
from ecliptic.server.protocol import Update
from ecliptic.server.requests import NewTable
from ecliptic.server.settings import settings_of
from ecliptic.server.shown import Presence, legal_texts
from ecliptic.server.store.rows import Event, TableRow
from ecliptic.server.table import Table, folded

SECRET = "5ec4e7"
NOBODY = Presence((), 0)


def row_of(asked: NewTable, secret: str = SECRET, **changed: Any) -> TableRow:
    settings = settings_of(asked)
    values = {"id": "t", "edition": settings.edition, "settings": settings.plain(), **changed}
    return TableRow(game=settings.game, secret=secret, created=0.0, public=True, **values)


class Live:
    """A table on which time stands still until the test moves it on."""

    def __init__(self, asked: NewTable, secret: str = SECRET) -> None:
        self.time = 1000.0
        self.row = row_of(asked, secret)
        self.table = Table(self.row, now=lambda: self.time)
        self.events: list[Event] = []
        self.names = iter(range(1_000_000))
        self.do(lambda table: table.happen("open"))

    def do(self, deed: Callable[[Table], None]) -> None:
        deed(self.table)
        self.table.advance()
        self.events += self.table.take_new()

    def refused(self, deed: Callable[[Table], None]) -> TableError:
        """Return why a deed is refused; nothing may have happened."""
        with pytest.raises(TableError) as caught:
            deed(self.table)
        assert self.table.take_new() == []
        return caught.value

    def id(self) -> str:
        return f"r{next(self.names)}"

    def due(self) -> int:
        """Return the seat that has to decide."""
        seat = self.table.turn()
        assert seat is not None
        return seat

    def legal(self) -> list[str]:
        return legal_texts(self.table, self.table.turn())

    def move(self, text: str | None = None) -> None:
        """Let whoever has to decide make this move, or the first legal one."""
        seat = self.due()
        made = text or self.legal()[0]
        who = Visitor((seat,), seat)
        self.do(lambda table: decisions.move(table, who, table.number, made, self.id()))

    def play(self, seed: int, moves: int = 1000) -> None:
        """Make random moves, bots' seats included, until the end or so many."""
        rng = random.Random(seed)
        for _ in range(moves):
            turn = self.table.turn()
            if turn is None:
                return
            self.do(partial(_make, turn, rng.choice(self.legal())))

    def visitors(self) -> list[Visitor]:
        """Return one visitor a seat, one of all seats together, and a spectator."""
        seats = range(len(self.table.seats))
        return [*(Visitor((seat,), seat) for seat in seats), Visitor(tuple(seats), 0), WATCHING]

    def shown(self, who: Visitor) -> Update:
        return shown.update(self.table, who, NOBODY, 0, 0)

    def folded(self) -> Table:
        """Return the table that all its events make."""
        return folded(self.row, self.events, now=lambda: self.time)

    def shown_folded(self) -> list[Update]:
        table = self.folded()
        return [shown.update(table, who, NOBODY, 0, 0) for who in self.visitors()]


WATCHING = Visitor((), None)


def _make(seat: int, text: str, table: Table) -> None:
    table.happen("move", seat, text=text)


def seat(number: int) -> Visitor:
    return Visitor((number,), number)
