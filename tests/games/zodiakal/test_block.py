"""The block (ZK-5.8 to 5.10) and its rulings (ZK-R22 to R28)."""

import pytest

from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table

TWO = """
roll 1; queen take star; queen give star to 1; roll 3; wind to moon;
"""
"""Seat 1 of two is armed with Star and Trumpet; seat 0 throws, from the Queen."""

FOUR = """
roll 1; queen take star; queen give star to 1; roll 1; queen take star; queen give star to 2;
roll 1; queen take star; queen give star to 3; roll 1; queen take star; queen give star to 0;
roll 6; roll 2; wind to moon; roll 2; wind to moon; allow; roll 2; wind to moon; allow; allow;
"""
"""Seats 1 to 3 are armed, each with a Goblet, two Stars and a Trumpet; seat 0 throws."""

GIFT = "roll 2; queen take pearl; queen give flute to 1;"
"""After `FOUR` seat 0 uses the Queen; it owns two Goblets and two Stars."""


def two(moves, *relations, **options):
    """The table after `TWO`, and these moves."""
    return table({"first_player": 0, "cards": ring(*relations), **options}, TWO).play(moves)


def four(moves="", *, effect=GIFT, block_cost=2, **options):
    """The table after `FOUR`, this effect, and these moves."""
    board = ring(block_cost=block_cost)
    at = table({"first_player": 0, "players": 4, "cards": board, **options}, FOUR)
    return at.play(effect).play(moves)


def counter(moves, **options):
    """The same, where blocks may be blocked."""
    return four(moves, counter_block=True, **options)


def test_zk_5_8_every_other_armed_player_with_two_tokens_is_asked_clockwise():
    at = four()

    assert at.shown("phase", "window") == ["block", [{"by": 0, "queue": [1, 2, 3]}]]
    assert at.actor == 1
    assert at.play("allow").facts["window"] == [{"by": 0, "queue": [2, 3]}]
    assert at.actor == 2


def test_zk_5_8_when_all_allow_the_effect_happens():
    at = four("allow; allow; allow")

    assert at.shown("phase", "turn", "declared", "window") == ["roll", 1, [], None]
    assert at.facts["hands"][0] == [0, 2, 2, 0, 0, 0, 1]


def test_zk_5_8_an_armed_player_with_one_token_is_not_asked():
    at = table({"first_player": 0, "cards": ring()}, "roll 3; wind to moon; roll 4; roll again")

    assert at.shown("armed", "phase") == [[True, False], "roll"]


def test_zk_5_8_a_player_with_tokens_who_is_not_armed_is_not_asked():
    at = two("roll 6; roll 1; pass; roll 2; queen take pearl; queen give pearl to 1")

    assert at.shown("armed", "phase", "turn") == [[False, False], "roll", 1]


def test_zk_5_9_a_block_costs_two_own_tokens_of_own_choice():
    at = four()

    assert at.moves == [
        "allow",
        "block goblet star",
        "block goblet trumpet",
        "block star star",
        "block star trumpet",
    ]
    assert at.play("block star star").facts["hands"][1] == [0, 1, 0, 1, 0, 0, 0]
    assert at.facts["box"][2] == 3


def test_zk_5_9_after_a_block_nobody_else_is_asked():
    assert four("block star star").shown("phase", "window", "turn") == ["roll", None, 1]


@pytest.mark.parametrize(
    ("cost", "moves"),
    [
        (1, ["allow", "block goblet", "block star", "block trumpet"]),
        (
            3,
            [
                "allow",
                "block goblet star star",
                "block goblet star trumpet",
                "block star star trumpet",
            ],
        ),
    ],
)
def test_zk_5_9_a_block_costs_as_many_tokens_as_the_board_says(cost, moves):
    assert four(block_cost=cost).moves == moves


def test_zk_5_10_a_blocked_effect_does_not_happen_and_the_turn_ends():
    at = four("allow; block goblet trumpet")

    assert at.facts["hands"][0] == [0, 2, 2, 0, 0, 0, 0]
    assert at.shown("turn", "phase", "declared") == [1, "roll", []]


@pytest.mark.parametrize(
    ("moves", "declared"),
    [
        ("roll 2; wind to moon", ["wind to moon"]),
        ("roll 2; wind to hero; duel 1", ["wind to hero", "duel 1"]),
        ("roll 2; wind to comet; steal from 1", ["wind to comet", "steal from 1"]),
        ("roll 2; wind to sea; then nothing", ["wind to sea", "then nothing"]),
        ("roll 2; wind to wanderer; roll again", ["wind to wanderer", "roll again"]),
        (
            "roll 2; wind to sea; exchange star for pearl",
            ["wind to sea", "exchange star for pearl"],
        ),
    ],
)
def test_zk_r22_all_special_effects_can_be_blocked(moves, declared):
    at = two(moves)

    assert at.shown("phase", "declared") == ["block", declared]
    assert at.actor == 1


