"""What is told of the consequences of a move, found by comparing the views around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message
from ecliptic.games.fifty_two_duels import labels, sheet_words
from ecliptic.games.fifty_two_duels.shields import filled_shields
from ecliptic.games.fifty_two_duels.spots import ORDER, from_to, spots
from ecliptic.games.fifty_two_duels.standing import SIDES
from ecliptic.games.fifty_two_duels.told_selections import added

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.fifty_two_duels.turning import Turning


def changes(told: Turning) -> Iterator[Message]:
    """Yield what a move has changed besides what it says itself."""
    yield from _nemesis_hand(told)
    for side in SIDES:
        yield from of_cards(told, side)
        yield from levels(told, side)
    yield from of_numbers(told)


def of_cards(told: Turning, side: int) -> Iterator[Message]:
    """Yield which cards of a side have moved by the way."""
    yield from cleared(told, side)
    yield from _kept(told, side)
    yield from _wounds(told, side)
    yield from _uncovered(told, side)
    yield from _dug(told, side)


def of_numbers(told: Turning) -> Iterator[Message]:
    """Yield ward, looks, reshuffles and new damage."""
    for side in SIDES:
        yield from _ward(told, side)
        yield from _looked(told, side)
        if told.reshuffled[side]:
            yield _log("reshuffle", "FD-3.3", seat=told.after.labels.side(side))
    yield from _hit(told)


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)


# Abilities.


def cleared(told: Turning, side: int) -> Iterator[Message]:
    """Yield the cards that have left abilities for the discard pile: used, or poisoned."""
    gone: dict[int, list[str]] = {}
    to = ("discard", "deck", "unseen") if told.reshuffled[side] else ("discard",)
    for (old, _), cards in from_to(told.moved[side], ("stack", "down"), to).items():
        left = [card for card in cards if card not in told.defenders(side)]
        gone.setdefault(old.number, []).extend(left)
    filled = {} if told.before.labels.is_nemesis(side) else filled_shields(told, side)
    for number in sorted({*gone, *filled}):
        if number in filled:
            yield from added(told.before, side, number, filled[number])
        ability = labels.named(told.before.ability(side, number))
        values: dict[str, Value] = {"cards": labels.those(gone.get(number, [])), "ability": ability}
        if gone.get(number) and is_used(told, side, number):
            yield Message("log.used", values, "FD-5.15")
        elif gone.get(number):
            yield Message("log.poisoned", values, "FD-7.5")


def is_used(told: Turning, side: int, number: int) -> bool:
    """Return whether cards left an ability because it was activated, not by the foe."""
    if told.deed == "bomb" or told.after.stack(side, number):
        return False
    before = told.before
    if not before.labels.solo or side == labels.NEMESIS:
        return True
    if before.view["active"] == labels.NEMESIS:
        return False
    added = len(told.named) if before.kind == "add" else 0
    return bool(before.effects(side, number, len(before.stack(side, number)) + added))


def _kept(told: Turning, side: int) -> Iterator[Message]:
    """Yield used cards that are kept on another ability (FD-8.3), which may be full then."""
    if told.deed == "move" and told.actor == side:
        return
    places = ("stack", "down")
    for (_, new), cards in from_to(told.moved[side], places, places).items():
        ability = labels.named(told.after.ability(side, new.number))
        yield _log("kept", "FD-8.3", cards=labels.those(cards), ability=ability)
        yield from added(told.before, side, new.number, len(cards))


def _uncovered(told: Turning, side: int) -> Iterator[Message]:
    """Yield the face-down cards that their discarding has shown (FD-R7)."""
    if told.before.down(side) <= told.after.down(side) or told.before.hand(side) is not None:
        return
    shown = from_to(told.moved[side], "unseen", "discard")
    for cards in shown.values():
        yield _log("uncovered", "FD-R7", cards=labels.those(cards))


# Wounds and the deck.


def _wounds(told: Turning, side: int) -> Iterator[Message]:
    seat = told.after.labels.side(side)
    healed = from_to(told.moved[side], "wounds", "discard")
    for cards in healed.values():
        yield _log("heal", "FD-8.1", seat=seat, count=len(cards), cards=labels.those(cards))
    if told.deed == "top" and told.actor == side:
        return
    for cards in from_to(told.moved[side], "wounds", ("hand", "unseen")).values():
        yield _log("recover", "FD-8.9", seat=seat, cards=labels.those(cards))


def _dug(told: Turning, side: int) -> Iterator[Message]:
    """Yield where the cards go that were looked at and not taken (FD-8.8)."""
    before, after = told.before.side(side)["digging"], told.after.side(side)["digging"]
    if not before or after:
        return
    rest = from_to(told.moved[side], ("digging", "unseen"), "discard")
    seat = told.after.labels.side(side)
    for cards in rest.values():
        yield _log("dig_rest", "FD-8.8", seat=seat, cards=labels.those(cards))
    if told.after.deck_count(side) > told.before.deck_count(side):
        yield _log("dig_back", "FD-8.8", seat=seat)


def _looked(told: Turning, side: int) -> Iterator[Message]:
    """Yield that a hand has been seen (FD-R53)."""
    if told.after.labels.is_nemesis(side) or told.reshuffled[side]:
        return
    old, new = (at.proved(side) for at in (told.before, told.after))
    public = spots(told.before, side)
    open_ = {card for card, spot in public.items() if spot.zone not in {"hand", "deck", "down"}}
    seen = [card for card in new if card not in old and card not in open_]
    if seen:
        cards = labels.those(seen)
        yield _log("look", "FD-R53", seat=told.after.labels.side(side), cards=cards)


def _nemesis_hand(told: Turning) -> Iterator[Message]:
    """Yield that the hand of the Nemesis is turned up, and what it defends with (FD-11.3, 11.4)."""
    after = told.after
    nemesis = labels.NEMESIS
    if not after.labels.solo or not after.side(nemesis)["revealed"]:
        return
    gone = from_to(told.moved[nemesis], ("hand", "unseen"), "discard").values()
    out = [card for cards in gone for card in cards]
    if not told.before.side(nemesis)["revealed"]:
        hand = sorted([*out, *(after.hand(nemesis) or [])], key=ORDER.__getitem__)
        yield _log("turned_up", "FD-11.3", cards=labels.those(hand))
    if out and told.deed != "lose":
        yield _log("nemesis_discards", "FD-11.4", cards=labels.those(out))


# Numbers.


def levels(told: Turning, side: int) -> Iterator[Message]:
    """Yield the levels that are reached now (FD-6.3)."""
    if told.after.sheet(side) is None:
        return
    sheet = told.after.known_sheet(side)
    seat = told.after.labels.side(side)
    for number in range(told.before.reached(side), told.after.reached(side)):
        gain = sheet_words.gain(sheet, sheet.levels[number])
        rule = "FD-11.7" if told.after.labels.is_nemesis(side) else "FD-6.3"
        yield _log("level", rule, seat=seat, number=number + 1, gain=gain)


def _ward(told: Turning, side: int) -> Iterator[Message]:
    old, new = told.before.side(side)["ward"], told.after.side(side)["ward"]
    seat = told.after.labels.side(side)
    if new > old:
        yield _log("ward", "FD-9.2", seat=seat, count=new - old)
    elif new < old and told.after.view["turn"] > told.before.view["turn"]:
        yield _log("ward_gone", "FD-9.2", seat=seat)
    elif new < old:
        yield _log("ward_absorbs", "FD-9.2", seat=seat, count=old - new)


def _hit(told: Turning) -> Iterator[Message]:
    """Yield that damage is left after armor and ward, so that a seat may defend (FD-9.3)."""
    after = told.after
    if after.kind == "defend" and not after.chosen:
        assert after.actor is not None
        seat = after.labels.side(after.actor)
        yield _log("hit", "FD-9.3", seat=seat, count=after.asked("damage"))


def turn(told: Turning) -> Iterator[Message]:
    """Yield that a turn begins (FD-4.1)."""
    after = told.after
    view = after.view
    if view["turn"] == told.before.view["turn"] or view["reason"] == "turn limit":
        return
    if after.labels.is_nemesis(view["active"]):
        yield _log("turn_nemesis", "FD-11.5", turn=view["turn"])
        return
    first = view["turn"] == 1 and not after.labels.solo
    key, rule = ("turn_first", "FD-4.2") if first else ("turn", "FD-4.1")
    yield _log(key, rule, turn=view["turn"], seat=after.labels.side(view["active"]))
