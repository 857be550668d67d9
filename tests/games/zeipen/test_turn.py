"""Turns (ZP-5): one action each, the six kinds, no passing."""

from tests.games.zeipen.table import duel

OPEN = "place twin to -1,-1; place blank to 1,1; "


def test_zp_5_1_the_players_alternate_the_first_player_first():
    at = duel(moves="place blank to 0,-1; place blank to 0,1")
    actors = []
    for move in ("deploy blank to 1,-1", "deploy blank to 1,1", "move 1,-1 to 2,0", "move 1,1"):
        actors.append(at.actor)
        at.play(move)

    assert actors == [0, 1, 0, 1]
    assert (at.actor, at.facts["turn"]) == (1, 3)


def test_zp_5_1_with_the_other_first_player_seat_1_begins():
    at = duel("twin", "trio", first_player="reveal")
    at.play("reveal 0 twin; reveal 1 trio; play first; place blank to 0,-1; place blank to 0,1")

    assert at.actor == 1
    assert at.board == {"0,-1": "1 blank active", "0,1": "0 blank active"}


def test_zp_5_2_there_are_six_actions():
    moves = OPEN + "deploy twin to 0,-1; deploy blade to 2,2; flip 0,-1; move 2,2 to -1,0; "
    moves += "deploy hook to 1,-1; deploy blank to -1,1"
    at = duel("twin twin hook", "blade", moves)

    assert {text.split()[0] for text in at.moves} == {
        *("deploy", "move", "activate", "flip", "recover"),
    }


def test_zp_5_3_the_first_turn_can_only_be_a_deployment():
    at = duel("hook", "", "place hook to -1,-1; place blank to -1,1")

    assert at.moves == ["deploy blank"]


def test_zp_r32_the_second_players_first_turn_is_free():
    at = duel(moves="place blank to 0,-1; place blank to 0,1; deploy blank to 1,-1")

    assert at.moves == ["deploy blank", "move 0,1"]


def test_zp_5_4_nobody_may_pass():
    at = duel(moves="place blank to 0,-1; place blank to 0,1")

    assert not any(text.startswith("pass") for text in at.moves)


def test_zp_r34_one_acts_with_ones_own_cards_only():
    at = duel("hook", "hook", "place hook to -1,-1; place hook to -1,1; deploy blank to 1,-1")

    assert at.moves == ["activate -1,1", "deploy blank", "move -1,1"]


def test_a_first_step_is_pending_and_no_turn_yet():
    at = duel(moves="place blank to 0,-1; place blank to 0,1; deploy blank to 1,-1; move 0,1")

    assert (at.facts["phase"], at.facts["pending"]) == ("target", "move 0,1")
    assert (at.facts["turn"], at.facts["seen"], at.actor) == (1, 1, 1)
    assert at.play("to 1,1; deploy blank").facts["pending"] == "deploy blank"
