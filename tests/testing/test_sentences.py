import shutil

import pytest

from ecliptic.core.narration import Message, SeatName, Term
from ecliptic.testing import LawError, Play
from ecliptic.testing.sentences import (
    check_messages,
    check_words,
    messages_in,
    parts_of,
)
from tests.testing.lantern import Lantern, lantern


@pytest.fixture
def spoken(tmp_path):
    """Return a function that makes Lantern with a text changed in one language's words."""

    def changed(language, old, new):
        folder = tmp_path / "lantern"
        shutil.copytree(Lantern.folder, folder)
        file = folder / "words" / f"{language}.toml"
        words = file.read_text(encoding="utf-8")
        assert old in words
        file.write_text(words.replace(old, new), encoding="utf-8")
        return lantern(folder=folder)

    return changed


def test_languages_must_have_the_same_keys(spoken):
    game = spoken("es", 'dark = "una lámpara tapada"\n', "")

    with pytest.raises(LawError, match=r"es and en differ in the keys \['table.dark'\]"):
        check_words(Play(game))


def test_languages_must_have_the_same_placeholders(spoken):
    game = spoken("es", "{light}", "luz")

    with pytest.raises(LawError, match=r"'table.light' has other placeholders in es"):
        check_words(Play(game))


def test_the_general_sentences_must_be_there(spoken):
    game = spoken("en", 'other = "seat {number}"\n', "")

    with pytest.raises(LawError, match=r"'seat.other' is missing"):
        check_words(Play(game))


def test_the_general_sentences_must_have_their_placeholders(spoken):
    game = spoken("en", "{first} and {last}", "{first} and {second}")

    with pytest.raises(LawError, match=r"'list.and': other placeholders"):
        check_words(Play(game))


def test_english_must_be_there(spoken):
    game = spoken("en", "Lamps", "Lamps")
    (game.folder / "words" / "en.toml").unlink()

    with pytest.raises(LawError, match="there are no words in 'en'"):
        check_words(Play(game))


def narrating(*messages):
    return lantern(narrate=lambda *_: list(messages))


@pytest.mark.parametrize(
    ("message", "error"),
    [
        (Message("log.nothing"), "'log.nothing' is no key in en"),
        (Message("log.moved", {"move": "x"}), r"'log.moved' \(en\) lacks values for \['seat'\]"),
        (Message("log.drawn", {"lamp": 1}), r"'log.drawn' \(en\) has no place for \['lamp'\]"),
        (Message("log.drawn", {"count": 1}), r"'log.drawn' \(en\) has no place for \['count'\]"),
        (Message("log.drawn", {}, "LA-9"), "RULES.md has no 'LA-9'"),
        (
            Message("table.light", {"light": (Message("odd"), 1)}),
            "'odd' is no key in en",
        ),
    ],
)
def test_narration_must_be_sayable(message, error):
    with pytest.raises(LawError, match=error):
        check_messages(Play(narrating(message)))


def test_a_sentence_must_say_something(spoken):
    game = spoken("es", '"Se saca una lámpara."', '" "')

    with pytest.raises(LawError, match=r"'log.drawn' says nothing in es"):
        check_messages(Play(game))


def test_a_list_of_plain_texts_or_numbers_is_for_screens_and_need_not_be_said():
    check_messages(Play(narrating(Message("log.drawn", {"lamps": ("a", 1)}))))
    with pytest.raises(LawError, match=r"has no place for \['lamps'\]"):
        check_messages(Play(narrating(Message("log.drawn", {"lamps": (Message("odd"),)}))))


def test_a_variant_may_leave_out_the_value_that_chose_it():
    check_messages(Play(narrating(Message("log.moved", {"seat": SeatName(0), "move": "x"}))))


def test_outcomes_must_be_sayable():
    game = lantern(outcome=lambda *_: Message("outcome.nobody"))

    with pytest.raises(LawError, match=r"'outcome.nobody' is no key"):
        check_messages(Play(game))


def test_scenes_must_be_sayable(spoken):
    game = spoken("en", 'prompt = "{seat} is next."\n', "")

    with pytest.raises(LawError, match=r"'table.prompt' is no key in en"):
        check_messages(Play(game))


FULL = Message(
    "a",
    {"one": 1, "seat": SeatName(1), "list": (Message("b"), "c"), "term": Term({"en": "d"})},
    "LA-1",
)


def test_messages_are_found_anywhere():
    shown = {"x": [FULL.as_json(), 1], "y": {"z": Message("c").as_json()}}

    assert list(messages_in(shown)) == [FULL, Message("c")]


def test_messages_are_found_in_messages():
    assert list(parts_of(FULL)) == [FULL, Message("b")]
