"""The sentences that Zeipen Dualis needs; what those of all games share is in tests/conformance."""

import pytest

from ecliptic.core.words import Words
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
