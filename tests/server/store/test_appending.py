from __future__ import annotations

import asyncio
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from ecliptic.server.store import Conflict, Event, StoreError
from tests.server.store.tables import move, open_tables, race

pytestmark = pytest.mark.anyio

NUMBERS = count()
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(), values, max_size=3),
    max_leaves=8,
)
EVENTS = st.builds(
    Event,
    kind=st.sampled_from(["move", "chat", "join"]),
    seat=st.none() | st.integers(0, 15),
    body=st.dictionaries(st.text(), JSON, max_size=3),
    at=st.floats(0, 1e11),
)
ATTEMPTS = st.lists(st.tuples(st.integers(0, 12), st.lists(EVENTS, max_size=4)), max_size=12)


def expected(attempts) -> tuple[list[Event], list[type[object]]]:
    """Return what must be stored, and the answer to each attempt, if they come one by one."""
    stored: list[Event] = []
    answers: list[type[object]] = []
    for first, events in attempts:
        fits = not events or first == len(stored)
        answers.append(type(None) if fits else Conflict)
        stored += events if fits else []
    return stored, answers


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(attempts=ATTEMPTS)
async def test_whatever_is_asked_at_once_a_table_has_no_gap_and_no_double(store, attempts):
    table = f"t{next(NUMBERS)}"
    await open_tables(store, table)
    calls = (store.append(table, first, events) for first, events in attempts)
    answers = await asyncio.gather(*calls, return_exceptions=True)
    stored = await store.events(table)

    assert (stored, [type(answer) for answer in answers]) == expected(attempts)


async def test_of_two_who_append_at_once_one_is_told_that_the_table_has_moved_on(store):
    await open_tables(store, "t")
    answers = await asyncio.gather(
        store.append("t", 0, [move(0)]), store.append("t", 0, [move(1)]), return_exceptions=True
    )

    assert [type(answer) for answer in answers] == [type(None), Conflict]
    assert await store.events("t") == [move(0)]


async def test_a_conflict_is_an_answer_and_no_line_in_a_log(store, caplog):
    await open_tables(store, "t")
    answers = await asyncio.gather(
        *(store.append("t", 0, [move(n), move(n + 1)]) for n in range(9)), return_exceptions=True
    )

    assert [type(answer) for answer in answers] == [type(None), *[Conflict] * 8]
    assert caplog.records == []


async def test_one_guilty_change_fails_alone_among_many(store):
    names = [f"t{number}" for number in range(40)]
    await open_tables(store, *names)
    good = [store.append(name, 0, [move(0)]) for name in names]
    guilty = [
        store.append("t7", 5, [move()]),
        store.append("nowhere", 0, [move()]),
        store.append("t8", 1, [move(seat=2**70)]),
    ]
    answers = await asyncio.gather(*good, *guilty, return_exceptions=True)
    stored = [await store.events(name) for name in names]

    assert answers[:40] == [None] * 40
    assert isinstance(answers[40], Conflict)
    assert isinstance(answers[41], StoreError)
    assert isinstance(answers[42], (StoreError, OverflowError))
    assert stored == [[move(0)]] * 40


async def test_events_and_the_end_of_a_table_are_stored_together(store):
    await open_tables(store, "t")
    await asyncio.gather(
        store.append("t", 0, [move(0)]), store.append("t", 1, [move(1)], finished=12.5)
    )

    assert await store.unfinished() == []
    assert await store.events("t") == [move(0), move(1)]


async def test_all_that_was_asked_before_closing_is_stored(database, opened):
    store = await opened(database)
    await open_tables(store, "t")
    asked = [asyncio.ensure_future(store.append("t", n, [move(n)])) for n in range(1500)]
    await asyncio.wait(asked[:1], return_when=asyncio.FIRST_COMPLETED)
    await store.close()
    answers = await asyncio.gather(*asked)
    again = await opened(database)

    assert answers == [None] * 1500
    assert await again.events("t") == [move(n) for n in range(1500)]


@pytest.mark.postgres
async def test_two_processes_racing_at_a_table_leave_no_gap_and_no_double(postgres_url, opened):
    one, two = await opened(postgres_url), await opened(postgres_url)
    await open_tables(one, "t", "u")
    conflicts = await asyncio.gather(
        *(race(store, table, 20) for table in ("t", "u") for store in (one, two, one, two))
    )
    stored = [await one.events(table) for table in ("t", "u")]

    assert sum(conflicts) > 0
    assert stored == [[move(number) for number in range(160)]] * 2
