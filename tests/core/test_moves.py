from hypothesis import given, strategies as st

from ecliptic.core.bits import first, only
from ecliptic.core.moves import Moves


def written(out):
    return [(out.actions[place], out.weights[place]) for place in range(out.count)]


def test_a_new_buffer_is_empty():
    assert written(Moves()) == []


def test_decisions_have_the_weight_one():
    out = Moves()
    out.add(7)
    out.add(9)

    assert written(out) == [(7, 1), (9, 1)]


def test_outcomes_keep_their_weights():
    out = Moves()
    out.add_outcome(3, 5)
    out.add_outcome(4, 2**31 - 1)

    assert written(out) == [(3, 5), (4, 2**31 - 1)]


def test_a_mask_is_one_at_every_action():
    out = Moves()
    for action in (1, 3, 4):
        out.add(action)
    mask = [0.0] * 6
    out.mark(mask)

    assert mask == [0, 1, 0, 1, 1, 0]


def test_a_buffer_grows_as_often_as_needed_and_keeps_everything():
    out = Moves()
    for action in range(1000):
        out.add_outcome(action, action + 1)

    assert written(out) == [(action, action + 1) for action in range(1000)]


def test_a_buffer_grows_exactly_when_128_entries_are_full():
    out = Moves()
    for action in range(128):
        out.add(action)
    before = out.capacity
    out.add(128)

    assert (before, out.capacity) == (128, 256)
    assert written(out) == [(action, 1) for action in range(129)]


def test_a_cleared_buffer_is_filled_from_the_start():
    out = Moves()
    for action in range(300):
        out.add_outcome(action, 9)
    out.clear()
    out.add(5)

    assert written(out) == [(5, 1)]


@given(st.sets(st.integers(0, 60)), st.integers(0, 1000))
def test_members_of_a_set_are_added_in_ascending_order_above_a_base(numbers, base):
    out = Moves()
    out.add_members(sum(2**number for number in numbers), base)

    assert written(out) == [(base + number, 1) for number in sorted(numbers)]


def test_members_are_added_behind_what_is_there_and_make_the_buffer_grow():
    out = Moves()
    for base in (0, 61, 122):
        out.add_members(first(60) | only(60), base)

    assert written(out) == [(action, 1) for action in range(183)]
