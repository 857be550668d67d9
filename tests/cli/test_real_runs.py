"""The program as a process of its own, once in a terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ecliptic.catalog import game_names
from ecliptic.core.record import load_record
from tests.cli.terminal import PROMPT, ecliptic

GAMES = ", ".join(game_names())

PROGRAM = [sys.executable, "-m", "ecliptic"]
PLAY = ["play", "--set", "rounds=1", "--seed", "7", "--bots", "fair"]
TERMINAL = {
    "TERM": "xterm-256color",
    "COLORTERM": "truecolor",
    "NO_COLOR": "",
    "COLUMNS": "100",
    "LINES": "40",
}
PATIENCE = 60
"""Seconds to wait for a process before the test fails."""


def run(*arguments, typed=""):
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_command_that_goes_well_has_the_exit_code_0():
    done = run("version")

    assert done.returncode == 0
    assert done.stdout.startswith("ecliptic ")
    assert done.stderr == ""


def test_a_game_is_played_through_a_pipe(tmp_path):
    file = tmp_path / "game.txt"
    done = run(*PLAY, "--record", file, typed="1\n" * 60)

    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert load_record(file).ended_by == "rules"


@pytest.mark.parametrize(
    ("arguments", "code", "line"),
    [
        (["play", "chess"], 1, f"Error: game: expected one of {GAMES}, got 'chess'\n"),
        (["replay", "none.txt"], 1, "Error: no such file: none.txt\n"),
    ],
)
def test_what_goes_wrong_has_an_exit_code_and_no_traceback(arguments, code, line):
    done = run(*arguments)

    assert done.returncode == code
    assert done.stderr.endswith(line)
    assert "Traceback" not in done.stderr


def test_an_option_that_does_not_exist_has_the_exit_code_2():
    done = run("play", "--what")

    assert done.returncode == 2
    assert "Error: No such option" in done.stderr


def test_ctrl_c_ends_with_130_and_leaves_a_game_that_goes_on(tmp_path):
    file = tmp_path / "game.txt"
    with subprocess.Popen(
        [*PROGRAM, *PLAY, "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        read_until(process.stdout.fileno(), PROMPT)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)

    assert process.returncode == 130
    assert errors.strip() == b""
    assert ecliptic("play", "--resume", file, typed=[1] * 60).exit_code == 0
    assert load_record(file).ended_by == "rules"


def test_a_game_is_played_in_a_terminal(tmp_path):
    file = tmp_path / "game.txt"
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*PROGRAM, *PLAY, "--record", str(file)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**os.environ, **TERMINAL},
    )
    os.close(slave)
    screens = [read_until(master, PROMPT)]
    for typed in (b"1\n", b"?\n", b"1\n", b"quit\n"):
        os.write(master, typed)
        screens.append(read_until(master, "--resume" if typed == b"quit\n" else PROMPT))
    process.wait(PATIENCE)
    os.close(master)

    assert process.returncode == 0
    assert all("\x1b[2J" in screen for screen in (screens[0], screens[1], screens[3]))
    assert "\x1b[1;38;" in screens[0]
    assert re.search(r"\x1b\[1;7;[\d;]*m 1 ", screens[0])
    assert "Your hand" in screens[1]
    assert "DU-3." in screens[2]
    assert [move for move in load_record(file).moves if move.startswith("play")]


def read_until(stream, wanted):
    """What comes out of a stream, up to something that is waited for."""
    text = ""
    while wanted not in text:
        ready, _, _ = select.select([stream], [], [], PATIENCE)
        assert ready, f"nothing more after {text!r}"
        text += os.read(stream, 65536).decode(errors="replace")
    return text


def test_the_program_is_installed_under_its_name():
    program = Path(sys.executable).with_name("ecliptic")
    done = subprocess.run([program, "games"], capture_output=True, text=True, check=True)

    assert done.stdout.startswith("dual: Dual\n")
