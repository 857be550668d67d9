import pytest

from ecliptic.testing import LawError, Play
from ecliptic.testing.views import (
    check_keys,
    check_plain,
    check_seats,
    check_tensor,
    check_unshared,
    is_plain,
)
from tests.testing.lantern import Lantern, lantern


@pytest.mark.parametrize("value", [(1, 2), {1: 2}, {1}, float("nan"), object(), [(1,)]])
def test_what_json_changes_is_not_plain(value):
    assert not is_plain(value)


@pytest.mark.parametrize("value", [None, True, 1, 1.5, "é", [1, [2]], {"a": {"b": [None]}}])
def test_what_json_brings_back_is_plain(value):
    assert is_plain(value)


def test_facts_must_be_plain():
    def facts(game, state):
        return Lantern.facts(game, state) | {"past": state.past}

    with pytest.raises(LawError, match="facts are not plain JSON"):
        check_plain(Play(lantern(facts=facts)))


def test_views_must_be_plain():
    def view(game, state, seat):
        return Lantern.view(game, state, seat) | {"past": tuple(state.past)}

    with pytest.raises(LawError, match="the view of 0 is not JSON"):
        check_plain(Play(lantern(view=view)))


def test_looking_must_change_nothing():
    def view(game, state, seat):
        state.scores[0] += 1
        return Lantern.view(game, state, seat)

    with pytest.raises(LawError, match="facts or a view change the state"):
        check_plain(Play(lantern(view=view)))


def test_facts_must_keep_their_keys():
    def facts(game, state):
        return Lantern.facts(game, state) | ({"over": True} if state.turn == -4 else {})

    with pytest.raises(LawError, match="the keys of facts change"):
        check_keys(Play(lantern(facts=facts)))


def test_all_seats_must_see_the_same_keys():
    def view(game, state, seat):
        return Lantern.view(game, state, seat) | ({"own": seat} if seat == 1 else {})

    with pytest.raises(LawError, match="other keys for 1"):
        check_keys(Play(lantern(view=view)))


def test_a_spectator_must_see_all_keys_of_a_seat():
    def view(game, state, seat):
        return Lantern.view(game, state, seat) | ({} if seat is None else {"own": seat})

    with pytest.raises(LawError, match="a spectator lacks keys"):
        check_keys(Play(lantern(view=view)))


def test_a_spectator_may_see_keys_of_its_own():
    def view(game, state, seat):
        return Lantern.view(game, state, seat) | ({"seats": []} if seat is None else {})

    check_keys(Play(lantern(view=view)))


def test_a_view_must_share_nothing_with_the_state():
    def view(game, state, seat):
        return Lantern.view(game, state, seat) | {"scores": state.scores}

    with pytest.raises(LawError, match="the view of 0 shares something"):
        check_unshared(Play(lantern(view=view)))


def test_facts_must_share_nothing_with_the_game():
    shared = {"a": [1, {"b": 2}]}

    def facts(game, state):
        return Lantern.facts(game, state) | {"shared": shared}

    with pytest.raises(LawError, match="facts shares something"):
        check_unshared(Play(lantern(facts=facts)))


@pytest.mark.parametrize(
    ("numbers", "message"), [([0.0], "1 numbers, laid out are 11"), ([float("inf")] * 11, "finite")]
)
def test_a_tensor_must_fit_its_layout(numbers, message):
    with pytest.raises(LawError, match=message):
        check_tensor(Play(lantern(observation_tensor=lambda *_: numbers)))


def test_parts_of_a_tensor_must_have_their_own_names():
    layout = [("a", (5,)), ("a", (2, 3))]

    with pytest.raises(LawError, match="two parts of the tensor have one name"):
        check_tensor(Play(lantern(tensor_layout=lambda *_: layout)))


def test_making_a_tensor_must_change_nothing():
    def observation_tensor(game, state, seat):
        state.scores[0] += 1
        return Lantern.observation_tensor(game, state, seat)

    with pytest.raises(LawError, match="the tensor changes the state"):
        check_tensor(Play(lantern(observation_tensor=observation_tensor)))


def test_a_seat_that_is_not_there_must_see_nothing():
    with pytest.raises(LawError, match="observed answers the seat -1"):
        check_seats(Play(lantern(observed=lambda *_: "?")))
