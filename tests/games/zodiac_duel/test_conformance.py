"""The shipped laws for card sets that the house set does not resemble.

The house set, all switches and tiny sets are checked in `tests/conformance`.
"""

import random

import pytest

from ecliptic.testing import LAWS, TINY_LAWS, UniformPolicy, plays
from tests.games.zodiac_duel.random_sets import RandomSets
from tests.games.zodiac_duel.table import new_game

MODES = ["basic", "expert"]

CARDS = RandomSets(random.Random(8)).content()

TINY = [
    {"deck": 6, "rounds": 0, "fighters": 1, "drawn": 1, "wins": 1, "cards": "drill"},
    {"deck": 6, "rounds": 1, "keep": 1, "fighters": 1, "wins": 1, "cards": "drill"},
]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_any_card_set_keeps_the_laws(mode, check):
    for play in plays(new_game({"cards": CARDS, "mode": mode}), [0], [UniformPolicy]):
        check(play)


@pytest.mark.parametrize("options", TINY, ids=str)
@pytest.mark.parametrize("check", TINY_LAWS, ids=lambda check: check.__name__)
def test_any_card_set_keeps_the_laws_of_hidden_things(options, check):
    for play in plays(new_game(options), [0, 1], [UniformPolicy]):
        check(play)
