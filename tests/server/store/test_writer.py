from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest

from ecliptic.server.store.changes import Change
from ecliptic.server.store.errors import Conflict, StoreError
from ecliptic.server.store.writer import LARGEST_GROUP, UnreachableError, Writer

pytestmark = pytest.mark.anyio


class Disk:
    """Notes each transaction; waits until it is let go, and refuses what it is told to."""

    def __init__(self, refused: dict[str, Exception] | None = None) -> None:
        self.refused = refused or {}
        self.groups: list[list[str]] = []
        self.busy = threading.Event()
        self.free = threading.Event()

    def commit(self, changes: Sequence[Change]) -> None:
        self.busy.set()
        self.free.wait(10)
        tables = [change.table for change in changes]
        self.groups.append(tables)
        for table in tables:
            if table in self.refused:
                raise self.refused[table]


async def asked(writer: Writer, disk: Disk, tables: Sequence[str]) -> list[asyncio.Task[None]]:
    """Ask for a first change, wait until the disk is busy with it, then ask for the others."""
    first = asyncio.ensure_future(writer.write(Change("first")))
    await asyncio.to_thread(disk.busy.wait)
    rest = [asyncio.ensure_future(writer.write(Change(table))) for table in tables]
    await asyncio.sleep(0)  # lets them ask
    return [first, *rest]


async def test_what_queues_up_while_the_disk_is_busy_is_one_transaction():
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = await asked(writer, disk, ["a", "b", "c"])
    disk.free.set()
    await asyncio.gather(*tasks)
    await writer.close()

    assert disk.groups == [["first"], ["a", "b", "c"]]


async def test_a_group_has_a_largest_size():
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = await asked(writer, disk, ["a"] * (LARGEST_GROUP + 1))
    disk.free.set()
    await asyncio.gather(*tasks)
    await writer.close()

    assert [len(group) for group in disk.groups] == [1, LARGEST_GROUP, 1]


async def test_only_the_guilty_change_fails_and_the_order_stays():
    refusal = Conflict()
    disk = Disk({"bad": refusal})
    writer = Writer(disk.commit)
    tasks = await asked(writer, disk, ["a", "b", "bad", "c"])
    disk.free.set()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    await writer.close()

    assert answers == [None, None, None, refusal, None]
    assert disk.groups[2:] == [["a", "b"], ["bad", "c"], ["bad"], ["c"]]


async def test_a_lost_database_is_asked_once_for_a_whole_group():
    lost = UnreachableError("gone")
    disk = Disk({"b": lost})
    writer = Writer(disk.commit)
    tasks = await asked(writer, disk, ["a", "b", "c"])
    disk.free.set()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    await writer.close()

    assert answers == [None, lost, lost, lost]
    assert disk.groups == [["first"], ["a", "b", "c"]]


async def test_closing_writes_what_waits_and_takes_nothing_more():
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = await asked(writer, disk, ["a", "b"])
    closing = asyncio.ensure_future(writer.close())
    await asyncio.sleep(0)  # lets it close
    with pytest.raises(StoreError, match="closed"):
        await writer.write(Change("late"))
    disk.free.set()
    await asyncio.gather(*tasks, closing)
    await writer.close()

    assert disk.groups == [["first"], ["a", "b"]]
    assert not writer.alive


async def test_who_stops_waiting_does_not_disturb_the_others():
    disk = Disk({"b": Conflict()})
    writer = Writer(disk.commit)
    first, given_up, refused, other = await asked(writer, disk, ["a", "b", "c"])
    given_up.cancel()
    refused.cancel()
    disk.free.set()
    await asyncio.gather(first, other)
    await writer.close()

    assert given_up.cancelled()
    assert refused.cancelled()
    assert disk.groups[1] == ["a", "b", "c"]
