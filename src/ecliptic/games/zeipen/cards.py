"""The cards, switches and action ids of one game of Zeipen Dualis, as native tables.

A character is a number in the order of the card file. Each seat has seven *slots*, one for
each of its cards: 0 to 6 are seat 0's, 7 to 13 seat 1's, ordered by character. A *form* is
a card as it lies: character, face and which way it is turned (ZP-3.3), times four, so that
form + direction finds a side. Nothing here changes after the game was made.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.native import i64
from ecliptic.core.packed import vec

NONE: Final = -1
"""Where a seat, a slot or a ready hand could stand and none does."""

SEATS: Final = 2
HAND: Final = 7
"""Slots of a seat."""

SLOTS: Final = 14

# Kinds of side, in the order of `printed.KINDS` (ZP-3.5). Attacking pointers are odd.
GREEN_SWORD: Final = 0
GREEN_POINTER: Final = 1
ORANGE_SWORD: Final = 2
ORANGE_POINTER: Final = 3
RED_SWORD: Final = 4
RED_POINTER: Final = 5
BARE: Final = 6
HOOK: Final = 7
PUSH: Final = 8

READY: Final = 0
BUILD: Final = 1
DRAFT: Final = 2

REVEAL_DECIDES: Final = 0
TOSS_DECIDES: Final = 1
SEAT_0_BEGINS: Final = 2

FORBID: Final = 0
DRAW: Final = 1
OFF: Final = 2

LISTED: Final = -2
"""A preset hand that is no ready hand but a list of cards."""

WIDTH: Final = 29
SPACES: Final = 841
"""Spaces that moves can name: x and y from -14 to 14, counted row by row from -14,-14."""


@final
class Switches:
    """The variant switches of one game object; `hand` is our own: cards of each player."""

    def __init__(  # noqa: PLR0913  # one for each switch
        self,
        *,
        mode: i64,
        hidden: bool,
        first_player: i64,
        no_draw: bool,
        repetition: i64,
        turn_limit: i64,
        nearest: bool,
        harmless: bool,
        lifting: bool,
        counts_itself: bool,
        hand: i64,
    ) -> None:
        self.mode: i64 = mode
        self.hidden: bool = hidden
        self.first_player: i64 = first_player
        self.no_draw: bool = no_draw
        self.repetition: i64 = repetition
        self.turn_limit: i64 = turn_limit
        self.nearest: bool = nearest
        self.harmless: bool = harmless
        self.lifting: bool = lifting
        self.counts_itself: bool = counts_itself
        self.hand: i64 = hand


@final
class Tables:
    """Cards, ready and preset hands, switches and action ids of one game object.

    `numeral` and `copies` are by character, `sides` by form + direction, `attacks` by
    form // 4 (whether a side attacks). `rest` counts the copies of a character and all
    after it. `ready` holds the hands one after the other. `preset` is by seat: a ready
    hand, `LISTED` or `NONE`; `preset_cards` is by slot.
    """

    def __init__(
        self,
        switches: Switches,
        numeral: list[int],
        copies: list[int],
        sides: list[int],
        ready: list[int],
        preset: list[int],
        preset_cards: list[int],
        row: i64,
    ) -> None:
        self.switches: Switches = switches
        self.characters: i64 = len(numeral)
        self.numeral: vec[i64] = vec[i64](numeral)
        self.copies: vec[i64] = vec[i64](copies)
        self.rest: vec[i64] = vec[i64](counted_from_the_end(copies))
        self.sides: vec[i64] = vec[i64](sides)
        self.attacks: vec[i64] = vec[i64](attacking(sides))
        self.ready_hands: i64 = len(ready) // switches.hand
        self.ready: vec[i64] = vec[i64](ready)
        self.preset: vec[i64] = vec[i64](preset)
        self.preset_cards: vec[i64] = vec[i64](preset_cards)
        self.row: i64 = row
        # Action ids: decisions first, then chance; one range for each kind of move.
        self.hand: i64 = 0
        self.take: i64 = self.hand + self.ready_hands
        self.play: i64 = self.take + self.characters  # first, then second
        self.place: i64 = self.play + 2
        self.deploy: i64 = self.place + self.characters
        self.move: i64 = self.deploy + self.characters
        self.activate: i64 = self.move + SPACES
        self.flip: i64 = self.activate + SPACES
        self.recover: i64 = self.flip + SPACES
        self.to: i64 = self.recover + self.characters
        self.row_card: i64 = self.to + SPACES
        self.reveal: i64 = self.row_card + self.characters
        self.toss: i64 = self.reveal + SEATS * self.characters
        self.actions: i64 = self.toss + SEATS
        self.hand_hidden: i64 = self.actions  # what others see of a choice; no actions
        self.take_hidden: i64 = self.actions + 1

    def form(self, character: i64, alternate: i64, turned: i64) -> i64:
        """Return the form of a card; `alternate` and `turned` are 0 or 1."""
        return ((character * 2 + alternate) * 2 + turned) * 4

    def active(self, form: i64) -> i64:
        """Return the form with the active face up."""
        return form & ~8

    def is_alternate(self, form: i64) -> bool:
        """Return whether the alternate face is up."""
        return form & 8 != 0


def counted_from_the_end(copies: list[int]) -> list[int]:
    """Return for every character, and for the end, the copies of it and of all after it."""
    found = [0] * (len(copies) + 1)
    for character in range(len(copies) - 1, -1, -1):
        found[character] = found[character + 1] + copies[character]
    return found


def attacking(sides: list[int]) -> list[int]:
    """Return 1 for every four sides of which one attacks, else 0 (ZP-6.1)."""
    found = [0] * (len(sides) // 4)
    for place in range(len(sides)):
        kind = sides[place]
        if kind >= ORANGE_SWORD and kind <= RED_POINTER:
            found[place // 4] = 1
    return found
