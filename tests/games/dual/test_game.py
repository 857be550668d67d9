"""The game object: options, bounds, tiny variants, streams and reveals."""

import re

import pytest

import ecliptic
from ecliptic.core.errors import OptionError
from ecliptic.games.dual import Dual
from tests.games.dual.decks import RING, THIRTY
from tests.games.dual.table import dealt, pair, table, trio, wander, whole_game


def test_an_unknown_game_names_those_there_are():
    with pytest.raises(OptionError, match=r"game: expected one of .*dual.*, got 'duel'"):
        ecliptic.load_game("duel")


def test_an_unknown_option_names_those_there_are():
    with pytest.raises(OptionError, match="player: expected one of the options cards, players"):
        ecliptic.load_game("dual", player=2)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("players", 4, "one of 2, 3"),
        ("players", "2", "one of 2, 3"),
        ("players", 2.0, "one of 2, 3"),
        ("players", None, "one of 2, 3"),
        ("rounds", 0, "a whole number from 1 to 10"),
        ("rounds", 11, "a whole number from 1 to 10"),
        ("rounds", True, "a whole number from 1 to 10"),
        ("rounds", "5", "a whole number from 1 to 10"),
        ("first_dealer", 3, "one of chance, 0, 1, 2"),
        ("first_dealer", 2, "chance or a seat from 0 to 1"),
        ("first_dealer", False, "one of chance, 0, 1, 2"),
        ("orientation", "whole", "one of half, independent"),
        ("first_flip", True, "one of simultaneous, in_order"),
        ("coin_tie", "both", "one of latest, nobody, each"),
        ("final_tie", "Tokens", "one of shared, tokens"),
        ("deck", 18, "one of whole, 4, 6, 12"),
        ("deck", "4", "one of whole, 4, 6, 12"),
        ("turned", 2, "one of half, 0, 1"),
        ("turned", True, "one of half, 0, 1"),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(option, value, expected):
    with pytest.raises(
        OptionError, match=re.escape(f"{option}: expected {expected}, got {value!r}")
    ):
        Dual(**{option: value})


def test_a_deck_that_three_players_cannot_share_is_refused():
    with pytest.raises(OptionError, match="at most 18 cards that all players can share, got 4"):
        Dual(deck=4, players=3)


def test_a_deck_larger_than_the_card_set_is_refused():
    with pytest.raises(OptionError, match="deck: expected whole, or at most 6 cards"):
        Dual(deck=12, cards=RING)


@pytest.mark.parametrize("turned", [0, 1])
def test_cards_cannot_be_both_counted_and_turned_independently(turned):
    with pytest.raises(OptionError, match="turned: expected half, for the orientation is indep"):
        Dual(turned=turned, orientation="independent")


@pytest.mark.parametrize(("turned", "weights"), [(0, [18] * 18), (1, [17] * 18 + [1] * 18)])
def test_so_many_cards_are_turned_before_the_deal(turned, weights):
    assert [*table({"turned": turned, "first_dealer": 0}).chances.values()] == weights


def test_a_part_of_the_deck_is_taken_at_even_distances():
    assert Dual(deck=4).notation.cards == ["y1b9", "y5b5", "r1p9", "r5p5"]
    assert Dual(deck=6, players=3).notation.cards == Dual().notation.cards[::3]
    assert Dual(deck=6, cards=RING).notation.cards == Dual(cards=RING).notation.cards


@pytest.mark.parametrize(
    ("options", "length"),
    [
        ({}, 231),
        ({"players": 3}, 221),
        ({"first_dealer": 0}, 230),
        ({"players": 3, "first_dealer": 2, "rounds": 1}, 44),
        ({"rounds": 10}, 461),
        ({"deck": 4, "rounds": 1, "first_dealer": 0}, 11),
        ({"cards": THIRTY, "rounds": 1, "first_dealer": 0}, 76),
    ],
)
def test_a_game_is_always_exactly_as_long_as_its_bound(options, length):
    at = table(options)

    assert at.game.max_game_length == length
    assert not wander(at, 3, length - 1).state.is_terminal()
    assert wander(at, 3, 1).state.is_terminal()


def test_a_game_has_140_decisions_with_two_players_and_130_with_three():
    two = [at.actor for at in whole_game(players=2)]
    three = [at.actor for at in whole_game(players=3)]

    assert (two.count("chance"), two.count(0) + two.count(1)) == (91, 140)
    assert (three.count("chance"), len(three) - three.count("chance") - 1) == (91, 130)


def test_what_a_player_sees_is_not_everything():
    assert Dual().information == "imperfect"
    assert Dual.zero_sum


def test_the_dealer_and_the_deal_draw_from_streams_of_their_own():
    at = table({})

    assert at.game.chance_stream(at.state) == "dealer"
    assert at.game.chance_stream(at.play("dealer 0").state) == "deal"


def reveals(at, move):
    return at.game.reveals(at.state, at.game.parse_move(at.state, move))


def test_chance_and_played_cards_show_something_hidden():
    assert reveals(table({}), "dealer 0")
    assert reveals(table({"first_dealer": 0}), "deal y1")
    assert reveals(pair("flip r1, flip r5"), "play b6")


def test_the_last_of_the_simultaneous_flips_shows_them_all():
    at = trio()

    assert not reveals(at, "flip r4")
    assert not reveals(at.play("flip r4"), "flip p8")
    assert reveals(at.play("flip p8"), "flip b5")


def test_a_wind_shows_nothing_new_where_suits_go_in_fixed_couples():
    at = pair("flip r1, flip r5, play b6, play b5")

    assert not reveals(at, "wind 0")
    assert not reveals(at, "wind none")
    assert not reveals(pair(first_flip="in_order"), "flip r1")


def test_turning_shows_the_asleep_suits_where_they_do_not_follow():
    options = {"cards": RING, "first_dealer": 1, "orientation": "independent", "rounds": 1}
    hands = ("b2 c4 a9", "a1 b3 a5")
    at = dealt(options, *hands)
    in_order = dealt(options | {"first_flip": "in_order"}, *hands)
    windy = at.copy().play("flip b2, flip b3, play a8, play a1")

    assert not reveals(at, "flip b2")
    assert reveals(in_order, "flip b2")
    assert reveals(windy, "wind 0")
    assert not reveals(windy, "wind none")


def test_the_rules_page_holds_the_numbered_rules():
    assert "**DU-3.5**" in Dual().rules_page
