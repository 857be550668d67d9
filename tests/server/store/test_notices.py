from __future__ import annotations

import asyncio

import psycopg
import pytest

from ecliptic.server.store import Store, StoreError
from tests.server.store.tables import move, open_tables

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]

LISTENERS = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' AND datname = %s"


class Ear:
    """What one store hears."""

    def __init__(self, store: Store) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        store.on_notice(self.heard.put_nowait)

    async def next(self) -> str:
        async with asyncio.timeout(20):
            return await self.heard.get()


def lose_listeners(url: str) -> int:
    """Cut every connection that listens; return how many there were."""
    with psycopg.connect(url, autocommit=True) as connection:
        listeners = connection.execute(LISTENERS, [connection.info.dbname]).fetchall()
        for (listener,) in listeners:
            connection.execute("SELECT pg_terminate_backend(%s)", [listener])
    return len(listeners)


async def test_the_other_process_hears_of_new_events_and_oneself_does_not(postgres_url, opened):
    one, two = await opened(postgres_url), await opened(postgres_url)
    await open_tables(one, "t", "u")
    first, second = Ear(one), Ear(two)
    await one.append("t", 0, [move(0), move(1)])
    heard_by_two = await second.next()
    await two.append("u", 0, [move(0)])
    heard_by_one = await first.next()

    assert (heard_by_two, heard_by_one) == ("t", "u")
    assert first.heard.empty()
    assert second.heard.empty()


async def test_when_a_notice_comes_the_events_are_there(postgres_url, opened):
    one, two = await opened(postgres_url), await opened(postgres_url)
    await open_tables(one, "t")
    ear = Ear(two)
    await one.append("t", 0, [move(0)])
    table = await ear.next()

    assert await two.events(table) == [move(0)]


async def test_everybody_who_asked_is_called(postgres_url, opened):
    one, two = await opened(postgres_url), await opened(postgres_url)
    await open_tables(one, "t")
    ears = [Ear(two), Ear(two)]
    await one.append("t", 0, [move(0)])

    assert [await ear.next() for ear in ears] == ["t", "t"]


async def test_a_lost_connection_heals_and_asks_to_reread_every_table(postgres_url, opened):
    one, two = await opened(postgres_url), await opened(postgres_url)
    await open_tables(one, "t")
    first, second = Ear(one), Ear(two)
    lost = await asyncio.to_thread(lose_listeners, postgres_url)
    reread = [await first.next(), await second.next()]
    await one.append("t", 0, [move(0)])

    assert lost == 2
    assert reread == ["", ""]
    assert await second.next() == "t"


async def test_the_store_heals_when_the_server_comes_back(postgres_url, postgres_server, opened):
    store = await opened(postgres_url)
    await open_tables(store, "t")
    ear = Ear(store)
    await store.append("t", 0, [move(0)])
    with postgres_server.away():
        was_ready = await store.ready()
        with pytest.raises(StoreError, match="has not confirmed"):
            await store.append("t", 1, [move(1)])
        with pytest.raises(StoreError, match="does not answer"):
            await store.events("t")
    reread = await ear.next()
    await store.append("t", 1, [move(1)])

    assert not was_ready
    assert reread == ""
    assert await store.ready()
    assert await store.events("t") == [move(0), move(1)]


async def test_a_store_can_be_closed_while_the_server_is_away(
    postgres_url, postgres_server, opened
):
    store = await opened(postgres_url)
    with postgres_server.away():
        await store.close()

    assert not await store.ready()


async def test_a_server_that_is_not_there_is_refused(postgres_url, postgres_server, opened):
    with postgres_server.away(), pytest.raises(StoreError, match="cannot open"):
        await opened(postgres_url)


async def test_a_server_that_will_not_let_us_listen_is_refused(postgres_url, opened, monkeypatch):
    monkeypatch.setattr("ecliptic.server.store.notices.CHANNEL", "no channel")

    with pytest.raises(StoreError, match="cannot listen"):
        await opened(postgres_url)
