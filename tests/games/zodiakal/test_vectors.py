"""Games played by an independent implementation of the rules, replayed fully."""

import json

import pytest

from ecliptic.games.zodiakal import Zodiakal
from tests.games.vectors import expected, lines_beside, replayed
from tests.games.zodiakal.table import Table

_LINES = lines_beside(__file__)


def test_the_vectors_hold_sixty_games():
    assert len(_LINES) == 60


@pytest.mark.parametrize("number", range(60))
def test_vector(number):
    vector = json.loads(_LINES[number])
    game = Zodiakal(**vector["options"])
    plies = {sample["ply"] for sample in vector["samples"]}
    at = Table(game, game.new_initial_state())
    nodes, samples = replayed(at, vector["steps"], plies)

    assert vector["game"] == game.name
    assert nodes == [expected(step) for step in vector["steps"]]
    assert samples == vector["samples"]
    assert at.state.is_terminal()
    assert at.state.returns() == vector["returns"]
