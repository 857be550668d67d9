"""Many changes in one transaction, and what its failure means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final, TypeAlias

from sqlalchemy import Connection, Engine, Table, bindparam, func, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from ecliptic.server.store import schema
from ecliptic.server.store.changes import Change, Row
from ecliptic.server.store.errors import Conflict, StoreError
from ecliptic.server.store.writer import UnreachableError

CHANNEL: Final = "ecliptic_events"

Place: TypeAlias = tuple[str, int]

_INSERT: Final[dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}
_FINISH: Final = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("table"))
    .values(finished=bindparam("at"))
)
_NOTIFY: Final = text(
    f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(:notices AS text[])) AS notice"  # noqa: S608
)


def commit(engine: Engine, changes: Sequence[Change], *, writer: str) -> None:
    """Write the changes in one transaction; when this returns they are on disk.

    Other processes are told which tables have new events, and that `writer` wrote them.

    Raises:
        Conflict: the place of one of them is taken, or the one before it is not.
        UnreachableError: the database did not answer, or could not write.
        StoreError: one of them cannot be stored.
    """
    try:
        with engine.begin() as connection:
            _write(connection, changes, writer)
    except IntegrityError as error:
        raise StoreError(f"no such table: {error.orig}") from error
    except (OperationalError, InterfaceError) as error:
        raise UnreachableError(f"the database has not confirmed: {error.orig}") from error
    except SQLAlchemyError as error:
        raise StoreError(f"cannot be stored: {error}") from error


def _write(connection: Connection, changes: Sequence[Change], writer: str) -> None:
    # All processes take rows in the same order, else two groups could wait for each other.
    ordered = sorted(changes, key=attrgetter("table"))
    _insert(
        connection,
        schema.tables,
        [change.opened for change in ordered if change.opened is not None],
    )
    _insert(connection, schema.keys, [row for change in ordered for row in change.keys])
    _append(connection, ordered)
    finished = [{"table": c.table, "at": c.finished} for c in ordered if c.finished is not None]
    if finished:
        connection.execute(_FINISH, finished)
    if connection.dialect.name == "postgresql":
        _notify(connection, ordered, writer)


def _insert(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    # Counting what was new is quieter than an error, which the server would log each time.
    if not rows:
        return
    insert = _INSERT[connection.dialect.name](table).on_conflict_do_nothing()
    options = {"preserve_rowcount": True}
    if connection.execute(insert, rows, execution_options=options).rowcount < len(rows):
        raise Conflict


def _append(connection: Connection, ordered: Sequence[Change]) -> None:
    before = _places_before([change for change in ordered if change.events])
    _insert(connection, schema.events, [row for change in ordered for row in change.events])
    place = tuple_(schema.events.c.table_id, schema.events.c.number)
    there = select(func.count()).select_from(schema.events).where(place.in_(before))
    if before and connection.execute(there).scalar_one() < len(before):
        raise Conflict


def _places_before(appending: Sequence[Change]) -> list[Place]:
    """Return the places that must be taken already, lest a table has a gap.

    Raises:
        Conflict: the changes of one table do not follow each other.
    """
    ends: dict[str, int] = {}
    before: list[Place] = []
    for change in appending:
        if ends.get(change.table, change.first) != change.first:
            raise Conflict
        if change.table not in ends and change.first:
            before.append((change.table, change.first - 1))
        ends[change.table] = change.first + len(change.events)
    return before


def _notify(connection: Connection, ordered: Sequence[Change], writer: str) -> None:
    touched = {change.table for change in ordered if change.events}
    if touched:
        notices = [f"{table} {writer}" for table in sorted(touched)]
        connection.execute(_NOTIFY, {"notices": notices})
