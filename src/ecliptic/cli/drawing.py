"""Zones and pieces of a scene drawn with Rich: cards, backs, piles, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.color import Color, ColorParseError
from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rich.console import RenderableType

    from ecliptic.core.narration import MessageJson
    from ecliptic.core.scene import Piece, Zone

    Say = Callable[[MessageJson], str]

MARKS: Final = {
    "sun": "☼",
    "drop": "♦",
    "flame": "▲",
    "moon": "☾",
    "club": "♣",
    "spade": "♠",
    "heart": "♥",
    "diamond": "♦",
}
"""Signs, one column wide in every font, for the shapes that card sets name."""

OTHER_MARK: Final = "●"

STAR: Final = "★"

PLAIN: Final = "default"

CARD_WIDTH: Final = 9
NARROW: Final = 8
"""Columns of a card, and of one where many have to stand in a row."""


def sign(piece: Piece) -> str:
    """Return the sign for a piece's mark, or nothing where it has none."""
    return MARKS.get(piece["mark"], OTHER_MARK) if piece["mark"] else ""


def tone_of(piece: Piece) -> str:
    """Return the colour of a piece, if it is one that a terminal can show."""
    try:
        return Color.parse(piece["tone"] or PLAIN).name
    except ColorParseError:
        return PLAIN


def upper(piece: Piece) -> str:
    """Return the mark and the upper end of a card."""
    return f"{sign(piece)} {(piece['face'] or '').upper()}".strip()


def card(piece: Piece, caption: Text, width: int, *, flat: bool, dimmed: bool) -> Text:
    """Return a face-up card: upper end, stars, lower end, and a caption in the frame.

    A flat one has three lines, its upper end in the frame; else it has five.
    """
    inside = max(width, caption.cell_len + 4) - 2
    tone, plain = ("dim", "dim") if dimmed else (tone_of(piece), PLAIN)
    bold = "dim" if dimmed else f"bold {tone}"
    below = piece["below"] or ""
    if flat:
        stars = f"{piece['pips']}{STAR}" if piece["pips"] else ""
        frame_top, rows = upper(piece), [(f"{stars} {below}".strip(), plain)]
    else:
        frame_top, rows = "", [(upper(piece), bold), (STAR * piece["pips"], plain), (below, "dim")]
    drawn = Text("╭", tone, no_wrap=True, overflow="crop")
    drawn.append(centred(frame_top, inside, "─"), bold).append("╮")
    for row, style in rows:
        drawn.append("\n│").append(centred(row, inside), style).append("│")
    before = (inside - caption.cell_len) // 2
    drawn.append("\n╰" + "─" * before).append(caption)
    return drawn.append("─" * (inside - before - caption.cell_len) + "╯")


def centred(text: str, columns: int, fill: str = " ") -> str:
    """Return a text in the middle of so many columns, rather left than right of it."""
    before = max(0, columns - len(text)) // 2
    return (fill * before + text).ljust(columns, fill)


def cards(
    pieces: Sequence[Piece], captions: Mapping[str, Text], width: int, *, flat: bool, choosing: bool
) -> RenderableType:
    """Return a row of cards; while choosing, those without a caption are dimmed."""
    return Columns(
        [
            card(
                piece,
                captions.get(piece["id"], Text()),
                width,
                flat=flat,
                dimmed=choosing and piece["id"] not in captions,
            )
            for piece in pieces
        ],
        padding=0,
    )


def backs(pieces: Sequence[Piece]) -> Text:
    """Return cards face down, grouped by what their backs show."""
    row = Text()
    shown: list[tuple[str, str]] = []
    for piece in pieces:
        kind = (sign(piece), tone_of(piece))
        if shown and kind != shown[-1]:
            row.append(" ")
        shown.append(kind)
        row.append(f"▐{kind[0]}▌", f"bold reverse {kind[1]}")
    return row


def pile(pieces: Sequence[Piece]) -> Text:
    """Return a pile spread out in short."""
    row = Text()
    for piece in pieces:
        row.append(f"{piece['face']}", f"bold {tone_of(piece)}")
        row.append(f"/{piece['below']} " if piece["below"] else " ", "dim")
    return row


def standing(
    counters: Sequence[Zone], piles: Sequence[Zone], name: Callable[[int], str], short: Say
) -> Table:
    """Return what each owner has: the counters, and the piles in short, a row for each."""
    owners = sorted({zone["owner"] for zone in counters if zone["owner"] is not None})
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("", no_wrap=True)
    for zone in counters:
        if zone["owner"] == owners[0]:
            table.add_column(short(zone["label"]), justify="right", no_wrap=True)
    for owner in owners:
        counts = [str(zone["count"]) for zone in counters if zone["owner"] == owner]
        shorts = [Text(short(zone["label"]), "dim") for zone in piles if zone["owner"] == owner]
        table.add_row(name(owner), *counts, *shorts)
    return table


def titled(title: str, content: RenderableType, *, important: bool = False) -> Group:
    """Return something under its title."""
    return Group(Text(title, "bold" if important else "dim"), content)


def beside(title: str, content: RenderableType) -> Table:
    """Return something on the line of its title."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(title, "dim"), content)
    return grid


def in_lines(parts: Sequence[str], width: int) -> list[str]:
    """Return parts side by side in lines of at most so many columns, none of them broken."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = f"{lines[-1]}  {part}"
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines
