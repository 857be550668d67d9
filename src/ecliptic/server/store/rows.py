"""What is stored, as the table sees it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """Something that happened at a table.

    `seat` is who did it (None: nobody's doing), `body` holds JSON values only, `at` is in
    seconds since 1970.
    """

    kind: str
    seat: int | None
    body: dict[str, object]
    at: float


@dataclass(frozen=True)
class TableRow:
    """A table as it was opened; `settings` holds JSON values only, `created` is as `Event.at`."""

    id: str
    game: str
    edition: int
    settings: dict[str, object]
    secret: str
    created: float
    public: bool
