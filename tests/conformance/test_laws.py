"""Every game keeps every law."""

import pytest

from ecliptic.testing import LAWS, POLICIES, LeastVisitedPolicy, plays
from tests.conformance.games import each, other_cards, switched, tiny, usual

each_law = pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)


@each_law
@each([*usual(), *tiny()])
def test_every_game_keeps_the_laws(setup, check):
    for play in plays(setup.game(), range(2)):
        check(play)


@each_law
@each([*switched(), *other_cards()])
def test_every_switch_and_card_set_keeps_the_laws(setup, check):
    for play in plays(setup.game(), range(1), [LeastVisitedPolicy]):
        check(play)


@pytest.mark.long
@each_law
@each(switched(pairs=True))
def test_every_pair_of_switches_keeps_the_laws(setup, check):
    for play in plays(setup.game(), range(3), POLICIES):
        check(play)
