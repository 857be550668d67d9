"""Options: what is refused, and what each switch changes."""

from typing import Any

import pytest

from ecliptic.core.errors import CardSetError, OptionError
from tests.games.zodiac_duel.card_files import small
from tests.games.zodiac_duel.table import new_game, table

SIX = ["gemini", "leo", "taurus", "pisces", "aries", "cancer"]
DEFAULTS = {
    "mode": "basic",
    "signs": (),
    "first_deck_seat0": "a",
    "initiative_tie": "chance",
    "aquarius_penalty": True,
    "borrowed_abilities": True,
    "gemini_taurus": "fresh",
    "cancel_revives": True,
    "deck": "whole",
    "rounds": 4,
    "keep": 2,
    "fighters": 5,
    "drawn": 0,
    "wins": 3,
}

BAD = [
    ("mode", {"mode": "quick"}),
    ("mode", {"mode": "Basic"}),
    ("mode", {"mode": None}),
    ("mode", {"mode": 1}),
    ("signs", {"mode": "custom", "signs": SIX[:5]}),
    ("signs", {"mode": "custom", "signs": [*SIX, "virgo"]}),
    ("signs", {"mode": "custom", "signs": [*SIX[:5], "gemini"]}),
    ("signs", {"mode": "custom", "signs": [*SIX[:5], "ophiuchus"]}),
    ("signs", {"mode": "custom", "signs": [*SIX[:5], 1]}),
    ("signs", {"mode": "custom", "signs": "gemini"}),
    ("signs", {"mode": "custom", "signs": []}),
    ("signs", {"mode": "custom"}),
    ("signs", {"signs": ["leo"]}),
    ("first_deck_seat0", {"first_deck_seat0": "c"}),
    ("initiative_tie", {"initiative_tie": "seat2"}),
    ("initiative_tie", {"initiative_tie": 0}),
    ("aquarius_penalty", {"aquarius_penalty": "true"}),
    ("aquarius_penalty", {"aquarius_penalty": 1}),
    ("borrowed_abilities", {"borrowed_abilities": None}),
    ("gemini_taurus", {"gemini_taurus": "asfought"}),
    ("cancel_revives", {"cancel_revives": 0}),
    ("deck", {"deck": 7}),
    ("deck", {"deck": "6"}),
    ("rounds", {"rounds": 5}),
    ("rounds", {"rounds": -1}),
    ("rounds", {"rounds": True}),
    ("keep", {"keep": 0}),
    ("keep", {"keep": 3}),
    ("fighters", {"fighters": 0}),
    ("fighters", {"fighters": 6}),
    ("drawn", {"drawn": 3}),
    ("wins", {"wins": 0}),
    ("wins", {"wins": 4}),
    ("players", {"players": 2}),
    ("sign", {"sign": SIX}),
]


@pytest.mark.parametrize(("name", "options"), BAD)
def test_a_bad_option_is_named_with_what_it_may_be(name, options):
    with pytest.raises(OptionError) as caught:
        new_game(options)

    assert caught.value.option == name
    assert caught.value.expected


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("wins", {"mode": "first", "wins": 1}),
        ("rounds", {"mode": "expert", "rounds": 2}),
        ("drawn", {"mode": "first", "drawn": 1}),
        ("deck", {"mode": "expert", "deck": 12}),
        ("keep", {"mode": "expert", "keep": 1}),
        ("fighters", {"mode": "first", "fighters": 1}),
    ],
)
def test_our_own_switches_stay_at_their_defaults_in_other_modes(name, options):
    with pytest.raises(OptionError, match="its default in this mode") as caught:
        new_game(options)

    assert caught.value.option == name


@pytest.mark.parametrize(
    ("options", "needed"),
    [
        ({"deck": 6}, 20),
        ({"deck": 12}, 20),
        ({"deck": 6, "rounds": 0, "fighters": 3, "drawn": 1}, 9),
        ({"deck": 8, "rounds": 0, "fighters": 5, "drawn": 1}, 13),
        ({"deck": 6, "rounds": 2, "keep": 2, "fighters": 1}, 12),
    ],
)
def test_a_deck_that_is_too_small_is_refused(options, needed):
    with pytest.raises(OptionError, match=f"at least {needed} cards") as caught:
        new_game(options)

    assert caught.value.option == "deck"


def test_without_rounds_stars_must_be_drawn():
    with pytest.raises(OptionError, match="1 or 2") as caught:
        new_game({"rounds": 0})

    assert caught.value.option == "drawn"


