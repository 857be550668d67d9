"""ZD-3: four rounds in which each seat keeps fighters and stars."""

import pytest

from ecliptic.core.errors import IllegalMoveError
from ecliptic.core.rng import Rng
from tests.games.zodiac_duel.table import (
    FIGHTERS,
    STARS,
    deal_script,
    dealt,
    stage,
    table,
    to_choice,
)

FIRST_POOLS = (
    "draw aquarius-3; draw libra-4; draw cancer-2; draw leo-6; "
    "draw aries-2; draw aries-3; draw leo-7; draw leo-8; "
)
TWO = "keep aquarius-3 fighter; keep libra-4 star; "
TWO_MORE = "keep aries-2 fighter; keep leo-8 fighter; "
ADVANCED = ["gemini", "pisces", "sagittarius", "scorpius", "taurus", "virgo"]
BASIC = ["aquarius", "aries", "cancer", "capricornus", "leo", "libra"]


def basic(moves=""):
    return table({}, moves)


def after_rounds(rounds):
    """A table of mode basic after so many rounds of the deal script of `stage`."""
    moves = deal_script(basic().facts["deck"], FIGHTERS, STARS).split("; ")
    return basic("; ".join(moves[: 12 + 8 * (rounds - 1)] if rounds else []))


def test_zd_2_2_basic_plays_the_24_basic_cards():
    facts = basic().facts

    assert facts["signs"] == BASIC
    assert facts["deck_size"] == 24
    assert {card.split("-")[0] for card in facts["deck"]} == set(BASIC)


def test_zd_2_2_advanced_plays_the_24_advanced_cards():
    facts = table({"mode": "advanced"}).facts

    assert facts["signs"] == ADVANCED
    assert {card.split("-")[0] for card in facts["deck"]} == set(ADVANCED)


def test_zd_2_3_cards_of_other_signs_never_enter_play():
    at = basic()

    assert "taurus-2" not in at.facts["deck"]
    assert "draw taurus-2" not in at.moves
    assert "taurus-2" not in at.view(0)["unseen"]


def test_zd_3_1_each_seat_draws_four_cards_seat_0_first():
    at = basic("draw aquarius-3; draw libra-4; draw cancer-2; draw leo-6")

    assert at.facts["pool"] == [["aquarius-3", "cancer-2", "leo-6", "libra-4"], []]
    assert at.actor == "chance"
    assert at.play("draw aries-2").facts["pool"][1] == ["aries-2"]


def test_zd_3_1_chance_draws_from_the_deck_until_the_seats_pick():
    at = to_choice(basic(), Rng(31))
    pools = at.facts["pool"]

    assert [len(pool) for pool in pools] == [4, 4]
    assert sorted([*at.facts["deck"], *pools[0], *pools[1]]) == basic().facts["deck"]


def test_zd_3_1_a_pool_is_secret():
    at = basic("draw aquarius-3")

    assert (at.view(1)["pool"], at.view(1)["rival_pool"]) == ([], 1)
    assert at.view(1) == basic("draw leo-6").view(1)
    assert basic().seen("draw leo-6", 0) == "draw leo-6"
    assert basic().seen("draw leo-6", 1) == "draw ?"


def test_zd_3_2_two_cards_are_kept_each_as_a_fighter_or_a_star():
    at = basic(FIRST_POOLS)

    assert at.moves == [
        f"keep {card} {role}"
        for card in ("aquarius-3", "cancer-2", "leo-6")
        for role in ("fighter", "star")
    ]
    assert at.play(TWO).actor == 1


@pytest.mark.parametrize(
    ("roles", "bases", "hands"),
    [
        (("fighter", "fighter"), 2, 0),
        (("fighter", "star"), 1, 1),
        (("star", "fighter"), 1, 1),
        (("star", "star"), 0, 2),
    ],
)
def test_zd_3_2_any_mix_is_allowed(roles, bases, hands):
    first = f"keep aquarius-3 {roles[0]}; keep libra-4 {roles[1]}; "
    facts = basic(FIRST_POOLS + first + TWO_MORE).facts

    assert (len(facts["base"][0]), len(facts["hand"][0])) == (bases, hands)


