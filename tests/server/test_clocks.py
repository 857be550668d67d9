import pytest

from ecliptic.server.clocks import Clocks
from ecliptic.server.settings import ClockSettings

FISCHER = ClockSettings(60_000, 2_000, per_move=False)
EACH_MOVE = ClockSettings(30_000, 0, per_move=True)


@pytest.fixture
def clocks() -> Clocks:
    return Clocks(FISCHER, 2)


def test_no_clock_runs_at_first(clocks):
    assert clocks.left_at(99_000) == [60_000, 60_000]
    assert clocks.falls_at() is None


def test_only_the_running_clock_counts_down(clocks):
    clocks.run(1, 1_000)

    assert clocks.left_at(11_000) == [60_000, 50_000]
    assert clocks.falls_at() == 61_000


def test_a_clock_never_shows_less_than_nothing(clocks):
    clocks.run(0, 0)

    assert clocks.left_at(70_000) == [0, 60_000]


def test_a_clock_that_is_set_back_gives_no_time(clocks):
    clocks.run(0, 5_000)

    assert clocks.left_at(1_000) == [60_000, 60_000]


def test_another_clock_stops_the_running_one(clocks):
    clocks.run(0, 0)
    clocks.run(1, 7_000)

    assert clocks.left_at(8_000) == [53_000, 59_000]


def test_a_clock_that_runs_already_goes_on(clocks):
    clocks.run(0, 0)
    clocks.run(0, 7_000)

    assert clocks.falls_at() == 60_000


def test_a_turn_earns_the_increment(clocks):
    clocks.run(0, 0)
    clocks.end_turn(10_000)

    assert clocks.left == [52_000, 60_000]
    assert clocks.running is None


def test_a_turn_by_move_earns_the_whole_time():
    clocks = Clocks(EACH_MOVE, 2)
    clocks.run(0, 0)
    clocks.end_turn(10_000)

    assert clocks.left == [30_000, 30_000]


def test_ending_a_turn_while_no_clock_runs_gives_nobody_anything(clocks):
    clocks.end_turn(10_000)

    assert clocks.left == [60_000, 60_000]


def test_the_time_before_a_restart_does_not_count(clocks):
    clocks.run(0, 0)
    clocks.restart(1_000_000)

    assert clocks.left_at(1_010_000) == [50_000, 60_000]


def test_letting_nobodys_clock_run_stops_it(clocks):
    clocks.run(0, 0)
    clocks.run(None, 10_000)

    assert clocks.left_at(99_000) == [50_000, 60_000]
