"""The turn of a player (FD-4)."""

import pytest

from tests.games.fifty_two_duels.table import duel, effect, sheets, solo, table

PASS = "end; ~; "


def test_fd_4_1_two_actions_a_turn():
    at = duel("", "2c 3c", PASS + "play 1; add 2c; done")

    assert at.facts["actions_left"] == 1
    assert at.play("play 2; add 3c; done; ~").actor == 0


def test_fd_4_1_modifiers_count_when_the_turn_starts():
    cards = sheets(level="[{threshold = 5, mods = [{mod = 'actions', n = 1}]}]")
    at = duel("7d", "", PASS + PASS + "level; add 7d; done", cards=cards)

    assert at.facts["actions_left"] == 1
    assert at.play("end; ~; end; ~").facts["actions_left"] == 3


def test_fd_4_2_the_first_turn_of_a_duel_has_one_action():
    assert duel().facts["actions_left"] == 1
    assert duel(moves=PASS).facts["actions_left"] == 2


def test_fd_4_2_an_effect_still_adds_actions():
    at = effect('[{op = "actions", n = 2}]')

    assert (at.actor, at.facts["actions_left"]) == (0, 2)


def test_fd_4_3_a_turn_can_be_ended_at_once():
    at = duel(moves="end")

    assert at.facts["active"] == 1
    assert at.facts["turn"] == 2


def test_fd_4_4_actions_are_playing_levelling_and_items():
    assert {move.split()[0] for move in duel("2d").moves} == {"play", "level", "use", "end"}


def test_fd_4_5_an_action_can_be_repeated():
    at = duel("", "2c 3c", PASS + "level; add 2c; done; level; add 3c; done; ~")

    assert at.side(1)["level_open"] == ["2c", "3c"]


def test_fd_4_6_the_turn_goes_on_by_itself_after_the_last_action():
    at = duel("2c", moves="play 1; add 2c; done")

    assert at.pending == {"kind": "draw1", "actor": "chance", "side": 0}


FREE = sheets(level="[{threshold = 5, mods = [{mod = 'free_items', n = 1}]}]")
LEVEL = PASS + PASS + "level; add 6c; done; end; draw 2s; end; ~; "


def test_fd_4_6_a_free_item_is_asked_for_after_the_last_action():
    at = duel("6c 2d 2h 3h 4h", moves=LEVEL, cards=FREE)
    at.play("play 1; add 2h; done; play 1; add 3h; done; hold")

    assert (at.facts["actions_left"], at.facts["free_items_left"]) == (0, 1)
    assert at.moves == ["end", "use 2d", "use 2s"]
    assert at.play("use 2d; done; ~").actor == 1


def test_fd_4_6_even_if_no_item_can_be_used():
    at = duel("6c 2h 3h 4h 5h", moves=LEVEL, cards=FREE)
    at.play("play 1; add 2h; add 3h; add 4h; done; hold; play 2; add 5h; done")

    assert at.moves == ["end"]


def test_fd_4_7_the_hand_is_filled_at_the_end_of_the_turn():
    at = duel("2c 3c", moves="level; add 2c; add 3c; done; draw 4c")

    assert len(at.side(0)["hand"]) == 4
    assert at.play("draw 5c").facts["active"] == 1
    assert len(at.side(0)["hand"]) == 5


def test_fd_4_7_the_hand_size_can_be_raised():
    cards = sheets(level="[{threshold = 5, mods = [{mod = 'hand_size', n = 2}]}]")
    at = duel("6c", moves="level; add 6c; done; ~", cards=cards)

    assert at.facts["hand_sizes"] == [7, 5]
    assert len(at.side(0)["hand"]) == 7


def test_fd_4_8_a_larger_hand_is_kept():
    at = effect('[{op = "draw", n = 3}]', moves="~")

    assert len(at.side(0)["hand"]) == 7
    assert at.actor == 1


def test_fd_4_9_a_turn_has_six_actions_at_most():
    at = effect('[{op = "actions", n = 9}]')

    assert at.facts["actions_left"] == 5


def test_fd_4_9_modifiers_are_bounded_as_well():
    cards = sheets(level="[{threshold = 5, mods = [{mod = 'actions', n = 9}]}]")
    at = duel("7d", moves="level; add 7d; done; ~; end; ~", cards=cards)

    assert at.facts["actions_left"] == 6


def test_fd_r4_ending_the_turn_is_possible_with_an_empty_hand():
    at = duel("", "2c 3c 4c 5c 6c", PASS, who=("plain", "sage"))
    at.play("level; add 2c; add 3c; add 4c; add 5c; add 6c; done")

    assert at.moves == ["end"]


SMALL = {
    "cards": "lab",
    "characters": ["plain", "plain"],
    "first_player": 0,
    "deck": 3,
    "hand": 1,
    "actions": 1,
}


def test_fd_r29_who_cannot_draw_at_the_end_of_the_turn_loses():
    at = table(SMALL, "draw ac; draw ac; play 1; add ac; done; draw 5s; end; ")
    at.play("play 2; add 5s; done; draw 9h; end; play 3; add 9h; done")

    assert at.facts["reason"] == "exhaustion"
    assert at.state.returns() == [-1.0, 1.0]


def test_fd_r30_nobody_discards_down():
    at = effect('[{op = "draw", n = 3}]', moves="~; end; ~; end")

    assert len(at.side(0)["hand"]) == 7


def test_fd_r38_the_turn_limit_can_be_off():
    assert duel(turn_limit=0, moves=PASS * 300).facts["turn"] == 301


def test_fd_r56_a_loop_of_actions_ends():
    do = "[{op = 'actions', n = 6}, {op = 'draw', n = 2}]"
    at = effect(do, "3c 4c 5c 6c", moves="~")
    at.play("play 1; add 3c; done; activate; ~; play 1; add 4c; done; activate; ~")

    assert at.facts["actions_left"] == 3


@pytest.mark.parametrize("turn", [1, 3, 5])
def test_fd_11_2_the_player_has_two_actions_on_every_turn_of_solo(turn):
    at = solo(moves=PASS * (turn // 2))

    assert (at.facts["turn"], at.facts["actions_left"]) == (turn, 2)
