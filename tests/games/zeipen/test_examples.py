"""The thirty worked examples of the rules, with their variants."""

import tomllib
from pathlib import Path

from tests.games.zeipen.table import duel

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))[
    "example"
]


def _plain(value):
    """The expected value; TOML has no way to say that there is none."""
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return None if value == "none" else value


def _told(at, expected):
    """What is so at a table, by the keys that an example may use."""
    some = {key: set(expected.get(key, [])) for key in ("spaces_in", "moves_in", "board_in")}
    barred = {key: set(expected.get(key, [])) for key in ("spaces_out", "moves_out")}
    return {
        **at.facts,
        "actor": at.actor,
        "moves": at.moves,
        "spaces": at.spaces,
        "spaces_count": len(at.moves),
        "deeds": sorted({text.split()[0] for text in at.moves}),
        "spaces_in": [one for one in expected.get("spaces_in", []) if one in at.spaces],
        "moves_in": sorted(some["moves_in"].intersection(at.moves)),
        "board_in": sorted(some["board_in"].intersection(at.board)),
        "spaces_out": sorted(barred["spaces_out"].difference(at.spaces)),
        "moves_out": sorted(barred["moves_out"].difference(at.moves)),
        "result": list(at.result) if at.result else None,
        "returns": at.state.returns(),
    }


def outcome(name):
    """What an example expects, and what is so at our table."""
    example = EXAMPLES[name]
    expected = {key: _plain(value) for key, value in example["expected"].items()}
    mine, theirs = example["cards"]
    at = duel(mine, theirs, example["moves"], **example.get("options", {}))
    told = _told(at, expected)
    return {key: _sorted(key, told[key]) for key in expected}, {
        key: _sorted(key, value) for key, value in expected.items()
    }


def _sorted(key, value):
    return sorted(value) if key.endswith(("_in", "_out")) else value


def test_zp_8_6_example_x1_a_pointer_strikes_before_it_is_struck():
    got, expected = outcome("X1")

    assert got == expected


def test_zp_7_2_example_x2_deploying_against_a_defence():
    got, expected = outcome("X2")

    assert got == expected


def test_zp_6_6_example_x2_red_ignores_the_defence_and_so_may_not_be_deployed_there():
    got, expected = outcome("X2-blade")

    assert got == expected


def test_zp_4_17_example_x3_the_board_card_as_a_bridge_bars_a_set_up_space():
    got, expected = outcome("X3")

    assert got == expected


def test_zp_7_8_example_x4_two_copies_for_a_ii_and_the_new_picture():
    got, expected = outcome("X4")

    assert got == expected


def test_zp_4_11_example_x5_a_tie_then_the_next_pair_and_the_winner_decides():
    got, expected = outcome("X5")

    assert got == expected


def test_zp_4_16_example_x5_the_first_player_sets_up_below_whoever_it_is():
    got, expected = outcome("X5-spaces")

    assert got == expected


def test_zp_5_3_example_x6_the_first_turn_is_a_deployment():
    got, expected = outcome("X6")

    assert got == expected


def test_zp_6_9_example_x7_attack_meets_attack_and_both_are_wounded():
    got, expected = outcome("X7")

    assert got == expected


def test_zp_9_4_example_x8_an_action_that_would_leave_no_card_is_barred():
    got, expected = outcome("X8")

    assert got == expected


def test_zp_9_5_example_x8_without_the_no_draw_rule_it_is_a_draw():
    got, expected = outcome("X8-drawn")

    assert got == expected


def test_zp_3_3_example_c1_the_second_players_cards_face_the_other_way():
    got, expected = outcome("C1")

    assert got == expected


def test_zp_3_3_example_c1_a_left_side_of_the_second_player_looks_east():
    got, expected = outcome("C1-spike")

    assert got == expected


def test_zp_6_5_example_c2_a_sword_into_a_green_sword_does_nothing():
    got, expected = outcome("C2")

    assert got == expected


def test_zp_6_6_example_c2_a_red_sword_ignores_the_green_one():
    got, expected = outcome("C2-blade")

    assert got == expected


def test_zp_6_5_example_c3_a_green_sword_does_not_stop_a_pointer():
    got, expected = outcome("C3")

    assert got == expected


def test_zp_6_7_example_c4_a_guard_covers_those_behind_it():
    got, expected = outcome("C4")

    assert got == expected


def test_zp_6_8_example_c5_a_pointer_hits_the_nearest_only():
    got, expected = outcome("C5")

    assert got == expected


def test_zp_r7_example_c5_with_the_switch_it_hits_all_in_the_line():
    got, expected = outcome("C5-all")

    assert got == expected


def test_zp_6_3_example_c6_an_adjacent_enemy_is_a_bridge():
    got, expected = outcome("C6")

    assert got == expected


def test_zp_r9_example_c7_a_sword_beside_a_pointer_is_not_struck_back():
    got, expected = outcome("C7")

    assert got == expected


def test_zp_8_5_example_c8_cutting_ones_own_card():
    got, expected = outcome("C8")

    assert got == expected


def test_zp_r14_example_c9_links_are_checked_after_landing():
    got, expected = outcome("C9")

    assert got == expected


def test_zp_r14_example_c9_or_already_when_the_card_is_lifted():
    got, expected = outcome("C9-lifting")

    assert got == expected


def test_zp_7_6_example_c10_two_hooks_at_once_pull_friend_and_foe():
    got, expected = outcome("C10")

    assert got == expected


def test_zp_7_6_example_c11_pushed_off_the_group():
    got, expected = outcome("C11")

    assert got == expected


def test_zp_7_7_example_c12_nothing_to_move_and_so_no_activation():
    got, expected = outcome("C12")

    assert got == expected


def test_zp_8_4_example_c13_a_copy_of_a_wounded_card_is_frozen():
    got, expected = outcome("C13")

    assert got == expected


def test_zp_3_6_example_c14_the_alternate_face_walks():
    got, expected = outcome("C14")

    assert got == expected


def test_zp_7_10_example_c15_a_recovery_thaws_the_copies():
    got, expected = outcome("C15")

    assert got == expected


def test_zp_9_2_example_c16_an_enclosed_player_loses():
    got, expected = outcome("C16")

    assert got == expected


def test_zp_7_3_example_c17_no_slide_into_a_hole():
    got, expected = outcome("C17")

    assert got == expected


def test_zp_7_1_example_c17_a_hole_may_be_filled_from_the_hand():
    got, expected = outcome("C17-deploy")

    assert got == expected


def test_zp_r10_example_c18_a_deployment_may_not_complete_a_bridge():
    got, expected = outcome("C18")

    assert got == expected


def test_zp_r10_example_c18_it_may_with_own_symbols_and_win_at_once():
    got, expected = outcome("C18-own")

    assert got == expected


def test_zp_7_8_example_c19_three_copies_for_a_iii():
    got, expected = outcome("C19")

    assert got == expected


def test_zp_7_8_example_c19_two_are_not_enough_for_a_iii():
    got, expected = outcome("C19-before")

    assert got == expected


def test_zp_8_7_example_c20_a_flip_strikes():
    got, expected = outcome("C20")

    assert got == expected


def test_zp_9_6_example_c21_the_third_repetition_is_barred():
    got, expected = outcome("C21")

    assert got == expected


def test_zp_9_6_example_c21_or_it_is_a_draw():
    got, expected = outcome("C21-drawn")

    assert got == expected


def test_zp_9_7_example_c22_the_turn_limit():
    got, expected = outcome("C22")

    assert got == expected
