"""What a stack has to be, against a plain search (FD-5.4 to FD-5.11)."""

import random

import pytest

from ecliptic.games.fifty_two_duels import cards
from ecliptic.games.fifty_two_duels.requirements import completable, fits
from tests.games.fifty_two_duels.oracle_cards import ORDER, can_become

KINDS = {
    "any": cards.ANY,
    "same_suit": cards.SAME_SUIT,
    "same_rank": cards.SAME_RANK,
    "run": cards.RUN,
    "full_house": cards.FULL_HOUSE,
}
PATTERNS = [kind for kind in KINDS if kind != "full_house"]
CASES = 3000


def some_cards(rng, most):
    """Some cards that are often of a kind."""
    base = rng.randrange(52)
    near = [base, base ^ 1, base ^ 2, base + 4, base + 5, base + 8, base + 12, base + 16, base % 4]
    wanted = rng.sample(near, rng.randint(0, most)) + [rng.randrange(52)] * (rng.random() < 0.2)
    return sorted({card % 52 for card in wanted})


def members(numbers):
    """The bit set of these numbers."""
    return sum(1 << number for number in numbers)


def tokens(numbers):
    """The cards of these numbers."""
    return [ORDER[number] for number in numbers]


@pytest.mark.parametrize("kind", KINDS)
def test_a_set_fits_where_some_meaning_of_its_wilds_does(kind):
    rng = random.Random(1)
    cases = [(some_cards(rng, 4)[:4], rng.randint(0, 1)) for _ in range(CASES)]
    ours = [fits(KINDS[kind], members(naturals), wilds) for naturals, wilds in cases]
    theirs = [
        can_become(kind, 5, tokens(naturals), wilds, (), 5)
        if kind == "full_house"
        else can_become(kind, len(naturals) + wilds, tokens(naturals), wilds)
        for naturals, wilds in cases
    ]

    assert ours == theirs
    assert len(set(ours)) == (1 if kind == "any" else 2)


@pytest.mark.parametrize("kind", PATTERNS)
def test_looking_ahead_finds_what_a_search_finds(kind):
    rng = random.Random(2)
    found = []
    for _ in range(CASES):
        naturals, later = some_cards(rng, 2), some_cards(rng, 5)
        later = [card for card in later if card not in naturals]
        wilds, later_wilds = rng.randint(0, 1), rng.randint(0, 2)
        sizes = rng.sample(range(1, 7), rng.randint(1, 3))
        ours = completable(
            KINDS[kind], members(naturals), wilds, members(later), later_wilds, members(sizes)
        )
        theirs = any(
            can_become(kind, size, tokens(naturals), wilds, tokens(later), later_wilds)
            for size in sizes
        )
        found.append((ours, theirs))

    assert all(ours == theirs for ours, theirs in found)
    assert {ours for ours, _ in found} == {True, False}


def test_fd_5_9_four_of_a_rank_are_no_part_of_a_full_house():
    assert not fits(cards.FULL_HOUSE, 15, 0)


def test_there_is_no_run_of_more_than_thirteen_cards():
    assert fits(cards.RUN, 0, 13)
    assert not fits(cards.RUN, 0, 14)
