"""What a game in the terminal asks of whatever shows it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, message_from_json

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from ecliptic.core.narration import MessageJson, Value
    from ecliptic.core.scene import Scene, Zone
    from ecliptic.core.words import Words


class Screen(ABC):
    """Shows scenes and sentences, and reads one line at a time.

    `words` are the game's, `own` the terminal's; `names` are the players' by seat.
    """

    def __init__(self, words: Words, own: Words, names: Sequence[str]) -> None:
        self.words = words
        self.own = own
        self.names = tuple(names)

    def in_words(self, message: Message, reader: int | None) -> str:
        """Return a message of the game as `reader` is told it, with a capital letter."""
        return capital(self.words.say(message, self.names, reader))

    def with_rule(self, message: Message, reader: int | None) -> str:
        """Return a message in words, and the rule behind it."""
        rule = f"  [{message.rule}]" if message.rule else ""
        return f"{self.in_words(message, reader)}{rule}"

    def said(self, message: MessageJson, reader: int | None) -> str:
        """Return a message of a scene in words."""
        return self.in_words(message_from_json(message), reader)

    def say_own(self, key: str, reader: int | None = None, **values: Value) -> str:
        """Return a sentence of the terminal itself."""
        return capital(self.own.say(Message(key, values), self.names, reader))

    def zone_in_words(self, zone: Zone, reader: int | None) -> str:
        """Return a zone with all its pieces in words, equal ones counted together."""
        label = self.said(zone["label"], reader)
        counts = Counter(self.said(piece["label"], reader) for piece in zone["pieces"])
        pieces = [f"{count} x {said}" if count > 1 else said for said, count in counts.items()]
        if not pieces and zone["count"] is None:
            pieces = [self.own.say(Message("list.none"))]
        return f"{label}: {'; '.join(pieces)}" if pieces else label

    @abstractmethod
    def show(self, scene: Scene, reader: int | None) -> None:
        """Show the table as `reader` sees it."""

    @abstractmethod
    def tell(self, line: str) -> None:
        """Add a line to what has happened."""

    @abstractmethod
    def answer(self, text: str) -> None:
        """Answer a question or refuse a wish; stays until the next move."""

    @abstractmethod
    def ask(self, question: str) -> str:
        """Read a line. Raises EOFError at the end of input."""

    @abstractmethod
    def forget(self) -> None:
        """Forget what has happened, for somebody else will look, or from elsewhere."""

    @abstractmethod
    def hand_over(self, notice: str) -> None:
        """Hide what is shown until the next person is there."""

    @abstractmethod
    def close(self) -> None:
        """Show what has not been shown yet; nothing more will come."""

    @abstractmethod
    def busy(self, notice: str) -> AbstractContextManager[object]:
        """Show a notice while something takes its time."""


def capital(sentence: str) -> str:
    """Return a sentence with its first letter as a capital."""
    return sentence[:1].upper() + sentence[1:]
