"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ecliptic.server.limits import Limits

PORT: Final = 8765

CLIENT: Final = Path(__file__).parents[1] / "_web"
"""Where the built browser client lies."""


@dataclass(frozen=True)
class Config:
    """Where a server listens, keeps its tables, and may be reached.

    `database` is a URL as for `Store.open`. `public_url` is the address that others type
    in, when it is not the one this computer knows itself by (behind a proxy).
    """

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    public_url: str | None = None
    limits: Limits = field(default_factory=Limits)
    workers: int | None = None
    pace: float = 0.0
    """Seconds a bot takes at least for a move that people see."""
    client: Path = CLIENT
