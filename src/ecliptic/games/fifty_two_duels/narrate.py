"""What happens at a table of 52 Duels, as messages; from views alone, so nothing leaks.

What a move was is told by its text, what it did by comparing the views before and after.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message
from ecliptic.games.fifty_two_duels.standing import Standing
from ecliptic.games.fifty_two_duels.status import ENDED
from ecliptic.games.fifty_two_duels.told_changes import changes, turn
from ecliptic.games.fifty_two_duels.told_deeds import deed_of
from ecliptic.games.fifty_two_duels.told_nemesis import turn_of_nemesis
from ecliptic.games.fifty_two_duels.turning import Turning

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.games.fifty_two_duels.labels import Labels
    from ecliptic.games.fifty_two_duels.view import DuelsView


class Narrator:
    """Turns moves into messages for the readers of one game."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def narrate(
        self, before: DuelsView, actor: int, text: str, after: DuelsView
    ) -> Iterator[Message]:
        """Yield what happened between two views of one reader; folded steps included."""
        told = Turning(Standing(self.labels, before), Standing(self.labels, after), actor, text)
        yield from deed_of(told)
        if told.nemesis_acts:
            yield from turn_of_nemesis(told)
        else:
            yield from changes(told)
            yield from turn(told)
        if after["reason"] is not None:
            yield outcome(self.labels, after)


def outcome(labels: Labels, view: DuelsView) -> Message:
    """Return the result of a finished game in words."""
    reason, result = view["reason"], view["result"]
    assert reason is not None
    assert result is not None
    key = f"outcome.{reason.replace(' ', '_')}"
    if reason == "turn limit":
        return Message(key, {}, ENDED[reason])
    winner = 0 if result[0] > 0 else 1
    return Message(key, {"seat": labels.side(winner)}, ENDED[reason])
