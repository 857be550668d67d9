"""What numbers are written into: a list, an array, a view of memory."""

from __future__ import annotations

from typing import Protocol


class Numbers(Protocol):
    """A row of numbers that can be replaced."""

    def __setitem__(self, place: int, number: float, /) -> None: ...
