"""ZD-7: what each of the twelve signs does, and what Gemini and Taurus remember."""

import pytest

from tests.games.zodiac_duel.table import ASTRAY, EVEN, dealt, stage, written

MIXED = ["gemini", "leo", "taurus", "pisces", "aries", "cancer"]
BASES = ("gemini-a taurus-4 aries-2 pisces-6 leo-6", "gemini-b taurus-5 aries-6 pisces-2 leo-9")
HANDS = ("cancer-2 cancer-3 cancer-4", "taurus-2 taurus-3 leo-7")
PASSES = "pass; pass; "
LOST = "fight aries-2; fight aries-6; pass; pass; "
"""Seat 0 leads Aries, loses duel 1 and leads again."""

SWAP = '[{do="swap", a="own-duel", b="rival-duel"}]'
FROM_BASE = '[{do="swap", a="own-duel", b="own-base"}]'
BACK = '[{do="swap", a="own-duel", b="own-finished"}]'


def mixed(moves="", stars=None, **options):
    cards = written(stars or {})
    return dealt({"mode": "custom", "signs": MIXED, "cards": cards, **options}, BASES, HANDS, moves)


def test_zd_7_1_aquarius_chooses_the_answer_when_it_starts_a_duel():
    assert stage({}, "fight aquarius-1").facts["phase"] == "force"


@pytest.mark.parametrize("libra", ["lead", "answer"])
def test_zd_7_2_with_a_libra_in_the_duel_nobody_suffers_the_penalty(libra):
    moves = {"lead": "fight libra-5; fight leo-6", "answer": "fight aries-3; fight libra-5"}
    lower = {"aries-3": 20} if libra == "lead" else {}
    at = stage({}, moves[libra], cards=written({}, lower))

    assert at.duel["penalised"] == [False, False]


def test_zd_r45_when_the_libra_leaves_the_penalty_acts_again():
    at = stage({"cancer-5": FROM_BASE}, "fight cancer-2; fight libra-5")
    own = '[{do="swap", a="rival-duel", b="rival-base"}]'
    gone = stage({"cancer-5": own}, "fight cancer-2; fight libra-5; star cancer-5; choose leo-9")

    assert at.duel["penalised"] == [False, False]
    assert gone.duel["penalised"] == [False, True]


def test_zd_r45_a_masked_penalty_acts_when_the_leading_libra_goes():
    cards = written({"aquarius-3": FROM_BASE}, {"aries-3": 20})
    at = stage({}, "fight libra-5; fight leo-6; pass; pass", cards=cards)
    other = stage({}, "fight libra-5; fight leo-6; star aquarius-3; choose cancer-4", cards=cards)

    assert at.last_finished["penalised"] == [False, False]
    assert other.duel["penalised"] == [True, False]


def test_zd_r45_a_pardon_while_nobody_suffers_does_nothing_later():
    cards = written(
        {"aquarius-3": FROM_BASE, "cancer-5": '[{do="pardon", who="any"}]'}, {"aries-3": 20}
    )
    moves = "fight libra-5; fight leo-6; pass; star cancer-5; star aquarius-3; choose cancer-4"

    assert stage({}, moves, cards=cards).duel["penalised"] == [True, False]


def test_zd_7_3_cancer_goes_to_the_hand_if_it_wins():
    won = stage({}, "fight cancer-2; fight leo-9; " + PASSES)
    lost = stage({}, "fight cancer-2; fight cancer-4; " + PASSES)

    assert "cancer-2" in won.facts["hand"][0]
    assert won.last_finished["fighters"] == ["down", "leo-9"]
    assert won.facts["known"][0] == ["cancer-2"]
    assert lost.last_finished["fighters"] == ["cancer-2", "down"]


def test_zd_7_4_capricornus_goes_to_the_hand_if_it_loses():
    won = stage({}, "fight capricornus-3; fight leo-9; " + PASSES)
    lost = stage({"cancer-5": SWAP}, "fight capricornus-3; fight leo-9; star cancer-5; " + PASSES)

    assert won.last_finished["fighters"] == ["capricornus-3", "leo-9"]
    assert lost.last_finished["winner"] == 0
    assert lost.last_finished["fighters"] == ["leo-9", "down"]
    assert "capricornus-3" in lost.facts["hand"][1]


