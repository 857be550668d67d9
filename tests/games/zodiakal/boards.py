"""Boards that the standard one does not resemble."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import ecliptic.games.zodiakal as package

STANDARD_FILE = Path(package.__file__).parent / "sets" / "standard.toml"

TEXT = STANDARD_FILE.read_text(encoding="utf-8")

KINDS = {
    "swap": "alliance",
    "truce": "alliance",
    "boon": "alliance",
    "tribute": "rivalry",
    "ban": "rivalry",
}

PLENTY = {"players_2": 9, "players_3": 9, "players_4": 9}
"""Copies of each kind on a board on which the box does not run out."""


def standard(*relations: str, **changes: Any) -> dict[str, Any]:
    """The standard board with these relations (`"swap queen wanderer"`) and changes."""
    content = tomllib.loads(TEXT)
    content["relation"] = [_relation(*relation.split()) for relation in relations]
    return content | changes


def _relation(effect: str, *tiles: str) -> dict[str, Any]:
    return {"kind": KINDS[effect], "effect": effect, "tiles": list(tiles)}


def ring(*relations: str, **changes: Any) -> dict[str, Any]:
    """Eight squares: the seven tiles in file order from square 0 on, then a plain one."""
    content = standard(*relations, side=3, copies=PLENTY)
    for square, tile in enumerate(content["tile"]):
        tile["square"] = square
    return content | changes


def turned(*relations: str, **changes: Any) -> dict[str, Any]:
    """The ring with every action moved to the next tile, and names of its own."""
    content = ring(*relations, **changes)
    actions = [tile["action"] for tile in content["tile"]]
    for place, tile in enumerate(content["tile"]):
        tile.update(action=actions[place - 1], id=f"tile{'abcdefg'[place]}")
    return content
