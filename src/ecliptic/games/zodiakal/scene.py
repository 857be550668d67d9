"""What a screen shows of a table of Zodiakal: zones, pieces and where each move lies.

`ring` has the zodiac tiles and the pieces of the players in the order of their squares;
squares without a tile are listed only where a throw may be moved less far. `box` and, by
seat, `rack-` have a piece for each kind of token, with its count. `dice` are those on the
table now.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName
from ecliptic.core.scene_parts import new_zone
from ecliptic.games.zodiakal.ahead import squares_ahead
from ecliptic.games.zodiakal.move_labels import MoveLabels
from ecliptic.games.zodiakal.move_texts import parsed
from ecliptic.games.zodiakal.pieces import Pieces, die
from ecliptic.games.zodiakal.seen import can_block, player, taking
from ecliptic.games.zodiakal.status import prompt, status

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.core.scene import MoveChoice, Piece, Scene, Zone, ZoneKind
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.view import ZodiakalView

RING = "ring"
BOX = "box"

ON_A_PIECE = frozenset({"wind", "gift", "give", "discard", "sacrifice", "take"})
"""Kinds of moves that name the one piece to touch for them."""


class Stage:
    """Makes the scenes of one game object."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        self.pieces = Pieces(labels)
        self.move_labels = MoveLabels(labels)

    def scene(self, view: ZodiakalView, moves: Sequence[str]) -> Scene:
        """Return the scene of a view; `moves` are the legal move texts of the reader."""
        places = {text: self._place(view, text) for text in moves}
        crowd = Counter(piece for _, piece in places.values())
        touched = {zone for zone, piece in places.values() if piece and crowd[piece] == 1}
        zones = list(self._zones(view, touched))
        return {
            "status": [message.as_json() for message in status(self.labels, view)],
            "prompt": prompt(self.labels, view).as_json(),
            "zones": zones,
            "moves": [
                self._choice(view, text, zone, piece if crowd[piece] == 1 else None)
                for text, (zone, piece) in places.items()
            ],
        }

    # Zones.

    def _zones(self, view: ZodiakalView, touched: set[str | None]) -> Iterator[Zone]:
        seats = len(view["pos"])
        own = 0 if view["seat"] is None else view["seat"]
        yield self._ring(view)
        if view["phase"] in {"move", "duel"}:
            yield _dice(view)
        yield self._box(view, touched)
        for step in range(1, seats + 1):  # clockwise from the reader's left, the reader last
            yield self._rack(view, (own + step) % seats, touched)

    def _ring(self, view: ZodiakalView) -> Zone:
        pieces = [self.pieces.tile(tile) for tile in self.labels.tiles]
        if view["phase"] == "move":
            start, steps = view["pos"][player(view)], view["rolled"] or 0
            ahead = [square for _, square in squares_ahead(self.labels, start, steps)]
            plain = [square for square in ahead if self.labels.tile_on(square) is None]
            pieces += [self.pieces.square(square) for square in plain]
        pieces += [self.pieces.pawn(view, seat) for seat in range(len(view["pos"]))]
        pieces.sort(key=lambda piece: piece["at"] or [])
        faces = int(self.labels.switches.die)
        label = Message("zone.ring", {"squares": self.labels.board.squares, "faces": faces})
        return new_zone(RING, "track", None, label, pieces)

    def _box(self, view: ZodiakalView, touched: set[str | None]) -> Zone:
        """Lay out the box; its tokens are a row of their own where they can be chosen."""
        pieces = self._tokens(BOX, view["box"])
        kind: ZoneKind = "track" if BOX in touched else "hand"
        label = Message("zone.box", {"number": sum(view["box"])})
        return new_zone(BOX, kind, None, label, pieces)

    def _rack(self, view: ZodiakalView, seat: int, touched: set[str | None]) -> Zone:
        name = f"rack-{seat}"
        pieces = self._tokens(name, view["hands"][seat])
        theirs = name in touched and seat != view["seat"]
        kind: ZoneKind = "track" if theirs else "hand"
        key = "zone.rack_armed" if can_block(self.labels, view, seat) else "zone.rack"
        kinds, needed = view["kinds"][seat], int(self.labels.switches.kinds)
        label = Message(key, {"seat": SeatName(seat), "kinds": kinds, "needed": needed})
        return new_zone(name, kind, seat, label, pieces)

    def _tokens(self, zone: str, counts: list[int]) -> list[Piece]:
        kinds = zip(self.labels.tokens, counts, strict=True)
        pieces = [self.pieces.token(zone, token, count) for token, count in kinds]
        for place, piece in enumerate(pieces):
            piece["at"] = [place]
        return pieces

    # Moves.

    def _choice(
        self, view: ZodiakalView, text: str, zone: str | None, piece: str | None
    ) -> MoveChoice:
        label = self.move_labels.label(view, text)
        return {"text": text, "label": label.as_json(), "zone": zone, "piece": piece}

    def _place(self, view: ZodiakalView, text: str) -> tuple[str | None, str | None]:
        """Return the zone and the piece a move lies on.

        A piece has one move at most, for a screen without a pointer numbers the pieces.
        """
        deed = parsed(text)
        zone = _zone_of(view, deed.kind)
        if deed.kind == "move":
            return zone, self._square_ahead(view, deed.number)
        return zone, f"{zone}-{deed.name}" if deed.kind in ON_A_PIECE else None

    def _square_ahead(self, view: ZodiakalView, steps: int) -> str:
        *_, (_, square) = squares_ahead(self.labels, view["pos"][player(view)], steps)
        tile = self.labels.tile_on(square)
        return f"square-{square}" if tile is None else f"ring-{tile}"


def _zone_of(view: ZodiakalView, kind: str) -> str | None:
    """Return the zone that a kind of move lies in."""
    if kind in {"move", "wind"}:
        return RING
    if kind in {"gift", "give", "gain"}:
        return BOX
    if kind in {"discard", "sacrifice", "exchange", "trade"}:
        return f"rack-{view['seat']}"
    return f"rack-{taking(view)[1]}" if kind == "take" else None


def _dice(view: ZodiakalView) -> Zone:
    """Lay out the die that was thrown, or the two of a duel side by side."""
    duel = view["duel"]
    if duel is None:
        label = Message("dice.thrown", {"face": view["rolled"] or 0})
        pieces = [die(0, view["rolled"], label)]
    else:
        seats = (duel["challenger"], duel["rival"])
        faces: list[int | None] = [*duel["throws"], None, None]
        pieces = [
            die(number, face, _of_duel(seat, face))
            for number, (seat, face) in enumerate(zip(seats, faces, strict=False))
        ]
    return new_zone("dice", "die", None, Message("zone.dice"), pieces)


def _of_duel(seat: int, face: int | None) -> Message:
    if face is None:
        return Message("dice.due", {"seat": SeatName(seat)})
    return Message("dice.duel", {"seat": SeatName(seat), "face": face})
