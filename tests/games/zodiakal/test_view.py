"""Facts and views: their keys, and what they show in each phase."""

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.rng import Rng
from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table

KEYS = [
    *("phase", "turn", "turn_number", "throws", "used", "rolled", "pos", "tiles", "armed", "hands"),
    *("box", "kinds", "declared", "window", "duel", "taking", "winner", "capped", "winners"),
]

EVERYTHING = {"movement": "up_to", "collect": "optional", "cards": ring("tribute comet sea")}

PHASES = [
    ("", "first"),
    ("first 0", "roll"),
    ("first 0; roll 3", "move"),
    ("first 0; roll 1; move 1", "collect"),
    ("first 0; roll 1; move 1; collect", "special"),
    ("first 0; roll 1; move 1; collect; queen take star", "detail"),
    ("first 1; roll 6; move 6; collect; pass; roll 2; move 2; collect", "sacrifice"),
    ("first 1; roll 6; move 6; collect; pass; roll 5; move 5; collect; duel 1", "duel"),
    (
        "first 1; roll 6; move 6; collect; pass; roll 5; move 5; collect; duel 1; roll 2; roll 1",
        "take",
    ),
    ("first 1; roll 1; move 1; collect; pass; roll 2; move 2; collect; steal from 1", "steal"),
]


@pytest.mark.parametrize(("moves", "phase"), PHASES)
def test_the_keys_are_those_of_the_specification(moves, phase):
    at = table(EVERYTHING, moves)

    assert [*at.facts] == KEYS
    assert [*at.view(0)] == [*KEYS, "seat"]
    assert at.facts["phase"] == phase


@pytest.mark.parametrize("seat", [2, -1, True])
def test_there_is_no_view_of_a_seat_that_is_not_in_the_game(seat):
    at = table()

    with pytest.raises(OptionError):
        at.view(seat)

    with pytest.raises(OptionError):
        at.game.observed(at.state, at.game.first_chance_action, seat)


def test_the_throw_is_shown_while_it_is_to_be_moved():
    assert table(EVERYTHING, "first 0; roll 3").facts["rolled"] == 3
    assert table(EVERYTHING, "first 0; roll 3; move 1").facts["rolled"] is None


def test_taking_is_shown_in_a_theft_and_while_a_token_is_chosen():
    theft = table(EVERYTHING, PHASES[-1][0])
    duel = table(EVERYTHING, PHASES[-3][0])

    assert (theft.facts["taking"], duel.facts["taking"]) == ([0, 1], None)
    assert theft.play("roll 6").facts["taking"] == [0, 1]
    assert theft.play("take goblet").facts["taking"] is None


def test_a_copy_is_equal_and_goes_its_own_way():
    one = table(EVERYTHING, PHASES[-1][0])
    other = one.copy()

    assert one.state == other.state
    assert one.state.position_key() == other.state.position_key()
    assert other.play("roll 1").state != one.state


def test_turns_that_only_count_differ_in_equality_but_not_in_the_position_key():
    short = table({"first_player": 0, "roll_cap": 0}, "roll 6; roll 6")
    longer = table({"first_player": 0, "roll_cap": 0}, "roll 2; roll 2; roll 4; roll 4")

    assert short.state != longer.state
    assert short.state.position_key() == longer.state.position_key()


def test_under_a_cap_the_throws_made_are_part_of_the_position():
    short = table({"first_player": 0}, "roll 6; roll 6")
    longer = table({"first_player": 0}, "roll 2; roll 2; roll 4; roll 4")

    assert short.state.position_key() != longer.state.position_key()


def test_nothing_is_hidden_so_the_only_world_is_the_real_one():
    at = table(EVERYTHING, PHASES[-1][0])

    assert at.game.determinize(at.state, 1, Rng(1)) == at.state
