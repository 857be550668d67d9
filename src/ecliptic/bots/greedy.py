"""A bot that looks one move ahead and takes what the game's heuristic likes best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.bot import Advice, Bot, MoveStatistics, decisions

if TYPE_CHECKING:
    from ecliptic.core.info_state import InfoState
    from ecliptic.core.rng import Rng

WORLDS = 8
"""Draws of what is hidden that a look ahead is averaged over."""


class Greedy(Bot):
    """Plays the move with the best mean heuristic value right after it.

    `slips` is the share of decisions (0 to 1) in which it plays any legal move instead.
    """

    def __init__(self, seed: int = 0, *, slips: float = 0.0) -> None:
        super().__init__(seed)
        self.slips = slips

    def advise(self, info: InfoState) -> Advice:
        legal = decisions(info)
        rng = self.rng(info)
        if rng.unit() < self.slips:
            return Advice(legal[rng.below(len(legal))])
        totals = _totals(info, legal, rng)
        statistics = tuple(
            MoveStatistics(action, WORLDS, total / WORLDS)
            for action, total in zip(legal, totals, strict=True)
        )
        return Advice(max(statistics, key=lambda one: one.value).action, statistics)


def _totals(info: InfoState, legal: list[int], rng: Rng) -> list[float]:
    heuristic = info.game.heuristic
    totals = [0.0] * len(legal)
    world = info.determinize(rng)
    after = world.clone()
    for _ in range(WORLDS):
        info.determinize_into(world, rng)
        for place, action in enumerate(legal):
            after.assign(world)
            after.apply_action(action)
            totals[place] += heuristic.value(after, info.seat)
    return totals
