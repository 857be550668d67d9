"""The scene of Lantern: a lamp of each seat and a track for what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ecliptic.core.narration import Message, SeatName
from ecliptic.core.scene import MoveChoice, Piece, Scene, Zone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.game import View


def scene_of(view: View, moves: Sequence[str]) -> Scene:
    return {
        "status": [Message("table.round", {"round": cast("int", view["round"])}).as_json()],
        "prompt": _prompt(cast("int", view["turn"])).as_json(),
        "zones": [_zone(view, seat) for seat in (0, 1)],
        "moves": [_choice(view, text) for text in moves],
    }


def _prompt(turn: int) -> Message:
    if turn < 0:
        return Message("table.chance", {}, "LA-1")
    return Message("table.prompt", {"seat": SeatName(turn)})


def _zone(view: View, seat: int) -> Zone:
    lamp = cast("list[int | str]", view["lamps"])[seat]
    return {
        "id": f"lamp-{seat}",
        "kind": "hand",
        "owner": seat,
        "label": Message("table.lamp", {"seat": SeatName(seat)}).as_json(),
        "count": None,
        "pieces": [] if lamp == -1 else [_piece(seat, lamp)],
    }


def _piece(seat: int, lamp: int | str) -> Piece:
    covered = lamp == "?"
    label = Message("table.dark") if covered else Message("table.light", {"light": lamp})
    return {
        "id": f"lamp-{seat}-0",
        "face": None if covered else str(lamp),
        "below": None,
        "tone": None,
        "mark": "lamp",
        "pips": 0,
        "label": label.as_json(),
        "at": None,
    }


def _choice(view: View, text: str) -> MoveChoice:
    label = Message("table.move", {"move": text}, "LA-2").as_json()
    seat = view["seat"]
    return {"text": text, "label": label, "zone": f"lamp-{seat}", "piece": f"lamp-{seat}-0"}
