"""Attacks (ZP-6): swords and pointers, colours, lines."""

import pytest

from tests.games.zeipen.table import duel

SWORD = "place {mine} to -1,-1; place {theirs} to 1,1; deploy blank to 0,-1; deploy blank to 0,1; "
"""A move of seat 0 from -1,-1 to 1,0 then stands beside the card at 1,1."""

LINE = (
    "place blank to 1,-1; place {near} to 0,1; deploy {mine} to 1,-2; deploy {far} to 0,2; "
    "deploy blank to 2,-2; deploy blank to 1,1; "
)
"""A move of seat 0 from 1,-2 to 0,-1 then looks over the board card at 0,1 and 0,2."""


def beside(mine, theirs, **options):
    """The events of a card that comes beside an enemy."""
    moves = SWORD.format(mine=mine, theirs=theirs) + "move -1,-1 to 1,0"
    return duel(mine, theirs, moves, **options).events[1:]


def below(mine, near, far="blank", **options):
    """The events of a card that comes below a column of two enemies."""
    moves = LINE.format(mine=mine, near=near, far=far) + "move 1,-2 to 0,-1"
    return duel(mine, f"{near} {far}", moves, **options).events[1:]


@pytest.mark.parametrize("mine", ["guard", "ward", "blank", "hook", "push"])
def test_zp_6_1_green_and_blue_do_not_attack(mine):
    assert beside(mine, "blank") == []
    assert below(mine, "blank") == []


def test_zp_r6_a_green_sword_only_defends():
    assert beside("guard", "guard") == []


@pytest.mark.parametrize("mine", ["spike", "blade"])
def test_zp_6_2_a_sword_attacks_the_enemy_next_to_it(mine):
    assert beside(mine, "blank") == ["wound 1,1 1 blank clash"]


def test_zp_6_2_not_across_a_corner():
    moves = SWORD.format(mine="spike", theirs="blank") + "move -1,-1 to 2,0"
    at = duel("spike", "", moves)

    assert at.events == ["shift -1,-1 2,0"]


def test_zp_6_2_nor_over_a_space():
    assert below("spike", "blank") == []


@pytest.mark.parametrize("mine", ["bow", "lance"])
def test_zp_6_3_a_pointer_hits_along_its_column_over_the_board_card(mine):
    assert below(mine, "blank") == ["wound 0,1 1 blank clash"]


@pytest.mark.parametrize("mine", ["bow", "lance"])
def test_zp_6_3_never_at_distance_1(mine):
    assert beside(mine, "blank") == []


def test_zp_6_3_the_line_ends_before_an_empty_space():
    moves = "place bow to 1,-1; place blank to 1,1; deploy blank to 0,-1; deploy blank to 1,2"
    at = duel("bow", "", moves)

    assert at.events == []
    assert {"1,1", "1,2"} <= set(at.board)


def test_zp_6_3_friends_are_bridges_and_not_hit():
    moves = "place blank to 0,-1; place blank to 0,1; deploy bow to 1,-2; deploy blank to 1,2; "
    at = duel("bow", "", moves + "move 1,-2 to 0,-2")

    assert at.events[1:] == ["wound 0,1 1 blank clash", "wound 1,2 1 blank cut"]


def test_zp_6_4_friends_are_never_attacked():
    moves = "place spike to 0,-1; place blank to 0,1; deploy blade to 1,-1; deploy blank to 1,2"
    at = duel("spike blade", "", moves)

    assert at.events == []
    assert "1,-1" in at.board


@pytest.mark.parametrize(
    ("mine", "theirs", "is_stopped"),
    [
        ("spike", "guard", True),
        ("spike", "ward", False),
        ("blade", "guard", False),
        ("blade", "ward", False),
    ],
)
def test_zp_6_5_only_a_green_sword_stops_an_orange_one(mine, theirs, is_stopped):
    assert beside(mine, theirs) == ([] if is_stopped else [f"wound 1,1 1 {theirs} clash"])


@pytest.mark.parametrize(
    ("mine", "theirs", "is_stopped"),
    [
        ("bow", "ward", True),
        ("bow", "guard", False),
        ("lance", "ward", False),
        ("lance", "guard", False),
    ],
)
def test_zp_6_6_red_ignores_every_green_side(mine, theirs, is_stopped):
    assert below(mine, theirs) == ([] if is_stopped else [f"wound 0,1 1 {theirs} clash"])


def test_zp_6_7_a_guard_hides_what_is_behind_it():
    assert below("bow", "ward", "blank") == []
    assert below("bow", "blank", "ward", pointer="all") == ["wound 0,1 1 blank clash"]


def test_zp_r8_a_guard_next_to_the_pointer_stops_it_too():
    moves = "place blank to -1,-1; place ward to 0,1; deploy {mine} to -1,-2; deploy blank to 1,1; "
    moves += "deploy blank to -2,-2; deploy blank to 2,1; move -1,-2 to -1,1"
    stopped = duel("bow", "ward", moves.format(mine="bow"))
    ignored = duel("lance", "ward", moves.format(mine="lance"))

    assert stopped.events == ["shift -1,-2 -1,1"]
    assert ignored.events[1] == "wound 1,1 1 blank clash"


def test_zp_r8_green_pointers_of_the_own_side_do_nothing():
    moves = "place ward to 0,-1; place blank to 0,1; deploy bow to 1,-2; deploy blank to 1,2; "
    at = duel("bow ward", "", moves + "move 1,-2 to 0,-2")

    assert at.events[1] == "wound 0,1 1 blank clash"


@pytest.mark.parametrize(("pointer", "count"), [("nearest", 1), ("all", 2)])
def test_zp_6_8_a_pointer_hits_the_nearest_or_all(pointer, count):
    assert len(below("bow", "blank", "twin", pointer=pointer)) == count


def test_zp_6_9_a_side_of_another_colour_lets_the_attack_through():
    assert beside("spike", "spike") == ["wound 1,0 0 spike clash", "wound 1,1 1 spike clash"]
    assert beside("spike", "hook") == ["wound 1,1 1 hook clash"]


def test_zp_r9_a_pointer_next_to_a_sword_does_not_strike_back():
    assert beside("spike", "bow") == ["wound 1,1 1 bow clash"]


def test_zp_6_10_cards_attack_on_the_others_turn_too():
    moves = SWORD.format(mine="blank", theirs="spike") + "move -1,-1 to 1,0"
    at = duel("", "spike", moves)

    assert at.events == ["shift -1,-1 1,0", "wound 1,0 0 blank attack"]


WALK = "place bow to 0,-1; place {one} to 1,1; deploy blank to 1,-1; deploy blank to -1,1; "


@pytest.mark.parametrize(("one", "wounds"), [("blank", 1), ("ward", 0), ("guard", 1)])
def test_zp_6_10_a_card_may_walk_into_an_attack(one, wounds):
    at = duel("bow", one, WALK.format(one=one) + "deploy blank to 2,-1; move 1,1 to 0,1")

    assert at.events[1:] == ["wound 0,1 1 blank attack".replace("blank", one)] * wounds
