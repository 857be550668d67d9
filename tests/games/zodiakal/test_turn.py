"""The turn (ZK-2): the throw, the move, the steps of a landing."""

from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table

ONE = {"first_player": 0}


def test_zk_2_1_a_turn_starts_with_a_throw():
    at = table(ONE)

    assert at.shown("phase", "turn", "throws") == ["roll", 0, 0]
    assert at.actor == "chance"
    assert at.play("roll 1").facts["throws"] == 1


def test_zk_2_2_the_piece_moves_exactly_as_far_as_was_thrown():
    assert table(ONE, "roll 5; roll 2").facts["pos"] == [5, 2]


def test_zk_2_2_pieces_go_round_as_often_as_needed():
    at = table({**ONE, "cards": ring()}, "roll 6; pass; roll 1; pass; roll 6")

    assert at.facts["pos"] == [4, 1]


def test_zk_2_3_on_a_plain_square_the_turn_ends():
    assert table(ONE, "roll 2").shown("phase", "turn", "kinds") == ["roll", 1, [0, 0]]


def test_zk_2_4_any_number_of_pieces_may_share_a_square():
    at = table({"players": 4, "first_player": 0}, "roll 2; roll 2; roll 2; roll 2")

    assert at.facts["pos"] == [2, 2, 2, 2]


def test_zk_2_5_the_ban_comes_before_the_tribute():
    both = ring("ban queen wind", "tribute queen wind")
    at = table(
        {**ONE, "cards": both},
        "roll 3; wind to sea; then nothing; roll 1; pass; roll 3",
    )

    assert at.facts["hands"][0] == [0, 1, 0, 1, 0, 0, 0]
    assert at.facts["tiles"] == ["queen", "queen"]
    assert at.play("roll 2; roll 1").shown("turn", "phase", "tiles") == [
        0,
        "special",
        ["comet", "wind"],
    ]


def test_zk_2_6_then_the_next_seat_clockwise_begins():
    at = table({"players": 3, "first_player": 2}, "roll 1; roll 2; roll 4; roll 1")

    assert at.shown("turn", "turn_number") == [0, 5]
