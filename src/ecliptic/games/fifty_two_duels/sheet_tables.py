"""Makes the native tables of a game from its sheets and switches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.games.fifty_two_duels import cards
from ecliptic.games.fifty_two_duels.cards import (
    COUNTS,
    IN_HAND,
    MODIFIERS,
    NONE,
    OCCUPIED,
    ROOM,
    WHOLE,
    Abilities,
    Defences,
    Levels,
    Tables,
)
from ecliptic.games.fifty_two_duels.sheet_programs import Writer, ranks_set, suits_set
from ecliptic.games.fifty_two_duels.sheets import ABILITIES, SUITS, Sheet

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecliptic.games.fifty_two_duels.cards import Switches
    from ecliptic.games.fifty_two_duels.sheets import Ability, Defence, Modifier, SheetSet

REQUIREMENT: Final = {
    "any": cards.ANY,
    "same_suit": cards.SAME_SUIT,
    "same_rank": cards.SAME_RANK,
    "run": cards.RUN,
    "full_house": cards.FULL_HOUSE,
    "none": cards.NO_CARDS,
}

ADDED: Final = {
    "hand_size": cards.HAND_SIZE,
    "actions": cards.ACTION,
    "armor": cards.ARMOR,
    "defend": cards.PREVENTS,
    "heal": cards.HEALS,
    "item_draw": cards.ITEM_DRAW,
    "free_items": cards.FREE_ITEMS,
}
"""Modifiers that are added up and hold for the whole side."""

BY_ABILITY: Final = {"damage": cards.DAMAGE, "max": cards.MOST}

MOST_OPTIONS: Final = 4
"""Ids of options that every game has (see the reference page)."""

NO_SHEET: Final = Sheet({}, None, (), ())


def tables_of(sheets: SheetSet, switches: Switches) -> Tables:
    """Return the tables of a game."""
    sides: list[Sheet | None] = []
    for character in sheets.characters:
        sides += [character.front, character.corrupted]
    writer = Writer()
    abilities = _abilities(sides, writer)
    levels = _levels(sides, writer)
    return Tables(
        switches,
        len(sheets.characters),
        abilities,
        levels,
        _defences(sides),
        [column for side in sides for column in _columns(side)],
        writer.program(),
        max(MOST_OPTIONS, writer.most_options),
    )


def _abilities(sides: Iterable[Sheet | None], writer: Writer) -> Abilities:
    found = [ability for side in sides for ability in _four(side)]
    entries = [_entries(ability, writer) for ability in found]
    return Abilities(
        [REQUIREMENT[one.requirement] if one else cards.NO_CARDS for one in found],
        [suits_set(one.suits) if one and one.most else WHOLE for one in found],
        [(one.most or ROOM) if one else 0 for one in found],
        [entry for row in entries for entry in row],
        [max((n for n in range(COUNTS) if row[n] != NONE), default=NONE) for row in entries],
    )


def _four(side: Sheet | None) -> Sequence[Ability | None]:
    return side.abilities if side else [None] * ABILITIES


def _entries(ability: Ability | None, writer: Writer) -> list[int]:
    """Write the programs of an ability; return where they begin by number of cards."""
    row = [NONE] * COUNTS
    if ability:
        for count, effects in ability.effects.items():
            row[count] = writer.ability(effects, ability.trigger)
    return row


def _levels(sides: Iterable[Sheet | None], writer: Writer) -> Levels:
    count, begin, total, modified = [], [], [], []
    threshold: list[int] = []
    now: list[int] = []
    modifiers: list[int] = []
    for side in sides:
        levels = (side or NO_SHEET).levels
        count.append(len(levels))
        begin.append(len(threshold))
        modified.append(len(modifiers) // MODIFIERS)
        total.append(sum(level.threshold for level in levels) if side else NONE)
        threshold += [level.threshold for level in levels]
        now += [writer.now(level.now) for level in levels]
        for reached in range(len(levels) + 1):
            lasting = [mod for level in levels[:reached] for mod in level.mods]
            for occupied in range(OCCUPIED):
                modifiers += _modifiers([*lasting, *_passive(side, occupied)])
    return Levels(count, begin, threshold, now, total, modified, modifiers)


def _passive(side: Sheet | None, occupied: int) -> list[Modifier]:
    """Return the passive bonuses of the abilities with cards (FD-5.17)."""
    here = [one for place, one in enumerate((side or NO_SHEET).abilities) if occupied >> place & 1]
    return [mod for ability in here for mod in ability.passive]


def _modifiers(mods: Iterable[Modifier]) -> list[int]:
    """Return the row of modifiers that all of these together make."""
    row = [0] * MODIFIERS
    for mod in mods:
        if mod.mod == "wild":
            row[cards.WILD] |= suits_set(mod.suits) if mod.suits else 0
            row[cards.WILD] |= ranks_set(mod.ranks) if mod.ranks else 0
        elif mod.mod == "defend_suits":
            row[cards.DEFEND_SUITS] |= suits_set(mod.suits)
        elif mod.mod in ADDED:
            row[ADDED[mod.mod]] += mod.n
        else:
            first = BY_ABILITY[mod.mod]
            of = range(ABILITIES) if mod.ability is None else [mod.ability - 1]
            for ability in of:
                row[first + ability] += mod.n
    return row


def _defences(sides: Sequence[Sheet | None]) -> Defences:
    found = [side.defence if side else None for side in sides]
    return Defences(
        [_zone(one) for one in found],
        [suits_set(one.suits) if one else 0 for one in found],
        [ranks_set(one.ranks) if one else 0 for one in found],
        [REQUIREMENT[one.pattern] if one else cards.ANY for one in found],
        [sum(1 << n for n, points in enumerate(_prevents(one)) if points) for one in found],
        [len(one.table) if one else 0 for one in found],
        [points for one in found for points in _prevents(one)],
    )


def _zone(defence: Defence | None) -> int:
    if defence is None:
        return NONE
    return IN_HAND if defence.ability is None else defence.ability - 1


def _prevents(defence: Defence | None) -> list[int]:
    """Return the points prevented by number of cards; nobody has more than 52."""
    table = defence.table[: cards.CARDS] if defence else ()
    return [0, *table, *[0] * (COUNTS - 1 - len(table))]


def _columns(side: Sheet | None) -> list[int]:
    """Return the place of each suit's column (a front sheet has none: canonical order)."""
    heads = [ability.suits for ability in side.abilities] if side else []
    if any(len(suits) != 1 for suits in heads) or len(set(heads)) != len(SUITS):
        return list(range(len(SUITS)))
    return [heads.index((suit,)) for suit in SUITS]
