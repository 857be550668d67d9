"""What one reader saw of a game, move by move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecliptic.core.state import CHANCE

if TYPE_CHECKING:
    from ecliptic.core.game import AnyGame, View
    from ecliptic.core.narration import Message
    from ecliptic.core.record import Record


@dataclass(frozen=True)
class Frame:
    """What the reader saw after a move: the view, the move as observed, what was told."""

    view: View
    text: str
    told: tuple[Message, ...]


def seen_frames(game: AnyGame, record: Record, seat: int | None) -> list[Frame]:
    """Return what a seat (None: a spectator) saw at the start and after each move.

    Raises:
        RecordError: the record does not replay.
    """
    frames: list[Frame] = []
    actor, text = CHANCE, ""
    for state, action in record.replay(game):
        view = game.view(state, seat)
        told = game.narrate(frames[-1].view, actor, text, view) if frames else []
        frames.append(Frame(view, text, tuple(told)))
        if action >= 0:
            actor = state.current_player()
            text = game.observed(state, action, seat)
    return frames
