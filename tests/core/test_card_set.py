import os
from pathlib import Path
from types import MappingProxyType

import pytest

from ecliptic.core.card_set import CardSet, Entry, built_in_sets, find_card_set
from ecliptic.core.errors import CardSetError, OptionError

TEXT = """
name = "Five"
numbers = [1, 2]

[[card]]
value = 5
"""
CONTENT = {"name": "Five", "numbers": [1, 2], "card": [{"value": 5}]}


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "sets"
    folder.mkdir()
    (folder / "five.toml").write_text(TEXT)
    (folder / "empty.toml").write_text("")
    return folder


def refused(folder, cards):
    with pytest.raises(CardSetError) as caught:
        find_card_set(folder, cards)
    return caught.value


# Finding a set.


def test_built_in_sets_are_listed_by_name(folder):
    assert built_in_sets(folder) == ["empty", "five"]


def test_a_built_in_set_is_found_by_its_name(folder):
    found = find_card_set(folder, "five")

    assert found.source == "five"
    assert found.content == CONTENT
    assert found.built_in


@pytest.mark.parametrize("form", [str, Path], ids=["text", "path"])
def test_a_set_is_found_by_its_path(folder, form):
    found = find_card_set(folder / "elsewhere", form(folder / "five.toml"))

    assert found.source == str(folder / "five.toml")
    assert found.content == CONTENT
    assert not found.built_in


def test_a_text_that_ends_in_toml_is_a_path_even_without_a_separator(folder, monkeypatch):
    monkeypatch.chdir(folder)

    assert not find_card_set(folder, "five.toml").built_in


def test_a_text_with_a_separator_is_a_path_whatever_it_ends_in(folder):
    (folder / "cards").write_text(TEXT)

    assert find_card_set(folder, f"{folder}{os.sep}cards").content == CONTENT


def test_a_path_object_is_a_path_whatever_it_looks_like(folder, monkeypatch):
    monkeypatch.chdir(folder)
    (folder / "cards").write_text(TEXT)

    assert find_card_set(folder, Path("cards")).content == CONTENT


@pytest.mark.parametrize("form", [dict, MappingProxyType], ids=["dict", "another mapping"])
def test_parsed_content_is_taken_as_it_is(folder, form):
    found = find_card_set(folder, form(CONTENT))

    assert found.source == "cards"
    assert found.content == CONTENT
    assert not found.built_in


def test_later_changes_of_parsed_content_do_not_reach_the_set(folder):
    card = {"value": 5}
    given: dict[str, object] = {"name": "Five", "card": [card]}
    found = find_card_set(folder, given)
    digest = found.digest
    card["value"] = 6
    given["name"] = "Six"

    assert found.content == {"name": "Five", "card": [{"value": 5}]}
    assert found.digest == digest


def test_an_unknown_name_is_refused_with_all_known_ones(folder):
    error = refused(folder, "six")

    assert error.file == "six"
    assert error.key == "cards"
    assert error.expected == "one of the sets empty, five, or a path ending in .toml"
    assert error.got == "six"


@pytest.mark.parametrize("cards", [3, True, ["five"], b"five"])
def test_anything_but_a_name_a_path_or_content_is_refused(folder, cards):
    with pytest.raises(OptionError) as caught:
        find_card_set(folder, cards)

    assert caught.value.option == "cards"
    assert caught.value.expected == "the name of a set, a path or parsed content"
    assert caught.value.got == cards


def test_a_missing_file_is_refused(folder):
    error = refused(folder, folder / "six.toml")

    assert (error.file, error.key) == (str(folder / "six.toml"), "file")
    assert (error.expected, error.got) == ("an existing file", "no such file")


def test_a_folder_in_place_of_a_file_is_refused(folder):
    error = refused(folder, folder)

    assert (error.file, error.key) == (str(folder), "file")
    assert (error.expected, error.got) == ("a readable file", "Is a directory")


