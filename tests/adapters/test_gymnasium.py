"""Gymnasium's own checks on our environments, and what these promise beyond."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

import ecliptic.adapters.gymnasium
from ecliptic.bots.greedy import Greedy
from ecliptic.core.errors import IllegalMoveError, OptionError
from tests.adapters.setups import GAMES


def made(name="dual", **options):
    return gymnasium.make(f"ecliptic/{name}-v0", **options)


def played_out(env, seed=1):
    """Play uniformly to the end; return the rewards and the number of moves."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(action)
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["uniform", "greedy"])
def test_the_checker_passes(name, opponents, capsys):
    check_env(made(name, opponents=opponents, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_two_environments_with_one_seed_match(name):
    check_environments_match(made(name), made(name), num_steps=40, seed=5)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_last_move_is_paid_with_what_the_seat_has_won(name):
    env = made(name).unwrapped
    rewards = played_out(env)

    assert not any(rewards[:-1])
    assert rewards[-1] == env.episode.returns()[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_always_the_learners_turn(seat):
    env = made(seat=seat).unwrapped
    _, info = env.reset(seed=3)

    assert env.episode.turn == seat
    assert np.flatnonzero(info["action_mask"]).tolist() == env.episode.state.legal_actions()


def test_each_other_seat_can_have_its_own_opponent():
    env = made(players=3, seat=1, opponents=["greedy", lambda seed: Greedy(seed, slips=0.5)])

    assert played_out(env)


def test_a_better_opponent_wins_more():
    weak = sum(played_out(made(rounds=1), seed)[-1] for seed in range(40))
    strong = sum(played_out(made(rounds=1, opponents="greedy"), seed)[-1] for seed in range(40))

    assert strong < weak


@pytest.mark.parametrize("action", [74, 10_000, -1])
def test_an_illegal_action_loses_the_game(action):
    env = made().unwrapped
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(action)

    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal_action"] == action


def test_an_illegal_action_can_be_an_error_that_changes_nothing():
    env = made(illegal="raise").unwrapped
    _, info = env.reset(seed=1)
    before = env.game.facts(env.episode.state)
    with pytest.raises(IllegalMoveError, match="legal:"):
        env.step(int(np.argmin(info["action_mask"])))

    assert env.game.facts(env.episode.state) == before


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seat": 2}, "seat: expected a seat from 0 to 1, got 2"),
        ({"opponents": "nobody"}, "bot: expected one of"),
        ({"opponents": ["greedy", "greedy"]}, "opponents: expected one, or 1"),
        ({"illegal": "shrug"}, "illegal: expected one of lose, raise"),
    ],
)
def test_wrong_settings_are_refused_with_what_is_expected(given, message):
    with pytest.raises(OptionError, match=message):
        made(**given)


@pytest.mark.parametrize(("mode", "kind"), [("ansi", str), ("rgb_array", np.ndarray)])
def test_the_learners_table_is_drawn(mode, kind):
    env = made(render_mode=mode)
    env.reset(seed=1)

    assert isinstance(env.render(), kind)


def test_people_are_shown_every_move(capsys):
    env = made(render_mode="human", rounds=1)
    played_out(env)

    assert "Hand of seat 0" in capsys.readouterr().out


def test_the_module_says_what_it_gives():
    assert ecliptic.adapters.gymnasium.GameEnv("dual").game.name == "dual"
