"""OpenSpiel's own suites, run on our games."""

import unittest

import absl.flags
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, get_all_states

from ecliptic.adapters import openspiel
from tests.adapters.setups import GAMES, TINY, bounded, ids

SMALL = 4000
"""Nodes of a tree that fits into the daily tests."""


@pytest.fixture(autouse=True)
def _flags():
    if not absl.flags.FLAGS.is_parsed():
        absl.flags.FLAGS(["pytest"])


def counted(game):
    """Return the numbers of chance, decision and end nodes, and of information states."""
    states = get_all_states.get_all_states(
        game, depth_limit=-1, include_terminals=True, include_chance_states=True
    ).values()
    ends = [state for state in states if state.is_terminal()]
    chance = [state for state in states if state.is_chance_node()]
    acting = [s for s in states if not s.is_terminal() and not s.is_chance_node()]
    known = {(state.current_player(), state.information_state_string()) for state in acting}
    return (len(chance), len(acting), len(ends)), len(known)


def outcome(base, game_string):
    """Run a class of tests of the suite and return its result."""
    game = pyspiel.load_game(game_string)
    case = type(base.__name__, (base,), {"game_name": game_string, "game": game})
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    tests.run(result)
    return result


def check(result, count):
    assert [trace for _, trace in result.failures + result.errors] == []
    assert result.testsRun == count


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_for_big_games_passes(name):
    game_string = openspiel.game_string(name, **bounded(name))

    check(outcome(api_test.EnforceAPIOnPartialTreeBase, game_string), 5)


@pytest.mark.parametrize(("name", "options"), TINY, ids=ids)
def test_the_suite_for_big_games_passes_on_tiny_ones(name, options):
    check(outcome(api_test.EnforceAPIOnPartialTreeBase, openspiel.game_string(name, **options)), 5)


def whole_tree(name, options):
    game_string = openspiel.game_string(name, **options)
    nodes, known = counted(pyspiel.load_game(game_string))
    api_test.TOTAL_NUM_STATES[game_string] = nodes
    api_test.PERFECT_RECALL_NUM_STATES[game_string] = known
    check(outcome(api_test.EnforceAPIOnFullTreeBase, game_string), 8)


def test_the_suite_for_whole_trees_passes():
    whole_tree("zodiac_duel", dict(TINY)["zodiac_duel"])


@pytest.mark.long
@pytest.mark.parametrize(("name", "options"), TINY, ids=ids)
def test_the_suite_for_whole_trees_passes_on_every_game(name, options):
    whole_tree(name, options)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_survive_copies_and_serialisation(name, capfd):
    game = pyspiel.load_game(openspiel.game_string(name, **bounded(name)))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)

    assert "error" not in capfd.readouterr().err.lower()


@pytest.mark.parametrize(("name", "options"), TINY, ids=ids)
def test_a_playthrough_is_written_and_replays(name, options, tmp_path):
    file = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(openspiel.game_string(name, **options), None, seed=7)
    file.write_text(text, encoding="utf-8")
    expected, actual = generate_playthrough.replay(file)

    assert expected == actual
