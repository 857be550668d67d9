"""The twelve signs and their two groups (ZD-1.4)."""

from __future__ import annotations

from typing import Final

BASIC: Final = frozenset({"aquarius", "aries", "cancer", "capricornus", "leo", "libra"})
"""The signs of a first game and of mode `basic`."""

ADVANCED: Final = frozenset({"gemini", "pisces", "sagittarius", "scorpius", "taurus", "virgo"})
"""The signs of mode `advanced`."""

SIGNS: Final[tuple[str, ...]] = tuple(sorted(BASIC | ADVANCED))
"""All signs, in ASCII order."""
