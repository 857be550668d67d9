"""A server as a process of its own, and a client with a real socket."""

from __future__ import annotations

import http.client
import json
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets import Subprotocol
from websockets.sync.client import ClientConnection, connect

from ecliptic.server.protocol import SUBPROTOCOL, Answered, Asked, Update
from ecliptic.server.requests import NewTable, Opened, SeatLink, TakeSeat

PATIENCE = 30
"""Seconds to wait for a server."""

READY = "Ctrl-C ends it"

HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Protocol": SUBPROTOCOL,
}

decode = msgspec.json.Decoder(Answered).decode


class Served:
    """`ecliptic serve` on a port of its own; it keeps its tables over restarts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.errors = folder / "errors.txt"
        self.start()

    def start(self) -> None:
        """Start, and return when requests are answered."""
        with self.errors.open("a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                command(self.folder, self.port), stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        told = ""
        while READY not in told:
            line = self.process.stdout.readline()
            assert line, f"the server has ended: {self.errors.read_text(encoding='utf-8')}"
            told += line

    def restart(self, *, kill: bool = False) -> None:
        """End the server, by SIGKILL or in good order, and start it again at the same place."""
        self.end(signal.SIGKILL if kill else signal.SIGTERM)
        self.start()

    def end(self, number: signal.Signals) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(number)
        assert self.process.stdout is not None
        with self.process.stdout:
            return self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGTERM)

    def open_table(self, asked: NewTable) -> Opened:
        return msgspec.json.decode(self.post("/api/tables", asked), type=Opened)

    def take_seat(self, table: str, asked: TakeSeat) -> SeatLink:
        body = self.post(f"/api/tables/{table}/seats", asked)
        return msgspec.json.decode(body, type=SeatLink)

    def post(self, path: str, asked: Any) -> bytes:
        request = urllib.request.Request(
            self.url + path,
            msgspec.json.encode(asked),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            body: bytes = answer.read()
        return body

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    @contextmanager
    def socket(self, **more: Any) -> Iterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.port}/ws"
        with connect(address, subprotocols=[Subprotocol(SUBPROTOCOL)], **more) as one:
            yield one

    def knock(self, host: str) -> int:
        """Ask for a socket by another name; return the status of the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Host": host, "Origin": f"http://{host}", **HANDSHAKE}
        connection.request("GET", "/ws", headers=headers)
        with connection.getresponse() as answer:
            status = answer.status
        connection.close()
        return status


def command(folder: Path, port: int) -> list[str]:
    serve = ["serve", "--no-browser", "--port", str(port), "--data", str(folder), "--pace", "0"]
    return [sys.executable, "-m", "ecliptic", *serve]


def refused(folder: Path, port: int) -> subprocess.CompletedProcess[str]:
    """Start a server that cannot start."""
    return subprocess.run(
        command(folder, port), capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def send(one: ClientConnection, asked: Asked) -> None:
    one.send(msgspec.json.encode(asked).decode())


def next_reply(one: ClientConnection) -> Any:
    return decode(one.recv(timeout=PATIENCE))


def next_update(one: ClientConnection) -> Update:
    while True:
        reply = next_reply(one)
        if isinstance(reply, Update):
            return reply
