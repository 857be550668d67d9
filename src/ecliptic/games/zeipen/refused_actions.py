"""Why an action of Zeipen Dualis cannot be begun (ZP-5, ZP-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message
from ecliptic.games.zeipen import actions
from ecliptic.games.zeipen.labels import ALTERNATE
from ecliptic.games.zeipen.move_labels import lying_at
from ecliptic.games.zeipen.pieces import copies
from ecliptic.games.zeipen.refused_spaces import barred

if TYPE_CHECKING:
    from ecliptic.core.narration import Value
    from ecliptic.games.zeipen.foresight import Foresight
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import Lying, ZeipenView


def of_action(
    labels: Labels, foresight: Foresight, view: ZeipenView, deed: str, what: str
) -> Message:
    """Return the reason against an action, or its first step."""
    if deed == "deploy":
        return _deploy(labels, view, what)
    if view["turn"] == 0:
        return _refused("first_turn", "ZP-5.3")
    if deed == "recover":
        return _recover(labels, view, what)
    return _not_own(labels, view, what) or _own(labels, foresight, view, deed, what)


def _deploy(labels: Labels, view: ZeipenView, card: str) -> Message:
    if card not in own_hand(view):
        return _refused("not_in_hand", "ZP-7.1", card=labels.card(card))
    return _refused("repeats", "ZP-9.6")


def _recover(labels: Labels, view: ZeipenView, card: str) -> Message:
    if card not in view["wounded"][_seat(view)]:
        return _refused("not_wounded", "ZP-7.10", card=labels.card(card))
    return _refused("repeats", "ZP-9.6")


def _not_own(labels: Labels, view: ZeipenView, at: str) -> Message | None:
    """Return why nothing can be done with what lies on a space, unless it is one's own card."""
    if at == "0,0":
        return _refused("board_card", "ZP-2.2")
    space = labels.space(at)
    lying = {one["at"]: one for one in view["board"]}.get(at)
    if lying is None:
        return _refused("empty_space", "ZP-5.2", space=space)
    if lying["seat"] != _seat(view):
        return _refused("not_yours", "ZP-R34", card=labels.card(lying["card"]), space=space)
    return None


def _own(labels: Labels, foresight: Foresight, view: ZeipenView, deed: str, at: str) -> Message:
    lying = lying_at(view, at)
    if deed == "move":
        return _move(labels, foresight, view, lying)
    if deed == "activate":
        reason = _activate(labels, foresight, view, lying)
    else:
        reason = _flip(labels, view, lying)
    return reason or barred(foresight, view, f"{deed} {at}")


def _move(labels: Labels, foresight: Foresight, view: ZeipenView, lying: Lying) -> Message:
    """Return why a card cannot be moved anywhere (ZP-7.3)."""
    at = lying["at"]
    card, space = labels.card(lying["card"]), labels.space(at)
    if at in view["enclosed"]:
        return _refused("enclosed", "ZP-7.5", card=card, space=space)
    if at in view["frozen"]:
        return _refused("frozen", "ZP-8.4", card=card, space=space)
    return barred(foresight, view, f"to {foresight.slides(view, at)[0]}", f"move {at}")


def _activate(
    labels: Labels, foresight: Foresight, view: ZeipenView, lying: Lying
) -> Message | None:
    """Return why an activation would move nothing (ZP-7.7)."""
    grid, slots = foresight.layout(view)
    if actions.can_activate(grid, slots[lying["at"]]):
        return None
    values: dict[str, Value] = {
        "card": labels.card(lying["card"]),
        "space": labels.space(lying["at"]),
    }
    blue = {"blue hook", "blue push"}
    key = "nothing_moves" if blue & {*labels.face(lying["card"], lying["face"])} else "no_blue"
    return Message(f"refused.{key}", values, "ZP-7.7")


def _flip(labels: Labels, view: ZeipenView, lying: Lying) -> Message | None:
    """Return why a card cannot show its other face (ZP-7.8)."""
    name = labels.card(lying["card"])
    if labels.characters[lying["card"]].alternate is None:
        return _refused("one_face", "ZP-3.2", card=name)
    have, needed = copies(labels, view, lying)
    if lying["face"] != ALTERNATE and have < needed:
        return _refused("few_copies", "ZP-7.8", card=name, have=have, needed=needed)
    return None


def own_hand(view: ZeipenView) -> list[str]:
    """Return the hand of the seat to act, which sees it."""
    hand = view["hands"][_seat(view)]
    assert hand is not None
    return hand


def _seat(view: ZeipenView) -> int:
    return 1 if view["actor"] == 1 else 0


def _refused(reason: str, rule: str, **values: Value) -> Message:
    return Message(f"refused.{reason}", values, rule)
