"""Rulings ZK-R1 to R21; those on the block and on the end stand with their chapters."""

import pytest

from ecliptic.games.zodiakal import Zodiakal
from tests.games.zodiakal.boards import ring, standard
from tests.games.zodiakal.table import table

ONE = {"first_player": 0}


def on_ring(moves, *relations, **options):
    """A table on the ring, after these moves."""
    return table({**ONE, "cards": ring(*relations), **options}, moves)


def test_zk_r1_the_tiles_lie_as_evenly_as_24_squares_allow():
    squares = [tile.square for tile in Zodiakal().board.tiles]

    assert squares == [round(place * 24 / 7) for place in range(7)]


def test_zk_r1_the_owner_of_another_board_types_its_squares():
    content = standard()
    content["tile"][1]["square"] = 5

    assert table({**ONE, "cards": content}, "roll 5").facts["tiles"] == ["queen", "moon"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_zk_r2_the_first_player_may_be_named(seat):
    at = table({"players": 3, "first_player": seat})

    assert at.shown("phase", "turn", "turn_number") == ["roll", seat, 1]


def test_zk_r3_up_to_lets_the_player_move_less_than_thrown():
    at = table({**ONE, "movement": "up_to"}, "roll 4")

    assert at.shown("phase", "rolled", "pos") == ["move", 4, [0, 0]]
    assert at.moves == ["move 1", "move 2", "move 3", "move 4"]
    assert at.play("move 3").shown("pos", "rolled", "phase") == [[3, 0], None, "special"]


def test_zk_r3_the_extra_throw_is_moved_the_same_way():
    at = on_ring("roll 4; move 4; roll again; roll 3", movement="up_to")

    assert at.shown("phase", "rolled", "used") == ["move", 3, True]


def test_zk_r4_passing_a_tile_does_nothing():
    assert table(ONE, "roll 5").shown("kinds", "turn") == [[0, 0], 1]


def test_zk_r5_collecting_is_automatic():
    assert table(ONE, "roll 3").facts["phase"] == "special"


def test_zk_r5_collecting_may_be_declined_where_that_is_switched_on():
    at = table({**ONE, "collect": "optional"}, "roll 3")

    assert at.shown("phase", "kinds") == ["collect", [0, 0]]
    assert at.moves == ["collect", "decline"]
    assert at.copy().play("collect").shown("phase", "kinds") == ["special", [1, 0]]
    assert at.play("decline").shown("phase", "kinds") == ["special", [0, 0]]


def test_zk_r5_nothing_is_asked_where_the_box_has_none():
    at = table(
        {**ONE, "collect": "optional"},
        "roll 3; collect; queen take goblet; queen give goblet to 1; roll 3",
    )

    assert at.shown("phase", "turn") == ["special", 1]


RICH = """
roll 1; queen take star; queen give star to 1; roll 1; queen take star; queen give star to 0;
roll 6; roll 6; roll 2; queen take star; queen give star to 1; roll 2; queen take star;
queen give star to 0;
"""
"""On the ring both own two Goblets and four Stars, and stand on the Queen."""


def test_zk_r6_the_discard_comes_at_once_so_that_the_boon_looks_at_the_hand_after_it():
    at = on_ring(f"{RICH} roll 3; pass; roll 1; pass; roll 2", "boon sea wanderer")

    assert at.shown("phase", "turn") == ["discard", 0]
    assert "ally trade star" in at.copy().play("discard star").moves
    assert "ally trade star" not in at.play("discard flute").moves


def test_zk_r7_the_box_never_runs_out_for_the_queen():
    at = table({**ONE, "cards": ring(copies={"players_2": 3, "players_3": 4, "players_4": 5})})
    at.play("roll 1; queen take star; queen give star to 1; roll 1; queen take star")

    assert len(at.moves) == 6
    assert at.facts["box"][2] == 1


def test_zk_r8_the_gift_must_be_in_the_box_once_the_own_token_is_out_of_it():
    at = table(ONE, "roll 3; queen take star; queen give star to 1; roll 3; queen take star")

    assert "queen give star to 0" not in at.moves
    assert "queen give goblet to 0" in at.moves


def test_zk_r8_the_kind_just_collected_may_be_taken_and_nobody_gives_to_oneself():
    at = on_ring("roll 1; queen take goblet", players=3)

    assert "queen give goblet to 1" in at.moves
    assert {move.split()[-1] for move in at.moves} == {"1", "2"}


def test_zk_r9_a_receiver_with_a_full_hand_receives_and_then_discards():
    at = on_ring(f"{RICH} roll 6; roll 1; pass; roll 2; queen take pearl; queen give pearl to 1")

    assert at.actor == 0
    assert at.play("discard pearl").actor == 1
    assert at.facts["hands"][1] == [0, 2, 5, 0, 0, 0, 1]
    assert at.play("discard star").shown("phase", "turn") == ["roll", 1]


def test_zk_r10_who_has_no_token_cannot_be_named_by_a_thief():
    at = table({**ONE, "players": 3}, "roll 1; roll 3; pass; roll 1; roll 6")

    assert at.facts["kinds"] == [1, 1, 0]
    assert at.moves == ["pass", "steal from 1"]


def test_zk_r11_a_challenger_without_tokens_may_challenge():
    at = on_ring("roll 1; collect; pass; roll 5; decline", collect="optional", first_player=1)

    assert at.moves == ["duel 1", "pass"]


def test_zk_r11_who_has_no_token_cannot_be_challenged():
    assert on_ring("roll 5").shown("turn", "phase") == [1, "roll"]


def test_zk_r11_the_loser_is_whoever_threw_lower():
    at = on_ring("roll 1; queen take star; queen give pearl to 1; roll 5; duel 0; roll 1; roll 2")

    assert at.facts["taking"] == [0, 1]
    assert at.moves == ["take pearl", "take sword"]


def test_zk_r12_after_the_extra_throw_there_is_no_other_effect():
    assert on_ring("roll 4; roll again; roll 5").facts["turn"] == 1


def test_zk_r12_with_fresh_everything_is_open_again_and_chains_are_possible():
    at = on_ring("roll 4; roll again", extra_roll="fresh")

    assert at.facts["used"] is False
    assert "queen take star" in at.copy().play("roll 5").moves


def test_zk_r13_after_the_wind_only_the_tiles_own_effect_is_open():
    every = ("swap queen wanderer", "boon sea wind", "tribute sea moon", "ban wind sea")

    assert on_ring("roll 3; wind to sea", *every).moves == [
        *(f"exchange trumpet for {token}" for token in ("flute", "goblet", "moonstone")),
        *(f"exchange trumpet for {token}" for token in ("pearl", "star", "sword")),
        "then nothing",
    ]
    assert on_ring("roll 3; wind to wanderer", *every).moves == ["roll again", "then nothing"]


@pytest.mark.parametrize("tile", ["queen", "comet", "wanderer", "hero", "sea"])
def test_zk_r14_the_effect_there_need_not_be_used(tile):
    at = on_ring(f"roll 3; wind to {tile}")

    assert "then nothing" in at.moves
    assert at.play("then nothing").shown("tiles", "turn") == [[tile, "moon"], 1]


def test_zk_r15_not_to_the_wind_itself():
    assert "wind to wind" not in on_ring("roll 3").moves


def test_zk_r15_on_the_moon_there_is_nothing_more():
    at = on_ring("roll 3; wind to moon")

    assert at.shown("turn", "phase", "armed") == [1, "roll", [True, False]]


def test_zk_r16_the_truce_counts_from_where_the_wind_has_moved_the_piece():
    moves = "roll 5; roll 3; wind to comet"

    assert on_ring(moves, "truce comet hero").moves == ["then nothing"]
    assert on_ring(moves, "truce wind hero").moves == ["steal from 0", "then nothing"]


THEFT = """
roll 1; queen take star; queen give pearl to 1; roll 6; pass; roll 1; steal from 1; roll 6
"""
"""Seat 0 has stolen from seat 1, who owns two Pearls."""

MIXED = """
roll 1; queen take star; queen give sword to 1; roll 3; wind to sea; then nothing; roll 1;
steal from 1; roll 6
"""
"""Seat 0 has stolen from seat 1, who owns Trumpet and Sword."""


@pytest.mark.parametrize(("choice", "actor"), [("taker", 0), ("victim", 1), ("random", "chance")])
def test_zk_r17_who_chooses_the_token(choice, actor):
    at = on_ring(MIXED, take_choice=choice)

    assert at.actor == actor
    assert at.moves == ["take sword", "take trumpet"]
    assert at.facts["taking"] == [0, 1]
    assert at.play("take sword").facts["hands"][1] == [0, 0, 0, 1, 0, 0, 0]


def test_zk_r17_by_chance_two_of_a_kind_count_twice():
    at = on_ring(
        """
        roll 1; queen take star; queen give sword to 1; roll 5; pass; roll 6; roll 1; pass; roll 3;
        steal from 1; roll 6
        """,
        take_choice="random",
    )

    assert at.chances == {"take sword": 2, "take pearl": 1}


def test_zk_r17_a_node_with_one_choice_is_a_node_all_the_same():
    assert on_ring(THEFT).moves == ["take pearl"]


def test_zk_r18_the_plain_exchange_is_for_another_kind():
    assert "exchange pearl for pearl" not in on_ring("roll 6").moves


def test_zk_r18_the_boon_may_take_any_two():
    at = on_ring("roll 1; pass; roll 1; pass; roll 5; ally trade pearl", "boon sea queen")

    assert {"ally gain pearl pearl", "ally gain star pearl"} <= set(at.moves)
    assert at.play("ally gain pearl pearl").facts["hands"][0] == [0, 1, 0, 0, 0, 0, 2]


def test_zk_r18_a_kind_can_be_taken_twice_only_if_two_are_there():
    few = {"players_2": 3, "players_3": 4, "players_4": 5}
    at = table(
        {**ONE, "cards": ring("boon sea queen", copies=few)},
        "roll 1; queen take star; queen give star to 1; roll 1; pass; roll 5; ally trade pearl",
    )

    assert "ally gain star pearl" in at.moves
    assert "ally gain star star" not in at.moves


def test_zk_r19_the_tribute_is_a_duty():
    assert on_ring("roll 6; pass; roll 2", "tribute comet sea").moves == ["sacrifice star to 0"]


def test_zk_r20_one_token_to_one_of_several_players():
    at = on_ring("roll 6; pass; roll 6; pass; roll 2", "tribute comet sea", players=3)

    assert at.moves == ["sacrifice star to 0", "sacrifice star to 1"]
    assert at.play("sacrifice star to 1").shown("turn", "phase") == [0, "roll"]


def test_zk_r21_the_payer_chooses_also_the_token_just_collected():
    at = on_ring("roll 1; pass; roll 1; pass; roll 5; pass; roll 1", "tribute comet sea")

    assert at.moves == ["sacrifice goblet to 0", "sacrifice star to 0"]
