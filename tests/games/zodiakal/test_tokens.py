"""Tokens (ZK-3): collecting, the limit of seven, the box."""

import pytest

from tests.games.zodiakal.boards import PLENTY, ring
from tests.games.zodiakal.table import table

ONE = {"first_player": 0}

RICH = """
roll 1; queen take star; queen give star to 1; roll 1; queen take star; queen give star to 0;
roll 6; roll 6;
roll 2; queen take star; queen give star to 1; roll 2; queen take star; queen give star to 0;
roll 6; roll 6; roll 2
"""
"""On the ring, seat 0 owns three Goblets and four Stars, seat 1 two and four."""


def rich(moves="", **options):
    """The table after `RICH`."""
    return table({**ONE, "cards": ring(copies=PLENTY), **options}, RICH).play(moves)


def test_zk_3_1_who_lands_on_a_tile_takes_a_token_of_its_kind_from_the_box():
    at = table(ONE, "roll 3")

    assert at.facts["hands"][0] == [0, 1, 0, 0, 0, 0, 0]
    assert at.facts["box"] == [3, 2, 3, 3, 3, 3, 3]


def test_zk_3_2_a_player_may_own_several_of_one_kind():
    at = table(ONE, "roll 3; queen take goblet; queen give star to 1")

    assert at.facts["hands"][0] == [0, 2, 0, 0, 0, 0, 0]


def test_zk_3_3_where_the_box_has_none_nothing_is_collected_and_the_steps_go_on():
    at = table(ONE, "roll 3; queen take goblet; queen give goblet to 1; roll 3")

    assert at.shown("box", "phase") == [[3, 0, 3, 3, 3, 3, 3], "special"]
    assert at.facts["hands"][1] == [0, 1, 0, 0, 0, 0, 0]
    assert "queen take goblet" not in at.moves


@pytest.mark.parametrize("tile", ["moon", "sea", "hero"])
def test_zk_3_4_who_is_moved_to_a_tile_collects_nothing(tile):
    at = table({**ONE, "cards": ring()}, f"roll 3; wind to {tile}")

    assert at.facts["hands"][0] == [0, 0, 0, 1, 0, 0, 0]


def test_zk_3_5_who_has_more_than_seven_puts_tokens_of_own_choice_back():
    at = rich("queen take pearl; queen give flute to 1")

    assert at.shown("phase", "turn") == ["discard", 0]
    assert at.moves == ["discard goblet", "discard pearl", "discard star"]
    assert at.play("discard pearl").shown("phase", "turn") == ["roll", 1]
    assert at.facts["hands"][0] == [0, 3, 4, 0, 0, 0, 0]


def test_zk_3_5_if_several_have_too_many_the_turn_player_discards_first():
    at = rich("pass; roll 2; pass; roll 6; roll 6; roll 2; discard goblet")
    at.play("queen take pearl; queen give flute to 1")

    assert at.actor == 0
    assert at.play("discard star").shown("phase", "turn") == ["discard", 0]
    assert at.actor == 1
    assert at.play("discard flute").shown("phase", "turn") == ["roll", 1]


def test_zk_3_5_a_larger_limit_is_that_of_the_board():
    at = table({**ONE, "cards": ring(hand_limit=8)}, RICH)
    at.play("queen take pearl; queen give flute to 1")

    assert at.shown("phase", "turn") == ["roll", 1]
    assert sum(at.facts["hands"][0]) == 8


def test_zk_3_6_tokens_go_back_to_the_box_and_are_available_at_once():
    before = rich("queen take pearl; queen give flute to 1")
    after = before.copy().play("discard pearl")

    assert (before.facts["box"][6], after.facts["box"][6]) == (8, 9)
