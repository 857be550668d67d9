"""Reads and checks the alliances and rivalries of a board file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecliptic.core.bits import only
from ecliptic.core.errors import CardSetError
from ecliptic.games.zodiakal.board import Relations

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecliptic.core.card_set import Entry

KIND_OF: Final = {
    "swap": "alliance",
    "truce": "alliance",
    "boon": "alliance",
    "tribute": "rivalry",
    "ban": "rivalry",
}
"""What kind of relation has which effect."""

SWAPPING: Final = ("gift", "reroll", "exchange")
"""Actions of tiles that a swap may lead to."""


@dataclass(frozen=True)
class Relation:
    """An alliance or rivalry of two tiles, by their ids."""

    effect: str
    tiles: tuple[str, str]


def refusal(entry: Entry, key: str, reason: str, got: object) -> CardSetError:
    """Return the error for a key whose rule has a sentence of its own, to be raised."""
    return CardSetError(entry.file, f"{entry.where}{key}", reason, got, f"{entry.where}{reason}")


def read_relations(top: Entry, actions: Mapping[str, str]) -> tuple[Relation, ...]:
    """Return the relations of a file; `actions` are those of its tiles, by id."""
    return tuple(_read_relation(entry, actions) for entry in top.tables("relation"))


def _read_relation(entry: Entry, actions: Mapping[str, str]) -> Relation:
    effect = entry.get("effect")
    if not isinstance(effect, str) or effect not in KIND_OF:
        reason = f"unknown effect {effect!r}, expected one of {', '.join(KIND_OF)}"
        raise refusal(entry, "effect", reason, effect)
    entry.where = f"relation {effect}: "
    entry.only(("kind", "effect", "tiles"))
    if entry.get("kind") != KIND_OF[effect]:
        reason = f"kind must be {KIND_OF[effect]}, got {entry.get('kind')!r}"
        raise refusal(entry, "kind", reason, entry.get("kind"))
    tiles = _read_pair(entry, actions)
    if effect == "swap" and not all(actions[tile] in SWAPPING for tile in tiles):
        reason = "both tiles need the action gift, reroll or exchange"
        raise refusal(entry, "tiles", reason, list(tiles))
    if effect == "boon" and actions[tiles[0]] != "exchange":
        raise refusal(entry, "tiles", "the first tile needs the action exchange", list(tiles))
    return Relation(effect, tiles)


def _read_pair(entry: Entry, known: Mapping[str, str]) -> tuple[str, str]:
    got = entry.get("tiles")
    if not isinstance(got, list) or not all(isinstance(one, str) and one in known for one in got):
        raise refusal(entry, "tiles", "tiles must be two different tile ids", got)
    if len(got) != 2 or got[0] == got[1]:
        raise refusal(entry, "tiles", "tiles must be two different tile ids", got)
    return got[0], got[1]


def native_relations(relations: Sequence[Relation], ids: Sequence[str]) -> Relations:
    """Return the relations as native tables, by the places of the tiles."""
    native = Relations()
    both_ways = {
        "swap": native.swap,
        "truce": native.truce,
        "tribute": native.tribute,
        "ban": native.ban,
    }
    for relation in relations:
        one, other = (ids.index(tile) for tile in relation.tiles)
        if relation.effect == "boon":
            native.boon |= only(other)
        else:
            both_ways[relation.effect][one] |= only(other)
            both_ways[relation.effect][other] |= only(one)
        if relation.effect == "ban":
            native.banned |= only(one) | only(other)
    return native
