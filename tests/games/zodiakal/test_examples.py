"""The worked examples of the rules."""

import tomllib
from pathlib import Path

import pytest

from ecliptic.core.errors import IllegalMoveError
from tests.games.zodiakal.table import table

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))[
    "example"
]


def outcome(number):
    """What an example expects, and what is so at our table; TOML cannot say "none"."""
    example = EXAMPLES[number]
    expected = {
        key: None if value == "none" else value for key, value in example["expected"].items()
    }
    at = table(example["options"], example["moves"])
    got = {**at.facts, "actor": at.actor, "moves": at.moves, "returns": at.state.returns()}
    return {key: got[key] for key in expected}, expected


def test_zk_2_2_example_1_landing_on_the_queen_gives_a_goblet():
    got, expected = outcome("1")

    assert got == expected


def test_zk_5_2_example_2_the_queen_one_for_me_one_for_another():
    got, expected = outcome("2")

    assert got == expected


def test_zk_1_7_example_3_the_start_on_the_moon_gives_no_block():
    got, expected = outcome("3")

    assert got == expected


def test_zk_4_2_example_4_landed_on_the_moon_asked_before_the_theft_is_thrown():
    got, expected = outcome("4")

    assert got == expected


def test_zk_5_9_example_5_the_block_both_tokens_to_the_box_the_turn_is_over():
    got, expected = outcome("5")

    assert got == expected


def test_zk_5_3_example_6_the_theft_succeeds_with_a_6_and_the_thief_chooses():
    got, expected = outcome("6")

    assert got == expected


def test_zk_5_3_example_7_the_theft_fails_with_a_5():
    got, expected = outcome("7")

    assert got == expected


def test_zk_6_4_example_8_comet_against_sea_the_newcomer_pays():
    got, expected = outcome("8")

    assert got == expected


def test_zk_6_4_example_9_and_the_turn_is_over():
    got, expected = outcome("9")

    assert got == expected


def test_zk_6_2_example_10_no_theft_from_a_player_on_the_hero_no_special_node_at_all():
    got, expected = outcome("10")

    assert got == expected


def test_zk_5_6_example_11_the_hero_a_duel_tie_both_throw_again():
    got, expected = outcome("11")

    assert got == expected


def test_zk_5_6_example_12_the_challenger_loses_the_duel_and_a_token():
    got, expected = outcome("12")

    assert got == expected


def test_zk_5_4_example_13_the_wind_to_the_moon_no_moonstone_but_armed():
    got, expected = outcome("13")

    assert got == expected


def test_zk_5_4_example_14_the_wind_to_the_queen_her_gift_no_goblet():
    got, expected = outcome("14")

    assert got == expected


def test_zk_6_5_example_15_trumpet_and_sword_landing_on_the_hero_ends_the_turn():
    got, expected = outcome("15")

    assert got == expected


def test_zk_4_7_example_16_the_wanderer_the_extra_throw_collects_but_gives_no_second_effect():
    got, expected = outcome("16")

    assert got == expected


def test_zk_4_7_example_17_the_extra_throw_with_extra_roll_fresh_a_full_landing():
    got, expected = outcome("17")

    assert got == expected


def test_zk_6_1_example_18_the_wanderer_to_the_queen():
    got, expected = outcome("18")

    assert got == expected


def test_zk_5_7_example_19_the_sea_one_for_another_never_for_the_same_kind():
    got, expected = outcome("19")

    assert got == expected


def test_zk_6_3_example_20_the_sea_with_a_flute_one_for_two():
    got, expected = outcome("20")

    assert got == expected


def test_zk_3_3_example_21_none_left_in_the_box():
    got, expected = outcome("21")

    assert got == expected


def test_zk_7_3_example_22_the_cap_on_throws():
    got, expected = outcome("22")

    assert got == expected


def test_zk_7_1_example_23_victory_before_the_discard_the_seventh_kind_is_the_eighth_token():
    got, expected = outcome("23")

    assert got == expected


def test_zk_7_1_example_24_victory_on_anothers_turn_by_a_gift():
    got, expected = outcome("24")

    assert got == expected


def test_zk_7_1_example_24b_where_the_token_taken_completes_one_s_own_seven_the_gift_is_not_given():
    got, expected = outcome("24b")

    assert got == expected


def test_zk_5_2_example_25_an_illegal_text_is_refused_with_the_legal_ones():
    at = table({"players": 2, "first_player": 0}, "roll 3")

    with pytest.raises(IllegalMoveError) as caught:
        at.play("queen give star to 1")

    assert list(caught.value.legal) == EXAMPLES["1"]["expected"]["moves"]
