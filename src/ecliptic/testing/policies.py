"""Ways to pick moves, so that games under test go everywhere and not only where it is usual.

A policy decides for chance, too: the corners of a game often lie behind unlikely deals.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from ecliptic.core.rng import Rng
    from ecliptic.core.state import State


class UniformPolicy:
    """Any legal move alike, chance by its weights."""

    name: ClassVar[str] = "uniform"

    def choose(self, state: State, legal: list[int], rng: Rng) -> int:
        """Return the next action, one of `legal` (never empty)."""
        weights = state.chance_weights() or [1] * len(legal)
        rest = rng.below_big(sum(weights))
        chosen = 0
        while rest >= weights[chosen]:
            rest -= weights[chosen]
            chosen += 1
        return legal[chosen]


class FirstPolicy(UniformPolicy):
    """Always the legal move with the least id."""

    name = "first"

    def choose(self, state: State, legal: list[int], rng: Rng) -> int:
        return legal[0]


class LastPolicy(UniformPolicy):
    """Always the legal move with the greatest id."""

    name = "last"

    def choose(self, state: State, legal: list[int], rng: Rng) -> int:
        return legal[-1]


class LeastVisitedPolicy(UniformPolicy):
    """The legal move that this game has seen least often, ties by chance."""

    name = "least visited"

    def __init__(self) -> None:
        self._visits: Counter[int] = Counter()

    def choose(self, state: State, legal: list[int], rng: Rng) -> int:
        least = min(self._visits[action] for action in legal)
        rare = [action for action in legal if self._visits[action] == least]
        chosen = rare[rng.below(len(rare))]
        self._visits[chosen] += 1
        return chosen


POLICIES: Final[tuple[type[UniformPolicy], ...]] = (
    UniformPolicy,
    LeastVisitedPolicy,
    FirstPolicy,
    LastPolicy,
)
"""All policies. `FirstPolicy` and `LastPolicy` play the same game whatever the seed."""
