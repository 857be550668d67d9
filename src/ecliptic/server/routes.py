"""What the server answers over HTTP."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any, TypeAlias

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from ecliptic import catalog
from ecliptic.core.rules_page import read_rules
from ecliptic.core.words import DEFAULT_LANGUAGE
from ecliptic.server import addresses, replays, site
from ecliptic.server.config import Config
from ecliptic.server.errors import TableError
from ecliptic.server.house import House
from ecliptic.server.limits import Addresses
from ecliptic.server.requests import (
    NewTable,
    Opened,
    OpenTable,
    Replay,
    ReplayAsked,
    SeatLink,
    Site,
    TakeSeat,
)
from ecliptic.server.room import Room
from ecliptic.server.rules_html import RuleSection, rule_sections

Asker: TypeAlias = Request[Any, Any, Any]
TheHouse: TypeAlias = NamedDependency[House]
TheConfig: TypeAlias = NamedDependency[Config]
ByAddress: TypeAlias = NamedDependency[Addresses]
Key = Annotated[str | None, HeaderParameter(name="Authorization", required=False, max_length=100)]
Viewer = Annotated[int | None, QueryParameter(name="viewer", ge=0, le=15)]
First = Annotated[int, QueryParameter(name="first", ge=0)]
Count = Annotated[int, QueryParameter(name="count", ge=1, le=400)]
Language = Annotated[str, QueryParameter(name="language", max_length=20)]
LinkText = Annotated[str, QueryParameter(name="text", max_length=300)]


@get("/healthz", sync_to_thread=False, opt={"unlimited": True})
def healthz() -> dict[str, bool]:
    """Answer that the process lives."""
    return {"ok": True}


@get("/readyz", opt={"unlimited": True})
async def readyz(house: TheHouse) -> Response[dict[str, bool]]:
    """Answer whether tables can be played: the database answers and is up to date."""
    ready = await house.store.ready()
    return Response({"ok": ready}, status_code=200 if ready else HTTP_503_SERVICE_UNAVAILABLE)


@get("/api/site", sync_to_thread=True)
def get_site(config: TheConfig) -> Site:
    """Return the games and where this server is reached."""
    shared = addresses.shared(config)
    return site.site(shared, local_only=not shared)


@get("/api/games/{game:str}/words/{language:str}", sync_to_thread=True)
def get_words(game: FromPath[str], language: FromPath[str]) -> dict[str, str]:
    """Return the sentences of a game."""
    return site.sentences(game, language)


@get("/api/games/{game:str}/rules", sync_to_thread=True)
def get_rules(game: FromPath[str], language: Language = DEFAULT_LANGUAGE) -> list[RuleSection]:
    """Return the rules page of a game, cut at its rules; in English if not in the language."""
    return rule_sections(read_rules(catalog.game_class(game).folder, language))


@get("/api/tables")
async def get_tables(house: TheHouse) -> list[OpenTable]:
    """Return the public tables."""
    return await house.listed()


@post("/api/tables")
async def open_table(
    data: JSONBody[NewTable], house: TheHouse, by_address: ByAddress, request: Asker
) -> Opened:
    """Open a table."""
    by_address.table(_address(request))
    return await house.open_table(data)


@post("/api/tables/{table:str}/seats")
async def take_seat(table: FromPath[str], data: JSONBody[TakeSeat], house: TheHouse) -> SeatLink:
    """Sit down in an open seat of a public table."""
    return await house.take_seat(table, data.seat, data.name)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def get_record(
    table: FromPath[str],
    house: TheHouse,
    key: Key = None,
    everything: Annotated[bool, QueryParameter(name="all")] = False,  # noqa: FBT002
) -> Response[str]:
    """Return the record: what the seat of a key has seen, or after the end all of it."""
    room = await house.room(table)
    seats = await _seats(room, key)
    record = room.table.record()
    if everything:
        _check_over(room)
    else:
        record = await asyncio.to_thread(
            record.seen_by, room.table.game, seats[0] if seats else None
        )
    name = f"{room.table.game.name}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record.text(), media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table:str}/replay")
async def get_replay(
    table: FromPath[str],
    house: TheHouse,
    key: Key = None,
    viewer: Viewer = None,
    first: First = 0,
    count: Count = 200,
) -> Replay:
    """Return a stretch of a table's past: as one's own seat saw it, after the end as any."""
    room = await house.room(table)
    seats = await _seats(room, key)
    there = room.table
    everybody: list[int | None] = [*range(len(there.seats)), None]
    viewers = everybody if there.phase == "over" else [*seats, *([] if seats else [None])]
    actions = [step.action for step in there.match.steps]
    names = [seat.name or there.names()[number] for number, seat in enumerate(there.seats)]
    return await asyncio.to_thread(
        replays.replay, there.game, actions, names, viewers, viewer, first, count
    )


@post("/api/replays", status_code=200)
async def post_replay(data: JSONBody[ReplayAsked]) -> Replay:
    """Return a stretch of a record that the visitor has."""
    return await asyncio.to_thread(replays.replay_of_text, data)


@get("/api/qr", media_type="image/svg+xml", sync_to_thread=True)
def get_qr(text: LinkText) -> Response[bytes]:
    """Return a link as a QR code."""
    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=4, border=2, svgns=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def _address(request: Asker) -> str:
    return request.client.host if request.client else ""


async def _seats(room: Room, key: str | None) -> tuple[int, ...]:
    """Return the seats of the key in an Authorization header; none: a spectator."""
    if key is None:
        if room.row.public:
            return ()
        raise TableError("no_key", "expected the table's key in the Authorization header")
    seats = await room.seats_of(key.removeprefix("Bearer ").strip())
    if seats is None:
        raise TableError("no_key", "this link does not open the table")
    return seats if room.table.phase == "over" else room.table.eyes(seats)


def _check_over(room: Room) -> None:
    if room.table.phase != "over":
        raise TableError("not_over", "the whole record is shown when the game is over")


ROUTES = [
    healthz,
    readyz,
    get_site,
    get_words,
    get_rules,
    get_tables,
    open_table,
    take_seat,
    get_record,
    get_replay,
    post_replay,
    get_qr,
]
