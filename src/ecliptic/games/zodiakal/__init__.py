"""Zodiakal: a race round the zodiac for two to four players.

Whoever first owns a token of each of seven constellations wins; the die moves the pieces,
and the tiles give, steal, exchange and block. The rules stand in `RULES.md` beside this
file.
"""

from __future__ import annotations

from ecliptic.games.zodiakal.game import Zodiakal

GAME = Zodiakal
"""The class that the catalog loads."""

__all__ = ["GAME", "Zodiakal"]
