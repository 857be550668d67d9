"""Measures how many open tables a server holds: latency, processor time, memory, durability.

    python benchmarks/tables.py --server PYTHON [--tables N] [--rate N] [--seconds N]

Starts `ecliptic serve` with the given interpreter on an empty database, opens tables for
two people each, connects both, and lets all of them make moves at a fixed rate in all.
Each move's time runs from sending it to the server's word that it is on the disk. Then
the server is killed with no warning, and every acknowledged move is looked for. The
figures are printed and written to a JSON file. The client needs msgspec and websockets.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import msgspec
import websockets

TICKS = os.sysconf("SC_CLK_TCK")

OPEN_AT_ONCE = 20
"""Connections that are being opened side by side."""


class Choice(msgspec.Struct):
    """A legal move."""

    text: str


class Scene(msgspec.Struct):
    """What this client reads of a scene."""

    moves: list[Choice]


class Heard(msgspec.Struct):
    """What this client reads of any frame."""

    t: str
    id: str | None = None
    number: int = 0
    phase: str = ""
    scene: Scene | None = None
    code: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Player:
    """One connection: keeps the newest update and the move that is on its way."""

    def __init__(self) -> None:
        self.update = Heard("none")
        self.sent: dict[str, float] = {}
        self.refused = 0

    async def listen(self, took: list[float], acknowledged: set[tuple[str, str]]) -> None:
        """Read frames until the connection ends."""
        async for frame in self.socket:
            heard = decode(frame)
            if heard.t == "update":
                self.update = heard
            elif heard.t == "done" and heard.id in self.sent:
                took.append(time.perf_counter() - self.sent.pop(heard.id))
                acknowledged.add((self.table, heard.id))
            elif heard.t == "refused" and heard.id in self.sent:
                self.sent.pop(heard.id)
                self.refused += 1

    async def connect(self, base: str, table: str, key: str) -> None:
        """Join a table."""
        self.table = table
        self.socket = await websockets.connect(
            f"ws://{base}/ws", subprotocols=["ecliptic.v1"], compression=None, max_size=None
        )
        await self.socket.send(json.dumps({"t": "join", "table": table, "key": key}))

    async def move(self, name: str) -> bool:
        """Make the first legal move, if it is this player's turn."""
        update = self.update
        if self.sent or update.scene is None or not update.scene.moves:
            return False
        text = update.scene.moves[0].text
        self.sent[name] = time.perf_counter()
        asked = {"t": "move", "id": name, "number": update.number, "text": text}
        await self.socket.send(json.dumps(asked))
        return True


def opened(base: str) -> tuple[str, list[str]]:
    """Open a table for two people; wait where the server asks for patience."""
    body = {"game": "dual", "seats": [{"kind": "link"}, {"kind": "link"}]}
    request = urllib.request.Request(
        f"http://{base}/api/tables",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    while True:
        try:
            with urllib.request.urlopen(request) as answer:  # noqa: S310  # http, see above
                made = json.load(answer)
                return made["table"], [link["key"] for link in made["links"] if link["seats"]]
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(0.1)


def processor_seconds(pid: int) -> float:
    """Return what a process alone has used of a core (bots' workers are others)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes(pid: int) -> float:
    """Return the memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(python: str, port: int, folder: str) -> subprocess.Popen:
    """Start the server and wait until it answers."""
    command = [python, "-m", "ecliptic", "serve", "--no-browser"]
    command += ["--port", str(port), "--data", folder]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
        except OSError:
            time.sleep(0.1)
        else:
            return server
    raise SystemExit("the server does not answer")


async def connected(base: str, tables: list[tuple[str, list[str]]]) -> list[tuple[Player, Player]]:
    """Connect both players of every table."""
    gate = asyncio.Semaphore(OPEN_AT_ONCE)

    async def one(table: str, key: str) -> Player:
        player = Player()
        async with gate:
            await player.connect(base, table, key)
        return player

    seats = [one(table, key) for table, keys in tables for key in keys]
    players = await asyncio.gather(*seats)
    return list(zip(players[::2], players[1::2], strict=True))


async def driven(pairs: list[tuple[Player, Player]], rate: float, seconds: float) -> int:
    """Make moves at a rate, table after table; return how many were sent."""
    begin, sent, place = time.perf_counter(), 0, 0
    while (now := time.perf_counter()) < begin + seconds:
        due = int((now - begin) * rate)
        idle = 0
        while sent < due and idle < len(pairs):
            pair = pairs[place % len(pairs)]
            place += 1
            moved = [await player.move(f"m{sent}") for player in pair]
            sent, idle = (sent + 1, 0) if any(moved) else (sent, idle + 1)
        await asyncio.sleep(0.001)
    return sent


async def measured(options: argparse.Namespace, server: subprocess.Popen, base: str) -> dict:
    """Return the figures, and the moves that were acknowledged."""
    empty = megabytes(server.pid)
    tables = [await asyncio.to_thread(opened, base) for _ in range(options.tables)]
    pairs = await connected(base, tables)
    took: list[float] = []
    acknowledged: set[tuple[str, str]] = set()
    players = [player for pair in pairs for player in pair]
    ears = [asyncio.create_task(one.listen(took, acknowledged)) for one in players]
    await driven(pairs, options.rate, options.warm_up)
    took.clear()
    before, clock = processor_seconds(server.pid), time.perf_counter()
    sent = await driven(pairs, options.rate, options.seconds)
    used = processor_seconds(server.pid) - before
    lasted = time.perf_counter() - clock
    in_order = sorted(took)
    figures = {
        "tables": len(pairs),
        "connections": len(players),
        "moves": len(in_order),
        "moves_per_second": round(sent / lasted, 1),
        "p50_ms": round(in_order[len(in_order) // 2] * 1000, 1),
        "p99_ms": round(in_order[int(len(in_order) * 0.99)] * 1000, 1),
        "refused": sum(player.refused for player in players),
        "cpu_ms_per_move": round(used / max(1, len(in_order)) * 1000, 2),
        "cpu_share": round(used / lasted, 2),
        "memory_mb": round(megabytes(server.pid), 1),
        "kb_per_table": round((megabytes(server.pid) - empty) * 1024 / len(pairs), 1),
        "load": os.getloadavg()[0],
    }
    server.send_signal(signal.SIGKILL)  # in the middle of it
    await asyncio.gather(*ears, return_exceptions=True)
    figures["acknowledged"] = len(acknowledged)
    return figures | {"names": acknowledged}


def lost(database: Path, acknowledged: set[tuple[str, str]]) -> int:
    """Return how many acknowledged moves are not in the database."""
    with closing(sqlite3.connect(database)) as there:
        rows = there.execute("SELECT table_id, body FROM events WHERE kind = 'move'")
        stored = {(table, json.loads(body).get("id")) for table, body in rows}
    return len(acknowledged - stored)


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", required=True, help="the interpreter that serves")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, in all")
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = started(options.server, port, folder)
        try:
            figures = asyncio.run(measured(options, server, f"127.0.0.1:{port}"))
        finally:
            server.kill()
            server.wait()
        figures["lost"] = lost(Path(folder, "tables.db"), figures.pop("names"))
    for name, value in figures.items():
        print(f"{name:20} {value}")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
