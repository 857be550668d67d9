"""The six actions (ZP-7)."""

import pytest

from tests.games.zeipen.table import duel

LONE = "place blank to 0,-1; place blank to 0,1; "
HOLE = LONE + "deploy blank to 1,0; deploy blank to 1,2; deploy blank to 2,1; deploy blank to 2,2; "
"""The space 1,1 is closed on all edges."""


def test_zp_7_1_a_card_is_deployed_beside_any_card():
    at = duel(moves=LONE + "deploy blank")

    assert at.spaces == [
        *("-1,-1", "-1,-2", "-1,0", "-1,1", "-1,2", "0,-2"),
        *("0,2", "1,-1", "1,-2", "1,0", "1,1", "1,2"),
    ]


def test_zp_7_1_an_enclosed_hole_may_be_filled():
    at = duel(moves=HOLE + "deploy blank")

    assert "1,1" in at.spaces


def test_zp_r12_touching_the_board_card_alone_is_enough():
    at = duel(moves="place blank to 1,-1; place blank to 1,1; deploy blank to -1,1")

    assert at.board["-1,1"] == "0 blank active"
    assert at.events == []


@pytest.mark.parametrize(("deploy", "is_legal"), [("harmless", False), ("own_symbols", False)])
def test_zp_7_2_a_deployment_may_not_strike(deploy, is_legal):
    at = duel("spike", "", LONE + "deploy spike", deploy=deploy)

    assert ("0,2" in at.spaces) == is_legal
    assert "1,2" in at.spaces


def test_zp_7_2_an_attack_that_is_stopped_does_not_bar():
    at = duel("spike", "guard", "place blank to 0,-1; place guard to 0,1; deploy spike")

    assert "0,2" in at.spaces


def test_zp_r11_a_card_may_be_deployed_into_an_attack():
    at = duel("", "spike", "place blank to 0,-1; place spike to 0,1; deploy blank to 1,1")

    assert at.events == ["wound 1,1 0 blank attack"]
    assert at.facts["wounded"] == [["blank"], []]


BRIDGE = "place bow to -1,-1; place blank to -1,1; deploy blank"


@pytest.mark.parametrize(("deploy", "is_legal"), [("harmless", False), ("own_symbols", True)])
def test_zp_r10_a_bridge_for_another_card_bars_or_not(deploy, is_legal):
    at = duel("bow", "", BRIDGE, deploy=deploy)

    assert ("-1,0" in at.spaces) == is_legal


def test_zp_r10_a_bridge_for_an_enemy_bars_as_well():
    at = duel("", "bow", "place blank to -1,-1; place bow to -1,1; deploy blank")

    assert "-1,0" not in at.spaces


def test_zp_r10_a_bridge_of_more_cards_bars_too():
    moves = "place bow to -1,-1; place blank to -1,1; deploy blank to 0,-1; deploy blank to -1,2; "
    at = duel("bow", "", moves + "deploy blank to 0,-2; deploy blank to -1,3; deploy blank")

    assert "-1,0" not in at.spaces


def test_zp_7_2_a_target_of_a_pointer_may_be_the_deployed_card_itself():
    at = duel("", "bow", "place blank to 1,-1; place bow to 0,1; deploy blank to 0,-1")

    assert at.events == ["wound 0,-1 0 blank attack"]


def test_zp_7_3_a_card_slides_any_distance_over_edges():
    at = duel(moves=LONE + "deploy blank to 1,-1; deploy blank to 1,1; move 0,-1")

    assert {"0,2", "2,0", "-1,0", "2,2"} <= set(at.spaces)
    assert "0,-1" not in at.spaces


def test_zp_r13_there_is_no_way_between_two_cards_that_touch_at_a_corner():
    at = duel(moves=HOLE + "move 0,-1")

    assert "1,1" not in at.spaces


def test_zp_7_4_it_must_end_linked():
    moves = LONE + "deploy blank to 0,-2; deploy blank to 1,1; move 0,-1"
    at = duel(moves=moves)

    assert "-1,-3" not in at.spaces
    assert "0,-3" not in at.spaces
    assert "1,0" in at.spaces


def test_zp_r15_the_slide_need_not_touch_cards_on_its_way():
    moves = LONE + "deploy blank to 1,-2; deploy blank to 1,2; deploy blank to 2,-3; "
    moves += "deploy blank to 2,3; move 2,-3"
    at = duel(moves=moves)

    assert {"2,4", "3,4", "1,3"} <= set(at.spaces)


CLOSED = (
    LONE + "deploy blank to -1,-1; deploy blank to 1,1; deploy blank to 1,-1; deploy blank to 2,2; "
)


def test_zp_7_5_a_card_with_four_neighbours_at_its_edges_is_enclosed():
    at = duel(moves=CLOSED + "deploy blank to 0,-2; deploy blank to 3,3")

    assert at.facts["enclosed"] == ["0,-1"]
    assert "move 0,-1" not in at.moves


def test_zp_r16_one_open_edge_is_enough_to_slide():
    at = duel(moves=CLOSED)

    assert at.facts["enclosed"] == []
    assert at.play("move 0,-1").spaces


HOOKS = "place hook to -1,-1; place blank to -1,1; deploy blank to 1,-1; deploy blank to 1,1; "


def test_zp_7_6_hooks_pull_the_card_beyond_an_empty_space():
    at = duel("hook", "", HOOKS + "activate -1,-1")

    assert at.events == ["shift -1,1 -1,0", "shift 1,-1 0,-1"]


