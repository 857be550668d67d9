"""What a screen shows of a table of Zodiac Duel: zones, pieces and where each move lies.

By seat: `hand-` its stars, `base-` its fighters, `pool-` and `pending-` cards of the
selection, `signs-` and `picked-` sign cards of the draft, `passed-` and `sign-passed-`
what it has handed on, `returned-` what it put back, `wins-` the duels won. In the middle:
`duel-<n>` a duel with its stars, leader's side first, `deck`, `signs` in play, `used`
rearguards, `out`, and `unseen`, the cards that the reader cannot place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName
from ecliptic.core.scene_parts import new_zone
from ecliptic.games.zodiac_duel.move_labels import MoveLabels
from ecliptic.games.zodiac_duel.pieces import Pieces, backs
from ecliptic.games.zodiac_duel.seen import hand_of, is_own, seen_of
from ecliptic.games.zodiac_duel.status import prompt, status

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecliptic.core.narration import Value, Values
    from ecliptic.core.scene import MoveChoice, Piece, Scene, Zone, ZoneKind
    from ecliptic.games.zodiac_duel.labels import Labels
    from ecliptic.games.zodiac_duel.view import Duel, ZodiacView


class Stage:
    """Makes the scenes of one game object."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        self.pieces = Pieces(labels)
        self.move_labels = MoveLabels(labels)

    def scene(self, view: ZodiacView, moves: Sequence[str]) -> Scene:
        """Return the scene of a view; `moves` are the legal move texts of the reader."""
        zones = list(self._zones(view, moves))
        where = {piece["id"]: zone["id"] for zone in zones for piece in zone["pieces"]}
        return {
            "status": [message.as_json() for message in status(self.labels, view)],
            "prompt": prompt(self.labels, view, moves).as_json(),
            "zones": zones,
            "moves": [self._choice(view, text, where) for text in moves],
        }

    # Zones, from the rival's edge to the reader's own.

    def _zones(self, view: ZodiacView, moves: Sequence[str]) -> Iterator[Zone]:
        own = 0 if view["seat"] is None else view["seat"]
        for seat in (1 - own, own):
            yield self._hand(view, seat)
        yield self._base(view, 1 - own)
        for duel in view["duels"]:
            yield self._duel(view, duel, moves)
        yield self._base(view, own)
        for seat in (1 - own, own):
            yield from self._selection(view, seat)
            yield from self._draft(view, seat)
            yield _wins(view, seat)
        yield from self._middle(view)

    def _hand(self, view: ZodiacView, seat: int) -> Zone:
        name = f"hand-{seat}"
        known, unknown = hand_of(view, seat)
        pieces = [*(self.pieces.star(name, card) for card in known), *backs(name, unknown)]
        stars = tuple(self.labels.as_star(card) for card in known)
        values: Values = {"seat": SeatName(seat), "count": len(pieces)}
        if not known:
            return new_zone(name, "hand", seat, Message("zone.hand", values), pieces)
        label = Message("zone.hand_known", {**values, "stars": stars})
        return new_zone(name, "hand", seat, label, pieces)

    def _base(self, view: ZodiacView, seat: int) -> Zone:
        name = f"base-{seat}"
        duel = view["duel"]
        pieces = [self.pieces.fighter(name, card, duel) for card in view["base"][seat]]
        label = Message("zone.base", {"seat": SeatName(seat), "count": len(pieces)})
        return new_zone(name, "track", seat, label, _in_row(pieces))

    def _duel(self, view: ZodiacView, duel: Duel, moves: Sequence[str]) -> Zone:
        """Lay out a duel; a finished one is put together as long as no move touches it."""
        name = f"duel-{duel['n']}"
        pieces = [
            piece
            for seat in (duel["leader"], 1 - duel["leader"])
            for piece in self._side(view, duel, name, seat)
        ]
        touched = {f"{name}-{text.rpartition(' ')[2]}" for text in moves}
        open_ = duel["winner"] is None or any(piece["id"] in touched for piece in pieces)
        kind: ZoneKind = "track" if open_ else "pile"
        return new_zone(name, kind, None, _duel_label(duel), _in_row(pieces) if open_ else pieces)

    def _side(self, view: ZodiacView, duel: Duel, name: str, seat: int) -> Iterator[Piece]:
        card, sign, power = duel["fighters"][seat], duel["signs"][seat], duel["powers"][seat]
        if card == "down":
            yield self.pieces.down(name, seat)
        elif card is not None and duel["winner"] is not None:
            yield self.pieces.placed(name, seat, card, view["duel"])
        elif card is not None and sign is not None and power is not None:
            yield self.pieces.duelling(name, seat, card, sign, power, view["duel"])
        cancelled = duel.get("cancelled", [])
        for star in duel["stars"][seat]:
            yield self.pieces.played(name, seat, star, cancelled=star in cancelled)

    def _selection(self, view: ZodiacView, seat: int) -> Iterator[Zone]:
        """Yield the cards of the selection rounds, and what is known of them later."""
        duel = view["duel"]
        pool, pending = f"pool-{seat}", f"pending-{seat}"
        if is_own(view, seat):
            shown = [self.pieces.fighter(pool, card, duel) for card in view["pool"] or []]
            kept = [self._kept(pending, card, role) for card, role in view["pending"] or []]
        else:
            seen = seen_of(view, seat)
            shown = list(backs(pool, seen["pool"]))
            kept = list(backs(pending, seen["pending"]))
        yield from _if_any(pool, "track", seat, "zone.pool", _in_row(shown))
        yield from _if_any(pending, "track", seat, "zone.pending", _in_row(kept))
        passed = list(dict.fromkeys(card for pair in view["passed"][seat] for card in pair))
        yield from self._cards(f"passed-{seat}", seat, "zone.passed", passed)
        if is_own(view, seat):
            returned = view["returned"] or []
            yield from self._cards(f"returned-{seat}", seat, "zone.returned", returned)

    def _kept(self, zone: str, card: str, role: str) -> Piece:
        if role == "star":
            return self.pieces.star(zone, card)
        return self.pieces.fighter(zone, card, 0)

    def _draft(self, view: ZodiacView, seat: int) -> Iterator[Zone]:
        """Yield the sign cards of expert mode."""
        held, picked, passed = f"signs-{seat}", f"picked-{seat}", f"sign-passed-{seat}"
        if is_own(view, seat):
            yield from self._signs(held, "hand", seat, "zone.sign_hand", view["sign_hand"] or [])
            yield from self._signs(picked, "pile", seat, "zone.picked", view["sign_pick"] or [])
        else:
            shown = list(backs(held, seen_of(view, seat)["sign_hand"]))
            yield from _if_any(held, "hand", seat, "zone.sign_hand", shown)
        given = view["sign_passed"][seat]
        yield from self._signs(passed, "pile", seat, "zone.sign_passed", given)

    def _signs(
        self, name: str, kind: ZoneKind, seat: int | None, key: str, signs: Sequence[str]
    ) -> Iterator[Zone]:
        pieces = [self.pieces.sign(name, sign) for sign in signs]
        yield from _if_any(name, kind, seat, key, pieces)

    def _middle(self, view: ZodiacView) -> Iterator[Zone]:
        size = view["deck_size"]
        yield new_zone("deck", "pile", None, Message("zone.deck", {"count": size}), [], size)
        yield from self._signs("signs", "pile", None, "zone.signs", view["signs"] or [])
        yield from self._cards("used", None, "zone.used", view["used"])
        yield from self._cards("out", None, "zone.out", view["out"])
        yield from self._cards("unseen", None, "zone.unseen", view["unseen"] or [])

    def _cards(self, name: str, seat: int | None, key: str, cards: Sequence[str]) -> Iterator[Zone]:
        pieces = [self.pieces.fighter(name, card, 0) for card in cards]
        yield from _if_any(name, "pile", seat, key, pieces)

    # Moves.

    def _choice(self, view: ZodiacView, text: str, where: dict[str, str]) -> MoveChoice:
        """Say where a move lies; the two ways to keep a card lie on the pool as a whole."""
        deed, _, rest = text.partition(" ")
        what = rest.partition(" ")[0]
        seat = view["seat"] or 0
        names = {
            "keep": [],
            "select": [f"signs-{seat}"],
            "fight": [f"base-{seat}"],
            "rear": [f"base-{seat}"],
            "force": [f"base-{1 - seat}"],
            "star": [f"hand-{seat}"],
            "choose": [zone for zone in dict.fromkeys(where.values()) if _can_hold(zone)],
        }.get(deed, [])
        piece = next((f"{name}-{what}" for name in names if f"{name}-{what}" in where), None)
        zone = f"pool-{seat}" if deed == "keep" else where[piece] if piece is not None else None
        label = self.move_labels.label(view, deed, what, rest, zone)
        return {"text": text, "label": label.as_json(), "zone": zone, "piece": piece}


