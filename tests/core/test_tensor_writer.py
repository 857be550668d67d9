"""Tensors are written part by part, and only where they are not 0."""

import pytest

from ecliptic.core.tensor_writer import TensorWriter


class Untouched(list[float]):
    """Numbers that say which of them were written."""

    def __init__(self, length: int) -> None:
        super().__init__([0.0] * length)
        self.written: list[int] = []

    def __setitem__(self, place, number):
        self.written.append(place)
        super().__setitem__(place, number)


def all_parts(out):
    to = TensorWriter(out)
    to.one_of(2, 4)
    to.members(0b101, 3)
    to.number(7)
    to.number(0)
    to.flag(True)
    to.flag(False)
    to.fraction(1, 4)
    to.put(1, -3)
    to.skip(2)
    to.number(9)
    return to.place


def test_parts_follow_each_other():
    out = [0.0] * 15

    assert all_parts(out) == 15
    assert out == [0, 0, 1, 0, 1, 0, 1, 7, 0, 1, 0, 0.25, 0, -3, 9]


def test_zeros_are_passed_over():
    out = Untouched(15)
    all_parts(out)

    assert out.written == [2, 4, 6, 7, 9, 11, 13, 14]


@pytest.mark.parametrize("chosen", [-1, 3, 60])
def test_none_of_them_is_all_zeros(chosen):
    out = Untouched(3)
    to = TensorWriter(out)
    to.one_of(chosen, 3)

    assert out.written == []
    assert to.place == 3
