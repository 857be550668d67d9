from itertools import combinations
from typing import Any, ClassVar

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.options import Choice, WholeNumber
from ecliptic.testing import LawError, option_sets
from ecliptic.testing.option_sets import is_allowed, values_of
from tests.testing.lantern import Lantern


def all_options(**options):
    return dict(Lantern(**options).options)


def test_defaults_and_tiny_sets_come_first():
    assert option_sets(Lantern)[:2] == [{}, {"rounds": 1}]


def test_every_value_of_every_switch_is_tried():
    tried = [all_options(**options) for options in option_sets(Lantern)]

    assert {options["rounds"] for options in tried} == {1, 2, 3}
    assert {options["lamps"] for options in tried} == {"covered", "open"}


def test_every_allowed_pair_of_values_is_tried():
    tried = [all_options(**options) for options in option_sets(Lantern, pairs=True)]
    pairs = {pair for options in tried for pair in combinations(options.values(), 2)}

    assert pairs == {
        *((rounds, "covered") for rounds in (1, 2, 3)),
        *((rounds, "open") for rounds in (1, 2)),
    }


def test_no_option_set_comes_twice():
    tried = [str(all_options(**options)) for options in option_sets(Lantern, pairs=True)]

    assert len(set(tried)) == len(tried)


def test_a_value_that_is_never_allowed_is_reported():
    class Sold(Lantern):
        def __init__(self, **options):
            super().__init__(**options)
            if self.is_open:
                raise OptionError("lamps", "covered", "open")

    with pytest.raises(LawError, match=r"no options allow {'lamps': 'open'}"):
        option_sets(Sold)


def test_pairs_that_are_never_allowed_are_left_out():
    assert not is_allowed(Lantern, {"rounds": 3, "lamps": "open"})


def test_a_game_without_switches_has_its_defaults():
    class Plain(Lantern):
        switches: ClassVar[Any] = ()
        tiny = ()

    assert option_sets(Plain, pairs=True) == [{}]


def test_all_values_of_a_short_range_are_tried():
    assert values_of(WholeNumber("n", 2, 1, 4)) == (1, 2, 3, 4)


def test_some_values_of_a_long_range_are_tried():
    assert values_of(WholeNumber("n", 30, 0, 1000)) == (0, 1, 30, 500, 1000)


def test_all_values_of_a_choice_are_tried():
    assert values_of(Choice("c", "a", ("a", True, 7))) == ("a", True, 7)
