"""OpenSpiel's own C++ games, driven from Python, with its C++ search."""

import random
from typing import Any

import pyspiel

from timing import per_second, report

GAMES = ("oh_hell", "hearts", "euchre", "gin_rummy")
SIMULATIONS = 1000


def games(game: Any) -> float:
    """Return random games a second."""
    rng = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return per_second(play)


def simulations(game: Any) -> float | None:
    """Return simulations a second of the C++ ISMCTS bot, None where it cannot play."""
    rng, state = random.Random(1), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    while len(state.legal_actions()) < 2:  # a forced move would be answered at once
        state.apply_action(rng.choice(state.legal_actions()))
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        0.7,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def step() -> int:
        bot.step(state)
        return SIMULATIONS

    try:
        return per_second(step)
    except pyspiel.SpielError:
        return None


if __name__ == "__main__":
    report(
        [
            {
                "what": f"OpenSpiel {name}, C++ from Python",
                "games": games(game),
                "simulations": simulations(game),
            }
            for name, game in ((name, pyspiel.load_game(name)) for name in GAMES)
        ]
    )
