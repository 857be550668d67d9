"""Saved games: how to go on, what must not be overwritten, damaged files."""

import shlex
from pathlib import Path

import pytest

from ecliptic.catalog import game_of
from ecliptic.cli.playing import resume_command
from ecliptic.core.record import load_record
from tests.cli.terminal import ONES, ROUND, ecliptic, play, resumed

# How to go on.


def test_the_command_to_go_on_can_be_typed_as_it_stands(tmp_path):
    file = tmp_path / "it's my game.txt"
    command = play(file, 1).stdout.rpartition("Go on with: ")[2]
    program, *arguments = shlex.split(command)

    assert program == "ecliptic"
    assert arguments == ["play", "--resume", str(file)]
    assert ecliptic(*arguments, typed=["quit"]).exit_code == 0


def test_the_command_to_go_on_keeps_the_language(file):
    told = play(file, 1, options=[*ROUND, "--language", "es"]).stdout

    assert told.endswith(
        f"El registro está en {file}\nLa partida no ha terminado."
        f" Sigue con: ecliptic play --resume {file} --language es\n"
    )


@pytest.mark.parametrize(
    ("found", "program"), [("/usr/bin/ecliptic", "ecliptic"), (None, "'/my tools/ecliptic'")]
)
def test_the_command_names_the_program_by_its_path_where_it_is_not_found(
    monkeypatch, found, program
):
    monkeypatch.setattr("shutil.which", lambda _: found)
    monkeypatch.setattr("sys.argv", ["/my tools/ecliptic"])

    assert resume_command(Path("a.txt"), "en") == f"{program} play --resume a.txt"


def test_a_game_that_is_over_is_not_to_be_gone_on_with(file):
    assert "Go on with" not in play(file, *ONES).stdout


# What must not be overwritten, and what a saved game already holds.


def test_a_new_game_does_not_go_into_a_file_that_is_there(file):
    play(file, 1)
    before = file.read_text()
    result = play(file, *ONES)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == (
        f"Error: record: expected a file that is not there yet (or --resume), got '{file}'\n"
    )
    assert file.read_text() == before


def test_a_resumed_game_does_not_go_into_another_file_that_is_there(file, tmp_path):
    play(file, 1)
    (tmp_path / "other.txt").write_text("mine")
    result = ecliptic("play", "--resume", file, "--record", tmp_path / "other.txt", typed=ONES)

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: record: expected a file that is not there yet ")
    assert (tmp_path / "other.txt").read_text() == "mine"
    assert load_record(file).ended_by is None


def test_a_resumed_game_may_be_said_to_go_into_its_own_file(file, whole):
    play(file, 1)
    result = ecliptic("play", "--resume", file, "--record", file, typed=ONES)

    assert result.exit_code == 0
    assert file.read_text() == whole


@pytest.mark.parametrize(
    "option",
    [
        ("--set", "rounds=1"),
        ("--cards", "standard"),
        ("--seat", "0"),
        ("--bots", "fair"),
        ("--seed", "0"),
    ],
    ids=lambda option: option[0],
)
def test_what_a_record_holds_is_refused_beside_it(file, option):
    play(file, 1)
    before = file.read_text()
    result = ecliptic("play", "--resume", file, *option, typed=ONES)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == (
        "Error: resume: expected no --set, --cards, --seat, --bots or --seed beside it,"
        " got 'a record, which holds all of them, and more'\n"
    )
    assert file.read_text() == before


def test_a_name_that_is_too_long_for_a_file_is_an_error_of_one_line(tmp_path):
    result = play(tmp_path / ("n" * 300), "quit")

    assert result.exit_code == 1
    assert result.stderr.startswith(f"Error: cannot write {tmp_path}")
    assert result.stderr.count("\n") == 1


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


def test_a_folder_whose_name_is_too_long_is_an_error_of_one_line(tmp_path):
    result = ecliptic(*ROUND, "--record", tmp_path / ("n" * 300) / "x")

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: record: expected a file in a folder that is there")


def test_the_command_of_a_module_names_the_module(tmp_path, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("sys.argv", ["/x/ecliptic/__main__.py"])

    assert resume_command(tmp_path / "x", "en").startswith("python -m ecliptic play --resume ")
