"""How to reach the database: one connection that writes, a few that read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from ecliptic.server.store.errors import StoreError

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection

READERS: Final = 4

# Seconds, but for the last: how long a PostgreSQL server that has vanished is waited for.
_PATIENCE: Final = {
    "connect_timeout": "10",
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
_DURABLE: Final = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA busy_timeout=5000")


def database_url(text: str) -> URL:
    """Return the address of the database, with the driver we use.

    Raises:
        StoreError: it is neither `sqlite:///path` nor `postgresql://...`.
    """
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError(_expected("something else")) from None  # it may hold a password
    if url.drivername == "sqlite" and url.database and url.database != ":memory:":
        return url
    if url.drivername in {"postgresql", "postgresql+psycopg"}:
        return url.set(drivername="postgresql+psycopg", query={**_PATIENCE, **url.query})
    raise StoreError(_expected(url.render_as_string(hide_password=True)))


def _expected(got: str) -> str:
    return f"database: expected sqlite:///path or postgresql://user@host/name, got {got}"


def writing_engine(url: URL) -> Engine:
    """Return an engine with one connection, whose transactions are on disk once committed."""
    if url.drivername == "sqlite":
        return _writing_sqlite(_engine(url, pool_size=1, max_overflow=0), "ON")
    return _engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)


def reading_engine(url: URL) -> Engine:
    """Return an engine whose every statement sees the newest commit."""
    engine = _engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        pool_pre_ping=url.drivername != "sqlite",
        isolation_level="AUTOCOMMIT",
    )
    if url.drivername == "sqlite":
        _on_connect(engine, ("PRAGMA busy_timeout=5000", "PRAGMA query_only=ON"))
    return engine


def migrating_engine(url: URL) -> Engine:
    """Return an engine that may rebuild SQLite tables others refer to."""
    engine = _engine(url, poolclass=NullPool)
    return _writing_sqlite(engine, "OFF") if url.drivername == "sqlite" else engine


def _engine(url: URL, **options: object) -> Engine:
    return create_engine(url, hide_parameters=True, **options)  # errors must not tell secrets


def _writing_sqlite(engine: Engine, foreign_keys: str) -> Engine:
    _on_connect(engine, (*_DURABLE, f"PRAGMA foreign_keys={foreign_keys}"))
    event.listen(engine, "begin", _begin_immediate)
    return engine


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _on_connect(engine: Engine, statements: tuple[str, ...]) -> None:
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # Python's own BEGIN comes too late for CREATE TABLE: a half-made schema would stay.
        connection.isolation_level = None
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()

    event.listen(engine, "connect", prepare)
