"""What our OpenSpiel games do beyond what the suites of OpenSpiel ask."""

import json
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from ecliptic.adapters import openspiel
from ecliptic.catalog import load_game
from ecliptic.core.errors import OptionError
from tests.adapters.setups import GAMES, TINY, bounded, ids

DUAL = "ecliptic_dual(deck=_4,turned=_1,rounds=1,first_dealer=_0)"


def opened(game_string=DUAL):
    return pyspiel.load_game(game_string)


def played(state, moves, seed=1):
    """Play so many random moves and return the state."""
    rng = np.random.default_rng(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def at_decision(game):
    """Return the first decision of a game that has one; chance alone may end a tiny one."""
    seed, state = 0, game.new_initial_state()
    while not state.is_player_node():
        seed += 1
        state = game.new_initial_state() if state.is_terminal() else played(state, 1, seed)
    return state


# Names and parameters.


def test_every_game_is_registered_under_its_name():
    assert {f"ecliptic_{name}" for name in GAMES} <= set(pyspiel.registered_names())


def test_registering_again_changes_nothing():
    before = pyspiel.registered_names()
    openspiel.register_games()

    assert pyspiel.registered_names() == before


@pytest.mark.parametrize(("name", "options"), TINY, ids=ids)
def test_a_game_string_stands_for_the_same_options(name, options):
    game = opened(openspiel.game_string(name, **options))

    assert game.ecliptic.setting == load_game(name, **options).setting


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "ecliptic_zodiac_duel()"),
        ({"mode": "first"}, "ecliptic_zodiac_duel(mode=first)"),
        (
            {"mode": "custom", "signs": ["leo", "aries", "virgo", "libra", "cancer", "gemini"]},
            "ecliptic_zodiac_duel(mode=custom,signs=aries;cancer;gemini;leo;libra;virgo)",
        ),
        ({"cards": "house"}, "ecliptic_zodiac_duel(cards=house)"),
    ],
)
def test_game_strings_are_written(options, text):
    assert openspiel.game_string("zodiac_duel", **options) == text
    assert opened(text).ecliptic.setting == load_game("zodiac_duel", **options).setting


def test_a_wrong_value_is_refused_with_what_is_expected():
    with pytest.raises(OptionError, match="rounds: expected a whole number from 1 to 10, got 99"):
        opened("ecliptic_dual(rounds=99)")


def test_a_wrong_option_in_a_game_string_is_refused():
    with pytest.raises(OptionError, match="lantern"):
        openspiel.game_string("dual", lantern=3)


def test_an_unknown_parameter_is_refused():
    with pytest.raises(pyspiel.SpielError, match="lantern"):
        opened("ecliptic_dual(lantern=3)")


# Bounds and ids.


@pytest.mark.parametrize("name", GAMES)
def test_bounds_are_those_of_the_game(name):
    game = opened(openspiel.game_string(name, **bounded(name)))
    own = game.ecliptic

    assert game.num_distinct_actions() == own.first_chance_action
    assert game.max_chance_outcomes() == own.num_distinct_actions - own.first_chance_action
    assert game.num_players() == own.num_players
    assert (game.min_utility(), game.max_utility()) == (-1.0, 1.0)


@pytest.mark.parametrize("name", GAMES)
def test_moves_have_the_texts_of_the_game_and_texts_name_moves(name):
    state = played(opened(openspiel.game_string(name, **bounded(name))).new_initial_state(), 15)
    legal = state.legal_actions()
    texts = [state.action_to_string(action) for action in legal]

    assert [state.string_to_action(text) for text in texts] == legal


# What is known.


def test_short_games_have_information_states_as_tensors_and_long_ones_say_that_they_have_not():
    assert opened().get_type().provides_information_state_tensor
    assert not opened("ecliptic_zodiac_duel()").get_type().provides_information_state_tensor


def test_the_parts_of_tensors_are_named():
    state = at_decision(opened())
    observer = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    names = list(observer.dict)

    assert names[0] == "player"
    assert names[-2:] == ["log_actor", "log_move"]
    assert names[1:-2] == [name for name, _ in state.get_game().ecliptic.tensor_layout()]


@pytest.mark.parametrize(("name", "options"), TINY, ids=ids)
def test_tensors_tell_information_states_apart_as_texts_do(name, options):
    game = opened(openspiel.game_string(name, **options))
    by_text: dict[str, set[bytes]] = {}
    by_tensor: dict[bytes, set[str]] = {}
    for seed in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                seat = state.current_player()
                text = state.information_state_string(seat)
                tensor = np.array(state.information_state_tensor(seat)).tobytes()
                by_text.setdefault(text, set()).add(tensor)
                by_tensor.setdefault(tensor, set()).add(text)
            played(state, 1, seed * 1000 + state.move_number())

    assert {len(tensors) for tensors in by_text.values()} == {1}
    if game.get_type().provides_information_state_tensor:
        assert {len(texts) for texts in by_tensor.values()} == {1}


