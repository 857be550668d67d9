"""ZD-5: a fighter leads, another answers; who does not follow suffers the penalty."""

import pytest

from ecliptic.core.errors import IllegalMoveError
from tests.games.zodiac_duel.table import ASTRAY, EVEN, dealt, stage, written

MIXED = ["gemini", "leo", "aquarius", "pisces", "aries", "cancer"]
GEMINIS = ("gemini-a aquarius-1 aries-2 aries-3 leo-6", "aquarius-2 cancer-5 leo-9 aries-6 leo-8")
CANCERS = ("cancer-2 cancer-3 cancer-4", "pisces-2 pisces-4 pisces-6")


def geminis(moves, **options):
    options = {"mode": "custom", "signs": MIXED, "cards": written({}), **options}
    return dealt(options, GEMINIS, CANCERS, moves)


def test_zd_5_1_the_leader_moves_a_fighter_of_its_base():
    at = stage()

    assert (at.facts["phase"], at.actor) == ("lead", 0)
    assert at.moves == [
        f"fight {card}" for card in ("aquarius-1", "aries-3", "cancer-2", "capricornus-3", "leo-6")
    ]
    assert at.duel["fighters"] == [None, None]


def test_zd_5_2_the_responder_answers_with_any_fighter():
    at = stage({}, "fight aries-3")

    assert (at.facts["phase"], at.actor) == ("respond", 1)
    assert at.moves == [
        f"fight {card}" for card in ("aquarius-4", "aries-6", "cancer-4", "leo-9", "libra-5")
    ]
    assert at.duel["powers"] == [3, None]
    assert at.duel["signs"] == ["aries", None]
    assert at.duel["penalised"] == [False, False]


def test_zd_5_3_the_leading_sign_is_the_sign_to_follow():
    assert stage().duel["led"] is None
    assert stage({}, "fight aries-3").duel["led"] == "aries"
    assert stage({}, "fight leo-6").duel["led"] == "leo"


def test_zd_5_4_whoever_does_not_follow_suffers_the_penalty():
    assert stage({}, ASTRAY).duel["penalised"] == [False, True]
    assert stage({}, EVEN).duel["penalised"] == [False, False]


def test_zd_5_4_it_does_not_matter_whether_it_could_have_followed():
    at = stage({}, "fight capricornus-3; fight leo-9")

    assert not any("capricornus" in card for card in at.facts["base"][1])
    assert at.duel["penalised"] == [False, True]


def test_zd_5_5_a_duelling_fighter_is_no_longer_in_the_base():
    facts = stage({}, EVEN).facts

    assert "aries-3" not in facts["base"][0]
    assert "aries-6" not in facts["base"][1]


def test_zd_5_6_an_ability_works_at_the_moment_its_text_names():
    at = stage({}, "fight leo-6; fight leo-9")

    assert at.facts["initiative"] == 0
    assert at.play("pass; pass").facts["initiative"] == 0
    assert at.last_finished["winner"] == 1


def test_zd_7_1_aquarius_chooses_the_answer():
    at = stage({}, "fight aquarius-1")

    assert (at.facts["phase"], at.actor) == ("force", 0)
    assert at.moves == [
        f"force {card}" for card in ("aquarius-4", "aries-6", "cancer-4", "leo-9", "libra-5")
    ]
    assert at.play("force cancer-4").duel["fighters"] == ["aquarius-1", "cancer-4"]


def test_zd_7_1_answering_with_aquarius_does_nothing():
    at = stage({}, "fight cancer-2; fight aquarius-4")

    assert at.facts["phase"] == "stars"


def test_zd_r15_a_responder_that_holds_the_sign_may_stray():
    at = stage({}, "fight aries-3")

    assert "fight aries-6" in at.moves
    assert at.play("fight cancer-4").duel["penalised"] == [False, True]


@pytest.mark.parametrize(("switch", "penalised"), [(True, [False, True]), (False, [False, False])])
def test_zd_r17_a_forced_answer_off_the_sign(switch, penalised):
    at = stage({}, "fight aquarius-1; force leo-9", aquarius_penalty=switch)

    assert at.duel["penalised"] == penalised


@pytest.mark.parametrize("switch", [True, False])
def test_zd_r17_a_fighter_that_replaces_a_forced_one_is_judged(switch):
    swap = '[{do="swap", a="own-duel", b="own-base"}]'
    at = stage(
        {"aquarius-3": swap}, "fight aquarius-1; force leo-9; pass", aquarius_penalty=switch
    ).play("star aquarius-3; choose cancer-4")

    assert at.duel["penalised"] == [False, True]


def test_zd_r17_without_the_switch_others_are_still_penalised():
    assert stage({}, ASTRAY, aquarius_penalty=False).duel["penalised"] == [False, True]


def test_zd_r18_one_possible_answer_is_still_a_move_of_the_leader():
    out = '[{do="move", from=["rival-base"], to="out", pick="own"}]'
    three = {"cancer-5": out, "aquarius-2": out, "leo-7": out}
    moves = "fight cancer-2; fight leo-9; star cancer-5; choose aries-6; pass; star aquarius-2; "
    at = stage(three, moves).play("choose cancer-4; pass; star leo-7; choose libra-5; pass; pass")
    at.play("fight aquarius-1")

    assert (at.facts["phase"], at.actor, at.moves) == ("force", 0, ["force aquarius-4"])
    assert at.play("force aquarius-4").facts["phase"] == "stars"


def test_zd_r19_gemini_copies_what_lies_there_when_it_enters():
    at = geminis("fight leo-6; fight leo-9; pass; pass; ")

    assert at.play("fight gemini-a").duel["signs"][0] == "leo"
    assert at.duel["powers"][0] == 6


def test_zd_r24_the_sign_to_follow_stays_when_the_leader_is_exchanged():
    swap = '[{do="swap", a="own-duel", b="own-base"}]'
    at = stage({"cancer-5": swap}, EVEN + "star cancer-5; choose leo-6")

    assert (at.duel["led"], at.duel["signs"]) == ("aries", ["leo", "aries"])
    assert at.duel["penalised"] == [False, False]


def test_zd_r24_an_exchanged_answer_is_judged_anew():
    swap = '[{do="swap", a="own-duel", b="own-base"}]'
    lost = stage({"aquarius-3": swap}, ASTRAY + "pass; star aquarius-3; choose aries-6")
    got = stage({"aquarius-3": swap}, EVEN + "pass; star aquarius-3; choose leo-9")

    assert lost.duel["penalised"] == [False, False]
    assert got.duel["penalised"] == [False, True]


def test_zd_r24_fighters_changing_sides_are_judged():
    swap = '[{do="swap", a="own-duel", b="rival-duel"}]'
    at = stage({"cancer-5": swap}, ASTRAY + "star cancer-5")

    assert at.duel["fighters"] == ["leo-9", "aries-3"]
    assert at.duel["penalised"] == [False, False]


def test_zd_r46_an_illegal_answer_names_the_legal_ones():
    with pytest.raises(IllegalMoveError, match="fight aquarius-4, fight aries-6"):
        stage({}, "fight aries-3; fight leo-6")
