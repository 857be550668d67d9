"""What is shown of a state of Dual: the whole truth, or what one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ecliptic.core.bits import members_of, size
from ecliptic.games.dual import history
from ecliptic.games.dual.cards import NOBODY
from ecliptic.games.dual.position import END, FLIP

if TYPE_CHECKING:
    from ecliptic.games.dual.notation import Notation
    from ecliptic.games.dual.state import DualState

PHASES = ("dealer", "deal", "flip", "play", "wind", "end")

CHOSEN = "?"
"""Stands for a flip that was chosen and is not shown yet."""


class LastTrick(TypedDict):
    """The trick judged last: `wind` is null before the decision and after the last trick."""

    cards: list[list[int | str]]
    winner: int
    lowest: int
    by: str
    wind: str | None


class RoundDone(TypedDict):
    """A scored round: seats of the Cube and the Coins, Stars and cards by seat."""

    cube: int
    coin: list[int]
    stars: list[int]
    cards: list[int]


class Facts(TypedDict):
    """All of a state; see docs/reference/dual.md for the keys."""

    phase: str
    round: int
    trick: int
    dealer: int | None
    leader: int | None
    turn: int | None
    hands: list[list[str] | None]
    backs: list[list[int]]
    flips: list[str | None]
    table: list[list[int | str]]
    last_trick: LastTrick | None
    won: list[list[str]]
    tricks: list[int]
    coins: list[int]
    cubes: list[int]
    stars: list[int]
    scores: list[int]
    rounds_done: list[RoundDone]
    winners: list[int] | None


class DualView(Facts):
    """What one seat, or a spectator (null), may know."""

    seat: int | None


def facts(state: DualState, notation: Notation) -> Facts:
    """Return the whole truth."""
    seats = range(state.num_players)
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "trick": state.trick_number,
        "dealer": _seat(state.dealer),
        "leader": _seat(state.leader),
        "turn": _seat(state.turn),
        "hands": [_hand(state, notation, seat) for seat in seats],
        "backs": [_backs(state, seat) for seat in seats],
        "flips": [_flip(state, notation, seat) for seat in seats],
        "table": [
            [(state.leader + place) % state.num_players, notation.faces[state.trick[place]]]
            for place in range(state.played)
        ],
        "last_trick": _last_trick(state, notation),
        "won": [[notation.cards[card] for card in members_of(state.won[seat])] for seat in seats],
        "tricks": [size(state.won[seat]) // state.num_players for seat in seats],
        "coins": [state.coins[seat] for seat in seats],
        "cubes": [state.cubes[seat] for seat in seats],
        "stars": [state.stars[seat] for seat in seats],
        "scores": [state.score(seat) for seat in seats],
        "rounds_done": [
            _round(state, state.rounds_done[done]) for done in range(state.finished_rounds())
        ],
        "winners": members_of(state.leading_seats()) if state.phase == END else None,
    }


def view(state: DualState, notation: Notation, seat: int | None) -> DualView:
    """Return what a seat may know: the hands and hidden flips of others are masked."""
    shown = facts(state, notation)
    return {
        **shown,
        "hands": [hand if owner == seat else None for owner, hand in enumerate(shown["hands"])],
        "flips": [
            flip if owner == seat or flip is None else _masked(state, flip)
            for owner, flip in enumerate(shown["flips"])
        ],
        "seat": seat,
    }


def _masked(state: DualState, flip: str) -> str:
    return flip[0] if state.tables.switches.in_order else CHOSEN  # DU-R7


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _hand(state: DualState, notation: Notation, seat: int) -> list[str]:
    tables = state.tables
    faces = sorted(
        members_of(state.hands[seat]),
        key=lambda face: (tables.suit[face], tables.value[face]),
    )
    return [notation.faces[face] for face in faces]


def _backs(state: DualState, seat: int) -> list[int]:
    tables = state.tables
    return [size(state.hands[seat] & tables.of_suit[suit]) for suit in range(tables.suits)]


def _flip(state: DualState, notation: Notation, seat: int) -> str | None:
    if state.phase != FLIP or state.flipped[seat] == NOBODY:
        return None
    return notation.faces[state.flipped[seat]]


def _last_trick(state: DualState, notation: Notation) -> LastTrick | None:
    packed = state.last_trick
    if packed == history.NO_TRICK:
        return None
    leader = history.trick_leader(packed)
    return {
        "cards": [
            [
                (leader + place) % state.num_players,
                notation.faces[history.trick_face(packed, place)],
            ]
            for place in range(history.trick_size(packed))
        ],
        "winner": history.trick_winner(packed),
        "lowest": history.trick_lowest(packed),
        "by": "stars" if history.trick_by_stars(packed) else "value",
        "wind": _wind(history.trick_wind(packed)),
    }


def _wind(packed: int) -> str | None:
    if packed == history.UNDECIDED:
        return None
    return "none" if packed == history.NAMED_NOBODY else str(packed - history.NAMED_SEAT)


def _round(state: DualState, packed: int) -> RoundDone:
    seats = range(state.num_players)
    return {
        "cube": history.round_cube(packed),
        "coin": members_of(history.round_coins(packed)),
        "stars": [history.round_stars(packed, seat) for seat in seats],
        "cards": [history.round_cards(packed, seat) for seat in seats],
    }
