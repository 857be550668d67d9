"""What is still to be done, the next thing on top: rows of numbers.

A row is a kind, a side, an ability (or NONE), a number, and for a program what it counts
of the cards that were used. All of it is public: no row names a hidden card. Some rows are
done at once, others wait for a seat or for chance; `flow` says how. Effects run strictly
one after another (FD-10.4), so a pile of rows is enough.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.native import i64
from ecliptic.core.series import Series

# Rows that wait for a seat or for chance.
PICK: Final = 0
FIRST: Final = 1
DRAW: Final = 2  # so many cards
DEAL: Final = 3  # so many cards of a Nemesis hand
ASSIGN: Final = 4  # so many cards that a Nemesis draws by an effect
STORE: Final = 5  # so many cards of the deck
WOUND: Final = 6  # so many
LOSE: Final = 7  # so many cards, at random
DIG: Final = 8  # so many cards
ACT: Final = 9
ADD: Final = 10
LADD: Final = 11
TOSS: Final = 12
BOMB: Final = 13
CLOAK: Final = 14
HIDE: Final = 15
POTION: Final = 16
DEFEND: Final = 17  # so many points
WINDOW: Final = 18
STRIP: Final = 19  # so many cards
RECOVER: Final = 20  # so many wounds; extra: where to
GIVE: Final = 21  # so many cards
STASH: Final = 22  # so many cards
RETRIEVE: Final = 23  # so many cards
DIG_TAKE: Final = 24  # so many cards; extra: the rest to the deck
MOVE: Final = 25  # so many cards
PROGRAM: Final = 26  # where to go on; extra: the face-up cards used, more: how many lie down

# Rows that are done at once.
TURN: Final = 27
ITEM_END: Final = 28  # the place whose window opens, or NONE
DAMAGE: Final = 29  # so many points; extra: sure
DIFFICULTY: Final = 30
LEVEL_CHECK: Final = 31
NEW_HAND: Final = 32
SCAN: Final = 33  # from which column on
HEAL: Final = 34  # so many wounds of a Nemesis

WIDTH: Final = 6

# Places in a row.
KIND: Final = 0
SIDE: Final = 1
ABILITY: Final = 2
NUMBER: Final = 3


@final
class Agenda:
    """The rows; all questions are about the one on top, and there must be one."""

    def __init__(self) -> None:
        self._rows: Series = Series()

    def push(self, kind: i64, side: i64, ability: i64, number: i64, extra: i64) -> None:
        """Put a row on top."""
        self.push_program(kind, side, ability, number, extra, 0)

    def push_program(
        self, kind: i64, side: i64, ability: i64, number: i64, extra: i64, more: i64
    ) -> None:
        """Put a row on top that has all numbers."""
        rows = self._rows
        rows.add(kind)
        rows.add(side)
        rows.add(ability)
        rows.add(number)
        rows.add(extra)
        rows.add(more)

    def pop(self) -> None:
        """Take the top row away."""
        self._rows.count -= WIDTH

    def kind(self) -> i64:
        """Return what is to be done."""
        return self._rows.at(self._rows.count - 6)

    def side(self) -> i64:
        """Return the side that it is about."""
        return self._rows.at(self._rows.count - 5)

    def ability(self) -> i64:
        """Return the ability that it is about, or NONE."""
        return self._rows.at(self._rows.count - 4)

    def number(self) -> i64:
        """Return how much or how many."""
        return self._rows.at(self._rows.count - 3)

    def set_number(self, number: i64) -> None:
        """Change how much or how many."""
        self._rows.put(self._rows.count - 3, number)

    def extra(self) -> i64:
        """Return the next number of the row: what it means depends on the kind."""
        return self._rows.at(self._rows.count - 2)

    def more(self) -> i64:
        """Return the last number of the row."""
        return self._rows.at(self._rows.count - 1)

    def count(self) -> i64:
        """Return how many rows there are."""
        return self._rows.count // WIDTH

    def at(self, row: i64, place: i64) -> i64:
        """Return a number of a row, counted from the bottom; `KIND` and so on are places."""
        return self._rows.at(row * WIDTH + place)

    def assign(self, other: Agenda) -> None:
        """Become equal to another one."""
        self._rows.assign(other._rows)

    def values(self) -> tuple[int, ...]:
        """Return all numbers, for cold code."""
        return self._rows.values()
