"""No bot knows what its seat cannot know."""

import pytest

from ecliptic.catalog import bot_names, load_bot
from ecliptic.testing import plays
from ecliptic.testing.hidden import check_bot
from tests.conformance.games import each, tiny, usual

each_bot = pytest.mark.parametrize("bot", bot_names())


@each_bot
@each(tiny())
def test_bots_know_only_their_seat_in_tiny_games(setup, bot):
    for play in plays(setup.game(), range(2)):
        check_bot(play, load_bot(bot, seed=1), worlds=1)


@pytest.mark.long
@each_bot
@each(usual())
def test_bots_know_only_their_seat(setup, bot):
    for play in plays(setup.game(), range(2)):
        check_bot(play, load_bot(bot, seed=1))
