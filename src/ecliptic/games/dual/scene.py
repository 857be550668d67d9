"""What a screen shows of a table of Dual: zones, pieces and where each move lies.

The zone `hand-<seat>` holds a hand, `table` the trick, `won-<seat>` winnings, `out` the
cards the reader has not seen this round, `turned-<seat>` the reader's own hand as the
Wind would turn it; counters are `coins-`, `cubes-`, `stars-` and `score-<seat>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName
from ecliptic.core.scene import MoveChoice, Piece, Scene, Zone
from ecliptic.core.scene_parts import new_zone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ecliptic.core.narration import MessageJson, Value
    from ecliptic.games.dual.labels import Labels
    from ecliptic.games.dual.view import DualView

COUNTERS = ("coins", "cubes", "stars", "scores")


class Stage:
    """Makes the scenes of one game object."""

    def __init__(self, labels: Labels, rounds: int, tricks: int) -> None:
        self.labels = labels
        self.rounds = rounds
        self.tricks = tricks
        self._drawings: dict[tuple[str, str], Piece] = {}
        self._spoken: dict[str, MessageJson] = {}

    def scene(self, view: DualView, moves: Sequence[str]) -> Scene:
        """Return the scene of a view; `moves` are the legal move texts of the reader."""
        return {
            "status": [message.as_json() for message in self._status(view)],
            "prompt": self._prompt(view, moves).as_json(),
            "zones": list(self._zones(view)),
            "moves": [self._choice(view, text) for text in moves],
        }

    def _status(self, view: DualView) -> Iterator[Message]:
        yield Message("status.round", {"round": view["round"], "rounds": self.rounds})
        if view["trick"]:
            yield Message("status.trick", {"trick": view["trick"], "tricks": self.tricks})
        if view["dealer"] is not None:
            yield Message("status.dealer", {"seat": SeatName(view["dealer"])})
        if view["leader"] is not None:
            yield Message("status.leader", {"seat": SeatName(view["leader"])})

    def _prompt(self, view: DualView, moves: Sequence[str]) -> Message:
        if view["phase"] == "end":
            return Message("prompt.over", {}, "DU-6.1")
        if view["turn"] is None:
            return Message("prompt.chance", {}, "DU-2.1")
        if view["turn"] != view["seat"]:
            return Message("prompt.wait", {"seat": SeatName(view["turn"])})
        if view["phase"] == "flip":
            return Message("prompt.flip", {}, "DU-2.2")
        if view["phase"] == "wind":
            return Message("prompt.wind", {}, "DU-4.4")
        return self._play_prompt(view, moves)

    def _play_prompt(self, view: DualView, moves: Sequence[str]) -> Message:
        if not view["table"]:
            return Message("prompt.lead", {}, "DU-3.1")
        starting = str(view["table"][0][1])[0]
        suit: dict[str, Value] = {"suit": self.labels.suit(starting)}
        if any(text.startswith(f"play {starting}") for text in moves):
            return Message("prompt.follow", suit, "DU-3.2")
        return Message("prompt.free", suit, "DU-3.3")

    def _zones(self, view: DualView) -> Iterator[Zone]:
        seats = range(len(view["backs"]))
        yield self._table(view)
        for seat in seats:
            yield self._hand(view, seat)
        if view["phase"] == "wind" and view["seat"] is not None:
            yield self._turned(view, view["seat"])
        for seat in seats:
            yield self._winnings(view, seat)
            yield from self._counters(view, seat)
        yield self._out(view)

    def _table(self, view: DualView) -> Zone:
        pieces = [
            self._piece("table", str(face), place) for place, (_, face) in enumerate(view["table"])
        ]
        for piece, (seat, face) in zip(pieces, view["table"], strict=True):
            values: dict[str, Value] = {
                "seat": SeatName(int(seat)),
                "card": self.labels.held(str(face)),
            }
            piece["label"] = Message("card.played", values).as_json()
        return new_zone("table", "track", None, Message("zone.table"), pieces)

    def _hand(self, view: DualView, seat: int) -> Zone:
        name = f"hand-{seat}"
        hand = view["hands"][seat]
        if hand is not None:
            pieces = [self._piece(name, face) for face in hand]
        else:
            pieces = list(self._backs(name, view["backs"][seat]))
        label = Message("zone.hand", {"seat": SeatName(seat), "count": len(pieces)})
        return new_zone(name, "hand", seat, label, pieces)

    def _backs(self, name: str, backs: Sequence[int]) -> Iterator[Piece]:
        for letter, count in zip(self.labels.letters, backs, strict=True):
            for number in range(count):
                yield self._back(f"{name}-{letter}-{number}", letter)

    def _back(self, name: str, letter: str) -> Piece:
        if (name, letter) not in self._drawings:
            self._drawings[name, letter] = self._drawn(name, letter, self.labels.back(letter))
        return self._drawings[name, letter].copy()

    def _turned(self, view: DualView, seat: int) -> Zone:
        name = f"turned-{seat}"
        faces = [self.labels.other(face) for face in view["hands"][seat] or []]
        pieces = [self._piece(name, face) for face in sorted(faces, key=self.labels.order)]
        label = Message("zone.turned", {"seat": SeatName(seat)})
        return new_zone(name, "hand", seat, label, pieces)

    def _winnings(self, view: DualView, seat: int) -> Zone:
        name = f"won-{seat}"
        faces = [self.labels.first_face(card) for card in view["won"][seat]]
        stars = sum(self.labels.stars(face) for face in faces)
        values: dict[str, Value] = {"seat": SeatName(seat), "count": len(faces), "stars": stars}
        pieces = [self._in_pile(name, face) for face in faces]
        return new_zone(name, "pile", seat, Message("zone.won", values), pieces, len(faces))

    def _counters(self, view: DualView, seat: int) -> Iterator[Zone]:
        for kind in COUNTERS:
            count = view[kind][seat]  # type: ignore[literal-required]  # COUNTERS are keys
            label = Message(f"zone.{kind}", {"seat": SeatName(seat), "count": count})
            yield new_zone(f"{kind}-{seat}", "counter", seat, label, [], count)

    def _out(self, view: DualView) -> Zone:
        pieces = [self._in_pile("out", self.labels.first_face(card)) for card in self._unseen(view)]
        label = Message("zone.out", {"count": len(pieces)})
        return new_zone("out", "pile", None, label, pieces, len(pieces))

    def _unseen(self, view: DualView) -> Iterable[str]:
        """Yield the cards that the reader has not seen in this round, in file order."""
        hands = [face for hand in view["hands"] for face in hand or []]
        seen = {self.labels.card_of(face) for face in hands}
        seen |= {self.labels.card_of(str(face)) for _, face in view["table"]}
        seen |= {card for pile in view["won"] for card in pile}
        return [card for card in self.labels.cards if card not in seen]

    def _piece(self, zone: str, face: str, at: int | None = None) -> Piece:
        piece = self._once(zone, face, self.labels.held)
        piece["at"] = None if at is None else [at]
        return piece

    def _in_pile(self, zone: str, face: str) -> Piece:
        return self._once(zone, face, self.labels.whole)

    def _once(self, zone: str, face: str, label: Callable[[str], Message]) -> Piece:
        """Return a card that is drawn once in its zone and copied from then on."""
        if (zone, face) not in self._drawings:
            piece = self._drawn(f"{zone}-{face}", face[0], label(face))
            piece["face"] = face
            piece["below"] = self.labels.other(face)
            piece["pips"] = self.labels.stars(face)
            self._drawings[zone, face] = piece
        return self._drawings[zone, face].copy()

    def _drawn(self, name: str, letter: str, label: Message) -> Piece:
        suit = self.labels.suits[letter]
        return {
            "id": name,
            "face": None,
            "below": None,
            "tone": suit.colour,
            "mark": suit.mark,
            "pips": 0,
            "label": label.as_json(),
            "at": None,
        }

    def _choice(self, view: DualView, text: str) -> MoveChoice:
        deed, _, what = text.partition(" ")
        if text not in self._spoken:
            self._spoken[text] = self._label(deed, what).as_json()
        zone, piece = None, None
        if deed in {"play", "flip"}:
            zone = f"hand-{view['seat']}"
            piece = f"{zone}-{what}"
        elif deed == "wind" and what != "none":
            zone = f"hand-{what}"
        return {"text": text, "label": self._spoken[text], "zone": zone, "piece": piece}

    def _label(self, deed: str, what: str) -> Message:
        """Return a move in words; they are the same whenever it can be made."""
        if deed in {"play", "flip"}:
            return Message(f"move.{deed}", {"card": self.labels.held(what)})
        if deed == "wind" and what == "none":
            return Message("move.wind_none")
        if deed in {"wind", "dealer"}:
            return Message(f"move.{deed}", {"seat": SeatName(int(what))})
        return Message("move.deal", {"card": self.labels.face(what)})
