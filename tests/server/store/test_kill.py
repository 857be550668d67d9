from __future__ import annotations

import subprocess
import sys

import pytest

from tests.server.store import tables
from tests.server.store.tables import move

pytestmark = pytest.mark.anyio


def acknowledged(url: str, run: str, lines: int) -> set[tuple[str, int]]:
    """Let a process play, kill it after some lines, and return all that it acknowledged."""
    command = [sys.executable, tables.__file__, url, run]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        told = [player.stdout.readline() for _ in range(lines)]
        player.kill()
        told += player.stdout.readlines()
    pairs = (line.split() for line in told if line.endswith("\n"))
    return {(table, int(number)) for table, number in pairs}


@pytest.mark.parametrize("lines", [1, 70, 333])
async def test_a_killed_process_loses_no_event_that_it_acknowledged(database, opened, lines):
    told = acknowledged(database, "run", lines)
    store = await opened(database)
    stored = {table: await store.events(table) for table in await store.unfinished()}

    assert len(told) >= lines
    assert told <= {(table, number) for table in stored for number in range(len(stored[table]))}
    assert all(events == [move(n) for n in range(len(events))] for events in stored.values())
