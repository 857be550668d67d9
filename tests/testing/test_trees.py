import pytest

from ecliptic.testing import LawError, Play, check_game_tree, count_nodes
from ecliptic.testing.trees import check_tree
from tests.testing.lantern import Lantern, LanternState, lantern_state


def test_all_positions_are_counted():
    assert count_nodes(Lantern(rounds=1)) == 95


def test_counting_stops_where_it_is_told_to():
    assert count_nodes(Lantern(), at_most=10) == 11


def test_a_tree_must_not_be_larger_than_told():
    with pytest.raises(LawError, match="more than 94 nodes"):
        check_game_tree(Lantern(rounds=1), at_most=94)


def test_a_tree_must_not_be_deeper_than_the_bound():
    game = Lantern(rounds=1)
    game.max_game_length = 4

    with pytest.raises(LawError, match="longer than 4 moves"):
        check_tree(Play(game))


@pytest.mark.parametrize("left_out", [1, 2, 3])
def test_a_position_key_must_tell_futures_apart(left_out):
    def position_key(state):
        fields = list(LanternState.rules_fields(state))
        del fields[left_out]
        return tuple(fields)

    with pytest.raises(LawError, match="two states with one position key go on differently"):
        check_game_tree(lantern_state(position_key=position_key))
