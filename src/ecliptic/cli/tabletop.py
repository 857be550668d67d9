"""Where the zones of a scene stand on a coloured screen."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ecliptic.cli import board, drawing
from ecliptic.core.narration import Message, SeatName, message_from_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from ecliptic.cli.screen import Screen
    from ecliptic.core.narration import MessageJson
    from ecliptic.core.scene import MoveChoice, Piece, Scene, Zone

LAID_OUT = ("track", "grid", "die")
"""Kinds of zones that lie in the middle of the table."""


class Tabletop:
    """Lays out a scene: others above, the table in the middle, oneself below.

    `dense` saves lines: flat cards, titles beside, piles counted and not spread out.
    `small` saves more: grids with a line for each row.
    """

    def __init__(
        self,
        screen: Screen,
        scene: Scene,
        reader: int | None,
        *,
        dense: bool,
        small: bool = False,
    ) -> None:
        self.screen = screen
        self.scene = scene
        self.reader = reader
        self.dense = dense
        self.small = small
        self.numbers = numbers_on(scene)

    def above(self, width: int) -> Group:
        """Return all that stands over the log, for so many columns."""
        hands = self._of_kind("hand")
        own = [zone for zone in hands if zone["owner"] in {self.reader} - {None}]
        return Group(
            self._status(),
            *(self._zone(zone, width) for zone in hands if zone not in own),
            *(self._zone(zone, width) for zone in self._of_kind(*LAID_OUT)),
            *(self._own_hand(zone, width, first=zone is own[0]) for zone in own),
            *self._belongings(),
            *self._legend(width),
        )

    def below(self) -> Group:
        """Return what is asked and the moves that lie on no piece."""
        shown = plain_pieces(self.scene)
        listed = [
            self._choice(number, move)
            for number, move in enumerate(self.scene["moves"], start=1)
            if move["piece"] not in shown
        ]
        choices = [Columns(listed, padding=(0, 1))] if self.dense else listed
        return Group(Text(self._said(self.scene["prompt"]), "bold"), *choices)

    def _status(self) -> RenderableType:
        line = " · ".join(self._said(one) for one in self.scene["status"])
        return Text(line, "bold underline") if self.dense else Rule(Text(line))

    def _of_kind(self, *kinds: str) -> list[Zone]:
        return [zone for zone in self.scene["zones"] if zone["kind"] in kinds]

    def _zone(self, zone: Zone, width: int) -> RenderableType:
        """Return a zone of the table, or a hand of somebody else."""
        title, pieces = self._said(zone["label"]), zone["pieces"]
        place = drawing.beside if self.dense else drawing.titled
        if zone["kind"] == "grid" and pieces and all(piece["at"] for piece in pieces):
            grid = board.Grid(zone, self.numbers, self._in_short, self.reader)
            return drawing.titled(title, grid.drawn(width, small=self.small))
        if not pieces:
            return drawing.beside(title, Text("-", "dim"))
        if any(piece["face"] is None for piece in pieces):
            return place(title, drawing.backs(pieces))
        if self.dense and zone["kind"] == "hand":
            return place(title, drawing.pile(pieces))
        return place(title, self._cards(pieces, {**self._players(pieces), **self.numbers}, width))

    def _own_hand(self, zone: Zone, width: int, *, first: bool) -> RenderableType:
        title, pieces = self._said(zone["label"]), zone["pieces"]
        if not pieces:
            return drawing.beside(title, Text("-", "dim"))
        if self.dense and not first:
            return drawing.beside(title, drawing.pile(pieces))
        return drawing.titled(title, self._cards(pieces, self.numbers, width), important=True)

    def _cards(
        self, pieces: Sequence[Piece], captions: Mapping[str, Text], width: int
    ) -> RenderableType:
        choosing = any(piece["id"] in self.numbers for piece in pieces)
        if all(board.sides_of(piece) for piece in pieces):
            return self._sided(pieces, captions, width, choosing=choosing)
        fits = len(pieces) * drawing.CARD_WIDTH <= width
        columns = drawing.CARD_WIDTH if fits else drawing.NARROW
        return drawing.cards(pieces, captions, columns, flat=self.dense, choosing=choosing)

    def _sided(
        self, pieces: Sequence[Piece], captions: Mapping[str, Text], width: int, *, choosing: bool
    ) -> RenderableType:
        """Return a row of cards with four sides."""
        columns = board.WIDE if len(pieces) * board.WIDE <= width else board.CARD_WIDTH
        return Columns(
            [
                board.card(
                    piece,
                    [self._in_short(side) for side in board.sides_of(piece) or ()],
                    captions.get(piece["id"], Text()),
                    columns,
                    dimmed=choosing and piece["id"] not in captions,
                )
                for piece in pieces
            ],
            padding=0,
        )

    def _legend(self, width: int) -> list[Text]:
        """Return what the short signs on the sides of cards mean."""
        sides = board.all_sides(self.scene["zones"])
        if not sides or self.small:
            return []
        signs = sorted(f"{self._in_short(one)} {self._plain(one)}" for one in sides.values())
        return [Text(line, "dim") for line in drawing.in_lines(signs, width)]

    def _players(self, pieces: Sequence[Piece]) -> dict[str, Text]:
        """Return the names of those who played the pieces, where their labels tell."""
        seats = {piece["id"]: message_from_json(piece["label"]).values for piece in pieces}
        return {
            name: Text(f" {self._name(seat.seat)} ", "dim")
            for name, values in seats.items()
            if isinstance(seat := values.get("seat"), SeatName)
        }

    def _belongings(self) -> list[RenderableType]:
        """Return counters and piles: side by side, or short and one under the other."""
        counters, piles = self._of_kind("counter"), self._of_kind("pile")
        counted = [zone for zone in piles if self.dense and counters and self._is_counted(zone)]
        spread = [self._pile(zone) for zone in piles if zone not in counted]
        table = drawing.standing(counters, counted, self._name, self._short) if counters else Text()
        if self.dense:
            return [table, *spread]
        grid = Table.grid(padding=(0, 3))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(table, Group(*spread))
        return [grid]

    def _is_counted(self, zone: Zone) -> bool:
        return zone["owner"] is not None and f"{zone['label']['key']}.short" in self.screen.words

    def _pile(self, zone: Zone) -> RenderableType:
        title = self._said(zone["label"])
        if not zone["pieces"]:
            return Text(title, "dim")
        place = drawing.beside if self.dense else drawing.titled
        return place(title, drawing.pile(zone["pieces"]))

    def _choice(self, number: int, move: MoveChoice) -> Text:
        label = self._short(move["label"]) if self.dense else self._said(move["label"])
        return Text.assemble((f" {number} ", "bold reverse"), f" {label}")

    def _name(self, seat: int) -> str:
        return self.screen.in_words(Message("seat.name", {"name": SeatName(seat)}), self.reader)

    def _short(self, label: MessageJson) -> str:
        return self.screen.in_words(self._shortened(message_from_json(label)), self.reader)

    def _in_short(self, message: Message) -> str:
        """Return a message in short, as it stands within a sentence."""
        return self._plain(self._shortened(message))

    def _plain(self, message: Message) -> str:
        return self.screen.words.say(message)

    def _shortened(self, message: Message) -> Message:
        key = f"{message.key}.short"
        return Message(key, message.values) if key in self.screen.words else message

    def _said(self, message: MessageJson) -> str:
        return self.screen.said(message, self.reader)


def numbers_on(scene: Scene) -> dict[str, Text]:
    """Return the captions of pieces: the numbers of the moves that lie on them."""
    numbers: dict[str, list[str]] = {}
    for number, move in enumerate(scene["moves"], start=1):
        if move["piece"] is not None:
            numbers.setdefault(move["piece"], []).append(str(number))
    return {piece: Text(f" {' '.join(found)} ", "bold reverse") for piece, found in numbers.items()}


def plain_pieces(scene: Scene) -> set[str | None]:
    """Return the pieces whose number says enough: one move, and no more to it than the piece.

    On a grid these are the empty places; what a card there does has to be said.
    """
    crowd = Counter(move["piece"] for move in scene["moves"])
    return {
        piece["id"]
        for zone in scene["zones"]
        for piece in zone["pieces"]
        if crowd[piece["id"]] == 1 and (zone["kind"] != "grid" or piece["face"] is None)
    }
