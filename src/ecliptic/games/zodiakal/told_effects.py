"""What is told of special effects: declared, blocked or allowed, and carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiakal.move_texts import parsed
from ecliptic.games.zodiakal.seen import player
from ecliptic.games.zodiakal.told_landing import armed, log

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.move_texts import Deed
    from ecliptic.games.zodiakal.view import ZodiakalView

RULES: Final = {
    "gift": "ZK-5.2",
    "give": "ZK-5.2",
    "steal": "ZK-5.3",
    "wind": "ZK-5.4",
    "nothing": "ZK-R14",
    "again": "ZK-5.5",
    "duel": "ZK-5.6",
    "exchange": "ZK-5.7",
    "ally": "ZK-6.1",
    "trade": "ZK-6.3",
    "gain": "ZK-6.3",
}
"""The rule behind each move of a declaration."""

_OPEN: Final = frozenset({"steal", "duel"})
"""Effects of which nothing is seen before the die is thrown."""


def in_words(labels: Labels, deed: Deed) -> Message:
    """Return what a move of a declaration is about to do, such as "rob Ben"."""
    kind = deed.kind
    values: dict[str, Value] = {}
    if kind in {"wind", "ally"}:
        values["to"] = labels.to_tile(deed.name)
    elif kind == "gain":
        values["ones"] = labels.ones(deed.names)
    elif kind == "exchange":
        values |= {"one": labels.one(deed.name), "other": labels.one(deed.names[1])}
    elif deed.names:
        values["one"] = labels.one(deed.name)
    if deed.number >= 0:
        values["seat"] = SeatName(deed.number)
    return Message(f"deed.{kind}", values)


def declared(
    labels: Labels, before: ZodiakalView, text: str, after: ZodiakalView
) -> Iterator[Message]:
    """Yield what is declared, and if nobody is asked about it, what it does at once."""
    deed = parsed(text)
    pending = after["phase"] in {"detail", "block"}
    if pending or deed.kind in _OPEN:
        who = SeatName(player(before))
        yield log("wants", RULES[deed.kind], seat=who, deed=in_words(labels, deed))
    if not pending:
        deeds = [*map(parsed, before["declared"]), deed]
        yield from carried_out(labels, before, deeds, after)


def answered(
    labels: Labels, before: ZodiakalView, actor: int, text: str, after: ZodiakalView
) -> Iterator[Message]:
    """Yield an answer to the question about a block, and what has come of it."""
    deed = parsed(text)
    blocks = deed.kind == "block"
    if blocks:
        paid = labels.ones(deed.names)
        yield log("block", "ZK-5.9", seat=SeatName(actor), ones=paid)
    else:
        yield log("allow", "ZK-5.8", seat=SeatName(actor))
    depth = len(before["window"] or []) + blocks
    still = len(after["window"] or [])
    if still:
        if still < depth:
            yield log("void", "ZK-R27")
    elif depth % 2 == 0:  # each two windows are a block that stands, and what it blocked
        yield log("blocked", "ZK-5.10", seat=SeatName(player(before)))
    else:
        if depth > 1:
            yield log("void", "ZK-R27")
        yield from carried_out(labels, before, [*map(parsed, before["declared"])], after)


def carried_out(
    labels: Labels, before: ZodiakalView, deeds: Sequence[Deed], after: ZodiakalView
) -> Iterator[Message]:
    """Yield what an effect does before any die is thrown for it."""
    seat = player(before)
    opening, last = deeds[0], deeds[-1]
    if opening.kind in {"wind", "ally"}:
        to = labels.to_tile(opening.name)
        yield log("moved", RULES[opening.kind], seat=SeatName(seat), to=to)
        yield from armed(after, seat)
    if last.kind == "give":
        yield from _gift(labels, seat, deeds[-2].name, last, after)
    elif last.kind in {"exchange", "gain"}:
        yield _exchange(labels, before, deeds, after)
    elif last.kind in {"again", "ally"} and after["phase"] == "roll":
        yield log("again", "ZK-5.5", seat=SeatName(seat))


def _gift(
    labels: Labels, seat: int, taken: str, gift: Deed, after: ZodiakalView
) -> Iterator[Message]:
    """Yield both tokens of a gift; the second one only if the first has not won (ZK-R30)."""
    yield log("takes", "ZK-5.2", seat=SeatName(seat), one=labels.one(taken))
    if after["winner"] != seat:
        yield log("receives", "ZK-5.2", seat=SeatName(gift.number), one=labels.one(gift.name))


def _exchange(
    labels: Labels, before: ZodiakalView, deeds: Sequence[Deed], after: ZodiakalView
) -> Message:
    """Return what was given and what was taken; the second of two may stay in the box."""
    seat, last = player(before), deeds[-1]
    given, taken = last.names[0], last.names[1:]
    if last.kind == "gain":
        given, taken = deeds[-2].name, last.names
        if sum(after["hands"][seat]) == sum(before["hands"][seat]):  # ZK-7.1: it has won
            taken = taken[:1]
    ones = labels.ones(taken)
    rule = RULES[last.kind]
    return log("exchange", rule, seat=SeatName(seat), one=labels.one(given), ones=ones)


# Theft and duel.


def theft_thrown(
    labels: Labels, before: ZodiakalView, face: int, after: ZodiakalView
) -> Iterator[Message]:
    """Yield how a throw for a theft has come out (ZK-5.3)."""
    succeeds = face in labels.board.steal_on
    key = "theft" if succeeds else "theft_fails"
    yield log(key, "ZK-5.3", seat=SeatName(player(before)), face=face)
    assert before["taking"] is not None
    if succeeds:
        yield from _nothing_left(after, before["taking"][1], "ZK-R27")


def duel_thrown(before: ZodiakalView, face: int, after: ZodiakalView) -> Iterator[Message]:
    """Yield a throw of a duel and, if it is the second one, how it has ended (ZK-5.6)."""
    duel = before["duel"]
    assert duel is not None
    pair = [duel["challenger"], duel["rival"]]
    yield log("duel_throw", "ZK-5.6", seat=SeatName(pair[len(duel["throws"])]), face=face)
    if not duel["throws"]:
        return
    first = duel["throws"][0]
    if first == face:
        yield log("duel_tie", "ZK-5.6", face=face)
        return
    winner, loser = pair if first > face else reversed(pair)
    high, low = max(first, face), min(first, face)
    yield log("duel_won", "ZK-5.6", seat=SeatName(winner), high=high, low=low)
    yield from _nothing_left(after, loser, "ZK-5.6")


def _nothing_left(after: ZodiakalView, victim: int, rule: str) -> Iterator[Message]:
    if not any(after["hands"][victim]):
        yield log("nothing_left", rule, seat=SeatName(victim))


def taken(labels: Labels, before: ZodiakalView, token: str) -> Message:
    """Return who has taken which token of whom (ZK-R17)."""
    assert before["taking"] is not None
    taker, victim = before["taking"]
    values: dict[str, Value] = {"seat": SeatName(taker), "one": labels.one(token)}
    if victim == before["seat"]:
        return Message("log.take_from_you", values, "ZK-R17")
    return Message("log.take", {**values, "victim": SeatName(victim)}, "ZK-R17")
