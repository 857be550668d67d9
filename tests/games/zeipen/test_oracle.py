"""Ours against a second Zeipen Dualis, written from the rules page alone (`oracle.py`)."""

import random
import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

import ecliptic
from tests.games.zeipen.oracle import Oracle
from tests.games.zeipen.random_sets import RandomSets
from tests.games.zeipen.styles import Style
from tests.games.zeipen.table import Table, new_game

SHORT = range(40)

LONG = range(1000, 1600)

SETS = Path(ecliptic.__file__).parent / "games" / "zeipen" / "sets"

BUILT_IN = [
    tomllib.loads((SETS / f"{name}.toml").read_text("utf-8")) for name in ("house", "drill")
]


def some_game(rng):
    """The house set, the drill set, or, more often, random cards; and switches that fit."""
    made = RandomSets(rng)
    content = rng.choice([*BUILT_IN, None, None, None]) or made.content()
    made.adopt(content)
    return content, made.options()


def compare(oracle, at):
    """Everything that both say about one position."""
    assert at.actor == oracle.actor()
    assert at.moves == oracle.legal()
    assert at.facts == oracle.facts()
    assert [at.view(seat) for seat in (0, 1, None)] == [oracle.view(seat) for seat in (0, 1, None)]
    assert at.state.returns() == oracle.returns()
    if oracle.actor() == "chance":
        whole = sum(at.chances.values())
        chances = {text: Fraction(weight, whole) for text, weight in at.chances.items()}
        assert chances == oracle.chances()


def play_both(seed):
    """Play one random game on both sides, compared at every position."""
    rng = random.Random(seed)
    cards, options = some_game(rng)
    style = Style(rng)
    game = new_game({"cards": cards, **options})
    at = Table(game, game.new_initial_state())
    oracle = Oracle(cards, **options)
    compare(oracle, at)
    while oracle.actor() is not None:
        text = style.choose(oracle)
        oracle.apply(text)
        at.state.apply_action(game.action_named(text))
        compare(oracle, at)
    return oracle


@pytest.mark.parametrize("seed", SHORT)
def test_a_second_implementation_agrees_at_every_position(seed):
    oracle = play_both(seed)

    assert oracle.result is not None


@pytest.mark.long
@pytest.mark.parametrize("seed", LONG)
def test_a_second_implementation_agrees_in_six_hundred_games(seed):
    oracle = play_both(seed)

    assert oracle.result is not None
