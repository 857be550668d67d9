"""What is read, one function for each question."""

from __future__ import annotations

import json

from sqlalchemy import Column, ColumnElement, Connection, false, select

from ecliptic.server.store.rows import Event, TableRow
from ecliptic.server.store.schema import events, keys, tables


def table_row(connection: Connection, table: str) -> TableRow | None:
    """Return the table as it was opened; None when there is none."""
    row = connection.execute(select(tables).where(_is(tables.c.id, table))).one_or_none()
    if row is None:
        return None
    settings = json.loads(row.settings)
    return TableRow(row.id, row.game, row.edition, settings, row.secret, row.created, row.public)


def events_from(connection: Connection, table: str, first: int) -> list[Event]:
    """Return the events numbered `first` and later, in order."""
    columns = (events.c.kind, events.c.seat, events.c.body, events.c.at)
    asked = (
        select(*columns)
        .where(_is(events.c.table_id, table), events.c.number >= first)
        .order_by(events.c.number)
    )
    rows = connection.execute(asked)
    return [Event(kind, seat, json.loads(body), at) for kind, seat, body, at in rows]


def table_keys(connection: Connection, table: str) -> dict[str, tuple[int, ...]]:
    """Return the seats of each key, by the key's hash."""
    asked = select(keys.c.token_sha256, keys.c.seats).where(_is(keys.c.table_id, table))
    return {token: tuple(json.loads(seats)) for token, seats in connection.execute(asked)}


def public_tables(connection: Connection, limit: int) -> list[str]:
    """Return public tables that go on, the newest first."""
    asked = (
        select(tables.c.id)
        .where(tables.c.finished.is_(None), tables.c.public)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(limit)
    )
    return list(connection.execute(asked).scalars())


def unfinished_tables(connection: Connection) -> list[str]:
    """Return all tables that go on, the oldest first."""
    asked = (
        select(tables.c.id)
        .where(tables.c.finished.is_(None))
        .order_by(tables.c.created, tables.c.id)
    )
    return list(connection.execute(asked).scalars())


def _is(column: Column[str], table: str) -> ColumnElement[bool]:
    """Return the condition; an id from a link may hold what no database takes."""
    return column == table if table.isprintable() else false()
