"""Games played by an independent implementation of the specification, replayed fully."""

import gzip
import json
from fractions import Fraction
from pathlib import Path

import pytest

from ecliptic.games.dual import Dual
from tests.games.dual.table import Table

_FILE = Path(__file__).parent / "vectors" / "random.jsonl.gz"
_LINES = gzip.decompress(_FILE.read_bytes()).decode().splitlines()


def _node(at):
    """Describe a node as the vectors do."""
    if not at.state.is_chance_node():
        return {"actor": at.actor, "legal": at.moves}
    whole = sum(at.chances.values())
    chance = {text: Fraction(weight, whole) for text, weight in at.chances.items()}
    return {"actor": "chance", "chance": chance}


def _expected(step):
    if step["actor"] != "chance":
        return {"actor": step["actor"], "legal": step["legal"]}
    return {"actor": "chance", "chance": {k: Fraction(v) for k, v in step["chance"].items()}}


def _sample(at, ply):
    views = [at.view(seat) for seat in range(at.game.num_players)]
    return json.loads(json.dumps({"ply": ply, "facts": at.facts, "views": views}))


def _replayed(game, steps, plies):
    """Play the steps; return the nodes met, samples at these plies, and the end."""
    at = Table(game, game.new_initial_state())
    nodes, samples = [], []
    for ply, step in enumerate(steps):
        samples += [_sample(at, ply)] if ply in plies else []
        nodes.append(_node(at))
        at.play(step["move"])
    samples += [_sample(at, len(steps))] if len(steps) in plies else []
    return nodes, samples, at


def test_the_vectors_hold_sixty_games():
    assert len(_LINES) == 60


@pytest.mark.parametrize("number", range(60))
def test_vector(number):
    vector = json.loads(_LINES[number])
    game = Dual(**vector["options"])
    plies = {sample["ply"] for sample in vector["samples"]}
    nodes, samples, at = _replayed(game, vector["steps"], plies)

    assert vector["game"] == game.name
    assert nodes == [_expected(step) for step in vector["steps"]]
    assert samples == vector["samples"]
    assert at.state.is_terminal()
    assert at.state.returns() == vector["returns"]
