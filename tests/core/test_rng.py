from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from ecliptic.core.bits import first, members_of, only
from ecliptic.core.rng import GENERATOR, Rng

LARGEST = 2**31 - 1

# Computed by a second implementation of the docstring, in 64-bit halves. Records of every
# release rest on these numbers: they may change only with a new name of the generator.
GOLDEN = {
    0: [2124244919, 352016133, 1073477973, 1138843617, 2052956678],
    1: [1037272691, 837811548, 1443780212, 8329939, 631055134],
    2**64 - 1: [1487838149, 1613575669, 296023213, 605158551, 792938230],
    12345678901234567890123: [802822045, 1238834647, 826677407, 846152881, 1856346795],
}


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def drawn(seed, count, bound):
    rng = Rng(seed)
    return [rng.below(bound) for _ in range(count)]


def test_the_generator_is_the_one_that_records_name():
    assert GENERATOR == "mwc-1"


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_same_numbers_on_every_build_and_python(seed):
    assert drawn(seed, 5, LARGEST) == GOLDEN[seed]


def test_the_millionth_number_is_still_the_same():
    assert drawn(5, 1_000_001, LARGEST)[-1] == 1220064628


def test_all_ways_to_draw_keep_their_numbers():
    rng = Rng(2026)
    ways = [rng.below(6), rng.member(only(7) | only(60)), rng.below_big(10**30), rng.unit()]

    assert ways == [4, 60, 980658167978626245730556776252, 0.8757565235719085]


def test_a_negative_seed_counts_from_the_top_of_64_bits():
    assert drawn(-1, 5, LARGEST) == drawn(2**64 - 1, 5, LARGEST)


def test_equal_seeds_give_equal_numbers_and_other_seeds_others():
    assert drawn(7, 20, 1000) == drawn(7, 20, 1000)
    assert drawn(7, 20, 1000) != drawn(8, 20, 1000)


@given(st.integers(0, 2**64 - 1), st.integers(1, LARGEST))
def test_numbers_stay_below_their_bound(seed, bound):
    numbers = drawn(seed, 50, bound)

    assert all(0 <= number < bound for number in numbers)


def test_below_one_is_always_zero():
    assert drawn(3, 100, 1) == [0] * 100


# The bounds below are the 99.9 % points of chi-square with 9, 99 and 255 degrees.


def test_numbers_are_uniform():
    numbers = drawn(11, 10_000, 10)

    assert chi_square([numbers.count(face) for face in range(10)], 1000) < 27.88


def test_pairs_of_neighbours_are_uniform():
    numbers = drawn(12, 20_000, 10)
    pairs = [10 * one + other for one, other in zip(numbers[::2], numbers[1::2], strict=True)]

    assert chi_square([pairs.count(pair) for pair in range(100)], 100) < 148.23


def test_first_numbers_of_consecutive_seeds_are_uniform():
    numbers = [Rng(seed).below(10) for seed in range(10_000)]

    assert chi_square([numbers.count(face) for face in range(10)], 1000) < 27.88


def test_consecutive_seeds_are_independent_of_each_other():
    firsts = [Rng(seed).below(10) for seed in range(10_001)]
    pairs = [10 * one + other for one, other in pairwise(firsts)]

    assert chi_square([pairs.count(pair) for pair in range(100)], 100) < 148.23


def test_seeds_that_differ_in_one_bit_have_nothing_in_common():
    base = drawn(0, 8, LARGEST)
    common = [number for bit in range(64) for number in drawn(2**bit, 8, LARGEST) if number in base]

    assert common == []


def test_members_are_drawn_uniformly():
    bits = only(0) | only(17) | only(33) | only(60)
    rng = Rng(13)
    numbers = [rng.member(bits) for _ in range(4000)]

    assert sorted(set(numbers)) == members_of(bits)
    assert chi_square([numbers.count(member) for member in members_of(bits)], 1000) < 16.27


def test_the_member_of_a_set_of_one_is_that_one():
    assert [Rng(14).member(only(member)) for member in range(61)] == list(range(61))


def test_all_61_members_can_be_drawn():
    rng = Rng(15)

    assert {rng.member(first(60) | only(60)) for _ in range(2000)} == set(range(61))


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**300))
def test_big_numbers_stay_below_their_bound(seed, bound):
    assert 0 <= Rng(seed).below_big(bound) < bound


def test_big_numbers_are_uniform_over_a_bound_that_is_no_power_of_two():
    rng = Rng(16)
    bound = 3 * 2**200
    numbers = [rng.below_big(bound) * 10 // bound for _ in range(10_000)]

    assert chi_square([numbers.count(tenth) for tenth in range(10)], 1000) < 27.88


def test_the_low_digits_of_big_numbers_are_uniform_too():
    rng = Rng(17)
    numbers = [rng.below_big(10**40) % 256 for _ in range(25_600)]

    assert chi_square([numbers.count(low) for low in range(256)], 100) < 330.52


def test_a_small_bound_of_a_big_number_is_without_bias():
    rng = Rng(18)
    numbers = [rng.below_big(3) for _ in range(3000)]

    assert chi_square([numbers.count(face) for face in range(3)], 1000) < 13.82


def test_a_draw_beyond_the_last_whole_multiple_is_made_again():
    bound = 2**29 + 1  # nearly half of the 30 bits has to be refused
    rng = Rng(19)
    numbers = [rng.below_big(bound) for _ in range(2000)]

    assert max(numbers) < bound
    assert abs(sum(number > bound // 2 for number in numbers) - 1000) < 100


def test_units_lie_from_zero_up_to_below_one():
    rng = Rng(20)
    numbers = [rng.unit() for _ in range(10_000)]

    assert all(0.0 <= number < 1.0 for number in numbers)
    assert chi_square([sum(int(n * 10) == tenth for n in numbers) for tenth in range(10)], 1000) < (
        27.88
    )
