import pytest

from ecliptic.core.errors import OptionError, UndoError
from ecliptic.core.match import Match
from ecliptic.core.record import Record
from tests.core.table import (
    BET,
    DEALT,
    GAME,
    GUESSED,
    ROLLED,
    SEATS,
    SHOWN,
    match_at,
    played,
    snapshot,
)
from tests.core.toy import Toy


def by_chance(match, count):
    for _ in range(count):
        match.play(match.chance_move())
    return [GAME.action_text(step.action) for step in match.steps[-count:]]


def why_not(match, seat, agreed=()):
    before = snapshot(match)
    with pytest.raises(UndoError) as caught:
        match.undo(seat, agreed)
    assert match.undo_refused(seat, agreed) == caught.value.reason
    assert snapshot(match) == before
    return caught.value.reason


def test_ones_own_last_decision_is_free():
    match = match_at(*BET)

    assert match.undo_refused(0) is None
    assert match.undo(0) == 1
    assert match.state == played(GAME, *DEALT)
    assert match.logs == match_at(*DEALT).logs
    assert match.steps == match_at(*DEALT).steps


def test_the_other_seat_may_take_back_its_own_last_decision_too():
    match = match_at(*GUESSED)

    assert match.undo(1) == 1
    assert match.state == played(GAME, *BET)


def test_before_ones_first_decision_there_is_nothing_to_take_back():
    assert why_not(match_at(), 0) == "nothing"
    assert why_not(match_at(*DEALT), 0) == "nothing"
    assert why_not(match_at(*BET), 1, agreed={0}) == "nothing"


def test_over_anothers_decision_that_seat_must_have_agreed():
    match = match_at(*GUESSED)

    assert why_not(match, 0) == "consent"
    assert why_not(match, 0, agreed={0}) == "consent"
    assert match.undo(0, agreed={1}) == 2
    assert match.state == played(GAME, *DEALT)


def test_bots_agree_to_a_take_back_over_their_decisions():
    match = match_at(*GUESSED, bots={1})

    assert match.undo(0) == 2
    assert match.state == played(GAME, *DEALT)


@pytest.mark.parametrize("bots", [(), (1,)], ids=["person", "bot"])
def test_nobody_takes_back_over_chance_alone(bots):
    match = match_at(*ROLLED, bots=bots)

    assert why_not(match, 1) == "chance"
    assert why_not(match, 0) == "chance"


@pytest.mark.parametrize("bots", [(), (1,)], ids=["person", "bot"])
def test_nobody_takes_back_alone_what_was_shown(bots):
    assert why_not(match_at(*SHOWN, bots=bots), 0) == "reveal"


def test_where_nothing_was_hidden_nothing_was_shown():
    match = Match(Toy(open=True), SEATS, "7")
    for text in SHOWN:
        match.play_text(text)

    assert match.undo(0) == 1


@pytest.mark.parametrize(
    ("texts", "seat", "undone"),
    [(SHOWN, 0, 1), (ROLLED, 0, 3), (ROLLED, 1, 2), (SHOWN, 1, 3)],
    ids=["what was shown", "chance", "chance after oneself", "chance and what was shown"],
)
def test_with_all_others_agreed_everything_can_be_taken_back(texts, seat, undone):
    match = match_at(*texts)

    assert match.undo(seat, agreed={1 - seat}) == undone
    assert match.state == played(GAME, *texts[: len(texts) - undone])


def test_decisions_can_be_taken_back_one_after_the_other():
    match = match_at(*GUESSED)
    match.undo(1)
    match.undo(0)

    assert match.state == played(GAME, *DEALT)


@pytest.mark.parametrize("seat", [2, -1, None])
def test_nobody_but_a_seat_takes_back(seat):
    with pytest.raises(OptionError, match="seat from 0 to 1"):
        match_at(*BET).undo(seat)


# Chance and the record.


@pytest.mark.parametrize("seed", range(10))
def test_a_move_taken_back_does_not_change_chance(seed):
    straight, wavering = match_at(seed=str(seed)), match_at(seed=str(seed))
    draws = by_chance(straight, 2), by_chance(wavering, 2)
    wavering.play_text("bet 1")
    wavering.undo(0)
    for match in (straight, wavering):
        match.play_text("bet 2")
        match.play_text("guess 1")

    assert draws[0] == draws[1]
    assert straight.chance_move() == wavering.chance_move()


@pytest.mark.parametrize("seed", range(10))
def test_chance_that_was_taken_back_comes_again(seed):
    match = match_at(*GUESSED, seed=str(seed))
    before = by_chance(match, 1)
    match.undo(0, agreed={1})
    match.play_text("bet 0")
    match.play_text("guess 2")

    assert by_chance(match, 1) == before


def test_the_record_marks_what_was_taken_back():
    match = match_at(*GUESSED, bots={1})
    match.undo(0)
    match.play_text("bet 0")

    assert match.record().notes == ((2, "seat 0 took back: bet 2, guess 1"),)
    assert "draw 1\n# seat 0 took back: bet 2, guess 1\nbet 0\n" in match.record().text()


def test_a_later_take_back_keeps_the_mark_of_an_earlier_one():
    match = match_at(*GUESSED)
    match.undo(1)
    match.undo(0)

    assert match.record().notes == (
        (2, "seat 1 took back: guess 1"),
        (2, "seat 0 took back: bet 2"),
    )
    assert Record.parse(match.record().text()) == match.record()
