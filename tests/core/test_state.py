import copy
import pickle

import pytest

from ecliptic.core.moves import Moves
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, SPECTATOR, TERMINAL, State
from tests.core.table import DEALT, SHOWN, played
from tests.core.toy import Toy, ToyState


def test_the_special_players_have_the_numbers_of_openspiel():
    assert (CHANCE, TERMINAL) == (-1, -4)


def test_a_spectator_is_told_apart_from_seats_chance_and_the_end():
    assert SPECTATOR == -2


def test_a_state_begins_with_chance():
    state = State(2, "any")

    assert state.current_player() == CHANCE
    assert state.is_chance_node()
    assert not state.is_terminal()


@pytest.mark.parametrize(
    "asked",
    [
        lambda state: state.moves(Moves()),
        lambda state: state.apply_action(0),
        lambda state: state.assign(state),
        State.clone,
        lambda state: state.player_return(0),
        State.rules_fields,
        State.shown_fields,
    ],
    ids=["moves", "apply_action", "assign", "clone", "player_return", "rules", "shown"],
)
def test_what_every_game_gives_is_missing_in_the_base_class(asked):
    with pytest.raises(NotImplementedError):
        asked(State(2, "any"))


def test_at_a_chance_node_the_weights_stand_beside_the_outcomes():
    game = Toy()
    state = played(game, "draw 0")

    assert [game.move_text(state, action) for action in state.legal_actions()] == [
        "draw 0",
        "draw 1",
        "draw 2",
    ]
    assert state.chance_weights() == [2, 2, 1]


def test_at_a_decision_there_are_legal_actions_and_no_weights():
    state = played(Toy(), *DEALT)

    assert state.current_player() == 0
    assert not state.is_chance_node()
    assert state.legal_actions() == [0, 1, 2]
    assert state.chance_weights() == []


def test_after_the_end_there_is_nothing_to_do():
    state = played(Toy(rounds=1), *SHOWN)

    assert state.current_player() == TERMINAL
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert state.chance_weights() == []


def test_returns_are_listed_by_seat():
    state = played(Toy(rounds=1), *SHOWN)

    assert state.returns() == [1.0, -1.0]


def test_returns_are_zero_before_the_end():
    assert played(Toy(rounds=2), *SHOWN).returns() == [0.0, 0.0]


def test_outcomes_are_sampled_by_their_weights():
    game = Toy()
    state = game.new_initial_state()
    rng = Rng(1)
    outcomes = [game.action_text(state.sample(rng)) for _ in range(6000)]
    counts = [outcomes.count(text) for text in ("draw 0", "draw 1", "draw 2")]
    misses = [count - expected for count, expected in zip(counts, (3000, 2000, 1000), strict=True)]

    # 13.82 is the 99.9 % point of chi-square with 2 degrees.
    assert misses[0] ** 2 / 3000 + misses[1] ** 2 / 2000 + misses[2] ** 2 / 1000 < 13.82


def test_sampling_changes_nothing():
    state = played(Toy(), "draw 0")
    before = state.clone()
    state.sample(Rng(1))

    assert state == before


def test_unless_a_game_says_otherwise_everybody_sees_every_action():
    state = State(2, "any")

    assert [state.seen(action, seat) for action in (0, 9) for seat in (0, 1, SPECTATOR)] == [
        *[0, 0, 0],
        *[9, 9, 9],
    ]


def test_a_game_may_hide_an_action_from_some():
    game = Toy()
    state = game.new_initial_state()
    silver = game.action_named("draw 1")

    assert [game.action_text(state.seen(silver, seat)) for seat in (0, 1, SPECTATOR)] == [
        "draw 1",
        "draw ?",
        "draw ?",
    ]


def test_states_reached_in_the_same_way_are_equal():
    game = Toy()

    assert played(game, *DEALT) == played(game, *DEALT)


def test_states_of_two_game_objects_with_equal_settings_are_equal():
    assert played(Toy(rounds=3), *DEALT) == played(Toy(rounds=3), *DEALT)


@pytest.mark.parametrize(
    "other",
    [Toy(rounds=3), Toy(open=True), Toy(cards="pair")],
    ids=["another number", "another choice", "another card set"],
)
def test_states_of_different_settings_are_never_equal(other):
    assert Toy().new_initial_state() != other.new_initial_state()


def test_states_with_different_rules_fields_differ():
    game = Toy()

    assert played(game, "draw 0") != played(game, "draw 1")


def test_states_that_differ_in_shown_history_differ_but_have_the_same_future():
    game = Toy()
    one = played(game, "draw 0", "draw 1", "bet 0", "guess 1", "die 1", "show")
    other = played(game, "draw 2", "draw 0", "bet 0", "guess 0", "die 1", "show")

    assert one != other
    assert one.position_key() == other.position_key()


def test_position_keys_tell_positions_apart():
    game = Toy()
    keys = {played(game, *SHOWN[:count]).position_key() for count in range(7)}

    assert len(keys) == 7


@pytest.mark.parametrize("other", [None, 3, "toy", ()])
def test_a_state_equals_nothing_that_is_no_state(other):
    assert (Toy().new_initial_state() == other) is False


def test_a_state_cannot_be_a_dictionary_key():
    with pytest.raises(TypeError, match=r"position_key\(\)"):
        hash(Toy().new_initial_state())


def test_a_state_is_never_pickled():
    with pytest.raises(TypeError, match="keep a Record"):
        pickle.dumps(Toy().new_initial_state())


@pytest.mark.parametrize("copied", [ToyState.clone, copy.deepcopy])
def test_a_copy_is_equal_and_goes_its_own_way(copied):
    game = Toy()
    state = played(game, *DEALT)
    twin = copied(state)
    equal = twin == state
    twin.apply_action(game.parse_move(twin, "bet 2"))

    assert equal
    assert state == played(game, *DEALT)
    assert twin == played(game, *DEALT, "bet 2")
    assert twin.purse is state.purse


def test_assign_makes_a_state_equal_to_another_and_keeps_them_apart():
    game = Toy()
    state = played(game, *SHOWN, "draw 0")
    scratch = game.new_initial_state()
    scratch.assign(state)
    equal = scratch == state
    scratch.apply_action(game.parse_move(scratch, "draw 1"))

    assert equal
    assert state == played(game, *SHOWN, "draw 0")
