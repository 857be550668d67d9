from ecliptic.core.heuristic import UNKNOWN, Heuristic
from tests.core.table import ROLLED, SHORT, SHOWN, played
from tests.core.toy import Toy


def test_a_heuristic_that_knows_nothing_trusts_the_end_only():
    game = SHORT
    running, over = played(game, *ROLLED), played(game, *SHOWN)

    assert not Heuristic().settled(running)
    assert Heuristic().settled(over)


def test_the_value_at_the_end_is_the_result():
    over = played(SHORT, *SHOWN)

    assert [Heuristic().value(over, seat) for seat in (0, 1)] == [1.0, -1.0]


def test_the_value_before_the_end_is_nothing():
    assert Heuristic().value(played(Toy(), *SHOWN), 0) == 0.0


def test_how_many_decisions_are_left_is_known_at_the_end_only():
    game = SHORT

    assert Heuristic().decisions_left(played(game, *ROLLED)) == UNKNOWN
    assert Heuristic().decisions_left(played(game, *SHOWN)) == 0
