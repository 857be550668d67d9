"""What a screen shows of a table of Zeipen Dualis: zones, pieces and where each move lies.

`board` is the grid with the board card, the cards and, while a card is to be laid down,
the free spaces for it. By seat: `hand-`, `wounded-`, `revealed-` for the first player.
While hands are found: `ready-<id>` is a ready hand, `offer` all characters to build from,
`row` those of a draft. How cards are called stands in `pieces`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName, Term
from ecliptic.core.scene_parts import new_zone
from ecliptic.games.zeipen.foresight import Foresight
from ecliptic.games.zeipen.move_labels import MoveLabels
from ecliptic.games.zeipen.pieces import Pieces, backs, named_before
from ecliptic.games.zeipen.status import prompt, status

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecliptic.core.narration import Value
    from ecliptic.core.scene import MoveChoice, Piece, Scene, Zone, ZoneKind
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import ZeipenView

BOARD: Final = "board"

FINDING_HANDS: Final = frozenset({"hand", "build", "row", "draft"})
FINDING_FIRST: Final = frozenset({"reveal", "toss", "choose"})
CHOOSING: Final = frozenset({"hand", "build"})
SEATS: Final = range(2)


class Stage:
    """Makes the scenes of one game object."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        self.pieces = Pieces(labels)
        self.move_labels = MoveLabels(labels)
        self.foresight = Foresight(labels)

    def scene(self, view: ZeipenView, moves: Sequence[str]) -> Scene:
        """Return the scene of a view; `moves` are the legal move texts of the reader."""
        foreseen = {text: self.foresight.events(view, text) for text in moves}
        zones = list(self._zones(view, foreseen))
        return {
            "status": [message.as_json() for message in status(self.labels, view)],
            "prompt": prompt(self.labels, view, moves).as_json(),
            "zones": zones,
            "moves": [self._choice(view, zones, text, foreseen[text]) for text in moves],
        }

    # Zones.

    def _zones(self, view: ZeipenView, foreseen: dict[str, list[str]]) -> Iterator[Zone]:
        phase = view["phase"]
        if phase not in FINDING_HANDS | FINDING_FIRST:
            yield self._board(view, foreseen)
        if phase == "hand":
            yield from self._ready_hands(foreseen)
        elif phase == "build":
            cards = [self.pieces.loose(f"offer-{one}", one) for one in self.labels.characters]
            yield new_zone("offer", "track", None, Message("zone.offer"), _in_row(cards))
        elif phase in {"row", "draft"}:
            yield self._row(view)
        for seat in SEATS:
            yield from self._of_seat(view, seat, foreseen)

    def _of_seat(
        self, view: ZeipenView, seat: int, foreseen: dict[str, list[str]]
    ) -> Iterator[Zone]:
        named = named_before(view, seat)
        wounded = list(self.pieces.cards_of(seat, view["wounded"][seat], named))
        yield self._hand(view, seat, named)
        if view["phase"] not in FINDING_HANDS | FINDING_FIRST:
            yield _wounded(view, seat, wounded, foreseen)
        if view["phase"] in FINDING_FIRST:
            yield self._revealed(view, seat)

    def _board(self, view: ZeipenView, foreseen: dict[str, list[str]]) -> Zone:
        pieces = [self.pieces.board_card(), *self.pieces.on_grid(view)]
        for text, events in foreseen.items():
            deed, _, at = text.partition(" ")
            if deed == "to":
                pieces.append(self.pieces.space(at, events, int(view["actor"] == 1)))
        pieces.sort(key=lambda piece: piece["at"] or [])
        seat = SeatName(1 if view["first"] == 1 else 0)
        return new_zone(BOARD, "grid", None, Message("zone.board", {"seat": seat}), pieces)

    def _hand(self, view: ZeipenView, seat: int, named: Counter[str]) -> Zone:
        """Lay out a hand: the cards that are seen, then the backs of those that are not."""
        shown, count = view["hands"][seat], view["hand_counts"][seat]
        known = view["known"][seat] if shown is None else shown
        pieces = list(self.pieces.cards_of(seat, known, named))
        pieces += backs(seat, count - len(known))
        return new_zone(f"hand-{seat}", "hand", seat, self._hand_label(view, seat), pieces)

    def _hand_label(self, view: ZeipenView, seat: int) -> Message:
        values: dict[str, Value] = {"seat": SeatName(seat)}
        if view["phase"] in CHOOSING and view["hands"][seat] is None:
            key = "chosen" if view["hand_counts"][seat] else "not_chosen"
            return Message(f"zone.hand_{key}", values)
        values["count"] = view["hand_counts"][seat]
        hand, known = view["hand_name"][seat], view["known"][seat]
        if hand is not None:
            return Message("zone.hand_named", {**values, "hand": self.labels.hand(hand)})
        if view["hands"][seat] is None and known:
            return Message("zone.hand_known", {**values, "cards": self.labels.cards(known)})
        return Message("zone.hand", values)

    def _revealed(self, view: ZeipenView, seat: int) -> Zone:
        cards = view["revealed"][seat]
        pieces = [
            self.pieces.loose(f"revealed-{seat}-{number}", card)
            for number, card in enumerate(cards, start=1)
        ]
        label = Message("zone.revealed", {"seat": SeatName(seat)})
        return new_zone(f"revealed-{seat}", "track", seat, label, _in_row(pieces))

    # What hands are made from.

    def _ready_hands(self, foreseen: Iterable[str]) -> Iterator[Zone]:
        """Yield the ready hands; who may not choose now sees them in short."""
        kind: ZoneKind = "hand" if foreseen else "pile"
        for hand in self.labels.hands.values():
            zone = f"ready-{hand.id}"
            pieces = [
                self.pieces.loose(f"{zone}.{number}", card)
                for number, card in enumerate(hand.cards, start=1)
            ]
            label = Message("zone.ready", {"hand": self.labels.hand(hand.id)})
            if hand.idea is not None:
                label = Message("zone.ready_idea", {**label.values, "idea": Term(hand.idea)})
            yield new_zone(zone, kind, None, label, pieces)

    def _row(self, view: ZeipenView) -> Zone:
        supply = view["supply"]
        pieces = [
            self.pieces.supplied(card, supply[card])
            if supply
            else self.pieces.loose(f"row-{card}", card)
            for card in view["row"]
        ]
        return new_zone("row", "track", None, Message("zone.row"), _in_row(pieces))

    # Moves.

    def _choice(
        self, view: ZeipenView, zones: Sequence[Zone], text: str, events: Sequence[str]
    ) -> MoveChoice:
        zone, piece = _place(view, zones, text)
        label = self.move_labels.label(view, text, events)
        return {"text": text, "label": label.as_json(), "zone": zone, "piece": piece}