def test_zd_3_3_everybody_ends_with_five_fighters_and_three_stars():
    facts = stage().facts

    assert [len(base) for base in facts["base"]] == [5, 5]
    assert [len(hand) for hand in facts["hand"]] == [3, 3]


THREE_STARS = (
    "draw aries-3; draw aquarius-2; draw leo-7; draw leo-6; "
    "draw aries-6; draw leo-9; draw cancer-4; draw libra-5; "
    "keep aquarius-2 star; keep aries-3 star; keep aries-6 fighter; keep cancer-4 fighter; "
    "draw cancer-2; draw aquarius-1; draw aries-2; draw aries-5; "
    "keep leo-9 star; keep libra-5 fighter; keep aries-2 fighter; keep leo-6 fighter; "
    "draw capricornus-3; draw capricornus-4; draw capricornus-5; draw capricornus-6"
)
"""Seat 0 has three stars after two rounds; the pools of the third are drawn."""


def test_zd_3_3_after_three_stars_only_fighters_can_be_kept():
    at = basic(THREE_STARS)

    assert at.facts["hand"][0] == ["aquarius-2", "aries-3", "leo-9"]
    assert at.moves
    assert all(move.endswith("fighter") for move in at.moves)


def test_zd_3_4_picks_are_secret_until_both_have_picked():
    one = basic(FIRST_POOLS + TWO)
    other = basic(f"{FIRST_POOLS}keep cancer-2 star; keep leo-6 star")

    assert one.facts["pending"][0] == [["aquarius-3", "fighter"], ["libra-4", "star"]]
    assert one.facts["base"] == [[], []]
    assert one.view(1)["rival_pending"] == 2
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)


def test_zd_3_4_then_fighters_go_to_the_base_and_stars_to_the_hand():
    at = basic(FIRST_POOLS + TWO + TWO_MORE)

    assert at.facts["base"] == [["aquarius-3"], ["aries-2", "leo-8"]]
    assert at.facts["hand"] == [["libra-4"], []]
    assert at.facts["pending"] == [[], []]
    assert at.view(1)["rival_hand_unknown"] == 1
    assert at.view(1)["rival_hand_known"] == []


def test_zd_3_5_unkept_cards_go_to_the_rival_and_both_draw_two():
    at = basic(FIRST_POOLS + TWO + TWO_MORE)
    drawn = at.copy().play("draw cancer-3; draw cancer-4; draw libra-5; draw libra-6")

    assert at.facts["pool"] == [["aries-3", "leo-7"], ["cancer-2", "leo-6"]]
    assert at.facts["passed"] == [[["cancer-2", "leo-6"]], [["aries-3", "leo-7"]]]
    assert [len(pool) for pool in drawn.facts["pool"]] == [4, 4]
    assert (drawn.facts["round"], drawn.actor) == (2, 0)


def test_zd_3_5_both_know_the_cards_that_changed_hands():
    at = basic(FIRST_POOLS + TWO + TWO_MORE)

    assert at.view(0)["passed"] == at.view(1)["passed"] == at.facts["passed"]


def test_zd_3_6_the_last_unkept_cards_are_shuffled_into_the_deck():
    facts = stage().facts

    assert facts["deck_size"] == 8
    assert [len(pair) for pair in facts["returned"]] == [2, 2]
    assert set(facts["returned"][0] + facts["returned"][1]) <= set(facts["deck"])
    assert facts["pool"] == [[], []]
    assert facts["round"] == 4


def test_zd_3_7_later_bases_and_hands_may_grow_past_their_limits():
    add = '[{do="move", from=["rival-base"], to="own-base", pick="own"}]'
    draw = '[{do="draw", who="own", count=4}]'
    at = stage({"cancer-5": add, "aquarius-2": draw}, "fight aries-3; fight aries-6; ")
    at.play("star cancer-5; choose leo-9; pass; star aquarius-2; draw aries-2; draw aries-5")
    at.play("draw leo-8; draw libra-3")

    assert len(at.facts["base"][0]) == 5
    assert len(at.facts["hand"][0]) == 5


