"""The application: the table's routes on Litestar. The framework stays in this neighbourhood."""

from __future__ import annotations

import contextlib
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar, WebSocket, websocket
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import NotAuthorizedException, WebSocketDisconnect
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from ecliptic.server import metrics
from ecliptic.server.addresses import allowed_hosts, same_origin
from ecliptic.server.client import client_routes
from ecliptic.server.config import Config
from ecliptic.server.errors import TableError
from ecliptic.server.headers import add_headers
from ecliptic.server.house import House
from ecliptic.server.limits import Addresses
from ecliptic.server.problems import HANDLERS
from ecliptic.server.protocol import SUBPROTOCOL, Closing
from ecliptic.server.routes import ROUTES, ByAddress, TheConfig, TheHouse
from ecliptic.server.store.store import Store
from ecliptic.server.thinkers import Thinkers
from ecliptic.server.visit import Visit

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler

LARGEST_BODY = 2_000_000
"""Bytes of a request over HTTP: a record or a card set."""

PER_SECOND = 50
"""Requests over HTTP that one address may make in a second."""


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse the handshake to pages of other sites, before it is answered.

    Raises:
        NotAuthorizedException: the page comes from elsewhere.
    """
    headers = connection.headers
    state = connection.app.state
    if headers.get("host") not in state.hosts:
        raise NotAuthorizedException("foreign host")
    if not same_origin(headers.get("origin"), headers.get("host"), state.config.public_url):
        raise NotAuthorizedException("foreign origin")


@websocket("/ws", guards=[check_origin])
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    house: TheHouse,
    config: TheConfig,
    by_address: ByAddress,
) -> None:
    """Serve one browser at one table."""

    async def send(frame: bytes) -> None:
        await socket.send_data(frame.decode(), mode="text")

    async def receive() -> str:
        return await socket.receive_text()

    await socket.accept(subprotocols=SUBPROTOCOL)
    address = socket.client.host if socket.client else ""
    visit = Visit(house, config.limits, receive, send)
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, OSError, RuntimeError):
        try:
            with by_address.socket(address), metrics.SOCKETS.track_inprogress():
                await visit.serve()
        except TableError as error:
            await send(msgspec.json.encode(Closing(error.code, again=True)))
        await socket.close()


class Metrics(PrometheusController):
    """Figures for Prometheus; a proxy keeps them from the public."""

    path = "/metrics"


def create_app(config: Config) -> Litestar:
    """Return the application. It opens its database when it starts."""
    hosts = allowed_hosts(config)
    return Litestar(
        [*ROUTES, table_socket, Metrics, *client_routes(config.client)],
        lifespan=[_lifespan],
        dependencies=_dependencies(config),
        state=State({"config": config, "hosts": frozenset(hosts)}),
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        middleware=[_FIGURES.middleware, _PATIENCE.middleware],
        allowed_hosts=AllowedHostsConfig(hosts, scopes={ScopeType.HTTP}, www_redirect=False),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Ecliptic", version=version("ecliptic"), render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


_FIGURES = PrometheusConfig(app_name="ecliptic", prefix="ecliptic")
_PATIENCE = RateLimitConfig(rate_limit=("second", PER_SECOND), exclude_opt_key="unlimited")


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the tables before the first request, and close them after the last."""
    config: Config = app.state.config
    store = await Store.open(config.database)
    thinkers = Thinkers(config.workers)
    thinkers.warm_up()
    house = House(store, thinkers, config.pace)
    app.state.house = house
    house.start()
    try:
        yield
    finally:
        await house.close()
        await store.close()


def _dependencies(config: Config) -> dict[str, Provide]:
    """Return what routes may ask for by the names of their arguments."""
    by_address = Addresses(config.limits)
    return {
        "house": Provide(_house, sync_to_thread=False),
        "config": Provide(lambda: config, sync_to_thread=False),
        "by_address": Provide(lambda: by_address, sync_to_thread=False),
    }


def _house(state: State) -> House:
    house: House = state.house
    return house
