"""Zodiac Duel: sign duels and secret stars for two players.

Every card is a fighter or a star. Fighters are drafted in the open, stars in secret; who
leads a sign that the rival lacks wins the duel, unless a star lifts the penalty. The
rules stand in `RULES.md` beside this file.
"""

from __future__ import annotations

from ecliptic.games.zodiac_duel.game import ZodiacDuel

GAME = ZodiacDuel
"""The class that the catalog loads."""

__all__ = ["GAME", "ZodiacDuel"]
