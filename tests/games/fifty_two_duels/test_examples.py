"""The worked examples of the rules: the rulebook's own (E) and corner cases (C)."""

import json
from pathlib import Path

from tests.games.fifty_two_duels.table import table

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))


def at_path(value, path):
    """The value that a dotted path leads to."""
    for step in path.split("."):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


def _outcomes(at, expected):
    return at.moves if isinstance(expected, list) else len(at.moves)


def _got(at, expected):
    """What is so at our table, with the keys that are expected."""
    whole = {
        "actor": at.actor,
        "moves": at.moves,
        "outcomes": _outcomes(at, expected.get("outcomes")),
        "returns": at.state.returns(),
        "reason": at.facts["reason"],
        "facts": {path: at_path(at.facts, path) for path in expected.get("facts", {})},
        "views": {
            seat: {path: at_path(at.view(int(seat)), path) for path in paths}
            for seat, paths in expected.get("views", {}).items()
        },
    }
    return {key: whole[key] for key in expected}


def outcome(name):
    """What an example got at our table, and what it expects."""
    example = EXAMPLES[name]
    at = table(example["options"], example["moves"])
    return _got(at, example["expect"]), example["expect"]


def test_there_are_thirty_seven_examples():
    assert len(EXAMPLES) == 37


def test_fd_5_6_example_e1_run_grows_at_both_ends():
    got, expected = outcome("E1")

    assert got == expected


def test_fd_5_7_example_e2_ten_to_king_takes_a_nine_or_an_ace():
    got, expected = outcome("E2")

    assert got == expected


def test_fd_5_7_example_e3a_ace_may_start_low_or_high():
    got, expected = outcome("E3a")

    assert got == expected


def test_fd_5_7_example_e3b_ace_joins_two_not_king_too():
    got, expected = outcome("E3b")

    assert got == expected


def test_fd_2_2_example_e4_ranks_are_summed_cards_stay_between_actions():
    got, expected = outcome("E4")

    assert got == expected


def test_fd_5_13_example_e5a_pair_optional_activation():
    got, expected = outcome("E5a")

    assert got == expected


def test_fd_4_2_example_e5b_first_turn_has_one_action_then_refill():
    got, expected = outcome("E5b")

    assert got == expected


def test_fd_5_9_example_e6_full_house_in_any_order_forced_at_five():
    got, expected = outcome("E6")

    assert got == expected


def test_fd_11_14_example_e7a_nemesis_with_two_face_cards():
    got, expected = outcome("E7a")

    assert got == expected


def test_fd_11_14_example_e7b_nemesis_with_five_face_cards():
    got, expected = outcome("E7b")

    assert got == expected


def test_fd_11_6_example_e8_two_nemesis_levels_in_one_turn():
    got, expected = outcome("E8")

    assert got == expected


def test_fd_11_9_example_e9_nemesis_items_one_damage_each():
    got, expected = outcome("E9")

    assert got == expected


def test_fd_8_2_example_e10a_hearts_of_blessed_strike_become_the_shield():
    got, expected = outcome("E10a")

    assert got == expected


def test_fd_8_2_example_e10b_defence_from_the_shield_only():
    got, expected = outcome("E10b")

    assert got == expected


def test_fd_9_3_example_e10c_empty_shield_not_asked():
    got, expected = outcome("E10c")

    assert got == expected


def test_fd_7_5_example_c1_poison_cannot_break_a_run():
    got, expected = outcome("C1")

    assert got == expected


def test_fd_5_11_example_c2_poison_and_a_wild_in_a_run():
    got, expected = outcome("C2")

    assert got == expected


def test_fd_r9_example_c3_wild_inside_a_run_is_protected():
    got, expected = outcome("C3")

    assert got == expected


def test_fd_7_9_example_c4_crystal_with_nothing_discarded():
    got, expected = outcome("C4")

    assert got == expected


def test_fd_12_4_example_c5_selection_in_canonical_order():
    got, expected = outcome("C5")

    assert got == expected


def test_fd_7_4_example_c6_potion_onto_an_ability_opens_its_window():
    got, expected = outcome("C6")

    assert got == expected


def test_fd_5_14_example_c7_forced_at_the_maximum():
    got, expected = outcome("C7")

    assert got == expected


def test_fd_9_6_example_c8_more_damage_than_cards_immediate_loss():
    got, expected = outcome("C8")

    assert got == expected


def test_fd_9_3_example_c9_defence_node_without_a_fitting_card():
    got, expected = outcome("C9")

    assert got == expected


def test_fd_9_4_example_c10_no_more_cards_than_needed():
    got, expected = outcome("C10")

    assert got == expected


def test_fd_4_8_example_c11_known_card_in_hand():
    got, expected = outcome("C11")

    assert got == expected


def test_fd_8_5_example_c12_stored_card_is_not_in_the_hand():
    got, expected = outcome("C12")

    assert got == expected


def test_fd_7_1_example_c13_stored_item_in_the_action_list():
    got, expected = outcome("C13")

    assert got == expected


def test_fd_9_9_example_c14_self_damage_no_defence_section():
    got, expected = outcome("C14")

    assert got == expected


def test_fd_8_8_example_c15_dig_choose_one_of_three():
    got, expected = outcome("C15")

    assert got == expected


def test_fd_r54_example_c16_wild_rank_by_level():
    got, expected = outcome("C16")

    assert got == expected


def test_fd_11_3_example_c17_attacked_nemesis_turns_up_its_hand_and_defends():
    got, expected = outcome("C17")

    assert got == expected


def test_fd_11_9_example_c18_scan_starts_again_at_the_left():
    got, expected = outcome("C18")

    assert got == expected


def test_fd_r41_example_c19_the_same_with_nemesis_scan_once():
    got, expected = outcome("C19")

    assert got == expected


def test_fd_r39_example_c20_poisoning_a_face_down_hand():
    got, expected = outcome("C20")

    assert got == expected


def test_fd_10_6_example_c21_turn_limit():
    got, expected = outcome("C21")

    assert got == expected


def test_fd_4_6_example_c22_free_item():
    got, expected = outcome("C22")

    assert got == expected
