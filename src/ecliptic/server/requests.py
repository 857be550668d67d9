"""What is asked and answered over HTTP beside the table's own connection."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ecliptic.core.narration import MessageJson
from ecliptic.core.scene import Scene
from ecliptic.server.protocol import LogLine, Name, SeatNumber, TableId

Plain: TypeAlias = bool | int | str | list[str]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there.

    `me`: whoever opens the table (several at one screen: more than once), `link`: an
    invited person, `open`: anybody, `bot`: a bot of `level`.
    """

    kind: Literal["me", "link", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the whole game plus `increment` after each move, or for each move."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    per_move: bool = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `options` are variant switches that differ from their defaults.

    `cards` is a built-in set's name or the text of a TOML file. `same_deal` names a
    finished table whose chance shall come again, with its options and cards whatever is
    said here. `guided` shows a newcomer around.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Plain] = {}
    cards: Annotated[str, Meta(max_length=100_000)] | None = None
    clock: NewClock | None = None
    chat: bool = True
    guided: bool = False
    same_deal: TableId | None = None


class SeatLink(Struct, frozen=True):
    """A key that sits down in `seats` (none: watches). Mine are those of `me` seats."""

    seats: list[int]
    key: str
    mine: bool


class Opened(Struct, frozen=True):
    """A new table and all its keys; they are never shown again."""

    table: str
    links: list[SeatLink]


class OpenTable(Struct, frozen=True):
    """A public table in the lobby; `open` are the seats that wait for somebody."""

    table: str
    game: str
    title: str
    names: list[str]
    open: list[int]
    created: float
    phase: Literal["waiting", "playing", "paused"]


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in an open seat of a public table."""

    seat: SeatNumber
    name: Name


class SwitchShown(Struct, frozen=True):
    """A variant switch with its explanation.

    It has `values`, or a range of whole numbers from `low` to `high`, or it holds `count`
    different ones of `names`.
    """

    name: str
    default: Plain
    values: list[Plain] | None
    low: int | None
    high: int | None
    names: list[str] | None
    count: int | None
    label: MessageJson
    rule: str | None


class CardSetShown(Struct, frozen=True):
    """A built-in card set and its name by language."""

    name: str
    title: dict[str, str]


class GameShown(Struct, frozen=True):
    """A game of the catalog. `players` is how many can play, with the switch that says so."""

    name: str
    title: str
    players: list[int]
    players_switch: str | None
    switches: list[SwitchShown]
    card_sets: list[CardSetShown]
    default_cards: str
    languages: list[str]
    guided: bool


class Site(Struct, frozen=True):
    """Where this server can be reached. `local_only`: from this computer alone."""

    version: str
    local_only: bool
    addresses: list[str]
    levels: list[str]
    games: list[GameShown]


class FrameShown(Struct, frozen=True):
    """The table after `move` moves; `text` is the last of them as it was seen."""

    move: int
    text: str
    actor: int | None
    scene: Scene
    view: dict[str, object]
    log: list[LogLine]


class Replay(Struct, frozen=True):
    """A stretch of a record as one seat saw it; `moves` is its whole length."""

    game: str
    title: str
    names: list[str]
    viewer: int | None
    viewers: list[int | None]
    moves: int
    first: int
    frames: list[FrameShown]


class ReplayAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    viewer: int | None = None
    first: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=400)] = 200


class Problem(Struct, frozen=True):
    """Why a request was refused: a stable word, a sentence, and the key it is about."""

    code: str
    detail: str
    key: str | None = None
