"""The lasting effects: power, pardon, cancel, initiative (ZD-8.4, section 8.3)."""

import pytest

from tests.games.zodiac_duel.table import ASTRAY, EVEN, one_star, stage, written

PARDON = '[{{do="pardon", who="{}"}}]'
CANCEL = '[{do="cancel", which="rival-last"}]'
ANY = '[{do="cancel", which="rival-any"}]'
PLUS = '[{do="power", who="own", amount=2}]'


@pytest.mark.parametrize(("who", "powers"), [("own", [8, 6]), ("rival", [3, 11])])
def test_zd_8_2_power_is_for_a_side(who, powers):
    assert one_star(f'[{{do="power", who="{who}", amount=5}}]').duel["powers"] == powers


@pytest.mark.parametrize("amount", [-9, 0, 9])
def test_zd_8_2_power_may_be_negative(amount):
    at = one_star(f'[{{do="power", who="own", amount={amount}}}]')

    assert at.duel["powers"] == [3 + amount, 6]


@pytest.mark.parametrize(
    ("who", "by", "penalised"),
    [
        ("any", 0, False),
        ("any", 1, False),
        ("own", 0, True),
        ("own", 1, False),
        ("rival", 0, False),
        ("rival", 1, True),
    ],
)
def test_zd_8_2_pardon_lifts_the_penalty_of_whom_it_names(who, by, penalised):
    stars = {"cancer-5": PARDON.format(who), "aquarius-3": PARDON.format(who)}
    turn = ["star cancer-5", "pass; star aquarius-3"][by]

    assert stage(stars, ASTRAY + turn).duel["penalised"] == [False, penalised]


def test_zd_8_2_a_pardoned_duel_is_decided_by_powers():
    at = stage({"aquarius-3": PARDON.format("any")}, ASTRAY + "pass; star aquarius-3; pass; pass")

    assert at.last_finished["winner"] == 1


def test_zd_r32_a_pardon_while_nobody_suffers_lifts_no_later_penalty():
    swap = '[{do="swap", a="own-duel", b="own-base"}]'
    stars = {"aquarius-3": PARDON.format("any"), "cancer-3": swap}
    at = stage(stars, EVEN + "pass; star aquarius-3; pass; star cancer-3; choose leo-9")

    assert at.duel["penalised"] == [False, True]


def test_zd_r32_a_revived_pardon_does_not_lift_a_later_penalty():
    swap = '[{do="swap", a="own-duel", b="own-base"}]'
    stars = {"aquarius-3": PARDON.format("any"), "libra-6": swap, "cancer-3": CANCEL}
    stars["cancer-5"] = CANCEL
    moves = ASTRAY + "pass; star aquarius-3; star cancer-5; star libra-6; choose cancer-4; pass; "
    at = stage(stars, moves + "star cancer-3")

    assert at.duel["cancelled"] == ["cancer-5"]
    assert at.duel["penalised"] == [False, True]


def test_zd_r30_cancelling_takes_all_lasting_marks_away():
    marks = (
        '[{do="power", who="own", amount=2}, {do="pardon", who="any"}, '
        '{do="initiative", who="own", when="now"}]'
    )
    stars = {"aquarius-3": marks, "cancer-5": CANCEL}
    marked = stage(stars, ASTRAY + "pass; star aquarius-3")
    undone = stage(stars, ASTRAY + "pass; star aquarius-3; star cancer-5")

    assert (marked.duel["powers"], marked.duel["penalised"]) == ([3, 11], [False, False])
    assert marked.facts["initiative"] == 1
    assert (undone.duel["powers"], undone.duel["penalised"]) == ([3, 9], [False, True])
    assert (undone.facts["initiative"], undone.duel["cancelled"]) == (0, ["aquarius-3"])


def test_zd_r30_instant_effects_stay_as_they_are():
    instant = '[{do="draw", who="own", count=1}, {do="silence", who="rival", turns=3}]'
    stars = {"cancer-5": instant, "aquarius-3": CANCEL}
    at = stage(stars, EVEN + "star cancer-5; draw leo-8; star aquarius-3")

    assert "leo-8" in at.facts["hand"][0]
    assert at.facts["turns_left"] == [None, 2]


@pytest.mark.parametrize(("revives", "powers"), [(True, [5, 6]), (False, [3, 6])])
def test_zd_r30_cancelling_a_cancel_revives_the_first_star(revives, powers):
    stars = {"cancer-5": PLUS, "aquarius-3": CANCEL, "aquarius-2": CANCEL}
    moves = EVEN + "star cancer-5; star aquarius-3; star aquarius-2"
    at = stage(stars, moves, cancel_revives=revives)

    assert at.duel["powers"] == powers
    assert at.duel["cancelled"] == ["aquarius-3", *([] if revives else ["cancer-5"])]


def test_zd_r31_nothing_happens_if_the_rival_has_played_no_star():
    at = one_star(CANCEL)

    assert at.duel["cancelled"] == []


def test_zd_r31_a_star_aimed_at_twice_needs_both_undone():
    stars = {"cancer-5": PLUS, "aquarius-3": CANCEL, "cancer-3": CANCEL, "aquarius-2": ANY}
    moves = EVEN + "star cancer-5; star aquarius-3; pass; star cancer-3; star aquarius-2; "

    assert stage(stars, moves + "choose cancer-3").duel["powers"] == [3, 6]
    assert stage(stars, moves + "choose aquarius-3").duel["powers"] == [3, 6]


