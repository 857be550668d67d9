"""One process for one SQLite file: two would not see each other's moves."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import BinaryIO

from ecliptic.server.store.errors import StoreError

if sys.platform == "win32":  # pragma: no cover - tested where it runs
    import msvcrt

    def _seize(file: BinaryIO) -> None:
        file.seek(1 << 30)  # beyond the process id, which others must be able to read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class DatabaseLock:
    """Holds `<database>.lock` until released; the system lets go of it when the process dies.

    The file stays: removing it would let two processes lock two files of one name.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock.

        Raises:
            StoreError: another process has it, or the folder cannot be written.
        """
        path = database.with_name(database.name + ".lock")
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
        except OSError as error:
            raise StoreError(f"cannot write {path}: {error.strerror}") from error
        try:
            _seize(self._file)
        except OSError as error:
            self._file.close()
            raise StoreError(_in_use(database, path)) from error
        self._file.truncate(0)
        self._file.write(str(os.getpid()).encode())
        self._file.flush()

    def release(self) -> None:
        """Let another process have the database."""
        self._file.close()


def _in_use(database: Path, lock: Path) -> str:
    holder = ""
    with contextlib.suppress(OSError):
        holder = lock.read_text(encoding="ascii", errors="replace").strip()
    return (
        f"{database} is in use by process {holder or 'unknown'}; stop that process, "
        "choose another file, or let several processes share a PostgreSQL database"
    )
