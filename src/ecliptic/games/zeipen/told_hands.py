"""What is told before play: how hands come about, and who is the first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import ZeipenView

HIDDEN = "?"
CHOOSING = frozenset({"hand", "build"})


def chosen(
    labels: Labels, actor: int, deed: str, what: str, after: ZeipenView
) -> Iterator[Message]:
    """Yield the choice of a hand, or of one card for it; others learn when it is finished."""
    seat = SeatName(actor)
    if deed == "take" and what != HIDDEN:
        yield _log("take", "ZP-4.5", seat=seat, card=labels.card(what))
    elif deed == "hand" and what != HIDDEN:
        yield _log("hand", "ZP-4.4", seat=seat, hand=labels.hand(what))
    elif after["hands"][actor] is None and after["hand_counts"][actor]:
        yield _log("hand_chosen", "ZP-4.3", seat=seat)


def began(labels: Labels, before: ZeipenView, after: ZeipenView) -> Iterator[Message]:
    """Yield the hands that are open now, as both have finished (ZP-4.3)."""
    if after["phase"] in CHOOSING:
        return
    for number, cards in enumerate(after["hands"]):
        if cards is None or before["hands"][number] is not None:
            continue
        seat, hand = SeatName(number), after["hand_name"][number]
        if hand is not None:
            yield _log("hand", "ZP-4.3", seat=seat, hand=labels.hand(hand))
        else:
            yield _log("cards", "ZP-4.3", seat=seat, cards=labels.cards(cards))


def drafted(
    labels: Labels, before: ZeipenView, actor: int, card: str, after: ZeipenView
) -> Iterator[Message]:
    """Yield the row when it is complete, and every card that is taken from it."""
    if before["phase"] == "draft":
        yield _log("take", "ZP-4.7", seat=SeatName(actor), card=labels.card(card))
    elif after["phase"] == "draft":
        yield _log("row", "ZP-4.6", cards=labels.cards(after["row"]))


def revealed(
    labels: Labels, before: ZeipenView, deed: str, what: str, after: ZeipenView
) -> Iterator[Message]:
    """Yield a revealed card and what the pair decides, or where the coin fell."""
    if deed == "toss":
        yield _log("toss", "ZP-4.12", seat=SeatName(int(what)))
        return
    seat, _, card = what.partition(" ")
    who, numeral = SeatName(int(seat)), labels.numeral(card)
    yield _log("reveal", "ZP-4.9", seat=who, card=labels.card(card), numeral=numeral)
    if len(before["revealed"][0]) > len(before["revealed"][1]):
        yield _pair(after)


def _pair(after: ZeipenView) -> Message:
    """Return what a whole pair decides."""
    if after["phase"] == "choose":
        assert isinstance(after["actor"], int)
        return _log("reveal_won", "ZP-4.10", seat=SeatName(after["actor"]))
    if after["phase"] == "toss":
        return _log("reveal_coin", "ZP-4.12")
    if after["revealed"][0]:
        return _log("reveal_tie", "ZP-4.11")
    return _log("reveal_again", "ZP-4.11")


def found_first(before: ZeipenView, after: ZeipenView) -> Iterator[Message]:
    """Yield who plays first, once it is settled (ZP-4.13)."""
    if before["first"] is None and after["first"] is not None:
        yield _log("first", "ZP-4.13", seat=SeatName(after["first"]))


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)
