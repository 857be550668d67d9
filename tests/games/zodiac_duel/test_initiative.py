"""ZD-4: who leads."""

import pytest

from tests.games.zodiac_duel.table import ASTRAY, EVEN, dealt, one_star, stage, table, written

TIED = {"aries-6": 6, "leo-9": 1, "cancer-4": 2, "aquarius-4": 1, "libra-5": 5}
"""Powers that make the base of seat 1 as strong as that of seat 0, 15."""


def tied(moves="", **options):
    return stage({}, moves, cards=written({}, TIED), **options)


def test_zd_4_1_the_lower_total_takes_the_initiative():
    at = stage()

    assert (at.actor, at.facts["initiative"], at.facts["phase"]) == (0, 0, "lead")


def test_zd_4_1_gemini_counts_nothing_and_taurus_has_no_bonus():
    signs = ["gemini", "leo", "taurus", "pisces", "aries", "cancer"]
    fighters = (
        "gemini-a gemini-b gemini-c leo-9 leo-8",
        "taurus-5 taurus-4 aries-6 aries-3 gemini-d",
    )
    stars = ("cancer-2 cancer-3 cancer-4", "cancer-5 aries-2 aries-5")
    at = dealt({"mode": "custom", "signs": signs, "cards": written({})}, fighters, stars)

    assert at.facts["initiative"] == 0


def test_zd_4_2_the_winner_of_a_duel_takes_the_initiative():
    at = stage({}, "fight cancer-2; fight leo-9; pass; pass")

    assert (at.last_finished["winner"], at.facts["initiative"], at.actor) == (0, 0, 0)


def test_zd_4_3_equal_totals_are_decided_by_a_coin():
    at = tied()

    assert (at.facts["phase"], at.actor, at.facts["duel"]) == ("coin", "chance", 0)
    assert at.chances == {"initiative 0": 1, "initiative 1": 1}
    assert at.facts["initiative"] is None
    assert at.copy().play("initiative 0").actor == 0
    assert at.copy().play("initiative 1").actor == 1


def test_chance_has_a_stream_of_its_own_for_each_thing_it_decides():
    at, drafting = table({}), table({"mode": "expert"})
    drawing = one_star('[{do="draw", who="own", count=1}]')

    assert drafting.game.chance_stream(drafting.state) == "signs"
    assert at.game.chance_stream(at.state) == "deal"
    assert at.game.chance_stream(tied().state) == "coin"
    assert at.game.chance_stream(drawing.state) == "deck"


def test_zd_4_4_equal_powers_are_decided_for_the_holder():
    cards = written({}, {"aries-6": 3, "leo-9": 3})
    at = stage({}, EVEN + "pass; pass", cards=cards)

    assert at.last_finished["powers"] == [3, 3]
    assert at.last_finished["winner"] == 0


@pytest.mark.parametrize(("switch", "leader"), [("seat0", 0), ("seat1", 1)])
def test_zd_r7_a_switch_may_decide_the_first_tie_without_a_coin(switch, leader):
    at = tied(initiative_tie=switch)

    assert (at.facts["phase"], at.actor) == ("lead", leader)


def test_zd_r7_the_coin_is_shown_to_both():
    assert [tied().seen("initiative 0", seat) for seat in (0, 1, None)] == ["initiative 0"] * 3


def test_zd_r8_pisces_counts_with_its_first_form():
    signs = ["gemini", "leo", "taurus", "pisces", "aries", "cancer"]
    fighters = (
        "pisces-2 aries-2 aries-3 aries-5 leo-6",
        "pisces-8 cancer-2 cancer-3 gemini-a leo-7",
    )
    stars = ("taurus-2 taurus-3 taurus-4", "cancer-4 cancer-5 leo-8")
    at = dealt({"mode": "custom", "signs": signs, "cards": written({})}, fighters, stars)

    assert at.facts["initiative"] == 0


def test_zd_r25_a_mark_now_gives_the_initiative_for_this_duel_only():
    now = '[{do="initiative", who="rival", when="now"}]'
    at = stage({"cancer-5": now}, ASTRAY + "star cancer-5")

    assert (at.facts["initiative"], at.duel["leader"], at.actor) == (1, 0, 1)
    assert at.play("pass; pass").facts["initiative"] == 0


def test_zd_r25_the_latest_mark_in_force_counts():
    own = '[{do="initiative", who="own", when="now"}]'
    marks = {
        "cancer-5": own,
        "aquarius-3": own,
        "aquarius-2": '[{do="cancel", which="rival-last"}]',
    }
    at = stage(marks, EVEN + "star cancer-5; star aquarius-3")

    assert at.facts["initiative"] == 1
    assert at.play("star aquarius-2").facts["initiative"] == 0


def test_zd_r25_the_last_of_two_marks_of_one_star_counts():
    both = ", ".join(f'{{do="initiative", who="{who}", when="now"}}' for who in ("own", "rival"))
    at = stage({"cancer-5": f"[{both}]"}, EVEN + "star cancer-5")

    assert at.facts["initiative"] == 1
