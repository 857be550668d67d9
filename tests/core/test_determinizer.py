from ecliptic.core.determinizer import Determinizer
from ecliptic.core.rng import Rng
from tests.core.table import played
from tests.core.toy import Toy


def test_in_a_game_without_secrets_there_is_but_one_world():
    game = Toy(open=True)
    state = played(game, "draw 0", "draw 1")
    world = state.clone()
    Determinizer().resample(world, 0, Rng(1))

    assert world == state
