"""What can go wrong between a table and its database."""

from __future__ import annotations

from ecliptic.core.errors import EclipticError


class Conflict(Exception):  # noqa: N818 - an answer, not a failure
    """Somebody else has appended: the table has moved on. Nothing of the call was stored."""


class StoreError(EclipticError):
    """The database cannot be used, or has not confirmed a write.

    After a failed write its events may be stored or not: read them again.
    """

    code = "store"
