from __future__ import annotations

from dataclasses import replace

import pytest

from ecliptic.server.store import Conflict, Event, StoreError
from tests.server.store.tables import move, open_tables, row

pytestmark = pytest.mark.anyio

HALF_A_CHARACTER = "\ud800"
BODY: dict[str, object] = {
    "text": f"zero \x00 and {HALF_A_CHARACTER}",
    "deep": [{"n": 2**80, "x": 0.1, "no": None}],
}


async def test_a_table_comes_back_as_it_was_opened(store):
    await store.create(row(), [])

    assert await store.table("t") == row()


async def test_a_table_that_was_never_opened_is_not_there(store):
    assert await store.table("t") is None
    assert await store.events("t") == []
    assert await store.keys("t") == {}


@pytest.mark.parametrize("table", ["t\x00", HALF_A_CHARACTER])
async def test_no_table_has_an_id_that_no_database_takes(store, table):
    assert await store.table(table) is None
    assert await store.events(table) == []
    assert await store.keys(table) == {}


async def test_events_come_back_in_order_and_whole(store):
    events = [Event("chat", None, BODY, 1e9 + 1 / 3), *(move(number) for number in range(12))]
    await open_tables(store, "t", "other")
    await store.append("t", 0, events[:1])
    await store.append("t", 1, events[1:])
    await store.append("other", 0, [move(99)])

    assert await store.events("t") == events
    assert await store.events("t", 10) == events[10:]
    assert await store.events("t", 13) == []


async def test_keys_open_their_seats_at_their_table_only(store):
    await store.create(row("t"), [("aa", [0, 1]), ("bb", ())])
    await store.create(row("u"), [("aa", [1])])
    await store.add_key("t", "cc", (2,))

    assert await store.keys("t") == {"aa": (0, 1), "bb": (), "cc": (2,)}
    assert await store.keys("u") == {"aa": (1,)}


async def test_the_lobby_shows_the_newest_public_tables_that_go_on(store):
    await store.create(row("old", created=1), [])
    await store.create(row("ended", created=2), [])
    await store.create(row("private", created=3, public=False), [])
    await store.create(row("new", created=4), [])
    await store.append("ended", 0, [move()], finished=5.0)

    assert await store.public_tables(9) == ["new", "old"]
    assert await store.public_tables(1) == ["new"]


async def test_all_tables_that_go_on_come_back_after_a_start(store):
    await store.create(row("private", created=2, public=False), [])
    await store.create(row("first", created=1), [])
    await store.create(row("ended", created=3), [])
    await store.append("ended", 0, [], finished=5.0)

    assert await store.unfinished() == ["first", "private"]


async def test_everything_is_there_when_the_database_is_opened_again(database, opened):
    first = await opened(database)
    await first.create(row(), [("aa", [0])])
    await first.append("t", 0, [move()])
    await first.close()
    second = await opened(database)

    assert await second.table("t") == row()
    assert await second.events("t") == [move()]
    assert await second.keys("t") == {"aa": (0,)}


@pytest.mark.parametrize("first", [0, 1, 3, 9])
async def test_who_appends_anywhere_but_at_the_end_is_told_and_stores_nothing(store, first):
    await open_tables(store, "t")
    await store.append("t", 0, [move(0), move(1)])

    with pytest.raises(Conflict):
        await store.append("t", first, [move(7), move(8)], finished=3.0)
    assert await store.events("t") == [move(0), move(1)]
    assert await store.unfinished() == ["t"]


async def test_a_table_is_opened_once(store):
    await store.create(row("t"), [("aa", [0])])

    with pytest.raises(Conflict):
        await store.create(row("t"), [("bb", [1])])
    assert await store.keys("t") == {"aa": (0,)}


async def test_a_key_is_given_once(store):
    await store.create(row("t"), [("aa", [0])])

    with pytest.raises(Conflict):
        await store.add_key("t", "aa", [1])
    assert await store.keys("t") == {"aa": (0,)}


async def test_nothing_is_stored_for_a_table_that_was_never_opened(store):
    with pytest.raises(StoreError, match="no such table"):
        await store.append("t", 0, [move()])
    with pytest.raises(StoreError, match="no such table"):
        await store.add_key("t", "aa", [0])
    assert await store.events("t") == []


@pytest.mark.parametrize("body", [{"x": float("nan")}, {"x": object()}])
async def test_what_json_cannot_say_is_refused_before_it_is_written(store, body):
    await open_tables(store, "t")

    with pytest.raises((TypeError, ValueError)):
        await store.append("t", 0, [move(), Event("chat", 0, body, 1.0)])
    assert await store.events("t") == []


@pytest.mark.postgres
async def test_what_the_database_cannot_hold_is_refused_without_telling_secrets(
    postgres_url, opened
):
    store = await opened(postgres_url)
    with pytest.raises(StoreError, match="cannot be stored") as refusal:
        await store.create(replace(row(), secret="hush", edition=2**40), [("aa", [0])])

    assert "hush" not in str(refusal.value)
    assert await store.table("t") is None


async def test_a_closed_store_answers_nothing_and_can_be_closed_again(store):
    await open_tables(store, "t")
    await store.close()
    await store.close()

    with pytest.raises(StoreError, match="closed"):
        await store.append("t", 0, [move()])
    with pytest.raises(StoreError, match="closed"):
        await store.events("t")
    assert not await store.ready()


async def test_an_open_store_is_ready(store):
    assert await store.ready()
