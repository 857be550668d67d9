"""The observation tensor: its parts, and that it holds what the view tells."""

import math
import random
from functools import cache
from typing import Any

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.rng import Rng
from tests.games.tensor_parts import parts
from tests.games.zeipen.random_sets import RandomSets
from tests.games.zeipen.small_set import SMALL
from tests.games.zeipen.table import Table, duel, new_game
from tests.games.zeipen.tensor_of_view import TensorOfView


def cell(x, y):
    """The place of a space in a plane of the grid."""
    return (y + 14) * 29 + x + 14


def test_the_grid_shows_cards_by_number_own_ones_first():
    at = duel("twin", "bow", "place twin to -1,-1; place bow to 1,1")
    numbers = {card: place for place, card in enumerate(at.game.notation.cards, start=1)}
    own, other = parts(at, 0)["board"], parts(at, 1)["board"]

    assert own[cell(-1, -1)] == numbers["twin"]
    assert own[2 * 841 + cell(1, 1)] == numbers["bow"]
    assert other[cell(1, 1)] == numbers["bow"]
    assert sum(1 for number in own if number) == 2


def test_a_hidden_hand_is_all_zeros_and_said_to_be_unseen():
    at = duel("twin", "bow", visibility="hidden")
    seen = parts(at, 0)

    assert seen["hand_seen"] == [1.0, 0.0]
    assert sum(seen["hand"]) == 7.0
    assert seen["hand_counts"] == [7.0, 7.0]


def test_a_pending_card_and_its_space_are_told():
    at = duel(moves="place blank to 0,-1; place blank to 0,1; deploy blank")

    assert parts(at, 0)["pending"] == [0.0, 1.0, 0.0]
    assert parts(at, 0)["pending_card"] == [1.0]
    at.play("to 1,-1; move 0,1")
    assert parts(at, 0)["pending"] == [0.0, 0.0, 1.0]
    assert parts(at, 0)["pending_space"] == [0.0, 1.0]


def test_events_are_told_as_numbers():
    moves = "place twin to -1,-1; place blank to 1,1; deploy twin to 1,-1; deploy blank to 0,1; "
    at = duel("twin twin", "", moves + "move -1,-1 to -1,1")

    assert parts(at, 0)["events"][:5] == [1.0, -1.0, -1.0, -1.0, 1.0]
    at.play("deploy blank to 1,2; flip -1,1")
    assert parts(at, 0)["events"][:10] == [2.0, -1.0, 1.0, 1.0, 0.0, 5.0, 0.0, 1.0, 2.0, 1.0]


GAMES: dict[str, dict[str, Any]] = {
    "ready": {},
    "ready, hidden": {"visibility": "hidden"},
    "one given, hidden": {"hands": (None, "undertow"), "visibility": "hidden"},
    "build": {"mode": "build", "cut": "lifting"},
    "build, hidden": {"mode": "build", "visibility": "hidden", "cards": SMALL},
    "draft": {"mode": "draft"},
    "draft, any set": {"mode": "draft", "cards": RandomSets(random.Random(5)).content()},
    "small hands": {"hand_cards": 2, "first_player": "toss", "repetition": "draw"},
}


@cache
def whole_game(name):
    """All positions of three random games, from the first to after the end."""
    game, rng = new_game({"turn_limit": 40, **GAMES[name]}), Rng(3)
    at = Table(game, game.new_initial_state())
    found = [at.copy()]
    for _ in range(3):
        at.state.assign(game.new_initial_state())
        while not at.state.is_terminal():
            legal = at.state.legal_actions()
            at.state.apply_action(legal[rng.below(len(legal))])
            found.append(at.copy())
    return found


def of_view(at, seat):
    """The parts of the tensor as they follow from the view."""
    limit = at.game.options.number("turn_limit")
    return TensorOfView(at.game.notation, limit, seat).parts(at.view(seat))


@pytest.mark.parametrize("seat", range(2))
@pytest.mark.parametrize("name", GAMES)
class TestWholeGames:
    def test_the_tensor_says_what_the_view_says(self, name, seat):
        for at in whole_game(name):
            expected = [number for _, _, numbers in of_view(at, seat) for number in numbers]

            assert at.game.observation_tensor(at.state, seat) == expected

    def test_the_layout_says_which_parts_there_are(self, name, seat):
        at = whole_game(name)[-1]
        expected = of_view(at, seat)
        layout = at.game.tensor_layout()

        assert layout == [(part_name, shape) for part_name, shape, _ in expected]
        assert [math.prod(shape) for _, shape in layout] == [len(part) for _, _, part in expected]
        assert len(dict(layout)) == len(layout)

    def test_hidden_things_do_not_change_it(self, name, seat):
        for at in whole_game(name):
            world = at.game.determinize(at.state, seat, Rng(5))
            seen = at.game.observation_tensor(at.state, seat)

            assert at.game.observation_tensor(world, seat) == seen

    def test_different_views_have_different_tensors_and_equal_ones_equal(self, name, seat):
        seen: dict[tuple[float, ...], str] = {}
        for at in whole_game(name):
            view = str(at.view(seat) | {"frozen": 0, "enclosed": 0})
            tensor = tuple(at.game.observation_tensor(at.state, seat))
            assert seen.setdefault(tensor, view) == view

        assert len(seen) == len(set(seen.values()))


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_tensor_of_a_seat_that_is_not_in_the_game(seat):
    at = duel()

    with pytest.raises(OptionError, match="seat: expected a seat from 0 to 1"):
        at.game.observation_tensor(at.state, seat)
