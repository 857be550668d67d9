"""The sets that are told for screens are those that can be named one by one."""

from typing import Any

import pytest

from ecliptic.core.rng import Rng
from tests.games.fifty_two_duels.spoken import scene
from tests.games.fifty_two_duels.table import Table, table, wander

SEEDS = range(6)
DEEDS = {"add": "add", "defend": "defend"}
"""How a card is named in each kind of selection of which sets are told."""


def named(at, deed, cards=()):
    """Return the sets that can be named, found by naming them."""
    found = []
    for text in at.moves:
        if text.startswith(f"{deed} "):
            more = (*cards, text.split()[1])
            further = Table(at.game, at.state.clone()).play(text)
            going_on = further.actor == at.actor and further.pending.get("chosen") == [*more]
            found += [" ".join(more)] if not going_on or "done" in further.moves else []
            found += named(further, deed, more) if going_on else []
    return found


def compared(at, seed):
    """Play on at random; return the sets told and those that can be named, at each selection."""
    found: list[tuple[list[str], list[str]]] = []
    rng = Rng(seed)
    while at.actor is not None and len(found) < 12:
        deed = DEEDS.get(at.pending["kind"])
        if deed is not None and not at.pending["chosen"]:
            told: Any = scene(at, at.actor)["prompt"]["values"]["sets"]
            found.append((sorted(told), sorted(named(at, deed))))
        wander(at, rng, 1)
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("cards", ["house", "lab"])
def test_fd_6_3_the_sets_told_are_those_that_can_be_named(cards, seed):
    found = compared(table({"cards": cards}), seed)

    assert found
    assert [told for told, _ in found] == [real for _, real in found]
