"""Reads and checks a board file of Zodiakal (the format stands in docs/reference/zodiakal.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecliptic.core.card_set import Entry
from ecliptic.games.zodiakal.action_ids import FACES
from ecliptic.games.zodiakal.board import Switches, Tables
from ecliptic.games.zodiakal.holding import KINDS
from ecliptic.games.zodiakal.relation_file import (
    Relation,
    native_relations,
    read_relations,
    refusal,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.card_set import CardSet

ACTIONS: Final = ("block", "gift", "steal", "travel", "reroll", "duel", "exchange")
"""What tiles do, in the order of the native numbers."""

SEATS: Final = (2, 3, 4)

RESERVE: Final = 2
"""Tokens that the box keeps, whatever the hands hold: a gift takes two (ZK-R7)."""

_KEYS: Final = (
    "format",
    "game",
    "name",
    "author",
    "side",
    "hand_limit",
    "steal_on",
    "block_cost",
    "copies",
    "tile",
    "relation",
)

_TILE_KEYS: Final = ("id", "name", "square", "colour", "token", "token_name", "action")

_SMALL_LETTERS: Final = re.compile("[a-z]+")


@dataclass(frozen=True)
class Tile:
    """A zodiac tile and its kind of token; names and colour are by language."""

    id: str
    name: dict[str, str]
    square: int
    colour: dict[str, str]
    token: str
    token_name: dict[str, str]
    action: str


@dataclass(frozen=True)
class Board:
    """A checked board file. `copies` are the tokens of each kind by number of players."""

    name: dict[str, str]
    side: int
    hand_limit: int
    steal_on: tuple[int, ...]
    block_cost: int
    copies: dict[int, int]
    tiles: tuple[Tile, ...]
    relations: tuple[Relation, ...]

    @property
    def squares(self) -> int:
        """How many edge squares there are."""
        return squares_of(self.side)

    def tables(self, switches: Switches) -> Tables:
        """Return the native tables of this board."""
        ids = [tile.id for tile in self.tiles]
        return Tables(
            switches,
            native_relations(self.relations, ids),
            self.squares,
            [tile.square for tile in self.tiles],
            [ACTIONS.index(tile.action) for tile in self.tiles],
            [self.hand_limit, self.block_cost, self.copies[int(switches.players)]],
            list(self.steal_on),
        )


def squares_of(side: int) -> int:
    """Return how many squares the edge of a board has."""
    return 4 * (side - 1)  # ZK-1.1


def read_board(card_set: CardSet) -> Board:
    """Return the board that a file describes.

    Raises:
        CardSetError: with file, key, expected and got; nothing is half-read.
    """
    top = Entry(card_set.source, "", card_set.content)
    top.only(_KEYS)
    top.exactly("format", 1)
    top.exactly("game", "zodiakal")
    top.text("author")
    side = top.whole("side", 3, 15)
    hand_limit = top.whole("hand_limit", 7, 12)
    tiles = _read_tiles(top, squares_of(side))
    return Board(
        name=top.words("name"),
        side=side,
        hand_limit=hand_limit,
        steal_on=_read_steal_on(top),
        block_cost=_read_block_cost(top),
        copies=_read_copies(top, hand_limit),
        tiles=tiles,
        relations=read_relations(top, {tile.id: tile.action for tile in tiles}),
    )


def _read_steal_on(top: Entry) -> tuple[int, ...]:
    got = top.get("steal_on")
    if not isinstance(got, list) or not got or not _are_different_faces(got):
        raise top.fail("steal_on", f"different die faces from 1 to {FACES}", got)
    return tuple(sorted(got))


def _are_different_faces(faces: Sequence[object]) -> bool:
    known = [face for face in faces if type(face) is int and 1 <= face <= FACES]
    return len(known) == len(faces) == len(set(known))


def _read_block_cost(top: Entry) -> int:
    got = top.get("block_cost")
    if type(got) is not int or not 1 <= got <= 3:
        raise top.fail("block_cost", "1, 2 or 3", got)
    return got


def _read_copies(top: Entry, hand_limit: int) -> dict[int, int]:
    table = top.get("copies")
    if not isinstance(table, Mapping):
        raise top.fail("copies", "a table with players_2, players_3 and players_4", table)
    entry = Entry(top.file, "copies.", table)
    entry.only([f"players_{seats}" for seats in SEATS])
    return {seats: _read_copies_for(entry, seats, hand_limit) for seats in SEATS}


def _read_copies_for(entry: Entry, seats: int, hand_limit: int) -> int:
    key = f"players_{seats}"
    copies = entry.whole(key, 1, 9)
    if KINDS * copies < hand_limit * seats + RESERVE:
        raise refusal(entry, key, f"{key}: too few, the box could run empty", copies)
    return copies


def _read_tiles(top: Entry, squares: int) -> tuple[Tile, ...]:
    entries = top.tables("tile")
    if len(entries) != KINDS:
        reason = f"tile: expected {KINDS} tiles, found {len(entries)}"
        raise refusal(top, "tile", reason, len(entries))
    tiles: list[Tile] = []
    for entry in entries:
        tile = _read_tile(entry, squares)
        for known in tiles:
            _check_differ(entry, tile, known)
        tiles.append(tile)
    return tuple(tiles)


def _read_tile(entry: Entry, squares: int) -> Tile:
    name = entry.get("id")
    if not isinstance(name, str) or not _SMALL_LETTERS.fullmatch(name):
        raise refusal(entry, "id", f"id {name!r}: expected small letters", name)
    entry.where = f"tile {name}: "
    entry.only(_TILE_KEYS)
    return Tile(
        id=name,
        name=entry.words("name"),
        square=_read_square(entry, squares),
        colour=entry.words("colour"),
        token=_read_token(entry),
        token_name=entry.words("token_name"),
        action=_read_action(entry),
    )


def _read_square(entry: Entry, squares: int) -> int:
    got = entry.get("square")
    if type(got) is not int or not 0 <= got < squares:
        raise refusal(entry, "square", f"square must be 0 to {squares - 1}, got {got!r}", got)
    return got


def _read_token(entry: Entry) -> str:
    got = entry.get("token")
    if not isinstance(got, str) or not _SMALL_LETTERS.fullmatch(got):
        raise refusal(entry, "token", f"token must be small letters, got {got!r}", got)
    return got


def _read_action(entry: Entry) -> str:
    got = entry.get("action")
    if not isinstance(got, str) or got not in ACTIONS:
        reason = f"unknown action {got!r}, expected one of {', '.join(ACTIONS)}"
        raise refusal(entry, "action", reason, got)
    return got


def _check_differ(entry: Entry, tile: Tile, known: Tile) -> None:
    if tile.id == known.id:
        raise refusal(entry, "id", f"{tile.id} appears twice", tile.id)
    if tile.token == known.token:
        raise refusal(entry, "token", f"token {tile.token} belongs to two tiles", tile.token)
    if tile.square == known.square:
        raise refusal(entry, "square", f"square {tile.square} is taken by {known.id}", tile.square)
    if tile.action == known.action:
        raise refusal(entry, "action", f"action {tile.action} belongs to two tiles", tile.action)
