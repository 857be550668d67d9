"""What follows from a view of Zodiakal: who acts, who can be robbed, who can block."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecliptic.games.zodiakal.board import RANDOM, VICTIM
from ecliptic.games.zodiakal.move_texts import parsed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.view import ZodiakalView

_TURN_PLAYERS: Final = frozenset({"move", "collect", "sacrifice", "special", "detail"})
"""Phases in which the turn player acts."""


def acting(labels: Labels, view: ZodiakalView) -> int | None:
    """Return the seat that has to decide; None while chance moves and at the end."""
    phase = view["phase"]
    if phase in _TURN_PLAYERS:
        return view["turn"]
    if phase == "discard":
        return next(seat for seat in clockwise(view) if has_too_many(labels, view, seat))
    if phase == "take":
        return _choosing(labels, view)
    window = view["window"]
    return window[-1]["queue"][0] if window else None


def _choosing(labels: Labels, view: ZodiakalView) -> int | None:
    """Return who chooses the token that is taken (ZK-R17)."""
    choice = labels.switches.take_choice
    taker, victim = taking(view)
    if choice == RANDOM:
        return None
    return victim if choice == VICTIM else taker


def taking(view: ZodiakalView) -> tuple[int, int]:
    """Return who takes a token and whose."""
    pair = view["taking"]
    assert pair is not None
    return pair[0], pair[1]


def player(view: ZodiakalView) -> int:
    """Return the turn player, once there is one."""
    seat = view["turn"]
    assert seat is not None
    return seat


def clockwise(view: ZodiakalView) -> list[int]:
    """Return all seats, the turn player first."""
    seats = len(view["pos"])
    return [(player(view) + step) % seats for step in range(seats)]


def others(view: ZodiakalView) -> list[int]:
    """Return all seats but the turn player, clockwise."""
    return clockwise(view)[1:]


def has_too_many(labels: Labels, view: ZodiakalView, seat: int) -> bool:
    """Return whether a seat has more tokens than the limit (ZK-3.5)."""
    return sum(view["hands"][seat]) > labels.board.hand_limit


def can_block(labels: Labels, view: ZodiakalView, seat: int) -> bool:
    """Return whether a seat is armed and can pay for a block (ZK-5.8)."""
    return view["armed"][seat] and sum(view["hands"][seat]) >= labels.board.block_cost


def is_one_short(labels: Labels, view: ZodiakalView, seat: int) -> bool:
    """Return whether a seat wins with one more kind (ZK-7.1)."""
    return view["kinds"][seat] == labels.switches.kinds - 1


def would_win(
    labels: Labels, view: ZodiakalView, seat: int, gained: Sequence[str], given: Sequence[str]
) -> bool:
    """Return whether a seat wins when it gains some tokens for others."""
    counts = Counter(dict(zip(labels.tokens, view["hands"][seat], strict=True)))
    counts.update(gained)
    counts.subtract(given)
    return sum(count > 0 for count in counts.values()) >= labels.switches.kinds


def owned(labels: Labels, counts: list[int]) -> list[str]:
    """Return the kinds of tokens of which there are any."""
    return [token for token, count in zip(labels.tokens, counts, strict=True) if count]


# The place of the turn player.


def effect_tile(view: ZodiakalView) -> str:
    """Return the tile whose effect the turn player declares: its own, or one to move to."""
    moves = [parsed(text) for text in view["declared"][:1]]
    if moves and moves[0].kind in {"wind", "ally"}:
        return moves[0].name
    tile = view["tiles"][player(view)]
    assert tile is not None
    return tile


def protected(labels: Labels, view: ZodiakalView, tile: str, seat: int) -> bool:
    """Return whether a truce protects a seat from an effect of a tile (ZK-6.2)."""
    return view["tiles"][seat] in labels.related("truce", tile)


def targets(labels: Labels, view: ZodiakalView, tile: str, seats: list[int]) -> list[int]:
    """Return whom of the seats an effect of a tile may name (ZK-R10, R11)."""
    return [
        seat
        for seat in seats
        if any(view["hands"][seat]) and not protected(labels, view, tile, seat)
    ]


def ban_tokens(labels: Labels, view: ZodiakalView, seat: int, tile: str) -> list[str]:
    """Return the tokens that ban a seat from effects on a tile; none if it is not (ZK-6.5)."""
    mine = owned(labels, view["hands"][seat])
    own = labels.tiles[tile].token
    rivals = [labels.tiles[one].token for one in labels.related("ban", tile)]
    found = [token for token in rivals if token in mine]
    return [own, *found] if own in mine and found else []


def tribute_receivers(labels: Labels, view: ZodiakalView, tile: str, seats: list[int]) -> list[int]:
    """Return who of the seats is owed a token for standing opposite to a tile (ZK-6.4)."""
    rivals = labels.related("tribute", tile)
    return [seat for seat in seats if view["tiles"][seat] in rivals]
