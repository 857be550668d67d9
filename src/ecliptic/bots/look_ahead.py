"""The search bot where nothing is hidden, or so little that any world will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.bots.best_first import BestFirst, best
from ecliptic.bots.search import deadline, is_over
from ecliptic.core.bot import Advice, Bot, Budget, MoveStatistics, decisions

if TYPE_CHECKING:
    from ecliptic.bots.best_first import Branch
    from ecliptic.core.info_state import InfoState
    from ecliptic.core.rng import Rng

EXPLORATION = 0.05
"""Weight of the term that spreads the search, for values from -1 to 1."""


class LookAhead(Bot):
    """Plays the move that a best-first search went into most often.

    A simulation of its `budget` is one position that it comes to. The search may come to
    some more, because it always lists all that can follow a position.
    """

    def __init__(self, seed: int = 0, *, budget: Budget, exploration: float = EXPLORATION) -> None:
        super().__init__(seed)
        self.budget = budget
        self.exploration = exploration

    def advise(self, info: InfoState) -> Advice:
        legal = decisions(info)
        if len(legal) == 1:
            return Advice(legal[0])
        root = self._grown(info, self.rng(info)).root
        statistics = tuple(
            MoveStatistics(one.move, one.visits + 1, one.values[info.seat])
            for one in sorted(root.branches, key=lambda one: one.move)
        )
        return Advice(_chosen(root, info.seat).move, statistics)

    def _grown(self, info: InfoState, rng: Rng) -> BestFirst:
        game = info.game
        opposed = game.zero_sum and game.num_players == 2  # noqa: PLR2004  (one against one)
        tree = BestFirst(
            info.determinize(rng), game.heuristic, self.exploration, rng, opposed=opposed
        )
        limit = self.budget.simulations
        end = deadline(self.budget)
        tree.grow()
        while not tree.root.closed and (limit is None or tree.nodes < limit) and not is_over(end):
            tree.grow()
        return tree


def _chosen(root: Branch, seat: int) -> Branch:
    """Return the move to play: the best where all is known, else the most visited one."""
    if root.closed:
        return best(root.branches, seat)
    return max(root.branches, key=lambda one: (one.visits, one.values[seat]))