VIRGOS = ("virgo-1 virgo-2 leo-6 leo-7 aries-3", "virgo-3 leo-8 leo-9 aries-5 aries-6")
OTHERS = ("cancer-2 cancer-3 cancer-4", "libra-3 libra-4 libra-5")


def virgos(moves=""):
    signs = ["virgo", "leo", "aries", "cancer", "libra", "taurus"]
    return dealt({"mode": "custom", "signs": signs}, VIRGOS, OTHERS, moves)


def test_zd_3_8_each_virgo_in_a_base_draws_a_star_seat_0_first():
    at = virgos()

    assert (at.facts["phase"], at.actor) == ("virgo", "chance")
    at.play("draw taurus-2; draw taurus-3; draw taurus-4")
    assert at.facts["hand"][0] == ["cancer-2", "cancer-3", "cancer-4", "taurus-2", "taurus-3"]
    assert at.facts["hand"][1] == ["libra-3", "libra-4", "libra-5", "taurus-4"]
    assert at.facts["phase"] == "lead"


def test_zd_3_8_chance_draws_for_the_virgos_until_the_first_duel():
    at = to_choice(virgos(), Rng(38))

    assert (at.facts["phase"], at.facts["deck_size"]) == ("lead", 5)


def test_zd_3_8_only_the_seat_that_draws_sees_the_card():
    assert virgos().seen("draw taurus-2", 0) == "draw taurus-2"
    assert virgos().seen("draw taurus-2", 1) == "draw ?"
    assert virgos("draw taurus-2").view(1) == virgos("draw taurus-3").view(1)


def test_zd_3_9_bases_are_public_and_hands_are_secret():
    at = stage()

    assert at.view(0)["base"] == at.view(1)["base"] == at.view(None)["base"] == at.facts["base"]
    assert at.view(0)["hand"] == sorted(STARS[0].split())
    assert at.view(None)["hand"] is None
    assert not set(STARS[1].split()) & set(at.view(0)["rival_hand_known"])
    assert at.view(0)["rival_hand_unknown"] == 3


def test_zd_r4_the_first_pick_is_never_the_last_card_and_the_second_is_greater():
    at = basic(FIRST_POOLS)
    second = at.copy().play("keep cancer-2 star")

    with pytest.raises(IllegalMoveError):
        at.play("keep libra-4 star")
    assert {move.split()[1] for move in second.moves} == {"leo-6", "libra-4"}


def test_zd_r5_the_rival_does_not_see_the_last_unkept_cards():
    at = stage()

    assert at.view(0)["returned"] == at.facts["returned"][0]
    assert at.view(1)["returned"] == at.facts["returned"][1]
    assert [len(pairs) for pairs in at.facts["passed"]] == [3, 3]


def test_zd_r6_virgos_draw_after_the_last_cards_went_back():
    assert virgos().facts["deck_size"] == 8
    assert len(virgos().moves) == 8


def test_zd_r9_a_seat_with_five_fighters_can_keep_only_stars():
    at = after_rounds(3)
    at.play("draw aquarius-2; draw leo-7; draw cancer-3; draw libra-6")

    assert len(at.facts["base"][0]) == 5
    assert all(move.endswith("star") for move in at.moves)


def test_zd_r11_any_six_signs_make_a_game():
    signs = ["leo", "pisces", "virgo", "aries", "gemini", "taurus"]
    facts = table({"mode": "custom", "signs": signs}).facts

    assert facts["signs"] == sorted(signs)
    assert facts["deck_size"] == 24


def test_zd_2_5_custom_names_the_signs_in_any_order():
    signs = ["leo", "pisces", "virgo", "aries", "gemini", "taurus"]
    backwards = table({"mode": "custom", "signs": signs[::-1]})

    assert backwards.facts == table({"mode": "custom", "signs": signs}).facts


def test_zd_r12_passed_and_returned_cards_stay_in_view_all_game():
    at = stage({}, "fight aries-3; fight aries-6; pass; pass; fight leo-6; fight leo-9; pass; pass")

    assert at.view(1)["passed"] == at.facts["passed"]
    assert at.view(1)["returned"] == at.facts["returned"][1]
