from collections import Counter

from ecliptic.bots.uniform import Uniform
from ecliptic.core.bot import Advice
from tests.bots.positions import game_of, started, to_move

INFO = to_move(started(game_of(players=2)))


def test_every_legal_move_is_played_about_as_often_as_the_others():
    counts = Counter(Uniform(seed).choose(INFO) for seed in range(900))

    assert sorted(counts) == INFO.legal_actions()
    assert min(counts.values()) > 70
    assert max(counts.values()) < 130


def test_there_are_no_grounds_to_tell():
    advice = Uniform(3).advise(INFO)

    assert advice == Advice(advice.action, ())
