"""Cuts an observation tensor into the parts of its layout."""

from math import prod


def parts(at, seat):
    """Return the parts of a seat's tensor by name, at a game's table."""
    found, start = {}, 0
    numbers = at.game.observation_tensor(at.state, seat)
    for name, shape in at.game.tensor_layout():
        found[name] = numbers[start : start + prod(shape)]
        start += prod(shape)
    return found


def part(at, seat, name):
    """Return one of them."""
    return parts(at, seat)[name]
