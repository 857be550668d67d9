"""Wounds (ZP-8): cuts, the clash, attacks, frozen copies, and the order of events."""

import pytest

from ecliptic.core.rng import Rng
from tests.games.zeipen.table import duel, table

LONE = "place blank to 0,-1; place blank to 0,1; "
CHAIN = LONE + "deploy blank to 0,-2; deploy blank to 1,1; "


def test_zp_8_1_wounds_happen_without_being_chosen():
    at = duel("spike", "", "place spike to -1,-1; place blank to 1,1; deploy blank to 0,-1")
    at.play("deploy blank to 0,1; move -1,-1 to 1,0")

    assert at.facts["wounded"] == [[], ["blank"]]
    assert at.actor == 1


def test_zp_8_2_cards_wounded_together_are_listed_by_x_then_y():
    moves = "place push to 0,-1; place blank to 0,1; deploy blank to 1,-1; deploy blank to -1,-1; "
    at = duel("push", "", moves + "deploy blank to 2,-2; deploy blank to 1,1; activate 0,-1")
    wounds = [event.split()[1] for event in at.events if event.startswith("wound")]

    assert wounds == ["-2,-1", "2,-2", "2,-1"]


def test_zp_8_2_a_wounded_card_lies_in_view_of_both():
    at = duel(moves=CHAIN + "move 0,-1 to -1,1", visibility="hidden")

    assert at.view(1)["wounded"] == at.view(0)["wounded"] == [["blank"], []]


@pytest.mark.parametrize("seed", range(6))
def test_zp_8_3_seven_cards_are_in_hand_on_the_board_or_wounded(seed):
    at = table({"hands": ("vanguard", "undertow"), "first_player": "seat0", "turn_limit": 60})
    rng = Rng(seed)
    counts = set()
    while not at.state.is_terminal():
        legal = at.state.legal_actions()
        at.state.apply_action(legal[rng.below(len(legal))])
        facts = at.facts
        lying = [one["seat"] for one in facts["board"]]
        counts |= {
            facts["hand_counts"][seat] + lying.count(seat) + len(facts["wounded"][seat])
            for seat in range(2)
        }

    assert counts == {7}


FROZEN = (
    "place twin to -1,-1; place blank to 1,1; deploy twin to -1,-2; deploy blade to 2,2; "
    "deploy blank to 0,-1; move 2,2 to -1,0"
)


def test_zp_8_4_a_copy_of_a_wounded_card_may_not_be_moved():
    at = duel("twin twin twin", "blade", FROZEN)

    assert at.facts["frozen"] == ["-1,-2"]
    assert "move -1,-2" not in at.moves
    assert "deploy twin" in at.moves


def test_zp_r22_a_wounded_enemy_of_the_same_name_freezes_nothing():
    at = duel("twin twin", "twin blade", FROZEN.replace("place blank to 1,1", "place twin to 1,1"))

    assert at.facts["frozen"] == ["-1,-2"]


def test_zp_8_5_a_card_without_a_link_is_wounded_at_once():
    at = duel(moves=CHAIN + "move 0,-1 to -1,1")

    assert at.events == ["shift 0,-1 -1,1", "wound 0,-2 0 blank cut"]


def test_zp_r14_an_island_is_cut_off_whole():
    moves = CHAIN + "deploy blank to 1,-3; deploy blank to 1,2; move 0,-1 to -1,1"
    at = duel(moves=moves)

    assert at.events[1:] == ["wound 0,-2 0 blank cut", "wound 1,-3 0 blank cut"]


def test_zp_r29_an_action_may_wound_the_players_own_cards():
    at = duel(moves=CHAIN)

    assert "-1,1" in at.play("move 0,-1").spaces


def test_zp_8_6_first_the_cut():
    moves = "place spike to 0,-1; place blank to 1,1; deploy blank to -1,0; deploy blank to 1,-2; "
    at = duel("spike", "", moves + "move 0,-1 to 0,1")

    assert at.events[1:] == ["wound 1,-2 1 blank cut", "wound 1,1 1 blank clash"]


