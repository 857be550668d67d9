"""The sentences of Zeipen Dualis in all languages."""

import re

import pytest

from ecliptic.core.words import Words, languages
from ecliptic.games.zeipen.game import SWITCHES, Zeipen
from ecliptic.games.zeipen.printed import KINDS
from ecliptic.games.zeipen.view import PHASES

FOLDER = Zeipen.folder / "words"
ENGLISH, SPANISH = (Words.load(FOLDER, language) for language in ("en", "es"))
VALUES = [
    (switch.name, str(value).lower())
    for switch in SWITCHES
    if switch.name != "hands"
    for value in getattr(switch, "values", ())
]
SIDES = [f"side.{kind.replace(' ', '_')}" for kind in KINDS]


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


@pytest.mark.parametrize("words", [ENGLISH, SPANISH], ids=["en", "es"])
def test_every_side_has_a_name_and_a_sign_of_its_own(words):
    signs = [words[f"{side}.short"] for side in SIDES]

    assert all(side in words for side in SIDES)
    assert len({*signs}) == len(SIDES)
    assert all(len(sign) <= 2 for sign in signs)


@pytest.mark.parametrize("key", [one for one in sorted(ENGLISH.keys()) if one.startswith("coach.")])
def test_the_guide_speaks_about_messages_that_exist(key):
    assert key.removeprefix("coach.") in ENGLISH
    assert not ENGLISH.placeholders(key)


@pytest.mark.parametrize("phase", [one for one in PHASES if one in {"hand", "build", "draft"}])
def test_the_guide_says_something_about_every_way_to_a_hand(phase):
    assert f"coach.prompt.{phase}" in ENGLISH
