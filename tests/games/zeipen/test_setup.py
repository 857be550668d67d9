"""The set-up (ZP-4.15 to 4.17)."""

from tests.games.zeipen.table import duel


def test_zp_4_15_the_first_player_lays_one_card_then_the_second():
    at = duel("twin", "trio")

    assert at.moves == ["place blank", "place twin"]
    assert at.play("place twin to 0,-1").moves == ["place blank", "place trio"]
    assert at.play("place trio to 0,1").facts["phase"] == "action"
    assert at.board == {"0,-1": "0 twin active", "0,1": "1 trio active"}


def test_zp_r2_the_first_player_sets_up_first():
    assert duel().actor == 0
    assert duel(moves="place blank to 0,-1").actor == 1


def test_zp_4_16_each_has_three_spaces_corners_included():
    at = duel(moves="place blank")

    assert at.spaces == ["-1,-1", "0,-1", "1,-1"]
    assert at.play("to 1,-1; place blank").spaces == ["-1,1", "0,1", "1,1"]


def test_zp_4_17_a_space_where_a_card_would_be_wounded_is_barred():
    at = duel("bow", "", "place bow to 0,-1; place blank")

    assert "0,1" not in at.spaces


def test_zp_r3_so_is_one_where_the_placed_card_itself_would_be():
    at = duel("", "bow", "place blank to 0,-1; place bow")

    assert at.spaces == ["-1,1", "1,1"]


def test_zp_4_17_a_defence_that_stops_the_attack_does_not_bar():
    at = duel("bow", "ward", "place bow to 0,-1; place ward")

    assert at.spaces == ["-1,1", "0,1", "1,1"]


def test_the_set_up_is_no_turn_and_has_no_events():
    at = duel(moves="place blank to 0,-1; place blank to 0,1")

    assert (at.facts["turn"], at.facts["seen"], at.facts["events"]) == (0, 1, [])


def test_the_first_step_is_pending():
    at = duel("twin", "", "place twin")

    assert (at.facts["phase"], at.facts["pending"]) == ("setup cell", "place twin")
    assert at.facts["hand_counts"] == [7, 7]
