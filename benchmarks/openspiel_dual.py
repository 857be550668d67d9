"""Dual over our compiled state as an OpenSpiel Python game, driven the OpenSpiel way."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ecliptic import catalog
from ecliptic.core.rng import Rng
from ecliptic.core.state import State

from openspiel_games import games
from timing import per_second, report

OURS = catalog.load_game("dual")
SIMULATIONS = 100

TYPE = pyspiel.GameType(
    short_name="ecliptic_dual",
    long_name="Dual",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)
FACTS = pyspiel.GameInfo(
    num_distinct_actions=OURS.num_distinct_actions,
    max_chance_outcomes=OURS.num_distinct_actions,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=OURS.max_game_length,
)


class Held(SimpleNamespace):
    """Holds our state where OpenSpiel copies attributes deeply."""

    state: State

    def __deepcopy__(self, memo: dict[int, object]) -> "Held":
        return Held(state=self.state.clone())


class DualGame(pyspiel.Game):
    """The game as OpenSpiel registers it."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, FACTS, params or {})

    def new_initial_state(self) -> "DualState":
        return DualState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        return None


class DualState(pyspiel.State):
    """One position, which asks ours."""

    def __init__(self, game: DualGame) -> None:
        super().__init__(game)
        self.held = Held(state=OURS.new_initial_state())

    def current_player(self) -> int:
        return self.held.state.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.state
        weights = state.chance_weights()
        whole = sum(weights)
        return [(a, w / whole) for a, w in zip(state.legal_actions(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.held.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return OURS.action_text(action)

    def is_terminal(self) -> bool:
        return self.held.state.is_terminal()

    def returns(self) -> list[float]:
        return self.held.state.returns()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return str(OURS.view(self.held.state, seat))

    def __str__(self) -> str:
        return str(OURS.facts(self.held.state))


pyspiel.register_game(TYPE, DualGame)


def numpy_games(game: Any) -> float:
    """Return games a second as OpenSpiel's examples play: numpy chooses."""
    rng = np.random.RandomState(1)

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(actions, p=chances))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return per_second(play)


def searches(game: Any) -> float:
    """Return simulations a second of OpenSpiel's Python ISMCTS with our determinizer."""
    ours = Rng(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.held.state.sample(ours))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=0.7,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=SIMULATIONS,
        random_state=np.random.RandomState(1),
    )

    def resampled(position: Any, player: int) -> Any:
        copy = position.clone()
        OURS.determinizer.resample(copy.held.state, player, ours)
        return copy

    bot.set_resampler(resampled)

    def step() -> int:
        bot.step(state)
        return SIMULATIONS

    return per_second(step)


if __name__ == "__main__":
    loaded = pyspiel.load_game("ecliptic_dual")
    report(
        [
            {
                "what": "Dual as an OpenSpiel Python game, numpy chooses",
                "games": numpy_games(loaded),
            },
            {
                "what": "Dual as an OpenSpiel Python game, random chooses; its Python ISMCTS",
                "games": games(loaded),
                "simulations": searches(loaded),
            },
        ]
    )
