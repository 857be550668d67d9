"""52 Duels: two decks of cards, two sheets of abilities, and the deck is your life.

Every card is part of a set, a step to a level, one of four items, a defence and one point
of life. Whoever needs a card that is not there has lost. The rules stand in `RULES.md`
beside this file.
"""

from __future__ import annotations

from ecliptic.games.fifty_two_duels.game import FiftyTwoDuels

GAME = FiftyTwoDuels
"""The class that the catalog loads."""

__all__ = ["GAME", "FiftyTwoDuels"]
