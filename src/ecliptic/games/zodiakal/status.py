"""What a table of Zodiakal says above the board: how it stands, and what is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiakal.ahead import reach
from ecliptic.games.zodiakal.holding import KINDS
from ecliptic.games.zodiakal.move_texts import parsed
from ecliptic.games.zodiakal.seen import (
    acting,
    can_block,
    effect_tile,
    is_one_short,
    others,
    player,
    taking,
    tribute_receivers,
)
from ecliptic.games.zodiakal.told_effects import RULES, in_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.view import ZodiakalView

FEW_THROWS: Final = 50
"""So many throws before the cap it is told how many are left (ZK-7.3)."""

EFFECT_RULES: Final = {
    "gift": "ZK-5.2",
    "steal": "ZK-5.3",
    "travel": "ZK-5.4",
    "reroll": "ZK-5.5",
    "duel": "ZK-5.6",
    "exchange": "ZK-5.7",
}
"""The rule of each action that can be used in one's own turn."""


def status(labels: Labels, view: ZodiakalView) -> Iterator[Message]:
    """Yield how the game stands: whose turn it is, who is close to winning, who can block."""
    if view["turn"] is not None:
        turn: dict[str, Value] = {"seat": SeatName(view["turn"]), "number": view["turn_number"]}
        yield Message("status.turn", turn)
    if view["phase"] != "end":
        yield from _standing(labels, view)


def _standing(labels: Labels, view: ZodiakalView) -> Iterator[Message]:
    seats = range(len(view["pos"]))
    for seat in seats:
        if is_one_short(labels, view, seat):
            yield _one_short(labels, view, seat)
    if view["used"]:
        yield Message("status.used", {}, "ZK-4.7")
    blockers = [seat for seat in seats if seat != view["turn"] and can_block(labels, view, seat)]
    if blockers:
        yield Message("status.blockers", {"seats": _names(blockers)}, "ZK-5.8")
    left = int(labels.switches.roll_cap) - view["throws"]
    if 0 <= left <= FEW_THROWS:
        yield Message("status.throws", {"count": left}, "ZK-7.3")


def _one_short(labels: Labels, view: ZodiakalView, seat: int) -> Message:
    """Return that a seat wins with one more kind, and which if that is sure."""
    if labels.switches.kinds < KINDS:
        return Message("status.one_more", {"seat": SeatName(seat)}, "ZK-7.1")
    missing = labels.tokens[view["hands"][seat].index(0)]
    values: dict[str, Value] = {"seat": SeatName(seat), "one": labels.one(missing)}
    return Message("status.lacks", values, "ZK-7.1")


def prompt(labels: Labels, view: ZodiakalView) -> Message:
    """Return what is to be done, with what one needs to know for it."""
    if view["phase"] == "end":
        return _ask("over", "ZK-7.3" if view["capped"] else "ZK-7.1")
    actor = acting(labels, view)
    if actor is None:
        return _by_chance(labels, view)
    if actor != view["seat"]:
        return _waiting(labels, view, actor)
    return _asked(labels, view, actor)


def _by_chance(labels: Labels, view: ZodiakalView) -> Message:
    """Return what the die, or chance, is about to decide."""
    phase = view["phase"]
    if phase == "first":
        return _ask("chance_first", "ZK-1.8")
    seat = SeatName(player(view))
    if phase == "roll":
        ahead = reach(labels, view, view["pos"][player(view)])
        return _ask("chance_roll", "ZK-2.1", seat=seat, ahead=ahead)
    if phase == "steal":
        faces = labels.board.steal_on
        return _ask("chance_steal", "ZK-5.3", seat=seat, faces=faces)
    if phase == "duel":
        return _ask("chance_duel", "ZK-5.6")
    taker, _ = taking(view)
    return _ask("chance_take", "ZK-R17", seat=SeatName(taker))


def _waiting(labels: Labels, view: ZodiakalView, actor: int) -> Message:
    if view["phase"] == "block":
        return _ask("wait_block", "ZK-5.8", seat=SeatName(actor), deeds=_declared(labels, view))
    return Message("prompt.wait", {"seat": SeatName(actor)})


def _declared(labels: Labels, view: ZodiakalView) -> tuple[Message, ...]:
    return tuple(in_words(labels, parsed(text)) for text in view["declared"])


def _asked(labels: Labels, view: ZodiakalView, actor: int) -> Message:
    phase = view["phase"]
    if phase == "special":
        return _special(labels, effect_tile(view))
    if phase == "detail":
        return _detail(labels, view)
    if phase == "block":
        return _block(labels, view)
    if phase == "take":
        return _take(view, actor)
    return _step(labels, view, actor)


def _step(labels: Labels, view: ZodiakalView, actor: int) -> Message:
    """Return the question of a step of landing (ZK-2.5)."""
    phase = view["phase"]
    if phase == "move":
        return _ask("move", "ZK-R3", face=view["rolled"] or 0)
    if phase == "discard":
        have = sum(view["hands"][actor])
        return _ask("discard", "ZK-3.5", have=have, limit=labels.board.hand_limit)
    tile = effect_tile(view)
    if phase == "collect":
        return _ask("collect", "ZK-R5", one=labels.one(labels.tiles[tile].token))
    owed = tribute_receivers(labels, view, tile, others(view))
    return _ask("sacrifice", "ZK-6.4", seats=_names(owed))


def _special(labels: Labels, tile: str) -> Message:
    action = labels.tiles[tile].action
    effect = Message(f"effect.{action}")
    return _ask("special", EFFECT_RULES[action], tile=labels.tile(tile), effect=effect)


def _detail(labels: Labels, view: ZodiakalView) -> Message:
    """Return how the declaration goes on."""
    latest = parsed(view["declared"][-1])
    rule = RULES[latest.kind]
    if latest.kind in {"gift", "trade"}:
        return _ask(f"after_{latest.kind}", rule, one=labels.one(latest.name))
    action = labels.tiles[latest.name].action
    effect = Message(f"effect.{action}")
    return _ask(f"after_{latest.kind}", rule, to=labels.to_tile(latest.name), effect=effect)


def _block(labels: Labels, view: ZodiakalView) -> Message:
    windows = view["window"] or []
    cost = labels.board.block_cost
    if len(windows) > 1:
        by = SeatName(windows[-1]["by"])
        return _ask("block_block", "ZK-R27", seat=by, count=cost)
    values: dict[str, Value] = {"count": cost, "deeds": _declared(labels, view)}
    return _ask("block", "ZK-5.9", seat=SeatName(player(view)), **values)


def _take(view: ZodiakalView, actor: int) -> Message:
    taker, victim = taking(view)
    if actor == taker:
        return _ask("take", "ZK-R17", seat=SeatName(victim))
    return _ask("give_up", "ZK-R17", seat=SeatName(taker))


def _names(seats: list[int]) -> tuple[SeatName, ...]:
    return tuple(SeatName(seat) for seat in seats)


def _ask(key: str, rule: str, **values: Value) -> Message:
    return Message(f"prompt.{key}", values, rule)
