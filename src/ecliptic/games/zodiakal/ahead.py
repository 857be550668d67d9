"""Where a throw of the die can lead, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.view import ZodiakalView


def squares_ahead(labels: Labels, square: int, steps: int) -> Iterator[tuple[int, int]]:
    """Yield how many steps clockwise lead to which square, up to so many (ZK-2.2)."""
    for step in range(1, steps + 1):
        yield step, (square + step) % labels.board.squares


def reach(labels: Labels, view: ZodiakalView, square: int) -> Message:
    """Return the tiles that the next throw from a square may lead to, and their tokens."""
    found = tuple(
        _met(labels, view, step, tile)
        for step, there in squares_ahead(labels, square, int(labels.switches.die))
        if (tile := labels.tile_on(there)) is not None
    )
    return Message("ahead.tiles", {"tiles": found}) if found else Message("ahead.none")


def _met(labels: Labels, view: ZodiakalView, step: int, tile: str) -> Message:
    token = labels.tiles[tile].token
    values: dict[str, Value] = {"face": step, "tile": labels.tile(tile)}
    if view["box"][labels.kind(token)] == 0:
        return Message("ahead.empty", values, "ZK-3.3")
    return Message("ahead.tile", {**values, "one": labels.one(token)})
