"""Ours against a second 52 Duels, written from the rules page alone (`oracle.py`)."""

import random
import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

import ecliptic
from tests.games.fifty_two_duels.oracle import Oracle
from tests.games.fifty_two_duels.random_sets import RandomSets

SHORT = range(40)

LONG = range(1000, 2000)

ACTORS = {-1: "chance", -4: None}

SETS = Path(ecliptic.__file__).parent / "games" / "fifty_two_duels" / "sets"

BUILT_IN = [tomllib.loads((SETS / f"{name}.toml").read_text("utf-8")) for name in ("house", "lab")]


def some_cards(rng):
    """The house set, the lab set, or, more often, random sheets."""
    made = RandomSets(rng).content()
    return rng.choice([*BUILT_IN, made, made])


def compare(oracle, game, state):
    """Everything that both say about one position; returns our action for each move text."""
    actions = state.legal_actions()
    texts = [game.move_text(state, action) for action in actions]
    seat = state.current_player()
    readers = [None, *range(game.num_players)]

    assert ACTORS.get(seat, seat) == oracle.actor()
    assert sorted(texts) == oracle.legal()
    assert game.facts(state) == oracle.facts()
    for reader in readers:
        assert game.view(state, reader) == oracle.view(reader)
        seen = [game.observed(state, action, reader) for action in actions]
        assert seen == [oracle.seen(text, reader) for text in texts]
    assert state.returns() == oracle.returns()
    if oracle.actor() == "chance":
        weights = state.chance_weights()
        chances = [Fraction(weight, sum(weights)) for weight in weights]
        assert dict(zip(texts, chances, strict=True)) == oracle.chances()
    return dict(zip(texts, actions, strict=True))


def likely(rng, texts):
    """A random move; deeds are made more often than they are left."""
    acting = [text for text in texts if text not in {"end", "hold", "no", "take"}]
    return rng.choice(rng.choice([texts, acting, acting]) or texts)


def revalued(value):
    """The same sheets with other numbers in all effects and modifiers."""
    if isinstance(value, list):
        return [revalued(one) for one in value]
    if not isinstance(value, dict):
        return value
    changed = {key: revalued(one) for key, one in value.items()}
    n = changed.get("n")
    return changed | ({"n": n % 4 + 1} if isinstance(n, int) else {})


def play_both(seed):
    """Play one random game on both sides, compared at every position."""
    rng = random.Random(seed)
    return play_with(some_cards(rng), rng)


def play_with(cards, rng):
    """Play one random game with this set."""
    options = RandomSets(rng).options(cards)
    game = ecliptic.load_game("fifty_two_duels", cards=cards, **options)
    state = game.new_initial_state()
    oracle = Oracle(cards, **options)
    actions = compare(oracle, game, state)
    while actions:
        text = likely(rng, oracle.legal())
        oracle.apply(text)
        state.apply_action(actions[text])
        actions = compare(oracle, game, state)
    return oracle


@pytest.mark.parametrize("seed", SHORT)
def test_a_second_implementation_agrees_at_every_position(seed):
    oracle = play_both(seed)

    assert oracle.reason in {"wounds", "exhaustion", "turn limit"}


@pytest.mark.parametrize("seed", range(6))
def test_a_set_with_other_numbers_is_played_by_them(seed):
    oracle = play_with(revalued(BUILT_IN[0]), random.Random(seed))

    assert oracle.reason in {"wounds", "exhaustion", "turn limit"}


@pytest.mark.long
@pytest.mark.parametrize("seed", LONG)
def test_a_second_implementation_agrees_in_a_thousand_games(seed):
    oracle = play_both(seed)

    assert oracle.reason in {"wounds", "exhaustion", "turn limit"}
