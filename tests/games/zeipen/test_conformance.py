"""The shipped laws for card sets that the house set does not resemble.

The house set, all switches and tiny sets are checked in `tests/conformance`.
"""

import random

import pytest

from ecliptic.testing import LAWS, TINY_LAWS, UniformPolicy, plays
from tests.games.zeipen.random_sets import RandomSets
from tests.games.zeipen.small_set import SMALL
from tests.games.zeipen.table import new_game

SETS = {
    "small": SMALL,
    "random": RandomSets(random.Random(3)).content(),
}

SHORT = {"mode": "build", "turn_limit": 12}

TINY = [
    {"hand_cards": 1, "first_player": "toss"},
    {"hand_cards": 2, "visibility": "hidden", "turn_limit": 3},
    {"hand_cards": 3, "visibility": "hidden", "turn_limit": 2},
]


@pytest.mark.parametrize("cards", SETS)
@pytest.mark.parametrize("visibility", ["open", "hidden"])
@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_any_card_set_keeps_the_laws(cards, visibility, check):
    options = {**SHORT, "cards": SETS[cards], "visibility": visibility}
    for play in plays(new_game(options), [0], [UniformPolicy]):
        check(play)


@pytest.mark.parametrize("options", TINY, ids=str)
@pytest.mark.parametrize("check", TINY_LAWS, ids=lambda check: check.__name__)
def test_any_card_set_keeps_the_laws_of_hidden_things(options, check):
    for play in plays(new_game({**SHORT, "cards": SMALL, **options}), [0, 1], [UniformPolicy]):
        check(play)