def test_zd_r31_once_both_are_undone_it_revives():
    stars = {
        "cancer-5": PLUS,
        "aquarius-3": CANCEL,
        "cancer-3": CANCEL,
        "aquarius-2": ANY,
        "leo-7": ANY,
    }
    moves = EVEN + "star cancer-5; star aquarius-3; pass; star cancer-3; star aquarius-2; "
    at = stage(stars, moves + "choose cancer-3; pass; star leo-7; choose aquarius-3")

    assert at.duel["powers"] == [5, 6]
    assert at.duel["cancelled"] == ["aquarius-3", "cancer-3"]


def test_zd_r31_the_last_star_counts_whether_or_not_it_is_in_force():
    stars = {"cancer-5": PLUS, "aquarius-3": CANCEL, "libra-6": CANCEL}
    at = stage(stars, EVEN + "star cancer-5; star aquarius-3; pass; star libra-6")

    assert at.duel["cancelled"] == ["cancer-5"]


def test_zd_r31_own_chooses_any_star_of_the_rival_cancelled_or_not():
    stars = {"cancer-5": PLUS, "leo-7": PLUS, "aquarius-3": CANCEL, "libra-6": ANY}
    at = stage(stars, EVEN + "star cancer-5; star aquarius-3; star leo-7; star libra-6")

    assert (at.actor, at.moves) == (1, ["choose cancer-5", "choose leo-7"])
    assert at.play("choose leo-7").duel["powers"] == [3, 6]


def test_zd_8_4_marks_are_cleared_when_the_duel_ends():
    at = one_star(PLUS, after="pass; pass; fight leo-6; fight leo-9")

    assert at.duel["powers"] == [6, 9]
    assert at.duel["cancelled"] == []


@pytest.mark.parametrize(("who", "seat"), [("own", 0), ("rival", 1)])
def test_zd_8_4_initiative_now(who, seat):
    at = one_star(f'[{{do="initiative", who="{who}", when="now"}}]')

    assert at.facts["initiative"] == seat


@pytest.mark.parametrize(("who", "seat"), [("own", 0), ("rival", 1)])
def test_zd_8_4_initiative_next(who, seat):
    star = f'[{{do="initiative", who="{who}", when="next"}}]'
    at = one_star(star, "fight cancer-2; fight leo-9; ", "pass; pass")

    assert at.last_finished["winner"] == 0
    assert at.facts["initiative"] == seat


COUNTERS = {
    "duels-won": 0,
    "duels-lost": 0,
    "own-hand": 2,
    "rival-hand": 2,
    "own-base": 4,
    "rival-base": 4,
    "own-stars": 0,
    "rival-stars": 1,
    "duel": 1,
    "own-fighter": 3,
    "rival-fighter": 6,
}


@pytest.mark.parametrize("counter", COUNTERS)
def test_zd_8_2_amounts_that_count(counter):
    stars = {"cancer-5": f'[{{do="power", who="own", amount={{count="{counter}"}}}}]'}
    at = stage(stars, EVEN + "pass; star libra-6; star cancer-5")

    assert at.duel["powers"] == [3 + COUNTERS[counter], 6]


LATER = {"duels-won": 0, "duels-lost": 1, "duel": 2, "own-stars": 1, "rival-stars": 0}


@pytest.mark.parametrize("counter", LATER)
def test_zd_8_2_amounts_that_count_in_the_second_duel(counter):
    stars = {"cancer-5": f'[{{do="power", who="own", amount={{count="{counter}"}}}}]'}
    second = "star libra-6; pass; pass; fight leo-6; fight leo-9; star leo-7; pass; star cancer-5"
    at = stage(stars, f"{EVEN}pass; {second}")

    assert at.duel["powers"] == [6 + LATER[counter], 9]


def test_zd_8_2_the_seat_that_won_counts_its_duels():
    stars = {"libra-6": '[{do="power", who="own", amount={count="duels-won", times=3}}]'}
    at = stage(stars, f"{EVEN}pass; pass; fight leo-6; fight leo-9; pass; star libra-6")

    assert at.duel["powers"] == [6, 9 + 3]


@pytest.mark.parametrize(
    ("table", "value"),
    [
        ("times=3", 6),
        ("plus=-4", -2),
        ("times=-2, plus=1", -3),
        ("min=5", 5),
        ("max=1", 1),
        ("min=4, max=3", 3),
        ("times=3, plus=1, max=4", 4),
        ("times=0", 0),
    ],
)
def test_zd_8_2_a_count_is_multiplied_raised_and_cut(table, value):
    at = one_star(f'[{{do="power", who="own", amount={{count="own-hand", {table}}}}}]')

    assert at.duel["powers"] == [3 + value, 6]


def test_zd_8_2_fighters_count_with_memory_but_without_marks():
    count = '[{do="power", who="own", amount={count="own-fighter"}}]'
    stars = {"cancer-5": PLUS, "leo-7": count}

    assert stage(stars, EVEN + "star cancer-5; pass; star leo-7").duel["powers"] == [3 + 2 + 3, 6]


def test_zd_r27_added_power_stays_with_the_side():
    swap = '[{do="swap", a="own-duel", b="own-base"}]'
    at = stage({"cancer-5": PLUS, "leo-7": swap}, EVEN + "star cancer-5; pass; star leo-7")

    assert at.play("choose leo-6").duel["powers"] == [6 + 2, 6]


def test_zd_r41_the_sum_of_a_side_may_be_below_zero():
    at = one_star('[{do="power", who="rival", amount=-9}]')

    assert at.duel["powers"] == [3, -3]
    assert at.play("pass; pass").last_finished["winner"] == 0


def test_zd_8_1_the_type_is_an_icon_only():
    plus = written({"cancer-5": PARDON.format("any")})
    kinds = [{**star, "type": "plus"} for star in plus["star"]]
    at = stage({}, ASTRAY + "star cancer-5", cards={**plus, "star": kinds})

    assert at.duel["penalised"] == [False, False]
