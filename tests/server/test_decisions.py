"""What people may do, and every way to be refused."""

import pytest

from ecliptic.server import decisions
from ecliptic.server.decisions import Visitor
from ecliptic.server.requests import NewClock
from tests.server.asked import ALSO_ME, BOT, LINK, ME, OPEN, dual
from tests.server.deeds import WATCHING, Live, seat

BOTH = Visitor((0, 1), 0)


def turn(live):
    return seat(live.table.turn())


def other(live):
    return seat(1 - live.table.turn())


def moves(who, text, number=None):
    return lambda table: decisions.move(
        table, who, table.number if number is None else number, text, "r"
    )


@pytest.fixture
def live():
    return Live(dual(ME, ALSO_ME))


def sat(*seats, **more):
    """Return a table at which everybody who was invited has sat down."""
    live = Live(dual(*seats, **more))
    everybody = range(len(seats))
    live.do(lambda table: decisions.sit(table, everybody, "Eva"))
    return live


def test_a_move_is_made_by_whoever_has_to_decide(live):
    before = live.table.number
    live.move()

    assert live.table.number == before + 1
    assert live.events[-1].kind == "move"


def test_a_move_of_the_rules_that_is_not_allowed_says_why_and_what_is(live):
    error = live.refused(moves(turn(live), "wind 0"))

    assert error.code == "illegal_move"
    assert error.legal == tuple(live.legal())
    assert error.reason is not None


@pytest.mark.parametrize("text", ["", "castle", "flip", "play  s1", "\x00"])
def test_a_text_that_is_no_move_is_refused(live, text):
    error = live.refused(moves(turn(live), text))

    assert (error.code, error.legal, error.reason) == ("no_such_move", None, None)


@pytest.mark.parametrize("text", ["", "castle", "wind 0", "play m1", "flip m1"])
def test_a_move_out_of_turn_learns_nothing_whatever_its_text(live, text):
    error = live.refused(moves(other(live), text))

    assert (error.code, error.detail) == ("not_your_turn", "it is not your turn")
    assert (error.legal, error.reason) == (None, None)


@pytest.mark.parametrize("text", ["", "castle", "wind 0"])
@pytest.mark.parametrize("number", [-1, 0, 10**9])
def test_a_move_from_another_position_learns_nothing_whatever_its_text(live, text, number):
    error = live.refused(moves(turn(live), text, number))

    assert error.code == "stale"
    assert (error.legal, error.reason) == (None, None)


@pytest.mark.parametrize("text", ["castle", "wind 0"])
def test_asking_why_a_move_is_not_allowed_out_of_turn_learns_nothing(live, text):
    error = live.refused(lambda table: decisions.explain(table, other(live), text))

    assert (error.code, error.legal, error.reason) == ("not_your_turn", None, None)


def test_an_illegal_move_is_explained_and_a_legal_one_needs_no_words(live):
    text = live.legal()[0]
    error = live.refused(lambda table: decisions.explain(table, turn(live), "wind 0"))
    live.do(lambda table: decisions.explain(table, turn(live), text))

    assert error.code == "illegal_move"


