"""A switch that holds several different names."""

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.options import NameList, Options, WholeNumber

SIGNS = NameList("signs", ("aries", "cancer", "leo", "libra"), 2, "XX-3")
SWITCHES = (SIGNS, WholeNumber("rounds", 5, 1, 10))


def test_no_names_are_the_default():
    options = Options(SWITCHES, {})

    assert options.names("signs") == SIGNS.default == ()
    assert options.plain() == {}


@pytest.mark.parametrize("given", [["leo", "aries"], ("aries", "leo")])
def test_lists_in_any_order_are_the_same_value(given):
    options = Options(SWITCHES, {"signs": given})

    assert options.names("signs") == ("aries", "leo")
    assert options.changed() == {"signs": ("aries", "leo")}
    assert options.plain() == {"signs": ["aries", "leo"]}


@pytest.mark.parametrize(
    "given",
    [["leo"], ["leo", "leo"], ["leo", "virgo"], ["leo", "aries", "libra"], ["leo", 1], "leo", 2],
)
def test_other_values_are_refused_with_what_is_expected(given):
    with pytest.raises(OptionError) as caught:
        Options(SWITCHES, {"signs": given})

    assert caught.value.option == "signs"
    assert caught.value.expected == "2 different names of aries, cancer, leo, libra"
    assert caught.value.got == given


def test_a_command_line_lists_names_with_commas():
    assert SIGNS.parse("Leo, aries,") == ("leo", "aries")
    assert SIGNS.parse("") == ()


@pytest.mark.parametrize("text", ["leo", "leo,leo", "leo,virgo", "leo aries"])
def test_a_wrong_list_on_a_command_line_is_refused(text):
    with pytest.raises(OptionError, match="2 different names") as caught:
        SIGNS.parse(text)

    assert caught.value.got == text
