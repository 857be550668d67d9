"""Repetition in the rarest case: every space for a card has been used twice (ZP-9.6)."""

from itertools import pairwise

import pytest

from tests.games.zeipen.table import duel

MINE, THEIRS = "blank blank guard", "twin twin"

OPENING = (
    "place blank to 0,-1; place twin to 0,1; deploy blank to 1,-2; deploy twin to -1,2; "
    "move 1,-2 to 1,-1; flip 0,1; move 1,-1 to -1,-1; move -1,2 to 1,2; "
)
"""Seat 1 turns its card at 0,1 for ever; it shows its swords now, and seat 0 acts."""

STRUCK = {"1,1", "-1,1", "0,2"}
"""The spaces beside that card."""

TURN = "; flip 0,1; "


def visits(spaces):
    """Moves that bring the guard twice to every space with the swords up, and with them down."""
    count = len(spaces)
    up_and_down = [[turn % count, (turn + 2) % count] for turn in range(2 * count)]
    targets = [spaces[place] for pair in up_and_down for place in pair]
    moves = [f"move {start} to {target}" for start, target in pairwise(targets)]
    return TURN.join([f"deploy guard to {targets[0]}", *moves])


def worn_out(spaces):
    """The guard goes everywhere, is wounded, lies there twice and is taken back."""
    wounded = f"move {spaces[1]} to 1,1"
    waiting = "move -1,-1 to 1,-1", "move 1,-1 to -1,-1"
    return TURN.join([visits(spaces), wounded, *waiting, "recover guard", ""])


def test_zp_9_6_a_card_for_which_no_space_is_left_cannot_be_deployed():
    before = duel(MINE, THEIRS, OPENING)
    spaces = sorted(set(before.copy().play("deploy guard").spaces) - STRUCK)
    after = before.copy().play(worn_out(spaces))

    assert after.facts["hands"][0] == ["blank", "blank", "blank", "blank", "guard"]
    assert after.moves == ["deploy blank", "move -1,-1", "move 0,-1"]


def test_zp_9_6_a_space_is_left_as_long_as_it_was_used_once():
    before = duel(MINE, THEIRS, OPENING)
    spaces = sorted(set(before.copy().play("deploy guard").spaces) - STRUCK)
    after = before.copy().play(worn_out(spaces[:-1]))

    assert after.play("deploy guard").spaces == spaces[-1:]


TO_AND_FRO = (
    "place fork to 1,-1; place bow to 1,1; deploy fork to 0,-1; deploy push to 2,0; "
    "move 1,-1 to 2,1; deploy push to 3,0; move 2,1 to 1,-1; activate 3,0; recover fork; "
    "move 1,1 to -1,-2; deploy fork to 0,-2; move -1,-2 to 1,1; deploy fork to 2,1; "
    "move 1,1 to -1,-2; deploy fork to -1,1; move -1,-2 to 1,1; deploy fork to 2,1; "
    "move 1,1 to -1,-2; recover fork; move -1,-2 to 1,1; deploy fork to 2,1; "
    "move 1,1 to -1,-2; deploy fork to -2,1; move -1,-2 to 1,1; deploy fork to 2,1; "
    "move 1,1 to -1,-2; recover fork; move -1,-2 to 1,1; deploy fork to 2,1"
)
"""All cards of seat 0 are copies; one that hangs on the bow is cut off again and again."""


def test_zp_9_8_a_player_whose_recovery_is_barred_and_all_else_frozen_loses():
    at = duel("fork " * 7, "bow " + "push " * 6, TO_AND_FRO)

    assert at.result is None
    assert at.play("move 1,1 to -1,-2").result == (1, "stuck")
    assert at.facts["hands"][0] == []


@pytest.mark.parametrize("repetition", ["draw", "off"])
def test_zp_r28_without_the_ban_he_would_take_a_card_back(repetition):
    moves = f"{TO_AND_FRO}; move 1,1 to -1,-2"
    at = duel("fork " * 7, "bow " + "push " * 6, moves, repetition=repetition)

    assert at.moves == ["recover fork"]
