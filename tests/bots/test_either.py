import pytest

from ecliptic.bots.either import Either
from ecliptic.catalog import load_game
from ecliptic.core.bot import Advice, Bot
from tests.bots.positions import game_of, started, to_move


class Fixed(Bot):
    """Always advises the same, legal or not."""

    def __init__(self, action):
        super().__init__()
        self.action = action

    def advise(self, info):
        return Advice(self.action)


EITHER = Either(in_the_open=Fixed(1), otherwise=Fixed(2))

HANDS = {"hands": ("vanguard", "longsight")}


@pytest.mark.parametrize(
    ("match", "chosen"),
    [
        (started(game_of(players=2)), 2),
        (started(load_game("zodiakal")), 1),
        (started(load_game("zeipen", **HANDS)), 1),
        (started(load_game("zeipen")), 2),
        (started(load_game("zeipen"), "hand vanguard", "hand undertow"), 1),
        (started(load_game("zeipen", visibility="hidden"), "hand vanguard", "hand undertow"), 1),
    ],
    ids=["hidden cards", "dice", "open hands", "to be chosen", "chosen", "chosen in secret"],
)
def test_what_is_hidden_and_matters_decides_which_bot_plays(match, chosen):
    assert EITHER.advise(to_move(match)).action == chosen
