"""What a game tells a bot about the worth of its positions."""

from __future__ import annotations

from typing import Final

from ecliptic.core.native import i64, mypyc_attr
from ecliptic.core.state import State

UNKNOWN: Final = 1_000_000
"""More decisions than any search would try to look through."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Values of positions, from -1 (lost) to 1 (won), for one game object.

    The base class knows nothing but the result.
    """

    def value(self, state: State, seat: i64) -> float:
        """Return an estimate of what `seat` will win; exact at the end of the game."""
        return state.player_return(seat)

    def settled(self, state: State) -> bool:
        """Return whether `value` can be trusted here, so that a rollout may stop."""
        return state.is_terminal()

    def quiet(self, state: State) -> bool:
        """Return whether a rollout may stop here to be judged, though a search would go on."""
        return self.settled(state)

    def spread(self) -> float:
        """Return how far apart good and bad moves are, beside a won game and a lost one."""
        return 1.0

    def decisions_left(self, state: State) -> i64:
        """Return the most decisions that can come before the position is settled.

        `UNKNOWN` where chance or too many moves lie between.
        """
        return 0 if state.is_terminal() else UNKNOWN
