"""What a table of 52 Duels says above the cards: how it stands, and what is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message
from ecliptic.games.fifty_two_duels import labels, selections, sheet_words
from ecliptic.games.fifty_two_duels.standing import SIDES, total

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.fifty_two_duels.standing import Standing

RULES: Final = {
    "pick": "FD-R1",
    "first": "FD-1.4",
    "draw1": "FD-8.7",
    "wound1": "FD-9.5",
    "lose1": "FD-7.5",
    "store1": "FD-8.5",
    "dig1": "FD-8.8",
    "action": "FD-4.4",
    "add": "FD-5.3",
    "ladd": "FD-6.2",
    "window": "FD-5.13",
    "bomb": "FD-7.5",
    "strip": "FD-7.5",
    "cloak_on": "FD-7.7",
    "cloak_card": "FD-7.7",
    "potion": "FD-7.8",
    "toss": "FD-7.9",
    "defend": "FD-9.3",
    "give": "FD-8.9",
    "storehand": "FD-8.5",
    "retrieve": "FD-8.9",
    "digtake": "FD-8.8",
    "move": "FD-8.9",
    "choose": "FD-5.15",
    "may": "FD-5.15",
}
"""The rule behind each kind of node."""

_WAITED: Final = frozenset({"pick", "window", "defend", "give"})
"""What others are told by name that somebody has to decide."""

ENDED: Final = {"wounds": "FD-9.6", "exhaustion": "FD-10.2", "turn limit": "FD-10.6"}
"""The rule behind each end of the game."""


def status(at: Standing) -> Iterator[Message]:
    """Yield how the game stands: whose turn, what is left of it, and the life of both sides."""
    view = at.view
    if view["turn"] and view["reason"] is None:
        values: dict[str, Value] = {"seat": at.labels.side(view["active"]), "turn": view["turn"]}
        yield Message("status.turn", values)
        if not at.labels.is_nemesis(view["active"]):
            yield Message("status.actions", {"number": view["actions_left"]}, "FD-4.1")
    if view["free_items_left"]:
        yield Message("status.free_items", {"number": view["free_items_left"]}, "FD-4.6")
    for side in SIDES if view["turn"] else ():
        yield Message("status.life", {"seat": at.labels.side(side), "life": at.life(side)})
    for side in SIDES:
        if at.side(side)["ward"]:
            values = {"seat": at.labels.side(side), "ward": at.side(side)["ward"]}
            yield Message("status.ward", values, "FD-9.2")


def prompt(at: Standing) -> Message:
    """Return what is to be done."""
    view, kind = at.view, at.kind
    if view["reason"] is not None:
        return Message("prompt.over", {}, ENDED[view["reason"]])
    rule = RULES[kind]
    if view["actor"] == "chance":
        return _by_chance(at, kind, rule)
    assert at.actor is not None
    if at.actor != at.reader:
        return _waiting(at, at.actor, kind, rule)
    return _asked(at, at.actor, kind)


def _by_chance(at: Standing, kind: str, rule: str) -> Message:
    key = f"prompt.chance_{kind.removesuffix('1')}"
    if kind == "first":
        return Message(key, {}, rule)
    return Message(key, {"seat": at.labels.side(at.asked("side"))}, rule)


def _waiting(at: Standing, actor: int, kind: str, rule: str) -> Message:
    key = f"prompt.wait_{kind}" if kind in _WAITED else "prompt.wait"
    return Message(key, {"seat": at.labels.side(actor)}, rule)


def _asked(at: Standing, own: int, kind: str) -> Message:
    rule = RULES[kind]
    if kind == "pick" and at.labels.solo and at.sheet(own) is not None:
        return Message("prompt.nemesis", {}, "FD-11.1")
    if kind == "action":
        return _action(at, own)
    if kind == "potion":
        return _potion(at, own)
    return Message(f"prompt.{kind}", _values(at, own, kind), rule)


def _values(at: Standing, own: int, kind: str) -> dict[str, Value]:
    """Return what a prompt of some kind tells."""
    if kind in {"add", "window", "cloak_card"}:
        return _of_ability(at, own, kind)
    if kind == "ladd":
        level = at.next_level(own)
        assert level is not None
        have = total(at.side(own)["level_open"]) + total(at.chosen)
        values: dict[str, Value] = {"number": at.reached(own) + 1, "have": have}
        return {**values, "threshold": level.threshold, **selections.worths(at, own)}
    if kind == "toss":
        return {"size": at.hand_size(own)}
    if kind == "defend":
        text = sheet_words.defending(at.known_sheet(own))
        damage = at.asked("damage")
        return {"damage": damage, "text": text, **selections.defences(at, own, damage)}
    return {"count": at.asked("number") - len(at.chosen)} if kind == "give" else {}


def _of_ability(at: Standing, own: int, kind: str) -> dict[str, Value]:
    number = at.asked("ability")
    ability = at.ability(own, number)
    values: dict[str, Value] = {"ability": labels.named(ability)}
    count = len(at.stack(own, number))
    if kind == "add":
        values["requirement"] = sheet_words.requirement(ability)
        values["room"] = at.most(own, number) - count - len(at.chosen)
        values |= selections.additions(at, own, number)
    elif kind == "window":
        values["cards"] = labels.number_of_cards(count)
        values["do"] = sheet_words.effects(
            at.known_sheet(own), at.effects(own, number, count) + ability.trigger
        )
    return values


def _action(at: Standing, own: int) -> Message:
    """Ask for an action, with a warning where the draws at its end would lose the game."""
    left = at.view["actions_left"]
    if at.missing(own) > at.life(own):
        values: dict[str, Value] = {"missing": at.missing(own), "life": at.life(own)}
        return Message("prompt.action_last", {**values, "number": left}, "FD-10.2")
    if left == 0:
        return Message("prompt.action_free", {}, "FD-4.6")
    return Message("prompt.action", {"count": left}, "FD-4.4")


def _potion(at: Standing, own: int) -> Message:
    card = labels.the(at.side(own)["wounds"][-1])
    key = "potion" if at.side(own)["in_use"] else "recover"
    return Message(f"prompt.{key}", {"card": card}, "FD-7.8")
