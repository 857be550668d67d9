"""`ecliptic play`: a game in the terminal."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click
from platformdirs import user_data_path

from ecliptic import catalog
from ecliptic.cli.plain import PlainScreen
from ecliptic.cli.rich_screen import RichScreen
from ecliptic.cli.seats import Seating, seating, seating_of
from ecliptic.cli.session import Session
from ecliptic.core.errors import OptionError
from ecliptic.core.match import Match
from ecliptic.core.narration import Message
from ecliptic.core.record import load_record
from ecliptic.core.seat_names import PERSON, is_bot, level_of
from ecliptic.core.words import DEFAULT_LANGUAGE, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.cli.screen import Screen
    from ecliptic.core.game import AnyGame
    from ecliptic.core.options import Plain

DEFAULT_GAME = "dual"

OWN_WORDS = Path(__file__).parent / "words"


@click.command()
@click.argument("game", default=DEFAULT_GAME)
@click.option("--set", "switches", multiple=True, metavar="NAME=VALUE", help="A variant switch.")
@click.option("--cards", help="A card set: a built-in name or a .toml file.")
@click.option("--seat", "seats", type=int, multiple=True, help="A seat for a person; repeatable.")
@click.option("--bots", default="", help="Bots for the other seats, for example strong,fair.")
@click.option("--seed", type=int, help="Makes the same cards come again.")
@click.option("--language", default=DEFAULT_LANGUAGE, help="en or es.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers and pipes.")
@click.option(
    "--record",
    "file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where the record goes.",
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
def play(
    game: str,
    switches: Sequence[str],
    cards: str | None,
    seats: Sequence[int],
    bots: str,
    seed: int | None,
    language: str,
    plain: bool,
    file: Path | None,
    resume: Path | None,
) -> None:
    """Play GAME (default: dual) in the terminal.

    You sit in seat 0 unless --seat says otherwise; bots take the other seats.
    """
    if resume is not None:
        if switches or cards or seats or bots or seed is not None:
            expected = "no --set, --cards, --seat, --bots or --seed beside it"
            raise OptionError("resume", expected, "a record, which holds all of them, and more")
        match, seated = resumed(resume)
        file = file or resume
    else:
        played = catalog.load_game(game, cards=cards, **parsed_switches(game, switches))
        number = secrets.randbelow(1_000_000) if seed is None else seed
        seated = seating(played.num_players, seats or (0,), named_bots(bots), number)
        match = Match(played, seated.names, str(number), seated.bots)
    screen = chosen_screen(match.game, language, seated.names, plain=plain)
    file = checked_file(file, resume) or record_file(match.game)
    Session(match, seated, screen, file, resume_command(file, language)).run()


def resume_command(file: Path, language: str) -> str:
    """Return what to type in order to go on with a saved game."""
    program = ["ecliptic"] if shutil.which("ecliptic") else [sys.argv[0]]
    if program[0].endswith("__main__.py"):
        program = ["python", "-m", "ecliptic"]
    command = [*program, "play", "--resume", str(file)]
    if language != DEFAULT_LANGUAGE:
        command += ["--language", language]
    return shlex.join(command)


def resumed(file: Path) -> tuple[Match, Seating]:
    """Return the match and seating of a saved game."""
    record = load_record(file)
    seated = seating_of(record.seats, seed_number(record.seed))
    return Match.resume(catalog.game_of(record), record, seated.bots), seated


def seed_number(seed: str | None) -> int:
    """Return the number that bots get their seeds from; 0 for a seed that is none."""
    try:
        return int(seed or "")
    except ValueError:
        return 0


def parsed_switches(game: str, switches: Sequence[str]) -> dict[str, Plain]:
    """Return the values of `NAME=VALUE` texts, checked against the game's switches."""
    known = {switch.name: switch for switch in catalog.game_class(game).switches}
    values: dict[str, Plain] = {}
    for text in switches:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise OptionError("set", f"NAME=VALUE with one of {', '.join(known)}", text)
        values[name] = known[name].parse(value)
    return values


def named_bots(text: str) -> list[str]:
    """Return the bot names of a text such as `strong,fair`."""
    return [name.strip() for name in text.split(",") if name.strip()]


def chosen_screen(game: AnyGame, language: str, names: Sequence[str], *, plain: bool) -> Screen:
    """Return a coloured screen on a terminal, a plain one elsewhere or where asked for."""
    words = game.words(language)
    own = Words.load(OWN_WORDS, language)
    names = shown_names(names, own)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PlainScreen(words, own, names)
    return RichScreen(words, own, names)


def shown_names(names: Sequence[str], own: Words) -> list[str]:
    """Return the players' names as people read them: with the seat, where one is not enough."""
    people = [name for name in names if not is_bot(name)]
    called = [called_in(name, own) for name in names]
    return [
        shown if [name] == people else f"{shown} ({seat})"
        for seat, (name, shown) in enumerate(zip(names, called, strict=True))
    ]


def called_in(name: str, own: Words) -> str:
    """Return a name of a record in the reader's language, where it is one of ours."""
    if is_bot(name):
        level = level_of(name)
        key = f"level.{level}"
        return own.say(Message("bot", {"level": own.say(Message(key)) if key in own else level}))
    return own.say(Message("person")) if name == PERSON else name


def checked_file(file: Path | None, resume: Path | None) -> Path | None:
    """Return where the record shall go, refused early if it cannot or must not."""
    if file is None:
        return None
    # os.path gives no error where no file can have the name.
    if not os.path.isdir(file.parent):  # noqa: PTH112
        raise OptionError("record", "a file in a folder that is there", str(file))
    own = resume is not None and file.absolute() == resume.absolute()
    if os.path.exists(file) and not own:  # noqa: PTH110
        raise OptionError("record", "a file that is not there yet (or --resume)", str(file))
    return file


def record_file(game: AnyGame) -> Path:
    """Return a new file name in the user's data folder."""
    folder = user_data_path("ecliptic", ensure_exists=True) / "records"
    folder.mkdir(exist_ok=True)
    moment = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    return folder / f"{game.name}-{moment}.txt"
