"""What is told of the sign draft and of the selection rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiac_duel.seen import hand_size

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiac_duel.labels import Labels
    from ecliptic.games.zodiac_duel.view import ZodiacView

SEATS = range(2)


def draft(
    labels: Labels, before: ZodiacView, actor: int, sign: str, after: ZodiacView
) -> Iterator[Message]:
    """Yield what happened in the sign draft (ZD-2.4)."""
    if before["phase"] == "deal-signs":
        if sign != "?":
            yield _log("sign_dealt", "ZD-2.4", sign=labels.sign(sign))
    elif before["phase"] == "middle":
        yield _log("middle", "ZD-2.4", sign=labels.sign(sign))
    elif sign == "?":
        yield _log("select_hidden", "ZD-R2", seat=SeatName(actor))
    else:
        yield _log("select", "ZD-2.4", seat=SeatName(actor), sign=labels.sign(sign))
    if before["phase"] == "sign-1" and after["phase"] == "sign-2":
        yield from _signs_passed(labels, after)
    if after["signs"] and not before["signs"]:
        yield _log("signs", "ZD-2.4", signs=labels.signs(after["signs"]))


def _signs_passed(labels: Labels, after: ZodiacView) -> Iterator[Message]:
    for seat, signs in enumerate(after["sign_passed"]):
        yield _log("signs_passed", "ZD-2.4", seat=SeatName(seat), signs=labels.signs(signs))


def kept(labels: Labels, actor: int, rest: Sequence[str]) -> Message:
    """Return that a card was kept; `rest` is card and role, or a question mark (ZD-3.4)."""
    card, seat = rest[0], SeatName(actor)
    if card == "?":
        return _log("keep_hidden", "ZD-3.4", seat=seat)
    if rest[1] == "fighter":
        return _log("keep_fighter", "ZD-3.2", seat=seat, card=labels.as_fighter(card))
    return _log("keep_star", "ZD-3.2", seat=seat, star=labels.as_star(card))


def round_over(labels: Labels, before: ZodiacView, after: ZodiacView) -> Iterator[Message]:
    """Yield what the end of a round shows, and which cards go where (ZD-3.4 to 3.6)."""
    for seat in SEATS:
        yield from _turned_up(labels, before, after, seat)
    if after["phase"] == "deal":
        for seat in SEATS:
            cards = tuple(labels.as_card(card) for card in after["passed"][seat][-1])
            yield _log("passed", "ZD-3.5", seat=SeatName(seat), cards=cards)
        return
    if after["returned"]:
        cards = tuple(labels.as_card(card) for card in after["returned"])
        yield _log("returned", "ZD-3.6", cards=cards)
    yield _log("selected", "ZD-3.6", count=after["deck_size"])


def _turned_up(
    labels: Labels, before: ZodiacView, after: ZodiacView, seat: int
) -> Iterator[Message]:
    who = SeatName(seat)
    shown = [card for card in after["base"][seat] if card not in before["base"][seat]]
    if shown:
        cards = tuple(labels.as_fighter(card) for card in shown)
        yield _log("turned_up", "ZD-3.4", seat=who, cards=cards)
    stars = hand_size(after, seat) - hand_size(before, seat)
    if stars:
        yield _log("stars_kept", "ZD-3.4", seat=who, count=stars)


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)
