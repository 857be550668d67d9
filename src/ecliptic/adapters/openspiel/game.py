"""A game as OpenSpiel sees it: its type, its bounds, its observers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pyspiel

from ecliptic import catalog
from ecliptic.adapters.openspiel.observer import Observer, has_log_tensor
from ecliptic.adapters.openspiel.parameters import options, specification
from ecliptic.adapters.openspiel.state import SpielState
from ecliptic.core.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecliptic.core.game import AnyGame, Game

MOST_SEATS: Final = 4


class SpielGame(pyspiel.Game):
    """One of our games with its options; `ecliptic` is the game itself.

    There is a subclass for each game, which says its `name`.
    """

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Load the game with these parameters.

        Raises:
            OptionError: a parameter is wrong, or with these the game has no longest course.
            CardSetError: the card set is wrong.
        """
        given = dict(params or {})
        found = catalog.game_class(self.name)
        self.ecliptic: AnyGame = catalog.load_game(self.name, **options(found, given))
        if self.ecliptic.max_game_length is None:
            expected = "options with which the game must end: OpenSpiel asks for a bound"
            raise OptionError("game", expected, str(self.ecliptic.options.plain()))
        super().__init__(game_type(found, self.ecliptic), _info(self.ecliptic), given)

    def new_initial_state(self, given: object = None) -> SpielState:
        """Return the state before the first move, or the one that a state struct holds."""
        state = SpielState(self)
        if given is not None:
            content = json.loads(given) if isinstance(given, str) else given
            struct: Any = content if isinstance(content, dict) else content.to_dict()  # type: ignore[union-attr]
            for action in struct["actions"]:
                state.apply_action(action)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound: chance never moves more often than the game has moves."""
        assert self.ecliptic.max_game_length is not None
        return self.ecliptic.max_game_length

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """Return an observer; without a type one of what a seat sees now."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.ecliptic, wanted, params)


def game_type(found: type[Game[Any]], game: AnyGame | None = None) -> Any:
    """Return the type of a game; for one with options, of just that one."""
    seats = game.num_players if game else None
    perfect = game is not None and game.information == "perfect"
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=f"ecliptic_{found.name}",
        long_name=found.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.PERFECT_INFORMATION
            if perfect
            else kinds.Information.IMPERFECT_INFORMATION
        ),
        utility=(
            kinds.Utility.ZERO_SUM if found.zero_sum and seats != 1 else kinds.Utility.GENERAL_SUM
        ),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats or MOST_SEATS,
        min_num_players=seats or 1,
        provides_information_state_string=True,
        provides_information_state_tensor=game is not None and has_log_tensor(game),
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(found),
        provides_factored_observation_string=True,
    )


def _info(game: AnyGame) -> Any:
    alone = game.num_players == 1
    return pyspiel.GameInfo(
        num_distinct_actions=game.first_chance_action,
        max_chance_outcomes=game.num_distinct_actions - game.first_chance_action,
        num_players=game.num_players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if game.zero_sum and not alone else None,
        max_game_length=game.max_game_length,
    )


def register_games() -> None:
    """Register all games of the catalog with OpenSpiel; again for those that came later."""
    known = set(pyspiel.registered_names())
    for name in catalog.game_names():
        found = catalog.game_class(name)
        if f"ecliptic_{name}" not in known:
            own = type(f"{SpielGame.__name__}_{name}", (SpielGame,), {"name": name})
            pyspiel.register_game(game_type(found), own)
