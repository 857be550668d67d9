"""The sentences that Zodiakal needs; what those of all games share is in tests/conformance."""

import pytest

from ecliptic.core.words import Words
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
