"""Fits the weights of Zodiakal's heuristic to who wins games between greedy players.

    python benchmarks/weights.py [--players 2] [--games 4000] [--slips 0.08] [--seed 1]

Before every throw the features of all seats are noted, and at the end who won. The chance
to win is taken as proportional to the exponential of the weighted sum of a seat's features
(a conditional logit), as the heuristic has it, and the weights are fitted by Newton's
method. One game in five is held back; its mean logarithmic loss is printed beside that of
the weights in use, and that of knowing nothing.
"""

import argparse
import random
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

from ecliptic.catalog import load_game
from ecliptic.core.moves import Moves
from ecliptic.games.zodiakal import evaluate
from ecliptic.games.zodiakal.block import can_block
from ecliptic.games.zodiakal.holding import KINDS, held, kinds_in, total
from ecliptic.games.zodiakal.position import ROLL
from ecliptic.games.zodiakal.state import ZodiakalState

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

FEATURES = {
    "kinds": evaluate.KIND,
    "kinds squared": evaluate.LAST_KINDS,
    "tokens of a ban": -evaluate.BANNED,
    "token of a boon": evaluate.BOON,
    "root of spares": evaluate.SPARE,
    "missing, within a throw": evaluate.REACHED,
    "missing, run out": -evaluate.RUN_OUT,
    "armed": evaluate.ARMED,
}
"""What is fitted, in the order of `features`, with the weights in use."""

SMALL = 1e-3
"""How much large weights cost, so that every fit has one answer."""

STEPS = 20


def features(state: ZodiakalState, seat: int) -> list[float]:
    """Return the features of a seat before somebody's throw."""
    tables, hand = state.tables, state.hands[seat]
    owned = [kind for kind in range(KINDS) if kinds_in(hand) >> kind & 1]
    missing = [kind for kind in range(KINDS) if kind not in owned]
    there = [kind for kind in missing if held(state.box, kind)]
    ahead = [tables.ring(tables.square_of[kind] - state.pos[seat]) for kind in there]
    return [
        len(owned),
        len(owned) ** 2,
        sum(tables.relations.banned >> kind & 1 for kind in owned),
        sum(tables.relations.boon >> kind & 1 for kind in owned),
        sqrt(total(hand) - len(owned)),
        sum(1 <= steps <= tables.switches.die for steps in ahead),
        len(missing) - len(there),
        can_block(state, seat),
    ]


class Table:
    """Plays games between greedy players that slip now and then."""

    def __init__(self, players: int, slips: float, seed: int) -> None:
        self.game = load_game("zodiakal", players=players)
        self.rng = random.Random(seed)
        self.slips = slips
        self.moves = Moves()
        self.after = self.game.new_initial_state()

    def play(self) -> tuple[list[list[list[float]]], int]:
        """Return the features of all seats before each throw, and who won."""
        state = self.game.new_initial_state()
        noted = []
        while not state.is_terminal():
            if state.phase == ROLL:
                noted.append([features(state, seat) for seat in range(state.num_players)])
            state.apply_action(self.choose(state))
        return noted, state.returns().index(max(state.returns()))

    def choose(self, state: ZodiakalState) -> int:
        """Return an outcome of chance by its weight, or a move of whoever acts."""
        state.moves(self.moves)
        actions = [self.moves.actions[place] for place in range(self.moves.count)]
        if state.turn < 0:
            weights = [self.moves.weights[place] for place in range(self.moves.count)]
            return self.rng.choices(actions, weights)[0]
        if len(actions) == 1 or self.rng.random() < self.slips:
            return self.rng.choice(actions)
        return max(actions, key=lambda action: self.worth(state, action))

    def worth(self, state: ZodiakalState, action: int) -> tuple[float, float]:
        """Return what a move is worth to whoever makes it; equal ones fall as luck will have it."""
        self.after.assign(state)
        self.after.apply_action(action)
        return self.game.heuristic.value(self.after, state.turn), self.rng.random()


def chances(weights: Floats, seats: Floats) -> Floats:
    """Return the chance of every seat in every position."""
    sums = seats @ weights
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def loss(weights: Floats, seats: Floats, winners: Ints) -> float:
    """Return the mean logarithmic loss."""
    return -np.log(chances(weights, seats)[np.arange(len(winners)), winners]).mean()


def fitted(seats: Floats, winners: Ints) -> Floats:
    """Return the weights under which the winners were likeliest."""
    weights = np.zeros(seats.shape[2])
    won = np.eye(seats.shape[1])[winners]
    for _ in range(STEPS):
        chance = chances(weights, seats)
        mean = np.einsum("bs,bsf->bf", chance, seats)
        slope = np.einsum("bs,bsf->f", won - chance, seats) / len(seats) - SMALL * weights
        bend = np.einsum("bs,bsf,bsg->fg", chance, seats, seats) - mean.T @ mean
        weights += np.linalg.solve(bend / len(seats) + SMALL * np.eye(len(weights)), slope)
    return weights


def parsed() -> argparse.Namespace:
    """Return the command line's options."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--slips", type=float, default=0.08)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def joined(games: list[tuple[list[list[list[float]]], int]]) -> tuple[Floats, Ints]:
    """Return features by position, seat and name, and the winners by position."""
    seats = np.concatenate([np.array(noted, float) for noted, _ in games])
    winners = np.repeat([winner for _, winner in games], [len(noted) for noted, _ in games])
    return seats, winners


def main() -> None:
    options = parsed()
    table = Table(options.players, options.slips, options.seed)
    games = [table.play() for _ in range(options.games)]
    held_back = joined(games[::5])
    weights = fitted(*joined([game for number, game in enumerate(games) if number % 5]))
    in_use = np.array(list(FEATURES.values()))
    print(f"{options.players} players, {options.games} games; mean loss on those held back:")
    print(f"  fitted {loss(weights, *held_back):.4f}")
    print(f"  in use {loss(in_use, *held_back):.4f}")
    print(f"  nothing known {log(options.players):.4f}")
    for name, new, old in zip(FEATURES, weights, in_use, strict=True):
        print(f"{name:24} {new:+.3f} ({old:+.3f} in use)")


if __name__ == "__main__":
    main()
