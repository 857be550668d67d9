"""The end (ZP-9): cleared, enclosed, draws, and the actions that are not allowed."""

import pytest

from tests.games.zeipen.table import duel

LONE = "place blank to -1,-1; place blank to 1,1; "
SHUFFLE = "move -1,-1 to -1,0; move 1,1 to 1,0; move -1,0 to -1,-1; move 1,0 to 1,1; "
AGAIN = LONE + "deploy blank to 0,-1; deploy blank to 0,1; " + SHUFFLE + SHUFFLE


def test_zp_1_2_the_opponents_last_card_gone_wins():
    moves = "place spike to -1,-1; place blank to 1,1; deploy blank to 0,-1; move 1,1 to 0,1; "
    at = duel("spike", "", moves + "move -1,-1 to -1,1")

    assert at.result == (0, "cleared")


def test_zp_1_3_nothing_is_drawn_once_play_has_begun():
    at = duel(moves=AGAIN, repetition="off")

    assert not at.state.is_chance_node()


def test_zp_9_1_a_player_without_a_card_on_the_board_loses():
    moves = "place bow to -1,-1; place blank to -1,1; deploy blank to -1,0"
    at = duel("bow", "", moves, deploy="own_symbols")

    assert at.result == (0, "cleared")
    assert at.facts["hand_counts"] == [5, 6]


def test_zp_9_2_a_player_all_of_whose_cards_are_enclosed_loses():
    moves = "place spike to 0,-1; place blank to 0,1; deploy blank to -1,1; deploy blank to 1,-1; "
    at = duel(
        "spike", "", moves + "deploy blank to 1,1; deploy blank to -1,-1; deploy blank to 0,2"
    )

    assert at.result == (0, "enclosed")
    assert at.facts["hand_counts"][1] > 0


SUICIDE = "place twin to -1,-1; place spike to 1,1; deploy blank to 1,0; deploy blank to 2,2; "
"""The deployed card is wounded at once, so the twin is seat 0's last one."""


def test_zp_9_3_an_action_may_lose_the_game_for_its_own_player():
    at = duel("twin", "spike", SUICIDE + "move -1,-1 to 1,0")

    assert at.events[-1] == "wound 1,0 0 twin attack"
    assert at.result == (1, "cleared")


def test_zp_r30_emptying_only_ones_own_side_is_legal():
    at = duel("twin", "spike", SUICIDE + "move -1,-1")

    assert {"1,0", "0,1"} <= set(at.spaces)


EMPTYING = "place spike to -1,-1; place spike to 1,1; deploy blank to 1,0; "


def test_zp_9_4_an_action_that_would_leave_no_card_is_not_allowed():
    at = duel("spike", "spike", EMPTYING + "move 1,1")

    assert not {"-1,0", "0,-1", "-1,-2", "-2,-1"} & set(at.spaces)


def test_zp_9_5_with_the_switch_off_it_is_legal_and_a_draw():
    at = duel("spike", "spike", EMPTYING + "move 1,1 to 0,-1", no_draw=False)

    assert at.result == (None, "empty")
    assert at.facts["board"] == []
    assert at.state.returns() == [0.0, 0.0]


PULLED = "place hook to -1,-1; place spike to -1,1; deploy spike to -2,0; deploy blank to -3,0"
"""A pull would bring the last enemy between two cards; it strikes both and is struck."""


@pytest.mark.parametrize("no_draw", [True, False])
def test_zp_9_4_no_activation_may_leave_an_empty_board_either(no_draw):
    at = duel("hook spike", "spike", PULLED, no_draw=no_draw)

    assert at.events == ["wound -3,0 1 blank attack"]
    assert ("activate -1,-1" in at.moves) != no_draw


def test_zp_9_6_the_position_is_counted_at_the_start_of_every_turn():
    at = duel(moves=LONE + "deploy blank to 0,-1; deploy blank to 0,1")
    seen = [at.play(move).facts["seen"] for move in (SHUFFLE + SHUFFLE).split("; ")[:7]]

    assert seen == [1, 1, 1, 2, 2, 2, 2]


