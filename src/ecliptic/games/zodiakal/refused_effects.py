"""Why a special effect cannot be declared, or cannot be declared further in this way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiakal.move_texts import parsed
from ecliptic.games.zodiakal.seen import effect_tile, owned, player, protected
from ecliptic.games.zodiakal.told_effects import RULES

if TYPE_CHECKING:
    from ecliptic.core.narration import Value
    from ecliptic.games.zodiakal.labels import Labels
    from ecliptic.games.zodiakal.move_texts import Deed
    from ecliptic.games.zodiakal.view import ZodiakalView

_ACTION_OF: Final = {
    "gift": "gift",
    "steal": "steal",
    "duel": "duel",
    "wind": "travel",
    "again": "reroll",
    "exchange": "exchange",
    "trade": "exchange",
}
"""The action that a tile must have for a move to begin a declaration there."""


def about_effect(labels: Labels, view: ZodiakalView, deed: Deed) -> Message:
    """Return why a move of a declaration, or a pass, is not open now."""
    declared = [parsed(text) for text in view["declared"]]
    latest = declared[-1].kind if declared else ""
    if deed.kind == "pass":
        return refused("no_taking_back", "ZK-4.5")
    if latest in {"gift", "trade"}:
        return _completing(labels, view, declared[-1], deed)
    if deed.kind in {"give", "gain"}:
        return refused(f"{deed.kind}_later", RULES[deed.kind])
    if deed.kind == "nothing":
        return refused("nothing_here", "ZK-R14" if not declared else "ZK-6.1")
    if deed.kind in {"ally", "trade"} and declared:
        return refused("second_effect", "ZK-R13")
    return _beginning(labels, view, deed)


def _completing(labels: Labels, view: ZodiakalView, latest: Deed, deed: Deed) -> Message:
    """Return why a declaration that needs its last part cannot have this one."""
    rule = RULES[latest.kind]
    needed = "give" if latest.kind == "gift" else "gain"
    if deed.kind != needed:
        return refused(f"{needed}_now", rule)
    if deed.number == player(view):
        return refused("give_to_others", "ZK-R8")
    ruling = "ZK-R8" if needed == "give" else "ZK-R18"
    return refused("box_lacks", ruling, ones=labels.ones(deed.names))


def _beginning(labels: Labels, view: ZodiakalView, deed: Deed) -> Message:
    """Return why an effect cannot be used from the tile of the turn player."""
    tile = effect_tile(view)
    kind = deed.kind
    if kind == "ally":
        return _ally(labels, tile, deed.name)
    if labels.tiles[tile].action != _ACTION_OF[kind]:
        there = labels.tile(labels.tile_with(_ACTION_OF[kind]))
        return refused("wrong_tile", RULES[kind], tile=there)
    if kind == "gift":
        return refused("box_lacks", "ZK-5.2", ones=labels.ones(deed.names))
    if kind in {"steal", "duel"}:
        return _target(labels, view, tile, deed)
    if kind == "wind":
        return refused("wind_here", "ZK-R15", tile=labels.tile(tile))
    return _exchange(labels, view, deed)


def _ally(labels: Labels, tile: str, other: str) -> Message:
    values: dict[str, Value] = {"tile": labels.tile(tile), "other": labels.tile(other)}
    if other in labels.related("swap", tile):
        return Message("refused.ally_idle", {"other": values["other"]}, "ZK-4.4")
    return Message("refused.no_ally", values, "ZK-6.1")


def _target(labels: Labels, view: ZodiakalView, tile: str, deed: Deed) -> Message:
    """Return why a seat cannot be robbed or challenged."""
    seat = SeatName(deed.number)
    if deed.number == player(view):
        return refused("not_yourself", RULES[deed.kind])
    if protected(labels, view, tile, deed.number):
        return refused("truce", "ZK-6.2", seat=seat)
    return refused("no_tokens", "ZK-R10" if deed.kind == "steal" else "ZK-R11", seat=seat)


def _exchange(labels: Labels, view: ZodiakalView, deed: Deed) -> Message:
    """Return why a token cannot be exchanged, for another or for two."""
    mine = owned(labels, view["hands"][player(view)])
    keys = labels.boon_tokens()
    if deed.kind == "trade" and not keys:
        return refused("no_boon", "ZK-6.3")
    if deed.kind == "trade" and not set(keys) & set(mine):
        return refused("boon_lacks", "ZK-6.3", ones=labels.ones(dict.fromkeys(keys)))
    if deed.name not in mine:
        return refused("not_yours", RULES[deed.kind], one=labels.one(deed.name))
    if deed.names[0] == deed.names[-1]:
        return refused("same_kind", "ZK-R18")
    return refused("box_lacks", "ZK-5.7", ones=labels.ones(deed.names[1:]))


def refused(reason: str, rule: str, **values: Value) -> Message:
    """Return the reason against a move."""
    return Message(f"refused.{reason}", values, rule)