def test_a_file_in_another_encoding_is_refused(folder):
    (folder / "latin.toml").write_bytes('name = "Fünf"'.encode("latin-1"))
    error = refused(folder, "latin")

    assert (error.key, error.expected) == ("file", "text in UTF-8")
    assert "can't decode" in str(error)


@pytest.mark.parametrize(
    "text",
    ["name = ", "a = 1\na = 2", f"a = {'1' * 5000}", f"a = {'[' * 50_000}"],
    ids=["half a line", "a key twice", "a number without end", "a list without end"],
)
def test_a_file_that_is_no_toml_is_refused(folder, text):
    (folder / "broken.toml").write_text(text)
    error = refused(folder, "broken")

    assert error.file == str(folder / "broken.toml")
    assert (error.key, error.expected) == ("file", "valid TOML")


def test_invalid_toml_is_refused_with_the_line(folder):
    (folder / "broken.toml").write_text("name = 1\nvalue = ?\n")

    assert "line 2" in str(refused(folder, "broken").got)


# Digests.


def test_a_digest_is_sixteen_hex_digits_that_never_change():
    assert CardSet("any", CONTENT, built_in=False).digest == "186b99bed1b07138"


def test_a_digest_is_taken_of_the_letters_themselves():
    assert CardSet("any", {"name": "Fünf"}, built_in=False).digest == "8671e1cbf91efd3e"


def test_a_card_set_cannot_be_changed(folder):
    with pytest.raises(AttributeError):
        find_card_set(folder, "five").source = "six"  # type: ignore[misc]  # that is the point


def test_comments_layout_and_the_order_of_keys_do_not_count_in_a_digest(folder):
    other = (
        '# a comment\ncard = [{ value = 5 }]\nnumbers = [\n  1,\n  2 ]\n\nname = "Five" # five\n'
    )
    (folder / "other.toml").write_text(other)

    assert find_card_set(folder, "other").digest == find_card_set(folder, "five").digest


def test_where_a_set_came_from_does_not_count_in_a_digest(folder):
    digests = {
        find_card_set(folder, cards).digest
        for cards in ("five", folder / "five.toml", CONTENT, MappingProxyType(CONTENT))
    }

    assert len(digests) == 1


@pytest.mark.parametrize(
    "content",
    [
        {**CONTENT, "name": "five"},
        {**CONTENT, "numbers": [2, 1]},
        {**CONTENT, "numbers": [1.0, 2]},
        {**CONTENT, "numbers": [True, 2]},
        {**CONTENT, "card": [{"value": "5"}]},
        {**CONTENT, "card": [{"value": 5}, {"value": 5}]},
        {**CONTENT, "more": 0},
        {"name": "Five", "numbers": [1, 2]},
    ],
)
def test_every_difference_of_content_counts_in_a_digest(content):
    assert CardSet("any", content, built_in=False).digest != "186b99bed1b07138"


# Reading entry by entry.


def entry(**table):
    return Entry("five", "card 3: ", table)


def fails(call, *args):
    with pytest.raises(CardSetError) as caught:
        call(*args)
    error = caught.value
    assert error.file == "five"
    return error.key, error.expected, error.got


def test_an_error_names_file_place_key_expected_and_got():
    error = entry().fail("value", "a five", 6)

    assert str(error) == "five: card 3: value: expected a five, got 6"
    assert (error.file, error.key, error.expected, error.got) == (
        "five",
        "card 3: value",
        "a five",
        6,
    )


def test_known_keys_pass_and_need_not_all_be_there():
    entry(value=1).only(("value", "name"))


def test_an_unknown_key_is_refused():
    error = fails(entry(value=1, colour="x").only, ("value", "name"))

    assert error == ("card 3: colour", "one of the keys value, name", "colour")


def test_a_value_is_got_as_it_stands():
    assert entry(value=[1, "x"]).get("value") == [1, "x"]


