"""Laws that every game keeps, to check games with: ours, or a stranger's.

::

    from ecliptic.testing import check_game, check_game_tree, check_tiny_game, option_sets

    for options in option_sets(MyGame):
        check_game(MyGame(**options))
    for options in MyGame.tiny:
        check_tiny_game(MyGame(**options))

A broken law raises a `LawError` that names law, game, options, seed, ply and moves.
`Play` and the laws in the modules of this package can be used one by one.
"""

from __future__ import annotations

from ecliptic.testing.option_sets import option_sets
from ecliptic.testing.play import LawError, Play, law, state_after
from ecliptic.testing.playthrough import playthrough
from ecliptic.testing.policies import (
    POLICIES,
    FirstPolicy,
    LastPolicy,
    LeastVisitedPolicy,
    UniformPolicy,
)
from ecliptic.testing.suite import (
    LAWS,
    TINY_LAWS,
    check_game,
    check_game_tree,
    check_tiny_game,
    plays,
)
from ecliptic.testing.trees import count_nodes

__all__ = [
    "LAWS",
    "POLICIES",
    "TINY_LAWS",
    "FirstPolicy",
    "LastPolicy",
    "LawError",
    "LeastVisitedPolicy",
    "Play",
    "UniformPolicy",
    "check_game",
    "check_game_tree",
    "check_tiny_game",
    "count_nodes",
    "law",
    "option_sets",
    "plays",
    "playthrough",
    "state_after",
]
