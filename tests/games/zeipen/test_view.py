"""Facts and views: nineteen keys, and who knows what."""

import pytest

from tests.games.zeipen.table import duel, hand, table

KEYS = [
    *("phase", "actor", "first", "turn", "board", "hands", "hand_name", "hand_counts", "known"),
    *("wounded", "frozen", "enclosed", "pending", "row", "supply", "revealed", "seen", "events"),
    "result",
]
LONE = "place blank to 0,-1; place blank to 0,1; "


@pytest.mark.parametrize("mode", ["ready", "build", "draft"])
def test_facts_and_views_have_nineteen_keys_and_no_others(mode):
    at = table({"mode": mode})

    assert list(at.facts) == KEYS
    assert [list(at.view(seat)) for seat in (0, 1, None)] == [KEYS] * 3


def test_a_fresh_game_shows_nothing_yet():
    assert table({}).facts == {
        "phase": "hand",
        "actor": 0,
        "first": None,
        "turn": 0,
        "board": [],
        "hands": [[], []],
        "hand_name": [None, None],
        "hand_counts": [0, 0],
        "known": [[], []],
        "wounded": [[], []],
        "frozen": [],
        "enclosed": [],
        "pending": None,
        "row": [],
        "supply": {},
        "revealed": [[], []],
        "seen": 0,
        "events": [],
        "result": None,
    }


def test_the_board_is_sorted_by_x_then_y():
    at = duel("twin bow", "", LONE + "deploy twin to -1,-2; deploy blank to -1,2")

    assert [one["at"] for one in at.facts["board"]] == ["-1,-2", "-1,2", "0,-1", "0,1"]
    assert at.facts["board"][0] == {"at": "-1,-2", "seat": 0, "card": "twin", "face": "active"}


def test_hands_are_sorted_as_text():
    at = duel("twin bow blade", "")

    assert at.facts["hands"][0] == sorted(hand("twin bow blade"))


def test_zp_4_3_a_finished_hand_counts_seven_while_the_other_chooses():
    at = table({}, "hand vanguard")

    assert at.facts["hand_counts"] == [7, 0]
    assert at.view(1)["hand_counts"] == at.view(None)["hand_counts"] == [7, 0]
    assert at.view(1)["hands"] == [None, []]
    assert at.view(0)["hand_name"] == ["vanguard", None]


def test_open_hands_are_seen_by_all():
    at = duel("twin", "bow", LONE)

    assert at.view(0) == at.view(1) == at.view(None) == at.facts


def test_zp_r26_hidden_hands_are_never_seen():
    at = duel("twin", "bow", LONE, visibility="hidden")

    assert at.view(0)["hands"] == [at.facts["hands"][0], None]
    assert at.view(1)["hands"] == [None, at.facts["hands"][1]]
    assert at.view(None)["hands"] == [None, None]
    assert at.view(0)["hand_counts"] == [6, 6]


def test_hidden_hands_stay_so_after_the_end():
    at = duel("twin", "bow", LONE, visibility="hidden", hand_cards=1)

    assert at.facts["phase"] == "over"
    assert at.view(0)["hands"][1] is None


def test_events_are_those_of_the_last_finished_action():
    at = duel(moves=LONE + "deploy blank to 1,-1; move 0,1 to 1,1; deploy blank")

    assert at.facts["events"] == ["shift 0,1 1,1"]
    assert at.play("to 2,-2").facts["events"] == []


def test_a_shift_may_lead_off_the_spaces_that_moves_can_name():
    at = duel(
        "push",
        "",
        "place push to 0,-1; place blank to 0,1; deploy blank to 1,-1; "
        "deploy blank to -1,1; activate 0,-1",
    )

    assert at.events == ["shift 1,-1 2,-1", "wound 2,-1 0 blank cut"]


def test_a_view_shares_nothing_with_the_state():
    at = duel("twin", "bow", LONE)
    before = at.facts
    at.facts["hands"][0].clear()
    at.view(0)["board"].clear()

    assert at.facts == before


def test_the_revealed_cards_stay_to_the_end():
    at = duel(
        "twin", "trio", "reveal 0 twin; reveal 1 trio; play first; " + LONE, first_player="reveal"
    )

    assert at.facts["revealed"] == [["twin"], ["trio"]]
