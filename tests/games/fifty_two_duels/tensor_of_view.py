"""The tensor of a seat a second time: made from what its view says, and from nothing else.

Every part is a list of numbers by its name, in the order of the reference page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecliptic.games.fifty_two_duels.notation import LABEL_TOKENS, TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NODES = [
    *("pick", "first", "draw1", "store1", "wound1", "lose1", "dig1", "action", "add", "ladd"),
    *("toss", "bomb", "cloak_on", "cloak_card", "potion", "defend", "window", "strip", "give"),
    *("storehand", "retrieve", "digtake", "move", "choose", "may"),
]

REASONS = ["wounds", "exhaustion", "turn limit"]

PILES = ["hand", "deck", "discard", "level_open", "stored", "in_use", "digging"]
"""What may be cards or only their number."""

KNOWLEDGE = ["opponent_knows_not_in_deck", "unseen", "held"]


def parts_of(view: Any, seat: int, ids: Sequence[str]) -> dict[str, list[float]]:
    """Return all parts of the tensor of a seat; `ids` are those of the sheets."""
    order = [seat, 1 - seat]
    own, other = (_side(view["sides"][side], ids) for side in order)
    sides = {name: numbers + other[name] for name, numbers in own.items()}
    return {**_progress(view, order), **_pending(view["pending"] or {}, order), **sides}


def _progress(view: Any, order: list[int]) -> dict[str, list[float]]:
    return {
        "turn": [view["turn"]],
        "active": _one_of(order, view["active"]),
        "actions_left": [view["actions_left"]],
        "free_items_left": [view["free_items_left"]],
        "actor": _one_of([*order, "chance"], view["actor"]),
        "reason": _one_of(REASONS, view["reason"]),
        "result": [view["result"][order[0]] if view["result"] else 0.0],
    }


def _pending(pending: Any, order: list[int]) -> dict[str, list[float]]:
    chosen = pending.get("chosen", [])
    return {
        "node": _one_of(NODES, pending.get("kind")),
        "node_side": _one_of(order, pending.get("side")),
        "node_ability": _one_of([1, 2, 3, 4], pending.get("ability")),
        "damage": [pending.get("damage", 0)],
        "number": [pending.get("number", 0)],
        "chosen": _set(TOKENS, chosen),
        "chosen_down": _set(LABEL_TOKENS, chosen),
    }


def _side(side: Any, ids: Sequence[str]) -> dict[str, list[float]]:
    return {
        "character": _one_of(ids, side["character"]),
        **{name: _set(TOKENS, _cards(side[name])) for name in PILES},
        "counts": [_count(side[name]) for name in PILES],
        "open": [float(isinstance(side[name], list)) for name in PILES],
        "wounds": _places(TOKENS, [[card] for card in side["wounds"]]),
        "levels": _places(TOKENS, side["levels"]),
        "ward": [side["ward"]],
        "revealed": [float(side["revealed"])],
        **_abilities(side["abilities"]),
        **{name: _set(TOKENS, side.get(name, [])) for name in KNOWLEDGE},
        "wild_may_be": _wild_may_be(side.get("wild_may_be", {})),
    }


def _cards(pile: Any) -> list[str]:
    return pile if isinstance(pile, list) else []


def _count(pile: Any) -> float:
    return len(pile) if isinstance(pile, list) else pile


def _abilities(abilities: list[list[str]]) -> dict[str, list[float]]:
    """Return the places of cards, of face-down cards that are named, and of labels.

    An entry is `7h`, `w1`, or `w1=7h`.
    """
    shown = [[entry.split("=") for entry in stack] for stack in abilities]
    named = [[entry[1:] for entry in stack] for stack in shown]
    first = [[entry[:1] for entry in stack] for stack in shown]
    return {
        "face_up": [number for stack in first for number in _places(TOKENS, stack)],
        "face_down": [number for stack in named for number in _places(TOKENS, stack)],
        "labels": [number for stack in first for number in _places(LABEL_TOKENS, stack)],
    }


def _wild_may_be(table: Any) -> list[float]:
    """Return what each face-down card of the other side can be, by ability and label."""
    keys = [f"{label} on {ability}" for ability in range(1, 5) for label in LABEL_TOKENS]
    return [number for key in keys for number in _set(TOKENS, table.get(key, []))]


def _one_of(values: Iterable[object], value: object) -> list[float]:
    """Return 1 at the place of a value and 0 elsewhere; all 0 where it is none of them."""
    return [float(one == value) for one in values]


def _set(all_of_them: Sequence[str], members: list[str]) -> list[float]:
    return _places(all_of_them, [members]) if members else [0.0] * len(all_of_them)


def _places(all_of_them: Sequence[str], groups: Iterable[Iterable[str]]) -> list[float]:
    """Return for each one the place of its group, from 1; 0 where it is in none."""
    numbers = dict.fromkeys(all_of_them, 0.0)
    for place, group in enumerate(groups, start=1):
        numbers.update((one, place) for one in group if one in numbers)
    return list(numbers.values())
