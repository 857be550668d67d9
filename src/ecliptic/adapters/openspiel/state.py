"""A state as OpenSpiel sees it: ours, with the log of every seat."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pyspiel

from ecliptic.adapters.openspiel.course import Course
from ecliptic.core.info_state import InfoState
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecliptic.adapters.openspiel.game import SpielGame


class SpielState(pyspiel.State):
    """A state, and how every seat came to it (`course`).

    Chance outcomes count from 0, as OpenSpiel wants it.
    """

    def __init__(self, game: SpielGame) -> None:
        """Called by `SpielGame.new_initial_state` only."""
        super().__init__(game)
        self.course = Course(game.ecliptic)

    def info_state(self, player: int) -> InfoState:
        """Return all that a seat knows, as our bots want it."""
        course = self.course
        return InfoState(course.game, course.position, player, course.texts(player))

    # What OpenSpiel asks for.

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance or the end."""
        return int(self.course.position.current_player())

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.course.position.is_terminal())

    def returns(self) -> list[float]:
        """Return what every seat has won; zeros before the end."""
        return list(self.course.position.returns())

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.position.legal_actions() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes with their probabilities."""
        first, position = self.course.game.first_chance_action, self.course.position
        weights = position.chance_weights()
        total = sum(weights)
        outcomes = zip(position.legal_actions(), weights, strict=True)
        return [(action - first, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.course.play(self._own(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.game.action_text(self._own(player, action))

    def _own(self, player: int, action: int) -> int:
        """Return our id of OpenSpiel's action."""
        return action + self.course.game.first_chance_action if player == CHANCE else action

    def __str__(self) -> str:
        return json.dumps(self.course.game.facts(self.course.position), sort_keys=True)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that `player` cannot tell from this one, drawn from the posterior.

        It goes on from here: its history is empty, and it cannot be serialised.
        """
        world: SpielState = self.get_game().new_initial_state()
        world.course = self.course.resampled(player, Rng(int(sampler() * (1 << 53))))
        return world

    # Structs.

    def _to_struct(self) -> dict[str, object]:
        return {
            "current_player": self.current_player(),
            "actions": [int(action) for action in self.history()],
            "facts": self.course.game.facts(self.course.position),
        }

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        return {"player": player, "view": self.course.game.view(self.course.position, player)}

    def _action_to_struct(self, player: int, action: int) -> dict[str, object]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Any) -> list[int]:
        content = struct if isinstance(struct, dict) else json.loads(struct.to_json())
        action = self.course.game.action_named(content["move"])
        return [action - self._own(self.current_player(), 0)]
