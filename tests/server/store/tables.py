"""Tables and events for the tests of the store, and those who play there."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from ecliptic.server.store import Conflict, Event, Store, TableRow

Opener: TypeAlias = Callable[[str], Awaitable[Store]]


def row(table: str = "t", *, created: float = 1.5, public: bool = True) -> TableRow:
    return TableRow(table, "dual", 3, {"players": 2, "names": ["Ana"]}, "secret", created, public)


def move(number: int = 0, seat: int | None = 0) -> Event:
    return Event("move", seat, {"text": f"play s{number}"}, 10.0 + number)


async def open_tables(store: Store, *names: str) -> None:
    for name in names:
        await store.create(row(name), [])


async def race(store: Store, table: str, wins: int) -> int:
    """Append to a table that others append to; return how often somebody was faster."""
    conflicts = 0
    while wins:
        first = len(await store.events(table))
        try:
            await store.append(table, first, [move(first), move(first + 1)])
        except Conflict:
            conflicts += 1
        else:
            wins -= 1
    return conflicts


async def play_forever(store: Store, table: str) -> None:
    """Append one event after the other and print each one that is acknowledged."""
    await store.create(row(table), [])
    number = 0
    while True:
        await store.append(table, number, [move(number)])
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()
        number += 1


async def play_many(url: str, run: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play_forever(store, f"{run}-{table}") for table in range(20)))


if __name__ == "__main__":
    asyncio.run(play_many(sys.argv[1], sys.argv[2]))
