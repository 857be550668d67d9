"""Move texts, both ways, and how moves look to others."""

import pytest

from ecliptic.core.errors import NotationError
from tests.games.fifty_two_duels.table import duel, new_game

GAME = new_game({})
ALL = range(GAME.num_distinct_actions)


def test_every_action_has_a_text_of_its_own_that_leads_back_to_it():
    texts = [GAME.action_text(action) for action in ALL]

    assert [GAME.action_named(text) for text in texts] == list(ALL)


def test_texts_are_lower_case_ascii_with_single_spaces():
    texts = [GAME.action_text(action) for action in ALL]

    assert all(text.isascii() and text == " ".join(text.lower().split()) for text in texts)


FIRSTS = {
    "play 1": 0,
    "level": 4,
    "end": 5,
    "use ac": 6,
    "use stored ac": 58,
    "done": 110,
    "add ac": 111,
    "toss ac": 163,
    "activate": 215,
    "hold": 216,
    "bomb hand": 217,
    "bomb ac on 1": 218,
    "bomb w1 on 1": 426,
    "on 1": 458,
    "hide ac": 462,
    "top hand": 514,
    "top on 1": 515,
    "take": 519,
    "defend ac": 520,
    "defend w1": 572,
    "discard ac": 580,
    "stash ac": 632,
    "retrieve ac": 684,
    "keep ac": 736,
    "move ac from 1 to 2": 788,
    "move w1 from 1 to 2": 1412,
    "yes": 1508,
    "no": 1509,
    "option 1": 1510,
    "pick priestess": 1514,
    "nemesis priestess": 1520,
    "first 0": 1526,
    "draw ac": 1528,
    "wound ac": 1580,
    "lose ac": 1632,
    "store ac": 1684,
    "dig ac": 1736,
}
"""The first action of each range of ids."""


def test_ids_are_those_of_the_reference_page():
    assert {text: GAME.action_named(text) for text in FIRSTS} == FIRSTS
    assert GAME.first_chance_action == 1526
    assert GAME.num_distinct_actions == 1788


@pytest.mark.parametrize("text", ["", "play", "play 5", "add 1c", "use stored", "PLAY 1", "move"])
def test_other_texts_are_no_moves(text):
    with pytest.raises(NotationError, match="no such move"):
        GAME.action_named(text)


def test_moves_that_hide_nothing_look_alike_to_all():
    at = duel("2c", moves="play 1")

    assert [at.seen("add 2c", seat) for seat in (0, 1, None)] == ["add 2c"] * 3
