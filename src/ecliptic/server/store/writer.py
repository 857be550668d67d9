"""One thread that writes, with group commit.

Whatever has queued up while the disk was busy goes into the next transaction, so that a
thousand moves cost a few waits for the disk. A change that cannot be written must not
sink the others: its group is halved until it stands alone.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Final, TypeAlias

from ecliptic.server.store.changes import Change
from ecliptic.server.store.errors import StoreError

LARGEST_GROUP: Final = 512


class UnreachableError(StoreError):
    """The database failed, not the change: trying the change alone would not help."""


@dataclass(frozen=True)
class Waiting:
    """A change and who waits for it to be on disk."""

    change: Change
    done: asyncio.Future[None]


Outcome: TypeAlias = tuple[Waiting, Exception | None]


class Writer:
    """Takes changes from one asyncio loop and has them committed in the order they came.

    `commit` writes a group in one transaction, in the writer's thread. It raises
    `UnreachableError` for the whole group, anything else for a guilty change in it.
    """

    def __init__(self, commit: Callable[[Sequence[Change]], None]) -> None:
        self._commit = commit
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether changes are still taken."""
        return not self._closed and self._thread.is_alive()

    async def write(self, change: Change) -> None:
        """Return when the change is on disk.

        Who stops waiting may still find it written.

        Raises:
            StoreError: the writer is closed.
            Exception: what `commit` raised for this change.
        """
        if not self.alive:
            raise StoreError("the store is closed")
        done = self._loop.create_future()
        self._queue.put(Waiting(change, done))
        await done

    async def close(self) -> None:
        """Write what has been asked for, then end."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while group := self._next_group():
            self._loop.call_soon_threadsafe(_tell, self._settle(group))

    def _next_group(self) -> list[Waiting]:
        """Return the group that waits now; empty when there will be no more."""
        group: list[Waiting] = []
        waiting = self._queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == LARGEST_GROUP:
                return group
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return group
        if group:
            self._queue.put(None)  # the end comes again after this last group
        return group

    def _settle(self, group: Sequence[Waiting]) -> list[Outcome]:
        try:
            self._commit([waiting.change for waiting in group])
        except UnreachableError as error:
            return [(waiting, error) for waiting in group]
        except Exception as error:  # noqa: BLE001 - goes to who asked for the change
            return self._settle_halves(group, error)
        return [(waiting, None) for waiting in group]

    def _settle_halves(self, group: Sequence[Waiting], error: Exception) -> list[Outcome]:
        if len(group) == 1:
            return [(group[0], error)]
        middle = len(group) // 2
        return self._settle(group[:middle]) + self._settle(group[middle:])


def _tell(outcomes: Sequence[Outcome]) -> None:
    for waiting, error in outcomes:
        if waiting.done.done():  # nobody waits any more
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)
