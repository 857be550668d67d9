"""What happens at a table of Zodiakal, as messages; from views alone.

What a move was is told by its text, what it did by comparing the views before and after.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiakal.move_texts import parsed
from ecliptic.games.zodiakal.seen import player
from ecliptic.games.zodiakal.told_effects import (
    answered,
    declared,
    duel_thrown,
    taken,
    theft_thrown,
)
from ecliptic.games.zodiakal.told_landing import collected, discarded, log, walked, went_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.move_texts import Deed
    from ecliptic.games.zodiakal.view import ZodiakalView


class Narrator:
    """Turns moves into messages for the readers of one game."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def narrate(
        self, before: ZodiakalView, actor: int, text: str, after: ZodiakalView
    ) -> Iterator[Message]:
        """Yield what happened between two views of one reader; folded steps included."""
        deed, phase = parsed(text), before["phase"]
        if deed.kind == "roll":
            yield from self._thrown(before, deed.number, after)
        elif phase in {"special", "detail"} and deed.kind != "pass":
            yield from declared(self.labels, before, text, after)
        elif phase == "block":
            yield from answered(self.labels, before, actor, text, after)
        else:
            yield from self._simple(before, actor, deed, after)
        if after["phase"] == "end":
            yield outcome(after)

    def _thrown(self, before: ZodiakalView, face: int, after: ZodiakalView) -> Iterator[Message]:
        phase = before["phase"]
        if phase == "steal":
            yield from theft_thrown(self.labels, before, face, after)
        elif phase == "duel":
            yield from duel_thrown(before, face, after)
        elif after["phase"] == "move":
            yield log("roll", "ZK-2.1", seat=SeatName(player(before)), face=face)
        else:
            yield from walked(self.labels, before, player(before), face, after)

    def _simple(
        self, before: ZodiakalView, actor: int, deed: Deed, after: ZodiakalView
    ) -> Iterator[Message]:
        labels, kind = self.labels, deed.kind
        if kind == "first":
            yield log("first", "ZK-1.8", seat=SeatName(deed.number))
        elif kind == "move":
            yield from walked(labels, before, actor, deed.number, after)
        elif kind in {"collect", "decline"}:
            yield from self._collect(before, actor, kind, after)
        elif kind == "discard":
            yield log("discard", "ZK-3.5", seat=SeatName(actor), one=labels.one(deed.name))
            yield from discarded(labels, before, actor, after)
        elif kind == "sacrifice":
            yield self._tribute(before, actor, deed)
        elif kind == "take":
            yield taken(labels, before, deed.name)
        else:
            yield log("pass", "ZK-4.1", seat=SeatName(actor))

    def _collect(
        self, before: ZodiakalView, actor: int, kind: str, after: ZodiakalView
    ) -> Iterator[Message]:
        tile = before["tiles"][actor]
        assert tile is not None
        if kind == "collect":
            yield from collected(self.labels, before, actor, tile, after)
            return
        one = self.labels.one(self.labels.tiles[tile].token)
        yield log("decline", "ZK-R5", seat=SeatName(actor), one=one)
        yield from went_on(self.labels, before, actor, tile, after)

    def _tribute(self, before: ZodiakalView, actor: int, deed: Deed) -> Message:
        values: dict[str, Value] = {"seat": SeatName(actor), "one": self.labels.one(deed.name)}
        if deed.number == before["seat"]:
            return Message("log.sacrifice_to_you", values, "ZK-6.4")
        return Message("log.sacrifice", {**values, "rival": SeatName(deed.number)}, "ZK-6.4")


def outcome(view: ZodiakalView) -> Message:
    """Return the result of a finished game."""
    winners = view["winners"]
    assert winners is not None
    kinds = view["kinds"][winners[0]]
    if view["winner"] is not None:
        seat = SeatName(view["winner"])
        return Message("outcome.won", {"seat": seat, "kinds": kinds}, "ZK-7.1")
    if len(winners) == len(view["pos"]):
        return Message("outcome.drawn", {}, "ZK-7.4")
    if len(winners) == 1:
        values: dict[str, Value] = {"seat": SeatName(winners[0]), "kinds": kinds}
        return Message("outcome.capped", values, "ZK-7.4")
    names = tuple(SeatName(seat) for seat in winners)
    return Message("outcome.shared", {"seats": names, "kinds": kinds}, "ZK-7.4")
