import re
from pathlib import Path

import pytest

from ecliptic import cli
from ecliptic.catalog import bot_names
from ecliptic.cli.playing import OWN_WORDS
from ecliptic.core.words import Words, languages

ENGLISH = Words.load(OWN_WORDS, "en")
SOURCES = [file.read_text(encoding="utf-8") for file in Path(cli.__file__).parent.glob("*.py")]

GENERAL = {"seat.you", "seat.other", "list.none", "list.and"}
"""Keys that `Words` itself asks for."""


def test_there_are_english_and_spanish():
    assert languages(OWN_WORDS) == ["en", "es"]


@pytest.mark.parametrize("language", languages(OWN_WORDS))
def test_all_languages_have_the_same_keys_with_the_same_placeholders(language):
    words = Words.load(OWN_WORDS, language)

    keys = sorted(ENGLISH.keys())

    assert words.keys() == ENGLISH.keys()
    assert list(map(words.placeholders, keys)) == list(map(ENGLISH.placeholders, keys))


def test_every_sentence_that_is_asked_for_is_there_and_no_other():
    text = "\n".join(SOURCES)
    asked = set(re.findall(r"[\"']([a-z_]+(?:\.[a-z_]+)*)[\"']", text))
    undo = {f"undo.{reason}" for reason in ("nothing", "chance", "reveal", "consent")}
    variants = {f"{key}.{kind}" for key in asked for kind in ("you", "one")}
    levels = {f"level.{name}" for name in bot_names()}
    unknown = ENGLISH.keys() - asked - undo - variants - levels - GENERAL

    assert not unknown
    assert undo <= ENGLISH.keys()
    assert {"prompt", "hand_over", "illegal", "undo.done", "undo.ask"} <= asked