@pytest.mark.parametrize(
    ("options", "most"), [({"rounds": 1}, 2), ({"rounds": 4, "keep": 1}, 4), ({"rounds": 2}, 4)]
)
def test_more_fighters_than_are_kept_are_refused(options, most):
    with pytest.raises(OptionError, match=f"at most {most}") as caught:
        new_game(options)

    assert caught.value.option == "fighters"


@pytest.mark.parametrize("switch", DEFAULTS)
def test_the_defaults(switch):
    assert new_game({}).options[switch] == DEFAULTS[switch]


@pytest.mark.parametrize("switch", [one for one in DEFAULTS if one != "signs"])
def test_every_value_is_admitted_and_survives_a_command_line(switch):
    declared: Any = {one.name: one for one in new_game({}).switches}[switch]
    values = getattr(declared, "values", None) or range(declared.low, declared.high + 1)

    assert [declared.parse(str(value)) for value in values] == list(values)
    assert all(map(declared.admits, values))


def test_zd_2_5_signs_are_the_six_names_in_any_order():
    given = [SIX, SIX[::-1], tuple(SIX)]
    read = [new_game({"mode": "custom", "signs": signs}).options["signs"] for signs in given]

    assert read == [tuple(sorted(SIX))] * 3


@pytest.mark.parametrize("mode", ["first", "basic", "advanced", "expert"])
def test_signs_are_ignored_in_another_mode(mode):
    plain, given = table({"mode": mode}), table({"mode": mode, "signs": SIX})

    assert plain.facts == given.facts
    assert plain.moves == given.moves


def test_zd_2_1_a_set_without_marks_has_no_mode_first():
    with pytest.raises(CardSetError, match="this card set has no first-game marks"):
        new_game({"mode": "first", "cards": small()})

    assert new_game({"cards": small()}).options["mode"] == "basic"


def test_a_card_set_that_does_not_exist_is_refused():
    with pytest.raises(CardSetError):
        new_game({"cards": "palace"})


@pytest.mark.parametrize("cards", [1, object(), ["house"]])
def test_cards_are_a_name_a_path_or_content(cards):
    with pytest.raises(OptionError):
        new_game({"cards": cards})


TINY = {"deck": 6, "rounds": 0, "fighters": 1, "drawn": 1, "wins": 1}


def test_no_rounds_give_fighters_and_drawn_gives_stars():
    at = table(TINY)

    assert [len(base) for base in at.facts["base"]] == [1, 1]
    assert (at.facts["phase"], at.facts["deck_size"]) == ("virgo", 4)
    at.play(at.moves[0]).play(at.moves[0])
    assert [len(hand) for hand in at.facts["hand"]] == [1, 1]


def passing(at):
    """Play to the end: everybody passes where it can, else makes the first move."""
    while not at.state.is_terminal():
        at.play("pass" if "pass" in at.moves else at.moves[0])
    return at


def selected(at):
    """Make the first move until the selection is over."""
    while at.facts["phase"] in {"deal", "select"}:
        at.play(at.moves[0])
    return at


@pytest.mark.parametrize("wins", [1, 2, 3])
def test_so_many_duels_win_the_game(wins):
    at = passing(table({"rounds": 0, "fighters": 5, "drawn": 1, "wins": wins}))

    assert max(at.facts["wins"]) == wins
    assert at.facts["phase"] == "over"


@pytest.mark.parametrize(("rounds", "keep"), [(1, 1), (2, 1), (2, 2), (3, 2), (4, 1)])
def test_rounds_and_keep_say_how_much_is_kept(rounds, keep):
    facts = selected(table({"rounds": rounds, "keep": keep, "fighters": 1})).facts

    assert [len(base) for base in facts["base"]] == [1, 1]
    assert [len(hand) for hand in facts["hand"]] == [rounds * keep - 1] * 2
    assert facts["round"] == rounds


@pytest.mark.parametrize("deck", [6, 8, 12, "whole"])
def test_a_part_of_the_deck_is_taken_at_even_distances(deck):
    at = table({"deck": deck, "rounds": 0, "fighters": 1, "drawn": 1})
    whole = sorted(table({}).facts["deck"])
    size = 24 if deck == "whole" else deck
    cards = at.facts["deck"] + at.facts["base"][0] + at.facts["base"][1]

    assert sorted(cards) == whole[:: 24 // size]
