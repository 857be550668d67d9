"""Solves a tiny variant of Dual with OpenSpiel's stock solver.

    python examples/solve_tiny.py [--iterations 100]

Dual with four cards, one of them turned, and one round has some 14,000 states. OpenSpiel
writes its whole tree down once, then CFR+ runs on it in C++.
"""

import argparse
from collections.abc import Mapping

import pyspiel
from open_spiel.python.algorithms import gambit

from ecliptic.adapters import openspiel

TINY = {"deck": 4, "turned": 1, "rounds": 1, "first_dealer": 0}


def solved(name: str, options: Mapping[str, object], iterations: int) -> tuple[float, float]:
    """Return how far from an equilibrium the average policy is, and the value of the game.

    The first is NashConv: what all seats together could still gain. The value is for seat
    0, from -1 to 1.
    """
    game = pyspiel.load_game(openspiel.game_string(name, **options))
    tree = pyspiel.load_efg_game(gambit.export_gambit(game))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = pyspiel.expected_returns(
        tree.new_initial_state(), policy, depth_limit=-1, use_infostate_get_policy=True
    )[0]
    return pyspiel.nash_conv(tree, policy), value


def main() -> None:
    """Solve and say how well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    distance, value = solved("dual", TINY, parser.parse_args().iterations)
    print(f"NashConv {distance:.5f}, value for seat 0 {value:+.3f}")


if __name__ == "__main__":
    main()
