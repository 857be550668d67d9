"""What the sentences of all games have in common, in all languages."""

import re
from functools import cache

import pytest

from ecliptic.catalog import game_class, game_names
from ecliptic.core.words import Words, languages


@cache
def words_of(game, language="en"):
    return Words.load(folder_of(game), language)


def folder_of(game):
    return game_class(game).folder / "words"


KEYS = [(game, key) for game in game_names() for key in sorted(words_of(game).keys())]


@pytest.mark.parametrize("game", game_names())
def test_the_game_speaks_english_and_spanish(game):
    assert languages(folder_of(game)) == ["en", "es"]
    assert words_of(game).keys() == words_of(game, "es").keys()


@pytest.mark.parametrize(("game", "key"), KEYS)
def test_both_languages_ask_for_the_same_values(game, key):
    assert words_of(game).placeholders(key) == words_of(game, "es").placeholders(key)


@pytest.mark.parametrize(("game", "key"), [one for one in KEYS if one[1] != "seat.you"])
def test_a_variant_asks_for_nothing_that_its_sentence_may_lack(game, key):
    whole = re.sub(r"\.(you|one|short)$", "", key)
    given = words_of(game).placeholders(whole) | {"seat", "count"}

    assert words_of(game).placeholders(key) <= given


@pytest.mark.parametrize(
    ("game", "switch"),
    [(game, switch.name) for game in game_names() for switch in game_class(game).switches],
)
def test_every_switch_has_words(game, switch):
    assert f"option.{switch}" in words_of(game)
