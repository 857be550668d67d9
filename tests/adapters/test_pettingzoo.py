"""PettingZoo's own suites on our environments, and what these promise beyond."""

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import ecliptic.adapters.pettingzoo
from ecliptic.core.errors import IllegalMoveError, OptionError
from tests.adapters.setups import GAMES


def made(name="dual", kind="aec", **options):
    return pettingzoo.make(kind, f"ecliptic/{name}-v0", **options)


def begun(name="dual", seed=1, **options):
    env = made(name, **options).unwrapped
    env.reset(seed=seed)
    return env


def mask_of(env):
    return env.infos[env.agent_selection]["action_mask"]


def played_out(env, seed=1):
    """Play uniformly until all agents are gone; return what each was paid in all."""
    rng = np.random.default_rng(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return paid


# The suites.


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_for_agents_in_turn_passes(name):
    api_test(made(name), num_cycles=200)
    seed_test(lambda **given: made(name, **given), num_cycles=50)
    render_test(lambda **given: made(name, **given))


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_for_parallel_environments_passes(name):
    parallel_api_test(made(name, "parallel"), num_cycles=200)
    parallel_seed_test(lambda **given: made(name, "parallel", **given), num_cycles=50)


# Beyond the suites.


@pytest.mark.parametrize("name", GAMES)
def test_agents_are_paid_what_their_seats_have_won(name):
    env = begun(name, max_cycles=3000)
    paid = played_out(env)

    assert list(paid.values()) == env.episode.returns()


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_shows_the_legal_actions_of_the_agent_in_turn_alone(name):
    env = begun(name)
    legal = env.episode.state.legal_actions()

    assert np.flatnonzero(mask_of(env)).tolist() == legal
    for agent in set(env.agents) - {env.agent_selection}:
        assert not env.infos[agent]["action_mask"].any()


def test_observations_are_the_tensor_of_the_game():
    env = begun()
    expected = env.game.observation_tensor(env.episode.state, 1)

    assert env.observe("player_1").tolist() == pytest.approx(expected)
    assert env.observe("player_1") in env.observation_space("player_1")


def test_masks_can_stand_beside_observations():
    env = begun(mask="observation")
    seen = env.observe(env.agent_selection)

    assert seen in env.observation_space(env.agent_selection)
    assert np.flatnonzero(seen["action_mask"]).tolist() == env.episode.state.legal_actions()
    assert env.infos[env.agent_selection] == {}


def test_the_same_seed_gives_the_same_games_one_after_the_other():
    first, second = begun(seed=7), begun(seed=7)
    for env in (first, second):
        env.reset()

    assert first.game.facts(first.episode.state) == second.game.facts(second.episode.state)
    assert first.game.facts(first.episode.state) != begun(seed=7).game.facts(
        begun(seed=7).episode.state
    )


@pytest.mark.parametrize("action", [74, 10_000, -1, None, "play", 1.5, True])
def test_an_illegal_action_loses_the_game(action):
    env = begun(players=3)
    loser = env.agent_selection
    env.step(action)
    others = set(env.agents) - {loser}

    assert env.rewards[loser] == -1
    assert [env.rewards[agent] for agent in others] == [0.5, 0.5]
    assert all(env.terminations.values())
    assert env.infos[loser]["illegal_action"] == action


def test_an_illegal_action_can_be_an_error_that_changes_nothing():
    env = begun(illegal="raise")
    before, banned = env.game.facts(env.episode.state), int(np.argmin(mask_of(env)))
    with pytest.raises(IllegalMoveError, match="legal:"):
        env.step(banned)
    with pytest.raises(OptionError, match="action: expected a whole number from 0 to 74, got 999"):
        env.step(999)

    assert env.game.facts(env.episode.state) == before
    env.step(int(np.argmax(mask_of(env))))
    assert env.game.facts(env.episode.state) != before


def test_a_game_is_broken_off_after_so_many_decisions():
    env = begun(max_cycles=4)
    for _ in range(4):
        env.step(int(np.argmax(mask_of(env))))

    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"render_mode": "smoke"}, "render_mode: expected one of None, human, ansi, rgb_array"),
        ({"illegal": "shrug"}, "illegal: expected one of lose, raise"),
        ({"mask": "nowhere"}, "mask: expected one of info, observation"),
        ({"rounds": 99}, "rounds: expected a whole number from 1 to 10"),
    ],
)
def test_wrong_settings_are_refused_with_what_is_expected(given, message):
    with pytest.raises(OptionError, match=message):
        made(**given)


# Drawing.


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_drawn_as_text_with_all_moves(name):
    env = begun(name, render_mode="ansi")
    drawn = env.render()

    for action in env.episode.state.legal_actions():
        assert f". {env.game.action_text(action)}: " in drawn


def test_a_position_is_drawn_as_a_picture():
    picture = begun(render_mode="rgb_array").render()

    assert picture.shape == (720, 960, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture)) > 2


def test_people_are_shown_every_move(capsys):
    env = begun(render_mode="human")
    env.step(int(np.argmax(mask_of(env))))
    played_out(env)

    assert capsys.readouterr().out.count("Hand of seat 0") > 2


def test_the_module_says_what_it_gives():
    assert ecliptic.adapters.pettingzoo.aec("dual").metadata["name"] == "ecliptic/dual-v0"
