"""Our two families of environments say the same, by way of somebody else's wrapper."""

import numpy as np
import pyspiel
import pytest
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

from ecliptic.adapters.episode import Episode
from ecliptic.adapters.openspiel import game_string
from ecliptic.adapters.pettingzoo import AECGame
from tests.adapters.setups import GAMES


class Following(Episode):
    """An episode whose chance does what happened elsewhere."""

    outcomes = iter(())

    def _let_chance_move(self):
        while self.state.is_chance_node():
            self.state.apply_action(next(self.outcomes) + self.game.first_chance_action)


def chance_of(state, start):
    """Return the chance outcomes of a history from a place on."""
    history = state.full_history()[start:]
    return iter([item.action for item in history if item.player == pyspiel.PlayerId.CHANCE])


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_through_shimmy_and_pettingzoo_agree_move_by_move(name, monkeypatch):
    theirs = OpenSpielCompatibilityV0(env=pyspiel.load_game(game_string(name)))
    theirs.reset(seed=3)
    ours = AECGame(name)
    seats = ours.game.num_players
    monkeypatch.setattr(Following, "outcomes", chance_of(theirs.game_state, 0))
    following = ours.episode = Following(ours.game)
    monkeypatch.setattr(following, "restart", lambda _: None)
    ours.reset(seed=3)

    rng = np.random.default_rng(1)
    for _ in range(60):
        if not theirs.agents or any(theirs.terminations.values()):
            break
        agent, mask = theirs.agent_selection, theirs.infos[theirs.agent_selection]["action_mask"]
        assert agent == ours.agent_selection
        assert np.array_equal(mask, ours.infos[agent]["action_mask"])
        seen = np.asarray(theirs.observe(agent), np.float32)[seats:]
        assert np.array_equal(seen, ours.observe(agent))

        action, before = int(rng.choice(np.flatnonzero(mask))), len(theirs.game_state.history())
        theirs.step(action)
        following.outcomes = chance_of(theirs.game_state, before)
        ours.step(action)

    assert theirs.rewards == ours.rewards