def test_zd_7_5_aries_takes_the_initiative_if_it_loses():
    at = stage({}, EVEN + PASSES)

    assert (at.last_finished["winner"], at.facts["initiative"]) == (1, 0)


def test_zd_7_5_aries_that_wins_keeps_it():
    at = stage({}, ASTRAY + PASSES)

    assert (at.last_finished["winner"], at.facts["initiative"]) == (0, 0)


def test_zd_7_6_leo_gives_the_initiative_away_if_it_wins():
    at = stage({}, "fight leo-6; fight cancer-4; " + PASSES)

    assert (at.last_finished["winner"], at.facts["initiative"]) == (0, 1)


def test_zd_7_7_taurus_gains_2_for_each_lost_duel_on_entering():
    first = mixed("fight taurus-4; fight taurus-5")
    second = mixed(LOST + "fight taurus-4; fight taurus-5")

    assert first.duel["powers"] == [4, 5]
    assert second.duel["powers"] == [6, 5]


def test_zd_7_7_the_gain_stays_when_taurus_changes_sides():
    at = mixed(LOST + "fight taurus-4; fight taurus-5; star cancer-2", {"cancer-2": SWAP})

    assert at.duel["fighters"] == ["taurus-5", "taurus-4"]
    assert at.duel["powers"] == [5, 6]


def test_zd_r22_a_taurus_that_enters_again_is_worked_out_again():
    back = '[{do="move", from=["own-finished-fighters"], to="own-base", pick="own"}]'
    moves = "fight taurus-4; fight taurus-5; pass; pass; fight aries-6; fight aries-2; "
    at = mixed(moves + "pass; star cancer-2; choose taurus-4; pass; pass; ", {"cancer-2": back})
    at.play("fight taurus-4")

    assert at.duel["powers"][0] == 4 + 2 * 2


def test_zd_r22_moving_between_duel_places_keeps_the_gain():
    at = mixed(
        LOST + "fight taurus-4; fight taurus-5; pass; pass; fight leo-6; fight leo-9; ",
        {"cancer-2": BACK},
    ).play("star cancer-2; choose taurus-4")

    assert at.last_finished["fighters"][0] == "leo-6"
    assert at.duel["powers"][0] == 6


SIGNS = ["scorpius", "sagittarius", "pisces", "leo", "aries", "taurus"]
REARS = (
    "scorpius-3 sagittarius-1 aries-2 leo-6 taurus-2",
    "scorpius-4 sagittarius-2 aries-6 leo-9 pisces-4",
)
IN_HAND = ("taurus-3 taurus-4 leo-7", "taurus-5 leo-8 pisces-8")


def rears(moves="", stars=None, **options):
    cards = written(stars or {})
    return dealt(
        {"mode": "custom", "signs": SIGNS, "cards": cards, **options}, REARS, IN_HAND, moves
    )


def test_zd_7_8_a_rearguard_acts_once_from_the_base_and_may_fight_later():
    at = rears("fight aries-2; fight aries-6; rear scorpius-3")

    assert at.facts["used"] == ["scorpius-3"]
    assert "scorpius-3" in at.facts["base"][0]
    at.play("pass; pass")
    assert "fight scorpius-3" in at.moves


def test_zd_7_9_scorpius_leaves_the_rival_one_turn():
    at = rears("fight aries-2; fight aries-6; rear scorpius-3; star leo-8")

    assert (at.actor, at.facts["turns_left"]) == (0, [None, 0])
    assert at.play("star leo-7").actor == 0


def test_zd_7_10_sagittarius_gives_its_side_2_power():
    at = rears("fight aries-2; fight aries-6; rear sagittarius-1; rear sagittarius-2")

    assert at.duel["powers"] == [4, 8]


def test_zd_7_10_the_power_stays_with_the_side():
    at = rears(
        "fight aries-2; fight aries-6; rear sagittarius-1; pass; star leo-7", {"leo-7": SWAP}
    )

    assert at.duel["powers"] == [6 + 2, 2]
    assert at.play("pass; pass; fight leo-9; fight leo-6").duel["powers"] == [6, 9]


