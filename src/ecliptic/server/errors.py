"""What can go wrong at a table through somebody's doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.errors import EclipticError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.narration import Message


class TableError(EclipticError):
    """The table refuses a request and has not changed.

    `code` is a stable word for programs. `reason` are the game's words where the rules
    forbid a move, `legal` the texts of the moves that are allowed then.
    """

    def __init__(
        self,
        code: str,
        detail: str,
        reason: Message | None = None,
        legal: Sequence[str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = code  # type: ignore[misc]  # one class for all words on the wire
        self.detail = detail
        self.reason = reason
        self.legal = legal


class SettingsError(EclipticError):
    """A table cannot be opened like this; `key` says which part of it is wrong."""

    code = "bad_settings"

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(f"{key}: {detail}")
        self.key = key
        self.detail = detail
