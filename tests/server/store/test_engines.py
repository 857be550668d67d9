from __future__ import annotations

import pytest

from ecliptic.server.store import Store, StoreError
from ecliptic.server.store.engines import database_url, reading_engine, writing_engine

FULL = 2


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("synchronous", FULL), ("journal_mode", "wal"), ("foreign_keys", 1), ("busy_timeout", 5000)],
)
def test_the_connection_that_writes_to_sqlite_waits_for_the_disk(sqlite_url, pragma, value):
    engine = writing_engine(database_url(sqlite_url))
    with engine.connect() as connection:
        found = connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one()
    engine.dispose()

    assert found == value


@pytest.mark.anyio
async def test_the_store_writes_with_that_connection(sqlite_url, opened):
    store = await opened(sqlite_url)
    with store._writing.connect() as connection:  # noqa: SLF001 - nothing else can show it
        found = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()

    assert found == FULL


def test_the_connections_that_read_sqlite_cannot_write(sqlite_url):
    engine = reading_engine(database_url(sqlite_url))
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA query_only").scalar_one()
    engine.dispose()

    assert found == 1


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+psycopg"])
def test_postgresql_is_reached_with_psycopg_and_not_waited_for_for_ever(scheme):
    url = database_url(f"{scheme}://ana@host/tables?connect_timeout=3")

    assert url.drivername == "postgresql+psycopg"
    assert url.query["connect_timeout"] == "3"
    assert url.query["tcp_user_timeout"] == "30000"


@pytest.mark.parametrize(
    "text", ["", "tables.db", "sqlite://", "sqlite:///:memory:", "mysql://ana:pw@host/tables"]
)
@pytest.mark.anyio
async def test_another_kind_of_database_is_refused_and_told_without_its_password(text):
    with pytest.raises(StoreError, match="expected sqlite:///path or postgresql://") as refusal:
        await Store.open(text)

    assert "pw" not in str(refusal.value)
