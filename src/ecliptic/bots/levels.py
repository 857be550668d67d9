"""The bots that people meet: four levels of strength, and yardsticks beside them.

A level is a budget, not a recipe for one game: the same four play every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.bots.either import Either
from ecliptic.bots.flat import Flat
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.look_ahead import LookAhead
from ecliptic.bots.search import Search
from ecliptic.bots.uniform import Uniform
from ecliptic.core.bot import Budget

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecliptic.core.bot import Bot

SLIPS: Final = 0.3
"""The share of a beginner's decisions that are slips."""

ENDGAME: Final = 12
"""Decisions left from which the strong level plays exactly, such as two hands of four cards."""


def beginner(seed: int) -> Bot:
    """Return a bot that looks one move ahead and slips often."""
    return Greedy(seed, slips=SLIPS)


def fair(seed: int) -> Bot:
    """Return a bot that looks one move ahead."""
    return Greedy(seed)


def good(seed: int) -> Bot:
    """Return a bot that searches: 100 simulations a decision, or 500 open positions."""
    return Either(
        seed,
        in_the_open=LookAhead(seed, budget=Budget(simulations=500)),
        otherwise=Search(seed, budget=Budget(simulations=100)),
    )


def strong(seed: int) -> Bot:
    """Return a bot that searches more, 1,000 or 5,000, and plays hidden endings exactly."""
    return Either(
        seed,
        in_the_open=LookAhead(seed, budget=Budget(simulations=5000)),
        otherwise=Search(seed, budget=Budget(simulations=1000), endgame=ENDGAME),
    )


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "beginner": beginner,
    "fair": fair,
    "good": good,
    "strong": strong,
}
"""The levels from weak to strong, by name."""

YARDSTICKS: Final[dict[str, Callable[[int], Bot]]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "flat": Flat,
}
"""Baselines for measuring, by name."""
