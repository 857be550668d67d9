"""Why a card of Zeipen Dualis cannot come to a space (ZP-4.16, ZP-7.1 to 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message
from ecliptic.games.zeipen.told_events import wounds

if TYPE_CHECKING:
    from ecliptic.core.narration import Value
    from ecliptic.games.zeipen.foresight import Foresight
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import ZeipenView

SETUP_SPACES: Final = (
    frozenset({"-1,-1", "0,-1", "1,-1"}),
    frozenset({"-1,1", "0,1", "1,1"}),
)
"""The spaces of the first and of the second player (ZP-4.16)."""


def of_space(labels: Labels, foresight: Foresight, view: ZeipenView, at: str) -> Message:
    """Return the reason against a space for the card that has been chosen."""
    assert view["pending"] is not None
    deed, _, what = view["pending"].partition(" ")
    if deed == "place":
        return _place(labels, view, at)
    if at == what:
        return _refused("same_space", "ZP-7.3", space=labels.space(at))
    if at == "0,0" or any(one["at"] == at for one in view["board"]):
        return _refused("taken", "ZP-2.1", space=labels.space(at))
    if deed == "deploy":
        return _deploy(labels, foresight, view, at)
    return _move(labels, foresight, view, what, at)


def _place(labels: Labels, view: ZeipenView, at: str) -> Message:
    if at in SETUP_SPACES[view["actor"] != view["first"]]:
        return _refused("setup_wounds", "ZP-4.17", space=labels.space(at))
    return _refused("setup_space", "ZP-4.16")


def _deploy(labels: Labels, foresight: Foresight, view: ZeipenView, at: str) -> Message:
    """Return why a card of the hand cannot come to an empty space."""
    if not foresight.is_near(view, at):
        return _refused("no_neighbour", "ZP-7.1", space=labels.space(at))
    events = foresight.events(view, f"to {at}")
    others = [one for one in events if not one.startswith(f"wound {at} ")]
    if others:
        told = tuple(wounds(labels, "event", others))
        return Message("refused.wounds", {"events": told}, "ZP-7.2")
    return barred(foresight, view, f"to {at}")


def _move(labels: Labels, foresight: Foresight, view: ZeipenView, start: str, at: str) -> Message:
    """Return why a card on the grid cannot come to an empty space."""
    if not foresight.is_linked(view, start, at):
        return _refused("not_linked", "ZP-7.4", space=labels.space(at))
    if at not in foresight.slides(view, start):
        return _refused("out_of_reach", "ZP-7.3", space=labels.space(at))
    return barred(foresight, view, f"to {at}")


def barred(
    foresight: Foresight, view: ZeipenView, text: str, pending: str | None = None
) -> Message:
    """Return which ban is against an action that is possible otherwise (ZP-9.4, ZP-9.6)."""
    tried = view if pending is None else {**view, "pending": pending}
    lost = sum(event.startswith("wound ") for event in foresight.events(tried, text))
    deployed = (tried["pending"] or "").startswith("deploy ")
    if lost == len(view["board"]) + deployed:
        return _refused("empties", "ZP-9.4")
    return _refused("repeats", "ZP-9.6")


def _refused(reason: str, rule: str, **values: Value) -> Message:
    return Message(f"refused.{reason}", values, rule)
