"""Worlds of Zodiac Duel: only those that can be, each with its exact probability."""

import pytest

from ecliptic.core.rng import Rng
from ecliptic.games.zodiac_duel.game import ZodiacDuel
from ecliptic.testing.play import Play
from ecliptic.testing.posterior import check_memory, check_posterior, check_reveals

SIGNS = ["aries", "cancer", "gemini", "leo", "scorpius", "virgo"]

SMALL = [
    pytest.param({"deck": 8, "rounds": 0, "fighters": 2, "drawn": 1, "wins": 2}, id="dealt"),
    pytest.param(
        {"deck": 8, "rounds": 0, "fighters": 1, "drawn": 2, "mode": "advanced"}, id="drawn"
    ),
    pytest.param({"deck": 6, "rounds": 2, "keep": 1, "fighters": 1, "wins": 1}, id="two rounds"),
    pytest.param(
        {"deck": 8, "rounds": 3, "keep": 1, "fighters": 1, "wins": 1, "mode": "advanced"},
        id="three rounds",
    ),
    pytest.param({"deck": 8, "rounds": 1, "keep": 2, "fighters": 1, "wins": 1}, id="pairs"),
    pytest.param(
        {
            "deck": 8,
            "rounds": 3,
            "keep": 1,
            "fighters": 2,
            "mode": "custom",
            "signs": SIGNS,
        },
        id="virgos",
    ),
    pytest.param({"mode": "first"}, id="fixed hands"),
]
"""Games in which all worlds of a seat can be listed."""

MOST = 3000


@pytest.mark.parametrize("options", SMALL)
def test_worlds_are_drawn_from_the_exact_posterior(options):
    for seed in range(2):
        check_posterior(Play(ZodiacDuel(cards="drill", **options), seed), MOST, 6)


@pytest.mark.long
@pytest.mark.parametrize("cards", ["house", "drill"])
@pytest.mark.parametrize("options", SMALL)
def test_worlds_are_drawn_from_the_exact_posterior_in_many_games(options, cards):
    for seed in range(40):
        check_posterior(Play(ZodiacDuel(cards=cards, **options), seed), MOST)


@pytest.mark.parametrize("options", SMALL)
def test_log_and_view_hold_all_that_was_seen(options):
    for seed in range(3):
        check_memory(Play(ZodiacDuel(cards="drill", **options), seed), MOST)


@pytest.mark.parametrize("options", SMALL[:3])
def test_what_reveals_nothing_could_have_been_seen_anyway(options):
    check_reveals(Play(ZodiacDuel(cards="drill", **options), 1), 300)


@pytest.mark.parametrize("mode", ["basic", "advanced", "expert"])
@pytest.mark.parametrize("cards", ["house", "drill"])
def test_a_card_given_in_the_selection_is_where_it_can_be(mode, cards):
    """Cards handed over, drawn back, shown and shuffled in again must not be in two places."""
    for seed in range(4):
        play = Play(ZodiacDuel(mode=mode, cards=cards), seed)
        for state in play.positions(30):
            for seat in range(2):
                world = play.game.determinize(state, seat, Rng(seed))
                assert play.game.view(world, seat) == play.game.view(state, seat)
