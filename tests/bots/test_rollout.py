from ecliptic.bots.rollout import rollout
from ecliptic.core.heuristic import Heuristic
from ecliptic.core.moves import Moves
from ecliptic.core.rng import Rng
from tests.bots.positions import game_of, started
from tests.bots.toy_games import COIN, URNS, TreeGame


def test_a_rollout_ends_where_the_heuristic_trusts_its_value():
    game = game_of(players=2)
    state = started(game).state
    rollout(state, game.heuristic, Rng(1), Moves())

    assert game.heuristic.settled(state)
    assert game.facts(state)["round"] == 2


def test_a_settled_position_is_left_as_it_is():
    game = game_of(players=2)
    state = game.new_initial_state()
    rollout(state, game.heuristic, Rng(1), Moves())

    assert state == game.new_initial_state()


class Restless(Heuristic):
    """Trusts nothing, but judges everything."""

    def quiet(self, state):
        return True


def test_a_rollout_stops_where_it_is_quiet():
    state = TreeGame(URNS).new_initial_state()
    rollout(state, Restless(), Rng(1), Moves())

    assert state.path == ()
    assert not Restless().settled(state)


def test_all_moves_and_all_chances_come_up():
    game = TreeGame(URNS)
    paths = [ending(game, seed) for seed in range(300)]

    assert len(set(paths)) == 3 * 2 * 2


def test_moves_are_equally_likely():
    game = TreeGame(COIN)
    paths = [ending(game, seed) for seed in range(2000)]

    assert 900 < sum(len(path) == 1 for path in paths) < 1100


def ending(game, seed):
    state = game.new_initial_state()
    rollout(state, game.heuristic, Rng(seed), Moves())
    return state.path
