"""The application as a client of the web sees it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from ecliptic.server.app import create_app
from ecliptic.server.config import Config
from ecliptic.server.protocol import SUBPROTOCOL, Answered, Asked, Update
from ecliptic.server.thinkers import Thinkers
from tests.server.asked import ME, OPEN, dual

OWN = "http://127.0.0.1:8765"

decode = msgspec.json.Decoder(Answered).decode


@contextmanager
def site(database: str, client: Path, **more: Any) -> Iterator[TestClient[Litestar]]:
    """Serve a site in this process."""
    app = create_app(Config(database, client=client, workers=1, **more))
    with (
        patch.object(Thinkers, "warm_up"),  # most sites here need no bot
        TestClient(app, base_url=OWN, raise_server_exceptions=False) as browser,
    ):
        yield browser


def built_client(folder: Path) -> Path:
    """Return a folder like that of the built browser client."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ecliptic</title>", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("export {}", encoding="utf-8")
    return folder


def plain(asked: Any) -> Any:
    return msgspec.to_builtins(asked)


def opened(browser: TestClient[Litestar], asked: Any = None) -> dict[str, Any]:
    """Open a table, by default a public one with one seat left."""
    answer = browser.post("/api/tables", json=plain(asked or dual(ME, OPEN)))
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def keyed(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


class Socket:
    """A socket of the test client that speaks our language."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def send(self, asked: Asked) -> None:
        self.socket.send_text(msgspec.json.encode(asked).decode())

    def next(self) -> Any:
        return decode(self.socket.receive_text(timeout=20))

    def update(self) -> Update:
        while True:
            reply = self.next()
            if isinstance(reply, Update):
                return reply


@contextmanager
def socket(browser: TestClient[Litestar], **headers: str) -> Iterator[Socket]:
    with browser.websocket_connect("/ws", subprotocols=[SUBPROTOCOL], headers=headers) as one:
        yield Socket(one)
