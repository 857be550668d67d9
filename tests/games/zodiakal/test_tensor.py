"""What a seat sees as numbers."""

from math import prod

import pytest

from ecliptic.core.errors import OptionError
from tests.games.tensor_parts import part
from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table, wander

BOARD = ring("swap queen wanderer", "boon sea wanderer", "tribute comet sea", block_cost=1)

OPTIONS = {
    "two": {},
    "four": {"players": 4, "cards": BOARD, "counter_block": True, "movement": "up_to"},
}


def stages(name, seed):
    """A random game, as far as its first 300 moves, after each."""
    at = table(OPTIONS[name])
    return [wander(at, seed + ply, 1).copy() for ply in range(300)]


@pytest.mark.parametrize("name", OPTIONS)
def test_the_tensor_is_as_long_as_its_layout(name):
    game = table(OPTIONS[name]).game
    length = sum(prod(shape) for _, shape in game.tensor_layout())

    assert {len(game.observation_tensor(at.state, 1)) for at in stages(name, 3)} == {length}


@pytest.mark.parametrize("name", OPTIONS)
def test_different_views_have_different_tensors(name):
    at = stages(name, 5)
    views = {str(one.view(1)) for one in at}
    tensors = {tuple(one.game.observation_tensor(one.state, 1)) for one in at}

    assert len(tensors) == len(views)


def test_seats_are_counted_from_the_observer():
    at = table({"first_player": 0, "players": 3}, "roll 3")

    assert part(at, 0, "turn") == [1.0, 0.0, 0.0]
    assert part(at, 1, "turn") == [0.0, 0.0, 1.0]
    assert part(at, 2, "hands")[7:14] == [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]


def test_who_is_still_to_be_asked_is_part_of_it():
    at = table(
        {"first_player": 0, "cards": ring()},
        "roll 1; queen take star; queen give star to 1; roll 3; wind to moon; roll 2; wind to moon",
    )

    assert part(at, 1, "asking_by") == [0.0, 1.0]
    assert part(at, 1, "asking_queue") == [1.0, 0.0]


def test_there_is_no_tensor_of_a_seat_that_is_not_in_the_game():
    at = table()

    with pytest.raises(OptionError):
        at.game.observation_tensor(at.state, 2)
