"""Garbage is looked for by hand: all of it only while nobody plays."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

import pytest

from ecliptic.server import garbage

if TYPE_CHECKING:
    from collections.abc import Iterator

FULL = 2


@pytest.fixture(autouse=True)
def automatic_again() -> Iterator[None]:
    """Leave the process as it was."""
    yield
    gc.unfreeze()
    gc.enable()


def test_the_automatic_looks_are_switched_off_and_what_is_there_is_permanent() -> None:
    garbage.collect_by_hand()
    assert not gc.isenabled()
    assert gc.get_freeze_count() > 0


@pytest.mark.anyio
@pytest.mark.parametrize(("idle", "generation"), [(True, FULL), (False, garbage.YOUNGEST)])
async def test_all_objects_are_looked_at_only_while_nobody_plays(
    idle: bool, generation: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = asyncio.Queue[int]()

    def collect(generation: int = FULL) -> int:
        looked.put_nowait(generation)
        return 0

    monkeypatch.setattr(gc, "collect", collect)
    looking = asyncio.create_task(garbage.look(lambda: idle, every=0.0))
    try:
        assert [await looked.get(), await looked.get()] == [generation, generation]
    finally:
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
