"""The 23 worked examples of the specification; a deal script sets up what is hidden."""

import tomllib
from pathlib import Path

from tests.games.zodiac_duel.table import dealt, table

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))[
    "example"
]


def _at_the_end(example):
    moves = example["moves"].replace("\n", " ")
    if "fighters" not in example:
        return table(example["options"], moves)
    return dealt(example["options"], example["fighters"], example["stars"], moves)


def _plain(value):
    """The expected value; TOML has no way to say that there is none."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return None if value == "none" else value


def _like(got, expected):
    """The duels got, with the keys expected of each."""
    pairs = zip(expected.get("duels", []), got["duels"], strict=False)
    return [{key: duel[key] for key in wanted} for wanted, duel in pairs]


def outcome(number):
    """What an example expects, and what is so at our table."""
    example = EXAMPLES[str(number)]
    expected = _plain(example["expected"])
    at = _at_the_end(example)
    got = {**at.facts, "actor": at.actor, "moves": at.moves, "returns": at.state.returns()}
    got["duels"] = _like(got, expected)
    return {key: got[key] for key in expected}, expected


def test_zd_r30_example_1_the_example_duel_of_the_rulebook():
    got, expected = outcome(1)

    assert got == expected


def test_zd_3_5_example_2_the_selection_example_of_the_rulebook():
    got, expected = outcome(2)

    assert got == expected


def test_zd_r31_example_3_cancel_then_cancel_the_cancel():
    got, expected = outcome(3)

    assert got == expected


def test_zd_r30_example_4_once_cancelled_stays_so_where_nothing_revives():
    got, expected = outcome(4)

    assert got == expected


def test_zd_r26_example_5_leo_wins_and_aries_loses_both_point_at_the_loser():
    got, expected = outcome(5)

    assert got == expected


def test_zd_r26_example_6_a_star_claim_against_a_sign_claim():
    got, expected = outcome(6)

    assert got == expected


def test_zd_r25_example_7_a_tie_of_power_and_initiative_now():
    got, expected = outcome(7)

    assert got == expected


def test_zd_r19_example_8_gemini_before_a_face_down_place_and_one_that_copies():
    got, expected = outcome(8)

    assert got == expected


def test_zd_r20_example_9_gemini_as_leo_loses_the_initiative_when_it_wins():
    got, expected = outcome(9)

    assert got == expected


def test_zd_r22_example_10_taurus_keeps_its_gain_when_it_changes_sides():
    got, expected = outcome(10)

    assert got == expected


def test_zd_r23_example_11_pisces_changes_form_when_duel_3_begins():
    got, expected = outcome(11)

    assert got == expected


def test_zd_r28_example_12_scorpius_leaves_one_more_turn():
    got, expected = outcome(12)

    assert got == expected


def test_zd_r17_example_13_aquarius_forces_an_off_sign_answer():
    got, expected = outcome(13)

    assert got == expected


def test_zd_r17_example_14_a_forced_answer_suffers_no_penalty_where_the_switch_says_so():
    got, expected = outcome(14)

    assert got == expected


def test_zd_r45_example_15_libra_protects_only_while_it_is_there():
    got, expected = outcome(15)

    assert got == expected


def test_zd_r32_example_16_a_pardon_does_not_cover_a_later_penalty():
    got, expected = outcome(16)

    assert got == expected


def test_zd_r33_example_17_a_copy_of_a_cancel_cancels_that_cancel():
    got, expected = outcome(17)

    assert got == expected


def test_zd_r36_example_18_cancer_and_capricornus_return_and_after_the_third_win_nothing_does():
    got, expected = outcome(18)

    assert got == expected


def test_zd_r40_example_19_ending_the_duel_at_once():
    got, expected = outcome(19)

    assert got == expected


def test_zd_8_8_example_20_a_reveal_with_cases():
    got, expected = outcome(20)

    assert got == expected


def test_zd_r35_example_21_an_empty_deck():
    got, expected = outcome(21)

    assert got == expected


def test_zd_r14_example_22_an_empty_base_forfeits_the_duel():
    got, expected = outcome(22)

    assert got == expected


def test_zd_r10_example_23_the_sign_draft_of_expert_mode():
    got, expected = outcome(23)

    assert got == expected
