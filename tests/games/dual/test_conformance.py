"""The shipped laws for card sets that the standard one does not resemble.

The standard set, all switches and tiny sets are checked in `tests/conformance`.
"""

import pytest

from ecliptic.games.dual import Dual
from ecliptic.testing import LAWS, TINY_LAWS, Play, UniformPolicy, plays
from ecliptic.testing.posterior import check_memory
from tests.games.dual.decks import KNOT, MIXED_SIDES, RING, SIDED

DECKS = {"ring": RING, "knot": KNOT, "mixed": MIXED_SIDES, "sided": SIDED}

SMALL = [
    {"deck": 4, "rounds": 2},
    {"deck": 6, "rounds": 1, "first_flip": "in_order"},
    {"deck": 6, "rounds": 1, "orientation": "independent"},
    {"deck": 6, "rounds": 1, "players": 3},
]

each_deck = pytest.mark.parametrize("deck", DECKS)


@each_deck
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_any_card_set_keeps_the_laws(deck, players, check):
    for play in plays(Dual(cards=DECKS[deck], players=players, rounds=2), [0], [UniformPolicy]):
        check(play)


@each_deck
@pytest.mark.parametrize("options", SMALL, ids=str)
@pytest.mark.parametrize("check", TINY_LAWS, ids=lambda check: check.__name__)
def test_any_card_set_keeps_the_laws_of_hidden_things(deck, options, check):
    for play in plays(Dual(cards=DECKS[deck], **options), [0], [UniformPolicy]):
        check(play)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("deck", ["ring", "knot"])
def test_backs_that_a_turning_shows_are_remembered(deck, seed):
    check_memory(Play(Dual(cards=DECKS[deck], players=3, rounds=1), seed))
