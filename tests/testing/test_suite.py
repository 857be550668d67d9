import pytest

from ecliptic.testing import (
    LawError,
    UniformPolicy,
    check_game,
    check_game_tree,
    check_tiny_game,
    option_sets,
    plays,
)
from tests.testing.lantern import Lantern, lantern, lantern_worlds
from tests.testing.test_hidden import Careful, Cheat


@pytest.mark.parametrize("options", option_sets(Lantern, pairs=True), ids=str)
def test_a_game_that_keeps_all_laws_passes(options):
    check_game(Lantern(**options), bots=[Careful()])
    check_tiny_game(Lantern(**options))


def test_the_tree_of_a_game_that_keeps_all_laws_passes():
    check_game_tree(Lantern())


def test_check_game_checks_laws():
    def view(game, state, seat):
        return {"seat": seat, str(state.turn): 1}

    with pytest.raises(LawError, match="check_keys"):
        check_game(lantern(view=view))


def test_check_game_checks_bots():
    with pytest.raises(LawError, match="check_bot"):
        check_game(Lantern(), bots=[Cheat()])


def test_check_tiny_game_checks_laws():
    game = lantern_worlds(resample=lambda *_: None)

    with pytest.raises(LawError, match="check_posterior"):
        check_tiny_game(game)


def test_seeds_are_not_tried_twice_where_they_make_no_difference():
    found = [(play.policy.name, play.seed) for play in plays(Lantern(), (3, 4))]

    assert found == [
        ("uniform", 3),
        ("uniform", 4),
        ("least visited", 3),
        ("least visited", 4),
        ("first", 3),
        ("last", 3),
    ]


def test_policies_can_be_chosen():
    assert [play.policy for play in plays(Lantern(), (1,), [UniformPolicy])] == [UniformPolicy]
