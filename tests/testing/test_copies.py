from itertools import count

import pytest

from ecliptic.testing import LawError, Play
from ecliptic.testing.copies import check_assign, check_clones, check_copying, check_equality
from tests.testing.lantern import LanternState, lantern_state


def test_a_clone_must_share_nothing():
    def assign(state, other):
        LanternState.assign(state, other)
        state.scores = other.scores

    with pytest.raises(LawError, match="playing on with a clone changes the state"):
        check_clones(Play(lantern_state(assign=assign)))


def test_a_clone_must_not_change_when_the_state_goes_on():
    def clone(state):
        copy = LanternState.clone(state)
        copy.past = state.past
        return copy

    with pytest.raises(LawError, match="check_clones"):
        check_clones(Play(lantern_state(clone=clone)))


def test_a_clone_that_only_ages_is_found_at_the_end():
    kept = []

    def clone(state):
        copy = LanternState.clone(state)
        kept.append(copy)
        if len(kept) > 20:
            kept[0].scores[0] += 1
        return copy

    with pytest.raises(LawError, match="the clone made at ply 0 has changed"):
        check_clones(Play(lantern_state(clone=clone)))


def test_a_clone_must_equal_its_state():
    def assign(state, other):
        LanternState.assign(state, other)
        state.past = []

    with pytest.raises(LawError, match=r"a clone differs|came to another state"):
        check_clones(Play(lantern_state(assign=assign)))


def test_a_clone_must_go_the_same_way():
    def clone(state):
        copy = LanternState.clone(state)
        copy.rounds = 9
        return copy

    with pytest.raises(LawError, match="a clone came to another state by the same move"):
        check_clones(Play(lantern_state(clone=clone)))


def test_assign_must_copy_all():
    def assign(state, other):
        kept = state.made
        LanternState.assign(state, other)
        state.made = kept or state.made

    with pytest.raises(LawError, match="after assign the states differ"):
        check_assign(Play(lantern_state(assign=assign)))


def test_assign_must_leave_nothing_behind_that_steers():
    def assign(state, other):
        LanternState.assign(state, other)
        state.rounds = getattr(state, "used", 0) + 1
        state.used = state.rounds

    with pytest.raises(LawError, match="check_assign"):
        check_assign(Play(lantern_state(assign=assign)))


def test_assign_must_share_nothing():
    def assign(state, other):
        LanternState.assign(state, other)
        state.past = other.past

    with pytest.raises(LawError, match="playing on after assign changes the other state"):
        check_assign(Play(lantern_state(assign=assign, clone=_honest_clone)))


def _honest_clone(state):
    copy = type(state)(state.copies, state.rounds, state.setting)
    LanternState.assign(copy, state)
    return copy


def test_states_of_different_moments_must_differ():
    game = lantern_state(
        rules_fields=lambda state: (state.turn,), shown_fields=lambda state: (len(state.past),)
    )

    with pytest.raises(LawError, match="the state equals that of ply 0"):
        check_equality(Play(game))


def test_equal_states_must_have_equal_keys():
    numbers = count()
    game = lantern_state(position_key=lambda *_: (next(numbers),))

    with pytest.raises(LawError, match="equal states, other keys"):
        check_equality(Play(game))


def test_a_position_key_must_be_hashable():
    with pytest.raises(LawError, match="TypeError: unhashable"):
        check_equality(Play(lantern_state(position_key=lambda state: (state.scores,))))


def test_states_of_other_games_must_differ():
    def equals(state, other):
        return isinstance(other, LanternState) and state.rules_fields() == other.rules_fields()

    with pytest.raises(LawError, match="states of other games are equal"):
        check_equality(Play(lantern_state(__eq__=equals)))


def test_a_state_must_have_no_hash():
    with pytest.raises(LawError, match="a state has a hash"):
        check_copying(Play(lantern_state(__hash__=lambda *_: 1)))


def test_a_state_must_not_be_pickled():
    with pytest.raises(LawError, match="a state can be pickled"):
        check_copying(Play(lantern_state(__reduce__=lambda *_: "state")))


def test_a_deep_copy_must_be_a_clone():
    def same(state, memo):
        return state

    def shallow(state, memo):
        copy = LanternState.clone(state)
        copy.past = state.past
        return copy

    with pytest.raises(LawError, match="a deep copy differs from its state"):
        check_copying(Play(lantern_state(__deepcopy__=same)))
    with pytest.raises(LawError, match="playing on with a deep copy changes the state"):
        check_copying(Play(lantern_state(__deepcopy__=shallow)))
