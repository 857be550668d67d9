"""Best-first minimax (Korf and Chickering 1996), for games in which nothing is hidden.

Each step walks from the root along the moves that look best to whoever makes them, lists
all that can follow the position it comes to, judges each of them, and takes what it learned
back to the root. A decision is worth what its best move is worth to the seat that decides,
a chance node the mean of its outcomes by their weights. So it fits any number of seats.

A branch is closed when looking further cannot change what it is worth: at the end of the
game, where one move wins, or where all that follows is closed.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from ecliptic.core.heuristic import Heuristic
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, State

ROOT: Final = -1
"""Stands for the move to the root, where there is none."""

WON: Final = 1.0 - 1e-9
"""Nothing is worth more than 1."""

STEPS: Final = 4
"""Moves in a row that are followed through before a position is judged."""


@final
class Branch:
    """A move and the position after it.

    `weight` is that of the move, `turn` who acts after it, `visits` how many steps were
    made here or below, and `values` what the position is worth, by seat.
    """

    def __init__(self, move: i64, weight: i64, turn: i64) -> None:
        self.move: i64 = move
        self.weight: i64 = weight
        self.turn: i64 = turn
        self.visits: i64 = 0
        self.closed: bool = False
        self.values: list[float] = []
        self.branches: list[Branch] = []


@final
class BestFirst:
    """The search of one decision; `nodes` counts the positions that it has come to."""

    def __init__(
        self, start: State, heuristic: Heuristic, exploration: float, rng: Rng, *, opposed: bool
    ) -> None:
        """Start at a position that is not the end; ties fall as `rng` will have it.

        `opposed` says that there are two seats, and one wins what the other loses.
        """
        self.start: State = start
        self.heuristic: Heuristic = heuristic
        self.exploration: float = exploration
        self.rng: Rng = rng
        self.opposed: bool = opposed
        self.nodes: i64 = 0
        self.root: Branch = Branch(ROOT, 1, start.turn)
        self.moves: Moves = Moves()
        self.scratch: list[State] = [start.clone() for _ in range(STEPS + 1)]

    def grow(self) -> None:
        """Make one step; the root must not be closed."""
        here = self.scratch[STEPS]
        here.assign(self.start)
        branch = self.root
        path = [branch]
        while len(branch.branches) > 0:
            branch = self._next(branch)
            here.apply_action(branch.move)
            path.append(branch)
        self._unfold(branch, here, 0)
        for place in range(len(path) - 1, -1, -1):
            path[place].visits += 1
            learn(path[place])

    def _unfold(self, branch: Branch, here: State, depth: i64) -> None:
        """Add all that can follow, and what follows from that where a move goes on."""
        here.moves(self.moves)
        self._add_branches(branch)
        after = self.scratch[depth]
        for one in branch.branches:
            after.assign(here)
            after.apply_action(one.move)
            self.nodes += 1
            one.turn = after.turn
            one.closed = after.is_terminal()
            if depth + 1 < STEPS and self._goes_on(here.turn, after):
                self._unfold(one, after, depth + 1)
                learn(one)
            else:
                one.values = self._judged(after)

    def _goes_on(self, turn: i64, after: State) -> bool:
        """Return whether a seat is in the midst of its move, or has to answer chance."""
        same = turn < 0 or after.turn == turn
        return same and after.turn >= 0 and not self.heuristic.quiet(after)

    def _add_branches(self, branch: Branch) -> None:
        """Add a branch for each move, in an order that favours none."""
        moves = self.moves
        for place in range(moves.count):
            branch.branches.append(Branch(moves.actions[place], moves.weights[place], CHANCE))
        for place in range(moves.count - 1, 0, -1):
            other = self.rng.below(place + 1)
            branch.branches[place], branch.branches[other] = (
                branch.branches[other],
                branch.branches[place],
            )

    def _judged(self, state: State) -> list[float]:
        """Return what a position is worth, by seat."""
        if self.opposed:
            worth = self.heuristic.value(state, 0)
            return [worth, -worth]
        return [self.heuristic.value(state, seat) for seat in range(state.num_players)]

    def _next(self, branch: Branch) -> Branch:
        """Return the open branch that deserves the next step."""
        best: Branch | None = None
        top: float = -1e9
        wide = self.exploration * sqrt(log(float(branch.visits + 1)))
        for one in branch.branches:
            if not one.closed:
                visits = float(one.visits + 1)
                if branch.turn == CHANCE:
                    urge = float(one.weight) / visits
                else:
                    urge = one.values[branch.turn] + wide / sqrt(visits)
                if urge > top:
                    top = urge
                    best = one
        assert best is not None
        return best


def learn(branch: Branch) -> None:
    """Take over what the branches of a branch are worth."""
    if branch.turn == CHANCE:
        branch.values = mean(branch.branches)
    else:
        found = best(branch.branches, branch.turn)
        branch.values = found.values
        branch.closed = found.closed and found.values[branch.turn] >= WON
    branch.closed = branch.closed or all(one.closed for one in branch.branches)


def best(branches: list[Branch], seat: i64) -> Branch:
    """Return the branch that is worth most to a seat."""
    found = branches[0]
    for one in branches:
        if one.values[seat] > found.values[seat]:
            found = one
    return found


def mean(branches: list[Branch]) -> list[float]:
    """Return what branches are worth on average by their weights, by seat."""
    weights: float = 0.0
    sums = [0.0] * len(branches[0].values)
    for one in branches:
        weight = float(one.weight)
        weights += weight
        for seat in range(len(sums)):
            sums[seat] += weight * one.values[seat]
    return [total / weights for total in sums]
