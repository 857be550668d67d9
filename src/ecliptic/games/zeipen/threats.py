"""What a seat could wound with one move of a card, guessed from sides and links alone.

Every free card is taken to reach every open space, and to be wounded by none but the side
it meets. So this is quick, and now and then wrong.
"""

from __future__ import annotations

from typing import Final, final

from ecliptic.core.bits import only, size
from ecliptic.core.native import i64
from ecliptic.core.packed import vec
from ecliptic.games.zeipen.attacks import facing
from ecliptic.games.zeipen.cards import (
    GREEN_POINTER,
    GREEN_SWORD,
    HAND,
    ORANGE_POINTER,
    ORANGE_SWORD,
    RED_POINTER,
    RED_SWORD,
)
from ecliptic.games.zeipen.grid import BOARD, EMPTY, FIRST_CELL, Grid
from ecliptic.games.zeipen.hanging import Hanging

SLOTS_OF_0: Final = 0x7F
SLOTS_OF_1: Final = 0x3F80
"""The slots of seats 0 and 1."""


@final
class Threats:
    """What the moves of one seat threaten.

    `gain` is the most cards that the other loses more than the seat itself, `targets` the
    set of cards that can be attacked with a gain, `lethal` whether nothing might be left.
    """

    def __init__(self) -> None:
        self.gain: i64 = 0
        self.targets: i64 = 0
        self.lethal: bool = False
        self._own: i64 = 0
        self._enemies: i64 = 0
        self._free: vec[i64] = vec[i64]([0] * HAND)
        self._count: i64 = 0

    def find(self, grid: Grid, hanging: Hanging, seat: i64) -> None:
        """Find the threats of a seat; `hanging` must be of this grid."""
        self.gain = 0
        self.targets = 0
        self.lethal = False
        lying = grid.on_board()
        self._own = lying & (SLOTS_OF_0 if seat == 0 else SLOTS_OF_1)
        self._enemies = lying & ~self._own
        self._find_free(grid, hanging, seat)
        for target in range((1 - seat) * HAND, (1 - seat) * HAND + HAND):
            if grid.at[target] >= FIRST_CELL:
                for way in range(4):
                    self._look_out(grid, hanging, target, way)

    def _find_free(self, grid: Grid, hanging: Hanging, seat: i64) -> None:
        """Find the cards that may move, and what is cut off when they do."""
        self._count = 0
        for slot in range(seat * HAND, seat * HAND + HAND):
            lies = grid.at[slot] >= FIRST_CELL
            if lies and not grid.is_enclosed(slot) and not grid.is_frozen(slot):
                self._free[self._count] = slot
                self._count += 1
                self._weigh(hanging.on[slot])

    def _weigh(self, lost: i64) -> bool:
        """Take note of what a move costs both; return whether it gains anything."""
        gain = size(lost & self._enemies) - size(lost & self._own)
        if gain > self.gain:
            self.gain = gain
        if self._enemies & ~lost == 0:
            self.lethal = True
        return gain > 0

    def _look_out(self, grid: Grid, hanging: Hanging, target: i64, way: i64) -> None:
        """Find attacks on a side of a card: by swords beside it, by pointers along its line."""
        side = grid.tables.sides[grid.form[target] + way]
        cell = grid.at[target] + grid.steps[way]
        if grid.board[cell] != EMPTY:
            self._look_along(grid, hanging, target, way, side)
            return
        orange: i64 = RED_SWORD if side == GREEN_SWORD else ORANGE_SWORD  # ZP-6.5
        self._attack(grid, hanging, target, way, orange, RED_SWORD, 0)

    def _look_along(self, grid: Grid, hanging: Hanging, target: i64, way: i64, side: i64) -> None:
        """Find pointers for the end of the line; at most its last card is an enemy (ZP-6.8)."""
        board = grid.board
        cell = grid.at[target] + grid.steps[way]
        guarded = side == GREEN_POINTER
        bridge: i64 = 0
        while board[cell] != EMPTY:
            if bridge & self._enemies != 0:
                return
            other = board[cell]
            if other != BOARD:
                bridge |= only(other)
                guarded = guarded or grid.tables.sides[grid.form[other] + way] == GREEN_POINTER
            cell += grid.steps[way]
        orange: i64 = RED_POINTER if guarded else ORANGE_POINTER  # ZP-6.7
        self._attack(grid, hanging, target, way, orange, RED_POINTER, bridge)

    def _attack(
        self,
        grid: Grid,
        hanging: Hanging,
        target: i64,
        way: i64,
        orange: i64,
        red: i64,
        bridge: i64,
    ) -> None:
        """Weigh attacks by the free cards that show one of two sides, none from the bridge."""
        struck = only(target) | hanging.on[target]
        answer = grid.tables.sides[grid.form[target] + way]
        answers = answer == red or answer == red - 2  # ZP-6.9
        for place in range(self._count):
            slot = self._free[place]
            kind = facing(grid, slot, way)
            if (kind == orange or kind == red) and bridge & only(slot) == 0:
                lost = struck | hanging.on[slot]
                lost = lost | only(slot) if answers else lost & ~only(slot)
                if self._weigh(lost):
                    self.targets |= only(target)