def test_zd_7_11_a_virgo_that_comes_later_draws_nothing():
    signs = ["virgo", "leo", "aries", "cancer", "libra", "taurus"]
    take = '[{do="move", from=["own-hand"], to="own-base", pick="own"}]'
    bases = ("leo-6 leo-7 aries-3 aries-2 cancer-2", "leo-8 leo-9 aries-5 aries-6 cancer-3")
    hands = ("virgo-1 virgo-2 cancer-4", "libra-3 libra-4 libra-5")
    options = {"mode": "custom", "signs": signs, "cards": written({"cancer-4": take})}
    at = dealt(options, bases, hands, "fight aries-2; fight aries-5; star cancer-4; choose virgo-1")

    assert "virgo-1" in at.facts["base"][0]
    assert (at.facts["deck_size"], at.facts["hand"][0]) == (8, ["virgo-2"])


PISCES = "fight pisces-6; fight pisces-2; "


def test_zd_7_12_pisces_has_its_later_form_from_duel_3_on():
    before = mixed(LOST + PISCES)
    after = mixed(LOST + "fight taurus-4; fight taurus-5; pass; pass; " + PISCES)

    assert before.duel["signs"] == ["pisces", "pisces"]
    assert before.duel["powers"] == [6, 2]
    assert after.duel["led"] == "taurus"
    assert after.duel["signs"] == ["taurus", "scorpius"]
    assert after.duel["powers"][1] == 8


def test_zd_r23_a_pisces_that_has_become_taurus_gains_on_entering():
    at = mixed(LOST + "fight taurus-4; fight leo-9; pass; pass; fight pisces-6")

    assert at.facts["wins"] == [1, 1]
    assert at.duel["powers"][0] == 4 + 2


def test_zd_r23_a_pisces_that_entered_before_has_no_bonus():
    moves = LOST + "fight pisces-6; fight leo-9; pass; pass; fight leo-6; fight taurus-5; "
    at = mixed(moves + "star cancer-2; choose pisces-6", {"cancer-2": BACK})

    assert at.duel["signs"][0] == "taurus"
    assert at.duel["powers"][0] == 4


def test_zd_r23_with_its_own_ability_only_a_pisces_gains_nothing():
    moves = LOST + "fight taurus-4; fight leo-9; pass; pass; fight pisces-6"

    assert mixed(moves, borrowed_abilities=False).duel["powers"][0] == 4


def test_zd_7_13_gemini_takes_sign_and_power_of_the_fighter_before():
    at = mixed("fight leo-6; fight leo-9; pass; pass; fight gemini-a; fight gemini-b")

    assert at.duel["signs"] == ["leo", "leo"]
    assert at.duel["powers"] == [6, 9]
    assert at.duel["penalised"] == [False, False]


def test_zd_7_13_in_the_first_duel_it_is_a_gemini_of_power_0():
    at = mixed("fight gemini-a; fight leo-9")

    assert (at.duel["signs"][0], at.duel["powers"][0], at.duel["led"]) == ("gemini", 0, "gemini")


def test_zd_7_13_after_a_gemini_it_is_a_gemini_of_power_0():
    bases = ("gemini-a gemini-c aries-2 aries-3 leo-6", BASES[1])
    options = {"mode": "custom", "signs": MIXED, "cards": written({})}
    moves = "fight leo-6; fight leo-9; pass; pass; fight gemini-a; fight aries-6; pass; pass; "
    at = dealt(options, bases, HANDS, moves + "fight taurus-5; fight gemini-c")

    assert at.last_finished["signs"][0] == "leo"
    assert (at.duel["signs"][0], at.duel["powers"][0]) == ("gemini", 0)


def test_zd_7_13_after_a_face_down_place_it_is_a_gemini_of_power_0():
    take = '[{do="move", from=["own-finished-fighters"], to="own-base", pick="own"}]'
    moves = "fight leo-6; fight leo-9; pass; pass; fight aries-2; fight aries-6; "
    stars = {"cancer-2": take, "cancer-3": FROM_BASE}
    at = mixed(moves + "star cancer-2; choose leo-6; pass; star cancer-3; choose gemini-a", stars)

    assert at.facts["duels"][0]["fighters"][0] == "down"
    assert (at.duel["signs"][0], at.duel["powers"][0]) == ("gemini", 0)


def test_zd_7_14_gemini_keeps_its_copy_when_the_source_leaves():
    take = '[{do="move", from=["own-finished-fighters"], to="own-base", pick="own"}]'
    moves = "fight leo-6; fight leo-9; pass; pass; fight gemini-a; fight aries-6; "
    at = mixed(moves + "star cancer-2; choose leo-6", {"cancer-2": take})

    assert at.facts["duels"][0]["fighters"][0] == "down"
    assert (at.duel["signs"][0], at.duel["powers"][0]) == ("leo", 6)


