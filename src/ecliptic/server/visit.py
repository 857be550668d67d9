"""One visit over a WebSocket: join a table, then ask and be told until the socket closes."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import structlog

from ecliptic.server import decisions
from ecliptic.server.connection import Connection
from ecliptic.server.decisions import Visitor
from ecliptic.server.errors import TableError
from ecliptic.server.limits import Bucket
from ecliptic.server.protocol import (
    Answer,
    Asked,
    Chat,
    Closing,
    Done,
    Explain,
    Hint,
    Hinted,
    Join,
    Look,
    Move,
    MoveValue,
    Propose,
    Refused,
    Rematch,
    Rename,
    Resign,
    Resume,
)
from ecliptic.server.room import digest_of
from ecliptic.server.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from ecliptic.server.house import House
    from ecliptic.server.limits import Limits
    from ecliptic.server.room import Room
    from ecliptic.server.table import Table
    from ecliptic.server.thinking import Opinion

JOIN_WITHIN: Final = 20.0
"""Seconds until a socket that has not joined a table is closed."""

Deed: TypeAlias = Move | Explain | Propose | Answer | Resign | Resume | Rename | Chat

decode = msgspec.json.Decoder(Asked).decode

log = structlog.get_logger(__name__)


class Visit:
    """Serves one socket; knows no framework: frames come from `receive` and go to `send`."""

    def __init__(
        self,
        house: House,
        limits: Limits,
        receive: Callable[[], Awaitable[str]],
        send: Callable[[bytes], Awaitable[None]],
    ) -> None:
        self._house = house
        self._receive = receive
        self._send = send
        self._requests = Bucket(limits.requests, limits.requests_per_second)
        self._chat = Bucket(limits.chat, limits.chat_per_second)
        self._hints: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Serve until the socket closes, which `receive` or `send` raise in their way."""
        try:
            room, connection = await self._join()
        except TableError as error:
            await self._send(msgspec.json.encode(Closing(error.code, again=False)))
            return
        except StoreError:
            await self._send(msgspec.json.encode(Closing("store", again=True)))
            return
        room.enter(connection)
        try:
            await self._stay(room, connection)
        except TableError as error:
            await self._send(msgspec.json.encode(Closing(error.code, again=False)))
        except StoreError:
            await self._send(msgspec.json.encode(Closing("store", again=True)))
        finally:
            for hint in self._hints:
                hint.cancel()
            room.leave(connection)

    async def _stay(self, room: Room, connection: Connection) -> None:
        await _first_ended(connection.run(room.update), self._answer_all(room, connection))

    async def _join(self) -> tuple[Room, Connection]:
        async with asyncio.timeout(JOIN_WITHIN):
            asked = self._read(await self._receive())
        if not isinstance(asked, Join):
            raise TableError("join_first", "expected a join")
        room = await self._house.room(asked.table)
        seats = await self._seats(room, asked.key)
        name = asked.name or ""
        await room.change(lambda table: decisions.sit(table, seats, name))
        viewer = seats[0] if seats else None
        return room, Connection(self._send, Visitor(seats, viewer, digest_of(asked.key)))

    async def _seats(self, room: Room, key: str) -> tuple[int, ...]:
        if not key and room.row.public:
            return ()
        seats = await room.seats_of(key)
        if seats is None:
            raise TableError("no_key", "this link does not open the table")
        return seats

    def _read(self, frame: str) -> Asked:
        self._requests.take()
        try:
            return decode(frame)
        except msgspec.DecodeError as error:
            raise TableError("bad_request", str(error)) from error

    async def _answer_all(self, room: Room, connection: Connection) -> None:
        while True:
            await self._answer(room, connection, await self._receive())

    async def _answer(self, room: Room, connection: Connection, frame: str) -> None:
        request: str | None = None
        try:
            asked = self._read(frame)
            request = getattr(asked, "id", None)
            await self._do(room, connection, asked)
        except TableError as error:
            reason = error.reason.as_json() if error.reason else None
            legal = list(error.legal) if error.legal is not None else None
            connection.reply(Refused(request, error.code, error.detail, reason, legal))
        except StoreError:
            log.exception("not_stored", table=room.row.id)
            connection.reply(Refused(request, "store", "it could not be stored; try again"))

    async def _do(self, room: Room, connection: Connection, asked: Asked) -> None:
        if isinstance(asked, Join):
            raise TableError("joined", "this connection has joined a table already")
        if isinstance(asked, Look):
            self._look(connection, asked.seat)
            return
        room.check(connection.who)
        if isinstance(asked, Hint):
            self._hint(room, connection, asked)
            return
        who = connection.who
        if isinstance(asked, Move) and asked.seat is not None:
            who = self._eyes(who, asked.seat)
        await self._change(room, who, asked)
        connection.reply(Done(asked.id))

    def _look(self, connection: Connection, seat: int) -> None:
        connection.who = self._eyes(connection.who, seat)
        connection.refresh()

    def _eyes(self, who: Visitor, seat: int) -> Visitor:
        if seat not in who.seats:
            raise TableError("forbidden", "this is not your seat")
        return replace(who, viewer=seat)

    async def _change(self, room: Room, who: Visitor, asked: Deed | Rematch) -> None:
        if isinstance(asked, Rematch):
            await self._house.rematch(room, who, asked.id)
            return
        if isinstance(asked, Chat):
            self._chat.take()

        def once(table: Table) -> None:
            # Under the room's lock: whatever is done there is stored.
            room.check(who)
            if f"{who.viewer}:{asked.id}" not in table.done:
                deed(table, who, asked)

        await room.change(once)

    def _hint(self, room: Room, connection: Connection, asked: Hint) -> None:
        """Let a bot think beside, so that the reader goes on."""
        if self._hints:
            raise TableError("too_fast", "a hint is on its way already")
        seat = connection.who.playing()
        task = asyncio.create_task(self._hinted(room, connection, seat, asked.id))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _hinted(self, room: Room, connection: Connection, seat: int, request: str) -> None:
        reply: Hinted | Refused
        try:
            reply = _hint_shown(room, request, await room.hint(seat))
        except TableError as error:
            reply = Refused(request, error.code, error.detail)
        with contextlib.suppress(TimeoutError):  # the connection is being cut off
            connection.reply(reply)


async def _first_ended(*works: Coroutine[None, None, None]) -> None:
    """Wait for the first of several works, end the others, and raise what it raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


def deed(table: Table, who: Visitor, asked: Deed) -> None:  # one line a request
    """Do what a request asks for.

    Raises:
        TableError: the table refuses it.
    """
    match asked:
        case Move(id=request, number=number, text=text):
            decisions.move(table, who, number, text, request)
        case Explain(text=text):
            decisions.explain(table, who, text)
        case Propose(id=request, what=what):
            decisions.propose(table, who, what, request)
        case Answer(id=request, agree=agree):
            decisions.answer(table, who, request, agree=agree)
        case Resign(id=request):
            decisions.resign(table, who, request)
        case Resume(id=request):
            decisions.resume(table, who, request)
        case Rename(id=request, name=name):
            decisions.rename(table, who, name, request)
        case Chat(id=request, text=text):
            decisions.chat(table, who, text, request)


def _hint_shown(room: Room, request: str, opinion: Opinion) -> Hinted:
    game = room.table.game
    best = sorted(opinion.looked_at, key=lambda one: (-one[1], -one[2]))
    values = [MoveValue(game.action_text(one), value, visits) for one, visits, value in best]
    return Hinted(request, game.action_text(opinion.action), values)
