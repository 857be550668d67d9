"""What was given wrong: exit code 1 and one line that names what was expected."""

import pytest

from ecliptic.catalog import game_names
from tests.cli.terminal import ecliptic

GAMES = ", ".join(game_names())

PLAY = ("play", "dual")


def wrong(result):
    """The one line on the error output of a command that failed."""
    assert result.exit_code == 1
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line.removeprefix("Error: ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], f"game: expected one of {GAMES}, got 'chess'"),
        (["play", "Dual"], f"game: expected one of {GAMES}, got 'Dual'"),
        (["strength", "chess"], f"game: expected one of {GAMES}, got 'chess'"),
        ([*PLAY, "--set", "colour=red"], "set: expected NAME=VALUE with one of players, rounds, "),
        ([*PLAY, "--set", "players"], "set: expected NAME=VALUE with one of players, "),
        ([*PLAY, "--set", "=3"], "set: expected NAME=VALUE with one of players, "),
        ([*PLAY, "--set", "players=4"], "players: expected one of 2, 3, got '4'"),
        ([*PLAY, "--set", "players="], "players: expected one of 2, 3, got ''"),
        ([*PLAY, "--set", "rounds=x"], "rounds: expected a whole number from 1 to 10, got 'x'"),
        ([*PLAY, "--set", "rounds=11"], "rounds: expected a whole number from 1 to 10, got 11"),
        ([*PLAY, "--set", "first_dealer=2"], "first_dealer: expected chance or a seat from 0 to 1"),
        ([*PLAY, "--seat", "2"], "seat: expected a seat from 0 to 1, got 2"),
        ([*PLAY, "--seat", "-1"], "seat: expected a seat from 0 to 1, got -1"),
        ([*PLAY, "--seat", "0", "--seat", "5"], "seat: expected a seat from 0 to 1, got 5"),
        ([*PLAY, "--seat", "1", "--seat", "1"], "seat: expected every seat once, got [1, 1]"),
        ([*PLAY, "--bots", "clever"], "bot: expected one of beginner, fair, good, strong, uniform"),
        ([*PLAY, "--bots", "fair,fair"], "bots: expected at most 1 bots for the free seats, got 2"),
        (
            [*PLAY, "--seat", "0", "--seat", "1", "--bots", "fair"],
            "bots: expected at most 0 bots for the free seats, got 1",
        ),
        ([*PLAY, "--language", "fr"], "language: expected one of en, es, got 'fr'"),
        ([*PLAY, "--cards", "mine"], "mine: cards: expected one of the sets standard, or a path"),
        ([*PLAY, "--cards", "mine.toml"], "mine.toml: file: expected an existing file, got"),
        ([*PLAY, "--cards", "/"], "/: file: expected a readable file, got 'Is a directory'"),
        (["replay", "none.txt"], "no such file: none.txt"),
        (["replay", "/"], "cannot read /: Is a directory"),
        (["check-cards", "none.toml"], "none.toml: file: expected an existing file, got"),
        (["strength", "dual", "--bots", "good"], "bots: expected two bot names, such as good,fair"),
        (["strength", "dual", "--bots", "a,b"], "bot: expected one of beginner, fair, good"),
        (["strength", "dual", "--set", "x"], "set: expected NAME=VALUE with one of players"),
        (["strength", "dual", "--keep", "no/k"], "keep: expected a file in a folder that is there"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_wrong_is_named_with_what_was_expected(arguments, told):
    assert wrong(ecliptic(*arguments)).startswith(told)


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["play", "--colour"],
        ["play", "dual", "dual"],
        ["play", "--seed", "x"],
        ["play", "--seat", "first"],
        ["replay"],
        ["check-cards"],
        ["strength", "dual", "--workers", "0"],
        ["strength", "dual", "--games", "0"],
    ],
    ids=" ".join,
)
def test_a_command_that_is_not_understood_has_the_exit_code_2(arguments):
    result = ecliptic(*arguments)

    assert result.exit_code == 2
    assert result.stderr.startswith("Usage: ")
    assert "Traceback" not in result.output


def test_a_bad_card_file_is_refused_with_file_and_key(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\ngame = "dual"\n')
    line = wrong(ecliptic("play", "--cards", file))

    assert line.startswith(f"{file}: name: expected ")


def test_nothing_is_written_where_something_is_wrong(own_data_folder, tmp_path):
    ecliptic("play", "--bots", "clever", "--record", tmp_path / "game.txt")
    ecliptic("play", "--language", "fr")

    assert list(tmp_path.iterdir()) == []
    assert list(own_data_folder.iterdir()) == []
