"""A baseline without a tree: every move gets equally many random rollouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.bots.rollout import rollout
from ecliptic.core.bot import Advice, Bot, MoveStatistics, decisions
from ecliptic.core.moves import Moves

if TYPE_CHECKING:
    from ecliptic.core.info_state import InfoState


class Flat(Bot):
    """Plays the move whose rollouts went best on average.

    `simulations` are shared out equally among the legal moves, at least one each.
    """

    def __init__(self, seed: int = 0, *, simulations: int = 100) -> None:
        super().__init__(seed)
        self.simulations = simulations

    def advise(self, info: InfoState) -> Advice:
        legal = decisions(info)
        each = max(1, self.simulations // len(legal))
        rng = self.rng(info)
        heuristic = info.game.heuristic
        moves = Moves()
        world = info.determinize(rng)
        totals = [0.0] * len(legal)
        for _ in range(each):
            for place, action in enumerate(legal):
                info.determinize_into(world, rng)
                world.apply_action(action)
                rollout(world, heuristic, rng, moves)
                totals[place] += heuristic.value(world, info.seat)
        statistics = tuple(
            MoveStatistics(action, each, total / each)
            for action, total in zip(legal, totals, strict=True)
        )
        return Advice(max(statistics, key=lambda one: one.value).action, statistics)
