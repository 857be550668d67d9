"""The search bot: information-set tree search within a budget, exact in the endgame."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

from ecliptic.bots.exact import Exact
from ecliptic.bots.ismcts import Trees
from ecliptic.core.bot import Advice, Bot, Budget, MoveStatistics, decisions

if TYPE_CHECKING:
    from ecliptic.core.info_state import InfoState
    from ecliptic.core.rng import Rng

EXPLORATION = 0.7
"""Weight of the exploration term in UCT, for results from -1 to 1."""

CLOCK_EVERY = 16
"""Simulations between two looks at the clock."""


class Search(Bot):
    """Plays the most visited move of a tree search.

    `observers` is `single` (one tree) or `multiple` (a tree for each seat, see `ismcts`).
    `endgame` is the number of decisions left at which the rest is solved exactly; 0
    never does.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        budget: Budget,
        observers: Literal["single", "multiple"] = "single",
        exploration: float = EXPLORATION,
        endgame: int = 0,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.observers = observers
        self.exploration = exploration
        self.endgame = Exact(seed, reach=endgame)

    def advise(self, info: InfoState) -> Advice:
        legal = decisions(info)
        if len(legal) == 1:
            return Advice(legal[0])
        if self.endgame.reaches(info):
            return self.endgame.advise(info)
        trees = self._grown(info, self.rng(info))
        found = {
            action: trees.root().find(action) or trees.root().grow(action, info.seat)
            for action in legal
        }
        statistics = tuple(
            MoveStatistics(action, node.visits, node.total / max(1.0, float(node.visits)))
            for action, node in found.items()
        )
        return Advice(max(statistics, key=lambda one: one.visits).action, statistics)

    def _grown(self, info: InfoState, rng: Rng) -> Trees:
        trees = Trees(
            info.game.num_players,
            info.seat,
            info.game.heuristic,
            self.exploration,
            many=self.observers == "multiple",
        )
        world = info.determinize(rng)
        simulations = self.budget.simulations
        end = deadline(self.budget)
        done = 0
        while simulations is None or done < simulations:
            if done % CLOCK_EVERY == 0 and is_over(end):
                break
            info.determinize_into(world, rng)
            trees.simulate(world, rng)
            done += 1
        return trees


def deadline(budget: Budget) -> float | None:
    """Return when the clock ends a search that begins now, if it does."""
    return None if budget.seconds is None else time.monotonic() + budget.seconds


def is_over(end: float | None) -> bool:
    """Return whether the clock has ended a search."""
    return end is not None and time.monotonic() > end
