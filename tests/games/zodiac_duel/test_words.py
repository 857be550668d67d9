"""The sentences that Zodiac Duel needs; what those of all games share is in tests/conformance."""

import pytest

from ecliptic.core.words import Words
from ecliptic.games.zodiac_duel.game import SWITCHES
from ecliptic.games.zodiac_duel.signs import SIGNS
from ecliptic.games.zodiac_duel.star_file import TYPES
from tests.games.zodiac_duel.card_files import SETS

FOLDER = SETS.parent / "words"
ENGLISH, SPANISH = (Words.load(FOLDER, language) for language in ("en", "es"))
VALUES = [
    (switch.name, str(value).lower())
    for switch in SWITCHES
    for value in getattr(switch, "values", ())
    if switch.name != "signs" and type(value) is not int
]


@pytest.mark.parametrize(("switch", "value"), VALUES)
def test_every_value_that_is_a_word_has_words(switch, value):
    assert f"option.{switch}.{value}" in ENGLISH


@pytest.mark.parametrize(
    "key", [*(f"sign.{one}" for one in SIGNS), *(f"type.{one}" for one in TYPES)]
)
def test_every_sign_and_kind_of_star_has_a_name(key):
    assert {key in ENGLISH, key in SPANISH} == {True}


@pytest.mark.parametrize("key", [one for one in sorted(ENGLISH.keys()) if one.startswith("coach.")])
def test_the_guide_speaks_about_messages_that_exist(key):
    assert key.removeprefix("coach.") in ENGLISH
    assert not ENGLISH.placeholders(key)
