"""A coloured table that is drawn anew before every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from ecliptic.cli.screen import Screen
from ecliptic.cli.tabletop import Tabletop

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from rich.console import ConsoleDimensions, RenderableType

    from ecliptic.core.scene import Scene
    from ecliptic.core.words import Words

LOG_LINES: Final = 14
"""The most lines of what has happened."""

ENOUGH: Final = 9
"""Log lines, frame included, for which a roomy table makes place."""

LEAST: Final = 3
"""Log lines that are shown on the smallest terminal."""


class RichScreen(Screen):
    """Draws a scene as it fits: roomy, or dense where the terminal is low."""

    def __init__(
        self, words: Words, own: Words, names: Sequence[str], console: Console | None = None
    ) -> None:
        super().__init__(words, own, names)
        self.console = console or Console(highlight=False)
        self.told: list[str] = []
        self.old = 0
        self.answers: list[str] = []
        self.low: ConsoleDimensions | None = None

    def show(self, scene: Scene, reader: int | None) -> None:
        width = self.console.width
        drawn = self._roomy(scene, reader, width) or self._dense(scene, reader, width)
        self.console.clear()
        self.console.print(drawn)
        self._print_answers()
        self.old = len(self.told)

    def _roomy(self, scene: Scene, reader: int | None, width: int) -> Group | None:
        """Return the roomy table, or None where a terminal of this size was once too low."""
        table = Tabletop(self, scene, reader, dense=False)
        above, below = table.above(width), table.below()
        room = self._room(above, below)
        if room < ENOUGH or self.console.size == self.low:
            self.low = self.console.size
            return None
        return Group(above, Panel(self._log(room - 2, width - 4), border_style="dim"), below)

    def _dense(self, scene: Scene, reader: int | None, width: int) -> Group:
        table = Tabletop(self, scene, reader, dense=True)
        if self._room(table.above(width), table.below()) < LEAST:
            table = Tabletop(self, scene, reader, dense=True, small=True)
        above, below = table.above(width), table.below()
        room = max(LEAST, self._room(above, below))
        return Group(above, self._log(room, width), below)

    def _room(self, above: RenderableType, below: RenderableType) -> int:
        """Return how many lines are left for the log, one for the question kept free."""
        answers = [self._framed(answer) for answer in self.answers]
        used = self.console.render_lines(Group(above, below, *answers), pad=False)
        return self.console.height - len(used) - 1

    def _log(self, room: int, width: int) -> Text:
        """Return the last things that happened, whole ones, new ones brighter than old."""
        lines: list[Text] = []
        for place in range(len(self.told) - 1, -1, -1):
            told = Text(self.told[place], "dim" if place < self.old else "")
            wrapped = list(told.wrap(self.console, width))
            if lines and len(lines) + len(wrapped) > min(room, LOG_LINES):
                break
            lines = wrapped + lines
        return Text("\n").join(lines)

    def tell(self, line: str) -> None:
        self.told.append(line)

    def forget(self) -> None:
        self.told.clear()
        self.old = 0

    def answer(self, text: str) -> None:
        self.answers.append(text)

    def ask(self, question: str) -> str:
        self._print_answers()
        return self.console.input(Text(question, "bold"))

    def hand_over(self, notice: str) -> None:
        self.console.clear()
        self.ask(notice)

    def close(self) -> None:
        self._print_answers()

    def _print_answers(self) -> None:
        for answer in self.answers:
            self.console.print(self._framed(answer))
        self.answers.clear()

    def _framed(self, answer: str) -> RenderableType:
        """Return an answer, in a frame if it needs several lines."""
        text = Text(answer)
        if "\n" in answer or text.cell_len > self.console.width:
            return Panel(text, border_style="yellow")
        return Text(answer, "yellow")

    def busy(self, notice: str) -> AbstractContextManager[object]:
        return self.console.status(Text(notice))
