"""Ours against a second Zodiakal, written from the rules page alone (`oracle.py`)."""

import random
from fractions import Fraction

import pytest

from tests.games.zodiakal.oracle import Oracle
from tests.games.zodiakal.oracle_play import likely
from tests.games.zodiakal.random_boards import RandomBoards
from tests.games.zodiakal.table import table

SHORT = [*range(36), 61, 101, 144, 824]
"""The last four hold what is rare: a theft from empty hands, tributes after an extra throw,
to one of several tiles, and of nothing."""

LONG = range(1000, 1600)

EVERYTHING = {
    *("first", "roll", "move", "collect", "discard", "sacrifice", "special", "detail"),
    *("block", "steal", "duel", "take", "end"),
    *("counter block", "tribute after an extra throw", "theft from empty hands"),
    *("won", "won on another's turn", "capped", "shared"),
}


def set_up(seed):
    """A generator, a random board and random switches."""
    rng = random.Random(seed)
    draw = RandomBoards(rng)
    return rng, draw.content(), draw.options()


def compare(oracle, at):
    """Everything that both say about one position."""
    seats = [*range(oracle.players), None]
    assert at.actor == oracle.actor()
    assert at.moves == oracle.legal()
    assert at.facts == oracle.facts()
    assert [at.view(seat) for seat in seats] == [oracle.view(seat) for seat in seats]
    assert at.state.returns() == oracle.returns()
    if oracle.actor() == "chance":
        whole = sum(at.chances.values())
        chances = {text: Fraction(weight, whole) for text, weight in at.chances.items()}
        assert chances == oracle.chances()


def play_both(seed):
    """Play one random game on both sides, compared at every position."""
    rng, board, options = set_up(seed)
    at = table({"cards": board, **options})
    oracle = Oracle(board, **options)
    compare(oracle, at)
    while oracle.actor() is not None:
        text = likely(rng, oracle)
        oracle.apply(text)
        at.state.apply_action(at.game.action_named(text))
        compare(oracle, at)
    return oracle


def seen(oracle):
    """What a position shows."""
    phase, winner = oracle.phase, oracle.winner
    marks = {
        phase: True,
        "counter block": len(oracle.window) > 1,
        "tribute after an extra throw": phase == "sacrifice" and oracle.used,
        "theft from empty hands": phase == "steal" and not oracle.total(oracle.taking[1]),
        "won": winner is not None,
        "won on another's turn": winner not in {None, oracle.turn},
        "capped": oracle.capped,
        "shared": phase == "end" and len(oracle.winners) > 1,
    }
    return {mark for mark, present in marks.items() if present}


def met(seed):
    """What happens in one of the games."""
    rng, board, options = set_up(seed)
    oracle = Oracle(board, **options)
    found = seen(oracle)
    while oracle.actor() is not None:
        oracle.apply(likely(rng, oracle))
        found |= seen(oracle)
    return found


def test_the_random_games_meet_everything_that_can_happen():
    found = set().union(*(met(seed) for seed in SHORT))

    assert found == EVERYTHING


@pytest.mark.parametrize("seed", SHORT)
def test_a_second_implementation_agrees_at_every_position(seed):
    oracle = play_both(seed)

    assert oracle.winners


@pytest.mark.long
@pytest.mark.parametrize("seed", LONG)
def test_a_second_implementation_agrees_in_six_hundred_games(seed):
    oracle = play_both(seed)

    assert oracle.winners
