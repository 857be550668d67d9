"""The shipped laws for boards that the standard one does not resemble.

The standard board, all switches and tiny sets are checked in `tests/conformance`.
"""

import pytest

from ecliptic.games.zodiakal import Zodiakal
from ecliptic.testing import LAWS, UniformPolicy, plays
from tests.games.zodiakal.boards import ring, turned

BOARDS = {
    "ring": ring("swap queen sea", "boon sea hero", "tribute queen wind", block_cost=1),
    "turned": turned("swap tilec tilea", "ban tileb tilee", block_cost=3, steal_on=[1, 2, 3]),
}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_any_board_keeps_the_laws(board, players, check):
    options = {"players": players, "roll_cap": 40, "counter_block": True}
    for play in plays(Zodiakal(cards=BOARDS[board], **options), [0], [UniformPolicy]):
        check(play)
