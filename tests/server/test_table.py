"""A table is the fold of its events, whatever has happened there."""

import random
from collections import Counter

import pytest

from ecliptic.core.fairness import check_fairness
from ecliptic.server import decisions
from ecliptic.server.decisions import Visitor
from ecliptic.server.errors import TableError
from ecliptic.server.requests import NewClock
from ecliptic.server.table import Table
from tests.server.asked import ALSO_ME, BOT, ME, dual
from tests.server.deeds import SECRET, WATCHING, Live, row_of, seat

DEEDS = (
    lambda live, _who, rng: live.move(rng.choice(live.legal())),
    lambda live, _who, rng: live.move(rng.choice(live.legal())),
    lambda live, who, rng: live.do(
        lambda table: decisions.propose(
            table, who, rng.choice(("undo", "undo", "pause")), live.id()
        )
    ),
    lambda live, who, rng: live.do(
        lambda table: decisions.answer(table, who, live.id(), agree=rng.random() < 0.7)
    ),
    lambda live, who, rng: live.do(
        lambda table: decisions.chat(table, who, f"Line {rng.random()}", live.id())
    ),
    lambda live, who, _rng: live.do(lambda table: decisions.resume(table, who, live.id())),
    lambda live, who, rng: live.do(
        lambda table: decisions.rename(table, who, f"N{rng.randrange(99)}", live.id())
    ),
)


def random_deeds(live, seed, count=200):
    """Do what people might do, allowed or not; return which kinds of events happened."""
    rng = random.Random(seed)
    for _ in range(count):
        live.time += rng.random() / 10
        who = rng.choice(live.visitors())
        try:
            rng.choice(DEEDS)(live, who, rng)
        except (TableError, AssertionError, IndexError):
            continue
    return Counter(event.kind for event in live.events)


@pytest.mark.parametrize("seats", [(ME, ALSO_ME), (ME, ALSO_ME, ALSO_ME)])
@pytest.mark.parametrize("seed", range(5))
def test_all_events_together_make_the_table(seats, seed):
    live = Live(dual(*seats, short=True, clock=NewClock(600)))
    kinds = random_deeds(live, seed)
    shown = [live.shown(who) for who in live.visitors()]

    assert {"move", "propose", "chat", "rename"} <= kinds.keys()
    assert live.shown_folded() == shown
    assert live.folded().record() == live.table.record()
    assert live.folded().done == live.table.done


def test_a_table_of_another_edition_says_so():
    with pytest.raises(TableError, match="plays edition 99 of Dual, and this server") as caught:
        Table(row_of(dual(ME, BOT), edition=99))

    assert caught.value.code == "edition"


@pytest.mark.parametrize("changed", [{"game": "gone"}, {"options": {"gone": 1}}])
def test_a_table_that_cannot_be_played_any_more_says_so(changed):
    row = row_of(dual(ME, BOT))
    row.settings.update(changed)
    with pytest.raises(TableError, match="cannot play this table") as caught:
        Table(row)

    assert caught.value.code == "edition"


def test_the_secret_is_shown_when_the_game_is_over_and_not_before():
    live = Live(dual(ME, ALSO_ME))
    before = live.shown(WATCHING)
    live.play(seed=2)
    after = live.shown(WATCHING)

    assert (before.secret, after.secret) == (None, SECRET)
    assert before.commitment == after.commitment


def test_chance_is_drawn_as_promised():
    live = Live(dual(ME, ALSO_ME, short=True))
    live.play(seed=2)
    record = live.table.record()

    assert check_fairness(live.table.game, record) == 18


def test_the_record_of_a_running_game_names_no_seed():
    live = Live(dual(ME, ALSO_ME))

    assert live.table.record().seed is None
    assert live.table.record().seats == ("Ana", "Ben")


def test_a_record_tells_what_ended_the_game():
    live = Live(dual(ME, ALSO_ME))
    live.do(lambda table: decisions.resign(table, seat(0), "r"))

    assert live.table.record().ended_by == "resign"


def test_a_clock_gives_the_increment_after_a_turn_and_stands_still_in_a_pause():
    live = Live(dual(ME, ALSO_ME, clock=NewClock(60, 2)))
    first = live.due()
    live.time += 10
    live.move()
    live.do(lambda table: decisions.propose(table, Visitor((0, 1), 0), "pause", "r"))
    live.time += 1000
    clock = live.shown(WATCHING).clock

    assert clock is not None
    assert clock.left[first] == 52_000
    assert clock.left[1 - first] == 60_000
    assert clock.running is None


def test_the_time_without_a_server_is_nobodys():
    live = Live(dual(ME, ALSO_ME, clock=NewClock(60)))
    live.time += 1000
    live.do(lambda table: table.happen("restart"))
    clock = live.shown(WATCHING).clock

    assert clock is not None
    assert clock.left == [60_000, 60_000]


def test_a_restart_of_a_table_without_a_clock_changes_nothing():
    live = Live(dual(ME, ALSO_ME))
    before = live.shown(WATCHING)
    live.do(lambda table: table.happen("restart"))

    assert live.shown(WATCHING) == before
