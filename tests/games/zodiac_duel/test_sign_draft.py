"""ZD-2.4: the six signs of expert mode."""

import pytest

from ecliptic.core.errors import IllegalMoveError
from tests.games.zodiac_duel.table import table

DEALT = (
    "deal leo; deal aries; deal virgo; deal libra; deal taurus; deal gemini; deal cancer; "
    "deal pisces; "
)
FIRST = "select leo; select taurus; "
SECOND = "select gemini; select aries; "
UNDEALT = ["aquarius", "capricornus", "sagittarius", "scorpius"]


def expert(moves=""):
    return table({"mode": "expert"}, moves)


def test_zd_2_4_each_seat_is_dealt_four_of_the_twelve_signs():
    at = expert(DEALT)

    assert expert().facts["phase"] == "deal-signs"
    assert len(expert().moves) == 12
    assert at.facts["sign_hand"] == [
        ["aries", "leo", "libra", "virgo"],
        ["cancer", "gemini", "pisces", "taurus"],
    ]
    assert at.facts["sign_rest"] == UNDEALT
    assert (at.facts["phase"], at.actor) == ("sign-1", 0)


def test_zd_2_4_a_dealt_sign_is_uniform_over_those_left():
    assert set(expert().chances.values()) == {1}
    assert len(expert("deal leo").chances) == 11


def test_zd_2_4_each_selects_one_and_the_other_three_go_to_the_rival():
    at = expert(DEALT + FIRST)

    assert at.facts["phase"] == "sign-2"
    assert at.facts["sign_passed"] == [["aries", "libra", "virgo"], ["cancer", "gemini", "pisces"]]
    assert at.moves == ["select cancer", "select gemini", "select pisces"]
    assert expert(f"{DEALT}{FIRST}select gemini").moves == [
        "select aries",
        "select libra",
        "select virgo",
    ]


def test_zd_2_4_a_selected_sign_leaves_the_hand_at_once():
    facts = expert(f"{DEALT}select leo").facts

    assert facts["sign_hand"][0] == ["aries", "libra", "virgo"]
    assert facts["sign_pick"] == [["leo"], []]


def test_zd_2_4_two_middle_signs_are_added_and_the_24_cards_are_the_deck():
    at = expert(f"{DEALT}{FIRST}{SECOND}middle aquarius; middle scorpius")
    signs = ["aquarius", "aries", "gemini", "leo", "scorpius", "taurus"]

    assert at.facts["signs"] == signs
    assert at.facts["deck_size"] == 24
    assert {card.split("-")[0] for card in at.facts["deck"]} == set(signs)
    assert (at.facts["phase"], at.facts["round"]) == ("deal", 1)


def test_zd_2_4_the_signs_are_public_only_when_all_six_are_there():
    at = expert(f"{DEALT}{FIRST}{SECOND}middle aquarius")

    assert at.facts["signs"] == ["aquarius", "aries", "gemini", "leo", "taurus"]
    assert [at.view(seat)["signs"] for seat in (0, 1, None)] == [None, None, None]
    assert len(at.play("middle scorpius").view(None)["signs"]) == 6


def test_zd_2_4_a_seat_cannot_select_a_sign_of_its_rival():
    with pytest.raises(IllegalMoveError, match="select aries, select leo"):
        expert(f"{DEALT}select taurus")


def test_zd_r2_seat_0_selects_first_and_seat_1_does_not_see_it():
    one, other = expert(f"{DEALT}select leo"), expert(f"{DEALT}select virgo")

    assert one.actor == 1
    assert one.view(1) == other.view(1)
    assert expert(DEALT).seen("select leo", 1) == "select ?"
    assert expert(DEALT).seen("select leo", 0) == "select leo"


def test_zd_r10_the_middle_signs_come_from_the_four_undealt_ones():
    at = expert(DEALT + FIRST + SECOND)

    assert at.moves == [f"middle {sign}" for sign in UNDEALT]
    assert set(at.chances.values()) == {1}
    assert len(at.play("middle aquarius").moves) == 3
    assert at.play("middle scorpius").facts["sign_rest"] == []


def test_zd_r10_a_seat_knows_what_it_was_dealt_and_what_it_received():
    at = expert("deal leo")

    assert at.view(0)["sign_hand"] == ["leo"]
    assert (at.view(1)["sign_hand"], at.view(1)["rival_sign_hand"]) == ([], 1)
    assert expert().seen("deal leo", 0) == "deal leo"
    assert expert().seen("deal leo", 1) == "deal ?"
    assert expert().seen("deal leo", None) == "deal ?"


def test_zd_r10_who_selected_which_sign_stays_secret():
    at = expert(f"{DEALT}{FIRST}{SECOND}middle aquarius; middle scorpius")
    theirs = expert(f"{DEALT}select leo; select taurus; select gemini; select aries")

    assert at.view(0)["sign_pick"] == ["leo", "gemini"]
    assert at.view(1)["sign_pick"] == ["taurus", "aries"]
    assert at.view(None)["sign_pick"] is None
    assert theirs.view(0)["sign_passed"] == theirs.view(1)["sign_passed"]