def test_zp_8_6_the_moved_card_and_its_targets_clash_before_the_others_attack():
    moves = "place blank to -1,-1; place blank to 0,1; deploy bow to -1,-2; deploy spike to 1,-1; "
    at = duel("bow", "spike", moves + "move -1,-2 to 0,-1")

    assert at.events[1:] == ["wound 0,1 1 blank clash", "wound 0,-1 0 bow attack"]


def test_zp_r19_a_target_strikes_with_all_its_sides():
    moves = "place spike to -1,-1; place bow to 1,1; deploy blank to 1,-1; deploy blank to 0,1; "
    at = duel("spike", "bow", moves + "move -1,-1 to 1,0")

    assert at.events[1:] == ["wound 1,-1 0 blank clash", "wound 1,1 1 bow clash"]


def test_zp_r19_without_a_target_all_attack_together():
    moves = "place blank to -1,-1; place spike to 1,1; deploy blank to 0,-1; deploy blank to 0,1; "
    at = duel("", "spike", moves + "move -1,-1 to 1,0")

    assert at.events[1:] == ["wound 1,0 0 blank attack"]


@pytest.mark.parametrize(
    ("cut", "events"),
    [
        ("landing", ["shift 0,-1 1,-1"]),
        ("lifting", ["wound 0,-2 0 blank cut", "shift 0,-1 1,-1"]),
    ],
)
def test_zp_8_6_one_more_cut_where_lifting_counts(cut, events):
    assert duel(moves=CHAIN + "move 0,-1 to 1,-1", cut=cut).events == events


def test_zp_r14_under_lifting_the_cut_cards_bar_no_way():
    moves = CHAIN + "deploy blank to 1,-2; deploy blank to 1,2; deploy blank to -1,-2; "
    moves += "deploy blank to 2,2; move 0,-1"
    lifting, landing = duel(moves=moves, cut="lifting"), duel(moves=moves)

    assert "0,-2" not in {*lifting.spaces, *landing.spaces}
    assert lifting.spaces == landing.spaces
    assert lifting.play("to -1,0").events[:3] == [
        *("wound -1,-2 0 blank cut", "wound 0,-2 0 blank cut", "wound 1,-2 0 blank cut"),
    ]


def test_zp_8_7_after_an_activation_all_attack_at_the_same_moment():
    moves = "place hook to -1,-1; place spike to -1,1; deploy spike to -2,0; deploy blank to 1,1; "
    at = duel("hook spike", "spike", moves + "activate -1,-1")

    assert at.events == [
        *("shift -1,1 -1,0", "wound -2,0 0 spike attack"),
        *("wound -1,-1 0 hook attack", "wound -1,0 1 spike attack"),
    ]


def test_zp_r20_cards_moved_by_a_hook_attack():
    moves = "place hook to -1,-1; place blank to -1,1; deploy blank to 1,1; deploy blade to -1,2; "
    at = duel("hook", "blade", moves + "move 1,1 to 1,0; move -1,2 to -1,0")

    assert at.events == ["shift -1,2 -1,0", "wound -1,-1 0 hook clash"]


def test_zp_8_7_a_flip_strikes_at_once():
    moves = "place twin to -1,-1; place blank to 1,1; deploy twin to 1,-1; deploy blank to 0,1; "
    at = duel("twin twin", "", moves + "move -1,-1 to -1,1; deploy blank to 1,2; flip -1,1")

    assert at.events == ["turn -1,1 alternate", "wound 0,1 1 blank attack"]


def test_zp_8_8_nothing_more_follows():
    moves = "place spike to -1,-1; place guard to 1,1; deploy blank to 0,-1; deploy blank to 0,1; "
    at = duel("spike", "guard", moves + "move -1,-1 to 1,0; deploy blank to 2,2")

    assert at.events == []
    assert at.facts["wounded"] == [[], []]
