"""Hear from PostgreSQL that another process has appended.

One connection listens, in a thread of its own. When it is lost it is made anew, and the
loop is told the empty id, which means: reread every open table.
"""

from __future__ import annotations

import asyncio
import selectors
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

import psycopg
from sqlalchemy import URL

from ecliptic.server.store.commit import CHANNEL
from ecliptic.server.store.errors import StoreError

REREAD_ALL: Final = ""

_LONGEST_PAUSE: Final = 10.0  # seconds between two attempts to connect


class Notices:
    """Calls `heard` in the asyncio loop with the id of each table others have appended to.

    `writer` is the name this process writes under: its own notices are dropped.
    """

    def __init__(self, url: URL, writer: str, heard: Callable[[str], None]) -> None:
        _, self._address = url.get_dialect()().create_connect_args(url)
        self._writer = writer
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._wake, self._woken = socket.socketpair()
        self._closed = threading.Event()
        self._listening: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, name="store-notices", daemon=True)

    async def start(self) -> None:
        """Return when nothing that others append from now on can be missed.

        Raises:
            StoreError: the database cannot be reached.
        """
        self._thread.start()
        try:
            await asyncio.wrap_future(self._listening)
        except psycopg.Error as error:
            await self.close()
            raise StoreError(f"cannot listen to the database: {error}") from error

    async def close(self) -> None:
        """Stop listening."""
        self._closed.set()
        self._wake.send(b"x")
        await asyncio.to_thread(self._thread.join)
        self._wake.close()
        self._woken.close()

    def _run(self) -> None:
        try:
            connection = self._connect()
        except psycopg.Error as error:
            self._listening.set_exception(error)
            return
        self._listening.set_result(None)
        while not self._closed.is_set():
            self._listen(connection)
            connection = self._reconnect(connection)
        connection.close()

    def _connect(self) -> psycopg.Connection:
        connection = psycopg.connect(**self._address, autocommit=True)
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error:
            connection.close()
            raise
        return connection

    def _listen(self, connection: psycopg.Connection) -> None:
        """Pass notices on until the connection is lost or this is closed."""
        with selectors.DefaultSelector() as selector:
            selector.register(connection.fileno(), selectors.EVENT_READ)
            selector.register(self._woken, selectors.EVENT_READ)
            try:
                while not self._closed.is_set():
                    for notice in connection.notifies(timeout=0):
                        self._pass_on(notice.payload)
                    selector.select()
            except psycopg.Error:
                connection.close()

    def _pass_on(self, payload: str) -> None:
        table, _, writer = payload.rpartition(" ")
        if writer != self._writer:
            self._tell(table)

    def _tell(self, table: str) -> None:
        self._loop.call_soon_threadsafe(self._heard, table)

    def _reconnect(self, lost: psycopg.Connection) -> psycopg.Connection:
        """Return a connection that listens again; the lost one when this is closed meanwhile."""
        pause = 0.1
        while not self._closed.wait(pause):
            try:
                connection = self._connect()
            except psycopg.Error:
                pause = min(2 * pause, _LONGEST_PAUSE)
                continue
            self._tell(REREAD_ALL)
            return connection
        return lost
