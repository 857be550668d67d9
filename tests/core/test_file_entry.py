import pytest

from ecliptic.core.errors import CardSetError
from ecliptic.core.file_entry import FileEntry, words

TOP = FileEntry("my.toml")


def test_a_part_of_a_part_is_named_from_the_outside():
    assert TOP.inside("star spark").inside("effect 2") == FileEntry(
        "my.toml", "star spark effect 2"
    )


def test_a_refusal_says_where_and_why():
    error = TOP.inside("card 3").refusal("id", "bad id 'X'", "X")

    assert str(error) == "my.toml: card 3: bad id 'X'"
    assert (error.file, error.key, error.got) == ("my.toml", "card 3: id", "X")
    assert error.expected == "bad id 'X'"


def test_a_broken_rule_adds_what_was_found():
    error = TOP.must("version", "version must be 1", 2)

    assert str(error) == "my.toml: version must be 1, got 2"
    assert (error.key, error.expected, error.got) == ("version", "version must be 1", 2)


def test_a_missing_key_is_said_to_be_nothing():
    assert str(TOP.must("version", "version must be 1", None)).endswith("must be 1, got nothing")


@pytest.mark.parametrize(("content", "found"), [({"card": [{"id": 1}]}, [{"id": 1}]), ({}, [])])
def test_an_array_of_tables_may_be_missing(content, found):
    assert TOP.tables(content, "card") == found


@pytest.mark.parametrize("value", [{"id": 1}, [1], "card", None])
def test_anything_else_is_no_array_of_tables(value):
    with pytest.raises(CardSetError, match=r"card must be tables written as \[\[card\]\], got"):
        TOP.tables({"card": value}, "card")


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ("Leo", {"en": "Leo"}),
        ({"en": "Lion", "es": "León"}, {"en": "Lion", "es": "León"}),
        ({"es": "León"}, {"es": "León"}),
    ],
)
def test_words_are_a_text_or_texts_by_language(value, found):
    assert words(value) == found


@pytest.mark.parametrize("value", ["", " ", {}, {"en": ""}, {"en": 3}, 3, None, ["Leo"]])
def test_anything_else_is_no_words(value):
    assert words(value) is None
