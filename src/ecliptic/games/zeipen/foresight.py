"""What an action would cause, found out on a grid that is laid out from a view.

All that lies on the grid is public, so this tells nobody more than the rules do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.games.zeipen import actions
from ecliptic.games.zeipen.cards import HAND
from ecliptic.games.zeipen.grid import EMPTY, IN_HAND, ORIGIN, ROW, WOUNDED, Grid
from ecliptic.games.zeipen.labels import ALTERNATE, place
from ecliptic.games.zeipen.spaces import Spaces
from ecliptic.games.zeipen.view import at_text, event_texts
from ecliptic.games.zeipen.wounds import cut_others

if TYPE_CHECKING:
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import ZeipenView

FINISHED: Final = frozenset({"activate", "flip"})
"""Actions that are complete at their first step and may cause something."""


class Foresight:
    """Tries out actions for the labels of moves, and for the reasons against them."""

    def __init__(self, labels: Labels) -> None:
        self.tables = labels.tables
        self.ids = list(labels.characters)

    def events(self, view: ZeipenView, text: str) -> list[str]:
        """Return the events that a move would cause; none for a first step."""
        deed, _, rest = text.partition(" ")
        if deed in FINISHED:
            grid, slots = self.layout(view)
            act = actions.activate if deed == "activate" else actions.flip
            act(grid, slots[rest])
            return event_texts(self.ids, grid)
        if deed == "to" and view["pending"] is not None:
            return event_texts(self.ids, self._completed(view, view["pending"], rest))
        return []

    def _completed(self, view: ZeipenView, pending: str, at: str) -> Grid:
        """Return the grid after the second step of a deployment or move."""
        grid, slots = self.layout(view)
        deed, _, what = pending.partition(" ")
        if deed == "move":
            actions.move(grid, slots[what], cell(at))
        elif deed == "deploy":
            actions.deploy(grid, self.from_hand(view, grid, what), cell(at))
        return grid

    def from_hand(self, view: ZeipenView, grid: Grid, card: str) -> int:
        """Return a card of the seat to act that is about to come from its hand."""
        seat = 0 if view["actor"] == 0 else 1
        lying = sum(one["seat"] == seat for one in view["board"])
        slot = seat * HAND + lying + len(view["wounded"][seat])
        self._make(view, grid, slot, card, "active")
        grid.at[slot] = IN_HAND
        return slot

    # Where a card can come to.

    def slides(self, view: ZeipenView, at: str) -> list[str]:
        """Return the spaces that the card on a space can slide to (ZP-7.3, 7.4)."""
        grid, slots = self._lifted(view, at)
        spaces = Spaces()
        spaces.to_slide(grid, slots[at])
        return [at_text(spaces.cells[place]) for place in range(spaces.count)]

    def is_linked(self, view: ZeipenView, start: str, at: str) -> bool:
        """Return whether a card would be linked on another space (ZP-7.4)."""
        grid, _ = self._lifted(view, start)
        linked = grid.linked()
        return any(slot != EMPTY and linked >> slot & 1 for slot in _around(grid, at))

    def is_near(self, view: ZeipenView, at: str) -> bool:
        """Return whether a space is a neighbour of any card (ZP-7.1)."""
        grid, _ = self.layout(view)
        return any(slot != EMPTY for slot in _around(grid, at))

    def _lifted(self, view: ZeipenView, at: str) -> tuple[Grid, dict[str, int]]:
        """Return the grid from which a card is taken up; what that cuts off is gone."""
        grid, slots = self.layout(view)
        grid.lift(slots[at])
        if self.tables.switches.lifting:
            cut_others(grid, slots[at])
        return grid, slots

    # The grid of a view.

    def layout(self, view: ZeipenView) -> tuple[Grid, dict[str, int]]:
        """Return a grid as a view shows it, and the slots of the cards by their space."""
        grid = Grid(self.tables, True)
        free = [0, HAND]
        slots: dict[str, int] = {}
        for lying in view["board"]:
            slot = free[lying["seat"]]
            free[lying["seat"]] += 1
            self._make(view, grid, slot, lying["card"], lying["face"])
            grid.put(slot, cell(lying["at"]))
            slots[lying["at"]] = slot
        for seat, wounded in enumerate(view["wounded"]):
            for slot, card in enumerate(wounded, start=free[seat]):
                self._make(view, grid, slot, card, "active")
                grid.at[slot] = WOUNDED
        return grid, slots

    def _make(self, view: ZeipenView, grid: Grid, slot: int, card: str, face: str) -> None:
        number = self.ids.index(card)
        grid.character[slot] = number
        turned = int(slot // HAND != view["first"])
        grid.form[slot] = self.tables.form(number, int(face == ALTERNATE), turned)


def cell(at: str) -> int:
    """Return the cell of a space."""
    x, y = place(at)
    return ORIGIN + y * ROW + x


def _around(grid: Grid, at: str) -> list[int]:
    """Return what lies on the eight spaces around one (ZP-2.4)."""
    return [int(grid.board[cell(at) + step]) for step in grid.around]
