"""What a table of Zeipen Dualis says above the cards: how it stands, what is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zeipen.cards import DRAW, FORBID, OFF
from ecliptic.games.zeipen.move_labels import lying_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import ZeipenView

CHANCE_RULES: Final = {"row": "ZP-4.6", "reveal": "ZP-4.9", "toss": "ZP-4.12"}
"""What chance decides, by phase, and the rule."""

_ASKED: Final = {
    "hand": "ZP-4.4",
    "draft": "ZP-4.7",
    "choose": "ZP-4.13",
    "setup card": "ZP-4.15",
}

_SECOND: Final = {"place": "ZP-4.16", "deploy": "ZP-7.1", "move": "ZP-7.3"}

_REPETITION: Final = {DRAW: "draw", OFF: "off"}

TWICE: Final = 2


def status(labels: Labels, view: ZeipenView) -> Iterator[Message]:
    """Yield how the game stands, the most important first."""
    if view["phase"] in {"action", "target", "over"}:
        playing = view["result"] is None
        turns = {"turn": view["turn"] + playing, "limit": int(labels.tables.switches.turn_limit)}
        yield Message("status.turn", {**turns}, "ZP-9.7")
    if view["first"] is not None:
        yield Message("status.first", {"seat": SeatName(view["first"])}, "ZP-1.1")
    if view["seen"] >= TWICE:
        yield Message("status.seen", {"times": view["seen"]}, "ZP-9.6")
    variants = tuple(_variants(labels))
    if variants:
        yield Message("status.variants", {"variants": variants})


def _variants(labels: Labels) -> Iterator[Message]:
    """Yield the switches that are not as usual and matter while playing."""
    switches = labels.tables.switches
    unusual = {
        "hidden": switches.hidden,
        "pointer": not switches.nearest,
        "deploy": not switches.harmless,
        "lifting": switches.lifting,
        "others": not switches.counts_itself,
        "empty": not switches.no_draw,
    }
    yield from (Message(f"variant.{name}") for name, chosen in unusual.items() if chosen)
    if switches.repetition != FORBID:
        yield Message(f"variant.repetition_{_REPETITION[int(switches.repetition)]}")


def prompt(labels: Labels, view: ZeipenView, moves: Sequence[str]) -> Message:
    """Return what is to be done."""
    actor, phase = view["actor"], view["phase"]
    if actor is None:
        return Message("prompt.over")
    if isinstance(actor, str):
        return Message(f"prompt.chance_{phase}", {}, CHANCE_RULES[phase])
    if not moves:
        return Message("prompt.wait", {"seat": SeatName(actor)})
    if view["pending"] is not None:
        return _second(labels, view, view["pending"])
    return _build(labels, view, actor) if phase == "build" else _asked(view)


def _asked(view: ZeipenView) -> Message:
    phase = view["phase"]
    if phase in _ASKED:
        return Message(f"prompt.{phase.replace(' ', '_')}", {}, _ASKED[phase])
    if view["turn"] == 0:
        return Message("prompt.first_turn", {}, "ZP-5.3")
    return Message("prompt.action", {}, "ZP-5.2")


def _build(labels: Labels, view: ZeipenView, seat: int) -> Message:
    left = int(labels.tables.switches.hand) - len(view["hands"][seat] or [])
    return Message("prompt.build", {"count": left}, "ZP-4.5")


def _second(labels: Labels, view: ZeipenView, pending: str) -> Message:
    """Ask where the chosen card goes."""
    deed, _, what = pending.partition(" ")
    card = lying_at(view, what)["card"] if deed == "move" else what
    return Message(f"prompt.{deed}", {"card": labels.card(card)}, _SECOND[deed])
