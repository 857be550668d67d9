"""The set-up (ZK-1): board, box, pieces, who begins."""

import pytest

from ecliptic.games.zodiakal import Zodiakal
from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table

SEATS = pytest.mark.parametrize("players", [2, 3, 4])


def test_zk_1_1_pieces_walk_clockwise_round_24_squares():
    at = table({"first_player": 0}, "roll 6; roll 5; roll 6; roll 6; roll 6; roll 5; roll 5")

    assert at.game.board.squares == 24
    assert at.shown("pos", "turn") == [[23, 16], 1]
    assert at.play("roll 3; roll 2").facts["pos"] == [1, 19]


def test_zk_1_2_seven_tiles_lie_where_the_file_says():
    squares = {tile.id: tile.square for tile in Zodiakal().board.tiles}

    assert squares == {
        "moon": 0,
        "queen": 3,
        "comet": 7,
        "wind": 10,
        "wanderer": 14,
        "hero": 17,
        "sea": 21,
    }


@pytest.mark.parametrize(
    ("steps", "tile", "token"),
    [(1, "queen", 1), (2, "comet", 2), (3, "wind", 3), (4, "wanderer", 4), (5, "hero", 5)],
)
def test_zk_1_3_each_tile_has_its_own_kind_of_token(steps, tile, token):
    at = table({"first_player": 0, "cards": ring()}, f"roll {steps}")
    expected = [0] * 7
    expected[token] = 1

    assert at.facts["tiles"][0] == tile
    assert at.facts["hands"][0] == expected


@pytest.mark.parametrize(("players", "copies"), [(2, 3), (3, 4), (4, 5)])
def test_zk_1_4_the_box_holds_more_of_each_kind_the_more_play(players, copies):
    at = table({"players": players})

    assert at.facts["box"] == [copies] * 7
    assert at.facts["hands"] == [[0] * 7] * players


@SEATS
def test_zk_1_5_two_to_four_play_with_one_six_sided_die(players):
    at = table({"players": players, "first_player": 0})

    assert at.game.num_players == players
    assert at.chances == {f"roll {face}": 1 for face in range(1, 7)}


@SEATS
def test_zk_1_6_all_pieces_start_on_the_moon(players):
    assert table({"players": players}).shown("pos", "tiles") == [[0] * players, ["moon"] * players]


def test_zk_1_7_the_start_on_the_moon_is_no_landing():
    assert table({"players": 3}).facts["armed"] == [False] * 3
    assert table({"players": 3}).facts["kinds"] == [0] * 3


@SEATS
def test_zk_1_8_the_first_seat_is_drawn_by_chance_and_turns_go_clockwise(players):
    at = table({"players": players})
    last = players - 1

    assert at.shown("phase", "turn", "turn_number") == ["first", None, 0]
    assert at.chances == {f"first {seat}": 1 for seat in range(players)}
    assert at.copy().play(f"first {last}").shown("turn", "turn_number") == [last, 1]
    assert at.play(f"first {last}; roll 1").shown("turn", "turn_number") == [0, 2]


def test_zk_1_9_everybody_sees_everything():
    at = table({"players": 3, "first_player": 0}, "roll 3; queen take star")

    assert [at.view(seat) for seat in (None, 0, 2)] == [
        at.facts | {"seat": seat} for seat in (None, 0, 2)
    ]
    assert at.game.information == "perfect"
