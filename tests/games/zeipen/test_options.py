"""Options: what is refused, in which words, and what our own switch changes."""

from typing import Any

import pytest

from ecliptic.core.errors import CardSetError, OptionError
from tests.games.zeipen.table import hand, new_game, table

DEFAULTS = {
    "mode": "ready",
    "hands": (),
    "visibility": "open",
    "first_player": "reveal",
    "no_draw": True,
    "repetition": "forbid",
    "turn_limit": 200,
    "pointer": "nearest",
    "deploy": "harmless",
    "cut": "landing",
    "flip_counts": "self",
    "hand_cards": 7,
}

BAD = [
    ("mode", {"mode": "quick"}),
    ("mode", {"mode": "Ready"}),
    ("mode", {"mode": None}),
    ("visibility", {"visibility": "secret"}),
    ("visibility", {"visibility": True}),
    ("first_player", {"first_player": "seat1"}),
    ("first_player", {"first_player": 0}),
    ("no_draw", {"no_draw": 1}),
    ("no_draw", {"no_draw": "true"}),
    ("repetition", {"repetition": "ban"}),
    ("repetition", {"repetition": False}),
    ("turn_limit", {"turn_limit": 0}),
    ("turn_limit", {"turn_limit": 1001}),
    ("turn_limit", {"turn_limit": 30.0}),
    ("turn_limit", {"turn_limit": True}),
    ("turn_limit", {"turn_limit": "200"}),
    ("pointer", {"pointer": "any"}),
    ("deploy", {"deploy": "free"}),
    ("cut", {"cut": "lift"}),
    ("flip_counts", {"flip_counts": "all"}),
    ("hand_cards", {"hand_cards": 0}),
    ("hand_cards", {"hand_cards": 8}),
    ("hands", {"hands": "vanguard"}),
    ("hands", {"hands": ["vanguard"]}),
    ("hands", {"hands": ["vanguard", "undertow", "longsight"]}),
    ("hands", {"hands": ["vanguard", 1]}),
    ("hands", {"hands": [None, ["alder", 2]]}),
    ("hands", {"hands": {"0": "vanguard"}}),
    ("speed", {"speed": 1}),
    ("players", {"players": 2}),
]


@pytest.mark.parametrize(("name", "options"), BAD)
def test_a_bad_option_is_named_with_what_it_may_be(name, options):
    with pytest.raises(OptionError) as caught:
        new_game(options)

    assert caught.value.option == name
    assert caught.value.expected


REFUSED = [
    ({"mode": "draft", "hands": ["vanguard", None]}, "hands cannot be preset in draft mode"),
    (
        {"mode": "draft", "visibility": "hidden"},
        "draft picks are public: hands cannot be hidden",
    ),
    ({"cards": "drill"}, "the set has no ready hands: use mode build or draft"),
    (
        {"cards": "drill", "hands": [["blank"] * 7, None]},
        "the set has no ready hands: use mode build or draft",
    ),
    ({"hands": ["bob", None]}, "unknown ready hand: bob"),
    ({"mode": "build", "hands": [None, "bob"]}, "unknown ready hand: bob"),
    ({"hands": [["alder"] * 6, None]}, "hands[0]: a hand has 7 cards, not 6"),
    ({"hands": [None, ["alder"]]}, "hands[1]: a hand has 7 cards, not 1"),
    ({"hands": [[], None]}, "hands[0]: a hand has 7 cards, not 0"),
    ({"hands": [["bob"] * 7, None]}, "hands[0]: unknown card bob"),
    ({"hands": [None, ["alder"] * 7]}, "hands[1]: more than 2 copies of alder"),
]


@pytest.mark.parametrize(("options", "reason"), REFUSED)
def test_options_that_do_not_go_together_are_refused_in_these_words(options, reason):
    with pytest.raises(OptionError) as caught:
        new_game(options)

    assert str(caught.value) == reason


def small(row):
    """The first seven characters of the drill set with two copies each."""
    content: Any = {**new_game({"cards": "drill", "mode": "build"}).card_set.content}
    cards = [{**card, "copies": 2} for card in content["card"][:7]]
    return {**content, "card": cards, "draft": {"row": row}}


