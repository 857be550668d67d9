"""What a seat, or everybody, may know, as OpenSpiel's observers tell it."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from ecliptic.adapters.buffers import numbers_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecliptic.adapters.openspiel.state import SpielState
    from ecliptic.core.game import AnyGame, View
    from ecliptic.core.state import State

SEAT = "seat"

LONGEST_LOG: Final = 250
"""The most moves of a game whose information states are tensors, too."""


def has_log_tensor(game: AnyGame) -> bool:
    """Return whether a whole game is short enough for a tensor of its log."""
    return game.max_game_length is not None and game.max_game_length <= LONGEST_LOG


class Observer:
    """Writes what a player may know into `tensor`, whose named parts are in `dict`.

    The parts are `player` (who observes, one of n), then those of the game's tensor
    layout. With perfect recall, if no game is longer than `LONGEST_LOG` moves, these
    come on top: `log_actor` and `log_move`, for every move of the longest game who made
    it (chance first, then the seats) and the id of what was seen, in binary digits, the
    lowest first. What everybody sees, and what only one seat sees, are texts without a
    tensor.
    """

    def __init__(self, game: AnyGame, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        if params:
            message = f"observers take no parameters, got {dict(params)}"
            raise ValueError(message)
        self._game = game
        self._kind = kind
        self._recalls = kind.perfect_recall and has_log_tensor(game)
        self._digits = int(game.num_distinct_actions - 1).bit_length()
        own = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        parts = self._parts() if own else []
        self.tensor = np.zeros(sum(math.prod(shape) for _, shape in parts), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        start = 0
        for name, shape in parts:
            size = math.prod(shape)
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size
        self._own = numbers_of(self.tensor[game.num_players :])

    def _parts(self) -> list[tuple[str, tuple[int, ...]]]:
        seats = self._game.num_players
        parts = [("player", (seats,)), *self._game.tensor_layout()]
        if self._recalls:
            longest = self._game.max_game_length
            assert longest is not None
            parts += [("log_actor", (longest, seats + 1)), ("log_move", (longest, self._digits))]
        return parts

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what `player` knows of a state into `tensor`."""
        if not self.dict:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self._game.write_tensor(state.course.position, player, self._own)
        if self._recalls:
            self._write_log(state, player)

    def _write_log(self, state: SpielState, player: int) -> None:
        actors, moves = self.dict["log_actor"], self.dict["log_move"]
        for place, (who, seen, _) in enumerate(state.course.logs[player]):
            actors[place, who + 1] = 1
            moves[place] = [seen >> digit & 1 for digit in range(self._digits)]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what `player` knows of a state as a text."""
        known = self._known(state.course.position, player)
        if known is None:
            return ""
        content = [player, known]
        if self._kind.perfect_recall:
            content.append(state.course.texts(player))
        return json.dumps(content, sort_keys=True)

    def _known(self, position: State, player: int) -> View | None:
        kinds = pyspiel.PrivateInfoType
        if self._kind.private_info == kinds.ALL_PLAYERS:
            return self._game.facts(position)
        if self._kind.private_info == kinds.NONE:
            return self._game.view(position, None) if self._kind.public_info else None
        if self._kind.public_info:
            return self._game.view(position, player)
        return self._private(position, player)

    def _private(self, position: State, player: int) -> View | None:
        """Return what the seat sees and a spectator does not; None if nothing."""
        if self._game.information == "perfect":
            return None
        everybody, own = self._game.view(position, None), self._game.view(position, player)
        hidden = {
            key: value
            for key, value in own.items()
            if key != SEAT and (key not in everybody or everybody[key] != value)
        }
        return hidden or None
