"""When Python looks for garbage in cycles: never while it would hold up the tables.

With hundreds of tables open a full look takes a second, in which nobody is answered.
Tables leave hardly any cycles behind, and all else is freed at once as it is let go. So
only the newest objects are looked at, once a second, and all of them when nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY: Final = 1.0
"""Seconds between two looks at the newest objects."""

YOUNGEST: Final = 0


def collect_by_hand() -> None:
    """Switch the automatic looks off, and count all that is there now as permanent."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def look(is_idle: Callable[[], bool], every: float = EVERY) -> None:
    """Look at the newest objects again and again; at all of them when nobody is there."""
    while True:
        await asyncio.sleep(every)
        if is_idle():
            gc.collect()
        else:
            gc.collect(YOUNGEST)
