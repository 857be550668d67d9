"""Many games at a time do what one game does."""

import gymnasium
import numpy as np
import pytest

from ecliptic.adapters.gymnasium import GameEnv, VectorGameEnv
from ecliptic.core.errors import IllegalMoveError, OptionError
from tests.adapters.setups import GAMES


def first_legal(masks):
    """Return the first legal action of each row; 0 where there is none."""
    return masks.argmax(axis=1)


def last_legal(masks):
    width = masks.shape[1]
    return (width - 1 - masks[:, ::-1].argmax(axis=1)) * masks.any(axis=1)


def test_gymnasium_makes_it():
    env = gymnasium.make_vec(
        "ecliptic/dual-v0", num_envs=3, vectorization_mode="vector_entry_point"
    )

    assert isinstance(env.unwrapped, VectorGameEnv)
    assert env.num_envs == 3


@pytest.mark.parametrize("name", GAMES)
def test_every_row_goes_as_a_game_alone_does(name):
    rows = VectorGameEnv(name, 2)
    seeds: list[int | None] = [11, 12]
    seen, infos = rows.reset(seed=seeds)
    alone = [GameEnv(name), GameEnv(name)]
    begun = [alone[0].begin(11), alone[1].begin(12)]
    assert np.array_equal(seen, [first for first, _ in begun])

    for _ in range(12):
        actions = last_legal(infos["action_mask"])
        going = [not done for done in (one.episode.is_over for one in alone)]
        seen, rewards, done, _, infos = rows.step(actions)
        for row, one in enumerate(alone):
            if going[row]:
                expected = one.step(int(actions[row]))
                assert np.array_equal(seen[row], expected[0])
                assert (rewards[row], done[row]) == expected[1:3]
                assert np.array_equal(infos["action_mask"][row], expected[4]["action_mask"])


def test_a_finished_game_begins_anew_with_the_next_step():
    rows = VectorGameEnv("dual", 1, rounds=1)
    _, infos = rows.reset(seed=1)
    done = np.array([False])
    while not done[0]:
        _, _, done, _, infos = rows.step(first_legal(infos["action_mask"]))
    assert not infos["action_mask"].any()

    _, after, done, _, infos = rows.step(np.array([0]))
    assert (after[0], done[0]) == (0, False)
    assert infos["action_mask"].any()


def test_one_learner_can_play_all_seats():
    rows = VectorGameEnv("dual", 4, opponents=None, rounds=1)
    seen, infos = rows.reset(seed=2)
    for _ in range(40):
        acting = infos["player"].copy()
        seen, rewards, _, _, infos = rows.step(first_legal(infos["action_mask"]))
        for row in range(4):
            assert rewards[row] == infos["returns"][row, acting[row]]
            state = rows.episodes[row].state
            expected = rows.game.observation_tensor(state, int(infos["player"][row]))
            assert seen[row].tolist() == pytest.approx(expected)

    assert rows.single_observation_space.contains(seen[0])


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_are_new_ones_or_the_same_as_asked(copy):
    rows = VectorGameEnv("dual", 2, copy=copy)
    first, infos = rows.reset(seed=3)
    second = rows.step(first_legal(infos["action_mask"]))[0]

    assert (first is second) is not copy


def test_an_illegal_action_loses_or_is_an_error():
    rows = VectorGameEnv("dual", 2)
    _, infos = rows.reset(seed=3)
    good = int(first_legal(infos["action_mask"])[1])
    _, rewards, done, _, _ = rows.step(np.array([-5, good]))

    assert rewards.tolist() == [-1, 0]
    assert done.tolist() == [True, False]
    strict = VectorGameEnv("dual", 1, illegal="raise")
    strict.reset(seed=3)
    with pytest.raises((IllegalMoveError, OptionError)):
        strict.step(np.array([74]))


@pytest.mark.parametrize(
    ("wrong", "error"),
    [(-5, OptionError), (9999, OptionError), (74, IllegalMoveError), (0, IllegalMoveError)],
)
def test_an_action_that_is_an_error_in_one_game_changes_no_other(wrong, error):
    rows = VectorGameEnv("dual", 2, illegal="raise", copy=False)
    seen, infos = rows.reset(seed=3)
    good = int(first_legal(infos["action_mask"])[0])
    assert not infos["action_mask"][1, 0]
    before = [episode.state.clone() for episode in rows.episodes]
    shown = [seen.copy(), infos["action_mask"].copy()]
    with pytest.raises(error):
        rows.step(np.array([good, wrong]))

    assert [episode.state for episode in rows.episodes] == before
    assert np.array_equal(seen, shown[0])
    assert np.array_equal(infos["action_mask"], shown[1])


@pytest.mark.parametrize("actions", [[1], [1, 2, 3]])
def test_there_is_one_action_for_each_game(actions):
    rows = VectorGameEnv("dual", 2)
    rows.reset(seed=3)

    with pytest.raises(OptionError, match="2 numbers"):
        rows.step(np.array(actions))


def test_bots_can_be_opponents():
    rows = VectorGameEnv("dual", 2, opponents="greedy", rounds=1)
    _, infos = rows.reset(seed=4)
    for _ in range(5):
        *_, infos = rows.step(first_legal(infos["action_mask"]))

    assert infos["action_mask"].shape == (2, rows.game.first_chance_action)


def test_the_same_seed_gives_the_same_games():
    one, other = VectorGameEnv("dual", 3), VectorGameEnv("dual", 3)

    assert np.array_equal(one.reset(seed=9)[0], other.reset(seed=9)[0])
    assert not np.array_equal(one.reset(seed=9)[0], other.reset(seed=10)[0])
