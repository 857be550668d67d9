"""What is told of the effects of a move: cards that have moved, marks that have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiac_duel.seen import fought, hand_of
from ecliptic.games.zodiac_duel.told_duels import returned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiac_duel.labels import Labels
    from ecliptic.games.zodiac_duel.view import Duel, ZodiacView

SEATS = range(2)

Spot: TypeAlias = tuple[str, int, int]
"""Where a card lies: zone, seat, number of the duel (0: none)."""


def changes(
    labels: Labels, before: ZodiacView, deed: str, what: str, after: ZodiacView
) -> Iterator[Message]:
    """Yield what a move of the stars phase has changed besides what it says itself."""
    now = fought(before)
    if now is None:
        return
    then = after["duels"][now["n"] - 1]
    yield from _moved(labels, before, deed, what, after)
    yield from _shown(labels, before, what, after)
    yield from _entered(labels, now, then)
    yield from _cancelled(labels, now, then)
    yield from _judged(labels, now, then)
    yield from _powers(now, then)
    if then["winner"] is None:
        yield from _flow(before, after)


# Cards.


def _spots(view: ZodiacView) -> dict[str, Spot]:
    """Return where the reader sees each card lie."""
    found: dict[str, Spot] = dict.fromkeys(view["out"], ("out", 0, 0))
    for seat in SEATS:
        found |= dict.fromkeys(view["base"][seat], ("base", seat, 0))
        found |= dict.fromkeys(hand_of(view, seat)[0], ("hand", seat, 0))
        for duel in view["duels"]:
            found |= dict.fromkeys(duel["stars"][seat], ("star", seat, duel["n"]))
            fighter = duel["fighters"][seat]
            if fighter is not None and fighter != "down":
                found[fighter] = ("fighter", seat, duel["n"])
    return found


def _moved(
    labels: Labels, before: ZodiacView, deed: str, what: str, after: ZodiacView
) -> Iterator[Message]:
    """Yield the cards that lie elsewhere now (ZD-8.5)."""
    old, new = _spots(before), _spots(after)
    seen = {*old}
    if deed in {"choose", "random"}:
        seen.add(what)  # it may come from a hand that the reader does not see
    told = returned(before, after) | ({what} if deed == "star" else set())
    for card in sorted(seen - told):
        if card not in new:
            yield _log("to_deck", "ZD-R44", card=labels.as_card(card))
        elif old.get(card) != new[card]:
            yield _arrived(labels, card, *new[card])


def _arrived(labels: Labels, card: str, zone: str, seat: int, duel: int) -> Message:
    if zone == "out":
        return _log("out", "ZD-1.6", card=labels.as_card(card))
    who = SeatName(seat)
    if zone == "hand":
        star, text = labels.as_star(card), labels.text(card)
        return _log("to_hand", "ZD-8.5", seat=who, star=star, text=text)
    if zone == "base":
        return _log("to_base", "ZD-8.5", seat=who, card=labels.as_fighter(card))
    return _log("to_duel", "ZD-8.6", seat=who, card=labels.as_fighter(card), duel=duel)


def _shown(labels: Labels, before: ZodiacView, what: str, after: ZodiacView) -> Iterator[Message]:
    """Yield the stars that have become known in a hand where they lay (ZD-R36)."""
    old = _spots(before)
    for seat in SEATS:
        if after["seat"] == seat:
            mine = {*(before["hand_known_to_rival"] or [])}
            known = [card for card in after["hand_known_to_rival"] or [] if card not in mine]
            new = [card for card in known if old.get(card) == ("hand", seat, 0)]
        else:
            new = [card for card in hand_of(after, seat)[0] if card not in {*old, what}]
        if new:
            stars = tuple(labels.as_star(card) for card in new)
            yield _log("shown", "ZD-R36", seat=SeatName(seat), stars=stars)


# The duel being fought.


def _entered(labels: Labels, now: Duel, then: Duel) -> Iterator[Message]:
    """Yield what a Gemini has become that a star brought into the duel (ZD-7.13)."""
    for seat in SEATS:
        card, sign = then["fighters"][seat], then["signs"][seat]
        if card is None or card == "down" or card in now["fighters"] or sign is None:
            continue
        if sign != labels.form(card, then["n"])[0]:
            values: dict[str, Value] = {
                "card": labels.as_fighter(card, then["n"]),
                "sign": labels.sign(sign),
            }
            yield Message("log.copies_sign", values, "ZD-7.13")


def _judged(labels: Labels, now: Duel, then: Duel) -> Iterator[Message]:
    """Yield that a penalty has come or gone (ZD-8.2, R24)."""
    for seat in SEATS:
        if then["penalised"][seat] and not now["penalised"][seat]:
            assert then["led"] is not None
            sign = labels.sign(then["led"])
            yield _log("penalty_again", "ZD-R24", seat=SeatName(seat), sign=sign)
        elif now["penalised"][seat] and not then["penalised"][seat]:
            yield _log("lifted", "ZD-8.2", seat=SeatName(seat))


def _cancelled(labels: Labels, now: Duel, then: Duel) -> Iterator[Message]:
    """Yield stars that were cancelled or count again (ZD-R30)."""
    if "cancelled" not in now or "cancelled" not in then:
        return  # the duel is over, and with it all its marks
    for card in then["cancelled"]:
        if card not in now["cancelled"]:
            yield _log("cancelled", "ZD-R30", star=labels.as_star(card))
    for card in now["cancelled"]:
        if card not in then["cancelled"]:
            yield _log("revived", "ZD-R30", star=labels.as_star(card))


def _powers(now: Duel, then: Duel) -> Iterator[Message]:
    """Yield the powers of sides that have changed (ZD-6.4)."""
    for seat in SEATS:
        power = then["powers"][seat]
        if power is not None and power != now["powers"][seat]:
            yield _log("power", "ZD-6.4", seat=SeatName(seat), power=power)


def _flow(before: ZodiacView, after: ZodiacView) -> Iterator[Message]:
    """Yield who holds the initiative now, and whose turns are limited (ZD-R25, R28)."""
    holder = after["initiative"]
    if holder is not None and holder != before["initiative"]:
        yield _log("holds", "ZD-R25", seat=SeatName(holder))
    for seat in SEATS:
        turns, old = after["turns_left"][seat], before["turns_left"][seat]
        used = before["phase"] == "stars" and before["actor"] == seat
        if turns is not None and (old is None or turns < old - used):
            yield _log("limited", "ZD-R28", seat=SeatName(seat), count=turns)


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)
