"""The effect that exchanges fighters (ZD-8.6, R22, R24, R47)."""

import pytest

from tests.games.zodiac_duel.table import ASTRAY, EVEN, one_star, stage

SECOND = EVEN + "pass; pass; fight leo-6; fight leo-9; "
OWN_BASE = ["aquarius-1", "cancer-2", "capricornus-3"]
RIVAL_BASE = ["aquarius-4", "cancer-4", "libra-5"]
LYING = {
    "own-duel": ["leo-6"],
    "rival-duel": ["leo-9"],
    "own-base": OWN_BASE,
    "rival-base": RIVAL_BASE,
    "own-finished": ["aries-3"],
    "rival-finished": ["aries-6"],
}
PAIRS = [(a, b) for a in LYING for b in LYING if a != b]


def swap(a, b, more=""):
    return f'[{{do="swap", a="{a}", b="{b}"{more}}}]'


def swapped(a, b, more=""):
    return stage({"cancer-5": swap(a, b, more)}, SECOND + "star cancer-5")


def lying_at(at, place):
    """The fighters of a place, as `LYING` names them."""
    side, _, where = place.partition("-")
    seat = ["own", "rival"].index(side)
    if where == "base":
        return at.facts["base"][seat]
    record = at.facts["duels"][1 if where == "duel" else 0]
    return [record["fighters"][seat]]


def answered(at, places):
    """Choose the first fighter of each place; return what could be chosen each time."""
    asked = []
    for place in places:
        if not place.endswith("duel"):
            asked.append((at.actor, at.moves))
            at.play(f"choose {LYING[place][0]}")
    return asked


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_zd_8_6_any_two_places_exchange_fighters(a, b):
    at = swapped(a, b)
    asked = answered(at, (a, b))
    chosen = [place for place in (a, b) if not place.endswith("duel")]

    assert asked == [(0, [f"choose {card}" for card in LYING[place]]) for place in chosen]
    assert at.facts["phase"] == "stars"
    assert LYING[b][0] in lying_at(at, a)
    assert LYING[a][0] in lying_at(at, b)
    assert LYING[a][0] not in lying_at(at, a)


@pytest.mark.parametrize(("a", "b"), [("own-finished", "own-base"), ("own-base", "rival-finished")])
def test_zd_8_6_a_place_without_a_fighter_means_nothing_happens(a, b):
    at = one_star(swap(a, b))

    assert (at.facts["phase"], at.actor) == ("stars", 1)
    assert at.duel["fighters"] == ["aries-3", "aries-6"]


def test_zd_8_6_no_choice_is_asked_where_the_other_place_is_empty():
    at = one_star(swap("own-base", "own-finished", ", optional=true"))

    assert (at.facts["phase"], at.actor) == ("stars", 1)


def test_zd_8_6_orientation_and_result_stay_with_the_place():
    at = swapped("own-finished", "rival-base").play("choose aries-3; choose libra-5")
    finished = at.last_finished

    assert finished["fighters"] == ["libra-5", "aries-6"]
    assert (finished["winner"], finished["powers"], finished["signs"]) == (
        1,
        [3, 6],
        ["aries", "aries"],
    )


@pytest.mark.parametrize("b", ["own-base", "rival-base", "own-finished", "rival-finished"])
def test_zd_r47_an_optional_swap_may_be_declined_at_its_first_choice_only(b):
    at = swapped("own-base" if b != "own-base" else "rival-base", b, ", optional=true")
    before = at.copy().facts["base"]

    assert at.moves[-1] == "decline"
    assert at.copy().play("decline").facts["base"] == before
    at.play(at.moves[0])
    assert "decline" not in at.moves


def test_zd_r47_a_swap_with_the_duelling_fighter_may_be_declined_too():
    at = swapped("own-duel", "own-base", ", optional=true")

    assert at.moves == [*(f"choose {card}" for card in OWN_BASE), "decline"]
    assert at.play("decline").duel["fighters"] == ["leo-6", "leo-9"]


def test_zd_r24_the_new_penalty_is_for_the_responder_only():
    lead = stage({"cancer-5": swap("own-duel", "own-base")}, EVEN + "star cancer-5; choose leo-6")
    answer = stage({"aquarius-3": swap("own-duel", "own-base")}, EVEN + "pass; star aquarius-3")

    assert lead.duel["penalised"] == [False, False]
    assert answer.play("choose leo-9").duel["penalised"] == [False, True]


def test_zd_r24_the_old_penalty_is_gone_when_the_new_fighter_follows():
    at = stage({"aquarius-3": swap("own-duel", "own-base")}, ASTRAY + "pass; star aquarius-3")

    assert at.duel["penalised"] == [False, True]
    assert at.play("choose aries-6").duel["penalised"] == [False, False]


def test_zd_r24_the_rivals_star_can_exchange_the_answer():
    at = stage({"cancer-5": swap("rival-duel", "rival-base")}, EVEN + "star cancer-5")

    assert at.play("choose leo-9").duel["penalised"] == [False, True]


def test_zd_r37_a_fighter_of_a_finished_duel_comes_back_into_this_one():
    at = swapped("rival-duel", "rival-finished").play("choose aries-6")

    assert at.duel["fighters"] == ["leo-6", "aries-6"]
    assert at.duel["penalised"] == [False, True]
    assert at.last_finished["fighters"] == ["aries-3", "leo-9"]
