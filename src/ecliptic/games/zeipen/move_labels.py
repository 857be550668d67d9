"""The words of each legal move of Zeipen Dualis, with what it would cause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message
from ecliptic.games.zeipen.labels import ALTERNATE
from ecliptic.games.zeipen.told_events import shifts, wounds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.narration import Value
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import Lying, ZeipenView

OF_CARD: Final = frozenset({"take", "place", "deploy", "recover"})
"""Moves that name a card by its id."""


class MoveLabels:
    """Names moves by what they do."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def label(self, view: ZeipenView, text: str, events: Sequence[str]) -> Message:
        """Return the words of a move that is legal in a view and causes these events."""
        deed, _, what = text.partition(" ")
        if deed == "play":
            return Message(f"move.{what}")
        if deed == "hand":
            return Message("move.hand", {"hand": self.labels.hand(what)})
        if deed in OF_CARD:
            return Message(f"move.{deed}", {"card": self.labels.card(what)})
        if deed == "to":
            return self._then("move.to", {"space": self.labels.space(what)}, view, events)
        return self._with_card(view, deed, lying_at(view, what), events)

    def _with_card(
        self, view: ZeipenView, deed: str, lying: Lying, events: Sequence[str]
    ) -> Message:
        values: dict[str, Value] = {
            "card": self.labels.card(lying["card"]),
            "space": self.labels.space(lying["at"]),
        }
        if deed == "move":
            return Message("move.move", values)
        if deed == "activate":
            return self._then("move.activate", values, view, events)
        face = "active" if lying["face"] == ALTERNATE else ALTERNATE
        values["sides"] = self.labels.sides(lying["card"], face)
        return self._then(f"move.flip_{face}", values, view, events)

    def _then(
        self, key: str, values: dict[str, Value], view: ZeipenView, events: Sequence[str]
    ) -> Message:
        """Add what follows, if anything does; where a card slides to, its move says itself."""
        told = list(shifts(self.labels, "event", view, events)) if key == "move.activate" else []
        told += wounds(self.labels, "event", events)
        if not told:
            return Message(key, values)
        return Message(f"{key}_then", {**values, "events": tuple(told)})


def lying_at(view: ZeipenView, at: str) -> Lying:
    """Return the card on a space; there must be one."""
    return next(one for one in view["board"] if one["at"] == at)