def _place(view: ZeipenView, zones: Sequence[Zone], text: str) -> tuple[str | None, str | None]:
    """Return the zone and the piece that a move lies on; copies have it on the first."""
    deed, _, what = text.partition(" ")
    seat = view["actor"]
    if deed == "play":
        return None, None
    if deed == "hand":
        return f"ready-{what}", None
    if deed == "take":
        zone = "offer" if view["phase"] == "build" else "row"
        return zone, f"{zone}-{what}"
    if deed == "to":
        return BOARD, f"space-{what}"
    if deed in {"move", "activate", "flip"}:
        return BOARD, _lying_at(zones, what)
    zone = f"wounded-{seat}" if deed == "recover" else f"hand-{seat}"
    return zone, _first_of(zones, zone, f"{seat}-{what}")


def _lying_at(zones: Sequence[Zone], at: str) -> str:
    x, _, y = at.partition(",")
    pieces = (piece for zone in zones if zone["id"] == BOARD for piece in zone["pieces"])
    return next(piece["id"] for piece in pieces if piece["at"] == [-int(y), int(x)])


def _first_of(zones: Sequence[Zone], name: str, card: str) -> str:
    names = (piece["id"] for zone in zones if zone["id"] == name for piece in zone["pieces"])
    return next(one for one in names if one.rpartition("-")[0] == card)


def _wounded(
    view: ZeipenView, seat: int, pieces: list[Piece], foreseen: dict[str, list[str]]
) -> Zone:
    """Lay out wounded cards: as a row where one can be recovered."""
    recovers = view["actor"] == seat and any(text.startswith("recover ") for text in foreseen)
    kind: ZoneKind = "track" if recovers else "pile"
    label = Message("zone.wounded", {"seat": SeatName(seat), "count": len(pieces)})
    return new_zone(f"wounded-{seat}", kind, seat, label, _in_row(pieces))


def _in_row(pieces: list[Piece]) -> list[Piece]:
    for number, piece in enumerate(pieces):
        piece["at"] = [number]
    return pieces
