"""Learns to play Dual from games against uniform opponents.

    python examples/learn_dual.py [--games 600] [--turns 4] [--rounds 1]

A small network of scikit-learn learns what each move is worth, as in deep Q-learning with
whole games as targets: play a batch of games, mostly by the best move known so far; let
the network learn from how they ended; play the next batch.
"""

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from sklearn.neural_network import MLPRegressor
from threadpoolctl import threadpool_limits

from ecliptic.adapters.gymnasium import GameEnv, VectorGameEnv

threadpool_limits(1)  # so small a network is done before threads have met

Options = dict[str, Any]

ROWS = 50
"""Games that are played side by side."""


@dataclass
class Learner:
    """A network that judges moves; before it has learned anything it plays uniformly."""

    actions: int
    seed: int = 0
    network: MLPRegressor | None = None
    rng: np.random.Generator = field(default_factory=lambda: np.random.default_rng(0))

    def seen(self, observation: np.ndarray, action: int) -> np.ndarray:
        """Return what the network is given: the position, and which move."""
        move = np.zeros(self.actions, np.float32)
        move[action] = 1
        return np.concatenate([observation, move])

    def choose(self, observations: np.ndarray, masks: np.ndarray, curiosity: float) -> np.ndarray:
        """Return a move for each row: the best one, or with `curiosity` any."""
        legal = [np.flatnonzero(mask) for mask in masks]
        chosen = np.array([self.rng.choice(moves) if len(moves) else 0 for moves in legal])
        if self.network is None:
            return chosen
        rows = [(row, int(move)) for row, moves in enumerate(legal) for move in moves]
        values = self.network.predict([self.seen(observations[row], move) for row, move in rows])
        best: dict[int, tuple[float, int]] = {}
        for (row, move), value in zip(rows, values, strict=True):
            best[row] = max(best.get(row, (-np.inf, 0)), (float(value), move))
        for row, (_, move) in best.items():
            if self.rng.random() >= curiosity:
                chosen[row] = move
        return chosen

    def learn(self, inputs: list[np.ndarray], results: list[float]) -> None:
        """Learn what moves were worth."""
        self.network = MLPRegressor(
            hidden_layer_sizes=(64,), max_iter=200, early_stopping=True, random_state=self.seed
        )
        self.network.fit(np.array(inputs), np.array(results))


def play(
    learner: Learner, games: int, curiosity: float, options: Options, seed: int
) -> tuple[list[np.ndarray], list[float], list[float]]:
    """Return what was seen before each move and how its game ended, and all results."""
    table = VectorGameEnv("dual", ROWS, **options)
    observations, infos = table.reset(seed=seed)
    running: list[list[np.ndarray]] = [[] for _ in range(ROWS)]
    inputs: list[np.ndarray] = []
    targets: list[float] = []
    results: list[float] = []
    while len(results) < games:
        masks = infos["action_mask"]
        chosen = learner.choose(observations, masks, curiosity)
        for row in np.flatnonzero(masks.any(axis=1)):
            running[row].append(learner.seen(observations[row], chosen[row]))
        observations, rewards, done, _, infos = table.step(chosen)
        for row in np.flatnonzero(done):
            inputs += running[row]
            targets += [rewards[row]] * len(running[row])
            results.append(float(rewards[row]))
            running[row] = []
    return inputs, targets, results


def trained(games: int, turns: int, options: Options, seed: int = 1) -> Learner:
    """Return a learner after so many batches of so many games."""
    learner = Learner(GameEnv("dual", **options).game.first_chance_action, seed)
    inputs: list[np.ndarray] = []
    targets: list[float] = []
    for turn in range(turns):
        more, ends, _ = play(learner, games, 1.0 if turn == 0 else 0.2, options, seed + turn)
        inputs, targets = inputs + more, targets + ends
        learner.learn(inputs, targets)
    return learner


def main() -> None:
    """Train, then measure against uniform opponents."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=1)
    given = parser.parse_args()
    options = {"rounds": given.rounds}
    learner = trained(given.games, given.turns, options)
    _, _, results = play(learner, 1000, 0.0, options, seed=99)
    mean, error = np.mean(results), 1.96 * np.std(results) / np.sqrt(len(results))
    print(f"mean result against uniform {mean:+.3f} ± {error:.3f} ({len(results)} games)")


if __name__ == "__main__":
    main()
