"""How a game fills in what a seat cannot see."""

from __future__ import annotations

from ecliptic.core.native import i64, mypyc_attr
from ecliptic.core.rng import Rng
from ecliptic.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Determinizer:
    """Draws worlds for one game object. The base class is for games without secrets."""

    def resample(self, state: State, seat: i64, rng: Rng) -> None:
        """Replace all that `seat` cannot know by a draw from its exact posterior.

        Changes `state` in place. What the seat sees stays as it is, and the draw
        depends on nothing else.
        """
