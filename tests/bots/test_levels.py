import pytest

from ecliptic.bots.either import Either
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.levels import ENDGAME, LEVELS, SLIPS, YARDSTICKS
from ecliptic.bots.look_ahead import LookAhead
from ecliptic.bots.search import Search
from ecliptic.catalog import bot_names, load_bot
from ecliptic.core import match
from ecliptic.core.bot import Bot, Budget
from tests.bots.positions import game_of


def test_the_levels_rise_from_beginner_to_strong():
    assert list(LEVELS) == ["beginner", "fair", "good", "strong"]
    assert bot_names()[:4] == list(LEVELS)


def test_a_level_is_a_budget():
    beginner, fair, good, strong = [make(7) for make in LEVELS.values()]

    assert isinstance(beginner, Greedy)
    assert beginner.slips == SLIPS
    assert isinstance(fair, Greedy)
    assert fair.slips == 0
    assert isinstance(good, Either)
    assert isinstance(good.in_the_open, LookAhead)
    assert good.in_the_open.budget == Budget(simulations=500)
    assert isinstance(good.otherwise, Search)
    assert good.otherwise.budget == Budget(simulations=100)
    assert good.otherwise.endgame.reach == 0
    assert isinstance(strong, Either)
    assert isinstance(strong.in_the_open, LookAhead)
    assert strong.in_the_open.budget == Budget(simulations=5000)
    assert isinstance(strong.otherwise, Search)
    assert strong.otherwise.budget == Budget(simulations=1000)
    assert strong.otherwise.endgame.reach == ENDGAME


@pytest.mark.parametrize("make", [*LEVELS.values(), *YARDSTICKS.values()])
def test_every_bot_takes_a_seed(make):
    bot = make(7)

    assert isinstance(bot, Bot)
    assert bot.seed == 7


def wins(first, second, games):
    """Games that the first bot wins, in either seat."""
    game = game_of(players=2)
    results = []
    for number in range(games):
        bots = [load_bot(first, number), load_bot(second, number)]
        record = match.play(game, bots[:: 1 if number % 2 == 0 else -1], number)
        assert record.result is not None
        results.append(record.result[number % 2] > 0)
    return sum(results)


def test_greedy_beats_uniform_clearly():
    assert wins("greedy", "uniform", 10) >= 9
