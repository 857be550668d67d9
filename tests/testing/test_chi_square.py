import pytest

from ecliptic.core.rng import Rng
from ecliptic.testing.chi_square import agree, critical_value, misfit


@pytest.mark.parametrize(
    ("freedom", "exact"), [(1, 15.137), (2, 18.421), (5, 25.745), (20, 52.386), (100, 161.319)]
)
def test_the_critical_value_is_close_and_not_too_strict(freedom, exact):
    assert exact * 0.995 <= critical_value(freedom) <= exact * 1.08


def test_one_cell_cannot_misfit():
    assert misfit({"a": 7}, {"a": 1}) == (0.0, 0.0)


def test_small_cells_are_pooled():
    chances = {"a": 0.5, **{str(number): 0.5 / 100 for number in range(100)}}

    statistic, critical = misfit({"a": 50, "7": 50}, chances)

    assert statistic == pytest.approx(0)
    assert critical == critical_value(1)


def test_a_rest_that_expects_next_to_nothing_is_left_out():
    assert misfit({"a": 50, "b": 50}, {"a": 0.5, "b": 0.49, "c": 0.01})[1] == critical_value(1)


@pytest.mark.parametrize("seed", range(50))
def test_fair_draws_agree(seed):
    rng = Rng(seed)

    assert agree(lambda: rng.below(6), dict.fromkeys(range(6), 1), 300) is None


@pytest.mark.parametrize("seed", range(20))
def test_biased_draws_do_not_agree(seed):
    rng = Rng(seed)
    wrong = agree(lambda: rng.below(7) % 6, dict.fromkeys(range(6), 1), 600)

    assert wrong is not None
    assert "chi-square" in wrong


def test_a_chance_of_nothing_is_refused_at_once():
    assert agree(lambda: 9, {1: 1.0}, 5) == "drew 9, which has no chance"
