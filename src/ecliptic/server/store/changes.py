"""What one call of the store writes, as rows of the schema."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ecliptic.server.store.rows import Event, TableRow

Row: TypeAlias = dict[str, object]


@dataclass(frozen=True)
class Change:
    """What is written at one table, all or none; `first` is the number of the first event."""

    table: str
    opened: Row | None = None
    keys: Sequence[Row] = ()
    events: Sequence[Row] = ()
    first: int = 0
    finished: float | None = None


def opening(row: TableRow, keys: Sequence[tuple[str, Sequence[int]]]) -> Change:
    """Return a new table with its keys."""
    opened: Row = {
        "id": row.id,
        "game": row.game,
        "edition": row.edition,
        "settings": _json(row.settings),
        "secret": row.secret,
        "created": row.created,
        "public": row.public,
        "finished": None,
    }
    return Change(row.id, opened, [_key_row(row.id, token, seats) for token, seats in keys])


def one_more_key(table: str, token_sha256: str, seats: Sequence[int]) -> Change:
    """Return one more key of a table."""
    return Change(table, keys=[_key_row(table, token_sha256, seats)])


def appending(table: str, first: int, events: Sequence[Event], finished: float | None) -> Change:
    """Return more events of a table, and its end if that has come."""
    rows = [_event_row(table, number, event) for number, event in enumerate(events, first)]
    return Change(table, events=rows, first=first, finished=finished)


def _key_row(table: str, token_sha256: str, seats: Sequence[int]) -> Row:
    return {"token_sha256": token_sha256, "table_id": table, "seats": _json(list(seats))}


def _event_row(table: str, number: int, event: Event) -> Row:
    return {
        "table_id": table,
        "number": number,
        "kind": event.kind,
        "seat": event.seat,
        "body": _json(event.body),
        "at": event.at,
    }


def _json(value: object) -> str:
    """Return JSON in ASCII: half characters and zeros from the web cannot hurt a database."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)