def test_zd_7_14_copying_a_pisces_gives_the_form_of_the_duel_entered():
    third = mixed(LOST + PISCES + "pass; pass; fight gemini-a; fight gemini-b; ")

    assert third.last_finished["signs"] == ["pisces", "pisces"]
    assert third.duel["signs"] == ["taurus", "scorpius"]


@pytest.mark.parametrize(
    ("fresh", "borrowed", "power"),
    [
        ("fresh", True, 4 + 2 * 1),
        ("as-fought", True, 4 + 2 * 1),
        ("fresh", False, 4),
        ("as-fought", False, 4 + 2 * 1),
    ],
)
def test_zd_r21_gemini_after_a_taurus_that_won(fresh, borrowed, power):
    moves = LOST + "fight taurus-4; fight leo-9; pass; pass; fight gemini-a"
    at = mixed(moves, gemini_taurus=fresh, borrowed_abilities=borrowed)

    assert (at.facts["wins"], at.duel["signs"][0]) == ([1, 1], "taurus")
    assert at.duel["powers"][0] == power


@pytest.mark.parametrize(("switch", "power"), [("fresh", 4 + 2), ("as-fought", 4)])
def test_zd_r21_gemini_after_a_taurus_that_lost(switch, power):
    moves = "fight taurus-4; fight taurus-5; pass; pass; fight aries-6; fight gemini-a"
    at = mixed(moves, gemini_taurus=switch)

    assert at.duel["powers"][0] == power


@pytest.mark.parametrize(("borrowed", "initiative"), [(True, 1), (False, 0)])
def test_zd_r20_a_copied_leo_that_wins_gives_the_initiative_away(borrowed, initiative):
    moves = "fight leo-6; fight leo-9; pass; pass; fight gemini-a; fight taurus-5; pass; pass"
    at = mixed(moves, borrowed_abilities=borrowed)

    assert at.last_finished["signs"][0] == "leo"
    assert (at.last_finished["winner"], at.facts["initiative"]) == (0, initiative)


COPIES = ["gemini", "leo", "cancer", "capricornus", "aquarius", "aries"]
COPIED = ("gemini-a cancer-2 leo-6 aquarius-1 aries-2", "gemini-b cancer-5 leo-9 aries-6 aries-5")
OTHERS = ("aries-3 leo-7 leo-8", "aquarius-2 aquarius-3 aquarius-4")
WIN = '[{do="pardon", who="any"}, {do="power", who="own", amount=9}]'


def copies(moves, **options):
    options = {"mode": "custom", "signs": COPIES, "cards": written({"leo-7": WIN}), **options}
    return dealt(options, COPIED, OTHERS, moves)


@pytest.mark.parametrize(("borrowed", "place"), [(True, "down"), (False, "gemini-a")])
def test_zd_r20_a_copied_cancer_that_wins_returns_as_the_geminis_star(borrowed, place):
    moves = "fight cancer-2; fight cancer-5; pass; pass; fight aries-6; fight gemini-a; pass; "
    at = copies(moves + "star leo-7; pass; pass", borrowed_abilities=borrowed)

    assert (at.last_finished["winner"], at.last_finished["signs"][0]) == (0, "cancer")
    assert at.last_finished["fighters"][0] == place
    assert ("gemini-a" in at.facts["hand"][0]) == borrowed


@pytest.mark.parametrize(("borrowed", "phase"), [(True, "force"), (False, "respond")])
def test_zd_r20_a_copied_aquarius_chooses_the_answer(borrowed, phase):
    moves = "fight aquarius-1; force leo-9; pass; pass; fight gemini-a"
    at = copies(moves, borrowed_abilities=borrowed)

    assert (at.duel["led"], at.facts["phase"]) == ("aquarius", phase)


@pytest.mark.parametrize(("borrowed", "usable"), [(True, True), (False, False)])
def test_zd_r20_a_pisces_that_has_become_scorpius_is_a_rearguard(borrowed, usable):
    moves = LOST + "fight taurus-4; fight taurus-5; pass; pass; fight leo-6; fight leo-9; pass"
    at = mixed(moves, borrowed_abilities=borrowed)

    assert (at.facts["duel"], at.actor, "pisces-2" in at.facts["base"][1]) == (3, 1, True)
    assert ("rear pisces-2" in at.moves) == usable
