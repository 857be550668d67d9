"""Laws of scenes: whatever is legal can be touched, and what is named is there."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, get_args

from ecliptic.core.scene import MoveChoice, Piece, Scene, Zone, ZoneKind
from ecliptic.testing.play import law
from ecliptic.testing.views import is_plain

if TYPE_CHECKING:
    from ecliptic.core.state import State
    from ecliptic.testing.play import Play

KINDS = get_args(ZoneKind)


def legal_texts(play: Play, state: State, reader: int | None) -> list[str]:
    """Return the texts a reader may choose between: none while another acts."""
    if reader is None or state.current_player() != reader:
        return []
    return [play.game.action_text(action) for action in state.legal_actions()]


@law
def check_scenes(play: Play, count: int = 40) -> None:
    """Scenes are plain data in which every legal move stands once, on a piece that is there."""
    for state in play.positions(count):
        for reader in play.readers():
            view, texts = play.game.view(state, reader), legal_texts(play, state, reader)
            scene = play.game.scene(view, texts)
            play.require(is_plain(scene), "a scene is not plain JSON")
            play.require(view == play.game.view(state, reader), "making a scene changes the view")
            _check_zones(play, scene)
            _check_moves(play, scene, texts)


def _check_zones(play: Play, scene: Scene) -> None:
    _check_keys(play, scene, Scene)
    zones = Counter(zone["id"] for zone in scene["zones"])
    pieces = Counter(piece["id"] for zone in scene["zones"] for piece in zone["pieces"])
    for name, times in (zones + pieces).items():
        play.require(times == 1, f"{times} zones or pieces have the id {name!r}")
    for zone in scene["zones"]:
        _check_keys(play, zone, Zone)
        play.require(zone["kind"] in KINDS, f"no such kind of zone: {zone['kind']!r}")
        play.require(zone["owner"] in play.readers(), f"no such owner: {zone['owner']!r}")
        for piece in zone["pieces"]:
            _check_keys(play, piece, Piece)


def _check_moves(play: Play, scene: Scene, texts: list[str]) -> None:
    shown = Counter(choice["text"] for choice in scene["moves"])
    play.require(shown == Counter(texts), f"the scene has the moves {shown}, legal are {texts}")
    inside = {zone["id"]: {piece["id"] for piece in zone["pieces"]} for zone in scene["zones"]}
    for choice in scene["moves"]:
        _check_keys(play, choice, MoveChoice)
        zone, piece = choice["zone"], choice["piece"]
        play.require(zone is None or zone in inside, f"there is no zone {zone!r}")
        if piece is not None:
            there = zone is not None and piece in inside[zone]
            play.require(there, f"there is no piece {piece!r} in the zone {zone!r}")


def _check_keys(play: Play, table: object, kind: type) -> None:
    expected = set(kind.__annotations__)
    found = set(table) if isinstance(table, dict) else None
    play.require(found == expected, f"a {kind.__name__} has the keys {expected}, got {found}")
