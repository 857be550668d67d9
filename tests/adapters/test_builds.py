"""Environments of the compiled build and of plain Python do the same, step by step."""

import pytest
from gymnasium.utils.env_match import check_environments_match

from ecliptic.adapters.gymnasium import GameEnv
from tests.adapters.other_build import PlainTwin
from tests.adapters.setups import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_this_build_matches_plain_python(name):
    plain = PlainTwin(name)
    try:
        check_environments_match(GameEnv(name), plain, num_steps=200, seed=4)
    finally:
        plain.close()

    assert plain.file.endswith(".py")
