"""Random play from a position to where the game's heuristic can judge it."""

from __future__ import annotations

from ecliptic.core.heuristic import Heuristic
from ecliptic.core.moves import Moves
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, State


def rollout(state: State, heuristic: Heuristic, rng: Rng, moves: Moves) -> None:
    """Play uniformly random moves until the position is quiet; changes `state`."""
    while not heuristic.quiet(state):
        if state.turn == CHANCE:
            state.apply_action(state.sample(rng))
        else:
            state.moves(moves)
            state.apply_action(moves.actions[rng.below(moves.count)])
