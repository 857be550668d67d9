"""Tokens that lie together, as one number."""

import pytest

from ecliptic.core.bits import members_of
from ecliptic.games.zodiakal.holding import (
    combinations_of,
    covers,
    different,
    held,
    holdings_of,
    kinds_in,
    token,
    total,
)

SOME = [
    [0] * 7,
    [9] * 7,
    [1, 0, 9, 0, 3, 0, 1],
    [0, 0, 0, 0, 0, 0, 9],
    [1] * 7,
    [2, 0, 0, 0, 0, 0, 0],
]


def packed(counts):
    """The number for these counts."""
    return sum(count * token(kind) for kind, count in enumerate(counts))


@pytest.mark.parametrize("counts", SOME, ids=str)
def test_counts_can_be_read_back(counts):
    tokens = packed(counts)

    assert [held(tokens, kind) for kind in range(7)] == counts
    assert total(tokens) == sum(counts)
    assert members_of(kinds_in(tokens)) == [kind for kind, count in enumerate(counts) if count]
    assert different(tokens) == sum(count > 0 for count in counts)


@pytest.mark.parametrize("kinds", range(128))
def test_every_set_of_kinds_is_told_apart(kinds):
    assert kinds_in(packed([kinds >> kind & 1 for kind in range(7)])) == kinds


@pytest.mark.parametrize("others", SOME, ids=str)
@pytest.mark.parametrize("counts", SOME, ids=str)
def test_tokens_cover_others_if_there_are_enough_of_each_kind(counts, others):
    enough = all(own >= other for own, other in zip(counts, others, strict=True))

    assert covers(packed(counts), packed(others)) == enough


@pytest.mark.parametrize(("count", "ways"), [(1, 7), (2, 28), (3, 84)])
def test_tokens_side_by_side_are_in_file_order_and_may_repeat(count, ways):
    found = combinations_of(count)

    assert len(found) == ways
    assert found == sorted(found)
    assert [sorted(kinds) for kinds in found] == found
    assert [total(tokens) for tokens in holdings_of(count)] == [count] * ways
