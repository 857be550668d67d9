"""Where tables live: in a database, each as the fold of its events.

A table is a row that never changes but for its end, the keys of its seats as hashes, and
its events, numbered 0, 1, 2 ... without gaps. What `Store.append` has acknowledged is on
disk. SQLite serves one process; PostgreSQL serves several, which need no owner for a
table: the primary key (table, number) decides who came first, the other gets `Conflict`.
"""

from __future__ import annotations

from ecliptic.server.store.errors import Conflict, StoreError
from ecliptic.server.store.rows import Event, TableRow
from ecliptic.server.store.store import Store

__all__ = ["Conflict", "Event", "Store", "StoreError", "TableRow"]
