"""The games as PettingZoo environments; needs `pip install ecliptic[pettingzoo]`.

Importing this module registers each game, so that
`pettingzoo.make("aec", "ecliptic/dual-v0", **options)` works, and `"parallel"` likewise.
"""

from __future__ import annotations

from ecliptic.adapters.pettingzoo.environment import AECGame, aec, parallel
from ecliptic.adapters.pettingzoo.registration import register_games

__all__ = ["AECGame", "aec", "parallel", "register_games"]

register_games()
