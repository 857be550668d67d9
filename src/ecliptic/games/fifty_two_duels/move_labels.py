"""The words of each move of 52 Duels: what it is, and what it brings where that is plain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName, Term
from ecliptic.games.fifty_two_duels import labels, sheet_words
from ecliptic.games.fifty_two_duels.forecast import forecast
from ecliptic.games.fifty_two_duels.lying import lying
from ecliptic.games.fifty_two_duels.options_asked import alternatives
from ecliptic.games.fifty_two_duels.selections import additions, worths
from ecliptic.games.fifty_two_duels.standing import Lying, total

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecliptic.core.narration import Value, Values
    from ecliptic.games.fifty_two_duels.standing import Standing


def label(at: Standing, text: str) -> Message:
    """Return the words of a move."""
    deed, *rest = text.split()
    told = _LABELS.get(deed, _with_card)
    return told(at, at.actor or 0, deed, rest)


def _plain(_at: Standing, _own: int, deed: str, _rest: list[str]) -> Message:
    return Message(f"move.{deed}")


# Sheets.


def _pick(at: Standing, _own: int, deed: str, rest: list[str]) -> Message:
    found = at.labels.characters[rest[0]]
    if deed == "nemesis":
        sheet = at.labels.sheet_of(found.id, labels.NEMESIS)
        text = sheet_words.defending(sheet)
        return Message("move.nemesis", {"name": Term(sheet.name), "text": text})
    values: dict[str, Value] = {"name": Term(found.name)}
    if found.motto is None:
        return Message("move.pick_plain", values)
    return Message("move.pick", {**values, "motto": Term(found.motto)})


def _first(_at: Standing, _own: int, _deed: str, rest: list[str]) -> Message:
    return Message("move.first", {"seat": SeatName(int(rest[0]))})


# Actions.


def _play(at: Standing, own: int, _deed: str, rest: list[str]) -> Message:
    number = int(rest[0])
    sheet, ability = at.known_sheet(own), at.ability(own, number)
    count = len(at.stack(own, number))
    values: dict[str, Value] = {
        "number": number,
        "ability": labels.named(ability),
        "requirement": sheet_words.requirement(ability),
        "cards": count,
        "most": at.most(own, number),
    }
    nearest = sheet_words.entries(sheet, ability, above=count)[:1]
    values |= {"next": nearest[0], **additions(at, own, number)}
    return Message("move.play", values)


def _level(at: Standing, own: int, _deed: str, _rest: list[str]) -> Message:
    sheet, level = at.known_sheet(own), at.next_level(own)
    assert level is not None
    values: dict[str, Value] = {
        "number": at.reached(own) + 1,
        "have": total(at.side(own)["level_open"]),
        "threshold": level.threshold,
        "gain": sheet_words.gain(sheet, level),
        **worths(at, own),
    }
    return Message("move.level", values)


def _use(_at: Standing, _own: int, _deed: str, rest: list[str]) -> Message:
    """Return a card used as an item; a stored one says so."""
    token = rest[-1]
    key = "use_stored" if rest[0] == "stored" else "use"
    name = labels.ITEMS[token[1]]
    does = Message(f"item.{name}_does")
    values: dict[str, Value] = {"card": labels.card(token), "item": labels.item(token)}
    return Message(f"move.{key}", {**values, "does": does}, labels.ITEM_RULES[name])


def _end(at: Standing, own: int, _deed: str, _rest: list[str]) -> Message:
    """Return the end of a turn, with a warning where its draws would lose the game."""
    if at.missing(own) > at.life(own):
        return Message("move.end_lost", {"missing": at.missing(own)}, "FD-10.2")
    return Message("move.end", {"count": at.missing(own)})


# Selections and decisions.


def _add(at: Standing, own: int, _deed: str, rest: list[str]) -> Message:
    if at.kind == "ladd":
        return _add_to_level(at, own, rest[0])
    number = at.asked("ability")
    count = len(at.stack(own, number)) + len(at.chosen) + 1
    values: dict[str, Value] = {
        "card": labels.the(rest[0]),
        "cards": labels.number_of_cards(count),
    }
    does = at.effects(own, number, count)
    if not does:
        return Message("move.add", values)
    values["do"] = sheet_words.effects(at.known_sheet(own), does)
    return Message("move.add_does", values)


def _add_to_level(at: Standing, own: int, token: str) -> Message:
    level = at.next_level(own)
    assert level is not None
    have = total([*at.side(own)["level_open"], *at.chosen, token])
    values: dict[str, Value] = {"card": labels.the(token), "have": have}
    key = "add_reaches" if have >= level.threshold else "add_level"
    return Message(f"move.{key}", {**values, "threshold": level.threshold})


def _take(at: Standing, _own: int, _deed: str, _rest: list[str]) -> Message:
    return Message("move.take", {"count": at.asked("damage")})


def _offered(at: Standing, own: int, deed: str, rest: list[str]) -> Message:
    """Return an option, or the bonus that may be taken, in its own words if they are sure."""
    offered = alternatives(at, own, at.kind)
    if deed == "yes":
        return Message("move.yes") if offered is None else _yes(offered[0])
    number = int(rest[0])
    if offered is None:
        return Message("move.option", {"number": number})
    return Message("move.option_does", {"do": offered[number - 1]})


def _yes(do: Message) -> Message:
    return Message("move.yes_does", {"do": do})


def _activate(at: Standing, own: int, _deed: str, _rest: list[str]) -> Message:
    """Return an activation with all it does, and the damage it comes to."""
    number = at.asked("ability")
    used = at.stack(own, number)
    ability = at.ability(own, number)
    does = at.effects(own, number, len(used)) + ability.trigger
    values: dict[str, Value] = {
        "ability": labels.named(ability),
        "do": sheet_words.effects(at.known_sheet(own), does),
    }
    expected = forecast(at, own, number, used, does)
    if not expected.points:
        return Message("move.activate", values)
    values |= {"points": expected.points, "seat": at.labels.side(1 - own)}
    return Message("move.activate_deadly" if expected.deadly else "move.activate_hits", values)


def _done(at: Standing, own: int, _deed: str, _rest: list[str]) -> Message:
    kind = at.kind
    if kind == "add":
        return _done_adding(at, own, at.asked("ability"))
    if kind == "ladd":
        return _done_paying(at, own)
    if kind == "toss":
        left = at.hand_count(own) - len(at.chosen)
        drawn = max(0, at.hand_size(own) - left)
        return Message("move.done_toss", {"number": len(at.chosen), "drawn": drawn})
    if kind == "defend":
        points, damage = at.prevented(own, len(at.chosen)), at.asked("damage")
        return Message("move.done_defend", {"points": min(points, damage), "damage": damage})
    return Message("move.done_move")


def _done_paying(at: Standing, own: int) -> Message:
    level = at.next_level(own)
    assert level is not None
    have = total([*at.side(own)["level_open"], *at.chosen])
    key = "done_reaches" if have >= level.threshold else "done_level"
    return Message(f"move.{key}", {"have": have, "threshold": level.threshold})


def _done_adding(at: Standing, own: int, number: int) -> Message:
    ability = at.ability(own, number)
    added = [Lying(None, card) for card in at.chosen]
    used = [*at.stack(own, number), *added]
    cards = labels.number_of_cards(len(used))
    values: dict[str, Value] = {"ability": labels.named(ability), "cards": cards}
    does = at.effects(own, number, len(used))
    if not does:
        return Message("move.done_add", values)
    return Message(
        "move.done_does", {**values, "do": sheet_words.effects(at.known_sheet(own), does)}
    )


# Cards that are put, moved or given up.


def _on(at: Standing, own: int, _deed: str, rest: list[str]) -> Message:
    return Message("move.on", _place(at, own, int(rest[0])))


def _top(at: Standing, own: int, _deed: str, rest: list[str]) -> Message:
    card: Values = {"card": labels.the(at.side(own)["wounds"][-1])}
    if rest[0] == "hand":
        return Message("move.top_hand", card)
    return Message("move.top_on", {**card, **_place(at, own, int(rest[1]))})


def _move(at: Standing, own: int, _deed: str, rest: list[str]) -> Message:
    old = int(rest[2])
    card = lying(at, own, rest[0], old)
    source: Values = {"card": card, "from": labels.named(at.ability(own, old))}
    return Message("move.move", {**source, **_place(at, own, int(rest[4]))})


def _place(at: Standing, own: int, number: int) -> Values:
    return {"number": number, "ability": labels.named(at.ability(own, number))}


def _bomb(at: Standing, own: int, _deed: str, rest: list[str]) -> Message:
    foe = 1 - own
    if rest[0] == "hand":
        return Message("move.bomb_hand", {"seat": at.labels.side(foe)})
    number = int(rest[2])
    card = lying(at, foe, rest[0], number)
    return Message("move.bomb", {"card": card, "ability": labels.named(at.ability(foe, number))})


def _hide(at: Standing, own: int, _deed: str, rest: list[str]) -> Message:
    ability = labels.named(at.ability(own, at.asked("ability")))
    return Message("move.hide", {"card": labels.the(rest[0]), "ability": ability})


def _defend(at: Standing, own: int, _deed: str, rest: list[str]) -> Message:
    card = lying(at, own, rest[0], at.defends_from(own) or 1)
    points = at.prevented(own, len(at.chosen) + 1)
    if not points:
        return Message("move.defend_more", {"card": card})
    return Message("move.defend", {"card": card, "points": points, "damage": at.asked("damage")})


def _with_card(_at: Standing, _own: int, deed: str, rest: list[str]) -> Message:
    return Message(f"move.{deed}", {"card": labels.the(rest[0])})


_LABELS: Final[dict[str, Callable[[Standing, int, str, list[str]], Message]]] = {
    "pick": _pick,
    "nemesis": _pick,
    "first": _first,
    "play": _play,
    "level": _level,
    "use": _use,
    "end": _end,
    "add": _add,
    "done": _done,
    "activate": _activate,
    "hold": _plain,
    "take": _take,
    "option": _offered,
    "yes": _offered,
    "no": _plain,
    "on": _on,
    "top": _top,
    "move": _move,
    "bomb": _bomb,
    "hide": _hide,
    "defend": _defend,
}
"""How each kind of move is told; all others just name a card."""
