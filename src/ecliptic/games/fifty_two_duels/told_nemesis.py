"""What is told of the turn of the Nemesis, step by step (FD-11.5 to 11.11).

A view does not say which column is being resolved. It follows from the scan: of the
columns that are ready, the leftmost one that can have asked what is asked now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message
from ecliptic.games.fifty_two_duels import labels
from ecliptic.games.fifty_two_duels.labels import NEMESIS
from ecliptic.games.fifty_two_duels.standing import ABILITIES, FACES
from ecliptic.games.fifty_two_duels.told_changes import levels, of_cards, of_numbers, turn
from ecliptic.games.fifty_two_duels.told_selections import activation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Values
    from ecliptic.games.fifty_two_duels.spots import Moved
    from ecliptic.games.fifty_two_duels.standing import Standing
    from ecliptic.games.fifty_two_duels.turning import Turning

_ASKING: Final = {
    "defend": {"damage", "items"},
    "wound1": {"damage", "items"},
    "lose1": {"discard"},
    "give": {"discard"},
    "draw1": {"draw"},
    "wounds": {"damage", "items"},
    "exhaustion": {"draw"},
}
"""The effects that can have led to a node, or to an end of the game."""


def turn_of_nemesis(told: Turning) -> Iterator[Message]:
    """Yield what the Nemesis has done in this move, and what led to its turn or ends it."""
    begins = told.after.view["active"] == NEMESIS
    attacked = defence(told)
    yield from of_cards(told, 0)
    if attacked:
        yield from _turned_up(told)
        yield Message("log.nemesis_discards", {"cards": labels.those(attacked)}, "FD-11.4")
    if begins:
        yield from turn(told)
    if not attacked:
        yield from _turned_up(told)
    yield from _assigned(told, attacked, healed=False)
    yield from levels(told, NEMESIS)
    yield from _resolved(told, attacked)
    yield from of_numbers(told)
    if not begins:
        yield from turn(told)


def defence(told: Turning) -> list[str]:
    """Return the cards with which the Nemesis has met the last attack before its turn.

    Cards that leave its hand in its turn go to columns instead; so may those of a hand
    that it turns up right after an action, but for those that its Defend section takes.
    """
    before = told.before
    section = before.known_sheet(NEMESIS).defence
    if before.view["active"] == NEMESIS or told.deed in {"end", "draw", "lose"} or section is None:
        return []
    more = [suit for one in before.modifiers(NEMESIS, "defend_suits") for suit in one.suits]
    gone = [one.card for one in told.moved[NEMESIS] if one.new.zone == "discard"]
    fitting = [card for card in gone if not section.suits or card[1] in {*section.suits, *more}]
    return fitting if len(fitting) <= len(section.table) else []


def _turned_up(told: Turning) -> Iterator[Message]:
    """Yield the hand that the Nemesis turns up, attacked or when its turn begins (FD-11.5)."""
    if told.before.view["active"] == NEMESIS or told.before.side(NEMESIS)["revealed"]:
        return
    shown = [one.card for one in told.moved[NEMESIS] if one.old.zone == "unseen"]
    shown = [card for card in shown if card != told.card]
    if shown:
        yield Message("log.turned_up", {"cards": labels.those(shown)}, "FD-11.5")


def _assigned(told: Turning, attacked: list[str], *, healed: bool) -> Iterator[Message]:
    """Yield where cards of the Nemesis go, from its hand and deck or those that are healed."""
    faces: list[str] = []
    columns: dict[int, list[str]] = {}
    for one in told.moved[NEMESIS]:
        if one.card in attacked or not _is_assigned(told, one):
            continue
        if healed != (one.old.zone == "wounds"):
            continue
        if one.new.zone in {"level_open", "levels"}:
            faces.append(one.card)
        else:
            columns.setdefault(_column_of(told.after, one.card), []).append(one.card)
    if faces:
        yield Message("log.assign_faces", {"cards": labels.those(faces)}, "FD-11.6")
    for number, cards in sorted(columns.items()):
        ability = labels.named(told.after.ability(NEMESIS, number))
        rule = "FD-11.8" if cards[0][0] in FACES else "FD-11.6"
        yield Message("log.assign", {"cards": labels.those(cards), "ability": ability}, rule)


def _is_assigned(told: Turning, one: Moved) -> bool:
    """Return whether a card has gone to a level or a column, even if it has left it since."""
    if one.card == told.card and told.deed == "lose":
        return False
    if one.old.zone == "level_open":
        return one.new.zone == "stack"
    gone = one.old.zone in {"stack", "discard"} or one.new.zone in {"wounds", "hand", "unseen"}
    return not gone


def _column_of(at: Standing, card: str) -> int:
    """Return the column that a card's suit heads."""
    abilities = at.known_sheet(NEMESIS).abilities
    return next(number for number, one in enumerate(abilities, 1) if card[1] in one.suits)


