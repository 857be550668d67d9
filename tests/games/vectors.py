"""Reads and replays games that an independent implementation of a game has played."""

import gzip
import json
from fractions import Fraction
from pathlib import Path


def lines_beside(test_file):
    """Return the games, one a line, in the folder `vectors` beside a test."""
    file = Path(test_file).parent / "vectors" / "random.jsonl.gz"
    return gzip.decompress(file.read_bytes()).decode().splitlines()


def expected(step):
    """Return the node before a step as `replayed` describes it."""
    if step["actor"] != "chance":
        return {"actor": step["actor"], "legal": step["legal"]}
    return {"actor": "chance", "chance": {k: Fraction(v) for k, v in step["chance"].items()}}


def replayed(at, steps, plies):
    """Play the steps on a game's table; return the nodes met, and samples at these plies."""
    nodes, samples = [], []
    for ply, step in enumerate(steps):
        samples += [_sample(at, ply)] if ply in plies else []
        nodes.append(_node(at))
        at.play(step["move"])
    samples += [_sample(at, len(steps))] if len(steps) in plies else []
    return nodes, samples


def _node(at):
    """Describe a node as the vectors do."""
    if not at.state.is_chance_node():
        return {"actor": at.actor, "legal": at.moves}
    whole = sum(at.chances.values())
    chance = {text: Fraction(weight, whole) for text, weight in at.chances.items()}
    return {"actor": "chance", "chance": chance}


def _sample(at, ply):
    views = [at.view(seat) for seat in range(at.game.num_players)]
    return json.loads(json.dumps({"ply": ply, "facts": at.facts, "views": views}))
