"""What is told of a landing: the token collected, and why nothing can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiakal.seen import ban_tokens, targets, tribute_receivers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.view import ZodiakalView

GAINING: Final = frozenset({"gift", "steal", "duel", "exchange"})
"""Actions of tiles that may bring so many tokens that some must be discarded."""


def walked(
    labels: Labels, before: ZodiakalView, seat: int, steps: int, after: ZodiakalView
) -> Iterator[Message]:
    """Yield where a piece has come to, and what follows there (ZK-2.2 to 2.5)."""
    walks = before["phase"] == "move"
    key, number = ("walk", "count") if walks else ("roll", "face")
    values: dict[str, Value] = {"seat": SeatName(seat), number: steps}
    tile = after["tiles"][seat]
    if tile is None:
        yield Message(f"log.{key}_plain", {**values, "square": after["pos"][seat]}, "ZK-2.3")
        return
    yield Message(f"log.{key}_tile", {**values, "to": labels.to_tile(tile)}, "ZK-2.2")
    yield from armed(after, seat)
    yield from collected(labels, before, seat, tile, after)


def armed(after: ZodiakalView, seat: int) -> Iterator[Message]:
    """Yield that a piece that has arrived can block from now on (ZK-4.2)."""
    if after["armed"][seat]:
        yield log("armed", "ZK-4.2", seat=SeatName(seat))


def collected(
    labels: Labels, before: ZodiakalView, seat: int, tile: str, after: ZodiakalView
) -> Iterator[Message]:
    """Yield the token that a landing brings, unless that is still to be chosen."""
    if after["phase"] == "collect":
        return
    token = labels.tiles[tile].token
    if after["hands"][seat] != before["hands"][seat]:
        yield log("collect", "ZK-3.1", seat=SeatName(seat), one=labels.one(token))
    else:
        yield log("none_left", "ZK-3.3", token=labels.token(token))
    if after["phase"] != "discard":
        yield from went_on(labels, before, seat, tile, after)


def discarded(
    labels: Labels, before: ZodiakalView, seat: int, after: ZodiakalView
) -> Iterator[Message]:
    """Yield how a landing goes on after a discard, where it surely was one.

    A view does not tell whether the token that was too much came from the tile or from its
    effect, so a turn that ends without a reason that holds for both ends without words.
    """
    tile = before["tiles"][seat]
    if seat != before["turn"] or tile is None or after["phase"] == "discard":
        return
    sure = before["used"] or labels.tiles[tile].action not in GAINING
    if sure or not _is_over(after) or ban_tokens(labels, after, seat, tile):
        yield from went_on(labels, before, seat, tile, after)


def went_on(
    labels: Labels, before: ZodiakalView, seat: int, tile: str, after: ZodiakalView
) -> Iterator[Message]:
    """Yield what follows on collecting: the tribute, or why the turn is over."""
    if after["phase"] == "sacrifice":
        yield log("tribute", "ZK-6.4", seat=SeatName(seat))
    elif _is_over(after):
        yield from _why_over(labels, seat, tile, after, used=before["used"])


def _is_over(after: ZodiakalView) -> bool:
    """Return whether the turn has ended without a choice and without a victory."""
    return after["phase"] == "roll" or after["capped"]


def _why_over(
    labels: Labels, seat: int, tile: str, view: ZodiakalView, *, used: bool
) -> Iterator[Message]:
    who = SeatName(seat)
    rest = [other for other in range(len(view["pos"])) if other != seat]
    banning = ban_tokens(labels, view, seat, tile)
    action = labels.tiles[tile].action
    if banning:
        tokens = tuple(labels.token(token) for token in banning)
        yield log("ban", "ZK-6.5", seat=who, tokens=tokens)
    elif tribute_receivers(labels, view, tile, rest):
        yield log("tribute_none", "ZK-6.4", seat=who)
    elif action == "block":
        return  # ZK-4.3: being armed was told
    elif used:
        yield log("no_second", "ZK-4.7", seat=who)
    elif action == "exchange":
        yield log("no_exchange", "ZK-4.4", seat=who)
    else:
        yield _no_target(labels, tile, view, rest)


def _no_target(labels: Labels, tile: str, view: ZodiakalView, rest: list[int]) -> Message:
    """Return why nobody can be robbed or challenged."""
    safe = [seat for seat in rest if any(view["hands"][seat])]
    assert not targets(labels, view, tile, rest)
    if not safe:
        return log("no_target", "ZK-4.4")
    names = tuple(SeatName(seat) for seat in safe)
    return log("truce", "ZK-6.2", tile=labels.tile(tile), seats=names)


def log(key: str, rule: str, **values: Value) -> Message:
    """Return a sentence of the log."""
    return Message(f"log.{key}", values, rule)
