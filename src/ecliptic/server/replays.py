"""A record step by step as one reader saw it, for the replay bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic import catalog
from ecliptic.core.frames import frames_of
from ecliptic.core.record import Record
from ecliptic.core.state import CHANCE
from ecliptic.server.errors import TableError
from ecliptic.server.protocol import LogLine
from ecliptic.server.requests import FrameShown, Replay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.frames import Frame
    from ecliptic.core.game import AnyGame
    from ecliptic.server.requests import ReplayAsked


def replay_of_text(asked: ReplayAsked) -> Replay:
    """Return a stretch of a record that somebody has brought.

    Raises:
        RecordError: it is none, does not replay, or is what one seat saw.
        OptionError: there is no such game or option.
        CardSetError: its card set is wrong.
    """
    record = Record.parse(asked.record)
    game = catalog.game_of(record)
    actions = [action for _, action in record.replay(game) if action >= 0]
    viewers = [*range(game.num_players), None]
    return replay(game, actions, record.seats, viewers, asked.viewer, asked.first, asked.count)


def replay(
    game: AnyGame,
    actions: Sequence[int],
    names: Sequence[str],
    viewers: Sequence[int | None],
    viewer: int | None,
    first: int,
    count: int,
) -> Replay:
    """Return the positions after `first` moves and on, `count` of them at most.

    `viewers` are the seats (null: a spectator) whose eyes may be used.

    Raises:
        TableError: another seat's eyes, or a move that is not there.
    """
    if viewer not in viewers:
        raise TableError("forbidden", "these are not your eyes to see with")
    if not 0 <= first <= len(actions):
        raise TableError("no_move", f"expected a move from 0 to {len(actions)}, got {first}")
    start = max(0, first - 1)
    frames = list(frames_of(game, actions[: first + count - 1], viewer, start))
    shown = [_frame(game, start + place, frame) for place, frame in enumerate(frames)]
    return Replay(
        game=game.name,
        title=game.title,
        names=list(names),
        viewer=viewer,
        viewers=list(viewers),
        moves=len(actions),
        first=first,
        frames=shown[first - start :],
    )


def _frame(game: AnyGame, move: int, frame: Frame) -> FrameShown:
    return FrameShown(
        move=move,
        text=frame.text,
        actor=None if frame.actor == CHANCE else frame.actor,
        scene=game.scene(frame.view, []),
        view=frame.view,
        log=[LogLine(move, "game", message.as_json()) for message in frame.told],
    )
