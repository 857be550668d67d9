"""Tells whether draws follow given chances: Pearson's test with small cells pooled."""

from __future__ import annotations

from collections import Counter
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

K = TypeVar("K", bound="Hashable")

LEVEL: Final = 1e-4
"""How often draws that do follow the chances are suspected."""

LEAST_EXPECTED: Final = 5.0
"""Cells that expect fewer draws are pooled."""


def agree(draw: Callable[[], K], chances: Mapping[K, float], draws: int) -> str | None:
    """Return what is wrong with draws that should follow the chances, else None.

    A suspicion is tested again with ten times the draws, so that a false alarm is about
    as rare as the square of `LEVEL`. Draws without a chance are wrong at once.
    """
    for times in (draws, 10 * draws):
        counts = Counter(draw() for _ in range(times))
        for value in counts:
            if value not in chances:
                return f"drew {value!r}, which has no chance"
        statistic, critical = misfit(counts, chances)
        if statistic <= critical:
            return None
    return f"chi-square {statistic:.1f} over {critical:.1f} in {times} draws"


def misfit(counts: Mapping[K, int], chances: Mapping[K, float]) -> tuple[float, float]:
    """Return the chi-square statistic of the counts, and the value it should stay below."""
    draws, whole = sum(counts.values()), sum(chances.values())
    expected = {value: draws * chance / whole for value, chance in chances.items()}
    large = [value for value in expected if expected[value] >= LEAST_EXPECTED]
    cells = [(expected[value], counts.get(value, 0)) for value in large]
    rest = draws - sum(cell for cell, _ in cells)
    if rest >= LEAST_EXPECTED:
        cells.append((rest, draws - sum(count for _, count in cells)))
    statistic = sum((count - cell) ** 2 / cell for cell, count in cells)
    return statistic, critical_value(len(cells) - 1)


def critical_value(freedom: int) -> float:
    """Return what chi-square exceeds with probability `LEVEL` (Wilson and Hilferty 1931)."""
    if freedom < 1:
        return 0.0
    part = 2 / (9 * freedom)
    deviation = NormalDist().inv_cdf(1 - LEVEL)
    return float(freedom * (1 - part + deviation * part**0.5) ** 3)
