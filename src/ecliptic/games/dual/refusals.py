"""Why a move of Dual is not allowed, with the rule; from the mover's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName

if TYPE_CHECKING:
    from ecliptic.games.dual.labels import Labels
    from ecliptic.games.dual.view import DualView

_CHANCE_FIRST = {"dealer": ("draw_dealer", "DU-1.3"), "deal": ("deal_first", "DU-2.1")}
_DUE = {
    "flip": ("flip_first", "DU-2.2"),
    "play": ("play_now", "DU-3.1"),
    "wind": ("wind_first", "DU-R26"),
}
_TURN_RULE = {"flip": "DU-R7", "play": "DU-3.2", "wind": "DU-4.4"}


def explain(labels: Labels, view: DualView, text: str) -> Message:
    """Return the reason against a move of this game that is not legal in a view."""
    deed, _, what = text.partition(" ")
    phase = view["phase"]
    if phase == "end":
        return Message("refused.over", {}, "DU-6.1")
    if phase in _CHANCE_FIRST:
        return _refused(*_CHANCE_FIRST[phase])
    turn = view["turn"]
    if turn is not None and turn != view["seat"]:
        return Message("refused.not_your_turn", {"seat": SeatName(turn)}, _TURN_RULE[phase])
    if deed in _CHANCE_FIRST:
        return _refused("by_chance", "DU-1.4")
    if deed != phase:
        return _misplaced(deed, phase)
    return _about_card(labels, view, what)


def _refused(reason: str, rule: str) -> Message:
    return Message(f"refused.{reason}", {}, rule)


def _misplaced(deed: str, phase: str) -> Message:
    if deed == "flip" and phase == "play":
        return _refused("no_turning", "DU-1.7")
    if deed == "wind" and phase == "play":
        return _refused("no_wind", "DU-4.4")
    return _refused(*_DUE[phase])


def _about_card(labels: Labels, view: DualView, face: str) -> Message:
    hand = view["hands"][view["seat"] or 0] or []
    card = labels.face(face)
    if labels.other(face) in hand:
        return Message("refused.asleep", {"card": card}, "DU-1.6")
    if face not in hand:
        return Message("refused.not_in_hand", {"card": card}, "DU-2.1")
    starting = str(view["table"][0][1])[0]
    return Message("refused.must_follow", {"suit": labels.suit(starting)}, "DU-3.2")
