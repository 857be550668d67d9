"""The effect that copies another star (ZD-R33)."""

import pytest

from tests.games.zodiac_duel.table import ASTRAY, DECK, EVEN, stage

RIVAL = '{do="copy", which="rival-last"}'
OWN = '{do="copy", which="own-last"}'
FINISHED = '{do="copy", which="finished-any"}'
CANCEL = '[{do="cancel", which="rival-last"}]'
PASSES = "pass; pass; "


def plus(amount):
    return f'{{do="power", who="own", amount={amount}}}'


def test_zd_r33_the_copier_counts_as_own():
    at = stage({"libra-6": f"[{plus(4)}]", "cancer-5": f"[{RIVAL}]"}, EVEN + "pass; star libra-6")

    assert at.play("star cancer-5").duel["powers"] == [3 + 4, 6 + 4]


def test_zd_r33_with_nothing_to_copy_the_rest_is_carried_out():
    at = stage({"cancer-5": f"[{RIVAL}, {plus(1)}]"}, EVEN + "star cancer-5")

    assert at.duel["powers"] == [4, 6]


@pytest.mark.parametrize(("which", "added"), [(RIVAL, 1), (OWN, 2)])
def test_zd_r33_the_newest_star_of_the_rival_or_the_own_other_one(which, added):
    stars = {"leo-7": f"[{plus(2)}]", "libra-6": f"[{plus(1)}]", "cancer-5": f"[{which}]"}
    at = stage(stars, EVEN + "star leo-7; star libra-6; star cancer-5")

    assert at.duel["powers"] == [3 + 2 + added, 6 + 1]


def test_zd_r33_an_own_copy_without_another_star_finds_nothing():
    at = stage({"cancer-5": f"[{OWN}, {plus(1)}]"}, EVEN + "star cancer-5")

    assert at.duel["powers"] == [4, 6]


def test_zd_r33_any_star_of_a_finished_duel_can_be_copied():
    stars = {"leo-7": f"[{plus(1)}]", "libra-6": f"[{plus(2)}]", "cancer-5": f"[{FINISHED}]"}
    moves = f"{EVEN}star leo-7; star libra-6; {PASSES}fight leo-6; fight leo-9; star cancer-5"
    at = stage(stars, moves)

    assert (at.actor, at.moves) == (0, ["choose leo-7", "choose libra-6"])
    assert at.copy().play("choose leo-7").duel["powers"] == [7, 9]
    assert at.copy().play("choose libra-6").duel["powers"] == [8, 9]


def test_zd_r33_with_no_star_in_a_finished_duel_there_is_no_node():
    at = stage({"cancer-5": f"[{FINISHED}, {plus(1)}]"}, EVEN + "star cancer-5")

    assert (at.facts["phase"], at.actor, at.duel["powers"]) == ("stars", 1, [4, 6])


def test_zd_r33_a_star_that_left_its_finished_duel_cannot_be_copied():
    take = '[{do="move", from=["own-finished-stars"], to="own-hand", pick="own"}]'
    stars = {"aquarius-2": take, "cancer-5": f"[{FINISHED}, {plus(1)}]"}
    moves = f"{EVEN}star leo-7; {PASSES}fight leo-6; fight leo-9; star aquarius-2; choose leo-7; "
    at = stage(stars, moves + "pass; star cancer-5")

    assert at.duel["powers"] == [7, 9]


def test_zd_r33_a_copy_of_a_copy_does_what_that_found():
    stars = {
        "leo-7": f"[{plus(3)}]",
        "libra-6": f"[{RIVAL}, {plus(1)}]",
        "cancer-5": f"[{RIVAL}, {plus(5)}]",
    }
    at = stage(stars, EVEN + "star leo-7; star libra-6; star cancer-5")

    assert at.duel["powers"] == [3 + 3 + (3 + 1 + 5), 6 + 3 + 1]


def test_zd_r33_a_copy_of_a_copy_that_found_nothing():
    stars = {"libra-6": f"[{RIVAL}, {plus(1)}]", "cancer-5": f"[{RIVAL}, {plus(5)}]"}
    at = stage(stars, EVEN + "pass; star libra-6; star cancer-5")

    assert at.duel["powers"] == [3 + 1 + 5, 6 + 1]


def test_zd_r33_a_copy_chain_grows_by_what_each_found():
    stars = {
        "leo-7": f"[{plus(1)}]",
        "libra-6": f"[{RIVAL}, {plus(1)}]",
        "cancer-5": f"[{RIVAL}, {plus(1)}]",
        "cancer-3": f"[{RIVAL}, {plus(1)}]",
    }
    at = stage(stars, EVEN + "star leo-7; star libra-6; star cancer-5; star cancer-3")

    assert at.duel["powers"] == [3 + 1 + 3, 6 + 2 + 4]


