"""The zones of a table of 52 Duels, as one reader sees them.

By side: `hand-` its hand, `chosen-` what an unfinished selection has named, `dig-` cards
being looked at, `stack-<side>-<ability>` its abilities, `level-` the cards next to the
next level, `stored-`, `use-` the item at work, `life-` `deck-` and `ward-` its numbers,
`wounds-` (last one on top), `discard-`, `levels-` the cards of reached levels, `sheet-` all
that its sheet says. While sheets are picked, `offer-<id>` shows each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, Term
from ecliptic.core.scene_parts import new_zone
from ecliptic.games.fifty_two_duels import labels, pieces, sheet_words
from ecliptic.games.fifty_two_duels.standing import ABILITIES, SIDES, total

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.core.scene import Piece, Zone, ZoneKind
    from ecliptic.games.fifty_two_duels.standing import Standing


def all_zones(at: Standing) -> Iterator[Zone]:
    """Yield all zones, from the foe's edge to the reader's own."""
    own = 0 if at.reader is None else at.reader
    sides = [side for side in (1 - own, own) if at.sheet(side) is not None]
    for side in sides:
        yield _hand(at, side)
        yield from _open(at, side)
        yield from _chosen(at, side)
        yield from _digging(at, side)
    for side in sides:
        yield from _numbers(at, side)
    for side in sides:
        yield from _piles(at, side)
    if at.kind == "pick":
        yield from _offers(at)


# Hands and what is taken from them.


def _hand(at: Standing, side: int) -> Zone:
    name = f"hand-{side}"
    hand = at.hand(side)
    named = at.chosen if _selects_from_hand(at, side) else []
    if hand is not None:
        shown = pieces.cards(side, [one for one in hand if one not in named])
    else:
        known = [one for one in _known(at, side) if one not in named]
        shown = pieces.cards(side, known)
        shown += pieces.backs(name, at.hand_count(side) - len(known) - len(named))
    return _zone(at, name, "hand", side, _hand_label(at, side, len(shown)), shown)


def _known(at: Standing, side: int) -> list[str]:
    """Return the cards that are certainly in another's hand."""
    return [] if at.down(side) else at.held(side)


def _hand_label(at: Standing, side: int, count: int) -> Message:
    values: dict[str, Value] = {"seat": at.labels.side(side), "count": count}
    held = at.held(side)
    if at.hand(side) is not None or not held:
        return Message("zone.hand", values)
    key = "zone.hand_or_down" if at.down(side) else "zone.hand_known"
    return Message(key, {**values, "cards": tuple(labels.card(one) for one in held)})


def _selects_from_hand(at: Standing, side: int) -> bool:
    """Return whether the open selection, if any, takes cards of this hand."""
    if at.actor != side or not at.chosen:
        return False
    return at.kind != "defend" or at.defends_from(side) is None


def _chosen(at: Standing, side: int) -> Iterator[Zone]:
    """Yield the cards named so far; those of an ability stay where they lie."""
    if _selects_from_hand(at, side):
        shown = _in_row(pieces.cards(side, at.chosen))
        label = Message("zone.chosen", {"seat": at.labels.side(side)})
        yield _zone(at, f"chosen-{side}", "track", side, label, shown)


def _digging(at: Standing, side: int) -> Iterator[Zone]:
    digging = at.side(side)["digging"]
    if not digging:
        return
    name = f"dig-{side}"
    if isinstance(digging, int):
        shown = list(pieces.backs(name, digging))
    else:
        shown = pieces.cards(side, digging)
    label = Message("zone.dig", {"seat": at.labels.side(side), "count": len(shown)})
    yield _zone(at, name, "track", side, label, _in_row(shown))


# What lies open.


def _open(at: Standing, side: int) -> Iterator[Zone]:
    for ability in ABILITIES:
        yield _stack(at, side, ability)
    if at.next_level(side) is not None:
        yield _level(at, side)
    one = at.side(side)
    for key, held in (("stored", one["stored"]), ("use", one["in_use"])):
        if held:
            label = Message(f"zone.{key}", {"seat": at.labels.side(side)})
            yield _zone(at, f"{key}-{side}", "hand", side, label, pieces.cards(side, held))


