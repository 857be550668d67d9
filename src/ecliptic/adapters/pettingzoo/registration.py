"""Tells PettingZoo of the games in the catalog."""

from __future__ import annotations

from functools import partial

import pettingzoo

from ecliptic import catalog
from ecliptic.adapters.pettingzoo.environment import aec, parallel, registered_name


def register_games() -> None:
    """Register all games, as environments of both kinds."""
    for game in catalog.game_names():
        name = registered_name(game)
        pettingzoo.register("aec", name, entry_point=partial(aec, game))
        pettingzoo.register("parallel", name, entry_point=partial(parallel, game))
