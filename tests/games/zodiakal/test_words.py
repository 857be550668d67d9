"""The sentences of Zodiakal in all languages."""

import re

import pytest

from ecliptic.core.words import Words, languages
from ecliptic.games.zodiakal.board_file import ACTIONS
from ecliptic.games.zodiakal.game import SWITCHES
from ecliptic.games.zodiakal.labels import TILES, TOKENS
from tests.games.zodiakal.boards import STANDARD_FILE

FOLDER = STANDARD_FILE.parents[1] / "words"
ENGLISH, SPANISH = (Words.load(FOLDER, language) for language in ("en", "es"))
VALUES = [
    (switch.name, str(value).lower())
    for switch in SWITCHES
    for value in getattr(switch, "values", ())
    if switch.name != "players"
]


def test_the_game_speaks_english_and_spanish():
    assert languages(FOLDER) == ["en", "es"]
    assert ENGLISH.keys() == SPANISH.keys()


@pytest.mark.parametrize("key", sorted(ENGLISH.keys()))
def test_both_languages_ask_for_the_same_values(key):
    assert ENGLISH.placeholders(key) == SPANISH.placeholders(key)


@pytest.mark.parametrize("key", sorted(ENGLISH.keys() - {"seat.you"}))
def test_a_variant_asks_for_nothing_that_its_sentence_may_lack(key):
    whole = re.sub(r"\.(you|one|short)$", "", key)
    given = ENGLISH.placeholders(whole) | {"seat", "count"}

    assert ENGLISH.placeholders(key) <= given


@pytest.mark.parametrize("switch", [switch.name for switch in SWITCHES])
def test_every_switch_has_words(switch):
    assert f"option.{switch}" in ENGLISH


@pytest.mark.parametrize(("switch", "value"), VALUES)
def test_every_value_that_is_a_word_has_words(switch, value):
    assert f"option.{switch}.{value}" in ENGLISH


@pytest.mark.parametrize(
    "key",
    [
        *(f"tile.{one}" for one in sorted(TILES)),
        *(f"to.{one}" for one in sorted(TILES)),
        *(f"token.{one}" for one in sorted(TOKENS)),
        *(f"one.{one}" for one in sorted(TOKENS)),
        *(f"effect.{one}" for one in ACTIONS),
    ],
)
def test_every_tile_token_and_effect_has_a_name(key):
    assert {key in ENGLISH, key in SPANISH} == {True}


@pytest.mark.parametrize("key", [one for one in sorted(ENGLISH.keys()) if one.startswith("coach.")])
def test_the_guide_speaks_about_messages_that_exist(key):
    assert key.removeprefix("coach.") in ENGLISH
    assert not ENGLISH.placeholders(key)
