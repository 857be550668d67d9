import pytest

from ecliptic.bots.greedy import WORLDS, Greedy
from ecliptic.core.rng import Rng
from tests.bots.positions import game_of, started, to_move, wandered
from tests.bots.toy_games import CLAIM, Choice, TreeGame

INFO = to_move(wandered(game_of(players=2), 4, 5))
BEST = Greedy().choose(INFO)


def test_it_takes_what_is_worth_most_right_after_the_move():
    game = TreeGame(Choice(1, {"give": 1.0, "keep": -0.5, "share": 0.0}))
    advice = Greedy().advise(to_move(started(game)))

    assert game.action_text(advice.action) == "keep"
    assert [one.value for one in advice.statistics] == [-1.0, 0.5, 0.0]


def test_every_move_is_judged_in_the_same_number_of_worlds():
    visits = [one.visits for one in Greedy().advise(INFO).statistics]

    assert visits == [WORLDS] * len(INFO.legal_actions())


def test_the_value_is_the_mean_over_worlds_that_fit():
    advice = Greedy(6).advise(INFO)
    rng = Greedy(6).rng(INFO)
    rng.unit()
    INFO.determinize(rng)
    worlds = [INFO.determinize(rng) for _ in range(WORLDS)]
    means = [mean_after(worlds, one.action) for one in advice.statistics]

    assert [one.value for one in advice.statistics] == pytest.approx(means)


def mean_after(worlds, action):
    afters = [world.clone() for world in worlds]
    for after in afters:
        after.apply_action(action)
    return sum(INFO.game.heuristic.value(after, INFO.seat) for after in afters) / len(afters)


def test_a_slip_is_any_legal_move_without_grounds():
    slipped = [Greedy(seed, slips=1.0).advise(INFO) for seed in range(60)]

    assert {one.action for one in slipped} == set(INFO.legal_actions())
    assert {one.statistics for one in slipped} == {()}


@pytest.mark.parametrize(
    ("slips", "least", "most"), [(0.0, 0, 0), (0.3, 240, 360), (1.0, 1000, 1000)]
)
def test_slips_come_as_often_as_they_should(slips, least, most):
    bots = [Greedy(seed, slips=slips) for seed in range(1000)]
    slipped = sum(bot.rng(INFO).unit() < bot.slips for bot in bots)

    assert least <= slipped <= most


def test_between_slips_it_plays_its_best():
    careful = [seed for seed in range(40) if Greedy(seed).rng(INFO).unit() >= 0.3]
    slipping = [Greedy(seed, slips=0.3).advise(INFO) for seed in careful]

    assert slipping == [Greedy(seed).advise(INFO) for seed in careful]


def test_of_equal_moves_it_takes_the_first():
    game = TreeGame(Choice(0, {"a": 0.5, "b": 0.5}))

    assert game.action_text(Greedy().choose(to_move(started(game)))) == "a"


def test_it_looks_one_move_ahead_only():
    game = TreeGame(Choice(0, {"quick": 0.2, "slow": CLAIM}))
    advice = Greedy().advise(to_move(started(game)))

    assert game.action_text(advice.action) == "quick"


def test_the_draws_come_from_the_bots_own_generator():
    assert Greedy(1).rng(INFO).unit() == Greedy(1).rng(INFO).unit()
    assert Greedy(1).rng(INFO).unit() != Greedy(2).rng(INFO).unit()
    assert isinstance(Greedy(1).rng(INFO), Rng)
