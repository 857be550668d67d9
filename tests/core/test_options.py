from collections.abc import Mapping

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.options import Choice, Options, WholeNumber

WIND = Choice("wind", "half", ("half", "full"), "XX-1")
DEALER = Choice("dealer", "chance", ("chance", 0, 1))
FAST = Choice("fast", False, (False, True))
ROUNDS = WholeNumber("rounds", 5, 1, 10, "XX-2")
SWITCHES = (WIND, DEALER, FAST, ROUNDS)


def refused(*args):
    with pytest.raises(OptionError) as caught:
        Options(SWITCHES, dict([args]))
    return caught.value


def test_what_is_not_given_has_its_default():
    options = Options(SWITCHES, {})

    assert dict(options) == {"wind": "half", "dealer": "chance", "fast": False, "rounds": 5}


def test_what_is_given_counts():
    options = Options(SWITCHES, {"rounds": 7, "dealer": 0, "fast": True})

    assert dict(options) == {"wind": "half", "dealer": 0, "fast": True, "rounds": 7}


def test_options_are_a_mapping_in_the_order_of_their_declaration():
    options = Options(SWITCHES, {"rounds": 7})

    assert isinstance(options, Mapping)
    assert list(options) == ["wind", "dealer", "fast", "rounds"]
    assert len(options) == 4
    assert options["rounds"] == 7
    assert "winds" not in options


def test_options_cannot_be_changed():
    options = Options(SWITCHES, {})

    assert not hasattr(options, "__setitem__")
    assert not hasattr(options, "__delitem__")


def test_later_changes_of_what_was_given_do_not_count():
    given = {"rounds": 7}
    options = Options(SWITCHES, given)
    given["rounds"] = 8

    assert options["rounds"] == 7


def test_an_unknown_name_is_refused_with_all_known_ones():
    error = refused("round", 7)

    assert error.option == "round"
    assert error.expected == "one of the options cards, wind, dealer, fast, rounds"
    assert error.got == 7


@pytest.mark.parametrize("value", ["Half", "", "quarter", 0, True, None, ["half"]])
def test_a_value_outside_a_list_is_refused(value):
    error = refused("wind", value)

    assert (error.option, error.expected, error.got) == ("wind", "one of half, full", value)


@pytest.mark.parametrize("value", [2, "0", False, True, 0.0, 1.0])
def test_a_choice_takes_a_number_but_nothing_that_merely_equals_it(value):
    error = refused("dealer", value)

    assert (error.expected, error.got) == ("one of chance, 0, 1", value)


@pytest.mark.parametrize("value", [0, 1, "true", "True", 1.0, None])
def test_a_yes_or_no_is_not_a_number_or_a_text(value):
    error = refused("fast", value)

    assert (error.expected, error.got) == ("one of False, True", value)


@pytest.mark.parametrize("value", [0, 11, -5, True, 5.0, "5", None, 10**30])
def test_a_whole_number_outside_its_range_or_type_is_refused(value):
    error = refused("rounds", value)

    assert error.option == "rounds"
    assert error.expected == "a whole number from 1 to 10"
    assert error.got == value


@pytest.mark.parametrize("value", [1, 10])
def test_both_ends_of_a_range_belong_to_it(value):
    assert Options(SWITCHES, {"rounds": value})["rounds"] == value


@pytest.mark.parametrize("switch", [WIND, ROUNDS], ids=["choice", "number"])
def test_a_switch_cannot_be_changed(switch):
    with pytest.raises(AttributeError):
        switch.default = "full"


def test_number_returns_a_whole_number():
    assert Options(SWITCHES, {"dealer": 1}).number("dealer") == 1


def test_number_of_a_text_is_our_own_mistake():
    with pytest.raises(AssertionError):
        Options(SWITCHES, {}).number("wind")


def test_changed_lists_what_differs_from_the_defaults():
    given = {"rounds": 5, "dealer": 1, "fast": True}

    assert Options(SWITCHES, given).changed() == {"dealer": 1, "fast": True}


def test_changed_tells_values_of_different_types_apart():
    mixed = Choice("mixed", 1, (1, True))

    assert Options([mixed], {"mixed": True}).changed() == {"mixed": True}
    assert Options([mixed], {"mixed": 1}).changed() == {}


@pytest.mark.parametrize("switch", SWITCHES, ids=[switch.name for switch in SWITCHES])
def test_every_switch_admits_its_default(switch):
    assert switch.admits(switch.default)


@pytest.mark.parametrize("switch", [WIND, DEALER, FAST], ids=["wind", "dealer", "fast"])
def test_every_value_of_a_choice_is_read_back_from_its_text(switch):
    assert [switch.parse(str(value)) for value in switch.values] == list(switch.values)


def test_every_number_of_a_range_is_read_back_from_its_text():
    assert [ROUNDS.parse(str(value)) for value in range(1, 11)] == list(range(1, 11))


def test_a_text_names_a_choice_in_any_case():
    assert WIND.parse("FULL") == "full"
    assert FAST.parse("true") is True
    assert type(DEALER.parse("1")) is int


@pytest.mark.parametrize(
    ("switch", "text", "expected"),
    [
        (WIND, "quarter", "one of half, full"),
        (DEALER, "2", "one of chance, 0, 1"),
        (FAST, "yes", "one of False, True"),
        (ROUNDS, "five", "a whole number from 1 to 10"),
        (ROUNDS, "5.0", "a whole number from 1 to 10"),
        (ROUNDS, "", "a whole number from 1 to 10"),
    ],
    ids=["word", "number", "yes", "five", "fraction", "empty"],
)
def test_a_text_that_names_no_value_is_refused(switch, text, expected):
    with pytest.raises(OptionError) as caught:
        switch.parse(text)

    assert caught.value.option == switch.name
    assert caught.value.expected == expected
    assert caught.value.got == text


def test_a_number_in_words_outside_the_range_is_refused_as_a_number():
    with pytest.raises(OptionError) as caught:
        ROUNDS.parse("11")

    assert caught.value.got == 11
