"""The store: what tables ask of their database, from one asyncio loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import SQLAlchemyError

from ecliptic.server.store import queries
from ecliptic.server.store.changes import appending, one_more_key, opening
from ecliptic.server.store.commit import commit
from ecliptic.server.store.engines import READERS, database_url, reading_engine, writing_engine
from ecliptic.server.store.errors import StoreError
from ecliptic.server.store.lock import DatabaseLock
from ecliptic.server.store.migration import migrate, version
from ecliptic.server.store.rows import Event, TableRow
from ecliptic.server.store.writer import Writer

if TYPE_CHECKING:
    from ecliptic.server.store.notices import Notices

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Tables in a database. Made by `open`; every call belongs to the loop that opened it.

    All writing calls return when what they wrote is on disk, and write nothing when they
    raise `Conflict`. Any call raises StoreError when the database does not answer.
    """

    def __init__(self, url: URL, lock: DatabaseLock | None, head: str) -> None:
        self._lock = lock
        self._head = head
        self._open = True
        self._name = secrets.token_hex(8)  # a process id would be the same in two containers
        self._writing = writing_engine(url)
        self._reading = reading_engine(url)
        self._writer = Writer(partial(commit, self._writing, writer=self._name))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._callbacks: list[Callable[[str], None]] = []
        self._notices = None if lock else _listener(url, self._name, self._heard)

    @property
    def is_alone(self) -> bool:
        """Whether no other process can use this database."""
        return self._lock is not None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database, make it if it is a missing SQLite file, and run the migrations.

        `url` is `sqlite:///path` or `postgresql://user@host/name`.

        Raises:
            StoreError: no such database, a newer Ecliptic made it, or (SQLite) another
                process uses it.
        """
        address = database_url(url)
        lock, head = await asyncio.to_thread(_prepare, address)
        store = cls(address, lock, head)
        if store._notices is not None:
            try:
                await store._notices.start()
            except StoreError:
                await store._end()
                raise
        return store

    async def create(self, row: TableRow, keys: Sequence[tuple[str, Sequence[int]]]) -> None:
        """Store a new table with its keys, each the SHA-256 of a token (hex) and its seats.

        Raises:
            Conflict: the table's id is taken.
        """
        await self._writer.write(opening(row, keys))

    async def add_key(self, table: str, token_sha256: str, seats: Sequence[int]) -> None:
        """Give seats of a table one more key.

        Raises:
            Conflict: the key is there already.
            StoreError: no such table.
        """
        await self._writer.write(one_more_key(table, token_sha256, seats))

    async def append(
        self, table: str, first: int, events: Sequence[Event], *, finished: float | None = None
    ) -> None:
        """Store events numbered from `first`, all or none; `finished` is when the table ended.

        After a StoreError, as after a cancelled wait, they may be stored: read again.

        Raises:
            Conflict: the table has not exactly `first` events, so somebody has appended.
            StoreError: no such table, or the database has not confirmed.
        """
        await self._writer.write(appending(table, first, events, finished))

    async def table(self, table: str) -> TableRow | None:
        """Return a table as it was opened; None when there is none."""
        return await self._read(queries.table_row, table)

    async def events(self, table: str, first: int = 0) -> list[Event]:
        """Return the events of a table numbered `first` and later, in order."""
        return await self._read(queries.events_from, table, first)

    async def keys(self, table: str) -> dict[str, tuple[int, ...]]:
        """Return the seats of each key of a table, by the SHA-256 of its token."""
        return await self._read(queries.table_keys, table)

    async def public_tables(self, limit: int) -> list[str]:
        """Return at most `limit` public tables that are not finished, the newest first."""
        return await self._read(queries.public_tables, limit)

    async def unfinished(self) -> list[str]:
        """Return the tables to come back after a start, the oldest first."""
        return await self._read(queries.unfinished_tables)

    async def ready(self) -> bool:
        """Whether the database answers, is at the newest migration, and takes writes."""
        try:
            return self._writer.alive and await self._read(version) == self._head
        except StoreError:
            return False

    def on_notice(self, callback: Callable[[str], None]) -> None:
        """Have the loop call back with the id of a table to which another process appended.

        The empty id means: reread every open table. SQLite never calls.
        """
        self._callbacks.append(callback)

    async def close(self) -> None:
        """Write what was asked for, then let go of the database. A second time does nothing."""
        if self._open:
            self._open = False
            if self._notices is not None:
                await self._notices.close()
            await self._end()

    async def _end(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()
        if self._lock is not None:
            self._lock.release()

    def _heard(self, table: str) -> None:
        for callback in self._callbacks:
            callback(table)

    async def _read(
        self,
        question: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        def ask() -> T:
            try:
                with self._reading.connect() as connection:
                    return question(connection, *args, **kwargs)
            except SQLAlchemyError as error:
                raise StoreError(f"the database does not answer: {error}") from error

        if not self._open:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)


def _prepare(url: URL) -> tuple[DatabaseLock | None, str]:
    """Take the lock (SQLite) and migrate; return the lock and the version."""
    lock = DatabaseLock(Path(url.database or "")) if url.drivername == "sqlite" else None
    try:
        return lock, migrate(url)
    except BaseException:
        if lock is not None:
            lock.release()
        raise


def _listener(url: URL, writer: str, heard: Callable[[str], None]) -> Notices:
    from ecliptic.server.store.notices import Notices  # noqa: PLC0415 - SQLite needs no psycopg

    return Notices(url, writer, heard)
