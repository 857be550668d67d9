"""The games as Gymnasium environments; needs `pip install ecliptic[gymnasium]`.

Importing this module registers each game: `gymnasium.make("ecliptic/dual-v0")` is one
game against chosen opponents, `gymnasium.make_vec("ecliptic/dual-v0", num_envs=64)` steps
many at a time.
"""

from __future__ import annotations

from ecliptic.adapters.gymnasium.environment import GameEnv
from ecliptic.adapters.gymnasium.registration import register_games
from ecliptic.adapters.gymnasium.vector import VectorGameEnv

__all__ = ["GameEnv", "VectorGameEnv", "register_games"]

register_games()
