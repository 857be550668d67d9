from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from ecliptic.server.store import StoreError, migration, schema
from ecliptic.server.store.engines import database_url, migrating_engine, writing_engine
from ecliptic.server.store.migration import migrate

OPEN = """
import asyncio, sys
from ecliptic.server.store import Store
async def main():
    store = await Store.open(sys.argv[1])
    print(await store.ready())
    await store.close()
asyncio.run(main())
"""


def execute(url: str, statement: str) -> None:
    engine = writing_engine(database_url(url))
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def tables_in(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    connection.close()
    return [name for (name,) in rows]


def test_the_migrations_make_the_schema_that_the_store_uses(database):
    migrate(database_url(database))
    engine = migrating_engine(database_url(database))
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)

    assert differences == []


def test_migrating_again_changes_nothing(database):
    first = migrate(database_url(database))

    assert migrate(database_url(database)) == first


@pytest.mark.postgres
def test_three_processes_may_migrate_at_once(postgres_url):
    command = [sys.executable, "-c", OPEN, postgres_url]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    answers = [process.communicate()[0] for process in processes]

    assert answers == ["True\n"] * 3


def test_a_migration_that_fails_leaves_nothing_half_made(sqlite_url, tmp_path, monkeypatch):
    def no_version(connection):
        raise KeyboardInterrupt

    monkeypatch.setattr(migration, "version", no_version)
    with pytest.raises(KeyboardInterrupt):
        migrate(database_url(sqlite_url))

    assert tables_in(tmp_path / "tables.db") == []


@pytest.mark.anyio
async def test_a_database_of_a_newer_ecliptic_is_refused(database, opened):
    await asyncio.to_thread(migrate, database_url(database))
    await asyncio.to_thread(execute, database, "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(StoreError, match="newer than this Ecliptic"):
        await opened(database)


@pytest.mark.anyio
async def test_a_database_that_is_refused_is_not_kept_locked(sqlite_url, opened):
    await asyncio.to_thread(migrate, database_url(sqlite_url))
    await asyncio.to_thread(execute, sqlite_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError):
        await opened(sqlite_url)
    await asyncio.to_thread(execute, sqlite_url, "UPDATE alembic_version SET version_num = '0001'")
    store = await opened(sqlite_url)

    assert await store.ready()


@pytest.mark.anyio
async def test_a_store_whose_database_was_migrated_by_a_newer_one_is_not_ready(database, opened):
    store = await opened(database)
    await asyncio.to_thread(execute, database, "UPDATE alembic_version SET version_num = '9999'")

    assert not await store.ready()


@pytest.mark.anyio
async def test_a_file_that_is_no_database_is_refused(sqlite_url, tmp_path, opened):
    (tmp_path / "tables.db").write_text("a shopping list, long enough to be no header" * 9)

    with pytest.raises(StoreError, match="cannot open"):
        await opened(sqlite_url)
