"""Runs the application under uvicorn."""

from __future__ import annotations

import asyncio
import os
import socket
from typing import TYPE_CHECKING, Final

import uvicorn

from ecliptic.core.errors import OptionError
from ecliptic.server import garbage
from ecliptic.server.app import create_app
from ecliptic.server.logs import set_up_logs
from ecliptic.server.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecliptic.server.config import Config

LARGEST_FRAME: Final = 16 * 1024
"""Bytes of one frame from a browser."""

GRACE: Final = 3
"""Seconds that open connections get at a shutdown."""


class Server(uvicorn.Server):
    """A uvicorn server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(config: Config, ready: Callable[[], None]) -> None:
    """Serve until the process is asked to end; `ready` is called when requests are answered.

    Raises:
        OptionError: the address cannot be listened on.
        StoreError: the database cannot be used.
    """
    set_up_logs()
    garbage.collect_by_hand()
    with listening(config) as ear:
        asyncio.run(_check_database(config))
        Server(_settings(config), ready).run(sockets=[ear])


def listening(config: Config) -> socket.socket:
    """Return a socket that listens where the configuration says.

    Raises:
        OptionError: somebody else listens there, or this computer has no such address.
    """
    try:
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        return socket.create_server((config.host, config.port), family=family)
    except OSError as error:
        reason = f"an address to listen on ({os.strerror(error.errno or 0)})"
        raise OptionError("port", reason, f"{config.host}:{config.port}") from error


async def _check_database(config: Config) -> None:
    """Open the database once, so that what is wrong with it is said in one line."""
    store = await Store.open(config.database)
    await store.close()


def _settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(config),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
