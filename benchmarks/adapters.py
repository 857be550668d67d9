"""Steps a second of our games: by themselves, and under the interfaces of researchers."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  registers a game written in Python

from ecliptic import catalog
from ecliptic.adapters.gymnasium import GameEnv, VectorGameEnv
from ecliptic.adapters.openspiel import game_string
from ecliptic.adapters.pettingzoo import AECGame
from ecliptic.core.moves import Moves
from ecliptic.core.rng import Rng

from timing import per_second, report

ROWS = 64
BATCH = 200


def native(name: str) -> Callable[[], int]:
    """Return what makes random moves, chance included, on our own states."""
    game = catalog.load_game(name)
    first, state, moves, rng = game.new_initial_state(), game.new_initial_state(), Moves(), Rng(1)

    def play() -> int:
        for _ in range(BATCH):
            if state.is_terminal():
                state.assign(first)
            if state.is_chance_node():
                state.apply_action(state.sample(rng))
            else:
                state.moves(moves)
                state.apply_action(moves.actions[rng.below(moves.count)])
        return BATCH

    return play


def openspiel(game: Any) -> Callable[[], int]:
    """Return what makes random moves, chance included, on an OpenSpiel game."""
    rng, states = random.Random(1), [game.new_initial_state()]

    def play() -> int:
        state = states[0]
        for _ in range(BATCH):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        states[0] = state
        return BATCH

    return play


def pettingzoo(name: str) -> Callable[[], int]:
    """Return what steps our environment of agents in turn."""
    env, rng = AECGame(name), np.random.default_rng(1)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(BATCH):
            if any(env.terminations.values()):
                env.reset()
            _, _, _, _, info = env.last()
            env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        return BATCH

    return play


def gymnasium(name: str) -> Callable[[], int]:
    """Return what steps our environment of one learner against uniform opponents."""
    env, rng = GameEnv(name), np.random.default_rng(1)
    _, info = env.reset(seed=1)

    def play() -> int:
        nonlocal info
        for _ in range(BATCH):
            _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            if over:
                _, info = env.reset()
        return BATCH

    return play


def vector(name: str) -> Callable[[], int]:
    """Return what steps many games a call; the moves of uniform opponents do not count."""
    env, rng = VectorGameEnv(name, ROWS, copy=False), np.random.default_rng(1)
    _, info = env.reset(seed=1)

    def play() -> int:
        nonlocal info
        chosen = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        *_, info = env.step(chosen)
        return ROWS

    return play


def main() -> None:
    """Measure all games under all interfaces, and some of OpenSpiel's own."""
    rows: list[dict[str, object]] = []
    for name in catalog.game_names():
        works = {
            "native": native(name),
            "OpenSpiel": openspiel(pyspiel.load_game(game_string(name))),
            "PettingZoo": pettingzoo(name),
            "Gymnasium": gymnasium(name),
            f"Gymnasium, {ROWS} games a step": vector(name),
        }
        rows += [
            {"what": f"Ecliptic {name}, {interface}", "steps": per_second(work)}
            for interface, work in works.items()
        ]
    for name in ("leduc_poker", "hearts", "euchre", "gin_rummy", "python_tic_tac_toe"):
        steps = per_second(openspiel(pyspiel.load_game(name)))
        rows.append({"what": f"OpenSpiel {name}", "steps": steps})
    report(rows)


if __name__ == "__main__":
    main()
