"""The sets that may be chosen together, which are told for screens."""

from ecliptic.games.fifty_two_duels.selections import additions
from ecliptic.games.fifty_two_duels.standing import Standing
from tests.games.fifty_two_duels.spoken import move, scene
from tests.games.fifty_two_duels.table import duel, once, sheets
from tests.games.fifty_two_duels.test_scene import HIDDEN

HIT_BY_TWO = "play 2; add 2c; add 2d; done; activate"


def asked(at, key):
    """A value of what whoever acts is asked."""
    return scene(at, at.actor)["prompt"]["values"][key]


def test_fd_5_3_all_sets_that_can_be_added_are_told_with_their_damage():
    at = duel("2c 3c 4d 5h 6s")
    values = move(at, "play 1")["label"]["values"]

    assert values["sets"] == ["2c", "3c", "4d", "5h", "6s", "2c 3c"]
    assert values["points"] == [0, 0, 0, 0, 0, 1]
    assert values["deadly"] == [0, 0, 0, 0, 0, 0]


def test_fd_5_10_suits_limit_the_sets():
    at = duel("2c 3c 4d 5h 6s", who=("trader", "plain"))

    assert move(at, "play 3")["label"]["values"]["sets"] == [
        *("2c", "3c", "4d"),
        *("2c 3c", "3c 4d"),
        "2c 3c 4d",
    ]


def test_fd_5_10_nothing_can_be_added_to_a_closed_ability():
    at = duel("2c 3c", who=("cleric", "plain"))

    assert additions(Standing(at.game.labels, at.view(0)), 0, 2)["sets"] == ()


def test_only_sets_that_begin_with_what_is_named_are_left():
    at = duel("2c 3c 4c 5h 6s", moves="play 1; add 3c")

    assert asked(at, "sets") == ["3c", "3c 4c"]


def test_fd_6_2_each_card_is_told_with_its_worth_for_a_level():
    at = duel("ac 9d th jc kd", moves="level")

    assert asked(at, "hand") == ["ac", "9d", "th", "jc", "kd"]
    assert asked(at, "worth") == [1, 9, 10, 11, 13]


def test_fd_9_4_defences_are_told_with_what_they_prevent():
    enough = duel("2c 2d", "3s 4s 5s 6h 7h", HIT_BY_TWO)
    little = duel("2c 2d 2h", "3s 4h 5h 6h 7h", "play 2; add 2c; add 2h; add 2d")

    assert asked(enough, "sets") == ["3s", "4s", "5s", "3s 4s", "3s 5s", "4s 5s"]
    assert asked(enough, "points") == [1, 1, 1, 2, 2, 2]
    assert asked(little, "sets") == ["3s"]


def test_fd_9_4_face_down_cards_defend_by_their_labels():
    defend = "{from = 'ability', ability = 3, table = [1, 2], ranks = ['2']}"
    moves = HIDDEN + "end; ~; play 2; add 9c; add 9d; done; activate"
    at = duel("3s 4c", "9c 9d", moves, cards=sheets(defend=defend))

    assert asked(at, "sets") == ["w1"]


def test_of_many_cards_no_sets_are_told():
    cards = sheets(ability_1=once('[{op = "draw", n = 8}]'))
    at = duel("2c", "", "play 1; add 2c; done; activate; ~; end; ~", cards=cards)

    assert len(at.side(0)["hand"]) > 10
    assert move(at, "play 2")["label"]["values"]["sets"] == []
