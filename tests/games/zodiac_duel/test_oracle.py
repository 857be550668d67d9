"""Ours against a second Zodiac Duel, written from the specification alone (`oracle.py`)."""

import random
import tomllib
from fractions import Fraction

import pytest

from tests.games.zodiac_duel.card_files import SETS
from tests.games.zodiac_duel.oracle import Oracle
from tests.games.zodiac_duel.random_sets import RandomSets
from tests.games.zodiac_duel.table import Table, new_game

SHORT = range(60)

LONG = range(1000, 2000)

BUILT_IN = [
    tomllib.loads((SETS / f"{name}.toml").read_text("utf-8")) for name in ("house", "drill")
]


def some_cards(rng):
    """The house set, the drill set, or, more often, random stars on random fighters."""
    made = RandomSets(rng).content()
    return rng.choice([*BUILT_IN, made, made])


def compare(oracle, at):
    """Everything that both say about one position."""
    assert at.actor == oracle.actor()
    assert at.moves == oracle.legal()
    assert at.facts == oracle.facts()
    assert [at.view(seat) for seat in range(2)] == [oracle.view(seat) for seat in range(2)]
    assert at.state.returns() == oracle.returns()
    if oracle.actor() == "chance":
        whole = sum(at.chances.values())
        chances = {text: Fraction(weight, whole) for text, weight in at.chances.items()}
        assert chances == oracle.chances()


def likely(rng, texts):
    """A random move; deeds are made more often than passes, and changing fighters fight more."""
    acting = [text for text in texts if text not in {"pass", "decline"}]
    changing = [text for text in acting if text.startswith(("fight taurus", "fight gemini"))]
    wanted = [texts, acting, changing][rng.choice([0, 0, 1, 1, 2])]
    return rng.choice(wanted or texts)


def play_both(seed):
    """Play one random game on both sides, compared at every position."""
    rng = random.Random(seed)
    cards = some_cards(rng)
    options = RandomSets(rng).options()
    game = new_game({"cards": cards, **options})
    at = Table(game, game.new_initial_state())
    oracle = Oracle(cards, **options)
    compare(oracle, at)
    while oracle.actor() is not None:
        text = likely(rng, oracle.legal())
        oracle.apply(text)
        at.state.apply_action(game.action_named(text))
        compare(oracle, at)
    return oracle


@pytest.mark.parametrize("seed", SHORT)
def test_a_second_implementation_agrees_at_every_position(seed):
    oracle = play_both(seed)

    assert max(oracle.wins) == 3


@pytest.mark.long
@pytest.mark.parametrize("seed", LONG)
def test_a_second_implementation_agrees_in_a_thousand_games(seed):
    oracle = play_both(seed)

    assert max(oracle.wins) == 3
