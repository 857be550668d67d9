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
from tests.cli.terminal import ONES, ROUND, answers, ecliptic, last_answer, play, resumed

# Leaving and going on.


@pytest.mark.parametrize("leave", [["quit"], ["q"], []], ids=["quit", "q", "end of input"])
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 11])
def test_a_game_that_was_left_goes_on_as_if_it_never_was(file, whole, leave, moves):
    left = play(file, *ONES[:moves], *leave)
    running = load_record(file)
    result = resumed(file, *ONES)

    assert left.exit_code == 0
    assert left.stdout.endswith(
        f"The record is in {file}\n"
        f"The game is not over. Go on with: ecliptic play --resume {file}\n"
    )
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
    assert left.stdout.endswith(f"Go on with: ecliptic play --resume {file}\n")
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

    assert [told == f"The record is in {file}\n" for told in answers(result)[1:-1]] == [
        *[False, True] * 2
    ]
    assert record.final_state(game_of(record)).is_terminal() is False


def test_save_with_a_name_writes_beside_the_others(file, tmp_path):
    told = last_answer(play(file, 1, "save early.txt"))
    resumed(file, 1)

    assert told == f"The record is in {tmp_path / 'early.txt'}\n"
    assert len(load_record(tmp_path / "early.txt").moves) < len(load_record(file).moves)


@pytest.mark.parametrize(
    "name", ["no/such/folder/x.txt", "../x.txt", "./x.txt", "/x.txt", ".", ".."]
)
def test_save_takes_no_name_but_one_in_the_folder_of_the_game(file, name):
    told = answers(play(file, f"save {name}", 1))

    assert told[1] == (
        f"Not saved: {file.parent / name} is another file,"
        " or not a name in the folder of this game.\n"
    )
    assert load_record(file).moves[-1].startswith("play ")
    assert list(file.parent.iterdir()) == [file]


def test_save_leaves_a_file_alone_that_it_has_not_written(file, tmp_path):
    (tmp_path / "other.txt").write_text("mine")
    told = last_answer(play(file, "save other.txt"))

    assert told.startswith(f"Not saved: {tmp_path / 'other.txt'} is another file")
    assert (tmp_path / "other.txt").read_text() == "mine"


def test_a_name_may_be_saved_under_again_in_the_same_session_only(file, tmp_path):
    told = answers(play(file, "save early.txt", 1, "save early.txt"))
    saved = (tmp_path / "early.txt").read_text()
    later = answers(resumed(file, "save early.txt"))

    assert told[1] == told[3] == f"The record is in {tmp_path / 'early.txt'}\n"
    assert saved == file.read_text()
    assert later[1].startswith(f"Not saved: {tmp_path / 'early.txt'} ")
    assert (tmp_path / "early.txt").read_text() == saved


def test_the_name_of_the_game_itself_may_be_saved_under(file):
    assert last_answer(play(file, 1, "save game.txt")) == f"The record is in {file}\n"


def test_in_spanish_what_is_not_saved_is_said_in_spanish(file):
    told = last_answer(play(file, "save ..", options=[*ROUND, "--language", "es"]))

    assert told.startswith(f"No se guarda: {file.parent / '..'} es otro archivo")


def test_a_save_that_fails_says_so_and_the_game_goes_on(file):
    result = play(file, f"save {'n' * 300}", 1)

    assert "cannot write" in answers(result)[1]
    assert result.exit_code == 0
    assert load_record(file).moves[-1].startswith("play ")


def test_a_name_that_no_file_can_have_is_refused(file):
    result = play(file, "save x\0y", 1)

    assert answers(result)[1].endswith(": embedded null byte\n")
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
