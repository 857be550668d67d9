"""A table of Dual at which chance deals what a test asks for.

Every position is reached by legal play: each move goes through `parse_move`, so a test
that steers chance into something impossible fails at once.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ecliptic.core.rng import Rng
from ecliptic.games.dual import Dual
from ecliptic.games.dual.state import DualState
from tests.games.position import Position

FREE = {"rounds": 1, "orientation": "independent"}
"""One round in which any hands can be dealt."""

PAIR = (
    "b6 y1 y2 r1 r2 r3 r4 r6 y6",
    "b5 b7 y7 y8 y9 r5 r7 r8 r9",
)
"""The hands of most examples with two players; seat 0 leads when seat 1 deals."""

TRIO = (
    "r4 r9 y1 y2 y3 p9",
    "p8 y4 y6 y7 p7 p5",
    "b5 y8 y9 p4 p3 p2",
)
"""The hands of most examples with three players; seat 0 leads when seat 2 deals."""


@dataclass
class Table(Position[DualState]):
    """A game and its present state, spoken to in move texts."""

    game: Dual

    def play(self, moves: str) -> Table:
        """Make the moves (`"flip r1, play b6"`, or a line a trick), chance moves included."""
        for text in filter(None, re.split(r",\s*|\n", moves)):
            self.state.apply_action(self.game.parse_move(self.state, text))
        return self

    def deal(self, *hands: str) -> Table:
        """Deal the faces of each seat, in the order in which the seat gets them (DU-2.1)."""
        left = [hand.split() for hand in hands]
        for _ in range(sum(map(len, left))):
            self.play(f"deal {left[self.state.receiver()].pop(0)}")
        return self

    @property
    def verdict(self) -> tuple[int, int, str]:
        """Who won the last trick, whose card was lowest, and by what it was judged."""
        trick = self.facts["last_trick"]
        return trick["winner"], trick["lowest"], trick["by"]


def table(options: Mapping[str, object], moves: str = "") -> Table:
    """A fresh table, after these moves."""
    game = Dual(**options)  # type: ignore[arg-type]  # tests give bad options too
    return Table(game, game.new_initial_state()).play(moves)


def dealt(options: Mapping[str, object], *hands: str) -> Table:
    """A table at which the hands of the first round were dealt."""
    return table(options).deal(*hands)


def pair(moves: str = "", **options: object) -> Table:
    """Two players with the hands `PAIR`; seat 0 leads."""
    given = {**FREE, "players": 2, "first_dealer": 1, **options}
    return dealt(given, *PAIR).play(moves)


def trio(moves: str = "", **options: object) -> Table:
    """Three players with the hands `TRIO`; seat 0 leads."""
    given = {**FREE, "players": 3, "first_dealer": 2, **options}
    return dealt(given, *TRIO).play(moves)


def plays(faces: str) -> list[str]:
    """The move texts of playing these faces, in ASCII order."""
    return sorted(f"play {face}" for face in faces.split())


def line(name: str, **options: object) -> Table:
    """The end of a game in `lines.toml`, some of its options changed."""
    found = _LINES[name]
    return table({**found["options"], **options}, found["moves"])


def line_before_last(name: str, **options: object) -> tuple[Table, str]:
    """A game in `lines.toml` before its last move, and that move."""
    found = _LINES[name]
    before, _, last = found["moves"].strip().rpartition(", ")
    return table({**found["options"], **options}, before), last


def wander(at: Table, seed: int, moves: int) -> Table:
    """Make so many random legal moves, or all that are left."""
    rng = Rng(seed)
    for _ in range(moves):
        if at.state.is_terminal():
            break
        if at.state.is_chance_node():
            at.state.apply_action(at.state.sample(rng))
        else:
            legal = at.state.legal_actions()
            at.state.apply_action(legal[rng.below(len(legal))])
    return at


def whole_game(**options: object) -> list[Table]:
    """Every position of a random game, from the start to the end; move k is drawn by seed k."""
    at = table(options)
    met = [at.copy()]
    while not at.state.is_terminal():
        met.append(wander(at, len(met) - 1, 1).copy())
    return met


_LINES = tomllib.loads((Path(__file__).parent / "lines.toml").read_text(encoding="utf-8"))
