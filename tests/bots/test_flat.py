import pytest

from ecliptic.bots.flat import Flat
from tests.bots.positions import game_of, started, to_move, wandered
from tests.bots.toy_games import URNS, Choice, TreeGame

INFO = to_move(wandered(game_of(players=2), 4, 2))


@pytest.mark.parametrize(("simulations", "each"), [(100, 11), (9, 1), (1, 1), (27, 3)])
def test_simulations_are_shared_out_equally_and_at_least_one_each(simulations, each):
    told = Flat(simulations=simulations).advise(INFO).statistics

    assert [one.action for one in told] == INFO.legal_actions()
    assert [one.visits for one in told] == [each] * 9


def test_it_plays_what_went_best_on_average():
    advice = Flat(2).advise(INFO)
    best = max(one.value for one in advice.statistics)

    assert advice.action in [one.action for one in advice.statistics if one.value == best]


def test_it_finds_the_better_urn_by_random_play():
    game = TreeGame(URNS)

    assert game.action_text(Flat(simulations=3000).choose(to_move(started(game)))) == "urn b"


def test_a_forced_move_is_judged_all_the_same():
    game = TreeGame(Choice(0, {"only": -1.0}))
    advice = Flat(simulations=7).advise(to_move(started(game)))

    assert [(one.visits, one.value) for one in advice.statistics] == [(7, -1.0)]


def test_values_are_those_of_the_seat_that_decides():
    game = TreeGame(Choice(1, {"lose": 1.0, "win": -1.0}))
    told = Flat(simulations=4).advise(to_move(started(game))).statistics

    assert [one.value for one in told] == [-1.0, 1.0]
