"""Saved games: leaving, going on, and what can go wrong."""

import os
import signal

import pytest

from ecliptic.bots.greedy import Greedy
from ecliptic.catalog import game_of
from ecliptic.cli.interrupts import interrupts_wait
from ecliptic.cli.plain import PlainScreen
from ecliptic.core.match import Match
from ecliptic.core.record import load_record
from tests.cli.terminal import ROUND, ecliptic, last_answer, play

ONES = [1] * 60


@pytest.fixture
def file(tmp_path):
    return tmp_path / "game.txt"


@pytest.fixture
def whole(tmp_path):
    """The record of the same game played without a break."""
    uninterrupted = tmp_path / "whole.txt"
    play(uninterrupted, *ONES)
    return uninterrupted.read_text()


def resumed(file, *typed):
    return ecliptic("play", "--resume", file, typed=typed)


# Leaving and going on.


@pytest.mark.parametrize("leave", [["quit"], ["q"], []], ids=["quit", "q", "end of input"])
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 11])
def test_a_game_that_was_left_goes_on_as_if_it_never_was(file, whole, leave, moves):
    left = play(file, *ONES[:moves], *leave)
    running = load_record(file)
    result = resumed(file, *ONES)

    assert left.exit_code == 0
    assert left.stdout.endswith(f"Go on with: ecliptic play --resume {file}\n")
    assert running.ended_by is None
    assert running.result is None
    assert result.exit_code == 0
    assert file.read_text() == whole


def test_a_game_may_be_left_again_and_again(file, whole):
    play(file, 1)
    for _ in range(40):
        resumed(file, 1, 1)

    assert file.read_text() == whole


def test_three_players_go_on_with_their_bots(tmp_path):
    options = ["play", "--set", "players=3", "--set", "rounds=1", "--seed", "-5", "--seat", 1]
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    play(whole, *ONES, options=[*options, "--bots", "uniform,beginner"])
    play(parts, 1, 1, 1, options=[*options, "--bots", "uniform,beginner"])
    resumed(parts, *ONES)

    assert parts.read_text() == whole.read_text()


def test_who_goes_on_is_told_what_happened_last(file):
    play(file, 1)
    told = resumed(file).stdout

    assert told.startswith("You deal first.  [DU-1.3]\n")
    assert "You turn over " in told
    assert told.index("Fair bot (1) plays ") < told.index("Round 1 of 1;")


def test_only_the_last_things_are_told_to_who_goes_on(file):
    play(file, *ONES[:8])
    told = resumed(file).stdout.split("\n\n")[0]

    assert len(told.splitlines()) == 9


def test_a_game_that_is_over_is_shown_again_and_stays_as_it_is(file, whole):
    play(file, *ONES)
    result = resumed(file)

    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert file.read_text() == whole


def test_a_resumed_game_may_go_into_another_file(file, tmp_path):
    play(file, 1)
    before = file.read_text()
    ecliptic("play", "--resume", file, "--record", tmp_path / "other.txt", typed=ONES)

    assert file.read_text() == before
    assert load_record(tmp_path / "other.txt").ended_by == "rules"


def test_a_game_of_bots_alone_is_watched_to_its_end(file):
    play(file, 1)
    file.write_text(file.read_text().replace('"person"', '"uniform bot"'))
    result = resumed(file)

    assert result.exit_code == 0
    assert "Uniform bot (0) has chosen a card to turn over." in result.stdout
    assert load_record(file).ended_by == "rules"


# Ctrl-C.


def test_ctrl_c_at_the_prompt_leaves_a_game_that_goes_on(file, whole, monkeypatch):
    typed = iter([*["1"] * 4, KeyboardInterrupt])
    with monkeypatch.context() as patch:
        patch.setattr(PlainScreen, "ask", lambda *_: interrupting(next(typed)))
        left = play(file)
    resumed(file, *ONES)

    assert left.exit_code == 130
    assert "Traceback" not in left.output
    assert f"ecliptic play --resume {file}" in left.stdout
    assert file.read_text() == whole


def test_ctrl_c_while_a_bot_thinks_leaves_a_game_that_goes_on(file, whole, monkeypatch):
    thinking = iter([None, None, KeyboardInterrupt])
    choose = Greedy.choose
    with monkeypatch.context() as patch:
        patch.setattr(
            Greedy, "choose", lambda bot, info: interrupting(next(thinking)) or choose(bot, info)
        )
        left = play(file, *ONES)
    resumed(file, *ONES)

    assert left.exit_code == 130
    assert file.read_text() == whole


def test_ctrl_c_in_the_middle_of_a_move_waits_until_it_is_made(file, whole, monkeypatch):
    moves = iter([*[None] * 21, KeyboardInterrupt])
    make = Match.play
    with monkeypatch.context() as patch:
        patch.setattr(
            Match, "play", lambda match, action: pressing(next(moves), make, match, action)
        )
        left = play(file, *ONES)
    resumed(file, *ONES)

    assert left.exit_code == 130
    assert file.read_text() == whole


def interrupting(what):
    """Return what was typed, or raise what is an error."""
    if what is KeyboardInterrupt:
        raise KeyboardInterrupt
    return what


