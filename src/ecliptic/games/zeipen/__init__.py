"""Zeipen Dualis: an army that is its own ground, for two players.

Cards lie side by side around a neutral board card; their four sides attack, defend, pull
and push. Whoever cuts a card off from the board card wounds it. The rules stand in
`RULES.md` beside this file.
"""

from __future__ import annotations

from ecliptic.games.zeipen.game import Zeipen

GAME = Zeipen
"""The class that the catalog loads."""

__all__ = ["GAME", "Zeipen"]
