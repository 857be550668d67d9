"""Dual: two-headed trick taking for two or three players.

A card has two ends, and only the upper one counts. Whose card is lowest in a trick may
turn a whole hand over. The rules stand in `RULES.md` beside this file.
"""

from __future__ import annotations

from ecliptic.games.dual.game import Dual

GAME = Dual
"""The class that the catalog loads."""

__all__ = ["GAME", "Dual"]