def test_zd_r33_a_copy_of_a_finished_copy_remembers_what_it_found():
    stars = {
        "leo-7": f"[{plus(2)}]",
        "libra-6": f"[{RIVAL}, {plus(1)}]",
        "cancer-5": f"[{FINISHED}]",
    }
    moves = f"{EVEN}star leo-7; star libra-6; {PASSES}fight leo-6; fight leo-9; star cancer-5; "

    assert stage(stars, moves + "choose libra-6").duel["powers"] == [6 + 2 + 1, 9]


def test_zd_r33_it_does_not_matter_whether_the_copied_star_is_in_force():
    stars = {"libra-6": f"[{plus(4)}]", "cancer-5": CANCEL, "leo-7": f"[{RIVAL}]"}
    at = stage(stars, EVEN + "pass; star libra-6; star cancer-5; pass; star leo-7")

    assert at.duel["powers"] == [3 + 4, 6]


def test_zd_r33_later_cancelling_of_the_copied_star_does_not_touch_the_copy():
    stars = {"libra-6": f"[{plus(4)}]", "cancer-5": f"[{RIVAL}]", "leo-7": CANCEL}
    at = stage(stars, EVEN + "pass; star libra-6; star cancer-5; pass; star leo-7")

    assert at.duel["powers"] == [3 + 4, 6]


def test_zd_r33_cancelling_the_copier_removes_the_marks_it_made():
    stars = {"libra-6": f"[{plus(4)}]", "cancer-5": f"[{RIVAL}]", "aquarius-3": CANCEL}
    at = stage(stars, EVEN + "pass; star libra-6; star cancer-5; star aquarius-3")

    assert at.duel["powers"] == [3, 10]
    assert at.duel["cancelled"] == ["cancer-5"]


@pytest.mark.parametrize(("revives", "powers"), [(True, [5, 6]), (False, [3, 6])])
def test_zd_r33_a_copied_cancel_aims_at_the_copiers_rival(revives, powers):
    stars = {"leo-7": f"[{plus(2)}]", "libra-6": CANCEL, "cancer-5": f"[{RIVAL}]"}
    moves = EVEN + "star leo-7; star libra-6; star cancer-5"
    at = stage(stars, moves, cancel_revives=revives)

    assert at.duel["powers"] == powers
    assert "libra-6" in at.duel["cancelled"]


def test_zd_r33_a_copied_pardon_lifts_the_penalty():
    stars = {"cancer-5": '[{do="pardon", who="rival"}]', "libra-6": f"[{RIVAL}]"}
    kept = stage(stars, ASTRAY + "star cancer-5")
    copied = stage({**stars, "cancer-5": '[{do="pardon", who="own"}]'}, ASTRAY + "star cancer-5")

    assert kept.duel["penalised"] == [False, False]
    assert copied.duel["penalised"] == [False, True]
    assert copied.play("star libra-6").duel["penalised"] == [False, False]


def test_zd_r33_copied_choices_and_chances_are_asked_anew():
    options = f'{{do="choose", who="rival", options=[[{plus(1)}], [{plus(2)}]]}}'
    draw = '{do="draw", who="own", count=1}'
    stars = {"libra-6": f"[{options}, {draw}]", "cancer-5": f"[{RIVAL}]"}
    at = stage(stars, f"{EVEN}pass; star libra-6; option 1; draw {DECK[0]}; star cancer-5")

    assert (at.actor, at.moves) == (1, ["option 1", "option 2"])
    at.play(f"option 2; draw {DECK[1]}")
    assert at.duel["powers"] == [5, 7]
    assert DECK[1] in at.facts["hand"][0]


def test_zd_r33_the_copied_text_counts_for_the_copier():
    count = '{do="power", who="own", amount={count="own-stars", times=2}}'
    stars = {"libra-6": f"[{count}]", "cancer-5": f"[{RIVAL}]"}
    at = stage(stars, EVEN + "star leo-7; star libra-6; star cancer-5")

    assert at.duel["powers"] == [3 + 2, 6]


def test_zd_r33_an_effect_before_the_copy_comes_first():
    copier = f'[{{do="draw", who="own", count=1}}, {RIVAL}]'
    count = '[{do="power", who="own", amount={count="own-hand"}}]'
    stars = {"libra-6": count, "cancer-5": copier}
    at = stage(stars, f"{EVEN}pass; star libra-6; star cancer-5; draw {DECK[0]}")

    assert at.duel["powers"] == [3 + 3, 6 + 2]
