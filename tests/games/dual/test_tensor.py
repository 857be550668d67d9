"""What a seat sees as numbers."""

from math import prod

import pytest

from ecliptic.core.errors import OptionError
from ecliptic.core.rng import Rng
from tests.games.dual.decks import THIRTY
from tests.games.dual.table import pair, trio, whole_game
from tests.games.tensor_parts import part

GAMES = {
    "two": whole_game(rounds=2, players=2),
    "three": whole_game(rounds=2, players=3),
    "in order": whole_game(rounds=1, players=3, first_flip="in_order"),
    "own cards": whole_game(rounds=1, cards=THIRTY),
}


@pytest.mark.parametrize("name", GAMES)
class TestWholeGame:
    def test_the_tensor_is_as_long_as_its_layout(self, name):
        game = GAMES[name][0].game
        length = sum(prod(shape) for _, shape in game.tensor_layout())

        assert {
            len(game.observation_tensor(at.state, seat))
            for at in GAMES[name]
            for seat in range(game.num_players)
        } == {length}

    def test_the_parts_have_names_of_their_own(self, name):
        names = [part_name for part_name, _ in GAMES[name][0].game.tensor_layout()]

        assert len(names) == len(set(names))

    def test_different_views_have_different_tensors(self, name):
        game = GAMES[name][0].game
        views = {str(at.view(1)) for at in GAMES[name]}
        tensors = {tuple(game.observation_tensor(at.state, 1)) for at in GAMES[name]}

        assert len(tensors) == len(views) > 40

    def test_what_the_seat_cannot_see_is_not_in_its_tensor(self, name):
        game = GAMES[name][0].game
        truths = [game.observation_tensor(at.state, 0) for at in GAMES[name][::5]]
        worlds = [
            game.observation_tensor(game.determinize(at.state, 0, Rng(5)), 0)
            for at in GAMES[name][::5]
        ]

        assert worlds == truths


def test_seats_are_counted_from_the_observer():
    at = trio("flip p9, flip p8, flip b5, play y3")

    assert part(at, 0, "turn") == [0.0, 1.0, 0.0]
    assert part(at, 1, "turn") == [1.0, 0.0, 0.0]
    assert part(at, 2, "turn") == [0.0, 0.0, 1.0]
    assert part(at, 1, "dealer") == [0.0, 1.0, 0.0]


def test_the_own_hand_and_the_backs_of_all():
    at = pair("flip r1, flip r5")

    assert sum(part(at, 0, "hand")) == 9.0
    assert part(at, 0, "backs") == [3.0, 1.0, 4.0, 1.0, 3.0, 2.0, 3.0, 1.0]
    assert part(at, 1, "backs") == [3.0, 2.0, 3.0, 1.0, 3.0, 1.0, 4.0, 1.0]


def test_a_hidden_flip_shows_as_chosen_and_to_its_owner_as_the_face():
    at = pair("flip r1")

    assert part(at, 0, "own_flip") != part(pair("flip r2"), 0, "own_flip")
    assert sum(part(at, 1, "own_flip")) == 0.0
    assert part(at, 1, "flip_chosen") == [0.0, 1.0]
    assert sum(part(at, 1, "flip_suit")) == 0.0


def test_a_flip_in_order_shows_its_suit():
    at = pair("flip r1", first_flip="in_order")

    assert part(at, 1, "flip_suit") == [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0]


def test_the_wind_of_the_last_trick():
    at = pair("flip r1, flip r5, play b6, play b5")

    assert part(at, 0, "last_wind") == [1.0, 0.0, 0.0, 0.0]
    assert part(at.copy().play("wind none"), 0, "last_wind") == [0.0, 1.0, 0.0, 0.0]
    assert part(at.copy().play("wind 1"), 0, "last_wind") == [0.0, 0.0, 0.0, 1.0]
    assert part(at.copy().play("wind 1"), 1, "last_wind") == [0.0, 0.0, 1.0, 0.0]


def test_there_is_no_tensor_of_a_seat_that_is_not_in_the_game():
    at = pair()

    with pytest.raises(OptionError, match="seat: expected a seat from 0 to 1"):
        at.game.observation_tensor(at.state, 2)
