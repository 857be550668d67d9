"""Character sheets as a card file gives them: plain, checked, frozen.

`card_file` makes them; `sheet_tables` turns them into the native tables of the rules, and
`labels` and `scene` show their names and texts. Names and texts are by language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

SUITS: Final = ("c", "s", "h", "d")
"""The suits in canonical order (FD-2.1)."""

RANKS: Final = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "t", "j", "q", "k")
"""The ranks from ace to king (FD-2.1)."""

ABILITIES: Final = 4

Text = dict[str, str]
"""A name or text by language."""


@dataclass(frozen=True)
class Amount:
    """How much an effect does: base + each x (count // every), from 0 to `cap` (8.3).

    `per` is the counter, None for a plain number, which is `base` alone.
    """

    base: int
    per: str | None = None
    every: int = 1
    each: int = 1
    cap: int | None = None


@dataclass(frozen=True)
class Effect:
    """One effect; keys that its `op` does not have keep their defaults (8.3).

    `target` is the key `to` of `damage` and `recover` and the key `who` of `discard`.
    `source` is the key `from` of `store`. `keep_on` is the ability 1..4 of `keep`.
    `options` are the lists of `choose`; `do` and `otherwise` those of `may` and `if`.
    """

    op: str
    n: Amount | None = None
    target: str | None = None
    sure: bool = False
    how: str | None = None
    source: str | None = None
    take: int = 1
    rest: str | None = None
    suits: tuple[str, ...] = ()
    keep_on: int | None = None
    options: tuple[tuple[Effect, ...], ...] = ()
    per: str | None = None
    at_least: int = 1
    do: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Modifier:
    """A lasting change by a level or a passive bonus (8.4); `ability` is 1..4 or None: all."""

    mod: str
    n: int = 0
    ability: int | None = None
    suits: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ability:
    """An ability of a front sheet, or a column of a Corrupted side.

    `most` is the printed maximum (a column has none: 0); `effects` are by the number of
    cards, ascending. A column has the requirement `any` and heads the one suit in `suits`.
    """

    name: Text
    text: Text | None
    requirement: str
    suits: tuple[str, ...]
    most: int
    effects: Mapping[int, tuple[Effect, ...]]
    trigger: tuple[Effect, ...] = ()
    passive: tuple[Modifier, ...] = ()


@dataclass(frozen=True)
class Level:
    """A level: the sum of ranks, or for a Nemesis the number of face cards, that reaches it."""

    threshold: int
    text: Text | None
    mods: tuple[Modifier, ...] = ()
    now: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Defence:
    """A Defend section: cards from the hand (`ability` None) or from an ability 1..4.

    Empty `suits` or `ranks` let all fit. `table[i]` is what i + 1 cards prevent; 0 means
    that so many cards cannot be used (FD-9.4).
    """

    text: Text | None
    ability: int | None
    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    pattern: str
    table: tuple[int, ...]


@dataclass(frozen=True)
class Sheet:
    """One side of a character sheet: four abilities from left to right, levels in order."""

    name: Text
    defence: Defence | None
    abilities: tuple[Ability, ...]
    levels: tuple[Level, ...]


@dataclass(frozen=True)
class Character:
    """A character; `corrupted` is the side that a Nemesis uses, None if there is none."""

    id: str
    name: Text
    motto: Text | None
    front: Sheet
    corrupted: Sheet | None


@dataclass(frozen=True)
class SheetSet:
    """A checked card set: its characters in the order of the file."""

    id: str
    title: Text
    version: int
    characters: tuple[Character, ...]
