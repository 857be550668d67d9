"""Special effects in general (ZK-4)."""

import pytest

from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table

ONE = {"first_player": 0}


def on_ring(moves, *relations, **options):
    """A table on the ring, after these moves."""
    return table({**ONE, "cards": ring(*relations), **options}, moves)


def test_zk_4_1_after_landing_one_effect_may_be_used_or_none():
    at = on_ring("roll 1")

    assert "pass" in at.moves
    assert at.play("pass").shown("turn", "phase") == [1, "roll"]


def test_zk_4_2_a_piece_is_armed_from_its_arrival_on_the_moon_until_it_leaves():
    at = on_ring("roll 6; pass; roll 1; pass; roll 2")

    assert at.shown("tiles", "armed") == [["moon", "queen"], [True, False]]
    assert at.play("roll 6; roll 1").facts["armed"] == [False, False]


def test_zk_4_2_being_moved_to_the_moon_arms_a_piece():
    assert on_ring("roll 3; wind to moon").facts["armed"] == [True, False]


def test_zk_4_3_the_moon_offers_nothing_on_ones_own_turn():
    at = on_ring("roll 6; pass; roll 1; pass; roll 2")

    assert at.shown("turn", "phase") == [1, "roll"]


@pytest.mark.parametrize("steps", [2, 5])
def test_zk_4_4_where_nothing_can_be_declared_the_turn_ends_without_a_choice(steps):
    assert on_ring(f"roll {steps}").shown("turn", "phase") == [1, "roll"]


def test_zk_4_5_nothing_happens_before_all_is_declared():
    at = on_ring("roll 3; wind to queen; queen take star")

    assert at.shown("phase", "declared") == ["detail", ["wind to queen", "queen take star"]]
    assert at.facts["tiles"][0] == "wind"
    assert at.facts["hands"][0] == [0, 0, 0, 1, 0, 0, 0]
    assert at.play("queen give star to 1").shown("declared", "tiles") == [[], ["queen", "moon"]]


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("roll 3; wind to sea", ["exchange trumpet for goblet", "then nothing"]),
        ("roll 3; wind to wanderer", ["roll again", "then nothing"]),
        ("roll 3; wind to comet", ["then nothing"]),
        ("roll 4; ally to queen", ["queen take flute", "queen take star"]),
        ("roll 1; queen take star", ["queen give goblet to 1", "queen give star to 1"]),
        (
            "roll 1; pass; roll 1; pass; roll 5; ally trade pearl",
            ["ally gain star star", "ally gain goblet pearl"],
        ),
    ],
)
def test_zk_4_5_a_declaration_goes_on_after_its_latest_move(moves, expected):
    at = on_ring(moves, "swap wanderer queen", "boon sea queen")

    assert set(expected) <= set(at.moves)
    assert "pass" not in at.moves
    assert at.facts["phase"] == "detail"


def test_zk_4_6_an_effect_of_the_tile_or_of_an_alliance_ends_the_turn():
    at = on_ring("roll 1; queen take star; queen give star to 1", "swap queen wanderer")

    assert at.shown("turn", "phase") == [1, "roll"]


def test_zk_4_7_a_landing_after_the_extra_throw_collects_and_offers_nothing_more():
    at = on_ring("roll 4; roll again; roll 5")

    assert at.facts["tiles"][0] == "queen"
    assert at.facts["hands"][0] == [0, 1, 0, 0, 1, 0, 0]
    assert at.shown("turn", "phase", "used") == [1, "roll", False]


def test_zk_4_7_bans_and_tributes_apply_after_the_extra_throw():
    ban = on_ring("roll 4; roll again; roll 5", "ban queen wanderer", extra_roll="fresh")
    tribute = on_ring("roll 1; pass; roll 4; roll again; roll 6", "tribute queen comet")

    assert ban.shown("phase", "turn", "used") == ["roll", 1, False]
    assert tribute.shown("phase", "used") == ["sacrifice", True]


def test_zk_4_7_the_mark_of_the_extra_throw_stays_until_the_turn_ends():
    at = on_ring("roll 4; roll again", roll_cap=2)

    assert at.facts["used"]
    assert at.copy().play("roll 3").facts["used"] is False
    assert on_ring("roll 4; roll again", roll_cap=1).shown("phase", "used") == ["end", True]
