"""The command line as a person uses it: typed lines in, what was said out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from click.testing import CliRunner

from ecliptic.catalog import game_of
from ecliptic.cli.main import cli
from ecliptic.core.record import Record, load_record

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from click.testing import Result

    from ecliptic.core.state import State

ROUND = ("play", "dual", "--set", "rounds=1", "--seed", "7", "--bots", "fair")
"""A short game of two against a bot that is quick."""

ONES = [1] * 60
"""More than enough lines to play the short game to its end."""

PROMPT = "Your move (number or text, ? for help): "
PROMPT_ES = "Tu jugada (número o texto, ? para ayuda): "


def ecliptic(*arguments: object, typed: Iterable[object] = ()) -> Result:
    """Run a command; each thing typed is a line."""
    lines = "".join(f"{line}\n" for line in typed)
    texts = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, texts, input=lines, catch_exceptions=False)


def play(file: Path, *typed: object, options: Iterable[object] = ROUND) -> Result:
    """Play the short game with its record in `file`."""
    return ecliptic(*options, "--record", file, typed=typed)


def resumed(file: Path, *typed: object) -> Result:
    """Go on with a saved game."""
    return ecliptic("play", "--resume", file, typed=typed)


def answers(result: Result) -> list[str]:
    """What came between one prompt and the next."""
    return result.stdout.replace(PROMPT_ES, PROMPT).split(PROMPT)


def last_answer(result: Result) -> str:
    """What came after the last but one thing typed, the last being the end of the input."""
    return answers(result)[-2]


def decisions(record: Record, seat: int) -> list[str]:
    """The move texts that a seat has chosen."""
    game = game_of(record)
    return [
        game.action_text(action)
        for state, action in record.replay(game)
        if action >= 0 and state.current_player() == seat
    ]


def state_of(file: Path) -> State:
    """Where a record ends."""
    record = load_record(file)
    return record.final_state(game_of(record))
