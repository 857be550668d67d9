"""A card set of three characters, small enough to think all hands through."""

from typing import Any


def _card(card: str, numeral: str, copies: int, *faces: list[str]) -> dict[str, Any]:
    sides = ("up", "right", "down", "left")
    written = [dict(zip(sides, face, strict=True)) for face in faces]
    names = dict(zip(("active", "alternate"), written, strict=False))
    return {"id": card, "name": card, "numeral": numeral, "copies": copies, **names}


SMALL: dict[str, Any] = {
    "format": 1,
    "game": "zeipen",
    "id": "small",
    "name": "Small set",
    "card": [
        _card("ax", "I", 4, ["orange sword"] * 4),
        _card("bo", "II", 3, ["blue"] * 4, ["red sword"] * 4),
        _card("cu", "I", 3, ["orange pointer", "blue push", "blue hook", "green sword"]),
    ],
}