def _stack(at: Standing, side: int, number: int) -> Zone:
    """Lay out an ability; of another's only what comes next is told beside the cards."""
    sheet, ability = at.known_sheet(side), at.ability(side, number)
    count = len(at.stack(side, number))
    parts = sheet_words.entries(sheet, ability, above=count)
    parts = parts[:1] if side != at.reader else [*parts, *sheet_words.boxes(sheet, ability)]
    values: dict[str, Value] = {
        "seat": at.labels.side(side),
        "number": number,
        "name": labels.named(ability),
        "cards": count,
        "does": sheet_words.joined(parts, "entries") if parts else Message("effect.nothing"),
    }
    if at.labels.is_nemesis(side):
        label = Message("zone.column", {**values, "suit": labels.suit_name(ability.suits[0])})
    else:
        values |= {"requirement": sheet_words.requirement(ability), "most": at.most(side, number)}
        label = Message("zone.stack", values)
    shown = list(pieces.stack(at, side, number))
    return _zone(at, f"stack-{side}-{number}", "hand", side, label, shown)


def _level(at: Standing, side: int) -> Zone:
    """Lay out the cards next to the lowest level not yet reached."""
    sheet, level = at.known_sheet(side), at.next_level(side)
    assert level is not None
    waiting = at.side(side)["level_open"]
    nemesis = at.labels.is_nemesis(side)
    values: dict[str, Value] = {
        "seat": at.labels.side(side),
        "number": at.reached(side) + 1,
        "sum": len(waiting) if nemesis else total(waiting),
        "threshold": level.threshold,
        "gain": sheet_words.gain(sheet, level),
    }
    label = Message("zone.nemesis_level" if nemesis else "zone.level", values)
    return _zone(at, f"level-{side}", "hand", side, label, pieces.cards(side, waiting))


# Numbers and piles.


def _numbers(at: Standing, side: int) -> Iterator[Zone]:
    """Yield life, deck and ward; those of a Nemesis are no counters, for it has no seat."""
    kind: ZoneKind = "pile" if at.labels.is_nemesis(side) else "counter"
    numbers = {
        "life": at.life(side),
        "deck": at.deck_count(side),
        "ward": at.side(side)["ward"],
    }
    for name, count in numbers.items():
        label = Message(f"zone.{name}", {"seat": at.labels.side(side), "count": count})
        yield _zone(at, f"{name}-{side}", kind, side, label, [], count)


def _piles(at: Standing, side: int) -> Iterator[Zone]:
    one = at.side(side)
    levels = [card for level in one["levels"] for card in level]
    for name, held in (("wounds", one["wounds"]), ("discard", one["discard"]), ("levels", levels)):
        values: dict[str, Value] = {"seat": at.labels.side(side), "count": len(held)}
        if name == "levels":
            values = {"seat": at.labels.side(side), "number": len(one["levels"])}
        label = Message(f"zone.{name}", values)
        yield _zone(at, f"{name}-{side}", "pile", side, label, pieces.cards(side, held), len(held))
    name, sheet = f"sheet-{side}", at.known_sheet(side)
    parts = list(pieces.sheet(name, sheet, nemesis=at.labels.is_nemesis(side)))
    whose: dict[str, Value] = {"seat": at.labels.side(side), "name": Term(sheet.name)}
    yield _zone(at, name, "pile", side, Message("zone.sheet", whose), parts)


def _offers(at: Standing) -> Iterator[Zone]:
    """Yield the sheets that may be picked, all that they say included."""
    side = next(side for side in SIDES if at.sheet(side) is None)
    nemesis = at.labels.is_nemesis(side)
    for name, character in at.labels.characters.items():
        if nemesis and character.corrupted is None:
            continue
        zone = f"offer-{name}"
        sheet = at.labels.sheet_of(name, side)
        parts = list(pieces.sheet(zone, sheet, nemesis=nemesis))
        abilities = tuple(labels.named(ability) for ability in sheet.abilities)
        label = Message("zone.offer", {"name": Term(sheet.name), "abilities": abilities})
        yield _zone(at, zone, "pile", None, label, parts)


def _in_row(shown: list[Piece]) -> list[Piece]:
    for place, one in enumerate(shown):
        one["at"] = [place]
    return shown


def _zone(
    at: Standing,
    name: str,
    kind: ZoneKind,
    side: int | None,
    label: Message,
    shown: list[Piece],
    count: int | None = None,
) -> Zone:
    owner = None if side is None else at.labels.owner(side)
    return new_zone(name, kind, owner, label, shown, count)
