"""One seat of a game as an environment; others play the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from ecliptic import catalog
from ecliptic.adapters import drawing
from ecliptic.adapters.checks import check_one_of, checked_seat
from ecliptic.adapters.episode import ANSWERS, LOST, MOST, Episode, Illegal
from ecliptic.adapters.opponents import UNIFORM, Opponent, Opponents

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Info = dict[str, Any]


class GameEnv(gymnasium.Env["NDArray[np.float32]", np.int64]):
    """A game in which the learner has one seat.

    An observation is the tensor of `Game.tensor_layout`; `info["action_mask"]` holds 1
    for each legal action. The reward is 0 until the end, then what the seat has won, from
    -1 to 1. An illegal action ends the game with a reward of -1 and is told in
    `info["illegal_action"]`; with `illegal="raise"` it is an error and changes nothing.
    `opponents` are names of bots, or functions that make one from a seed: one for all
    other seats, or one for each, counted from the learner's left.
    """

    metadata: Info = {  # noqa: RUF012  as the base class has it
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = UNIFORM,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Load the game with its options.

        Raises:
            OptionError: no such game, option or value, seat, bot, render mode or answer.
            CardSetError: the card set is wrong.
        """
        check_one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        check_one_of("illegal", illegal, ANSWERS)
        self.game = catalog.load_game(game, **options)
        self.seat = checked_seat(seat, self.game.num_players)
        self.opponents = Opponents(opponents, self.game.num_players)
        self.episode = Episode(self.game, remember=self.opponents.remember)
        self.render_mode = render_mode
        self._illegal = illegal
        size = self.game.tensor_size
        self.observation_space = Box(-MOST, MOST, (size,), np.float32)
        self.action_space = Discrete(self.game.first_chance_action)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        """Begin a new game; a seed fixes chance and opponents of this and the next ones."""
        super().reset(seed=seed)
        return self.begin(int(self.np_random.integers(1 << 62)))

    def begin(self, seed: int) -> tuple[NDArray[np.float32], Info]:
        """Begin the game of a seed, as a row of `VectorGameEnv` does."""
        self.opponents.restart(seed)
        self.episode.restart(seed)
        self._let_others_move()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        """Play an action, then let the others play until it is the learner's turn again."""
        episode = self.episode
        if not episode.is_illegal(action):
            episode.play(int(action))
            self._let_others_move()
            reward = episode.returns()[self.seat]
            return self._seen(), reward, episode.is_over, False, self._told()
        if self._illegal == "raise":
            episode.refuse(action)
        episode.forfeit()
        return self._seen(), LOST, True, False, {**self._info(), "illegal_action": action}

    def _told(self) -> Info:
        info = self._info()
        if self.render_mode == "human":
            self.render()
        return info

    def _let_others_move(self) -> None:
        episode = self.episode
        while not episode.is_over and episode.turn != self.seat:
            episode.play(self.opponents.choose(episode, self.seat))

    def _seen(self) -> NDArray[np.float32]:
        return self.episode.observation(self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.episode.mask(self.seat)}

    def render(self) -> Any:
        """Draw what the learner sees; after the end what everybody sees."""
        drawn = drawing.text(self.game, self.episode.state)
        if self.render_mode == "human":
            print(drawn, flush=True)  # noqa: T201  it is what was asked for
            return None
        return drawing.picture(drawn) if self.render_mode == "rgb_array" else drawn
