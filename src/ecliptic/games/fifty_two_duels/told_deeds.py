"""What is told of a move itself: who has done what, or what chance has decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName, Term
from ecliptic.core.state import CHANCE
from ecliptic.games.fifty_two_duels import labels
from ecliptic.games.fifty_two_duels.lying import lying
from ecliptic.games.fifty_two_duels.options_asked import alternatives
from ecliptic.games.fifty_two_duels.told_selections import activation, added, selection

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.fifty_two_duels.turning import Turning

_KNOWN: Final = {
    "wound": "FD-9.5",
    "lose": "FD-3.1",
    "store": "FD-8.5",
    "stash": "FD-8.5",
    "retrieve": "FD-8.9",
}
"""Moves that everybody sees, with the rule behind them."""

HIDDEN: Final = "??"


def deed_of(told: Turning) -> Iterator[Message]:
    """Yield what the move was, as far as this reader sees it."""
    deed = told.deed
    if told.is_complete:
        yield from selection(told)
    elif told.actor == CHANCE and deed != "first":
        yield from _chance(told)
    elif deed in {"pick", "nemesis", "first"}:
        yield _set_up(told)
    elif deed == "use":
        yield _used(told)
    elif deed in {"activate", "hold"}:
        yield from _window(told)
    elif deed in {"option", "yes", "no"}:
        yield _chosen(told)
    elif deed in {"hide", "top", "move"}:
        yield from _placed(told)
    elif deed in {"stash", "retrieve", "keep", "end"}:
        yield _plain(told)


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)


def _set_up(told: Turning) -> Message:
    if told.deed == "first":
        return _log("first", "FD-1.4", seat=SeatName(int(told.rest[0])))
    character = told.before.labels.characters[told.rest[0]]
    if told.deed == "pick":
        return _log("pick", "FD-1.1", seat=SeatName(told.actor), name=Term(character.name))
    sheet = told.before.labels.sheet_of(character.id, labels.NEMESIS)
    return _log("nemesis", "FD-11.1", name=Term(sheet.name))


# Chance.


def _chance(told: Turning) -> Iterator[Message]:
    side = told.before.asked("side")
    seat = told.before.labels.side(side)
    if told.deed in _KNOWN:
        card = labels.the(told.rest[0])
        yield _log(told.deed, _KNOWN[told.deed], seat=seat, card=card)
    elif told.rest[0] == HIDDEN:
        yield from _drawn_in_secret(told, side)
    elif told.deed == "dig":
        yield _log("dig", "FD-8.8", card=labels.the(told.rest[0]))
    else:
        yield _log("draw", "FD-8.7", seat=seat, card=labels.the(told.rest[0]))


def _drawn_in_secret(told: Turning, side: int) -> Iterator[Message]:
    """Yield, after the last of several hidden cards, how many there are now."""
    after, kind = told.after, told.before.kind
    goes_on = after.kind == kind and after.asked("side") == side
    if goes_on:
        return
    seat = after.labels.side(side)
    if kind == "dig1":
        digging = after.side(side)["digging"]
        number = digging if isinstance(digging, int) else len(digging)
        yield _log("dig_hidden", "FD-8.8", seat=seat, number=number)
    else:
        rule = "FD-11.10" if after.labels.is_nemesis(side) else "FD-8.7"
        yield _log("draw_hidden", rule, seat=seat, number=after.hand_count(side))


# Items and windows.


def _used(told: Turning) -> Message:
    token = told.rest[-1]
    rule = labels.ITEM_RULES[labels.ITEMS[token[1]]]
    key = "use_stored" if told.rest[0] == "stored" else "use"
    values: dict[str, Value] = {"card": labels.the(token), "item": labels.item(token)}
    return _log(key, rule, seat=SeatName(told.actor), **values)


def _window(told: Turning) -> Iterator[Message]:
    before = told.before
    number = before.asked("ability")
    if told.deed == "activate":
        count = len(before.stack(told.actor, number))
        yield activation(before, told.actor, number, count)
        return
    ability = labels.named(before.ability(told.actor, number))
    yield _log("hold", "FD-5.13", seat=SeatName(told.actor), ability=ability)


def _chosen(told: Turning) -> Message:
    """Return an option that was taken, or a bonus that was taken or left out."""
    before, seat = told.before, SeatName(told.actor)
    if told.deed == "no":
        return _log("no", "FD-5.15", seat=seat)
    offered = alternatives(before, told.actor, before.kind)
    number = int(told.rest[0]) if told.rest else 1
    if offered is not None:
        return _log("option", "FD-5.15", seat=seat, do=offered[number - 1])
    if told.deed == "yes":
        return _log("yes", "FD-5.15", seat=seat)
    return _log("option_number", "FD-5.15", seat=seat, number=number)


# Cards that are put somewhere.


def _placed(told: Turning) -> Iterator[Message]:
    before, side, seat = told.before, told.actor, SeatName(told.actor)
    if told.deed == "hide":
        number = before.asked("ability")
        ability = labels.named(before.ability(side, number))
        if told.card is None:
            yield _log("hide_hidden", "FD-7.7", seat=seat, ability=ability)
        else:
            card = labels.the(told.card)
            yield _log("hide", "FD-7.7", seat=seat, card=card, ability=ability)
    elif told.rest[0] == "hand":
        card = labels.the(before.side(side)["wounds"][-1])
        yield _log("top_hand", "FD-7.8", seat=seat, card=card)
        return
    else:
        number = int(told.rest[-1])
        yield _put(told, number)
    yield from added(before, side, number, 1)


def _put(told: Turning, number: int) -> Message:
    """Return that a wound, or a card of another ability, was put on an ability."""
    before, side = told.before, told.actor
    ability = labels.named(before.ability(side, number))
    if told.deed == "top":
        card = labels.the(before.side(side)["wounds"][-1])
        return _log("top_on", "FD-7.8", seat=SeatName(side), card=card, ability=ability)
    old = int(told.rest[2])
    card = lying(before, side, told.rest[0], old)
    source = labels.named(before.ability(side, old))
    values: dict[str, Value] = {"card": card, "source": source, "ability": ability}
    return _log("move", "FD-8.9", seat=SeatName(side), **values)


def _plain(told: Turning) -> Message:
    seat = SeatName(told.actor)
    if told.deed == "end":
        return _log("end", "FD-4.3", seat=seat)
    if told.deed == "keep" and told.card is None:
        return _log("keep_hidden", "FD-8.8", seat=seat)
    rule = _KNOWN.get(told.deed, "FD-8.8")
    return _log(told.deed, rule, seat=seat, card=labels.the(told.rest[0]))
