"""The events of an action of Zeipen Dualis in words: shifts, turns and wounds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecliptic.core.narration import Values
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import ZeipenView

CAUSES: Final = {"cut": "ZP-8.5", "clash": "ZP-8.6", "attack": "ZP-6.10"}
"""Why a card is wounded, and the rule."""


def wounds(labels: Labels, area: str, events: Iterable[str]) -> Iterator[Message]:
    """Yield the wounds among events; `area` is where the sentences stand: `event` or `log`."""
    for kind, at, *rest in _split(events):
        if kind == "wound":
            seat, card, cause = rest
            values: Values = {
                "seat": SeatName(int(seat)),
                "card": labels.card(card),
                "space": labels.space(at),
            }
            yield Message(f"{area}.{cause}", values, CAUSES[cause])


def shifts(labels: Labels, area: str, view: ZeipenView, events: Iterable[str]) -> Iterator[Message]:
    """Yield the cards that an activation shifts; the view is that before it."""
    lying = {one["at"]: one for one in view["board"]}
    for kind, start, *rest in _split(events):
        if kind == "shift":
            one = lying[start]
            values: Values = {
                "seat": SeatName(one["seat"]),
                "card": labels.card(one["card"]),
                "start": labels.space(start),
                "space": labels.space(rest[0]),
            }
            yield Message(f"{area}.shift", values, "ZP-7.6")


def tally(events: Iterable[str]) -> Counter[int]:
    """Return how many cards of each seat are wounded."""
    return Counter(int(rest[0]) for kind, _, *rest in _split(events) if kind == "wound")


def _split(events: Iterable[str]) -> Iterator[Sequence[str]]:
    return (event.split(" ") for event in events)
