"""What is told when a selection is complete: cards added, paid, tossed, defended with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.fifty_two_duels import labels, sheet_words
from ecliptic.games.fifty_two_duels.lying import lying
from ecliptic.games.fifty_two_duels.standing import total

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.fifty_two_duels.standing import Standing
    from ecliptic.games.fifty_two_duels.turning import Turning


def selection(told: Turning) -> Iterator[Message]:
    """Yield what the cards that were named are used for."""
    kind = told.before.kind
    if kind == "add":
        yield from _added(told)
    elif kind == "ladd":
        yield _paid(told)
    elif kind == "defend":
        yield _defended(told)
    else:
        yield _discarded(told)


def _added(told: Turning) -> Iterator[Message]:
    before, side = told.before, told.actor
    number = before.asked("ability")
    values: dict[str, Value] = {
        "seat": SeatName(side),
        "cards": labels.those(told.named),
        "ability": labels.named(before.ability(side, number)),
    }
    yield Message("log.add", values, "FD-5.1")
    yield from added(before, side, number, len(told.named))


def added(before: Standing, side: int, number: int, more: int) -> Iterator[Message]:
    """Yield that an ability is full, for then it activates by itself (FD-5.14)."""
    count = len(before.stack(side, number)) + more
    if count >= before.most(side, number):
        ability = labels.named(before.ability(side, number))
        yield Message("log.full", {"ability": ability}, "FD-5.14")
        yield activation(before, side, number, count)


def activation(before: Standing, side: int, number: int, count: int) -> Message:
    """Return that an ability is activated with so many cards, and what it does."""
    ability = before.ability(side, number)
    does = before.effects(side, number, count) + ability.trigger
    values: dict[str, Value] = {
        "seat": before.labels.side(side),
        "ability": labels.named(ability),
        "cards": labels.number_of_cards(count),
        "do": sheet_words.effects(before.known_sheet(side), does),
    }
    rule = "FD-11.9" if before.labels.is_nemesis(side) else "FD-5.15"
    return Message("log.activate", values, rule)


def _paid(told: Turning) -> Message:
    before, side = told.before, told.actor
    level = before.next_level(side)
    assert level is not None
    values: dict[str, Value] = {
        "seat": SeatName(side),
        "cards": labels.those(told.named),
        "number": before.reached(side) + 1,
        "have": total([*before.side(side)["level_open"], *told.named]),
        "threshold": level.threshold,
    }
    return Message("log.pay", values, "FD-6.2")


def _defended(told: Turning) -> Message:
    before, side = told.before, told.actor
    damage = before.asked("damage")
    if not told.named:
        return Message("log.take", {"seat": SeatName(side), "count": damage}, "FD-9.3")
    on = before.defends_from(side) or 1
    values: dict[str, Value] = {
        "seat": SeatName(side),
        "cards": tuple(lying(before, side, one, on) for one in told.named),
        "points": min(damage, before.prevented(side, len(told.named))),
        "damage": damage,
    }
    return Message("log.defend", values, "FD-9.4")


def _discarded(told: Turning) -> Message:
    """Return what a Crystal, or an effect, lets a seat discard."""
    rule = "FD-7.9" if told.before.kind == "toss" else "FD-8.9"
    if not told.named:
        return Message("log.toss_none", {"seat": SeatName(told.actor)}, rule)
    values: dict[str, Value] = {"seat": SeatName(told.actor), "cards": labels.those(told.named)}
    return Message("log.discard", values, rule)
