"""Tells Gymnasium of the games in the catalog."""

from __future__ import annotations

import gymnasium

from ecliptic import catalog

VERSION = "v0"


def register_games() -> None:
    """Register all games, for one game and for many at a time."""
    for game in catalog.game_names():
        gymnasium.register(
            f"ecliptic/{game}-{VERSION}",
            entry_point="ecliptic.adapters.gymnasium.environment:GameEnv",
            vector_entry_point="ecliptic.adapters.gymnasium.vector:VectorGameEnv",
            kwargs={"game": game},
            order_enforce=True,
        )