def _can_hold(zone: str) -> bool:
    """Return whether a card that is chosen may lie in a zone, not only be listed there."""
    return zone.startswith(("hand-", "base-", "duel-"))


def _wins(view: ZodiacView, seat: int) -> Zone:
    count = view["wins"][seat]
    label = Message("zone.wins", {"seat": SeatName(seat), "count": count})
    return new_zone(f"wins-{seat}", "counter", seat, label, [], count)


def _duel_label(duel: Duel) -> Message:
    """Return how a duel stands or has ended."""
    number: dict[str, Value] = {"duel": duel["n"]}
    if duel["winner"] is None:
        return Message("zone.duel", {**number, "seat": SeatName(duel["leader"])})
    winner = SeatName(duel["winner"])
    if duel["forfeit"]:
        return Message("zone.duel_forfeit", {**number, "seat": winner}, "ZD-R14")
    power, other = duel["powers"][duel["winner"]], duel["powers"][1 - duel["winner"]]
    assert power is not None
    assert other is not None
    values: Values = {**number, "seat": winner, "power": power, "other": other}
    key = "zone.duel_penalty" if True in duel["penalised"] else "zone.duel_won"
    return Message(key, values)


def _in_row(pieces: list[Piece]) -> list[Piece]:
    for place, piece in enumerate(pieces):
        piece["at"] = [place]
    return pieces


def _if_any(
    name: str, kind: ZoneKind, owner: int | None, key: str, pieces: list[Piece]
) -> Iterator[Zone]:
    """Yield a zone unless it is empty."""
    if not pieces:
        return
    values: dict[str, Value] = {"count": len(pieces)}
    if owner is not None:
        values["seat"] = SeatName(owner)
    yield new_zone(name, kind, owner, Message(key, values), pieces, len(pieces))
