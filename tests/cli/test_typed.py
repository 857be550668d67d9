"""What is meant by what is typed."""

import pytest

from ecliptic.catalog import load_game
from ecliptic.cli.typed import move_meant

DUAL = load_game("dual")
HAND = ["play r8", "play y7", "play b1"]
WIND = ["wind 0", "wind 2", "wind 12"]


@pytest.mark.parametrize(("typed", "meant"), [("1", "play r8"), ("2", "play y7"), ("3", "play b1")])
def test_a_number_is_the_move_at_that_place_of_the_list(typed, meant):
    assert move_meant(DUAL, HAND, typed) == meant


def test_a_number_of_the_list_goes_before_a_text_that_ends_so():
    assert move_meant(DUAL, WIND, "2") == "wind 2"
    assert move_meant(DUAL, ["wind 2", "wind 0"], "2") == "wind 0"


@pytest.mark.parametrize("typed", ["4", "-1", "01", "+1", "1.0", "\u0663", "1 2", "9" * 5000])
def test_a_number_that_is_not_in_the_list_stays_as_it_is(typed):
    assert move_meant(DUAL, HAND, typed) == typed


@pytest.mark.parametrize("typed", ["play y7", "PLAY Y7", "Play y7", "play   y7", "y7", "Y7"])
def test_a_legal_move_is_found_in_capitals_and_without_its_first_word(typed):
    assert move_meant(DUAL, HAND, typed) == "play y7"


@pytest.mark.parametrize("typed", ["play y9", "PLAY Y9", "y9", "Y9"])
def test_a_move_that_is_not_legal_is_found_too_so_that_its_rule_can_be_told(typed):
    assert move_meant(DUAL, HAND, typed) == "play y9"


@pytest.mark.parametrize(("legal", "meant"), [(["flip y7"], "flip y9"), (["play y7"], "play y9")])
def test_without_its_first_word_a_move_is_of_the_kind_that_is_to_be_made_now(legal, meant):
    assert move_meant(DUAL, legal, "y9") == meant


def test_a_whole_text_is_that_move_whatever_is_to_be_made_now():
    assert move_meant(DUAL, HAND, "Flip B5") == "flip b5"
    assert move_meant(DUAL, HAND, "flip y7") == "flip y7"


def test_an_end_that_several_moves_have_is_not_guessed():
    both = ["now play y7", "then play y7"]

    assert move_meant(DUAL, both, "7") == "7"
    assert move_meant(DUAL, both, "y7") == "y7"


def test_a_part_of_a_word_is_no_end():
    assert move_meant(DUAL, HAND, "7") == "7"
    assert move_meant(DUAL, HAND, "lay y7") == "lay y7"


@pytest.mark.parametrize("typed", ["hello", "play z9", "Play  Z9", "y7 now", "play", "play y7 y7"])
def test_what_is_no_move_stays_as_it_was_typed(typed):
    assert move_meant(DUAL, HAND, typed) == typed


def test_where_nothing_is_legal_a_whole_text_is_still_found():
    assert move_meant(DUAL, [], "PLAY Y7") == "play y7"
    assert move_meant(DUAL, [], "1") == "1"
    assert move_meant(DUAL, [], "y7") == "y7"
