from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ecliptic.server.store import StoreError

pytestmark = pytest.mark.anyio

SECOND = """
import asyncio, sys
from ecliptic.server.store import Store, StoreError
try:
    asyncio.run(Store.open(sys.argv[1]))
except StoreError as error:
    print(error.code, error)
"""


def second_process(url: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SECOND, url], capture_output=True, text=True, check=True
    )
    return done.stdout


async def test_a_second_process_is_refused_and_told_who_has_the_database(sqlite_url, opened):
    await opened(sqlite_url)

    assert f"store {sqlite_url[10:]} is in use by process {os.getpid()};" in second_process(
        sqlite_url
    )


async def test_a_second_process_may_open_the_database_once_the_first_has_closed_it(
    sqlite_url, opened
):
    store = await opened(sqlite_url)
    await store.close()

    assert second_process(sqlite_url) == ""


async def test_the_refused_one_leaves_the_holder_named_and_ready(sqlite_url, opened):
    store = await opened(sqlite_url)
    with pytest.raises(StoreError, match="in use"):
        await opened(sqlite_url)
    with pytest.raises(StoreError, match=f"in use by process {os.getpid()};"):
        await opened(sqlite_url)

    assert await store.ready()


async def test_a_lock_file_that_names_nobody_still_locks(sqlite_url, tmp_path, opened):
    await opened(sqlite_url)
    (tmp_path / "tables.db.lock").write_bytes(b"")

    with pytest.raises(StoreError, match="in use by process unknown;"):
        await opened(sqlite_url)


async def test_folders_that_are_missing_are_made(tmp_path, opened):
    store = await opened(f"sqlite:///{tmp_path}/a/b/tables.db")

    assert await store.ready()


async def test_a_place_that_cannot_be_written_is_named(tmp_path, opened):
    (tmp_path / "file").touch()

    with pytest.raises(StoreError, match=r"cannot write .*file/tables\.db\.lock"):
        await opened(f"sqlite:///{tmp_path}/file/tables.db")


async def test_the_store_of_a_sqlite_file_is_alone(sqlite_url, opened):
    store = await opened(sqlite_url)

    assert store.is_alone


@pytest.mark.postgres
async def test_the_store_of_a_postgresql_database_is_not_alone(postgres_url, opened):
    store = await opened(postgres_url)

    assert not store.is_alone
