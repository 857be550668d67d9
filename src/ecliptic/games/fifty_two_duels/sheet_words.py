"""What stands on the sheets of 52 Duels, in words: effects, modifiers, requirements, levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, Term
from ecliptic.games.fifty_two_duels.labels import named, rank_name, suit_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecliptic.core.narration import Value
    from ecliptic.games.fifty_two_duels.sheets import (
        Ability,
        Amount,
        Defence,
        Effect,
        Level,
        Modifier,
        Sheet,
    )

_TARGETED: Final = frozenset({"damage", "recover", "discard", "store", "dig"})


def joined(messages: Iterable[Message], key: str) -> Message:
    """Return several messages in one, `key` between each and the rest."""
    first, *rest = messages
    if not rest:
        return first
    return Message(f"join.{key}", {"first": first, "rest": joined(rest, key)})


# Effects.


def effects(sheet: Sheet, does: Sequence[Effect]) -> Message:
    """Return what effects do, in their order."""
    if not does:
        return Message("effect.nothing")
    return joined([effect(sheet, one) for one in does], "effects")


def effect(sheet: Sheet, one: Effect) -> Message:
    """Return what an effect does."""
    if one.op in {"choose", "may", "if"}:
        return _alternatives(sheet, one)
    if one.op == "keep":
        assert one.keep_on is not None
        key = "keep_suits" if one.suits else "keep"
        values: dict[str, Value] = {"ability": named(sheet.abilities[one.keep_on - 1])}
        if one.suits:
            values["suits"] = suits(one.suits)
        return Message(f"effect.{key}", values)
    if one.n is None:
        return Message(f"effect.{one.op}")
    values = {"count": amount(one.n)}
    if one.op == "dig":
        values["take"] = one.take
    return Message(f"effect.{_key(one)}", values)


def _key(one: Effect) -> str:
    """Return the key of an effect with a number, from its op and what it is aimed at."""
    if one.op not in _TARGETED:
        return one.op
    if one.op == "damage":
        key = "damage" if one.target != "self" else "damage_self"
        return f"{key}_sure" if one.sure else key
    parts = [one.op, one.target, one.how, one.source, one.rest]
    return "_".join(part for part in parts if part is not None)


def _alternatives(sheet: Sheet, one: Effect) -> Message:
    if one.op == "choose":
        options = [effects(sheet, does) for does in one.options]
        return Message("effect.choose", {"options": joined(options, "options")})
    do = effects(sheet, one.do)
    if one.op == "may":
        return Message("effect.may", {"do": do})
    assert one.per is not None
    test: dict[str, Value] = {"what": Message(f"counter.{one.per}"), "number": one.at_least}
    if not one.otherwise:
        return Message("effect.if", {**test, "do": do})
    return Message("effect.if_else", {**test, "do": do, "other": effects(sheet, one.otherwise)})


def amount(n: Amount) -> Value:
    """Return how much: a number, or a sum with what it counts."""
    if n.per is None:
        return n.base
    each: dict[str, Value] = {"each": n.each, "what": Message(f"counter.{n.per}")}
    found = Message("amount.each", each)
    if n.every > 1:
        found = Message("amount.every", {**each, "every": n.every})
    if n.base:
        found = Message("amount.more", {"base": n.base, "amount": found})
    if n.cap is None:
        return found
    return Message("amount.capped", {"amount": found, "cap": n.cap})


# Modifiers.


def modifiers(sheet: Sheet, mods: Sequence[Modifier]) -> Message:
    """Return what several modifiers change."""
    return joined([modifier(sheet, one) for one in mods], "effects")


def modifier(sheet: Sheet, one: Modifier) -> Message:
    """Return what a modifier changes."""
    if one.mod == "wild":
        ranks = tuple(rank_name(rank) for rank in one.ranks)
        return Message("mod.wild", {"cards": (*ranks, *(suit_name(suit) for suit in one.suits))})
    if one.mod == "defend_suits":
        return Message("mod.defend_suits", {"suits": suits(one.suits)})
    if one.ability is None:
        return Message(f"mod.{one.mod}", {"count": one.n})
    ability = named(sheet.abilities[one.ability - 1])
    return Message(f"mod.{one.mod}_of", {"count": one.n, "ability": ability})


# Sheets.


def suits(letters: Sequence[str]) -> tuple[Message, ...]:
    """Return the names of suits."""
    return tuple(suit_name(suit) for suit in letters)


def requirement(ability: Ability) -> Message:
    """Return what the cards of an ability must have in common."""
    found = Message(f"requirement.{ability.requirement}")
    if not ability.suits:
        return found
    return Message("requirement.limited", {"requirement": found, "suits": suits(ability.suits)})


def entries(sheet: Sheet, ability: Ability, above: int = 0) -> list[Message]:
    """Return what numbers of cards do, from one number on."""
    return [
        Message("sheet.entry", {"cards": number, "do": effects(sheet, does)})
        for number, does in sorted(ability.effects.items())
        if number > above
    ]


def boxes(sheet: Sheet, ability: Ability) -> list[Message]:
    """Return the trigger and the passive bonus of an ability."""
    found = []
    if ability.trigger:
        found.append(Message("sheet.trigger", {"do": effects(sheet, ability.trigger)}))
    if ability.passive:
        found.append(Message("sheet.passive", {"do": modifiers(sheet, ability.passive)}))
    return found


def gain(sheet: Sheet, level: Level) -> Value:
    """Return what a level brings, in the words of the sheet if it has any."""
    if level.text is not None:
        return Term(level.text)
    parts = [modifier(sheet, one) for one in level.mods]
    parts += [effect(sheet, one) for one in level.now]
    return joined(parts, "effects") if parts else Message("effect.nothing")


def defending(sheet: Sheet) -> Value:
    """Return how a sheet defends, in its own words if it has any."""
    defence = sheet.defence
    if defence is None:
        return Message("defence.none")
    if defence.text is not None:
        return Term(defence.text)
    return _defence(sheet, defence)


def _defence(sheet: Sheet, defence: Defence) -> Message:
    """Return a Defend section in words: which cards, in which pattern, from where."""
    limits = [Message(f"defence.{defence.pattern}")]
    if defence.suits:
        limits.append(Message("defence.suits", {"suits": suits(defence.suits)}))
    if defence.ranks:
        ranks = tuple(rank_name(rank) for rank in defence.ranks)
        limits.append(Message("defence.ranks", {"ranks": ranks}))
    sizes = [
        Message("defence.entry", {"count": count, "points": points})
        for count, points in enumerate(defence.table, 1)
        if points > 0
    ]
    cards = joined(limits, "effects")
    values: dict[str, Value] = {"cards": cards, "table": joined(sizes, "entries")}
    if defence.ability is None:
        return Message("defence.hand", values)
    values["ability"] = named(sheet.abilities[defence.ability - 1])
    return Message("defence.ability", values)
