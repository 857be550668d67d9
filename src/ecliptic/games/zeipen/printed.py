"""The cards as a card file gives them: plain, checked, frozen.

`card_file` makes them; `card_tables` turns them into the native tables of the rules, and
`labels` and `scene` show their names. Names and texts are by language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

KINDS: Final = (
    "green sword",
    "green pointer",
    "orange sword",
    "orange pointer",
    "red sword",
    "red pointer",
    "blue",
    "blue hook",
    "blue push",
)
"""The nine kinds of side (ZP-3.5)."""

SIDES: Final = ("up", "right", "down", "left")
"""The sides of a face, clockwise as its owner sees them (ZP-3.3)."""

HAND: Final = 7
"""Cards of a player (ZP-4.1)."""

Text = dict[str, str]
"""A name or text by language."""

Face = tuple[str, str, str, str]
"""The kinds of the four sides, in the order of `SIDES`."""


@dataclass(frozen=True)
class Character:
    """A character, which several cards can show.

    `numeral` is 1 to 3, `copies` the most cards of it in a hand (ZP-4.2). `alternate` is
    None for a I. `title` and `alternate_title` are the captions of the faces.
    """

    id: str
    name: Text
    title: Text | None
    alternate_title: Text | None
    numeral: int
    copies: int
    active: Face
    alternate: Face | None


@dataclass(frozen=True)
class ReadyHand:
    """A ready-made hand (ZP-4.4); `cards` are `HAND` card ids."""

    id: str
    name: Text
    idea: Text | None
    cards: tuple[str, ...]


@dataclass(frozen=True)
class PrintedSet:
    """A checked card set; characters and hands in the order of the file.

    `row` is how many characters a draft lays out (ZP-4.6).
    """

    id: str
    name: Text
    note: str | None
    row: int
    characters: tuple[Character, ...]
    hands: tuple[ReadyHand, ...]