@pytest.mark.parametrize(
    ("moves", "declared"),
    [
        ("roll 5; ally to wanderer", ["ally to wanderer"]),
        (
            "roll 3; ally to queen; queen take star; queen give star to 1",
            ["ally to queen", "queen take star", "queen give star to 1"],
        ),
        (
            "roll 5; ally trade star; ally gain star pearl",
            ["ally trade star", "ally gain star pearl"],
        ),
    ],
)
def test_zk_r22_effects_of_alliances_can_be_blocked_too(moves, declared):
    at = two(moves, "swap wanderer queen", "swap sea wanderer", "boon sea comet")

    assert at.shown("phase", "declared") == ["block", declared]


def test_zk_r22_collecting_and_tributes_cannot_be_blocked():
    at = two("roll 1", "tribute comet moon")

    assert at.shown("phase", "kinds") == ["sacrifice", [2, 2]]
    assert at.play("sacrifice goblet to 1").shown("phase", "turn") == ["roll", 1]


def test_zk_r23_the_block_comes_before_any_die_is_thrown():
    at = two("roll 2; wind to comet; steal from 1")
    before = at.facts["throws"]

    assert at.facts["phase"] == "block"
    assert at.play("allow").shown("phase", "throws") == ["steal", before]


def test_zk_r24_after_a_block_the_turn_ends():
    assert two("roll 2; wind to hero; duel 1; block star trumpet").shown("turn", "phase") == [
        1,
        "roll",
    ]


def test_zk_r25_the_order_is_clockwise_from_the_turn_player():
    moves = "allow; allow; allow; roll 1; queen take pearl; queen give flute to 3"
    at = four(moves)

    assert at.facts["window"] == [{"by": 1, "queue": [2, 3]}]


def test_zk_r26_the_turn_player_is_not_asked():
    assert four().facts["window"][0]["queue"] == [1, 2, 3]


def test_zk_r27_by_default_a_block_cannot_be_blocked():
    assert four("block star star").facts["phase"] == "roll"


def test_zk_r27_a_block_may_be_blocked_where_that_is_switched_on():
    at = counter("block star star")

    assert at.facts["window"] == [{"by": 0, "queue": [2, 3]}, {"by": 1, "queue": [2, 3]}]
    assert at.actor == 2
    assert at.play("block star star").facts["window"] == [
        {"by": 0, "queue": [2, 3]},
        {"by": 1, "queue": [3]},
        {"by": 2, "queue": [3, 1]},
    ]
    assert at.actor == 3


def test_zk_r27_a_blocked_block_is_void_and_the_asking_goes_on():
    at = counter("block star star; block star star; allow; allow")

    assert at.facts["window"] == [{"by": 0, "queue": [2, 3]}]
    assert at.facts["declared"] == ["queen take pearl", "queen give flute to 1"]
    assert at.play("allow; allow").shown("phase", "turn") == ["roll", 1]
    assert at.facts["hands"][1] == [0, 1, 0, 1, 1, 0, 0]


def test_zk_r27_a_block_that_nobody_blocks_stands():
    at = counter("block star star; allow; allow")

    assert at.shown("phase", "turn", "window") == ["roll", 1, None]
    assert at.facts["hands"][0] == [0, 2, 2, 0, 0, 0, 0]


def test_zk_r27_a_block_against_the_second_block_lets_the_first_stand():
    at = counter("block star star; block star star; block star star")

    assert at.facts["window"][-1] == {"by": 3, "queue": [1, 2]}
    assert at.play("allow; allow").facts["window"] == [
        {"by": 0, "queue": [2, 3]},
        {"by": 1, "queue": [3]},
    ]
    assert at.play("allow").shown("phase", "turn") == ["roll", 1]


def test_zk_r27_who_can_no_longer_pay_is_passed_over():
    at = counter("block goblet star star; block goblet star star; allow", block_cost=3)

    assert at.facts["window"] == [{"by": 0, "queue": [3]}]
    assert at.actor == 3


def test_zk_r27_from_a_victim_who_has_paid_away_everything_nothing_is_taken():
    theft = "roll 3; steal from 1;"
    twice = "block star star; block star star; allow; block goblet trumpet;"
    at = counter(f"{twice} block goblet trumpet; allow; allow", effect=theft)

    assert at.facts["phase"] == "steal"
    assert at.facts["hands"][1] == [0] * 7
    assert at.play("roll 6").shown("phase", "turn") == ["roll", 1]


def test_zk_r28_a_block_stops_the_move_as_well():
    at = two("roll 2; wind to sea; exchange star for pearl; block star trumpet")

    assert at.facts["tiles"] == ["wind", "moon"]
    assert at.facts["hands"][0] == [0, 1, 1, 1, 0, 0, 0]
