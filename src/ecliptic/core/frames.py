"""What one reader saw of a game, move by move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecliptic.core.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.core.game import AnyGame, View
    from ecliptic.core.narration import Message
    from ecliptic.core.record import Record


@dataclass(frozen=True)
class Frame:
    """What the reader saw after a move: the view, who moved what, what was told.

    `actor` is a seat or `CHANCE`, `text` the move as the reader observed it; in the first
    frame nothing has been told and `text` is empty.
    """

    view: View
    actor: int
    text: str
    told: tuple[Message, ...]


def seen_frames(game: AnyGame, record: Record, seat: int | None) -> list[Frame]:
    """Return what a seat (None: a spectator) saw at the start and after each move.

    Raises:
        RecordError: the record does not replay.
    """
    actions = [action for _, action in record.replay(game) if action >= 0]
    return list(frames_of(game, actions, seat))


def frames_of(
    game: AnyGame, actions: Sequence[int], seat: int | None, first: int = 0
) -> Iterator[Frame]:
    """Yield what a seat saw after `first` moves and after each later one."""
    state = game.new_initial_state()
    for action in actions[:first]:
        state.apply_action(action)
    view = game.view(state, seat)
    yield Frame(view, CHANCE, "", ())
    for action in actions[first:]:
        actor = state.current_player()
        text = game.observed(state, action, seat)
        state.apply_action(action)
        before, view = view, game.view(state, seat)
        yield Frame(view, actor, text, tuple(game.narrate(before, actor, text, view)))
