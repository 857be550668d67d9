"""The game object: options, bounds, tiny variants, streams."""

import re

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.games.zodiakal import Zodiakal
from ecliptic.testing import count_nodes
from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table, wander


def test_an_unknown_option_names_those_there_are():
    with pytest.raises(OptionError, match="player: expected one of the options cards, players"):
        Zodiakal(player=2)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("players", 1, "one of 2, 3, 4"),
        ("players", 5, "one of 2, 3, 4"),
        ("players", "2", "one of 2, 3, 4"),
        ("players", 2.0, "one of 2, 3, 4"),
        ("players", True, "one of 2, 3, 4"),
        ("first_player", 2, "chance or a seat from 0 to 1"),
        ("first_player", 4, "one of chance, 0, 1, 2, 3"),
        ("first_player", False, "one of chance, 0, 1, 2, 3"),
        ("movement", "any", "one of exact, up_to"),
        ("collect", True, "one of automatic, optional"),
        ("extra_roll", "all", "one of collect, fresh"),
        ("take_choice", "thief", "one of taker, victim, random"),
        ("counter_block", 1, "one of True, False"),
        ("counter_block", "true", "one of True, False"),
        ("roll_cap", -1, "a whole number from 0 to 100000"),
        ("roll_cap", 100_001, "a whole number from 0 to 100000"),
        ("roll_cap", 600.0, "a whole number from 0 to 100000"),
        ("roll_cap", True, "a whole number from 0 to 100000"),
        ("cap_result", "kinds", "one of most_kinds, draw"),
        ("kinds", 1, "a whole number from 2 to 7"),
        ("kinds", 8, "a whole number from 2 to 7"),
        ("die", 1, "a whole number from 2 to 6"),
        ("die", 7, "a whole number from 2 to 6"),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(option, value, expected):
    with pytest.raises(
        OptionError, match=re.escape(f"{option}: expected {expected}, got {value!r}")
    ):
        Zodiakal(**{option: value})


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_zk_r2_the_first_player_is_a_seat_in_the_game(players, seat):
    with pytest.raises(OptionError, match=f"chance or a seat from 0 to {players - 1}") as caught:
        Zodiakal(players=players, first_player=seat)

    assert caught.value.option == "first_player"


def test_fewer_kinds_win_where_that_is_switched_on():
    at = table({"first_player": 0, "kinds": 2}, "roll 3; queen take star; queen give pearl to 1")

    assert at.shown("phase", "winner") == ["end", 0]


def test_the_die_may_have_fewer_faces():
    assert table({"first_player": 0, "die": 3}).chances == {"roll 1": 1, "roll 2": 1, "roll 3": 1}


def test_a_tiny_game_is_small_enough_to_walk():
    assert count_nodes(table(Zodiakal.tiny[0]).game) == 10_466


@pytest.mark.parametrize(
    "options",
    [
        {"roll_cap": 5},
        {"roll_cap": 40, "players": 4, "movement": "up_to", "collect": "optional"},
        {"roll_cap": 40, "players": 4, "cards": ring(block_cost=1), "counter_block": True},
    ],
    ids=str,
)
@pytest.mark.parametrize("seed", range(5))
def test_no_game_is_longer_than_its_bound(options, seed):
    at = table(options)
    bound = at.game.max_game_length or 0

    assert wander(at, seed, bound).actor is None


def test_the_first_seat_the_dice_and_a_token_have_streams_of_their_own():
    theft = """
    first 0; roll 1; queen take star; queen give pearl to 1; roll 6; pass; roll 1; steal from 1
    """
    at = table({"take_choice": "random", "cards": ring()})

    assert at.game.chance_stream(at.state) == "first"
    assert at.game.chance_stream(at.play(theft).state) == "dice"
    assert at.game.chance_stream(at.play("roll 6").state) == "token"


def test_returns_add_up_to_nothing():
    assert Zodiakal.zero_sum
    assert sum(wander(table({"players": 4}), 2, 9000).state.returns()) == pytest.approx(0.0)