def test_zp_7_6_pushes_shove_the_card_next_to_them():
    moves = (
        "place push to -1,-1; place blank to -1,1; deploy blank to 0,-1; deploy blank to -2,-2; "
    )
    at = duel("push", "", moves + "activate -1,-1")

    assert at.events == ["shift 0,-1 1,-1"]


def test_zp_7_6_the_board_card_is_not_moved():
    hooked = duel("hook hook", "", "place hook to 0,-1; place blank to 1,1; deploy hook to 0,-2")
    pushed = duel("push push", "", "place push to 0,-1; place blank to 1,1; deploy push to -1,0")

    for at in (hooked, pushed):
        at.play("deploy blank to 2,2")
    assert not any(text.startswith("activate") for text in hooked.moves)
    assert not any(text.startswith("activate") for text in pushed.moves)


def test_zp_r17_hooks_and_pushes_move_frozen_and_enclosed_cards():
    moves = "place twin to -1,-1; place blank to 1,1; deploy twin to -1,-2; deploy blade to 2,2; "
    moves += "deploy blank to 0,-1; move 2,2 to -1,0; deploy push to 0,-2; deploy blank to 2,2"
    at = duel("twin twin push", "blade", moves)

    assert at.facts["frozen"] == ["-1,-2"]
    assert at.play("activate 0,-2").events[0] == "shift -1,-2 -2,-2"


def test_zp_7_7_an_activation_must_move_a_card():
    at = duel("push", "", "place push to 0,-1; place blank to 1,1; deploy blank to -1,-2")

    assert not any(text.startswith("activate") for text in at.play("deploy blank to 1,2").moves)


def test_zp_r18_an_activation_is_no_pass():
    at = duel("hook", "", HOOKS + "activate -1,-1; deploy blank to 2,2")

    assert "activate -1,-1" not in at.moves


PAIR = "place twin to -1,-1; place blank to 1,1; deploy twin to 0,-1; deploy blank to 2,2"
TRIO = (
    "place trio to -1,-1; place blank to 1,1; deploy trio to 0,-1; deploy blank to 2,2; "
    "deploy trio to 1,-1; deploy blank to 3,3"
)


@pytest.mark.parametrize(("flip_counts", "is_legal"), [("self", True), ("others", False)])
def test_zp_r21_the_card_counts_itself_or_not(flip_counts, is_legal):
    pair = duel("twin twin", "", PAIR, flip_counts=flip_counts)
    trio = duel("trio trio trio", "", TRIO, flip_counts=flip_counts)

    assert ("flip 0,-1" in pair.moves) == is_legal
    assert ("flip 0,-1" in trio.moves) == is_legal


def test_zp_r22_only_ones_own_copies_count():
    moves = "place twin to -1,-1; place twin to 1,1; deploy blank to 0,-1; deploy blank to 2,2"
    at = duel("twin", "twin", moves)

    assert "flip -1,-1" not in at.moves


def test_zp_7_8_two_copies_are_due_for_a_ii_and_three_for_a_iii():
    pair = duel("twin twin", "", PAIR)
    trio = duel("trio trio", "", PAIR.replace("twin", "trio"))

    assert {"flip -1,-1", "flip 0,-1"} <= set(pair.moves)
    assert not any(text.startswith("flip") for text in trio.moves)


def test_zp_7_9_a_card_may_always_be_flipped_back():
    at = duel("twin twin", "", PAIR + "; flip -1,-1; deploy blank to 3,3")

    assert "flip -1,-1" in at.moves
    assert "flip 0,-1" not in at.moves
    assert at.play("flip -1,-1").events == ["turn -1,-1 active"]


def test_zp_r33_the_alternate_face_stays_when_copies_are_lost():
    moves = PAIR.replace("blank to 2,2", "blade to 2,2") + "; flip 0,-1; move 2,2 to -1,0"
    at = duel("twin twin", "blade", moves)

    assert at.facts["wounded"][0] == ["twin"]
    assert at.board["0,-1"] == "0 twin alternate"


CUT = LONE + "deploy blank to 0,-2; deploy blank to 1,1; move 0,-1 to -1,1; deploy blank to 1,2; "


def test_zp_7_10_a_wounded_card_is_taken_into_the_hand():
    at = duel(moves=CUT)

    assert at.facts["hand_counts"][0] == 5
    at.play("recover blank")
    assert at.facts["wounded"] == [[], []]
    assert at.facts["hand_counts"][0] == 6
    assert at.events == []


def test_zp_r24_it_does_not_go_back_to_the_board():
    at = duel(moves=CUT + "recover blank")

    assert len(at.board) == 4
    assert at.actor == 1


def test_zp_7_11_frozen_cards_still_attack_and_may_be_flipped():
    moves = PAIR.replace("blank to 2,2", "blade to 2,2") + "; deploy twin to 0,-2; move 2,2 to -1,0"
    at = duel("twin twin twin", "blade", moves)

    assert at.facts["frozen"] == ["0,-2", "0,-1"]
    assert {"flip 0,-1", "flip 0,-2"} <= set(at.moves)
    assert "move 0,-2" not in at.moves


def test_zp_r35_an_enclosed_card_still_attacks_and_works():
    moves = CLOSED.replace("place blank to 0,-1", "place push to 0,-1") + "deploy blank to 0,-2; "
    at = duel("push", "", moves + "deploy blank to 3,3")

    assert at.facts["enclosed"] == ["0,-1"]
    assert "activate 0,-1" in at.moves