def test_zp_4_8_a_row_that_may_be_too_small_is_refused():
    with pytest.raises(CardSetError, match=r"draft\.row is too small to fill two hands"):
        new_game({"mode": "draft", "cards": small(6)})

    assert new_game({"mode": "draft", "cards": small(7)}).options["mode"] == "draft"
    assert new_game({"mode": "build", "cards": small(6)}).options["mode"] == "build"


@pytest.mark.parametrize("switch", DEFAULTS)
def test_the_defaults(switch):
    assert new_game({}).options[switch] == DEFAULTS[switch]


@pytest.mark.parametrize("switch", [one for one in DEFAULTS if one != "hands"])
def test_every_value_is_admitted_and_survives_a_command_line(switch):
    declared: Any = {one.name: one for one in new_game({}).switches}[switch]
    values = getattr(declared, "values", None) or range(declared.low, declared.high + 1)

    assert [declared.parse(str(value)) for value in values] == list(values)
    assert all(map(declared.admits, values))


def test_zp_4_1_a_preset_may_be_an_id_a_list_or_nothing():
    listed = hand("bow twin")
    at = table({"cards": "drill", "mode": "build", "hands": (None, listed)})

    assert at.game.options["hands"] == ("", ",".join(listed))
    assert at.facts["hand_counts"] == [0, 7]
    assert table({"hands": ["undertow", "vanguard"]}).facts["hand_name"] == ["undertow", "vanguard"]


def test_a_preset_survives_a_record_and_a_command_line():
    given = ("vanguard", ",".join(["alder", "alder", *["fenn"] * 3, "garza", "garza"]))
    switch = next(one for one in new_game({}).switches if one.name == "hands")

    assert new_game({"hands": list(given)}).options["hands"] == given
    assert switch.parse(" / ".join(given)) == given
    assert switch.parse("/vanguard") == ("", "vanguard")
    assert switch.parse("/") == switch.parse("") == ()


def test_no_presets_at_all_are_the_default():
    game = new_game({"hands": (None, None)})

    assert game.options["hands"] == ()
    assert game.options.changed() == {}


@pytest.mark.parametrize(
    ("options", "information"),
    [
        ({}, "imperfect"),
        ({"visibility": "hidden"}, "imperfect"),
        ({"mode": "build"}, "imperfect"),
        ({"mode": "draft"}, "perfect"),
        ({"hands": ("vanguard", "undertow")}, "perfect"),
        ({"hands": ("vanguard", None)}, "perfect"),
        ({"hands": ("vanguard", None), "visibility": "hidden"}, "imperfect"),
        ({"hands": ("vanguard", None), "mode": "build"}, "imperfect"),
        ({"hands": ("vanguard", "undertow"), "visibility": "hidden"}, "perfect"),
    ],
)
def test_zp_r26_information_is_perfect_where_no_choice_is_hidden(options, information):
    assert new_game(options).information == information


def test_one_possible_hand_is_no_choice():
    content: Any = small(7)
    content["card"] = [{**card, "copies": 1} for card in content["card"]]

    assert new_game({"cards": content, "mode": "build"}).information == "perfect"
    assert new_game({"cards": content, "mode": "build", "hand_cards": 6}).information == "imperfect"


@pytest.mark.parametrize("count", [1, 2, 5])
def test_so_many_cards_are_in_a_hand(count):
    at = table({"hands": ("vanguard", "undertow"), "hand_cards": count})
    whole = ["alder", "alder", "cobre", "dorna", "fenn", "fenn", "jarro"]

    assert at.facts["hand_counts"] == [count, count]
    assert at.facts["hands"][0] == whole[:count]
    assert at.game.max_game_length == table({}).game.max_game_length


def test_zp_9_8_with_one_card_each_the_first_player_is_stuck_at_once():
    moves = "place alder to 0,-1; place esker to 0,1"
    at = table({"hands": ("vanguard", "undertow"), "hand_cards": 1, "first_player": "seat0"}, moves)

    assert at.result == (1, "stuck")
    assert at.state.returns() == [-1.0, 1.0]