def test_what_only_a_seat_sees_is_told_apart_from_what_all_see():
    game = opened()
    state = at_decision(game)
    kinds = pyspiel.PrivateInfoType
    private = make_observation(game, pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    public = make_observation(game, pyspiel.IIGObservationType(True, False, kinds.NONE))
    everything = make_observation(game, pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS))
    nothing = make_observation(game, pyspiel.IIGObservationType(False, False, kinds.NONE))

    assert "hands" in private.string_from(state, 0)
    assert public.string_from(state, 0) != private.string_from(state, 0)
    assert json.loads(everything.string_from(state, 0))[1] == json.loads(str(state))
    assert nothing.string_from(state, 0) == ""


def test_observers_take_no_parameters():
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(opened(), None, {"lantern": 3})


# Other worlds.


@pytest.mark.parametrize(("name", "options"), TINY, ids=ids)
def test_a_resampled_state_cannot_be_told_from_the_real_one(name, options):
    state = at_decision(opened(openspiel.game_string(name, **options)))
    seat = state.current_player()
    rng = np.random.default_rng(3)
    worlds = [state.resample_from_infostate(seat, rng.random) for _ in range(30)]

    known = {world.information_state_string(seat) for world in worlds}
    assert known == {state.information_state_string(seat)}
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)


def test_resampled_states_are_different_worlds_that_play_on():
    state = at_decision(opened("ecliptic_dual(players=3)"))
    rng = np.random.default_rng(3)
    worlds = [state.resample_from_infostate(0, rng.random) for _ in range(30)]

    assert len({str(world) for world in worlds}) > 20
    assert played(worlds[0], 1000).is_terminal()


def test_a_resampled_state_says_that_it_cannot_be_serialised():
    state = at_decision(opened())
    world = state.resample_from_infostate(0, np.random.default_rng(3).random)

    with pytest.raises(RuntimeError, match="no moves behind it"):
        world.serialize()


# Copies, texts and structs.


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name):
    state = played(opened(openspiel.game_string(name, **bounded(name))).new_initial_state(), 8)
    before = str(state)
    twin = state.clone()
    played(twin, 3)

    assert str(state) == before
    assert str(twin) != before


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_written_and_read_with_all_that_seats_remember(name):
    game = opened(openspiel.game_string(name, **bounded(name)))
    state = played(game.new_initial_state(), 12)
    again = game.deserialize_state(state.serialize())

    assert str(again) == str(state)
    assert again.history() == state.history()
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)


def test_games_and_states_are_pickled():
    game = opened()
    state = played(game.new_initial_state(), 5)

    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_state_is_made_from_its_struct():
    game = opened()
    state = played(game.new_initial_state(), 5)

    for given in (state.to_dict(), state.to_json(), state.to_struct()):
        assert str(game.new_initial_state(given)) == str(state)


def test_an_observation_struct_names_its_player_and_holds_the_view():
    state = at_decision(opened())

    assert state.to_observation_struct(1).to_dict() == {
        "player": 1,
        "view": state.course.game.view(state.course.position, 1),
    }


def test_moves_are_structs_with_their_texts():
    state = opened().new_initial_state()
    action = state.legal_actions()[0]
    struct = state.action_to_struct(action)

    assert struct.to_dict() == {"move": state.action_to_string(action)}
    assert state.struct_to_actions(struct) == [action]
    state = at_decision(opened())
    action = state.legal_actions()[-1]
    assert state.struct_to_actions(state.action_to_struct(action)) == [action]


# Bots.


@pytest.mark.parametrize("level", ["uniform", "greedy", "good"])
def test_our_bots_play_at_openspiels_tables(level):
    game = opened()
    bots = [openspiel.LevelBot(seat, level, 4) for seat in range(2)]
    state = at_decision(game)
    for bot in bots:
        bot.restart_at(state)
    returns = pyspiel.evaluate_bots(state, bots, 3)

    assert sum(returns) == 0


def test_a_bot_says_its_choice_as_a_policy():
    state = at_decision(opened())
    bot = openspiel.LevelBot(state.current_player(), "greedy")
    policy, action = bot.step_with_policy(state)

    assert dict(policy)[action] == 1
    assert sum(chance for _, chance in policy) == 1
    assert not bot.provides_policy()


def test_openspiels_own_ismcts_searches_our_games():
    game = opened()
    state = at_decision(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 30, random_state=np.random.RandomState(1))

    assert bot.step(state) in state.legal_actions()
