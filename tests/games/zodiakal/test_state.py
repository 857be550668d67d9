"""What chance draws is what it may, as often as it should."""

import pytest

from ecliptic.core.rng import Rng
from ecliptic.testing.chi_square import agree
from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table

THEFT = """
first 0; roll 1; queen take star; queen give sword to 1; roll 5; pass; roll 6; roll 1; pass;
roll 3; steal from 1;
"""


@pytest.mark.parametrize(
    ("die", "moves", "outcomes"),
    [
        (6, "", {"first 0": 1, "first 1": 1}),
        (3, "first 0", {"roll 1": 1, "roll 2": 1, "roll 3": 1}),
        (6, f"{THEFT} roll 3", {"take sword": 2, "take pearl": 1}),
    ],
)
def test_draws_follow_the_weights(die, moves, outcomes):
    options = {"take_choice": "random", "cards": ring(steal_on=[3]), "die": die}
    at = table(options, moves)
    rng = Rng(7)

    assert at.chances == outcomes
    assert agree(lambda: at.game.action_text(at.state.sample(rng)), at.chances, 600) is None
