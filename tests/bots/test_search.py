import itertools
import time
from dataclasses import replace

import pytest

from ecliptic.bots.exact import DRAWS
from ecliptic.bots.search import CLOCK_EVERY, Search
from ecliptic.core.bot import Advice, Budget
from tests.bots.positions import game_of, started, to_move, wandered
from tests.bots.toy_games import Choice, TreeGame, pile

FLIP = to_move(started(game_of(players=2)))
MIDDLE = to_move(wandered(game_of(players=3), 4, 6))

each_way = pytest.mark.parametrize("observers", ["single", "multiple"])


def ticking(monkeypatch, step):
    """Let the clock go on by so many seconds at every look."""
    ticks = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: step * next(ticks))


def visits(advice):
    return sum(one.visits for one in advice.statistics)


@each_way
@pytest.mark.parametrize("simulations", [1, 2, 40, 100])
@pytest.mark.parametrize("info", [FLIP, MIDDLE], ids=["flip", "middle"])
def test_visits_add_up_to_the_simulations(info, simulations, observers):
    bot = Search(budget=Budget(simulations), observers=observers)

    assert visits(bot.advise(info)) == simulations


@each_way
def test_the_most_visited_move_is_played(observers):
    advice = Search(budget=Budget(60), observers=observers).advise(MIDDLE)
    most = max(one.visits for one in advice.statistics)

    assert advice.action in [one.action for one in advice.statistics if one.visits == most]


def test_a_move_that_was_never_tried_has_no_visits_and_no_value():
    told = Search(budget=Budget(3)).advise(FLIP).statistics

    assert len(told) == 9
    assert sorted(one.visits for one in told) == [0] * 6 + [1] * 3
    assert {one.value for one in told if one.visits == 0} == {0.0}


def test_a_forced_move_needs_no_search(monkeypatch):
    game = TreeGame(Choice(0, {"only": Choice(1, {"left": 1.0, "right": -1.0})}))
    info = to_move(started(game))
    monkeypatch.setattr(type(info), "determinize", None)

    assert Search(budget=Budget(100), endgame=9).advise(info) == Advice(game.action_named("only"))


def test_the_time_is_up_after_so_many_seconds(monkeypatch):
    ticking(monkeypatch, 0.25)
    advice = Search(budget=Budget(seconds=1.1)).advise(FLIP)

    assert visits(advice) == 4 * CLOCK_EVERY  # looks at 0.25, 0.5, 0.75 and 1.0 are in time


@pytest.mark.parametrize(
    ("step", "done"), [(0.001, 100), (0.4, 2 * CLOCK_EVERY)], ids=["simulations", "seconds"]
)
def test_of_two_limits_the_first_one_ends_the_search(monkeypatch, step, done):
    ticking(monkeypatch, step)

    assert visits(Search(budget=Budget(100, seconds=1.0)).advise(FLIP)) == done


def test_a_budget_of_simulations_never_looks_at_the_clock(monkeypatch):
    monkeypatch.setattr(time, "monotonic", None)

    assert visits(Search(budget=Budget(20)).advise(FLIP)) == 20


def test_the_ending_is_played_exactly_where_it_is_reached():
    info = to_move(started(TreeGame(pile(7))))
    near = Search(budget=Budget(50), endgame=7).advise(info)
    far = Search(budget=Budget(50), endgame=6).advise(info)

    assert [one.visits for one in near.statistics] == [DRAWS] * 3
    assert [one.value for one in near.statistics] == [-1.0, -1.0, 1.0]
    assert visits(far) == 50


@each_way
def test_the_same_seed_gives_the_same_search_and_another_one_another(observers):
    bots = [Search(seed, budget=Budget(40), observers=observers) for seed in (1, 1, 2)]
    one, again, other = [bot.advise(FLIP) for bot in bots]

    assert one == again
    assert one != other


def test_more_exploration_spreads_the_visits():
    narrow, wide = [
        Search(budget=Budget(200), exploration=weight).advise(FLIP) for weight in (0.1, 50.0)
    ]

    assert max(one.visits for one in wide.statistics) < max(one.visits for one in narrow.statistics)
    assert min(one.visits for one in wide.statistics) >= 20


def test_the_search_sees_its_own_side():
    game = TreeGame(pile(6, seat=1))
    advice = Search(budget=Budget(400)).advise(to_move(started(game)))
    best = next(one for one in advice.statistics if one.action == advice.action)

    assert game.action_text(advice.action) == "take 2"
    assert best.value > 0.5
    assert replace(best, visits=0).action == advice.action
