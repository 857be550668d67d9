from hypothesis import given, strategies as st

from ecliptic.core.bits import first, lowest, members_of, moved, nth, only, size

members = st.integers(0, 60)
sets = st.sets(members)


def as_bits(numbers):
    return sum(2**number for number in numbers)


def test_only_holds_just_its_member_for_all_61_members():
    assert [only(member) for member in range(61)] == [2**member for member in range(61)]


def test_first_holds_the_numbers_below_its_count():
    assert [members_of(first(count)) for count in range(61)] == [
        list(range(count)) for count in range(61)
    ]


def test_the_set_of_all_61_members_is_counted_and_listed():
    everything = first(60) | only(60)

    assert size(everything) == 61
    assert members_of(everything) == list(range(61))
    assert [nth(everything, rank) for rank in range(61)] == list(range(61))


def test_sets_of_one_member_have_size_one_and_that_lowest_member():
    assert [size(only(member)) for member in range(61)] == [1] * 61
    assert [lowest(only(member)) for member in range(61)] == list(range(61))
    assert [nth(only(member), 0) for member in range(61)] == list(range(61))


def test_sets_of_two_members_are_counted_and_listed():
    pairs = [(low, high) for high in range(61) for low in range(high)]

    assert {size(only(low) | only(high)) for low, high in pairs} == {2}
    assert [members_of(only(low) | only(high)) for low, high in pairs] == [
        list(pair) for pair in pairs
    ]


def test_the_empty_set_has_no_members():
    assert size(0) == 0
    assert members_of(0) == []


@given(sets)
def test_size_counts_members(numbers):
    assert size(as_bits(numbers)) == len(numbers)


@given(sets)
def test_members_are_listed_in_ascending_order(numbers):
    assert members_of(as_bits(numbers)) == sorted(numbers)


@given(st.sets(members, min_size=1))
def test_lowest_is_the_smallest_member(numbers):
    assert lowest(as_bits(numbers)) == min(numbers)


@given(st.sets(members, min_size=1))
def test_nth_counts_the_members_from_below(numbers):
    bits = as_bits(numbers)

    assert [nth(bits, rank) for rank in range(len(numbers))] == sorted(numbers)


@given(sets, st.data())
def test_moved_raises_every_member(numbers, data):
    up = data.draw(st.integers(0, 60 - max(numbers, default=0)))

    assert members_of(moved(as_bits(numbers), up)) == [number + up for number in sorted(numbers)]
