"""Why a move of Zeipen Dualis is not allowed, with the rule; from the mover's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zeipen.foresight import Foresight
from ecliptic.games.zeipen.refused_actions import of_action, own_hand
from ecliptic.games.zeipen.refused_spaces import of_space
from ecliptic.games.zeipen.status import CHANCE_RULES

if TYPE_CHECKING:
    from ecliptic.core.narration import Value
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import ZeipenView

_DUE: Final = {
    "hand": ("hand_now", "ZP-4.4"),
    "build": ("build_now", "ZP-4.5"),
    "draft": ("draft_now", "ZP-4.7"),
    "choose": ("choose_now", "ZP-4.13"),
    "setup card": ("setup_card_now", "ZP-4.15"),
    "setup cell": ("space_now", "ZP-4.16"),
    "action": ("action_now", "ZP-5.2"),
    "target": ("space_now", "ZP-5.2"),
}
"""What a phase asks for, said against moves of another kind."""

_DEEDS: Final = {
    "build": {"take"},
    "draft": {"take"},
    "setup card": {"place"},
    "setup cell": {"to"},
    "action": {"deploy", "move", "activate", "flip", "recover"},
    "target": {"to"},
}
"""Moves that a phase asks for and that can be wrong nevertheless."""


def explain(labels: Labels, view: ZeipenView, text: str) -> Message:
    """Return the reason against a move of this game that is not legal in a view."""
    deed, _, what = text.partition(" ")
    phase, actor = view["phase"], view["actor"]
    if actor is None:
        return _refused("over", "ZP-9.10")
    if isinstance(actor, str):
        return _refused(f"{phase}_first", CHANCE_RULES[phase])
    if view["hands"][actor] is None:  # whoever asks is another
        return _refused("not_your_turn", _DUE[phase][1], seat=SeatName(actor))
    if deed in CHANCE_RULES:
        return _refused("by_chance", CHANCE_RULES[deed])
    if deed not in _DEEDS.get(phase, ()):
        return _refused(*_DUE[phase])
    return _about(labels, view, deed, what)


def _about(labels: Labels, view: ZeipenView, deed: str, what: str) -> Message:
    """Return what is wrong with a move of a kind that is asked for."""
    if deed == "take":
        return (_build if view["phase"] == "build" else _draft)(labels, view, what)
    if deed == "place":
        return _refused("not_in_hand", "ZP-4.15", card=labels.card(what))
    if deed == "to":
        return of_space(labels, Foresight(labels), view, what)
    return of_action(labels, Foresight(labels), view, deed, what)


def _build(labels: Labels, view: ZeipenView, card: str) -> Message:
    """Return why a card cannot be taken into a hand that is being built (ZP-4.5)."""
    order = list(labels.characters)
    hand, name = own_hand(view), labels.card(card)
    if hand and order.index(card) < max(order.index(one) for one in hand):
        return _refused("order", "ZP-4.5", card=name)
    most = labels.characters[card].copies
    if hand.count(card) >= most:
        return _refused("enough", "ZP-4.2", card=name, count=most)
    return _refused("no_room", "ZP-4.5", card=name)


def _draft(labels: Labels, view: ZeipenView, card: str) -> Message:
    name = labels.card(card)
    if card in view["row"]:
        return _refused("none_left", "ZP-4.8", card=name)
    return _refused("not_in_row", "ZP-4.7", card=name)


def _refused(reason: str, rule: str, **values: Value) -> Message:
    return Message(f"refused.{reason}", values, rule)
