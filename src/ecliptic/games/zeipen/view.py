"""What is shown of a state of Zeipen Dualis: the whole truth, or what one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ecliptic.core.bits import members_of
from ecliptic.core.state import CHANCE, SPECTATOR
from ecliptic.games.zeipen.cards import HAND, NONE, SEATS, SLOTS
from ecliptic.games.zeipen.grid import FIRST_CELL, IN_HAND, WOUNDED, column, line
from ecliptic.games.zeipen.hands import cards_counted, sees_hand
from ecliptic.games.zeipen.position import MOVE, OVER, ROW
from ecliptic.games.zeipen.wounds import (
    SHIFT,
    TURN,
    event_cell,
    event_kind,
    shifted_to,
    turned_to,
    wounded_character,
    wounded_owner,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.games.zeipen.grid import Grid
    from ecliptic.games.zeipen.notation import Notation
    from ecliptic.games.zeipen.state import ZeipenState

PHASES = (
    "hand",
    "build",
    "row",
    "draft",
    "reveal",
    "toss",
    "choose",
    "setup card",
    "setup cell",
    "action",
    "target",
    "over",
)

FACES = ("active", "alternate")

DEEDS = ("place", "deploy", "move")

CAUSES = {2: "cut", 3: "clash", 4: "attack"}

REASONS = ("cleared", "enclosed", "empty", "repetition", "limit", "stuck")


class Lying(TypedDict):
    """A card on the grid."""

    at: str
    seat: int
    card: str
    face: str


class Result(TypedDict):
    """How the game ended; no winner: a draw."""

    winner: int | None
    reason: str


class ZeipenView(TypedDict):
    """Facts, or what one seat may know; see docs/reference/zeipen.md for the keys.

    In a view `hands` and `hand_name` are null where the seat may not know them.
    """

    phase: str
    actor: int | str | None
    first: int | None
    turn: int
    board: list[Lying]
    hands: list[list[str] | None]
    hand_name: list[str | None]
    hand_counts: list[int]
    known: list[list[str]]
    wounded: list[list[str]]
    frozen: list[str]
    enclosed: list[str]
    pending: str | None
    row: list[str]
    supply: dict[str, int]
    revealed: list[list[str]]
    seen: int
    events: list[str]
    result: Result | None


class Viewer:
    """Makes facts and views of one game's states."""

    def __init__(self, notation: Notation) -> None:
        self.cards = notation.cards
        self.hands = notation.hands

    def facts(self, state: ZeipenState) -> ZeipenView:
        """Return the whole truth."""
        grid = state.grid
        lying = _by_space(grid)
        return {
            "phase": PHASES[state.phase],
            "actor": _actor(state),
            "first": state.first if state.first != NONE else None,
            "turn": state.turns,
            "board": [self._lying(grid, slot) for slot in lying],
            "hands": [self._names(grid, grid.slots_at(seat, IN_HAND)) for seat in range(SEATS)],
            "hand_name": [self._hand_name(state, seat) for seat in range(SEATS)],
            "hand_counts": [cards_counted(state, seat, seat) for seat in range(SEATS)],
            "known": [self._known(state, seat) for seat in range(SEATS)],
            "wounded": [self._names(grid, grid.slots_at(seat, WOUNDED)) for seat in range(SEATS)],
            "frozen": [at_text(grid.at[slot]) for slot in lying if grid.is_frozen(slot)],
            "enclosed": [at_text(grid.at[slot]) for slot in lying if grid.is_enclosed(slot)],
            "pending": self._pending(state),
            "row": [self.cards[state.row[place]] for place in range(state.laid)],
            "supply": self._supply(state),
            "revealed": [self._revealed(state, seat) for seat in range(SEATS)],
            "seen": state.seen_times(),
            "events": event_texts(self.cards, grid),
            "result": _result(state),
        }

    def view(self, state: ZeipenState, seat: int | None) -> ZeipenView:
        """Return what a seat, or a spectator, may know."""
        shown = self.facts(state)
        viewer = SPECTATOR if seat is None else seat
        for owner in range(SEATS):
            shown["hand_counts"][owner] = cards_counted(state, viewer, owner)
            if not sees_hand(state, viewer, owner):
                shown["hands"][owner] = None
                shown["hand_name"][owner] = None
        return shown

    # Cards.

    def _names(self, grid: Grid, slots: int) -> list[str]:
        return sorted(self.cards[grid.character[slot]] for slot in members_of(slots))

    def _known(self, state: ZeipenState, seat: int) -> list[str]:
        return self._names(state.grid, state.grid.slots_at(seat, IN_HAND) & state.known)

    def _revealed(self, state: ZeipenState, seat: int) -> list[str]:
        places = range(seat * HAND, seat * HAND + state.reveals[seat])
        return [self.cards[state.revealed[place]] for place in places]

    def _hand_name(self, state: ZeipenState, seat: int) -> str | None:
        named = state.named[seat]
        return self.hands[named] if named != NONE else None

    def _lying(self, grid: Grid, slot: int) -> Lying:
        return {
            "at": at_text(grid.at[slot]),
            "seat": slot // HAND,
            "card": self.cards[grid.character[slot]],
            "face": FACES[grid.tables.is_alternate(grid.form[slot])],
        }

    def _supply(self, state: ZeipenState) -> dict[str, int]:
        if state.phase == ROW:
            return {}
        row = [state.row[place] for place in range(state.laid)]
        return {self.cards[character]: state.supply[character] for character in row}

    # What is going on.

    def _pending(self, state: ZeipenState) -> str | None:
        deed, slot = state.deed(), state.pending
        if deed == NONE:
            return None
        if deed == MOVE:
            return f"{DEEDS[deed]} {at_text(state.grid.at[slot])}"
        return f"{DEEDS[deed]} {self.cards[state.grid.character[slot]]}"


def event_texts(cards: Sequence[str], grid: Grid) -> list[str]:
    """Return what the last action on a grid caused, in order; `cards` are the ids."""
    return [_event_text(cards, grid.events[place]) for place in range(grid.event_count)]


def _event_text(cards: Sequence[str], event: int) -> str:
    kind, at = event_kind(event), at_text(event_cell(event))
    if kind == SHIFT:
        return f"shift {at} {at_text(shifted_to(event))}"
    if kind == TURN:
        return f"turn {at} {FACES[turned_to(event)]}"
    card = cards[wounded_character(event)]
    return f"wound {at} {wounded_owner(event)} {card} {CAUSES[kind]}"


def at_text(cell: int) -> str:
    """Return the coordinates of a cell, such as `-2,0` (ZP-2.3)."""
    return f"{column(cell)},{line(cell)}"


def _by_space(grid: Grid) -> list[int]:
    """Return the slots of the cards on the grid, sorted by x, then y."""
    slots = [slot for slot in range(SLOTS) if grid.at[slot] >= FIRST_CELL]
    return sorted(slots, key=lambda slot: (column(grid.at[slot]), line(grid.at[slot])))


def _actor(state: ZeipenState) -> int | str | None:
    if state.phase == OVER:
        return None
    return "chance" if state.turn == CHANCE else int(state.turn)


def _result(state: ZeipenState) -> Result | None:
    if state.phase != OVER:
        return None
    winner = state.winner if state.winner != NONE else None
    return {"winner": winner, "reason": REASONS[state.reason]}
