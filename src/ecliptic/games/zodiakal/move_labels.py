"""The words of each legal move of Zodiakal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiakal.ahead import reach, squares_ahead
from ecliptic.games.zodiakal.move_texts import parsed
from ecliptic.games.zodiakal.seen import effect_tile, player, taking, would_win

if TYPE_CHECKING:
    from ecliptic.core.narration import Value
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.move_texts import Deed
    from ecliptic.games.zodiakal.view import ZodiakalView

_OF_TILE: Final = frozenset({"collect", "decline"})
_TO_TILE: Final = frozenset({"wind", "ally"})


class MoveLabels:
    """Names moves by what they do."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def label(self, view: ZodiakalView, text: str) -> Message:
        """Return the words of a move that is legal in a view."""
        deed = parsed(text)
        kind = deed.kind
        if kind == "move":
            return self._walk(view, deed.number)
        if kind in _TO_TILE:
            return self._to_tile(view, deed)
        if kind in _OF_TILE:
            one = self.labels.one(self.labels.tiles[effect_tile(view)].token)
            return Message(f"move.{kind}", {"one": one})
        if kind == "again":
            return Message("move.again", {"ahead": self._ahead(view, effect_tile(view))})
        return self._with_tokens(view, deed)

    def _walk(self, view: ZodiakalView, steps: int) -> Message:
        *_, (_, square) = squares_ahead(self.labels, view["pos"][player(view)], steps)
        tile = self.labels.tile_on(square)
        if tile is None:
            return Message("move.walk_plain", {"count": steps, "square": square})
        return Message("move.walk_tile", {"count": steps, "to": self.labels.to_tile(tile)})

    def _to_tile(self, view: ZodiakalView, deed: Deed) -> Message:
        """Return where a move leads and what can be done there."""
        tile = deed.name
        action = self.labels.tiles[tile].action
        effect = Message(f"effect.{action}")
        if deed.kind == "ally" and action == "reroll":
            effect = Message("effect.again", {"ahead": self._ahead(view, tile)})
        values: dict[str, Value] = {"to": self.labels.to_tile(tile), "effect": effect}
        return Message(f"move.{deed.kind}", values)

    def _ahead(self, view: ZodiakalView, tile: str) -> Message:
        return reach(self.labels, view, self.labels.tiles[tile].square)

    def _with_tokens(self, view: ZodiakalView, deed: Deed) -> Message:
        """Return a move with the tokens and the seat that it names."""
        labels, key = self.labels, deed.kind
        values: dict[str, Value] = {}
        if key == "exchange":
            values |= {"one": labels.one(deed.name), "other": labels.one(deed.names[1])}
        elif key in {"gain", "block"}:
            values["ones"] = labels.ones(deed.names)
        elif deed.names:
            values["one"] = labels.one(deed.name)
        if deed.number >= 0:
            values["seat"] = SeatName(deed.number)
        if key == "take" and view["seat"] == taking(view)[1]:
            key, values["seat"] = "give_up", SeatName(taking(view)[0])
        return Message(f"move.{key}{self._victory(view, deed)}", values)

    def _victory(self, view: ZodiakalView, deed: Deed) -> str:
        """Return how the key goes on where somebody would win with the token (ZK-7.1)."""
        kind, gained, given = deed.kind, deed.names, deed.names[:0]
        if kind in {"give", "sacrifice"}:
            seat = deed.number
        elif kind == "take":
            seat = taking(view)[0]
        elif kind in {"gift", "exchange", "gain"}:
            seat = player(view)
        else:
            return ""
        if kind == "exchange":
            gained, given = deed.names[1:], deed.names[:1]
        elif kind == "gain":
            given = parsed(view["declared"][-1]).names
        return "_wins" if would_win(self.labels, view, seat, gained, given) else ""
