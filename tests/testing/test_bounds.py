import pytest

from ecliptic.core.heuristic import Heuristic
from ecliptic.testing import LawError, Play
from ecliptic.testing.bounds import check_heuristic, check_length, check_returns
from tests.testing.lantern import Lantern, LanternState, lantern, lantern_state


def bounded(most):
    game = Lantern()
    game.max_game_length = most
    return game


def test_a_game_must_not_go_on_after_its_bound():
    with pytest.raises(LawError, match="after 9 moves the game is not over"):
        check_length(Play(bounded(9)))


def test_a_bound_must_be_positive():
    with pytest.raises(LawError, match="max_game_length is 0"):
        check_length(Play(bounded(0)))


def test_a_game_without_a_bound_may_end():
    check_length(Play(bounded(None)))


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (2.0, "a return of 2.0"),
        pytest.param(1, "a return of 1$", marks=pytest.mark.pure),
        (0.5, "do not add up"),
        (float("nan"), "nan"),
    ],
)
def test_returns_must_lie_within_bounds_and_add_up(value, message):
    def player_return(state, seat):
        return value if state.turn == -4 else 0.0

    with pytest.raises(LawError, match=f"(?m){message}"):
        check_returns(Play(lantern_state(player_return=player_return)))


def test_returns_need_not_add_up_where_the_game_says_so():
    def player_return(state, seat):
        return 0.5 if state.turn == -4 else 0.0

    game = lantern(
        zero_sum=False,
        state_class=type("Both", (LanternState,), {"player_return": player_return}),
    )

    check_returns(Play(game))


def test_returns_must_be_0_before_the_end():
    def player_return(state, seat):
        return 1.0 - 2.0 * seat

    with pytest.raises(LawError, match="returns before the end"):
        check_returns(Play(lantern_state(player_return=player_return)))


def test_returns_must_have_one_value_a_seat():
    with pytest.raises(LawError, match="1 returns"):
        check_returns(Play(lantern_state(returns=lambda *_: [0.0])))
    with pytest.raises(LawError, match="player_return differs"):
        check_returns(Play(lantern_state(returns=lambda *_: [-0.5, 0.5])))


def judged(**replaced):
    game = Lantern()
    game.heuristic = type("Broken", (Heuristic,), replaced)()
    return game


def test_estimates_must_lie_within_bounds():
    with pytest.raises(LawError, match="the estimate for seat 0 is 3"):
        check_heuristic(Play(judged(value=lambda *_: 3.0)))


def test_estimates_must_be_exact_at_the_end():
    with pytest.raises(LawError, match=r"at the end the estimate is 0.25"):
        check_heuristic(Play(judged(value=lambda *_: 0.25)))


def test_the_end_must_be_settled():
    with pytest.raises(LawError, match="the end is not settled"):
        check_heuristic(Play(judged(settled=lambda *_: False)))


def test_decisions_left_must_not_promise_too_few():
    with pytest.raises(LawError, match="more decisions than decisions_left said"):
        check_heuristic(Play(judged(decisions_left=lambda *_: 2)))


def test_decisions_left_may_promise_too_many():
    check_heuristic(Play(judged(decisions_left=lambda *_: 6)))


def test_a_settled_position_needs_no_decisions():
    def settled(heuristic, state):
        return state.turn < 0

    check_heuristic(Play(judged(settled=settled, decisions_left=lambda *_: 3)))


def test_estimates_must_change_nothing():
    def value(heuristic, state, seat):
        state.scores[0] += 1
        return state.player_return(seat)

    with pytest.raises(LawError, match="the heuristic changes the state"):
        check_heuristic(Play(judged(value=value)))