@pytest.mark.parametrize(
    "call",
    [
        lambda table: table.get("value"),
        lambda table: table.exactly("value", 1),
        lambda table: table.whole("value", 1, 5),
        lambda table: table.text("value"),
        lambda table: table.words("value"),
        lambda table: table.texts("value", 2, "two texts"),
    ],
    ids=["get", "exactly", "whole", "text", "words", "texts"],
)
def test_a_missing_value_is_refused(call):
    assert fails(call, entry()) == ("card 3: value", "a value", None)


def test_the_one_expected_value_passes():
    entry(format=1, game="dual").exactly("format", 1)
    entry(format=1, game="dual").exactly("game", "dual")


@pytest.mark.parametrize("value", [2, "1", True, 1.0, [1]])
def test_anything_but_the_one_expected_value_is_refused(value):
    assert fails(entry(format=value).exactly, "format", 1) == ("card 3: format", "1", value)


@pytest.mark.parametrize("value", [2, 3, 9])
def test_a_whole_number_in_range_is_returned(value):
    assert entry(value=value).whole("value", 2, 9) == value


@pytest.mark.parametrize("value", [1, 10, True, 3.0, "3", [3], None])
def test_a_whole_number_out_of_range_or_of_another_type_is_refused(value):
    error = fails(entry(value=value).whole, "value", 1 + 1, 9)

    assert error == ("card 3: value", "a whole number from 2 to 9", value)


def test_the_upper_end_of_a_range_may_have_a_name():
    error = fails(entry(value=10).whole, "value", 2, 9, "end_sum - 1")

    assert error == ("card 3: value", "a whole number from 2 to end_sum - 1", 10)


def test_a_text_is_returned():
    assert entry(name="Luna").text("name") == "Luna"


@pytest.mark.parametrize("value", ["", "  ", "\n", 3, True, ["x"], {"en": "x"}])
def test_an_empty_text_or_none_at_all_is_refused(value):
    assert fails(entry(name=value).text, "name") == ("card 3: name", "a text", value)


def test_one_plain_text_counts_as_english():
    assert entry(name="Moon").words("name") == {"en": "Moon"}


def test_words_by_language_are_returned():
    assert entry(name={"en": "Moon", "es": "Luna"}).words("name") == {"en": "Moon", "es": "Luna"}


@pytest.mark.parametrize("value", ["", " ", {}, {"en": ""}, {"en": "x", "es": 3}, 3, ["x"]])
def test_words_that_are_empty_or_no_text_are_refused(value):
    error = fails(entry(name=value).words, "name")

    assert error == ("card 3: name", "a text, or a table of texts by language", value)


def test_a_list_of_so_many_texts_is_returned():
    assert entry(ends=["y1", "b9"]).texts("ends", 2, "two texts") == ["y1", "b9"]


@pytest.mark.parametrize("value", [["y1"], ["y1", "b9", "r1"], ["y1", 9], "y1", [], {"y1": "b9"}])
def test_a_list_of_another_length_or_type_is_refused(value):
    error = fails(entry(ends=value).texts, "ends", 2, "two texts")

    assert error == ("card 3: ends", "two texts", value)


def test_tables_are_numbered_from_one_below_their_own_table():
    first, second = entry(effect=[{"kind": "a"}, {"kind": "b"}]).tables("effect")

    assert (first.get("kind"), second.get("kind")) == ("a", "b")
    assert (first.file, first.where) == ("five", "card 3: effect 1: ")
    assert second.where == "card 3: effect 2: "


def test_missing_tables_are_an_empty_list():
    assert entry().tables("effect") == []


@pytest.mark.parametrize("value", [{"kind": "a"}, "a", [1], [{"kind": "a"}, "b"]])
def test_anything_but_a_list_of_tables_is_refused(value):
    error = fails(entry(effect=value).tables, "effect")

    assert error == ("card 3: effect", "tables written as [[effect]]", value)
