"""Many games of a kind at a time, with arrays in and out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ecliptic import catalog
from ecliptic.adapters.buffers import numbers_of
from ecliptic.adapters.checks import check_one_of, checked_seat
from ecliptic.adapters.episode import ANSWERS, MOST, Episode, Illegal
from ecliptic.adapters.opponents import UNIFORM, Opponent, Opponents
from ecliptic.core.errors import OptionError
from ecliptic.core.moves import Moves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Info = dict[str, Any]


class VectorGameEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games in each of which the learner has one seat.

    All is as in `GameEnv`, row by row: observations of shape (games, numbers), masks in
    `infos["action_mask"]` of shape (games, actions). A finished game begins anew with the
    next step, whose action is not used. With `opponents=None` the learner plays all
    seats: a row shows what the seat to act sees, `infos["player"]` says which that is,
    rewards are for the seat that acted, and `infos["returns"]` has those of all seats,
    of shape (games, seats). The arrays are written anew by every step; with `copy=False`
    they are the same ones each time.
    """

    metadata: Info = {  # noqa: RUF012  as the base class has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] | None = UNIFORM,
        illegal: Illegal = "lose",
        copy: bool = True,
        **options: Any,
    ) -> None:
        """Load the game with its options.

        Raises:
            OptionError: no such game, option or value, seat, bot or answer.
            CardSetError: the card set is wrong.
        """
        check_one_of("illegal", illegal, ANSWERS)
        self.game = catalog.load_game(game, **options)
        self.seat = checked_seat(seat, self.game.num_players)
        self.num_envs = num_envs
        self._others = [
            None if opponents is None else Opponents(opponents, self.game.num_players)
            for _ in range(num_envs)
        ]
        remember = self._others[0] is not None and self._others[0].remember
        self.episodes = [Episode(self.game, remember=remember) for _ in range(num_envs)]
        self._illegal = illegal
        self._copy = copy
        self._make_room()

    def _make_room(self) -> None:
        """Make the spaces and the arrays of this many games."""
        games, actions = self.num_envs, self.game.first_chance_action
        size = self.game.tensor_size
        self.single_observation_space = Box(-MOST, MOST, (size,), np.float32)
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._seen = np.zeros((games, size), np.float32)
        self._rows = [numbers_of(row) for row in self._seen]
        self._masks = np.zeros((games, actions), np.int8)
        self._mask_rows = [numbers_of(row) for row in self._masks]
        self._moves = Moves()
        self._rewards = np.zeros(games, np.float64)
        self._returns = np.zeros((games, self.game.num_players), np.float64)
        self._players = np.zeros(games, np.int64)
        self._done = np.zeros(games, np.bool_)
        self._cut = np.zeros(games, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        """Begin all games anew; a seed fixes all that chance and opponents do."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds = seed if isinstance(seed, list) else [None] * self.num_envs
        for row in range(self.num_envs):
            self._restart(row, seeds[row])
        self._write()
        self._rewards.fill(0)
        self._returns.fill(0)
        return self._given(self._seen), self._infos()

    def _restart(self, row: int, seed: int | None = None) -> None:
        own = int(self.np_random.integers(1 << 62)) if seed is None else seed
        others = self._others[row]
        if others is not None:
            others.restart(own)
        self.episodes[row].restart(own)
        self._let_others_move(row)

    def _let_others_move(self, row: int) -> None:
        episode, others = self.episodes[row], self._others[row]
        while others is not None and not episode.is_over and episode.turn != self.seat:
            episode.play(others.choose(episode, self.seat))

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info
    ]:
        """Play an action in every game that goes on; begin the others anew.

        Raises:
            OptionError: there is not one action for each game. With `illegal="raise"`
                also: one is no action of the game. Then nothing has changed anywhere.
            IllegalMoveError: with `illegal="raise"`, one is not legal. As above.
        """
        chosen = self._checked(actions)
        for row, action in enumerate(chosen):
            if self._done[row]:
                self._rewards[row] = 0
                self._returns[row] = 0
                self._restart(row)
            else:
                self._play(row, action)
        self._write()
        given = self._given
        return (
            given(self._seen),
            given(self._rewards),
            given(self._done),
            given(self._cut),
            self._infos(),
        )

    def _checked(self, actions: NDArray[np.int64]) -> list[int]:
        chosen: list[int] = np.asarray(actions).reshape(-1).tolist()
        if len(chosen) != self.num_envs:
            raise OptionError("actions", f"{self.num_envs} numbers", len(chosen))
        if self._illegal == "raise":
            for row, action in enumerate(chosen):
                if not self._done[row] and not self._is_legal(row, action):
                    self.episodes[row].refuse(action)
        return chosen

    def _is_legal(self, row: int, action: object) -> bool:
        if not isinstance(action, int) or not 0 <= action < self._masks.shape[1]:
            return False
        return bool(self._masks[row, action])

    def _play(self, row: int, action: int) -> None:
        episode = self.episodes[row]
        acting = episode.turn if self._others[row] is None else self.seat
        if self._is_legal(row, action):
            episode.play(action)
            self._let_others_move(row)
        else:
            episode.forfeit()
        self._returns[row] = episode.returns()
        self._rewards[row] = self._returns[row, acting]

    def _write(self) -> None:
        """Write what the learner sees and may do in all games."""
        self._seen.fill(0)
        self._masks.fill(0)
        for row, episode in enumerate(self.episodes):
            seat = self.seat if self._others[row] is not None else max(episode.turn, 0)
            over = episode.is_over
            self._players[row] = seat
            self._done[row] = over
            self.game.write_tensor(episode.state, seat, self._rows[row])
            if not over:
                episode.state.moves(self._moves)
                self._moves.mark(self._mask_rows[row])

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _infos(self) -> Info:
        given = self._given
        return {
            "action_mask": given(self._masks),
            "player": given(self._players),
            "returns": given(self._returns),
        }
