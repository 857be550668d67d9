"""The sentences that 52 Duels needs; what those of all games share is in tests/conformance."""

import pytest

from ecliptic.core.words import Words
from ecliptic.games.fifty_two_duels.game import SWITCHES
from ecliptic.games.fifty_two_duels.labels import ITEMS
from ecliptic.games.fifty_two_duels.sheets import RANKS, SUITS
from ecliptic.games.fifty_two_duels.view import NODES
from tests.games.fifty_two_duels.card_files import SETS

FOLDER = SETS.parent / "words"
ENGLISH, SPANISH = (Words.load(FOLDER, language) for language in ("en", "es"))
VALUES = [
    (switch.name, str(value).lower())
    for switch in SWITCHES
    for value in getattr(switch, "values", ())
    if switch.name != "deck" or value == "whole"
]
NODES_OF_CHANCE = [one for one in NODES if one == "first" or one.endswith("1")]


@pytest.mark.parametrize(("switch", "value"), VALUES)
def test_every_value_that_is_a_word_has_words(switch, value):
    assert f"option.{switch}.{value}" in ENGLISH


@pytest.mark.parametrize(
    "key",
    [
        *(f"suit.{suit}" for suit in SUITS),
        *(f"rank.{rank}" for rank in RANKS),
        *(f"the.{rank}" for rank in RANKS),
        *(f"item.{item}" for item in ITEMS.values()),
        *(f"item.{item}_does" for item in ITEMS.values()),
    ],
)
def test_every_card_and_item_has_a_name(key):
    assert {key in ENGLISH, key in SPANISH} == {True}


@pytest.mark.parametrize("kind", sorted(set(NODES) - set(NODES_OF_CHANCE)))
def test_every_kind_of_decision_has_a_prompt_and_a_reason_against_other_moves(kind):
    assert f"prompt.{kind}" in ENGLISH
    assert f"refused.now_{kind}" in ENGLISH


@pytest.mark.parametrize("kind", NODES_OF_CHANCE)
def test_every_kind_of_chance_has_a_prompt(kind):
    assert f"prompt.chance_{kind.removesuffix('1')}" in ENGLISH


@pytest.mark.parametrize("key", [one for one in sorted(ENGLISH.keys()) if one.startswith("coach.")])
def test_the_guide_speaks_about_messages_that_exist(key):
    assert key.removeprefix("coach.") in ENGLISH
    assert not ENGLISH.placeholders(key)