def pressing(key, make, match, action):
    """Make a move; press Ctrl-C while it is made, if asked to."""
    if key is KeyboardInterrupt:
        signal.raise_signal(signal.SIGINT)
    make(match, action)


def pressed_before(deed):
    """Do something in a block in which Ctrl-C was pressed."""
    with interrupts_wait():
        signal.raise_signal(signal.SIGINT)
        deed()


def test_an_interrupt_waits_for_the_end_of_the_block():
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        pressed_before(lambda: done.append("after"))

    assert done == ["after"]


def test_without_an_interrupt_nothing_is_raised_and_the_old_handler_is_back():
    before = signal.getsignal(signal.SIGINT)
    with interrupts_wait():
        during = signal.getsignal(signal.SIGINT)

    assert during != before
    assert signal.getsignal(signal.SIGINT) is before


def test_an_error_in_the_block_goes_before_an_interrupt():
    with pytest.raises(ZeroDivisionError):
        pressed_before(lambda: 1 / 0)


# Save.


def test_save_writes_the_game_so_far(file):
    result = play(file, 1, "save", 1, "save")
    record = load_record(file)

    assert result.stdout.count(f"The record is in {file}\n") == 2
    assert record.final_state(game_of(record)).is_terminal() is False


def test_save_with_a_name_writes_beside_the_others(file, tmp_path):
    told = last_answer(play(file, 1, "save early.txt"))
    resumed(file, 1)

    assert told == f"The record is in {tmp_path / 'early.txt'}\n"
    assert len(load_record(tmp_path / "early.txt").moves) < len(load_record(file).moves)


@pytest.mark.parametrize("name", ["no/such/folder/x.txt", "..", "n" * 300])
def test_a_save_that_fails_says_so_and_the_game_goes_on(file, name):
    result = play(file, f"save {name}", 1)

    assert "cannot write" in result.stdout
    assert result.exit_code == 0
    assert load_record(file).moves[-1].startswith("play ")


def test_a_name_that_no_file_can_have_is_refused(file):
    result = play(file, "save x\0y", 1)

    assert last_answer(play(file, "save x\0y")).endswith(": embedded null byte\n")
    assert result.exit_code == 0
    assert list(file.parent.iterdir()) == [file]


def test_a_save_that_fails_keeps_the_old_file(file, monkeypatch):
    play(file, 1)
    before = file.read_text()
    monkeypatch.setattr(os, "fsync", failing)
    told = resumed(file, "save", 1, 1)

    assert f"cannot write {file}: No space left on device" in told.stdout
    assert told.exit_code == 1
    assert told.stderr == f"Error: cannot write {file}: No space left on device\n"
    assert file.read_text() == before
    assert list(file.parent.iterdir()) == [file]


def failing(_):
    raise OSError(28, "No space left on device")


# A damaged file.


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda _: "", "line 1: expected 'Ecliptic record', got ''"),
        (lambda text: text.replace("format: 1", "format: 2"), "line 2: format: expected 1, got 2"),
        (lambda text: text.replace('game: "dual"', 'game: "chess"'), "game: expected one of dual"),
        (lambda text: text.replace('"fair bot"', '"clever bot"'), "bot: expected one of beginner"),
        (lambda text: text.replace('seed: "7"', "seed: null"), "expected a seed to go on from"),
        (lambda text: text.replace('"mwc-1"', '"dice"'), "expected the generator mwc-1 to go on"),
        (lambda text: text.replace("dealer 0", "dealer 7"), "line 17: no such move: 'dealer 7'"),
        (lambda text: text.replace("flip y2", "flip y1"), "line 37: illegal move 'flip y1'"),
        (lambda text: text.replace('\ndigest: "', '\ndigest: "0'), "expected the final state 0"),
        (lambda text: text.replace('["person", ', "["), "expected the names of 2 seats, got 1"),
    ],
)
def test_a_damaged_file_is_named_with_its_line_and_left_as_it_is(file, damage, told):
    play(file, "flip y2")
    file.write_text(damage(file.read_text()))
    before = file.read_text()
    result = resumed(file, 1)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"Error: {told}")
    assert result.stderr.count("\n") == 1
    assert file.read_text() == before


def test_a_seat_s_record_is_no_game_to_go_on_with(file):
    play(file, 1)
    record = load_record(file)
    file.write_text(record.seen_by(game_of(record), 0).text())
    result = resumed(file)

    assert result.exit_code == 1
    assert result.stderr == "Error: expected a seed to go on from, got none\n"


def test_a_file_that_is_not_there_is_named(tmp_path):
    result = resumed(tmp_path / "none.txt")

    assert result.exit_code == 1
    assert result.stderr == f"Error: no such file: {tmp_path / 'none.txt'}\n"


def test_a_folder_that_is_not_there_is_refused_before_the_game(tmp_path):
    missing = tmp_path / "none" / "game.txt"
    result = play(missing, *ONES)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == (
        f"Error: record: expected a file in a folder that is there, got '{missing}'\n"
    )


def test_a_game_is_written_where_it_was_said_to_be(file):
    play(file, options=ROUND)

    assert file.read_text().startswith("Ecliptic record\n")
