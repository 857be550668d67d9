"""What is shown of a state of Zodiakal: everything, to everybody (ZK-1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ecliptic.core.bits import members_of, only
from ecliptic.games.zodiakal import block
from ecliptic.games.zodiakal.board import NOBODY
from ecliptic.games.zodiakal.ending import winning_seats
from ecliptic.games.zodiakal.holding import KINDS, different, held
from ecliptic.games.zodiakal.position import ASKING, END, FIGHT, MOVE

if TYPE_CHECKING:
    from ecliptic.games.zodiakal.notation import Notation
    from ecliptic.games.zodiakal.state import ZodiakalState

PHASES = (
    "first",
    "roll",
    "move",
    "collect",
    "discard",
    "sacrifice",
    "special",
    "detail",
    "block",
    "steal",
    "duel",
    "take",
    "end",
)


class Window(TypedDict):
    """Who declared the effect or block, and who is still to be asked, in order."""

    by: int
    queue: list[int]


class Duel(TypedDict):
    """A duel and the throws of its present pair (none or one)."""

    challenger: int
    rival: int
    throws: list[int]


class Facts(TypedDict):
    """All of a state; counts of tokens are by kind, in file order."""

    phase: str
    turn: int | None
    turn_number: int
    throws: int
    used: bool
    rolled: int | None
    pos: list[int]
    tiles: list[str | None]
    armed: list[bool]
    hands: list[list[int]]
    box: list[int]
    kinds: list[int]
    declared: list[str]
    window: list[Window] | None
    duel: Duel | None
    taking: list[int] | None
    winner: int | None
    capped: bool
    winners: list[int] | None


class ZodiakalView(Facts):
    """What a seat, or a spectator (null), may know: all of it."""

    seat: int | None


def facts(state: ZodiakalState, notation: Notation) -> Facts:
    """Return the whole truth."""
    seats = range(state.num_players)
    return {
        "phase": PHASES[state.phase],
        "turn": _seat(state.player),
        "turn_number": state.turn_number,
        "throws": state.throws,
        "used": state.used,
        "rolled": state.rolled if state.phase == MOVE else None,
        "pos": [state.pos[seat] for seat in seats],
        "tiles": [_tile(state, notation, seat) for seat in seats],
        "armed": [state.armed & only(seat) != 0 for seat in seats],
        "hands": [_counts(state.hands[seat]) for seat in seats],
        "box": _counts(state.box),
        "kinds": [different(state.hands[seat]) for seat in seats],
        "declared": [notation.action_text(state.declared[word]) for word in range(state.words)],
        "window": _windows(state) if state.phase == ASKING else None,
        "duel": _duel(state) if state.phase == FIGHT else None,
        "taking": [state.taker, state.victim] if state.taker != NOBODY else None,
        "winner": _seat(state.winner),
        "capped": state.capped,
        "winners": members_of(winning_seats(state)) if state.phase == END else None,
    }


def view(state: ZodiakalState, notation: Notation, seat: int | None) -> ZodiakalView:
    """Return the facts and who is looking at them."""
    return {**facts(state, notation), "seat": seat}


def _seat(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def _tile(state: ZodiakalState, notation: Notation, seat: int) -> str | None:
    tile = state.tile(seat)
    return notation.tiles[tile] if tile != NOBODY else None


def _counts(tokens: int) -> list[int]:
    return [held(tokens, kind) for kind in range(KINDS)]


def _windows(state: ZodiakalState) -> list[Window]:
    return [_window(state, state.window[place]) for place in range(state.windows)]


def _window(state: ZodiakalState, window: int) -> Window:
    opener = block.opener(window)
    clockwise = [(opener + step) % state.num_players for step in range(1, state.num_players)]
    queue = [seat for seat in clockwise if block.unasked(window) & only(seat) != 0]
    return {"by": opener, "queue": queue}


def _duel(state: ZodiakalState) -> Duel:
    throws = [state.thrown] if state.thrown else []
    return {"challenger": state.player, "rival": state.rival, "throws": throws}
