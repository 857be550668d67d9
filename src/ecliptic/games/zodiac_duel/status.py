"""What a table of Zodiac Duel says above the cards: how it stands, and what is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiac_duel.seen import fought, hand_size, leading, pass_ends

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.games.zodiac_duel.labels import Labels
    from ecliptic.games.zodiac_duel.view import Duel, ZodiacView

_BY_CHANCE: Final = {
    "deal-signs": ("signs", "ZD-2.4"),
    "middle": ("signs", "ZD-2.4"),
    "deal": ("deal", "ZD-3.1"),
    "virgo": ("virgo", "ZD-3.8"),
    "coin": ("coin", "ZD-4.3"),
    "effect": ("effect", "ZD-6.3"),
}

_ASKED: Final = {
    "sign-1": "ZD-2.4",
    "sign-2": "ZD-2.4",
    "lead": "ZD-5.1",
    "force": "ZD-7.1",
}


def status(labels: Labels, view: ZodiacView) -> Iterator[Message]:
    """Yield how the game stands, the most important first."""
    duel = fought(view)
    if view["phase"] in {"deal", "select"}:
        values = {"round": view["round"], "rounds": int(labels.switches.rounds)}
        yield Message("status.round", {**values})
    if view["duel"]:
        yield Message("status.duel", {"duel": view["duel"]})
    if duel is not None:
        yield from _duel(labels, view, duel)
    elif view["initiative"] is not None:
        yield Message("status.initiative", {"seat": SeatName(view["initiative"])})
    if view["duel"] == 0 and view["signs"]:
        yield Message("status.signs", {"signs": labels.signs(view["signs"])})


def _duel(labels: Labels, view: ZodiacView, duel: Duel) -> Iterator[Message]:
    if duel["led"] is not None:
        yield Message("status.follow", {"sign": labels.sign(duel["led"])})
    for seat, power in enumerate(duel["powers"]):
        if power is not None:
            key = "status.penalised" if duel["penalised"][seat] else "status.side"
            yield Message(key, {"seat": SeatName(seat), "power": power})
    assert view["initiative"] is not None
    yield Message("status.initiative", {"seat": SeatName(view["initiative"])})
    winner = leading(view)
    if winner is not None:
        yield Message("status.winning", {"seat": SeatName(winner)})
    for seat, turns in enumerate(view["turns_left"]):
        if turns is not None:
            yield Message("status.turns_left", {"seat": SeatName(seat), "turns": turns})
    if view["passes"]:
        yield Message("status.passed", {}, "ZD-6.2")


def prompt(labels: Labels, view: ZodiacView, moves: Sequence[str]) -> Message:
    """Return what is to be done, and what a pass would do."""
    actor = view["actor"]
    if actor is None:
        return Message("prompt.over", {}, "ZD-6.9")
    if isinstance(actor, str):
        key, rule = _BY_CHANCE[view["phase"]]
        return Message(f"prompt.chance_{key}", {}, rule)
    if actor != view["seat"]:
        return Message("prompt.wait", {"seat": SeatName(actor)})
    return _asked(labels, view, moves, actor)


def _asked(labels: Labels, view: ZodiacView, moves: Sequence[str], actor: int) -> Message:
    phase = view["phase"]
    if phase in _ASKED:
        return Message(f"prompt.{phase.replace('-', '_')}", {}, _ASKED[phase])
    if phase == "select":
        return _select(labels, view, actor)
    if phase == "respond":
        return _respond(labels, view, actor)
    return _stars(view, actor) if phase == "stars" else _effect(labels, view, moves)


def _select(labels: Labels, view: ZodiacView, seat: int) -> Message:
    """Tell how many fighters and stars are still to be kept (ZD-3.3)."""
    roles = [role for _, role in view["pending"] or []]
    fighters = len(view["base"][seat]) + roles.count("fighter")
    stars = hand_size(view, seat) + roles.count("star")
    switches = labels.switches
    left = {"fighters": int(switches.fighters) - fighters, "stars": int(switches.stars) - stars}
    return Message("prompt.select", {**left}, "ZD-3.3")


def _respond(labels: Labels, view: ZodiacView, seat: int) -> Message:
    """Tell whether the sign can be followed; a Gemini may turn into it."""
    led = view["duels"][-1]["led"]
    assert led is not None
    signs = {labels.form(card, view["duel"])[0] for card in view["base"][seat]}
    key = "prompt.respond" if signs & {led, "gemini"} else "prompt.respond_off"
    return Message(key, {"sign": labels.sign(led)}, "ZD-5.4")


def _stars(view: ZodiacView, seat: int) -> Message:
    winner = leading(view)
    assert winner is not None
    if pass_ends(view):
        return Message("prompt.pass_ends", {"seat": SeatName(winner)}, "ZD-6.2")
    values = {"seat": SeatName(winner), "rival": SeatName(1 - seat)}
    return Message("prompt.stars", {**values}, "ZD-6.1")


def _effect(labels: Labels, view: ZodiacView, moves: Sequence[str]) -> Message:
    """Say what is asked for, with the texts of the stars that may ask it."""
    duel = view["duels"][-1]
    latest = [row[-1] for row in duel["stars"] if row]
    stars = tuple(
        Message("card.star_text", {"name": labels.as_star(card), "text": labels.text(card)})
        for card in latest
    )
    asked = "option" if any(move.startswith("option ") for move in moves) else "choose"
    return Message(f"prompt.{asked}", {"stars": stars}, "ZD-6.3")
