"""What a screen shows of a table of 52 Duels: its zones, and where each move lies."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecliptic.games.fifty_two_duels.move_labels import label
from ecliptic.games.fifty_two_duels.standing import Standing
from ecliptic.games.fifty_two_duels.status import prompt, status
from ecliptic.games.fifty_two_duels.zones import all_zones

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.scene import MoveChoice, Scene, Zone
    from ecliptic.games.fifty_two_duels.labels import Labels
    from ecliptic.games.fifty_two_duels.view import DuelsView

    Place = tuple[str | None, str | None]
    """The zone and the piece of a move."""


_WITH_CARD: Final = frozenset(
    ["use", "add", "toss", "hide", "discard", "stash", "retrieve", "keep", "defend", "bomb", "move"]
)


class Stage:
    """Makes the scenes of one game object."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def scene(self, view: DuelsView, moves: Sequence[str]) -> Scene:
        """Return the scene of a view; `moves` are the legal move texts of the reader."""
        at = Standing(self.labels, view)
        zones = list(all_zones(at))
        where = {piece["id"]: zone["id"] for zone in zones for piece in zone["pieces"]}
        places = {text: place_of(at, where, text) for text in moves}
        crowd = Counter(piece for _, piece in places.values())
        touched = {zone for zone, piece in places.values() if piece and crowd[piece] == 1}
        _lay_out(zones, touched)
        return {
            "status": [message.as_json() for message in status(at)],
            "prompt": prompt(at).as_json(),
            "zones": zones,
            "moves": [
                _choice(at, text, zone, piece if crowd[piece] == 1 else None)
                for text, (zone, piece) in places.items()
            ],
        }


def place_of(at: Standing, where: Mapping[str, str], text: str) -> Place:
    """Return the zone and the piece that a move lies on."""
    deed, *rest = text.split()
    own = at.actor or 0
    piece = _piece(at, own, deed, rest)
    if piece is not None:
        return where[piece], piece
    return _zone(at, own, deed, rest), None


def _piece(at: Standing, own: int, deed: str, rest: list[str]) -> str | None:
    """Return the card that a move lies on, None if it is none."""
    if deed not in _WITH_CARD or rest[0] == "hand":
        return None
    token = rest[0] if deed in {"bomb", "move"} else rest[-1]
    if deed == "bomb":
        return f"{1 - own}-{token}" if token[0] != "w" else f"{1 - own}-{token}-on-{rest[2]}"
    on = int(rest[2]) if deed == "move" else at.defends_from(own) if deed == "defend" else None
    return f"{own}-{token if on is None else at.under(own, token, on) or token}"


def _zone(at: Standing, own: int, deed: str, rest: list[str]) -> str | None:
    """Return where a move lies that is not about a card."""
    if deed in {"pick", "nemesis"}:
        return f"offer-{rest[0]}"
    if rest and rest[0] == "hand":
        return f"hand-{own if deed == 'top' else 1 - own}"
    if deed in {"play", "on", "top"}:
        return f"stack-{own}-{rest[-1]}"
    if deed == "level" or (deed == "done" and at.kind == "ladd"):
        return f"level-{own}"
    if deed in {"done", "activate", "hold"} and at.kind in {"add", "window"}:
        return f"stack-{own}-{at.asked('ability')}"
    return None


def _lay_out(zones: list[Zone], touched: set[str | None]) -> None:
    """Lay the cards of a zone in a row where they are chosen from and it is no own hand."""
    for zone in zones:
        if zone["id"] in touched and not zone["id"].startswith(("hand-", "stored-")):
            zone["kind"] = "track"
            for place, piece in enumerate(zone["pieces"]):
                piece["at"] = [place]


def _choice(at: Standing, text: str, zone: str | None, piece: str | None) -> MoveChoice:
    return {"text": text, "label": label(at, text).as_json(), "zone": zone, "piece": piece}
