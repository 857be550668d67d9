"""ZD-6.4 to 6.10: who wins a duel and the game, and what comes after."""

import pytest

from tests.games.zodiac_duel.table import ASTRAY, EVEN, stage, written

NEXT = '[{{do="initiative", who="{}", when="next"}}]'
OVER = "pass; pass; "


def test_zd_6_4_the_power_of_a_side_is_fighter_and_marks():
    plus = '[{do="power", who="own", amount=4}, {do="power", who="rival", amount=-2}]'
    at = stage({"cancer-5": plus, "leo-7": plus}, EVEN + "star cancer-5; pass; star leo-7")

    assert at.duel["powers"] == [3 + 4 + 4, 6 - 2 - 2]


def test_zd_6_5_a_side_that_suffers_the_penalty_loses():
    at = stage({}, ASTRAY + OVER)

    assert at.last_finished["powers"] == [3, 9]
    assert at.last_finished["penalised"] == [False, True]
    assert at.last_finished["winner"] == 0


@pytest.mark.parametrize(("power", "winner"), [(5, 0), (6, 0), (7, 1)])
def test_zd_6_6_else_the_higher_power_wins_and_a_tie_is_the_holders(power, winner):
    cards = written({}, {"aries-3": 6, "aries-6": power, "leo-6": 3, "libra-5": 6})
    at = stage({}, EVEN + OVER, cards=cards)

    assert at.last_finished["winner"] == winner


def test_zd_6_6_a_tie_is_won_by_who_holds_the_initiative_now():
    now = '[{do="initiative", who="own", when="now"}]'
    cards = written({"aquarius-3": now}, {"aries-3": 6, "leo-6": 3})
    at = stage({}, EVEN + "pass; star aquarius-3; " + OVER, cards=cards)

    assert at.last_finished["powers"] == [6, 6]
    assert at.last_finished["winner"] == 1


def test_zd_6_7_the_count_goes_up_then_cards_return_then_the_initiative():
    at = stage({}, "fight cancer-2; fight libra-5; " + OVER)

    assert at.facts["wins"] == [0, 1]
    assert at.last_finished["penalised"] == [False, False]
    assert (at.facts["duel"], at.facts["phase"], at.actor) == (2, "lead", 1)


def test_zd_6_8_cards_of_a_finished_duel_stay():
    at = stage({}, EVEN + "star leo-7; star libra-6; " + OVER)

    assert at.last_finished["fighters"] == ["aries-3", "aries-6"]
    assert at.last_finished["stars"] == [["leo-7"], ["libra-6"]]


def test_zd_6_8_a_face_down_card_keeps_the_place_and_is_never_chosen():
    take = '[{do="move", from=["own-finished-fighters"], to="own-base", pick="own"}]'
    at = stage({"leo-7": take}, "fight cancer-2; fight leo-9; " + OVER + EVEN)

    assert at.facts["duels"][0]["fighters"] == ["down", "leo-9"]
    assert at.play("star leo-7").actor == 1
    assert at.facts["phase"] == "stars"


def three_wins():
    """Seat 0 wins three duels against answers that do not follow."""
    moves = "fight aries-3; fight cancer-4; pass; pass; fight cancer-2; fight leo-9; pass; pass; "
    return stage({}, moves + "fight capricornus-3; fight aquarius-4; pass; pass")


def test_zd_6_9_three_duels_win_the_game():
    at = three_wins()

    assert (at.facts["phase"], at.actor, at.moves) == ("over", None, [])
    assert (at.facts["wins"], at.facts["winner"]) == ([3, 0], 0)
    assert at.state.returns() == [1.0, -1.0]
    assert at.facts["duel"] == 3


def test_zd_6_9_before_the_end_nobody_has_a_return():
    assert stage({}, EVEN).state.returns() == [0.0, 0.0]


def test_zd_r16_after_the_third_win_nothing_is_carried_out():
    moves = (
        "fight aries-3; fight cancer-4; pass; pass; fight capricornus-3; fight leo-9; pass; pass; "
    )
    at = stage({}, moves + "fight cancer-2; fight aquarius-4; pass; pass")

    assert at.facts["wins"] == [3, 0]
    assert at.duel["fighters"][0] == "cancer-2"
    assert "cancer-2" not in at.facts["hand"][0]


OUT_OF = '{{do="move", from=["{0}-base"], to="out", pick="{0}"}}'


