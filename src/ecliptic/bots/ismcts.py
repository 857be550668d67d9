"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

Every simulation draws a world that fits what the seat knows, walks down the tree by UCT
among the moves that are legal in that world, adds one node, finishes by a rollout and
adds the result to all nodes on the way. The tree is over information sets, not states.

With one observer all seats share one tree whose branches are the true moves. With many
observers each seat has a tree whose branches are what that seat sees of a move, so that
nobody's choice depends on what it cannot know; it costs a little more.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from ecliptic.bots.rollout import rollout
from ecliptic.core.heuristic import Heuristic
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, State

ROOT: Final = -1
"""Stands for the move to a root, where there is none."""


@final
class Node:
    """A branch of a tree and the information set it leads to.

    `move` is the action or what is seen of it, `mover` who made it, `visits` how many
    simulations went through, `offered` how many could have, `total` the sum of results
    for the mover.
    """

    def __init__(self, move: i64, mover: i64, sibling: Node | None) -> None:
        self.move: i64 = move
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0
        self.child: Node | None = None
        self.sibling: Node | None = sibling

    def find(self, move: i64) -> Node | None:
        """Return the branch of a move, if it was ever taken."""
        child = self.child
        while child is not None and child.move != move:
            child = child.sibling
        return child

    def grow(self, move: i64, mover: i64) -> Node:
        """Add and return a branch."""
        self.child = Node(move, mover, self.child)
        return self.child

    def worth(self, exploration: float) -> float:
        """Return the upper confidence bound of this branch, as its mover sees it."""
        visits = float(self.visits)
        return self.total / visits + exploration * sqrt(log(float(self.offered)) / visits)


@final
class Trees:
    """The trees of one search: one for all seats, or one for each."""

    def __init__(
        self, seats: i64, seat: i64, heuristic: Heuristic, exploration: float, *, many: bool
    ) -> None:
        """Start a search for `seat`; `many` asks for a tree of each seat's own."""
        self.seat: i64 = seat
        self.many: bool = many
        self.heuristic: Heuristic = heuristic
        self.exploration: float = exploration * heuristic.spread()
        self.count: i64 = seats if many else 1
        self.roots: list[Node] = [Node(ROOT, CHANCE, None) for _ in range(self.count)]
        self.here: list[Node] = []
        self.path: list[Node] = []
        self.moves: Moves = Moves()

    def root(self) -> Node:
        """Return the root of the tree in which the searching seat decides."""
        return self.roots[self.seat if self.many else 0]

    def simulate(self, world: State, rng: Rng) -> None:
        """Run one simulation; `world` is a draw that is used up."""
        self.here = list(self.roots)
        self.path = list(self.roots)
        while not self.heuristic.settled(world):
            if world.turn == CHANCE:
                self._advance(world, world.sample(rng), ROOT)
            elif not self._decide(world, rng):
                break
        rollout(world, self.heuristic, rng, self.moves)
        self._learn(world)

    def _decide(self, world: State, rng: Rng) -> bool:
        """Make one decision in the tree of its seat; return whether it was known before."""
        tree: i64 = world.turn if self.many else 0
        node = self.here[tree]
        world.moves(self.moves)
        best: Node | None = None
        top: float = -1e9
        fresh: i64 = 0
        pick: i64 = ROOT
        for place in range(self.moves.count):
            move = self.moves.actions[place]
            child = node.find(move)
            if child is None or child.visits == 0:
                fresh += 1
                if rng.below(fresh) == 0:
                    pick = move
            else:
                child.offered += 1
                if fresh == 0:
                    worth = child.worth(self.exploration)
                    if worth > top:
                        top = worth
                        best = child
        if fresh == 0:
            assert best is not None
            pick = best.move
        self._advance(world, pick, tree)
        return fresh == 0

    def _advance(self, world: State, action: i64, decided: i64) -> None:
        """Follow a move in every tree, as its seat sees it, and make it."""
        for tree in range(self.count):
            move = action
            if self.many and tree != decided:
                move = world.seen(action, tree)
            node = self.here[tree]
            child = node.find(move)
            if child is None:
                child = node.grow(move, world.turn)
            if child.offered == 0:
                child.offered = 1
            self.here[tree] = child
            self.path.append(child)
        world.apply_action(action)

    def _learn(self, world: State) -> None:
        values = [self.heuristic.value(world, seat) for seat in range(world.num_players)]
        for node in self.path:
            node.visits += 1
            if node.mover >= 0:
                node.total += values[node.mover]
