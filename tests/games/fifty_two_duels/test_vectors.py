"""Games played by an independent implementation of the rules, replayed fully."""

import json

import pytest

from tests.games.fifty_two_duels.table import Table, new_game
from tests.games.vectors import expected, lines_beside, replayed

_LINES = lines_beside(__file__)


def test_the_vectors_hold_twenty_four_games():
    assert len(_LINES) == 24


@pytest.mark.parametrize("number", range(24))
def test_vector(number):
    vector = json.loads(_LINES[number])
    game = new_game(vector["options"])
    plies = {sample["ply"] for sample in vector["samples"]}
    at = Table(game, game.new_initial_state())
    nodes, samples = replayed(at, vector["steps"], plies)

    assert vector["game"] == game.name
    assert nodes == [expected(step) for step in vector["steps"]]
    assert samples == vector["samples"]
    assert at.state.is_terminal()
    assert at.state.returns() == vector["returns"]
