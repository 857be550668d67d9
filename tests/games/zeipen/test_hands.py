"""Hands: ready, built, drafted (ZP-4.1 to 4.8), and who sees them."""

import pytest

from tests.games.zeipen.table import duel, table

ALL = "alder bruma cobre dorna esker fenn garza hollin isla jarro kelda lumen marl nieve orla pardo"
LAID = "pardo alder bruma cobre dorna esker fenn garza hollin"
ROW = "; ".join(f"row {card}" for card in LAID.split())


def takes(cards):
    return "; ".join(f"take {card}" for card in cards.split())


def test_zp_1_1_two_players_sit_at_the_table():
    assert table({}).game.num_players == 2


def test_zp_4_1_each_player_has_seven_cards():
    at = table({}, "hand vanguard; hand undertow")

    assert at.facts["hand_counts"] == [7, 7]


def test_zp_4_2_a_hand_holds_no_more_copies_than_the_set_says():
    at = table({"mode": "build"}, takes("alder alder"))

    assert "take alder" not in at.moves
    assert at.moves[0] == "take bruma"


def test_zp_r23_the_limit_is_the_numeral_plus_one_unless_the_set_says_otherwise():
    at = table({"mode": "build"}, takes("fenn fenn fenn"))
    drill = table({"mode": "build", "cards": "drill"}, takes("blank blank blank blank blank blank"))

    assert "take fenn" not in at.moves
    assert "take blank" in drill.moves


def test_zp_4_3_seat_0_chooses_before_seat_1():
    at = table({"mode": "build"}, takes("alder alder bruma bruma cobre cobre dorna"))

    assert at.actor == 1
    assert at.facts["phase"] == "build"
    assert at.view(1)["hand_counts"] == [7, 0]


def test_zp_4_3_until_both_have_finished_only_that_a_seat_has_is_public():
    at = table({"mode": "build"}, takes("alder alder bruma"))

    assert at.view(0)["hands"] == [["alder", "alder", "bruma"], None]
    assert at.view(0)["hand_counts"] == [3, 0]
    assert at.view(1)["hands"] == [None, []]
    assert at.view(1)["hand_counts"] == [0, 0]
    assert at.view(None)["hands"] == [None, None]


@pytest.mark.parametrize(("visibility", "other"), [("open", "shown"), ("hidden", None)])
def test_zp_4_3_then_hands_are_open_or_stay_secret(visibility, other):
    at = table({"visibility": visibility}, "hand vanguard; hand undertow")
    seen = at.view(0)

    assert seen["hand_name"] == ["vanguard", other and "undertow"]
    assert seen["hands"][0] == ["alder", "alder", "cobre", "dorna", "fenn", "fenn", "jarro"]
    assert (seen["hands"][1] is None) == (other is None)


def test_zp_4_4_a_ready_hand_is_chosen_whole():
    at = table({})

    assert at.moves == ["hand longsight", "hand undertow", "hand vanguard"]
    assert at.play("hand longsight").facts["hands"][0] == [
        *("bruma", "fenn", "garza", "garza", "isla", "isla", "marl"),
    ]


def test_zp_r31_both_players_may_use_the_same_characters():
    at = table({}, "hand vanguard; hand vanguard")

    assert at.facts["hands"][0] == at.facts["hands"][1]


def test_zp_4_5_cards_are_taken_in_the_order_of_the_file():
    at = table({"mode": "build"}, takes("garza"))

    assert at.moves[0] == "take garza"
    assert "take fenn" not in at.moves


def test_zp_4_5_room_must_be_left_to_reach_seven():
    at = table({"mode": "build"})

    assert "take orla" in at.moves
    assert "take pardo" not in at.moves
    assert at.play("take orla").moves == ["take orla"]
    assert at.play(takes("orla orla")).moves == ["take orla", "take pardo"]
    assert at.play(takes("pardo pardo pardo")).moves == ["take pardo"]


def test_zp_4_6_the_row_is_laid_out_by_chance_with_equal_odds():
    at = table({"mode": "draft"}, "row marl; row alder")
    rest = set(ALL.split()) - {"marl", "alder"}

    assert at.chances == {f"row {card}": 1 for card in rest}
    assert at.facts["row"] == ["marl", "alder"]
    assert at.facts["supply"] == {}


def test_zp_4_6_the_finished_row_lies_in_the_order_of_the_file():
    at = table({"mode": "draft"}, ROW)

    assert at.facts["row"] == [*ALL.split()[:8], "pardo"]
    assert at.facts["supply"]["pardo"] == 4
    assert at.facts["supply"]["alder"] == 2


def test_zp_4_7_the_players_take_in_snake_order():
    at = table({"mode": "draft"}, ROW)
    order = []
    for _ in range(14):
        order.append(at.actor)
        at.play(at.moves[0])

    assert order == [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1]
    assert at.facts["phase"] == "reveal"


def test_zp_4_8_the_copies_of_the_row_are_shared():
    at = table({"mode": "draft"}, ROW).play(takes("pardo pardo pardo"))

    assert at.facts["hands"] == [["pardo"], ["pardo", "pardo"]]
    assert at.facts["supply"]["pardo"] == 1
    assert "take pardo" not in at.play("take pardo").moves


def test_zp_4_8_the_limit_of_a_hand_does_not_apply_beyond_that():
    at = table({"mode": "draft"}, ROW).play(
        takes("pardo alder alder pardo pardo bruma bruma pardo")
    )

    assert at.facts["hands"][0] == ["pardo"] * 4


def test_a_draft_is_open_to_all():
    at = table({"mode": "draft"}, ROW).play(takes("pardo alder"))

    assert at.view(1) == at.view(0) == at.view(None) == at.facts


def test_zp_4_1_presets_skip_the_choice():
    at = table({"hands": ("vanguard", None)})

    assert (at.actor, at.facts["phase"]) == (1, "hand")
    assert duel().facts["phase"] == "setup card"


def test_a_ready_preset_keeps_its_name_in_mode_build_too():
    at = table({"mode": "build", "hands": (None, "undertow")})

    assert at.facts["hand_name"] == [None, "undertow"]
    assert at.facts["phase"] == "build"
