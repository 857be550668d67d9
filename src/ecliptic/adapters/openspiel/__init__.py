"""The games as OpenSpiel games; needs `pip install ecliptic[openspiel]`.

Importing this module registers each game as `ecliptic_<name>`, with its switches as
parameters, so `pyspiel.load_game("ecliptic_dual(players=3)")` works afterwards.

Do not give a game to `pyspiel.ISMCTSBot`: that bot of the C++ library cannot reach the
resampler of a game written in Python and ends the process. `LevelBot` searches with our
own ISMCTS; OpenSpiel's `open_spiel.python.algorithms.ismcts.ISMCTSBot` works, too.
"""

from __future__ import annotations

from ecliptic.adapters.openspiel.bots import LevelBot
from ecliptic.adapters.openspiel.game import SpielGame, register_games
from ecliptic.adapters.openspiel.observer import LONGEST_LOG
from ecliptic.adapters.openspiel.parameters import game_string
from ecliptic.adapters.openspiel.state import SpielState

__all__ = ["LONGEST_LOG", "LevelBot", "SpielGame", "SpielState", "game_string", "register_games"]

register_games()
