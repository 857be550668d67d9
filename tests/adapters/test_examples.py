"""The programs of the tutorial for researchers, at a reduced size."""

import numpy as np
import pytest

from examples import learn_dual, solve_tiny
from tests.adapters.setups import TINY


def test_a_stock_solver_comes_near_the_equilibrium_of_a_tiny_dual():
    distance, value = solve_tiny.solved("dual", {**solve_tiny.TINY, "turned": 0}, 40)

    assert distance < 0.01
    assert -1 < value < 1


def test_a_stock_solver_comes_near_the_equilibrium_of_a_tiny_zodiac_duel():
    distance, _ = solve_tiny.solved("zodiac_duel", dict(TINY)["zodiac_duel"], 40)

    assert distance < 0.01


@pytest.mark.long
def test_a_stock_solver_comes_near_the_equilibrium_of_the_tutorials_variant():
    distance, _ = solve_tiny.solved("dual", solve_tiny.TINY, 60)

    assert distance < 0.01


def test_a_small_network_learns_to_beat_uniform_opponents():
    options = {"rounds": 1}
    learner = learn_dual.trained(150, 2, options)
    _, _, results = learn_dual.play(learner, 300, 0.0, options, seed=99)
    error = 1.96 * np.std(results) / np.sqrt(len(results))

    assert np.mean(results) - error > 0
