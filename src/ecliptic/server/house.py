"""All tables of one server: opening, finding, listing and closing them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Final

import structlog

from ecliptic.server import decisions, garbage, metrics
from ecliptic.server.errors import TableError
from ecliptic.server.requests import Opened, OpenTable, SeatLink
from ecliptic.server.room import Room, digest_of
from ecliptic.server.settings import SeatSettings, TableSettings, settings_again, settings_of
from ecliptic.server.store.errors import StoreError
from ecliptic.server.store.rows import TableRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.server.decisions import Visitor
    from ecliptic.server.requests import NewTable
    from ecliptic.server.store.store import Store
    from ecliptic.server.table import Table
    from ecliptic.server.thinkers import Thinkers

LISTED: Final = 50
"""Public tables that the lobby shows."""

KEEP_IDLE: Final = 300.0
"""Seconds that a room nobody needs is kept in memory."""

SWEEP: Final = 60.0
"""Seconds between two looks for such rooms."""

log = structlog.get_logger(__name__)


class House:
    """The rooms that are open in this process. They open when somebody comes to them."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float = 0.0) -> None:
        """Begin with no room; bots take `pace` seconds at least for a move that people see."""
        self.store = store
        self._pace = pace
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._returning: asyncio.Task[None] | None = None
        store.on_notice(self._noticed)
        self._catching: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to look after the rooms, and let the tables of before come back."""
        self._sweeper = asyncio.create_task(self._sweep())
        self._looking = asyncio.create_task(garbage.look(self._is_empty))
        self._returning = asyncio.create_task(self._come_back())

    async def room(self, table: str) -> Room:
        """Return the room of a table.

        Raises:
            TableError: there is no such table, or it is of another edition.
        """
        if table in self.rooms:
            self.rooms[table].used = time.monotonic()  # not to be swept away under a visitor
            return self.rooms[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open_room(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open_room(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise TableError("no_table", "there is no such table")
        room = await Room.open(row, self.store, self.thinkers, self._pace)
        self.rooms[table] = room
        metrics.ROOMS.set(len(self.rooms))
        if not self.store.is_alone:
            await room.catch_up()  # nobody was there to hear of it
        return room

    # Opening tables.

    async def open_table(self, asked: NewTable) -> Opened:
        """Open a table and return all its keys.

        Raises:
            SettingsError: it cannot be played like this.
            TableError: the deal to be played again belongs to a game that goes on.
        """
        settings, secret = await self._begin(asked)
        links = _links(asked)
        public = any(seat.kind == "open" for seat in settings.seats)
        keys = [(digest_of(link.key), link.seats) for link in links]
        table = await self._create(settings, secret, keys, public=public)
        return Opened(table, links)

    async def _begin(self, asked: NewTable) -> tuple[TableSettings, str]:
        """Return settings and secret: new ones, or those of a deal to be played again."""
        if asked.same_deal is None:
            return settings_of(asked), secrets.token_hex(16)
        first = (await self.room(asked.same_deal)).table
        if first.phase != "over":
            raise TableError("not_over", "a deal can be played again when its game is over")
        return settings_again(first.settings, asked), first.row.secret

    async def _create(
        self,
        settings: TableSettings,
        secret: str,
        keys: Sequence[tuple[str, Sequence[int]]],
        *,
        public: bool,
    ) -> str:
        table = secrets.token_urlsafe(8)
        row = TableRow(
            id=table,
            game=settings.game,
            edition=settings.edition,
            settings=settings.plain(),
            secret=secret,
            created=time.time(),
            public=public,
        )
        await self.store.create(row, keys)
        await self.room(table)
        log.info("table_opened", table=table, game=settings.game, public=public)
        return table

    async def take_seat(self, table: str, seat: int, name: str) -> SeatLink:
        """Sit somebody down in an open seat and return the key.

        Raises:
            TableError: no such table, or the seat is not open.
        """
        room = await self.room(table)
        if not room.row.public:
            raise TableError("no_table", "there is no such table")
        key = _new_key()
        # The key first: a seat that is taken has somebody who can sit there.
        await self.store.add_key(table, digest_of(key), [seat])
        await room.change(lambda there: decisions.take(there, seat, name, digest_of(key)))
        return SeatLink([seat], key, mine=True)

    async def rematch(self, room: Room, who: Visitor, request: str) -> None:
        """Open the next table: same people and keys, every seat moved on by one.

        Raises:
            TableError: the game is not over, or a spectator asks.
        """
        who.playing()
        async with room.following:
            table = room.table
            if table.phase != "over" or not table.begun:
                raise TableError("not_over", "a rematch comes after the game")
            if table.rematch is not None:
                return
            secret = secrets.token_hex(16)
            keys = await self._moved_on(table)
            following = await self._create(_turned(table), secret, keys, public=False)
            await room.change(lambda there: _link(there, following, request))

    async def _moved_on(self, table: Table) -> list[tuple[str, list[int]]]:
        """Return the keys that still open their seats, with the next seats."""
        keys = await self.store.keys(table.row.id)
        return [
            (digest, [_next(table, seat) for seat in seats])
            for digest, seats in keys.items()
            if all(table.holds(digest, seat) for seat in seats)
        ]

    async def listed(self) -> list[OpenTable]:
        """Return the public tables, the newest first."""
        found: list[OpenTable] = []
        for table in await self.store.public_tables(LISTED):
            with contextlib.suppress(TableError):  # of another edition
                found.append(_listed((await self.room(table)).table))
        return found

    # Looking after them.

    def _noticed(self, table: str) -> None:
        """Another process has changed a table (or, without a name, perhaps any)."""
        changed = [self.rooms[table]] if table in self.rooms else []
        for room in changed if table else list(self.rooms.values()):
            task = asyncio.create_task(_catch_up(room))
            self._catching.add(task)
            task.add_done_callback(self._catching.discard)

    async def _come_back(self) -> None:
        """Open the tables where a bot or a clock may wait."""
        try:
            for table in await self.store.unfinished():
                with contextlib.suppress(TableError):
                    await self.room(table)
        except StoreError:
            log.exception("not_come_back")

    def _is_empty(self) -> bool:
        return all(room.idle for room in self.rooms.values())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(time.monotonic() - KEEP_IDLE)

    def sweep(self, before: float) -> None:
        """Close the rooms that nobody has needed since a moment of the monotonic clock."""
        for table, room in list(self.rooms.items()):
            if room.idle and room.used < before:
                del self.rooms[table]
        metrics.ROOMS.set(len(self.rooms))

    async def close(self) -> None:
        """Stop all rooms. What was acknowledged is stored already."""
        own = [
            self._sweeper,
            self._looking,
            self._returning,
            *self._catching,
            *self._opening.values(),
        ]
        tasks = [task for task in own if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        self.thinkers.close()


async def _catch_up(room: Room) -> None:
    try:
        await room.catch_up()
    except StoreError:  # when the database is back, every table is asked to catch up
        log.exception("not_caught_up", table=room.row.id)


def _link(table: Table, following: str, request: str) -> None:
    if table.rematch is None:
        table.happen("rematch", None, table=following, id=request)


def _new_key() -> str:
    """Return 128 bits that only whoever gets the link knows."""
    return secrets.token_urlsafe(16)


def _links(asked: NewTable) -> list[SeatLink]:
    """Return a key for whoever opens the table, one for each invited seat, one to watch."""
    mine = [number for number, seat in enumerate(asked.seats) if seat.kind == "me"]
    invited = [number for number, seat in enumerate(asked.seats) if seat.kind == "link"]
    links = [SeatLink(mine, _new_key(), mine=True)] if mine else []
    links += [SeatLink([seat], _new_key(), mine=False) for seat in invited]
    return [*links, SeatLink([], _new_key(), mine=not mine)]


def _next(table: Table, seat: int) -> int:
    return (seat + 1) % len(table.seats)


def _turned(table: Table) -> TableSettings:
    """Return the settings of a rematch: everybody sits one seat further on."""
    seats = [SeatSettings("open")] * len(table.seats)
    for seat, there in enumerate(table.settings.seats):
        now = table.seats[seat]
        person = there.kind != "bot"
        seats[_next(table, seat)] = (
            SeatSettings("person", now.name or there.name) if person else there
        )
    return TableSettings(
        game=table.settings.game,
        edition=table.settings.edition,
        options=table.settings.options,
        cards=table.settings.cards,
        seats=seats,
        clock=table.settings.clock,
        chat=table.settings.chat,
    )


def _listed(table: Table) -> OpenTable:
    phase = table.phase
    assert phase != "over"
    return OpenTable(
        table=table.row.id,
        game=table.game.name,
        title=table.game.title,
        names=list(table.names()),
        open=[n for n, seat in enumerate(table.seats) if seat.kind == "open"],
        created=table.row.created,
        phase=phase,
    )
