"""A table with people around it: requests in order, stored before they are told.

The order is always the same: under the room's lock a request is checked and applied, its
events are stored, and only then anybody is told. If another process has stored an event
first, the table is read anew and the request is checked once more.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import structlog

from ecliptic.server import decisions, metrics, shown
from ecliptic.server.errors import TableError
from ecliptic.server.store.errors import Conflict, StoreError
from ecliptic.server.table import folded
from ecliptic.server.thinking import Question

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self

    from ecliptic.server.connection import Connection
    from ecliptic.server.decisions import Visitor
    from ecliptic.server.protocol import Update
    from ecliptic.server.store.rows import TableRow
    from ecliptic.server.store.store import Store
    from ecliptic.server.stories import Story
    from ecliptic.server.table import Table
    from ecliptic.server.thinkers import Thinkers
    from ecliptic.server.thinking import Opinion

TRIES: Final = 5
"""How often a request is checked anew because the table has moved on meanwhile."""

HINT_BOT: Final = "strong"

log = structlog.get_logger(__name__)


class Room:
    """One open table of this process, its connections, its bots and its flags."""

    def __init__(
        self, row: TableRow, table: Table, store: Store, thinkers: Thinkers, pace: float
    ) -> None:
        self.row = row
        self.table = table
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self._store = store
        self._thinkers = thinkers
        self._pace = pace
        self._lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None
        self._moved = asyncio.Event()
        self._keys: dict[str, tuple[int, ...]] = {}
        self._sure = True
        self.following = asyncio.Lock()

    @classmethod
    async def open(cls, row: TableRow, store: Store, thinkers: Thinkers, pace: float = 0.0) -> Self:
        """Return the room of a stored table, with all that has happened there.

        The time without a server is nobody's.

        Raises:
            TableError: it was begun with another edition of the rules.
        """
        table = await _read(row, store)
        room = cls(row, table, store, thinkers, pace)
        await room.change(_open_if_new)
        if store.is_alone:
            await room.change(_restart_clock)
        room._drive()
        return room

    # Who may do what.

    async def seats_of(self, key: str) -> tuple[int, ...] | None:
        """Return the seats of a key (none: it watches); None for a key that opens nothing."""
        digest = digest_of(key)
        if digest not in self._keys:
            self._keys = await self._store.keys(self.row.id)
        seats = self._keys.get(digest)
        if seats is None or not all(self.table.holds(digest, seat) for seat in seats):
            return None
        return seats

    def check(self, who: Visitor) -> None:
        """Check that a visitor's key still opens its seats.

        Raises:
            TableError: somebody else has taken one.
        """
        if not all(self.table.holds(who.key, seat) for seat in who.seats):
            raise TableError("no_key", "somebody else has taken this seat")

    # Changes.

    async def change(self, deed: Callable[[Table], None]) -> None:
        """Do something at the table; return when it is on the disk.

        Raises:
            TableError: the table refuses it, and has not changed.
            StoreError: it could not be stored, and the table has not changed.
        """
        # A connection that breaks off must not break a change off half-way.
        await asyncio.shield(asyncio.create_task(self._change(deed)))

    async def _change(self, deed: Callable[[Table], None]) -> None:
        async with self._lock:
            for _ in range(TRIES):
                await self._be_sure()
                await self._done(deed)
                if await self._stored():
                    return
        raise TableError("busy", "the table moves on too fast; try again")

    async def _done(self, deed: Callable[[Table], None]) -> None:
        """Apply a deed and the chance after it; a deed that fails half-way leaves no trace."""
        before = self.table.count
        try:
            deed(self.table)
            self.table.advance()
        except Exception:
            if self.table.count != before:
                await self._read_anew()
            raise

    async def _stored(self) -> bool:
        """Store what is new and tell everybody; read the table anew if that fails."""
        table = self.table
        events = table.take_new()
        if not events:
            return True
        finished = events[-1].at if table.phase == "over" else None
        try:
            first = table.count - len(events)
            with metrics.STORING.time():
                await self._store.append(self.row.id, first, events, finished=finished)
        except Conflict:
            await self._read_anew()
            return False
        except StoreError:
            self._sure = False
            raise
        for event in events:
            metrics.EVENTS.labels(event.kind).inc()
        self.tell()
        return True

    async def _read_anew(self) -> None:
        """Take the table from the store again; until that has worked nobody is told of it."""
        self._sure = False
        self.table = await _read(self.row, self._store)
        self._sure = True
        self.tell()

    async def _be_sure(self) -> None:
        if not self._sure:
            await self._read_anew()

    async def catch_up(self) -> None:
        """Apply what other processes have stored."""
        async with self._lock:
            await self._be_sure()
            events = await self._store.events(self.row.id, self.table.count)
            for event in events:
                self.table.apply(event)
        if events:
            self.tell()

    def tell(self) -> None:
        """Let everybody know that something has changed."""
        self.used = time.monotonic()
        self._moved.set()
        for connection in self.connections:
            connection.refresh()
        self._drive()

    # Connections.

    def enter(self, connection: Connection) -> None:
        """Add a connection; the others see who has come."""
        self.connections.add(connection)
        self.tell()

    def leave(self, connection: Connection) -> None:
        """Remove a connection; the others see who has gone."""
        self.connections.discard(connection)
        viewers = {other.who.viewer for other in self.connections}
        if connection.who.viewer not in viewers:
            self.table.stories.forget(connection.who.viewer)
        self.tell()

    async def update(self, connection: Connection) -> tuple[Update, Story]:
        """Return what a connection has to be sent now.

        Raises:
            TableError: somebody else has taken the seat meanwhile.
            StoreError: it is not known what has been stored.
        """
        async with self._lock:
            await self._be_sure()
            self.check(connection.who)
            self._close_eyes(connection)
            story = self.table.stories.of(connection.who.viewer)
            told = connection.told(story)
            made = shown.update(
                self.table, connection.who, self._presence(), told, connection.chatted
            )
            return made, story

    def _close_eyes(self, connection: Connection) -> None:
        """Let whoever has given up a seat to a bot see no more through it."""
        who = connection.who
        eyes = self.table.eyes(who.seats)
        if who.viewer is not None and who.viewer not in eyes:
            connection.who = replace(who, viewer=eyes[0] if eyes else None)

    def _presence(self) -> shown.Presence:
        seats = {seat for connection in self.connections for seat in connection.who.seats}
        spectators = sum(1 for connection in self.connections if not connection.who.seats)
        return shown.Presence(seats, spectators)

    # Bots and flags.

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if this room were closed."""
        return not self.connections and (self._driver is None or self._driver.done())

    def _drive(self) -> None:
        """See to it that somebody waits for the next bot or flag, if there is one."""
        busy = self._driver is not None and not self._driver.done()
        if not busy and self._is_due():
            self._driver = asyncio.create_task(self._run())

    def _is_due(self) -> bool:
        clocked = self.table.clocks is not None and self.table.clocks.running is not None
        return self.table.turn() in self.table.bots() or clocked

    async def _run(self) -> None:
        """Make bots' moves and let flags fall, as long as one of both is due."""
        while self._is_due():
            self._moved.clear()
            try:
                if self.table.turn() in self.table.bots():
                    await self._bot_decides()
                else:
                    await self._wait_for_flag()
            except (TableError, StoreError):
                log.exception("table_stuck", table=self.row.id)
                return

    async def _bot_decides(self) -> None:
        seat, number = self.table.turn(), self.table.number
        assert seat is not None
        began = time.monotonic()
        opinion = await self._thinkers.ask(self.question(seat, self.table.seats[seat].level or ""))
        if self.connections:
            await asyncio.sleep(max(0.0, began + self._pace - time.monotonic()))
        await self.change(lambda table: decisions.bot_move(table, seat, number, opinion.action))

    async def _wait_for_flag(self) -> None:
        clocks = self.table.clocks
        falls = clocks.falls_at() if clocks else None
        assert falls is not None
        wait = max(0.0, falls / 1000 - self.table.now())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._moved.wait(), wait)
            return
        await self.change(lambda table: decisions.fall(table, table.now()))

    def question(self, seat: int, bot: str) -> Question:
        """Return what a bot in a seat is to decide."""
        table = self.table
        source = f"{self.row.secret}/bot/{seat}".encode()
        return Question(
            game=table.game.name,
            options=table.settings.options,
            cards=table.settings.cards,
            actions=[step.action for step in table.match.steps],
            seat=seat,
            log=table.match.logs[seat],
            bot=bot,
            seed=int.from_bytes(hashlib.sha256(source).digest()[:4], "big"),
        )

    async def hint(self, seat: int) -> Opinion:
        """Return what a strong bot would do in a seat's place.

        Raises:
            TableError: it is not this seat's turn, or hints would be unfair here.
        """
        if not shown.gives_hints(self.table):
            raise TableError("no_hints", "hints are given only where one person plays")
        if self.table.turn() != seat or seat not in self.table.people():
            raise TableError("not_your_turn", "it is not your turn")
        return await self._thinkers.ask(self.question(seat, HINT_BOT))

    async def close(self) -> None:
        """Stop waiting for bots and flags."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)


def digest_of(key: str) -> str:
    """Return what is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def _restart_clock(table: Table) -> None:
    if table.clocks is not None and table.clocks.running is not None:
        table.happen("restart")


def _open_if_new(table: Table) -> None:
    if not table.count:
        table.happen("open")


async def _read(row: TableRow, store: Store) -> Table:
    return folded(row, await store.events(row.id))
