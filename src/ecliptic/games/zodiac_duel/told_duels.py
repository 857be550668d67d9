"""What is told of duels: how they begin, who leads and answers, who wins and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiac_duel.labels import LATER
from ecliptic.games.zodiac_duel.seen import hand_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiac_duel.labels import Labels
    from ecliptic.games.zodiac_duel.view import Duel, ZodiacView


# Confrontation.


def led(labels: Labels, actor: int, card: str, after: ZodiacView) -> Iterator[Message]:
    """Yield who leads which fighter, and the sign to follow (ZD-5.1, 5.3)."""
    duel = after["duels"][-1]
    assert duel["led"] is not None
    values: dict[str, Value] = {
        "seat": SeatName(actor),
        "card": labels.as_fighter(card, after["duel"]),
        "sign": labels.sign(duel["led"]),
    }
    yield Message("log.lead", values, "ZD-5.1")
    yield from _entered(labels, duel, actor, card)
    if after["phase"] == "force":
        yield _log("aquarius", "ZD-7.1", seat=SeatName(actor))


def answered(
    labels: Labels, before: ZodiacView, actor: int, card: str, after: ZodiacView
) -> Iterator[Message]:
    """Yield the answer, chosen or forced, and how it is judged (ZD-5.2, 5.4)."""
    duel = after["duels"][-1]
    responder = 1 - duel["leader"]
    fighter = labels.as_fighter(card, after["duel"])
    if before["phase"] == "force":
        yield _log("force", "ZD-7.1", seat=SeatName(actor), card=fighter)
    else:
        yield _log("answer", "ZD-5.2", seat=SeatName(actor), card=fighter)
    yield from _entered(labels, duel, responder, card)
    yield from _judged(labels, before, duel, responder)


def _entered(labels: Labels, duel: Duel, seat: int, card: str) -> Iterator[Message]:
    """Yield what a fighter copies or gains on entering (ZD-7.7, 7.13)."""
    sign, power = duel["signs"][seat], duel["powers"][seat]
    assert sign is not None
    assert power is not None
    name = labels.as_fighter(card, duel["n"])
    form, printed = labels.form(card, duel["n"])
    if sign != form:
        values: dict[str, Value] = {"card": name, "sign": labels.sign(sign), "power": power}
        yield Message("log.copies", values, "ZD-7.13")
    elif power != printed:
        yield _log("gains", "ZD-7.7", card=name, power=power)


def _judged(labels: Labels, before: ZodiacView, duel: Duel, seat: int) -> Iterator[Message]:
    sign, follow = duel["signs"][seat], duel["led"]
    assert sign is not None
    assert follow is not None
    who = SeatName(seat)
    if duel["penalised"][seat]:
        yield _log("penalty", "ZD-5.4", seat=who, sign=labels.sign(follow))
    elif sign == follow:
        yield _log("follows", "ZD-5.4", seat=who, sign=labels.sign(follow))
    elif before["phase"] == "force" and not labels.switches.aquarius_penalty:
        yield _log("forced_free", "ZD-R17", seat=who)
    else:
        yield _log("libra", "ZD-7.2", seat=who)


# Resolution.


def ended(labels: Labels, before: ZodiacView, after: ZodiacView) -> Iterator[Message]:
    """Yield who has won which duel and why, forfeited ones included (ZD-6.5, 6.6, R14)."""
    for place, duel in enumerate(after["duels"]):
        if duel["winner"] is None:
            continue
        if place >= len(before["duels"]) or before["duels"][place]["winner"] is None:
            yield _verdict(duel)
            yield from _returned(labels, before, after, duel)


def _verdict(duel: Duel) -> Message:
    winner = duel["winner"]
    assert winner is not None
    values: dict[str, Value] = {"duel": duel["n"], "seat": SeatName(winner)}
    if duel["forfeit"]:
        return Message("log.forfeit", values, "ZD-R14")
    if True in duel["penalised"]:
        return Message("log.won_penalty", values, "ZD-6.5")
    power, other = duel["powers"][winner], duel["powers"][1 - winner]
    assert power is not None
    assert other is not None
    if power == other:
        return Message("log.won_tie", {**values, "power": power}, "ZD-6.6")
    return Message("log.won_power", {**values, "power": power, "other": other}, "ZD-6.6")


def _returned(
    labels: Labels, before: ZodiacView, after: ZodiacView, duel: Duel
) -> Iterator[Message]:
    """Yield which fighter becomes a star in a hand (ZD-7.3, 7.4)."""
    for seat, card in enumerate(duel["fighters"]):
        left = _left(before, after, duel, seat) if card == "down" and not duel["forfeit"] else None
        if left is not None:
            won = duel["winner"] == seat
            key, rule = ("cancer", "ZD-7.3") if won else ("capricornus", "ZD-7.4")
            values: dict[str, Value] = {"seat": SeatName(seat), "card": labels.as_card(left)}
            yield Message(f"log.{key}", values, rule)


def _left(before: ZodiacView, after: ZodiacView, duel: Duel, seat: int) -> str | None:
    """Return the card that has left its place for the hand of its side, if one has."""
    number = duel["n"] - 1
    fought_by = before["duels"][number]["fighters"] if number < len(before["duels"]) else []
    lay = [card for card in (*fought_by, *before["base"][0], *before["base"][1]) if card]
    hand, _ = hand_of(after, seat)
    return next((card for card in lay if card in hand), None)


def returned(before: ZodiacView, after: ZodiacView) -> set[str]:
    """Return the cards that went to a hand because of a duel that ended (ZD-R38)."""
    found = set()
    for duel in after["duels"][-2:]:
        new = duel["n"] == before["duel"] and before["duels"][-1]["winner"] is None
        if new and duel["winner"] is not None and not duel["forfeit"]:
            places = enumerate(duel["fighters"])
            left = [_left(before, after, duel, seat) for seat, card in places if card == "down"]
            found |= {card for card in left if card is not None}
    return found


# The next duel.


def began(labels: Labels, before: ZodiacView, after: ZodiacView) -> Iterator[Message]:
    """Yield who takes the initiative and why, and that a duel begins (ZD-4)."""
    if after["phase"] == "coin" and before["phase"] != "coin":
        yield _log("totals_tie", "ZD-4.3", power=_total(labels, after, 0))
    duel = after["duels"][-1] if after["duels"] else None
    if duel is None or after["duel"] == before["duel"] or duel["winner"] is not None:
        return
    if before["duel"] == 0 and before["phase"] != "coin" and duel["n"] == 1:
        yield _first(labels, after, duel["leader"])
    elif duel["n"] > 1:
        yield _next(after["duels"][-2], duel["leader"])
    values: dict[str, Value] = {"seat": SeatName(duel["leader"]), "duel": duel["n"]}
    yield Message("log.duel", values, "ZD-5.1")
    if before["duel"] < LATER <= after["duel"] and "pisces" in (after["signs"] or []):
        yield _log("pisces", "ZD-7.12")


def _total(labels: Labels, view: ZodiacView, seat: int) -> int:
    return sum(labels.cards[card].power for card in view["base"][seat])


def _first(labels: Labels, after: ZodiacView, leader: int) -> Message:
    """Tell why a seat takes the first initiative (ZD-4.1, R7)."""
    power, other = _total(labels, after, leader), _total(labels, after, 1 - leader)
    values: dict[str, Value] = {"seat": SeatName(leader), "power": power}
    if power == other:
        return Message("log.first_agreed", values, "ZD-R7")
    return Message("log.first", {**values, "other": other}, "ZD-4.1")


def _next(last: Duel, leader: int) -> Message:
    """Tell why a seat takes the initiative after a duel (ZD-4.2, 7.5, 7.6, R26)."""
    winner, seat = last["winner"], SeatName(leader)
    assert winner is not None
    if leader == winner:
        return _log("next_winner", "ZD-4.2", seat=seat)
    if last["signs"][winner] == "leo":
        return _log("next_leo", "ZD-7.6", seat=seat)
    if last["signs"][leader] == "aries":
        return _log("next_aries", "ZD-7.5", seat=seat)
    return _log("next_star", "ZD-R26", seat=seat)


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)
