"""The log of a table as each reader was told it.

A story is told from views alone, and only to readers who are there: the first time
somebody asks, it is made from the latest moves; after that each move adds to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import structs

from ecliptic.core.frames import frames_of
from ecliptic.server.protocol import LogLine

if TYPE_CHECKING:
    from ecliptic.core.game import View
    from ecliptic.core.match import Match
    from ecliptic.core.narration import Message

RECENT: Final = 120
"""Moves that a newcomer is told about; earlier ones are in the replay."""


class Story:
    """What one reader has been told, and the view that it ends with.

    `version` counts how often lines were taken out again.
    """

    def __init__(self, view: View, lines: list[LogLine]) -> None:
        self.view = view
        self.lines = lines
        self.version = 0


class Stories:
    """All readers' stories of one match, and what the table itself has said."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self._said: list[LogLine] = []
        self._by_reader: dict[int | None, Story] = {}

    def of(self, reader: int | None) -> Story:
        """Return the story of a seat (None: a spectator)."""
        if reader not in self._by_reader:
            self._by_reader[reader] = self._told_anew(reader)
        return self._by_reader[reader]

    def forget(self, reader: int | None) -> None:
        """Drop the story of a reader who has left."""
        self._by_reader.pop(reader, None)

    def play(self, action: int) -> None:
        """Make a move in the match and tell it to all readers."""
        actor = self.match.state.current_player()
        seen = {
            reader: self.game.observed(self.match.state, action, reader)
            for reader in self._by_reader
        }
        self.match.play(action)
        for reader, story in self._by_reader.items():
            after = self.game.view(self.match.state, reader)
            told = self.game.narrate(story.view, actor, seen[reader], after)
            story.lines += [self._line("game", message) for message in told]
            story.view = after

    def say(self, message: Message) -> None:
        """Let the table itself say something to all readers."""
        line = self._line("table", message)
        self._said.append(line)
        for story in self._by_reader.values():
            story.lines.append(line)

    def take_back(self) -> None:
        """Forget what was told of moves that are no longer there."""
        keep = len(self.match.steps)
        self._said = [_at_most(keep, line) for line in self._said]
        for reader, story in self._by_reader.items():
            story.lines = [
                _at_most(keep, line)
                for line in story.lines
                if line.source == "table" or line.number <= keep
            ]
            story.view = self.game.view(self.match.state, reader)
            story.version += 1

    def _line(self, source: Literal["game", "table"], message: Message) -> LogLine:
        return LogLine(len(self.match.steps), source, message.as_json())

    def _told_anew(self, reader: int | None) -> Story:
        actions = [step.action for step in self.match.steps]
        first = max(0, len(actions) - RECENT)
        frames = list(frames_of(self.game, actions, reader, first))
        lines = [
            LogLine(first + place, "game", message.as_json())
            for place, frame in enumerate(frames)
            for message in frame.told
        ]
        lines += [line for line in self._said if line.number >= first]
        lines.sort(key=lambda line: line.number)  # stable: the game first, then the table
        return Story(frames[-1].view, lines)


def _at_most(number: int, line: LogLine) -> LogLine:
    """Return a line that was said after no more than so many moves."""
    return structs.replace(line, number=min(line.number, number))
