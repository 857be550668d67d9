"""Effects of the tiles (ZK-5.1 to 5.7)."""

import pytest

from tests.games.zodiakal.boards import ring, turned
from tests.games.zodiakal.table import table

ONE = {"first_player": 0}


def on_ring(moves, *relations, **options):
    """A table on the ring, after these moves."""
    return table({**ONE, "cards": ring(*relations), **options}, moves)


COMET = "roll 1; queen take star; queen give pearl to 1; roll 6; pass; roll 1"
"""Seat 0 lands on the Comet, seat 1 owns two Pearls and stands on the Sea."""

TWO_VICTIMS = """
roll 1; queen take star; queen give pearl to 1; roll 5; pass; roll 6; pass; roll 1
"""

HERO = "roll 1; queen take star; queen give pearl to 1; roll 6; pass; roll 4"
"""Seat 0 lands on the Hero."""


def test_zk_5_1_the_effect_is_that_of_the_tile_the_piece_stands_on():
    assert "roll again" in on_ring("roll 4").moves
    assert on_ring("roll 3; wind to wanderer").moves == ["roll again", "then nothing"]


def test_zk_5_2_the_queen_gives_one_token_to_oneself_and_one_to_another():
    at = on_ring("roll 1; queen take star; queen give pearl to 2", players=3)

    assert at.facts["hands"] == [[0, 1, 1, 0, 0, 0, 0], [0] * 7, [0, 0, 0, 0, 0, 0, 1]]
    assert at.facts["box"] == [9, 8, 8, 9, 9, 9, 8]


def test_zk_5_2_neither_part_of_the_gift_may_be_left_out():
    at = on_ring("roll 1; queen take star")

    assert {move.split()[1] for move in at.moves} == {"give"}
    assert len(at.moves) == 7


def test_zk_5_3_the_thief_names_another_player_who_has_a_token():
    at = on_ring(TWO_VICTIMS, players=3)

    assert at.moves == ["pass", "steal from 1", "steal from 2"]
    assert at.play("steal from 1").shown("phase", "taking") == ["steal", [0, 1]]
    assert at.actor == "chance"


@pytest.mark.parametrize(("face", "phase"), [(5, "roll"), (6, "take")])
def test_zk_5_3_a_six_takes_one_token(face, phase):
    at = on_ring(COMET).play(f"steal from 1; roll {face}")

    assert at.facts["phase"] == phase


def test_zk_5_3_other_faces_steal_where_the_board_says_so():
    at = table({**ONE, "cards": ring(steal_on=[2, 3])}, COMET).play("steal from 1")

    assert at.copy().play("roll 2").facts["phase"] == "take"
    assert at.copy().play("roll 6").facts["phase"] == "roll"
    assert at.play("roll 3; take pearl").facts["hands"] == [
        [0, 1, 2, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 0, 1],
    ]


def test_zk_5_4_the_wind_moves_to_any_other_tile():
    at = on_ring("roll 3")

    assert at.moves == [
        "pass",
        *(f"wind to {tile}" for tile in ("comet", "hero", "moon", "queen", "sea", "wanderer")),
    ]
    assert at.play("wind to sea; then nothing").shown("tiles", "turn") == [["sea", "moon"], 1]


def test_zk_5_4_the_effect_of_the_new_tile_may_be_used():
    at = on_ring("roll 3; wind to sea; exchange trumpet for star")

    assert at.facts["hands"][0] == [0, 0, 1, 0, 0, 0, 0]
    assert at.shown("tiles", "turn") == [["sea", "moon"], 1]


def test_zk_5_5_the_wanderer_throws_and_moves_again():
    at = on_ring("roll 4; roll again")

    assert at.shown("phase", "turn", "pos") == ["roll", 0, [4, 0]]
    assert at.play("roll 2").shown("pos", "turn") == [[6, 0], 1]


def test_zk_5_5_from_there_after_the_wind_too():
    at = on_ring("roll 3; wind to wanderer; roll again; roll 1")

    assert at.shown("tiles", "hands") == [
        ["hero", "moon"],
        [[0, 0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0]],
    ]


def test_zk_5_6_both_throw_and_the_higher_throw_takes_a_token_of_the_other():
    at = on_ring(HERO).play("duel 1")

    assert at.shown("phase", "duel") == [
        "duel",
        {"challenger": 0, "rival": 1, "throws": []},
    ]
    assert at.play("roll 4").facts["duel"]["throws"] == [4]
    assert at.copy().play("roll 3").shown("phase", "taking") == ["take", [0, 1]]
    assert at.copy().play("roll 5").shown("phase", "taking") == ["take", [1, 0]]


def test_zk_5_6_a_tie_is_thrown_again_by_both():
    at = on_ring(HERO).play("duel 1; roll 4; roll 4")

    assert at.facts["duel"] == {"challenger": 0, "rival": 1, "throws": []}
    assert at.play("roll 1; roll 2; take goblet").facts["hands"][1] == [0, 1, 0, 0, 0, 0, 2]


def test_zk_5_6_from_a_loser_without_tokens_nothing_is_taken():
    options = {"first_player": 1, "collect": "optional", "cards": ring()}
    at = table(options, "roll 1; collect; pass; roll 5; decline; duel 1; roll 1; roll 6")

    assert at.shown("phase", "turn", "taking") == ["roll", 1, None]
    assert at.facts["kinds"][0] == 0


def test_zk_5_7_the_sea_exchanges_one_token_for_one_of_another_kind():
    at = on_ring("roll 6")

    assert [move for move in at.moves if move != "pass"] == [
        f"exchange pearl for {token}"
        for token in ("flute", "goblet", "moonstone", "star", "sword", "trumpet")
    ]
    assert at.play("exchange pearl for star").facts["box"] == [9, 9, 8, 9, 9, 9, 9]


def test_zk_5_7_an_exchange_needs_a_token():
    at = on_ring("roll 3; wind to sea; exchange trumpet for star")

    assert at.facts["hands"][0] == [0, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (1, "queen take goblet"),
        (3, "wind to tilea"),
        (4, "roll again"),
    ],
)
def test_zk_5_1_actions_may_lie_on_other_tiles(steps, expected):
    at = table({**ONE, "cards": turned()}, f"roll {steps}")

    assert expected in at.moves
    assert at.facts["tiles"][1] == "tileb"


def test_zk_4_2_the_moon_is_the_tile_that_blocks():
    at = table({**ONE, "cards": turned()}, "roll 3; wind to tileb")

    assert at.shown("tiles", "armed") == [["tileb", "tileb"], [True, False]]
