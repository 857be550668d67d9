"""What follows at once from a view of Zodiac Duel: the duel being fought, who would win it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecliptic.games.zodiac_duel.view import Duel, SeenOfSeat, ZodiacView


def fought(view: ZodiacView) -> Duel | None:
    """Return the duel that is being fought, or about to be."""
    duels = view["duels"]
    return duels[-1] if duels and duels[-1]["winner"] is None else None


def leading(view: ZodiacView) -> int | None:
    """Return who would win the duel if it ended now (ZD-6.5, 6.6), None before an answer."""
    duel = fought(view)
    if duel is None:
        return None
    mine, other = duel["powers"]
    if mine is None or other is None:
        return None
    if True in duel["penalised"]:
        return 1 - duel["penalised"].index(True)
    if mine == other:
        return view["initiative"]
    return 0 if mine > other else 1


def pass_ends(view: ZodiacView) -> bool:
    """Return whether the duel ends if the seat whose turn it is passes (ZD-6.2, R28)."""
    actor = view["actor"]
    return view["passes"] == 1 or (isinstance(actor, int) and view["turns_left"][1 - actor] == 0)


def is_own(view: ZodiacView, seat: int) -> bool:
    """Return whether the reader has this seat."""
    return view["seat"] == seat


def seen_of(view: ZodiacView, seat: int) -> SeenOfSeat:
    """Return what the reader sees of a seat that is not the reader's own."""
    if view["seat"] is None:
        return view["seats"][seat]
    return {
        "hand_known": view["rival_hand_known"] or [],
        "hand_unknown": view["rival_hand_unknown"] or 0,
        "pool": view["rival_pool"] or 0,
        "pending": view["rival_pending"] or 0,
        "sign_hand": view["rival_sign_hand"] or 0,
    }


def hand_of(view: ZodiacView, seat: int) -> tuple[list[str], int]:
    """Return the stars in a hand that the reader knows, and how many there are besides."""
    if is_own(view, seat):
        return view["hand"] or [], 0
    seen = seen_of(view, seat)
    return seen["hand_known"], seen["hand_unknown"]


def hand_size(view: ZodiacView, seat: int) -> int:
    """Return the number of stars in a hand."""
    known, unknown = hand_of(view, seat)
    return len(known) + unknown
