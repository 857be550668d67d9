"""What a position promises, as a bot may guess it."""

import pytest

from ecliptic.bots.greedy import Greedy
from ecliptic.core.heuristic import UNKNOWN
from ecliptic.core.info_state import InfoState
from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table, wander

ONE = {"first_player": 0}

RING = {**ONE, "cards": ring("swap queen wanderer", "boon sea wanderer", "tribute comet sea")}


def worth(moves, seat=0, **options):
    """The value of a position on the ring for a seat."""
    at = table({**RING, **options}, moves)
    return at.game.heuristic.value(at.state, seat)


def advised(moves, **options):
    """What a bot that looks one move ahead does."""
    at = table({**RING, **options}, moves)
    seat = at.state.current_player()
    return at.game.action_text(Greedy().advise(InfoState(at.game, at.state, seat, ())).action)


@pytest.mark.parametrize(
    "options",
    [
        RING,
        {"players": 3, "movement": "up_to", "collect": "optional", "counter_block": True},
        {"players": 4, "cards": RING["cards"], "counter_block": True, "take_choice": "random"},
    ],
    ids=["ring", "three", "four"],
)
def test_values_lie_between_a_lost_game_and_a_won_one_and_add_up_to_nothing(options):
    at = table(options)
    values = []
    for seed in range(300):
        wander(at, seed, 1)
        values.append([at.game.heuristic.value(at.state, s) for s in range(at.game.num_players)])

    assert all(-1.0 <= value <= 1.0 for row in values for value in row)
    assert [sum(row) for row in values] == pytest.approx([0.0] * 300, abs=1e-9)


def test_the_value_of_the_end_is_the_result():
    at = wander(table(RING), 3, 9000)

    assert [at.game.heuristic.value(at.state, seat) for seat in range(2)] == at.state.returns()
    assert at.game.heuristic.settled(at.state)
    assert at.game.heuristic.decisions_left(at.state) == 0


def test_before_the_end_nothing_is_settled():
    at = table(RING)

    assert not at.game.heuristic.settled(at.state)
    assert at.game.heuristic.decisions_left(at.state) == UNKNOWN


def test_a_position_can_be_judged_unless_a_special_effect_is_to_be_chosen():
    at = table(RING)
    quiet = []
    for move in ("roll 1", "queen take star", "queen give star to 1"):
        at.play(move)
        quiet.append(at.game.heuristic.quiet(at.state))

    assert quiet == [False, True, True]


def test_a_kind_more_is_better():
    assert worth("roll 1; queen take star; queen give star to 1") > worth("roll 1; pass")


def test_a_new_kind_is_better_than_a_second_token():
    new = worth("roll 1; queen take star; queen give star to 1")
    second = worth("roll 1; queen take goblet; queen give star to 1")

    assert new > second


def test_a_piece_that_can_block_is_better_than_one_that_cannot():
    before = "roll 1; queen take star; queen give star to 1; roll 1; pass; roll 2;"

    assert worth(f"{before} wind to moon") > worth(f"{before} wind to sea; then nothing")


def test_a_missing_kind_that_has_run_out_is_worse():
    gifts = "roll 1; queen take goblet; queen give goblet to 1; roll 1; pass"
    all_four, one_left = (
        ring(copies={"players_2": 3, "players_3": copies, "players_4": 5}) for copies in (4, 5)
    )
    gone = worth(gifts, seat=2, players=3, cards=all_four)
    left = worth(gifts, seat=2, players=3, cards=one_left)

    assert gone < left


def test_a_token_that_a_ban_asks_for_is_worth_less():
    trumpet = "roll 1; queen take trumpet; queen give star to 1"

    assert worth(trumpet, cards=ring("ban wind hero")) < worth(trumpet, cards=ring())


def test_a_token_that_makes_one_into_two_is_worth_more():
    flute = "roll 1; queen take flute; queen give star to 1"

    assert worth(flute, cards=ring("boon sea wanderer")) > worth(flute, cards=ring())


def test_what_no_throw_can_reach_is_the_better_kind_to_take():
    far, near = (
        f"roll 1; queen take {kind}; queen give star to 1" for kind in ("moonstone", "pearl")
    )

    assert worth(far, cards=ring()) > worth(near, cards=ring())


def test_a_theft_is_worth_more_the_more_faces_succeed():
    theft = "roll 1; queen take star; queen give pearl to 1; roll 6; pass; roll 1; steal from 1"
    seldom, often = ring(steal_on=[6]), ring(steal_on=[4, 5, 6])
    success = worth(f"{theft}; roll 6", cards=seldom)
    failure = worth(f"{theft}; roll 1", cards=seldom)

    assert success > worth(theft, cards=often) > worth(theft, cards=seldom) > failure


@pytest.mark.parametrize(("low", "high"), [(1, 2), (2, 3), (3, 5), (5, 6)])
def test_a_duel_is_worth_more_the_higher_the_first_throw(low, high):
    duel = "roll 1; queen take star; queen give pearl to 1; roll 6; pass; roll 4; duel 1"

    assert worth(f"{duel}; roll {high}") > worth(f"{duel}; roll {low}")
    assert worth(f"{duel}; roll 6") > worth(duel) > worth(f"{duel}; roll 1")


def test_a_greedy_player_takes_what_it_lacks():
    gift = "roll 1"

    assert advised(gift) != "pass"
    assert advised(f"{gift}; queen take star").startswith("queen give")


def test_a_greedy_player_wins_when_it_can():
    assert advised("roll 1", kinds=2).startswith("queen take")
    assert not advised("roll 1", kinds=2).endswith("goblet")


def test_a_greedy_player_moves_to_where_there_is_something_to_gain():
    assert advised("roll 6", movement="up_to") in {f"move {steps}" for steps in range(1, 7)}
    assert advised("roll 1; move 1", movement="up_to", collect="optional") == "collect"
