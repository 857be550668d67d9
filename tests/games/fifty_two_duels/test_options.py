"""Which options a game takes (section "Switches" of the rules page)."""

import pytest

from ecliptic.catalog import load_game
from ecliptic.core.errors import OptionError
from tests.games.fifty_two_duels.card_files import small
from tests.games.fifty_two_duels.table import new_game, table

LAB = {"cards": "lab"}
PLAIN = ["plain", "plain"]


def test_without_options_the_defaults_hold():
    game = new_game({})

    assert game.facts(game.new_initial_state())["options"] == {
        "mode": "duel",
        "characters": None,
        "first_player": "chance",
        "turn_limit": 200,
        "face_cards": 0,
        "mirror": True,
        "nemesis_scan": "again",
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("mode", "trio"),
        ("characters", "plain"),
        ("characters", ["plain"]),
        ("characters", ["plain", "nobody"]),
        ("characters", [0, 1]),
        ("first_player", 2),
        ("mirror", "no"),
        ("turn_limit", -1),
        ("turn_limit", 10_001),
        ("face_cards", 13),
        ("nemesis_scan", "twice"),
    ],
)
def test_other_values_are_refused(name, value):
    with pytest.raises(OptionError, match=name):
        new_game({**LAB, name: value})


def test_unknown_names_are_refused():
    with pytest.raises(OptionError, match="colour"):
        new_game({"colour": "red"})


def test_a_nemesis_needs_a_corrupted_side():
    with pytest.raises(OptionError, match="Corrupted"):
        new_game({**LAB, "mode": "solo", "characters": ["plain", "sage"]})


def test_without_mirror_the_same_sheet_twice_is_refused():
    with pytest.raises(OptionError, match="different"):
        new_game({**LAB, "mirror": False, "characters": PLAIN})


def test_without_mirror_the_only_nemesis_is_no_first_pick():
    at = table({**LAB, "mode": "solo", "mirror": False})

    assert "pick plain" not in at.moves
    assert at.play("pick sage").moves == ["nemesis plain"]


def test_a_set_of_one_sheet_needs_mirror():
    with pytest.raises(OptionError, match="mirror"):
        new_game({"cards": small(), "mirror": False})


def test_options_of_the_other_mode_are_accepted_without_effect():
    assert new_game({**LAB, "face_cards": 12, "characters": PLAIN}).num_players == 2
    assert new_game({**LAB, "mode": "solo", "first_player": 1}).num_players == 1


def test_more_face_cards_than_all_levels_take_are_refused():
    with pytest.raises(OptionError, match="at most 9"):
        new_game({**LAB, "mode": "solo", "face_cards": 10})


@pytest.mark.parametrize(("deck", "hand"), [(4, 5), (3, 4)])
def test_a_part_of_a_deck_holds_the_hand(deck, hand):
    with pytest.raises(OptionError, match="hand"):
        new_game({"deck": deck, "hand": hand})


def test_a_part_of_a_deck_has_no_face_cards_to_start_with():
    with pytest.raises(OptionError, match="face_cards"):
        new_game({"mode": "solo", "deck": 13, "face_cards": 2})


@pytest.mark.parametrize(("limit", "bound"), [(0, None), (1, 100_060), (200, 20_000_060)])
def test_fd_r38_only_a_limit_of_turns_bounds_the_length_of_a_game(limit, bound):
    assert load_game("fifty_two_duels", turn_limit=limit).max_game_length == bound


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        (3, ["ac", "5s", "9h"]),
        (4, ["ac", "4s", "7h", "td"]),
        (6, ["ac", "3c", "5s", "7h", "9h", "jd"]),
        (13, [f"{rank}c" for rank in "a23456789tjqk"]),
    ],
)
def test_a_part_of_a_deck_is_taken_at_even_distances(deck, cards):
    at = table({"characters": ["knight", "rogue"], "first_player": 0, "deck": deck, "hand": 1})

    assert at.side(0)["deck"] == at.side(1)["deck"] == at.side(1)["fresh"] == cards


def test_a_smaller_hand_is_drawn_and_filled_up_again():
    at = table({"characters": ["knight", "rogue"], "first_player": 0, "hand": 2}).play("~")

    assert [len(at.side(side)["hand"]) for side in range(2)] == at.facts["hand_sizes"] == [2, 2]


def test_a_turn_has_so_many_actions():
    at = table({"characters": ["knight", "rogue"], "first_player": 0, "actions": 1}).play("~")

    assert at.facts["actions_left"] == at.play("end").facts["actions_left"] == 1


@pytest.mark.parametrize(
    ("moves", "stream"),
    [("", "start"), ("first 1", "deck 0"), ("first 1; ~; use kc; bomb hand", "hand 0")],
)
def test_chance_draws_from_streams_of_their_own(moves, stream):
    at = table({"characters": ["knight", "rogue"]}, moves)

    assert at.game.chance_stream(at.state) == stream