def test_zp_9_6_the_third_time_is_not_allowed():
    at = duel(moves=AGAIN.rpartition(" to 1,1; ")[0])

    assert "1,1" not in at.spaces
    assert at.facts["seen"] == 2


ROUND = "deploy blank to 1,0; move 0,1 to -1,1; recover blank; "
"""A card is wounded as it is deployed, and taken back while the other walks."""

THIRD = (
    "place blank to -1,-1; place spike to 1,1; deploy blank to 0,-1; deploy blank to 0,1; "
    f"{ROUND}move -1,1 to 0,1; {ROUND}move -1,1 to 0,2; deploy twin to 1,0; move 0,2 to -1,1"
)


@pytest.mark.parametrize("repetition", ["forbid", "draw", "off"])
def test_zp_9_6_an_action_of_one_step_may_be_barred_too(repetition):
    at = duel("twin", "spike", THIRD, repetition=repetition)

    assert at.facts["seen"] == 1
    assert ("recover twin" in at.moves) == (repetition != "forbid")


def test_zp_9_6_under_draw_the_third_time_ends_the_game():
    at = duel(moves=AGAIN, repetition="draw")

    assert at.result == (None, "repetition")
    assert at.facts["seen"] == 0
    assert at.facts["actor"] is None


def test_zp_9_6_under_off_it_is_only_counted():
    at = duel(moves=AGAIN, repetition="off")

    assert at.result is None
    assert at.facts["seen"] == 3


RECOVERY = (
    "place blank to 0,-1; place blank to 0,1; deploy blank to 0,-2; deploy blank to 1,1; "
    "move 0,-1 to -1,1; "
)


def test_zp_r27_hands_are_no_part_of_the_position():
    at = duel("bow", "", RECOVERY + "move 1,1 to 1,0; recover blank; move 1,0 to 1,1")

    assert at.facts["seen"] == 1


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_zp_9_7_the_game_is_drawn_after_the_last_turn(limit):
    moves = LONE + "deploy blank to 0,-1; deploy blank to 0,1; " + SHUFFLE
    at = duel(moves="; ".join(moves.split("; ")[: 2 + limit]), turn_limit=limit)

    assert at.result == (None, "limit")
    assert at.facts["turn"] == limit


def test_zp_9_8_a_player_without_a_legal_action_loses():
    moves = "place blank to 0,-1; place blank to 0,1"
    at = duel(moves=moves, hand_cards=1)

    assert at.result == (1, "stuck")


def test_zp_r28_he_is_shut_in():
    assert duel(moves="place blank to 0,-1; place blank to 0,1", hand_cards=1).state.returns() == [
        *(-1.0, 1.0),
    ]


def test_zp_9_9_the_winner_gets_1_and_the_loser_minus_1():
    moves = "place spike to -1,-1; place blank to 1,1; deploy blank to 0,-1; move 1,1 to 0,1; "
    at = duel("spike", "", moves)

    assert at.state.returns() == [0.0, 0.0]
    assert at.play("move -1,-1 to -1,1").state.returns() == [1.0, -1.0]


def test_zp_9_10_a_win_comes_before_the_limit():
    moves = "place spike to -1,-1; place blank to 1,1; deploy blank to 0,-1; move 1,1 to 0,1; "
    at = duel("spike", "", moves + "move -1,-1 to -1,1", turn_limit=3)

    assert at.result == (0, "cleared")


def test_zp_9_10_a_repetition_comes_before_the_limit():
    at = duel(moves=AGAIN, repetition="draw", turn_limit=10)

    assert at.result == (None, "repetition")


def test_zp_r25_a_player_whose_cards_are_all_frozen_goes_on():
    moves = "place twin to -1,-1; place blank to 1,1; deploy twin to 0,-1; deploy blade to 2,2; "
    at = duel("twin twin twin", "blade", moves + "deploy twin to 1,-1; move 2,2 to -1,0")

    assert at.facts["frozen"] == ["0,-1", "1,-1"]
    assert at.result is None
    assert "recover twin" in at.moves
