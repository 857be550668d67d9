"""Exact play near the end: every world that fits is solved, and the solutions averaged."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecliptic.bots.endgame import Solver
from ecliptic.core.bot import Advice, Bot, MoveStatistics, decisions

if TYPE_CHECKING:
    from ecliptic.core.info_state import InfoState
    from ecliptic.core.rng import Rng
    from ecliptic.core.state import State

DRAWS = 24
"""Worlds drawn for one decision; equal ones are solved once and weigh more."""


class Exact(Bot):
    """Solves two-seat endings of at most `reach` decisions with all cards known.

    Averaging over worlds is exact where one world is left; with several it can be fooled
    by bluffs, as every such average can.
    """

    def __init__(self, seed: int = 0, *, reach: int) -> None:
        super().__init__(seed)
        self.reach = reach

    def reaches(self, info: InfoState) -> bool:
        """Return whether the rest of the game is short enough to be solved."""
        if self.reach == 0 or info.game.num_players != 2:  # noqa: PLR2004  (alpha-beta)
            return False
        world = info.determinize(self.rng(info))
        return info.game.heuristic.decisions_left(world) <= self.reach

    def advise(self, info: InfoState) -> Advice:
        legal = decisions(info)
        solver = Solver(info.game.heuristic)
        side = 1.0 if info.seat == 0 else -1.0
        totals = [0.0] * len(legal)
        for world, weight in _worlds(info, self.rng(info)):
            after = world.clone()
            for place, action in enumerate(legal):
                after.assign(world)
                after.apply_action(action)
                totals[place] += weight * side * solver.value(after)
        statistics = tuple(
            MoveStatistics(action, DRAWS, total / DRAWS)
            for action, total in zip(legal, totals, strict=True)
        )
        return Advice(max(statistics, key=lambda one: one.value).action, statistics)


def _worlds(info: InfoState, rng: Rng) -> list[tuple[State, int]]:
    """Return the different worlds among the draws, each with how often it came."""
    drawn = [info.determinize(rng) for _ in range(DRAWS)]
    counts = Counter(world.position_key() for world in drawn)
    different = {world.position_key(): world for world in drawn}
    return [(world, counts[key]) for key, world in different.items()]