DEEDS = {
    "move": moves(WATCHING, "castle"),
    "explain": lambda table: decisions.explain(table, WATCHING, "castle"),
    "propose": lambda table: decisions.propose(table, WATCHING, "draw", "r"),
    "answer": lambda table: decisions.answer(table, WATCHING, "r", agree=True),
    "resign": lambda table: decisions.resign(table, WATCHING, "r"),
    "resume": lambda table: decisions.resume(table, WATCHING, "r"),
    "rename": lambda table: decisions.rename(table, WATCHING, "Eva", "r"),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_a_spectator_only_watches(live, deed):
    assert live.refused(DEEDS[deed]).code == "spectator"


GIVEN_UP = {
    "move": moves(seat(0), "castle"),
    "propose": lambda table: decisions.propose(table, seat(0), "draw", "r"),
    "answer": lambda table: decisions.answer(table, seat(0), "r", agree=False),
    "resign": lambda table: decisions.resign(table, seat(0), "r"),
    "resume": lambda table: decisions.resume(table, seat(0), "r"),
    "rename": lambda table: decisions.rename(table, seat(0), "Eva", "r"),
}


@pytest.mark.parametrize("deed", GIVEN_UP)
def test_who_has_given_up_leaves_the_seat_to_the_bot(deed):
    live = Live(dual(ME, ALSO_ME, ALSO_ME))
    live.do(lambda table: decisions.resign(table, seat(0), "r"))

    assert live.table.bots() == {0}
    assert live.refused(GIVEN_UP[deed]).code == "spectator"


def test_nobody_moves_while_seats_are_empty():
    live = Live(dual(ME, LINK))

    assert live.refused(moves(seat(0), "castle")).code == "waiting"


def test_nobody_moves_while_the_table_is_paused(live):
    live.do(lambda table: decisions.propose(table, BOTH, "pause", "r"))

    assert live.refused(moves(seat(0), "castle")).code == "paused"


def test_nobody_moves_after_the_end(live):
    live.play(seed=1)

    assert live.refused(moves(seat(0), "castle")).code == "over"
    assert live.refused(lambda table: decisions.resign(table, seat(0), "r")).code == "over"


def test_only_a_paused_table_is_resumed(live):
    assert live.refused(lambda table: decisions.resume(table, seat(0), "r")).code == "not_paused"


def test_an_invited_seat_is_taken_once():
    live = sat(ME, LINK)
    live.do(lambda table: decisions.sit(table, [1], "Somebody else"))

    assert live.table.names() == ("Ana", "Eva")
    assert live.table.phase == "playing"


def test_an_open_seat_is_taken_once():
    live = Live(dual(ME, OPEN))
    live.do(lambda table: decisions.take(table, 1, "Eva", "k"))
    error = live.refused(lambda table: decisions.take(table, 1, "Ida", "l"))

    assert error.code == "taken"
    assert live.table.names() == ("Ana", "Eva")


@pytest.mark.parametrize("number", [-1, 0, 2])
def test_a_seat_that_is_not_open_is_not_taken(number):
    live = Live(dual(ME, OPEN))

    error = live.refused(lambda table: decisions.take(table, number, "Eva", "k"))
    assert error.code == "taken"


def test_nobody_sits_down_after_the_end():
    live = Live(dual(ME, OPEN))
    live.do(lambda table: decisions.propose(table, seat(0), "abandon", "r"))
    live.do(lambda table: decisions.sit(table, [1], "Eva"))

    assert live.refused(lambda table: decisions.take(table, 1, "Eva", "k")).code == "taken"
    assert live.events[-1].kind == "abandon"


@pytest.mark.parametrize("name", ["fair bot", "a\u200bb", " ", "\t"])
def test_a_name_is_refused_that_is_none_or_a_bots(live, name):
    taken = Live(dual(ME, OPEN))

    assert (
        live.refused(lambda table: decisions.rename(table, seat(0), name, "r")).code == "bad_name"
    )
    assert taken.refused(lambda table: decisions.take(table, 1, name, "k")).code == "bad_name"


def test_a_name_is_changed(live):
    live.do(lambda table: decisions.rename(table, seat(1), " Eva  B ", "r"))

    assert live.table.names() == ("Ana", "Eva B")


def test_who_leaves_before_the_game_begins_can_come_back():
    live = Live(dual(ME, LINK, LINK))
    live.do(lambda table: decisions.sit(table, [1], "Eva"))
    live.do(lambda table: decisions.resign(table, seat(1), "r"))
    left = live.table.seats[1].kind
    live.do(lambda table: decisions.sit(table, [1], "Eva"))

    assert left == "link"
    assert live.table.people() == {0, 1}


def test_an_open_seat_that_was_left_is_open_to_everybody_again():
    live = Live(dual(ME, OPEN, OPEN))
    live.do(lambda table: decisions.take(table, 1, "Eva", "one"))
    live.do(lambda table: decisions.resign(table, Visitor((1,), 1, "one"), "r"))
    live.do(lambda table: decisions.take(table, 1, "Ida", "two"))

    assert live.table.holds("two", 1)
    assert not live.table.holds("one", 1)


@pytest.mark.parametrize("text", [" ", "\n\t", "a\u0007b", "a\u202eb"])
def test_a_line_of_chat_needs_words(live, text):
    assert live.refused(lambda table: decisions.chat(table, seat(0), text, "r")).code == "bad_chat"


def test_a_table_without_chat_is_silent():
    live = Live(dual(ME, ALSO_ME, chat=False))

    assert live.refused(lambda table: decisions.chat(table, seat(0), "Hi", "r")).code == "no_chat"


def test_a_table_takes_so_many_lines_of_chat(live, monkeypatch):
    monkeypatch.setattr(decisions, "MOST_CHAT", 1)
    live.do(lambda table: decisions.chat(table, seat(0), " Hello  you ", "r"))
    error = live.refused(lambda table: decisions.chat(table, WATCHING, "Hi", "s"))

    assert error.code == "chat_full"
    assert [(line.seat, line.name, line.text) for line in live.table.chat] == [
        (0, "Ana", "Hello you")
    ]


def test_with_two_seats_giving_up_ends_the_game(live):
    live.do(lambda table: decisions.resign(table, seat(1), "r"))
    end = live.shown(seat(0)).end

    assert live.table.phase == "over"
    assert end is not None
    assert (end.by, end.loser, end.result) == ("resign", 1, None)


def test_with_three_seats_a_bot_plays_on():
    live = Live(dual(ME, ALSO_ME, ALSO_ME))
    live.do(lambda table: decisions.resign(table, seat(1), "r"))

    assert live.table.phase == "playing"
    assert live.table.bots() == {1}
    assert live.shown(seat(0)).seats[1].level == "fair"


def test_the_last_person_who_gives_up_ends_the_game():
    live = Live(dual(ME, BOT, BOT))
    live.do(lambda table: decisions.resign(table, seat(0), "r"))

    assert live.table.phase == "over"


def test_a_bots_move_counts_only_in_the_position_it_thought_about():
    live = Live(dual(BOT, BOT))
    due, number = live.due(), live.table.number
    action = live.table.match.state.legal_actions()[0]
    live.do(lambda table: decisions.bot_move(table, due, number - 1, action))
    live.do(lambda table: decisions.bot_move(table, 1 - due, number, action))
    live.do(lambda table: decisions.bot_move(table, due, number, -1))
    unmoved = live.table.number
    live.do(lambda table: decisions.bot_move(table, due, number, action))

    assert unmoved == number
    assert live.table.number > number


def test_a_flag_falls_when_no_time_is_left_and_not_before():
    live = Live(dual(ME, ALSO_ME, clock=NewClock(5)))
    running = live.due()
    live.time += 4.9
    live.do(lambda table: decisions.fall(table, live.time))
    before = live.table.phase
    live.time += 0.1
    live.do(lambda table: decisions.fall(table, live.time))
    end = live.shown(seat(0)).end

    assert before == "playing"
    assert end is not None
    assert (end.by, end.loser) == ("flag", running)


def test_no_flag_falls_where_no_clock_is(live):
    live.do(lambda table: decisions.fall(table, live.time + 10**9))

    assert live.table.phase == "playing"
