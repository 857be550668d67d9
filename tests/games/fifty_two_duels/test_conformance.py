"""The shipped laws for card sets that the house set does not resemble.

The built-in sets, all switches and tiny sets are checked in `tests/conformance`.
"""

import random

import pytest

from ecliptic.testing import LAWS, TINY_LAWS, UniformPolicy, plays
from tests.games.fifty_two_duels.random_sets import RandomSets
from tests.games.fifty_two_duels.table import new_game

SHORT = {"turn_limit": 10}

SMALL = {"turn_limit": 3, "deck": 4, "hand": 1, "actions": 1, "first_player": 0}

MODES = ["duel", "solo"]


def any_cards(seed):
    """A random card set in which the first two sheets can be played in both modes."""
    content = RandomSets(random.Random(seed)).content()
    sheet = content["character"][0]
    content["character"] = [sheet, {**sheet, "id": "twin"}]
    return {"cards": content, "characters": (sheet["id"], "twin")}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_any_card_set_keeps_the_laws(mode, seed, check):
    for play in plays(new_game({**any_cards(seed), **SHORT, "mode": mode}), [0], [UniformPolicy]):
        check(play)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("check", TINY_LAWS, ids=lambda check: check.__name__)
def test_any_card_set_keeps_the_laws_of_hidden_things(mode, seed, check):
    for play in plays(new_game({**any_cards(seed), **SMALL, "mode": mode}), [0], [UniformPolicy]):
        check(play)


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(2, 30))
@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_many_card_sets_keep_the_laws(mode, seed, check):
    for play in plays(new_game({**any_cards(seed), "mode": mode}), [0], [UniformPolicy]):
        check(play)
