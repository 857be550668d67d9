"""The observation tensor of Zeipen Dualis once more, from the view: slow and plain.

It reads the texts of the view only, so what it holds is what the view tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ecliptic.games.zeipen.view import DEEDS, FACES, PHASES, REASONS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecliptic.games.zeipen.notation import Notation
    from ecliptic.games.zeipen.view import Lying, ZeipenView

Part: TypeAlias = "tuple[str, tuple[int, ...], list[float]]"
"""A part of the tensor: its name, its shape, its numbers."""

HAND = 7
SIDE = 29
FARTHEST = 14
EVENTS = 24
KINDS = ("shift", "turn", "cut", "clash", "attack")


class TensorOfView:
    """What an observer sees in views, as the parts of a tensor."""

    def __init__(self, notation: Notation, turn_limit: int, seat: int) -> None:
        self.cards = notation.cards
        self.hands = notation.hands
        self.turn_limit = turn_limit
        self.order = (seat, 1 - seat)

    def parts(self, view: ZeipenView) -> list[Part]:
        """All parts in order."""
        return [
            *self._progress(view),
            ("board", (2, 2, SIDE, SIDE), self._board(view["board"])),
            *self._hand_parts(view),
            *self._shared_cards(view),
            *self._pending(view["pending"]),
            ("events", (EVENTS, 5), self._events(view["events"])),
        ]

    def _progress(self, view: ZeipenView) -> list[Part]:
        result = view["result"]
        return [
            _one_of("phase", PHASES, view["phase"]),
            _one_of("actor", (*self.order, "chance"), view["actor"]),
            _one_of("first", self.order, view["first"]),
            ("turn", (1,), [view["turn"] / self.turn_limit]),
            ("seen", (1,), [view["seen"]]),
            _one_of("winner", self.order, result and result["winner"]),
            _one_of("reason", REASONS, result and result["reason"]),
        ]

    def _board(self, board: Iterable[Lying]) -> list[float]:
        numbers = [0.0] * (2 * 2 * SIDE * SIDE)
        for lying in board:
            x, y = _space(lying["at"])
            plane = 2 * self.order.index(lying["seat"]) + FACES.index(lying["face"])
            numbers[(plane * SIDE + y + FARTHEST) * SIDE + x + FARTHEST] = self._card(lying["card"])
        return numbers

    def _card(self, card: str) -> float:
        return self.cards.index(card) + 1

    def _hand_parts(self, view: ZeipenView) -> list[Part]:
        hands = [view["hands"][seat] for seat in self.order]
        named = [view["hand_name"][seat] == hand for seat in self.order for hand in self.hands]
        return [
            ("hand_seen", (2,), [hand is not None for hand in hands]),
            self._counts("hand", [hand or [] for hand in hands]),
            ("hand_name", (2, len(self.hands)), [*named]),
            ("hand_counts", (2,), [view["hand_counts"][seat] for seat in self.order]),
            self._counts("known", [view["known"][seat] for seat in self.order]),
            self._counts("wounded", [view["wounded"][seat] for seat in self.order]),
        ]

    def _counts(self, name: str, of_seats: list[list[str]]) -> Part:
        numbers = [float(held.count(card)) for held in of_seats for card in self.cards]
        return name, (2, len(self.cards)), numbers

    def _shared_cards(self, view: ZeipenView) -> list[Part]:
        row, supply = ["", *view["row"]], view["supply"]
        rows = [view["revealed"][seat] for seat in self.order]
        revealed = [[*map(self._card, row), *[0.0] * (HAND - len(row))] for row in rows]
        places = [float(row.index(card)) if card in row else 0.0 for card in self.cards]
        return [
            ("row", (len(places),), places),
            ("supply", (len(self.cards),), [supply.get(card, 0) for card in self.cards]),
            ("revealed", (2, HAND), _flat(revealed)),
        ]

    def _pending(self, pending: str | None) -> list[Part]:
        deed, what = (pending or " ").split(" ")
        space = _space(what) if deed == "move" else (0, 0)
        return [
            _one_of("pending", DEEDS, deed),
            ("pending_card", (1,), [self._card(what) if what in self.cards else 0.0]),
            ("pending_space", (2,), [*space]),
        ]

    def _events(self, events: Iterable[str]) -> list[float]:
        rows = [self._event(*event.split(" ")) for event in events]
        return [*_flat(rows), *[0.0] * (5 * (EVENTS - len(rows)))]

    def _event(self, deed: str, at: str, *more: str) -> list[float]:
        what: tuple[float, float]
        if deed == "shift":
            what = _space(more[0])
        elif deed == "turn":
            what = FACES.index(more[0]), 0.0
        else:
            what = self.order.index(int(more[0])) + 1, self._card(more[1])
        kind = more[-1] if deed == "wound" else deed
        return [KINDS.index(kind) + 1, *_space(at), *what]


def _space(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def _one_of(name: str, values: Iterable[object], value: object) -> Part:
    """1 at the place of a value and 0 elsewhere; all 0 where it is none of them."""
    numbers = [float(one == value) for one in values]
    return name, (len(numbers),), numbers


def _flat(rows: Iterable[list[float]]) -> list[float]:
    return [number for row in rows for number in row]
