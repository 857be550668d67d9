"""Which moves show something that was hidden, and so cannot be taken back."""

import pytest

from tests.games.fifty_two_duels.table import duel, effect, once, sheets, solo

PASS = "end; ~; "
SHIELD = '{from = "ability", ability = 2, table = [1, 2, 3]}'
HURT = '[{op = "damage", n = 3}]'


def reveals(at, move):
    return at.game.reveals(at.state, at.game.parse_move(at.state, move))


def test_chance_does():
    assert reveals(duel("2c", moves="play 1; add 2c; done"), "draw 3c")


@pytest.mark.parametrize(
    ("begin", "move"),
    [("play 1", "add 2c"), ("level", "add 2c"), ("use 3d", "toss 2c"), ("", "use 3d")],
)
def test_naming_a_card_of_the_hand_does(begin, move):
    assert reveals(duel("2c 3d", moves=begin), move)


def test_so_does_a_forced_discard():
    assert reveals(effect('[{op = "discard", n = 1, how = "choose"}]', "", "3c"), "discard 3c")


def test_so_does_a_defence_from_the_hand():
    assert reveals(effect(HURT, "", "3s"), "defend 3s")
    assert not reveals(effect(HURT, "", "3s"), "take")


def test_a_face_up_card_used_in_defence_was_seen_before():
    cards = sheets(ability_1=once(HURT), defend=SHIELD)
    moves = PASS + "play 2; add 9c; done; end; ~; play 1; add 2c; done; activate"
    at = duel("2c", "9c", moves, cards=cards)

    assert not reveals(at, "defend 9c")


def test_a_face_down_card_used_in_defence_was_not():
    cards = sheets(ability_1=once(HURT), defend=SHIELD)
    moves = PASS + "use 3s; on 2; hide 4c; end; ~; play 1; add 2c; done; activate; defend w1"
    at = duel("2c", "3s 4c", moves, cards=cards)

    assert reveals(at, "done")


@pytest.mark.parametrize("move", ["end", "level", "play 1", "play 2", "play 4"])
def test_what_everybody_may_do_shows_nothing(move):
    assert not reveals(duel("2c"), move)


def test_that_a_card_fits_a_stack_does():
    at = duel("9c 9d", moves="play 2; add 9c; done; ~; end; ~")

    assert reveals(at, "play 2")


def test_that_a_card_fits_a_run_does():
    at = duel("9c td", moves="play 3; add 9c; done; ~; end; ~")

    assert reveals(at, "play 3")


def test_the_selection_itself_was_shown_by_its_cards():
    assert not reveals(duel("2c", moves="play 1; add 2c"), "done")


def test_a_face_down_card_shows_nothing_until_it_leaves():
    at = duel("3s 4c", "2c", PASS * 2 + "use 3s; on 2")

    assert not reveals(at, "hide 4c")
    assert reveals(at.play("hide 4c; end; ~; use 2c"), "bomb w1 on 2")


def test_turning_up_the_hand_of_a_nemesis_does():
    at = solo("9c 9d", moves="play 2; add 9c; add 9d; done")

    assert reveals(at, "activate")
    assert not reveals(at, "hold")


def test_seeing_a_hand_does():
    at = duel("2c", moves="play 1; add 2c; done", cards=sheets(ability_1=once('[{op = "look"}]')))

    assert reveals(at, "activate")