def _resolved(told: Turning, attacked: list[str]) -> Iterator[Message]:
    """Yield the columns that have been activated, and the cards that leave those done."""
    before, after = told.before, told.after
    left = {number: _discarded(told, number, attacked) for number in ABILITIES}
    done = [number for number in ABILITIES if left[number] and not _stays(told, number)]
    likely = resolving(before)
    already = next((one for one in likely if one in done or not done), None)
    for number in sorted(done, key=lambda one: one != already):
        if number != already:
            yield activation(before, NEMESIS, number, len(left[number]))
        ability = labels.named(after.ability(NEMESIS, number))
        values: Values = {"cards": labels.those(left[number]), "ability": ability}
        yield Message("log.used", values, "FD-11.9")
    yield from _assigned(told, attacked, healed=True)
    if already is None or not _stays(told, already):
        yield from _begun(told, done)


def _begun(told: Turning, done: list[int]) -> Iterator[Message]:
    """Yield the column whose activation goes on after this move."""
    after = told.after
    once = not after.labels.switches.scan_again  # FD-R41
    behind = max(done) if once and done else 0
    now = next((number for number in resolving(after) if number > behind), None)
    if now is not None:
        yield activation(after, NEMESIS, now, len(after.stack(NEMESIS, now)))


def _stays(told: Turning, number: int) -> bool:
    """Return whether cards that lay in a column still lie there: it is not done."""
    now = told.after.stack(NEMESIS, number)
    return any(one in now for one in told.before.stack(NEMESIS, number))


def _discarded(told: Turning, number: int, attacked: list[str]) -> list[str]:
    """Return the cards that have left a column, or passed through it, for the discard pile.

    They may have been shuffled into the deck at once.
    """
    found = []
    for one in told.moved[NEMESIS]:
        lay_there = one.old == ("stack", number) and one.new.zone in {"discard", "unseen"}
        passed = one.new.zone == "discard" and _is_assigned(told, one)
        if lay_there or (passed and _column_of(told.after, one.card) == number):
            found.append(one.card)
    return [card for card in found if card not in attacked]


def resolving(at: Standing) -> list[int]:
    """Return the columns that may be the one being resolved, the likeliest first."""
    if at.view["active"] != NEMESIS or not at.side(NEMESIS)["revealed"]:
        return []
    ready = [number for number in ABILITIES if _is_ready(at, number)]
    asked = _ASKING.get(at.kind or str(at.view["reason"]), set())
    return sorted(ready, key=lambda number: not asked & set(_ops(at, number)))


def _is_ready(at: Standing, number: int) -> bool:
    count = len(at.stack(NEMESIS, number))
    return count > 0 and bool(at.effects(NEMESIS, number, count))


def _ops(at: Standing, number: int) -> Iterator[str]:
    count = len(at.stack(NEMESIS, number))
    trigger = at.ability(NEMESIS, number).trigger
    return (one.op for one in (*at.effects(NEMESIS, number, count), *trigger))