def emptied(*sides):
    """Seat 0's star takes the four fighters out of the bases of these sides; duel 1 goes on."""
    effects = ", ".join(OUT_OF.format(side) for side in sides for _ in range(4))
    at = stage({"cancer-5": f"[{effects}]"}, EVEN + "star cancer-5")
    for _ in range(4 * len(sides)):
        at.play(at.moves[0])
    return at.play("pass; pass")


def test_zd_6_10_a_duel_with_an_empty_base_is_forfeited():
    at = emptied("rival")

    assert at.facts["wins"] == [3, 1]
    assert [duel["forfeit"] for duel in at.facts["duels"]] == [False, True, True, True]
    assert at.facts["duels"][1]["fighters"] == ["down", "down"]
    assert at.facts["duels"][1]["powers"] == [None, None]


def test_zd_r14_the_seat_with_an_empty_base_loses_and_no_move_is_made():
    at = emptied("rival")

    assert (at.facts["phase"], at.facts["winner"], at.facts["duel"]) == ("over", 0, 4)
    assert at.facts["duels"][1]["led"] is None


def test_zd_r14_with_two_empty_bases_the_holder_wins():
    at = emptied("rival", "own")

    assert at.facts["wins"] == [3, 1]
    assert [duel["leader"] for duel in at.facts["duels"]] == [0, 0, 0, 0]


def test_zd_r14_the_other_seat_can_be_the_empty_one():
    at = emptied("own")

    assert at.facts["wins"] == [0, 3]
    assert [duel["winner"] for duel in at.facts["duels"]] == [1, 1, 1]


def test_zd_r26_no_claim_the_winner():
    at = stage({}, "fight cancer-2; fight cancer-4; " + OVER)

    assert (at.last_finished["winner"], at.facts["initiative"]) == (1, 1)


def test_zd_r26_one_claim():
    star = {"cancer-5": NEXT.format("own")}
    at = stage(star, "fight cancer-2; fight cancer-4; star cancer-5; " + OVER)

    assert (at.last_finished["winner"], at.facts["initiative"]) == (1, 0)


@pytest.mark.parametrize("holder", [0, 1])
def test_zd_r26_claims_for_both_are_decided_by_the_holder(holder):
    now = f'{{do="initiative", who="{["own", "rival"][holder]}", when="now"}}'
    stars = {"cancer-5": f"[{now}, {NEXT.format('own')[1:]}", "libra-6": NEXT.format("own")}
    at = stage(stars, "fight cancer-2; fight cancer-4; star cancer-5; star libra-6; " + OVER)

    assert at.facts["initiative"] == holder


def test_zd_r26_a_cancelled_claim_does_not_count():
    stars = {"cancer-5": NEXT.format("own"), "libra-6": '[{do="cancel", which="rival-last"}]'}
    at = stage(stars, "fight cancer-2; fight cancer-4; star cancer-5; star libra-6; " + OVER)

    assert at.facts["initiative"] == 1


def test_zd_r38_the_card_goes_to_the_side_on_which_it_lies():
    swap = '[{do="swap", a="own-duel", b="rival-duel"}, {do="power", who="rival", amount=9}]'
    at = stage({"cancer-5": swap}, "fight cancer-2; fight leo-9; star cancer-5; " + OVER)

    assert at.last_finished["winner"] == 1
    assert at.last_finished["fighters"] == ["leo-9", "down"]
    assert "cancer-2" in at.facts["hand"][1]


def test_zd_r38_a_fighter_exchanged_away_is_not_concerned():
    swap = '[{do="swap", a="own-duel", b="own-base"}]'
    moves = "fight capricornus-3; fight leo-9; star cancer-5; choose cancer-2; " + OVER
    at = stage({"cancer-5": swap}, moves)

    assert at.last_finished["winner"] == 0
    assert "cancer-2" in at.facts["hand"][0]
    assert "capricornus-3" in at.facts["base"][0]


def test_zd_r39_cancer_beats_capricornus_and_both_return():
    pardon = {"cancer-3": '[{do="pardon", who="any"}]'}
    at = stage(pardon, "fight capricornus-3; fight cancer-4; pass; star cancer-3; pass; pass")

    assert at.last_finished["winner"] == 1
    assert at.last_finished["fighters"] == ["down", "down"]
    assert "capricornus-3" in at.facts["hand"][0]
    assert "cancer-4" in at.facts["hand"][1]


def test_zd_r41_negative_power_is_compared_as_it_is():
    minus = '[{do="power", who="own", amount=-9}]'
    at = stage({"cancer-5": minus, "libra-6": minus}, EVEN + "star cancer-5; star libra-6")

    assert at.duel["powers"] == [-6, -3]
    assert at.play(OVER).last_finished["winner"] == 1
