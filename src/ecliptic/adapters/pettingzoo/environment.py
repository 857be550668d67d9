"""A game as an environment of agents who act one after the other."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ecliptic import catalog
from ecliptic.adapters import drawing
from ecliptic.adapters.checks import check_one_of
from ecliptic.adapters.episode import ANSWERS, MOST, Episode, Illegal

VERSION: Final = "v0"

MaskPlace: TypeAlias = Literal["info", "observation"]
"""Where the mask of legal actions stands."""

MASK_PLACES: Final = ("info", "observation")


def registered_name(game: str) -> str:
    """Return the id under which PettingZoo knows a game."""
    return f"ecliptic/{game}-{VERSION}"


class AECGame(AECEnv[str, Any, int | None]):
    """A game whose agents `player_0`, `player_1`, ... act in turn; chance is drawn.

    An observation is the tensor of `Game.tensor_layout`. `infos[agent]["action_mask"]`
    holds 1 for each action that is legal now, and 0 while another acts; with
    `mask="observation"` observations are dictionaries of `observation` and `action_mask`
    instead. Rewards come at the end: what each seat has won, from -1 to 1. An illegal
    action loses the game at once, or with `illegal="raise"` is an error that changes
    nothing. After `max_cycles` decisions of all agents the game is broken off.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  as the base class has it
        "name": "ecliptic",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        illegal: Illegal = "lose",
        mask: MaskPlace = "info",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        """Load the game with its options.

        Raises:
            OptionError: no such game, option or value, render mode or answer.
            CardSetError: the card set is wrong.
        """
        super().__init__()
        check_one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        check_one_of("illegal", illegal, ANSWERS)
        check_one_of("mask", mask, MASK_PLACES)
        self.game = catalog.load_game(game, **options)
        self.metadata = {**self.metadata, "name": registered_name(game)}
        self.render_mode = render_mode
        self.episode = Episode(self.game)
        self._illegal = illegal
        self._mask = mask
        self._most = max_cycles
        self._made = 0
        self._seeds, _ = seeding.np_random()
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {
            agent: Discrete(self.game.first_chance_action) for agent in self.possible_agents
        }
        self._observations = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> Space[Any]:
        size = self.game.tensor_size
        tensor = Box(-MOST, MOST, (size,), np.float32)
        if self._mask == "info":
            return tensor
        mask = Box(0, 1, (self.game.first_chance_action,), np.int8)
        return Dict({"observation": tensor, "action_mask": mask})

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's actions, legal or not."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed fixes the chance of this one and of those after it."""
        if seed is not None:
            self._seeds, _ = seeding.np_random(seed)
        self.episode.restart(int(self._seeds.integers(1 << 62)))
        self._made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.episode.turn]
        self._inform()

    def _inform(self, **said: Any) -> None:
        """Tell the agents what they may do; `said` is for the one to act."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection].update(said)
        if self._mask == "info":
            for agent, info in self.infos.items():
                info["action_mask"] = self.episode.mask(self._seat[agent])

    def observe(self, agent: str) -> Any:
        """Return what an agent sees now."""
        seat = self._seat[agent]
        seen = self.episode.observation(seat)
        if self._mask == "info":
            return seen
        return {"observation": seen, "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play an action of the agent to act; None for one that has finished."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play(action)
        self._finish(action)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _play(self, action: int | None) -> None:
        episode = self.episode
        if action is not None and not episode.is_illegal(action):
            episode.play(int(action))
            self._made += 1
        elif self._illegal == "lose":
            episode.forfeit()
        else:
            episode.refuse(action)

    def _finish(self, action: int | None) -> None:
        """Tell the agents whether the game goes on, and how it ended if not."""
        episode = self.episode
        said = {} if episode.forfeited is None else {"illegal_action": action}
        if episode.is_over:
            self.rewards = dict(zip(self.possible_agents, episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most is not None and self._made >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        if not episode.state.is_terminal():
            self.agent_selection = self.possible_agents[episode.turn]
        self._inform(**said)

    def render(self) -> str | np.ndarray | None:
        """Draw what the agent to act sees; after the end what everybody sees."""
        drawn = drawing.text(self.game, self.episode.state)
        if self.render_mode == "human":
            print(drawn, flush=True)  # noqa: T201  it is what was asked for
            return None
        return drawing.picture(drawn) if self.render_mode == "rgb_array" else drawn

    def close(self) -> None:
        """There is nothing to close."""


def aec(game: str, /, **options: Any) -> AECGame:
    """Return a game as an environment of agents in turn."""
    return AECGame(game, **options)


def parallel(game: str, /, **options: Any) -> ParallelEnv[Any, Any, Any]:
    """Return a game as a parallel environment: only the action of who is to act counts."""
    made: ParallelEnv[Any, Any, Any] = turn_based_aec_to_parallel(AECGame(game, **options))
    return made
