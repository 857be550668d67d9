"""A switch with an entry for each seat."""

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.options import Options, PerSeat, WholeNumber, entry_names

HANDS = PerSeat("hands", 2, (("red", ""), ("red", "blue")), "XX-3")
SWITCHES = (HANDS, WholeNumber("rounds", 5, 1, 10))


def test_no_entry_for_any_seat_is_the_default():
    options = Options(SWITCHES, {})

    assert options.names("hands") == HANDS.default == ()
    assert options.plain() == {}


@pytest.mark.parametrize("given", [[], ["", ""], [None, None], (None, "")])
def test_nothing_for_each_seat_is_no_value(given):
    assert Options(SWITCHES, {"hands": given}).names("hands") == ()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (["red", None], ("red", "")),
        (("", "blue"), ("", "blue")),
        (["blue", "red"], ("blue", "red")),
        ([["ox", "cat"], None], ("ox,cat", "")),
        ([["ox"], "red"], ("ox,", "red")),
    ],
)
def test_entries_keep_the_order_of_the_seats(given, kept):
    options = Options(SWITCHES, {"hands": given})

    assert options.names("hands") == kept
    assert Options(SWITCHES, {"hands": list(kept)}).names("hands") == kept


@pytest.mark.parametrize("given", ["red", ["red"], ["red", 3], ["red", ["ox", 1]], ["a", "b", "c"]])
def test_other_values_are_refused_with_what_is_expected(given):
    with pytest.raises(OptionError) as caught:
        Options(SWITCHES, {"hands": given})

    assert caught.value.option == "hands"
    assert caught.value.expected == "for each of 2 seats nothing, a name, or a list of names"
    assert caught.value.got == given


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", ()),
        ("red/", ("red", "")),
        (" / blue", ("", "blue")),
        ("ox,cat/blue", ("ox,cat", "blue")),
    ],
)
def test_a_command_line_parts_seats_with_a_slash(text, value):
    assert HANDS.parse(text) == value


@pytest.mark.parametrize("text", ["red", "a/b/c"])
def test_a_wrong_number_of_seats_on_a_command_line_is_refused(text):
    with pytest.raises(OptionError, match="for each of 2 seats") as caught:
        HANDS.parse(text)

    assert caught.value.got == text


@pytest.mark.parametrize(
    ("entry", "names"), [("red", "red"), ("", ""), ("ox,", ["ox"]), ("ox, cat", ["ox", "cat"])]
)
def test_a_kept_entry_is_a_name_or_a_list(entry, names):
    assert entry_names(entry) == names
