"""How much one visitor may do: buckets that fill again, and counts by address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecliptic.server.errors import TableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MOST_ADDRESSES = 10_000
"""Buckets that are kept; the oldest go first."""


@dataclass(frozen=True)
class Limits:
    """What a server allows. Addresses of this computer itself are not counted."""

    sockets: int = 40
    """Open connections from one address."""
    tables: float = 20.0
    """Tables that one address may open at once ..."""
    tables_per_second: float = 1 / 30
    """... and how fast that allowance comes back."""
    requests: float = 40.0
    """Requests that one connection may send at once ..."""
    requests_per_second: float = 10.0
    chat: float = 5.0
    """Lines of chat that one connection may send at once ..."""
    chat_per_second: float = 0.5


class Bucket:
    """A number of tokens that fills up again with time."""

    def __init__(
        self, size: float, per_second: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.size = size
        self.per_second = per_second
        self._now = now
        self._filled = size
        self._at = now()

    def take(self) -> None:
        """Take one token.

        Raises:
            TableError: there is none.
        """
        now = self._now()
        self._filled = min(self.size, self._filled + (now - self._at) * self.per_second)
        self._at = now
        if self._filled < 1:
            raise TableError("too_fast", "too many requests; wait a moment")
        self._filled -= 1


class Addresses:
    """Counts sockets and new tables by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._tables: dict[str, Bucket] = {}

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count one more open connection while it lasts.

        Raises:
            TableError: the address has too many.
        """
        if not is_own(address) and self._sockets[address] >= self._limits.sockets:
            raise TableError("too_many", f"expected at most {self._limits.sockets} connections")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def table(self, address: str) -> None:
        """Count one more table.

        Raises:
            TableError: the address opens too many.
        """
        if is_own(address):
            return
        if address not in self._tables:
            if len(self._tables) >= MOST_ADDRESSES:
                del self._tables[next(iter(self._tables))]
            limits = self._limits
            self._tables[address] = Bucket(limits.tables, limits.tables_per_second)
        self._tables[address].take()


def is_own(address: str) -> bool:
    """Return whether an address is this computer's own loopback."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
