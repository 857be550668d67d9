"""Levels (FD-6)."""

from tests.games.fifty_two_duels.table import duel, full, sheets, table

PASS = "end; ~; "
BACK = PASS + PASS
TWO = "[{threshold = 5, mods = [{mod = 'armor', n = 1}]}, {threshold = 7}]"


def test_fd_6_1_cards_are_put_next_to_the_lowest_level():
    at = duel("2c 3d", moves="level; add 2c; add 3d; done")

    assert at.side(0)["level_open"] == ["2c", "3d"]
    assert at.side(0)["levels"] == []


def test_fd_6_1_not_when_all_levels_are_reached():
    at = duel(
        "5c 7c", moves=BACK + "level; add 5c; done; level; add 7c; done; ~", cards=sheets(level=TWO)
    )

    assert at.side(0)["levels"] == [["5c"], ["7c"]]
    assert "level" not in at.play("end; ~").moves


def test_fd_6_1_not_without_levels_or_cards():
    assert "level" not in duel(cards=sheets(level="[]")).moves


def test_fd_6_2_the_sum_counts_cards_of_earlier_actions():
    at = duel("2c 8d", moves=BACK + "level; add 2c; done; level; add 8d; done; ~")

    assert at.side(0)["levels"] == [["2c", "8d"]]


def test_fd_6_3_the_threshold_is_enough():
    at = duel("5c", moves="level; add 5c; done", cards=sheets(level=TWO))

    assert at.side(0)["levels"] == [["5c"]]


def test_fd_6_3_one_level_for_each_action():
    at = duel("5c kd", moves="level; add 5c; add kd; done", cards=sheets(level=TWO))

    assert at.side(0)["levels"] == [["5c", "kd"]]


def test_fd_6_4_the_cards_are_out_of_play():
    at = duel("5c", moves="level; add 5c; done", cards=sheets(level=TWO)).side(0)

    assert "5c" not in [*at["hand"], *at["deck"], *at["discard"], *at["level_open"]]


def test_fd_6_5_the_next_level_starts_from_zero():
    moves = BACK + "level; add 5c; add kd; done; level; add 2c; done"
    at = duel("5c kd 2c", moves=moves, cards=sheets(level=TWO))

    assert at.side(0)["level_open"] == ["2c"]
    assert len(at.side(0)["levels"]) == 1


def test_fd_6_6_modifiers_hold_for_the_rest_of_the_game():
    moves = "level; add 5c; done; ~; play 2; add 9c; add 9d; done; activate"
    at = duel("5c", "9c 9d", moves, cards=sheets(level=TWO))

    assert at.pending["damage"] == 1


def test_fd_6_6_now_effects_happen_once_at_once():
    at = duel("kd", moves="level; add kd; done")

    assert at.pending == {"kind": "draw1", "actor": "chance", "side": 0}
    assert len(at.play("draw 2c").side(0)["hand"]) == 5
    assert at.facts["active"] == 1


def test_fd_r16_level_cards_stay_between_turns():
    at = duel("2c", moves="level; add 2c; done; ~; end; ~")

    assert at.view(1)["sides"][0]["level_open"] == ["2c"]


def test_fd_r17_what_is_too_much_is_lost():
    at = duel("kd 9d", moves="level; add 9d; add kd; done; ~")

    assert at.side(0)["levels"] == [["9d", "kd"]]
    assert at.side(0)["level_open"] == []


def test_fd_r18_level_cards_are_public():
    at = duel("kd", moves="level; add kd; done; ~")

    assert at.view(1)["sides"][0]["levels"] == [["kd"]]


def test_fd_r19_level_cards_never_come_back():
    two = full(2, '[{op = "damage", n = 2}]')
    cards = sheets(level="[{threshold = 1}]", ability_4=two)
    setup = {"cards": cards, "characters": ["plain", "plain"]}
    small = {"first_player": 0, "deck": 3, "hand": 1, "actions": 1}
    at = table({**setup, **small}, "draw ac; draw ac; level; add ac; done; draw 5s; end; ")
    at.play("play 4; add 5s; done; draw 9h; end; play 4; add 9h")

    assert at.side(0)["discard"] == []
    assert at.moves == ["take"]


def test_fd_r20_a_player_reaches_one_level_in_one_action():
    cards = sheets(level="[{threshold = 1}, {threshold = 1}]")
    at = duel("kd", moves="level; add kd; done", cards=cards)

    assert at.side(0)["levels"] == [["kd"]]
