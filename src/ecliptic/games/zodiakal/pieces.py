"""The pieces of Zodiakal in a scene: tiles, squares, pieces of players, tokens and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName, Term
from ecliptic.core.scene_parts import new_piece

if TYPE_CHECKING:
    from ecliptic.core.narration import Value
    from ecliptic.core.scene import Piece
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.view import ZodiakalView

TONES: Final = {
    "white": "#E0E0E0",
    "black": "#78909C",
    "yellow": "#FDD835",
    "orange": "#FB8C00",
    "red": "#EF5350",
    "light blue": "#4FC3F7",
    "dark blue": "#7B96FF",
    "dark green": "#43A047",
}
"""Colours for the words of board files; black is light enough for a dark screen."""

PIECES: Final = ("white", "black", "red", "yellow")
"""The colours of the players' pieces, by seat."""


_FACE: Final = 6
_SHORT: Final = 3
"""Letters of an id on a tile and on a token: they begin the word in move texts."""


class Pieces:
    """Draws what lies on one board. A piece is named by its zone and its id."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def tile(self, tile: str) -> Piece:
        """Return a zodiac tile, with its square below."""
        found = self.labels.tiles[tile]
        values: dict[str, Value] = {
            "square": found.square,
            "tile": self.labels.tile(tile),
            "colour": Term(found.colour),
            "token": self.labels.token(found.token),
            "effect": Message(f"effect.{found.action}"),
        }
        label = Message("ring.tile", values)
        relations = self._relations(tile)
        if relations:
            label = Message("ring.tile_related", {**values, "relations": relations})
        piece = new_piece(f"ring-{tile}", label, tile[:_FACE].capitalize())
        piece["below"] = str(found.square)
        piece["tone"] = self._tone(tile)
        piece["at"] = [found.square]
        return piece

    def _relations(self, tile: str) -> tuple[Message, ...]:
        """Return what joins a tile to its allies and rivals (ZK-6)."""
        found = [
            Message(f"relation.{effect}", {"tile": self.labels.tile(other)})
            for effect in ("swap", "truce", "tribute", "ban")
            for other in self.labels.related(effect, tile)
        ]
        tokens = self.labels.boon_tokens()
        if tokens and self.labels.tiles[tile].action == "exchange":
            ones = tuple(self.labels.one(token) for token in dict.fromkeys(tokens))
            found.append(Message("relation.boon", {"ones": ones}))
        return tuple(found)

    def square(self, square: int) -> Piece:
        """Return a square without a tile."""
        piece = new_piece(
            f"square-{square}", Message("ring.square", {"square": square}), str(square)
        )
        piece["at"] = [square]
        return piece

    def pawn(self, view: ZodiakalView, seat: int) -> Piece:
        """Return the piece of a player; a moon shows that it is armed."""
        square, tile, armed = view["pos"][seat], view["tiles"][seat], view["armed"][seat]
        values: dict[str, Value] = {
            "seat": SeatName(seat),
            "colour": Message(f"piece.{PIECES[seat]}"),
            "square": square,
        }
        label = Message("ring.pawn", values)
        if tile is not None:
            key = "ring.pawn_armed" if armed else "ring.pawn_on"
            label = Message(key, {**values, "tile": self.labels.tile(tile)})
        piece = new_piece(f"pawn-{seat}", label, str(square))
        piece["tone"] = TONES[PIECES[seat]]
        piece["mark"] = "moon" if armed else "disc"
        piece["at"] = [square]
        return piece

    def token(self, zone: str, token: str, count: int) -> Piece:
        """Return the tokens of one kind in a rack or in the box; without a tone if none."""
        where = "box" if zone == "box" else "rack"
        values: dict[str, Value] = {"token": self.labels.token(token), "number": count}
        label = Message(f"{where}.token", values)
        if count == 0:
            label = Message(f"{where}.none", {"token": self.labels.token(token)})
        face = f"{token[:_SHORT].capitalize()} {count}"
        piece = new_piece(f"{zone}-{token}", label, face)
        if count:
            piece["tone"] = self._tone(self.labels.board.tiles[self.labels.kind(token)].id)
        return piece

    def _tone(self, tile: str) -> str | None:
        colour = self.labels.tiles[tile].colour
        word = colour.get("en") or next(iter(colour.values()))
        return TONES.get(word, word if word.startswith("#") else None)


def die(number: int, face: int | None, label: Message) -> Piece:
    """Return a die; without a face it is still to be thrown."""
    piece = new_piece(f"die-{number}", label)
    piece["face"] = None if face is None else str(face)
    return piece
