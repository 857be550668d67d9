"""A PostgreSQL server for tests: Debian's, on loopback, on a free port, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import psycopg

MISSING = "NO POSTGRESQL HERE (Debian: apt-get install postgresql)"


@dataclass(frozen=True)
class Server:
    """A running server; `programs` is where PostgreSQL's programs lie."""

    programs: Path
    folder: Path
    port: int
    numbers: Iterator[int]

    def new_database(self) -> str:
        """Return the address of a database that nobody has used."""
        name = f"test{next(self.numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start, and return when connections are taken."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "''",
            "fsync": "off",  # tests kill clients, never the machine
            "max_connections": 200,
        }
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._control("start", "-o", options, "-l", str(self.folder / "log"))

    def stop(self) -> None:
        self._control("stop", "-m", "immediate")

    @contextmanager
    def away(self) -> Iterator[None]:
        """Cut everybody off at once, and come back in the end."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def _control(self, *arguments: str) -> None:
        folder = str(self.folder / "cluster")
        _as_postgres([str(self.programs / "pg_ctl"), "-D", folder, "-w", *arguments])


def programs() -> Path | None:
    """Return where the newest PostgreSQL's programs lie; None when there is none."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"),
        key=lambda path: float(path.parent.parent.name),
    )
    return found[-1].parent if found else None


@contextmanager
def running(programs: Path) -> Iterator[Server]:
    """Run a server with an empty cluster."""
    folder = Path(tempfile.mkdtemp(prefix="ecliptic-postgres-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    try:
        initdb = [str(programs / "initdb"), "--no-sync", "-A", "trust", "-U", "postgres"]
        _as_postgres([*initdb, "-D", str(folder / "cluster")])
        server = Server(programs, folder, _free_port(), count())
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _as_postgres(command: list[str]) -> None:
    """Run a program of PostgreSQL's; it refuses to run as root."""
    user = "postgres" if os.getuid() == 0 else None
    subprocess.run(command, user=user, group=user, cwd="/", check=True, stdout=subprocess.DEVNULL)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
