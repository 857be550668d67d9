"""Makes the parts of a scene: pieces and zones with all their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecliptic.core.narration import Message
    from ecliptic.core.scene import Piece, Zone, ZoneKind


def new_piece(name: str, label: Message, face: str | None = None) -> Piece:
    """Return a piece that has a label, perhaps a face, and nothing else yet."""
    return {
        "id": name,
        "face": face,
        "below": None,
        "tone": None,
        "mark": None,
        "pips": 0,
        "label": label.as_json(),
        "at": None,
    }


def new_zone(
    name: str,
    kind: ZoneKind,
    owner: int | None,
    label: Message,
    pieces: list[Piece],
    count: int | None = None,
) -> Zone:
    """Return a zone; only counters have a `count`."""
    return {
        "id": name,
        "kind": kind,
        "owner": owner,
        "label": label.as_json(),
        "count": count,
        "pieces": pieces,
    }
