"""Why a move of Zodiakal is not allowed, with the rule; from the mover's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiakal.board import RANDOM
from ecliptic.games.zodiakal.move_texts import parsed
from ecliptic.games.zodiakal.refused_effects import about_effect, refused
from ecliptic.games.zodiakal.seen import acting, owned, taking, tribute_receivers

if TYPE_CHECKING:
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.move_texts import Deed
    from ecliptic.games.zodiakal.view import ZodiakalView

_CHANCE_NOW: Final = {
    "first": ("first_due", "ZK-1.8"),
    "roll": ("die_due", "ZK-2.1"),
    "steal": ("die_due", "ZK-5.3"),
    "duel": ("die_due", "ZK-5.6"),
    "take": ("token_due", "ZK-R17"),
}
"""Why nobody may move while chance decides."""

_DUE: Final = {
    "move": ("move_now", "ZK-R3"),
    "collect": ("collect_now", "ZK-R5"),
    "discard": ("discard_now", "ZK-3.5"),
    "sacrifice": ("sacrifice_now", "ZK-6.4"),
    "special": ("special_now", "ZK-4.1"),
    "detail": ("detail_now", "ZK-4.5"),
    "block": ("block_now", "ZK-5.8"),
    "take": ("take_now", "ZK-R17"),
}
"""What a phase asks for, said against moves of another kind."""

_CHANCE_RULES: Final = {"first": "ZK-1.8", "roll": "ZK-1.5"}

_EFFECTS: Final = frozenset(
    {"gift", "give", "steal", "duel", "wind", "nothing", "again", "exchange"}
    | {"ally", "trade", "gain"}
)


def explain(labels: Labels, view: ZodiakalView, text: str) -> Message:
    """Return the reason against a move of this game that is not legal in a view."""
    deed, phase = parsed(text), view["phase"]
    if phase == "end":
        return refused("over", "ZK-7.3" if view["capped"] else "ZK-7.1")
    actor = acting(labels, view)
    if actor is None:
        return _while_chance_moves(labels, view, deed)
    if actor != view["seat"]:
        return refused("not_your_turn", _DUE[phase][1], seat=SeatName(actor))
    return _in_turn(labels, view, actor, deed)


def _in_turn(labels: Labels, view: ZodiakalView, actor: int, deed: Deed) -> Message:
    """Return the reason against a move of the seat that has to decide."""
    phase = view["phase"]
    if deed.kind in _CHANCE_RULES:
        return refused("by_chance", _CHANCE_RULES[deed.kind])
    if phase in {"special", "detail"} and deed.kind in {*_EFFECTS, "pass"}:
        return about_effect(labels, view, deed)
    if deed.kind == phase and deed.kind != "collect":
        return _about(labels, view, actor, deed)
    if deed.kind == "take" and labels.switches.take_choice == RANDOM:
        return refused("by_chance", "ZK-R17")
    return refused(*_DUE[phase])


def _while_chance_moves(labels: Labels, view: ZodiakalView, deed: Deed) -> Message:
    """Return what is awaited, or what is wrong with an outcome of chance."""
    phase = view["phase"]
    if deed.kind == "roll" and phase in {"roll", "steal", "duel"}:
        return refused("no_such_face", "ZK-1.5", faces=int(labels.switches.die))
    if deed.kind == "take" and phase == "take":
        _, victim = taking(view)
        one = labels.one(deed.name)
        return refused("victim_lacks", "ZK-R17", seat=SeatName(victim), one=one)
    return refused(*_CHANCE_NOW[phase])


def _about(labels: Labels, view: ZodiakalView, actor: int, deed: Deed) -> Message:
    """Return what is wrong with a move of a kind that is asked for."""
    kind = deed.kind
    if kind == "move":
        return refused("too_far", "ZK-R3", face=view["rolled"] or 0)
    if kind == "take":
        _, victim = taking(view)
        one = labels.one(deed.name)
        return refused("victim_lacks", "ZK-R17", seat=SeatName(victim), one=one)
    if kind == "block":
        return refused("cannot_pay", "ZK-5.9", ones=labels.ones(deed.names))
    if kind == "sacrifice" and deed.name in owned(labels, view["hands"][actor]):
        return _receiver(labels, view, actor, deed.number)
    return refused("not_yours", _DUE[kind][1], one=labels.one(deed.name))


def _receiver(labels: Labels, view: ZodiakalView, actor: int, seat: int) -> Message:
    """Return why a seat is not the one to get the tribute."""
    tile = view["tiles"][actor]
    assert tile is not None
    assert not tribute_receivers(labels, view, tile, [seat]) or seat == actor
    if seat == actor:
        return refused("not_to_you", "ZK-6.4")
    return refused("not_opposite", "ZK-6.4", seat=SeatName(seat))
