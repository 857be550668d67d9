"""What one seat knows: all that a bot, a hint or an analysis ever receives."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.game import AnyGame, BitSource, View
    from ecliptic.core.rng import Rng
    from ecliptic.core.state import State


class InfoState:
    """A seat's whole knowledge at one moment.

    `log` holds all moves so far as the seat observed them, each as `<actor> <text>` with
    a seat number or `chance` for the actor. The true state is kept inside for drawing
    worlds and is never given out.
    """

    def __init__(self, game: AnyGame, state: State, seat: int, log: Sequence[str]) -> None:
        self.game = game
        self.seat = game.checked_seat(seat)
        self.log = tuple(log)
        self._truth = state.clone()

    def view(self) -> View:
        """Return what the seat sees now."""
        return self.game.view(self._truth, self.seat)

    def legal_actions(self) -> list[int]:
        """Return the seat's legal actions, ascending; [] while another acts."""
        if self._truth.current_player() != self.seat:
            return []
        return self._truth.legal_actions()

    def nearly_open(self) -> bool:
        """Return whether nothing is hidden that matters much (see `Game.nearly_open`)."""
        return bool(self.game.nearly_open(self._truth))

    def determinize(self, rng: Rng | BitSource) -> State:
        """Return a full state that fits all the seat knows (see `Game.determinize`)."""
        world: State = self.game.determinize(self._truth, self.seat, rng)
        return world

    def determinize_into(self, world: State, rng: Rng) -> None:
        """Overwrite `world`, made by `determinize`, with a new draw; allocates nothing."""
        world.assign(self._truth)
        self.game.determinizer.resample(world, self.seat, rng)

    def key(self) -> str:
        """Return view and log as one text: equal for equal knowledge, and only then."""
        return json.dumps([self.view(), self.log], sort_keys=True)
