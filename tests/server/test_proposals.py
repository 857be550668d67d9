"""What one proposes and the others agree to, or not."""

import pytest

from ecliptic.server import decisions
from ecliptic.server.decisions import Visitor
from tests.server.asked import ALSO_ME, BOT, LINK, ME, dual
from tests.server.deeds import WATCHING, Live, seat

BOTH = Visitor((0, 1), 0)


@pytest.fixture
def live():
    """Two people at two screens, who can both decide now."""
    return Live(dual(ME, ALSO_ME))


def propose(live, who, what):
    live.do(lambda table: decisions.propose(table, who, what, live.id()))


def answer(live, who, *, agree):
    live.do(lambda table: decisions.answer(table, who, live.id(), agree=agree))


def can(live, who):
    shown = live.shown(who)
    return shown.can, shown.free


def test_two_people_can_agree_to_much_and_nothing_is_free(live):
    assert can(live, seat(0)) == (["draw", "pause", "abandon"], [])


def test_at_one_screen_nobody_else_is_asked(live):
    assert can(live, BOTH) == (["pause", "abandon"], ["pause", "abandon"])


def test_against_a_bot_nobody_is_asked_and_no_draw_is_offered():
    assert can(Live(dual(ME, BOT)), seat(0)) == (["pause", "abandon"], ["pause", "abandon"])


def test_a_spectator_proposes_nothing(live):
    assert can(live, WATCHING) == ([], [])


def test_before_the_game_begins_only_whoever_is_alone_abandons_it():
    live = Live(dual(ME, LINK, LINK))
    alone = can(live, seat(0))
    live.do(lambda table: decisions.sit(table, [1], "Eva"))

    assert alone == (["abandon"], ["abandon"])
    assert can(live, seat(0)) == ([], [])


def test_after_the_end_nothing_is_proposed(live):
    live.play(seed=1)

    assert can(live, seat(0)) == ([], [])


def test_a_draw_needs_the_others(live):
    propose(live, seat(0), "draw")
    shown = live.shown(seat(1)).proposal
    answer(live, seat(1), agree=True)
    end = live.shown(seat(1)).end

    assert shown is not None
    assert (shown.what, shown.seat, shown.waiting) == ("draw", 0, [1])
    assert end is not None
    assert end.by == "draw"


def test_a_draw_is_declined(live):
    propose(live, seat(0), "draw")
    answer(live, seat(1), agree=False)

    assert live.table.phase == "playing"
    assert live.table.proposal is None


def test_a_proposal_is_withdrawn(live):
    propose(live, seat(0), "draw")
    answer(live, seat(0), agree=False)

    assert live.table.proposal is None


def test_agreeing_to_ones_own_proposal_does_nothing(live):
    propose(live, seat(0), "draw")
    answer(live, seat(0), agree=True)

    assert live.table.phase == "playing"
    assert live.table.proposal is not None


def test_there_is_one_proposal_at_a_time(live):
    propose(live, seat(0), "draw")
    error = live.refused(lambda table: decisions.propose(table, seat(1), "pause", "r"))

    assert error.code == "proposal_open"
    assert can(live, seat(1)) == ([], [])


def test_there_is_nothing_to_agree_to(live):
    error = live.refused(lambda table: decisions.answer(table, seat(1), "r", agree=True))

    assert error.code == "no_proposal"


@pytest.mark.parametrize("what", ["undo", "draw"])
def test_what_makes_no_sense_is_not_proposed(what):
    live = Live(dual(ME, BOT))
    error = live.refused(lambda table: decisions.propose(table, seat(0), what, "r"))

    assert error.code == "impossible"


def test_why_there_is_nothing_to_take_back_is_said(live):
    error = live.refused(lambda table: decisions.propose(table, seat(0), "undo", "r"))

    assert error.detail == "undo is not possible now: nothing"


def test_a_move_of_ones_own_that_showed_nothing_is_taken_back_freely(live):
    mover = seat(live.table.turn())
    live.move()
    free = can(live, mover)[1]
    propose(live, mover, "undo")

    assert free == ["undo"]
    assert live.table.turn() == mover.viewer


def test_over_the_moves_of_others_an_undo_needs_them(live):
    first = seat(live.table.turn())
    live.move()
    second = seat(live.table.turn())
    live.move()
    propose(live, first, "undo")
    asked = live.table.proposal
    answer(live, second, agree=True)

    assert asked is not None
    assert live.table.turn() == first.viewer
    assert live.table.proposal is None


def test_an_undo_is_declined(live):
    first = seat(live.table.turn())
    live.move()
    second = seat(live.table.turn())
    live.move()
    moves = len(live.table.match.steps)
    propose(live, first, "undo")
    answer(live, second, agree=False)

    assert len(live.table.match.steps) == moves


def test_a_move_puts_an_end_to_a_proposal(live):
    propose(live, seat(0), "draw")
    live.move()

    assert live.table.proposal is None


def test_a_pause_stops_the_game_until_somebody_resumes_it(live):
    propose(live, seat(0), "pause")
    answer(live, seat(1), agree=True)
    paused = live.table.phase
    only = can(live, seat(0))[0]
    live.do(lambda table: decisions.resume(table, seat(1), "r"))

    assert (paused, live.table.phase) == ("paused", "playing")
    assert only == ["abandon"]


def test_a_game_is_abandoned_by_all(live):
    propose(live, seat(0), "abandon")
    answer(live, seat(1), agree=True)
    end = live.shown(WATCHING).end

    assert end is not None
    assert (end.by, end.result, end.loser, end.outcome) == ("abandoned", None, None, None)


def test_with_three_people_both_others_have_to_agree():
    live = Live(dual(ME, ALSO_ME, ALSO_ME))
    propose(live, seat(0), "draw")
    answer(live, seat(1), agree=True)
    waiting = live.shown(seat(0)).proposal
    answer(live, seat(2), agree=True)

    assert waiting is not None
    assert waiting.waiting == [2]
    assert live.table.phase == "over"


def test_a_bots_move_answers_no_proposal():
    live = Live(dual(ME, BOT, ALSO_ME))
    propose(live, seat(0), "draw")
    number, action = live.table.number, live.table.match.state.legal_actions()[0]
    live.do(lambda table: decisions.bot_move(table, 1, number, action))

    assert live.table.number > number
    assert live.table.proposal is not None


def test_a_persons_move_takes_an_open_proposal_away(live):
    propose(live, seat(1 - live.due()), "draw")
    live.move()

    assert live.table.proposal is None
