"""What can be known only by trying everything: posteriors and whole trees of tiny games."""

import pytest

from ecliptic.catalog import game_class, game_names, load_game
from ecliptic.testing import TINY_LAWS, check_game_tree, count_nodes, plays
from ecliptic.testing.trees import TREE_SIZE
from tests.conformance.games import each, tiny

each_law = pytest.mark.parametrize("check", TINY_LAWS, ids=lambda check: check.__name__)


@each_law
@each(tiny())
def test_tiny_games_keep_the_laws_of_hidden_things(setup, check):
    for play in plays(setup.game(), range(12)):
        check(play)


@pytest.mark.long
@each_law
@each(tiny())
def test_tiny_games_keep_the_laws_of_hidden_things_in_many_games(setup, check):
    for play in plays(setup.game(), range(300)):
        check(play)


@each(tiny())
def test_all_positions_of_tiny_games_are_sound(setup):
    check_game_tree(setup.game(), at_most=5 * TREE_SIZE)


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_tree_small_enough_to_walk(name):
    sizes = [
        count_nodes(load_game(name, **options), at_most=TREE_SIZE)
        for options in game_class(name).tiny
    ]

    assert min(sizes) <= TREE_SIZE
