"""`ecliptic replay`: step through a record as any seat or as a spectator."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ecliptic import catalog
from ecliptic.cli.plain import PlainScreen
from ecliptic.cli.playing import chosen_screen
from ecliptic.core.errors import RecordError
from ecliptic.core.frames import seen_frames
from ecliptic.core.record import load_record
from ecliptic.core.words import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from ecliptic.cli.screen import Screen
    from ecliptic.core.frames import Frame
    from ecliptic.core.game import AnyGame


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="See it as this seat did; without it as a spectator.")
@click.option("--at", "start", type=int, default=0, help="Begin after so many moves.")
@click.option("--language", default=DEFAULT_LANGUAGE, help="en or es.")
@click.option("--plain", is_flag=True, help="Tell the whole game line by line.")
def replay(file: Path, seat: int | None, start: int, language: str, plain: bool) -> None:
    """Step through the record in FILE."""
    record = load_record(file)
    game = catalog.game_of(record)
    if seat is not None:
        game.checked_seat(seat)
    if record.viewer is not None:
        click.echo("\n".join(record.moves))
        return
    frames = seen_frames(game, record, seat)
    if not 0 <= start < len(frames):
        raise RecordError(0, f"expected a move from 0 to {len(frames) - 1}, got {start}")
    screen = chosen_screen(game, language, record.seats, plain=plain)
    if isinstance(screen, PlainScreen):
        tell_all(screen, frames[start:], seat)
    else:
        step_through(screen, game, frames, seat, start)


def tell_all(screen: Screen, frames: list[Frame], seat: int | None) -> None:
    """Say everything that happened, one sentence a line."""
    for frame in frames:
        for message in frame.told:
            screen.tell(screen.with_rule(message, seat))


def step_through(
    screen: Screen, game: AnyGame, frames: list[Frame], seat: int | None, start: int
) -> None:
    """Show one frame after the other, as the person asks."""
    place: int | None = start
    while place is not None:
        screen.forget()
        tell_all(screen, frames[: place + 1], seat)
        frame = frames[place]
        step = screen.say_own("step", ply=place, plies=len(frames) - 1, text=frame.text)
        screen.answer(step)
        screen.show(game.scene(frame.view, []), seat)
        place = asked_place(screen, place, len(frames) - 1)


def asked_place(screen: Screen, place: int, last: int) -> int | None:
    """Return which frame to show next; None to leave."""
    try:
        entered = screen.ask(screen.say_own("replay_prompt")).strip()
    except EOFError:
        return None
    if entered in {"q", "quit"}:
        return None
    if entered == "b":
        return max(0, place - 1)
    if entered.isdecimal():
        return min(last, int(entered[:9]))
    return min(last, place + 1)
