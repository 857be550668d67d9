"""What a screen shows, made from a view alone."""

import pytest

from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import pair, table, trio, whole_game

OVER = EXAMPLES["06_du_5_1_scoring_with_two_players"]


def scene(at, seat):
    """Return the scene of a reader, who is offered the legal moves when it is the turn."""
    return at.game.scene(at.view(seat), at.moves if seat == at.actor else [])


def zone(at, seat, name):
    (found,) = (one for one in scene(at, seat)["zones"] if one["id"] == name)
    return found


def faces(at, seat, name):
    return [piece["face"] for piece in zone(at, seat, name)["pieces"]]


@pytest.mark.parametrize(
    ("at", "seat", "key", "rule"),
    [
        (table({}), 0, "prompt.chance", "DU-2.1"),
        (pair(), 0, "prompt.flip", "DU-2.2"),
        (pair(), 1, "prompt.wait", None),
        (pair(), None, "prompt.wait", None),
        (pair("flip r1, flip r5"), 0, "prompt.lead", "DU-3.1"),
        (pair("flip r1, flip r5, play b6"), 1, "prompt.follow", "DU-3.2"),
        (pair("flip r1, flip y7, play p9"), 1, "prompt.free", "DU-3.3"),
        (pair("flip r1, flip r5, play b6, play b5"), 1, "prompt.wind", "DU-4.4"),
        (table(OVER.options, OVER.moves), 0, "prompt.over", "DU-6.1"),
    ],
)
def test_the_prompt_says_what_is_to_be_done(at, seat, key, rule):
    prompt = scene(at, seat)["prompt"]

    assert (prompt["key"], prompt["rule"]) == (key, rule)


def test_the_status_says_how_far_the_game_has_come():
    before = [one["key"] for one in scene(table({}), 0)["status"]]
    during = [one["key"] for one in scene(pair("flip r1, flip r5"), 0)["status"]]

    assert before == ["status.round"]
    assert during == ["status.round", "status.trick", "status.dealer", "status.leader"]


def test_the_own_hand_is_open_and_the_others_show_backs():
    at = pair()

    assert faces(at, 0, "hand-0") == at.facts["hands"][0]
    assert faces(at, 0, "hand-1") == [None] * 9
    assert [piece["id"] for piece in zone(at, 0, "hand-1")["pieces"]] == [
        *(f"hand-1-y-{number}" for number in range(3)),
        *(f"hand-1-b-{number}" for number in range(2)),
        *(f"hand-1-r-{number}" for number in range(4)),
    ]
    assert faces(at, None, "hand-0") == faces(at, None, "hand-1") == [None] * 9


def test_a_card_in_hand_shows_both_ends_its_stars_and_its_suit():
    at = pair()
    card = zone(at, 0, "hand-0")["pieces"][3]

    assert (card["face"], card["below"], card["pips"]) == ("b6", "y4", 4)
    assert (card["tone"], card["mark"]) == ("#1F6FB2", "drop")


def test_the_trick_lies_on_the_table_in_the_order_of_play():
    at = trio("flip p9, flip p8, flip b5, play y3, play y7")
    pieces = zone(at, 2, "table")["pieces"]

    assert [(piece["face"], piece["at"]) for piece in pieces] == [("y3", [0]), ("y7", [1])]


def test_who_decides_on_the_wind_sees_the_own_hand_as_it_would_be_turned():
    at = pair("flip r1, flip r5, play b6, play b5")

    assert faces(at, 1, "turned-1") == ["y3", "b1", "b2", "b3", "r5", "p1", "p2", "p3"]
    assert at.copy().play("wind 1").facts["hands"][1] == faces(at, 1, "turned-1")


def test_winnings_lie_open_with_their_stars():
    at = pair("flip r1, flip r5, play b6, play b7, wind none")
    pile = zone(at, 0, "won-1")

    assert faces(at, 0, "won-1") == ["y3", "y4"]
    assert pile["count"] == 2
    assert pile["label"]["values"]["stars"] == 7


def test_tokens_and_points_are_counters():
    at = table(OVER.options, OVER.moves)

    assert [
        zone(at, 0, f"{kind}-1")["count"] for kind in ("coins", "cubes", "stars", "scores")
    ] == [
        1,
        0,
        1,
        2,
    ]


def test_the_cards_not_seen_are_those_of_the_other_hands():
    at = pair("flip r1, flip r5, play b6, play b7, wind none")

    assert faces(at, 0, "out") == ["y5", "y7", "y8", "y9", "r5", "r7", "r8", "r9"]
    assert zone(at, 0, "out")["count"] == 8
    assert zone(table({}), 0, "out")["count"] == 18
    assert zone(table(OVER.options, OVER.moves), 0, "out")["count"] == 0


def test_every_move_names_the_piece_to_touch():
    at = pair("flip r1, flip r5, play b6")
    moves = scene(at, 1)["moves"]

    assert [(one["text"], one["zone"], one["piece"]) for one in moves] == [
        ("play b5", "hand-1", "hand-1-b5"),
        ("play b7", "hand-1", "hand-1-b7"),
    ]


def test_a_wind_names_the_hand_to_touch():
    at = pair("flip r1, flip r5, play b6, play b5")
    moves = scene(at, 1)["moves"]

    assert [(one["text"], one["zone"], one["piece"]) for one in moves] == [
        ("wind 0", "hand-0", None),
        ("wind 1", "hand-1", None),
        ("wind none", None, None),
    ]


def test_chance_moves_have_words_too():
    at = table({})
    drawing = at.game.scene(at.view(None), at.moves)["moves"]
    dealing = at.game.scene(at.play("dealer 0").view(None), ["deal y3"])["moves"]

    assert [one["label"]["key"] for one in drawing] == ["move.dealer", "move.dealer"]
    assert [one["label"]["key"] for one in dealing] == ["move.deal"]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_pieces_and_zones_have_ids_of_their_own(players, seat):
    scenes = [scene(at, seat) for at in whole_game(rounds=1, players=players)]
    zones = [[one["id"] for one in shown["zones"]] for shown in scenes]
    pieces = [
        [piece["id"] for one in shown["zones"] for piece in one["pieces"]] for shown in scenes
    ]

    assert all(len(ids) == len(set(ids)) for ids in zones + pieces)
