"""Boards drawn with Rich: cards with four sides, and grids without an edge.

A card has four sides where its label has a value `sides`: a message whose four values are
the sides clockwise from the top. Where the label of a grid names a seat, the grid is drawn
as that seat sees it, and turned for the reader on the other side. Coordinates count from
the place `[0, 0]`, to the right and upwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from ecliptic.cli.drawing import PLAIN, sign, tone_of
from ecliptic.core.narration import Message, SeatName, message_from_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ecliptic.core.scene import Piece, Zone

    Short = Callable[[Message], str]

CARD_WIDTH: Final = 9
WIDE: Final = 11
"""Columns of a card with four sides on a grid, and in a row where there is room."""

SMALL: Final = 9
"""Columns of a card of two lines, where a grid is too large for anything else."""

MARGIN: Final = 4
SIDES: Final = 4
HALF_TURN: Final = 2


def sides_of(piece: Piece) -> tuple[Message, ...] | None:
    """Return the sides of a card clockwise from the top, if it has any."""
    sides = message_from_json(piece["label"]).values.get("sides")
    if not isinstance(sides, Message):
        return None
    found = tuple(side for side in sides.values.values() if isinstance(side, Message))
    return found if len(found) == SIDES else None


def all_sides(zones: Iterable[Zone]) -> dict[str, Message]:
    """Return the different sides that are to be seen, by key."""
    pieces = (piece for zone in zones for piece in zone["pieces"])
    return {side.key: side for piece in pieces for side in sides_of(piece) or ()}


def card(piece: Piece, sides: Sequence[str], caption: Text, width: int, *, dimmed: bool) -> Text:
    """Return a card of three lines, with its sides where they are and a caption in the frame."""
    tone = "dim" if dimmed else tone_of(piece)
    up, right, down, left = sides
    inside = width - 2
    name = (piece["face"] or "")[: inside - len(left.rjust(2)) - len(right.rjust(2))]
    top = _frame(inside, piece["below"] or "", up, sign(piece))
    bottom = _frame(inside, " " * caption.cell_len, down, "")
    room = inside - len(left) - len(right)
    drawn = Text(f"╭{top}╮\n", tone, no_wrap=True, overflow="crop")
    drawn.append("│", tone).append(left, PLAIN).append(name.center(room), f"bold {tone}")
    drawn.append(right, PLAIN).append("│\n", tone)
    drawn.append("╰", tone).append(caption).append(bottom[caption.cell_len :], tone)
    return drawn.append("╯", tone)


def _frame(columns: int, start: str, middle: str, end: str) -> str:
    """Return an edge of a card: something at its left, in its middle and at its right."""
    before = max(len(start), (columns - len(middle)) // 2)
    line = f"{start.ljust(before, '─')}{middle}".ljust(columns, "─")[:columns]
    return line[: columns - len(end)] + end if line.endswith("─" * max(1, len(end))) else line


class Grid:
    """Draws the grid of a zone; `numbers` are the captions of pieces that can be chosen."""

    def __init__(
        self, zone: Zone, numbers: Mapping[str, Text], short: Short, reader: int | None
    ) -> None:
        self.numbers = numbers
        self.short = short
        seat = message_from_json(zone["label"]).values.get("seat")
        facing = seat.seat if isinstance(seat, SeatName) else reader
        self.way = -1 if reader is not None and reader != facing else 1
        self.places = {
            (piece["at"][0], piece["at"][1]): piece for piece in zone["pieces"] if piece["at"]
        }
        self.rows = _span((row for row, _ in self.places), self.way)
        self.columns = _span((column for _, column in self.places), self.way)

    def drawn(self, width: int, *, small: bool) -> Text:
        """Return the grid with its coordinates, in so many columns if it can be."""
        if small or MARGIN + CARD_WIDTH * len(self.columns) > width:
            rows = [self._row(row, SMALL, self._small) for row in self.rows]
            return Text("\n").join([self._heading(SMALL), *rows])
        rows = [self._row(row, CARD_WIDTH, self._card) for row in self.rows]
        return Text("\n").join([self._heading(CARD_WIDTH), *rows])

    def _heading(self, columns: int) -> Text:
        numbers = "".join(str(column).center(columns) for column in self.columns)
        return Text(" " * MARGIN + numbers, "dim", no_wrap=True, overflow="crop")

    def _row(self, row: int, columns: int, draw: Callable[[Piece], Text]) -> Text:
        """Return a row, as high as the highest of its cells."""
        pieces = [self.places.get((row, column)) for column in self.columns]
        cells = [list(draw(piece).split("\n")) if piece else [] for piece in pieces]
        height = max(1, *(len(cell) for cell in cells))
        lines = []
        for number in range(height):
            middle = number == height // 2
            line = Text(str(-row).rjust(MARGIN - 1) + " " if middle else " " * MARGIN, "dim")
            for cell in cells:
                line.append(_part(cell, number, height, columns))
            lines.append(line)
        drawn = Text("\n").join(lines)
        drawn.no_wrap, drawn.overflow = True, "crop"
        return drawn

    def _card(self, piece: Piece) -> Text:
        caption = self.numbers.get(piece["id"], Text())
        if piece["tone"] is None and piece["mark"] is None:  # an empty place
            return Text.assemble(caption, f" {piece['face'] or ''}")
        sides = self._sides(piece) or [""] * SIDES
        return card(piece, sides, caption, CARD_WIDTH, dimmed=False)

    def _small(self, piece: Piece) -> Text:
        """Return a piece in two lines: number, owner's sign and name, then the sides."""
        caption = self.numbers.get(piece["id"], Text())
        name = f"{sign(piece)}{piece['face'] or ''}"[: SMALL - 1 - caption.cell_len]
        drawn = Text.assemble(caption, (name, f"bold {tone_of(piece)}"))
        sides = "".join(self._sides(piece))
        return drawn.append(f"\n{sides}", PLAIN) if sides else drawn

    def _sides(self, piece: Piece) -> list[str]:
        """Return the sides of a card clockwise from the top, as the reader sees it."""
        sides = sides_of(piece) or ()
        turn = HALF_TURN if self.way == -1 else 0
        return [self.short(side) for side in (*sides[turn:], *sides[:turn])]


def _span(numbers: Iterable[int], way: int) -> Sequence[int]:
    """Return all numbers from the least to the greatest, or the other way round."""
    found = sorted(numbers)
    return range(found[0], found[-1] + 1)[::way]


def _part(cell: Sequence[Text], number: int, height: int, columns: int) -> Text:
    """Return one line of a cell, which stands in the middle of its row."""
    above = (height - len(cell)) // 2
    inside = 0 <= number - above < len(cell)
    part = cell[number - above] if inside else Text()
    if len(cell) == 1:
        before = (columns - part.cell_len) // 2
        part = Text(" " * before).append(part)
    return part.append(" " * (columns - part.cell_len))
