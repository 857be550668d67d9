"""Alliances and rivalries (ZK-6), on the standard board and where a board has others."""

import pytest

from tests.games.zodiakal.boards import ring, standard
from tests.games.zodiakal.table import table

ONE = {"first_player": 0}


def on_ring(moves, *relations, **options):
    """A table on the ring, after these moves."""
    return table({**ONE, "cards": ring(*relations), **options}, moves)


def test_zk_6_1_from_the_queen_one_may_be_moved_to_the_wanderer_and_throw_again():
    at = table(ONE, "roll 3; ally to wanderer")

    assert at.shown("tiles", "phase", "turn", "used") == [["wanderer", "moon"], "roll", 0, True]
    assert at.facts["hands"][0] == [0, 1, 0, 0, 0, 0, 0]
    assert at.play("roll 3").facts["tiles"][0] == "hero"


def test_zk_6_1_from_the_wanderer_one_may_be_moved_to_the_queen_and_use_her_effect():
    at = on_ring(
        "roll 4; ally to queen; queen take sword; queen give star to 1", "swap queen wanderer"
    )

    assert at.shown("tiles", "turn") == [["queen", "moon"], 1]
    assert at.facts["hands"] == [[0, 0, 0, 0, 1, 1, 0], [0, 0, 1, 0, 0, 0, 0]]


def test_zk_6_1_a_swap_with_the_sea_leads_to_its_exchange_alone():
    both = ("swap sea queen", "boon sea queen")
    at = on_ring("roll 1; ally to sea", *both)

    assert at.moves == [
        f"exchange goblet for {token}"
        for token in ("flute", "moonstone", "pearl", "star", "sword", "trumpet")
    ]
    assert at.play("exchange goblet for star").shown("tiles", "turn") == [["sea", "moon"], 1]


def test_zk_6_1_a_swap_is_offered_only_if_the_effect_there_has_a_legal_text():
    options = {"collect": "optional"}
    at = on_ring("roll 1; decline", "swap sea queen", **options)

    assert "ally to sea" not in at.moves
    assert "ally to sea" in on_ring("roll 1; collect", "swap sea queen", **options).moves


def test_zk_6_1_a_tile_may_be_in_several_swaps():
    at = on_ring("roll 4", "swap queen wanderer", "swap wanderer sea", "swap wanderer queen")

    assert at.moves == ["ally to queen", "ally to sea", "pass", "roll again"]


def test_zk_6_2_no_theft_from_a_player_on_the_hero():
    at = on_ring("roll 5; roll 2", "truce comet hero")

    assert at.shown("turn", "phase") == [0, "roll"]
    assert "steal from 0" in on_ring("roll 5; roll 2").moves


def test_zk_6_2_no_duel_against_a_player_on_the_comet():
    at = on_ring("roll 2; roll 5", "truce comet hero")

    assert at.shown("turn", "phase") == [0, "roll"]
    assert "duel 0" in on_ring("roll 2; roll 5").moves


def test_zk_6_2_a_truce_with_another_tile_protects_who_stands_there():
    at = on_ring("roll 1; pass; roll 2", "truce comet queen")

    assert at.shown("turn", "phase") == [0, "roll"]
    assert on_ring("roll 1; pass; roll 2", "truce comet hero").moves == ["pass", "steal from 0"]


def test_zk_6_2_on_a_plain_square_nobody_is_protected():
    at = on_ring(
        "roll 1; pass; roll 1; pass; roll 6; roll 1", "truce comet hero", "truce comet sea"
    )

    assert at.moves == ["pass", "steal from 0"]


def test_zk_6_3_who_lands_on_the_sea_with_a_flute_may_exchange_one_for_two():
    at = on_ring("roll 4; pass; roll 1; pass; roll 2; ally trade flute", "boon sea wanderer")

    assert at.facts["declared"] == ["ally trade flute"]
    assert len(at.moves) == 28
    assert at.play("ally gain star flute").facts["hands"][0] == [0, 0, 1, 0, 1, 0, 1]


def test_zk_6_3_without_a_flute_there_is_no_boon():
    assert not [move for move in on_ring("roll 6", "boon sea wanderer").moves if "ally" in move]


def test_zk_6_3_the_token_to_own_is_that_of_the_second_tile():
    at = on_ring("roll 1; pass; roll 4; pass; roll 5", "boon sea queen", "boon sea hero")

    assert "ally trade goblet" in at.moves
    assert "ally trade pearl" in at.moves


def test_zk_6_4_who_lands_on_a_rival_tile_pays_a_player_on_the_other_and_the_turn_is_over():
    at = on_ring("roll 6; pass; roll 2", "tribute comet sea")

    assert at.moves == ["sacrifice star to 0"]
    assert at.actor == 1
    assert at.play("sacrifice star to 0").shown("turn", "phase") == [0, "roll"]
    assert at.facts["hands"] == [[0, 0, 1, 0, 0, 0, 1], [0] * 7]


def test_zk_6_4_without_a_token_the_turn_is_just_over():
    at = on_ring("roll 6; collect; pass; roll 2; decline", "tribute comet sea", collect="optional")

    assert at.shown("turn", "phase", "tiles") == [0, "roll", ["sea", "comet"]]


def test_zk_6_4_the_receiver_may_have_to_discard():
    rich = """
    roll 1; queen take star; queen give star to 1; roll 1; queen take star; queen give star to 0;
    roll 6; roll 6; roll 2; queen take star; queen give star to 1; roll 2; queen take star;
    queen give star to 0; roll 5; pass; roll 1; sacrifice goblet to 0
    """
    at = on_ring(rich, "tribute comet sea")

    assert at.shown("phase", "turn") == ["discard", 1]
    assert at.actor == 0
    assert at.play("discard star").shown("phase", "turn") == ["roll", 0]


@pytest.mark.parametrize(("rival", "phase"), [("moon", "sacrifice"), ("hero", "special")])
def test_zk_6_4_a_tribute_follows_the_file(rival, phase):
    assert on_ring("roll 1", f"tribute queen {rival}").facts["phase"] == phase


def test_zk_6_5_who_owns_trumpet_and_sword_ends_the_turn_on_either_tile():
    at = on_ring("roll 3; pass; roll 1; pass; roll 2", "ban wind hero")

    assert at.facts["hands"][0] == [0, 0, 0, 1, 0, 1, 0]
    assert at.shown("turn", "phase") == [1, "roll"]
    free = on_ring("roll 3; pass; roll 1; pass; roll 2")
    assert free.moves == ["duel 1", "pass"]


def test_zk_6_5_one_of_the_two_tokens_is_not_enough():
    assert on_ring("roll 3", "ban wind hero").facts["phase"] == "special"


def test_zk_6_5_a_tile_may_be_banned_with_several():
    at = on_ring("roll 1; pass; roll 1; pass; roll 2", "ban wind hero", "ban wind queen")

    assert at.shown("turn", "phase") == [1, "roll"]


def test_zk_6_5_without_relations_nothing_of_all_this_applies():
    at = table({**ONE, "cards": standard()}, "roll 3")

    assert "ally to wanderer" not in at.moves


def test_zk_6_1_a_board_may_have_no_key_for_relations_at_all():
    content = standard()
    del content["relation"]

    assert "ally to wanderer" not in table({**ONE, "cards": content}, "roll 3").moves
