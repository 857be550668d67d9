"""Guesses at a hidden hand: what cannot be is refused, whatever was chosen on the way."""

import pytest

from ecliptic.core.bits import only
from ecliptic.core.rng import Rng
from ecliptic.core.series import Series
from ecliptic.games.zodiac_duel import memory
from ecliptic.games.zodiac_duel.hidden_hand import HiddenHand, falling

LAST_ROUND = 3
GIVEN = 7


@pytest.fixture
def mind():
    return Series()


def opened(mind, unseen, free):
    hand = HiddenHand()
    hand.know(unseen, free)
    hand.open(mind)
    return hand


def test_two_slots_cannot_hold_the_only_card_there_is(mind):
    for _ in range(2):
        memory.kept(mind, memory.UNKNOWN, 0)
    hand = opened(mind, only(5), only(5))

    assert hand.empty(mind, Rng(1))
    assert not hand.fill(Rng(1))


@pytest.mark.parametrize("seen", [True, False])
def test_a_given_card_that_lies_elsewhere_by_now_is_not_in_the_hand(mind, seen):
    memory.kept(mind, memory.UNKNOWN, LAST_ROUND)
    unseen = only(5) if seen else only(5) | only(GIVEN)
    hand = opened(mind, unseen, unseen)
    hand.place_given(only(GIVEN), LAST_ROUND, 0, Rng(1))

    assert hand.empty(mind, Rng(1))
    assert hand.fill(Rng(1)) is not seen


def test_a_given_card_that_was_seen_in_the_deck_has_not_been_kept(mind):
    memory.kept(mind, memory.UNKNOWN, LAST_ROUND)
    memory.elsewhere(mind, GIVEN)
    memory.drawn(mind)
    memory.gone(mind, GIVEN)
    emptied = {True: 0, False: 0}
    for seed in range(60):
        hand = opened(mind, only(5) | only(6), only(5) | only(6))
        hand.place_given(only(GIVEN), LAST_ROUND, 2, Rng(seed))
        emptied[hand.returned == only(GIVEN)] += hand.empty(mind, Rng(seed))

    assert emptied[False] == 0
    assert emptied[True] > 0


@pytest.mark.parametrize(
    ("choices", "picks", "ways"),
    [(5, 0, 1), (5, 1, 5), (5, 3, 60), (2, 2, 2), (1, 3, 1), (4, -1, 1)],
)
def test_ways_to_pick_one_after_the_other(choices, picks, ways):
    assert falling(choices, picks) == ways
