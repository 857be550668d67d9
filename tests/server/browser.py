"""A browser without a socket: frames pass in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from ecliptic.server.house import House
from ecliptic.server.limits import Limits
from ecliptic.server.protocol import (
    Answered,
    Asked,
    ChatLine,
    Closing,
    Done,
    Hinted,
    Join,
    LogLine,
    Look,
    Move,
    Refused,
    Update,
)
from ecliptic.server.visit import Visit

PATIENCE = 20
"""Seconds to wait for what must come."""

decode = msgspec.json.Decoder(Answered).decode


class Browser:
    """Keeps all that it is sent, and puts log and chat together from their pieces."""

    def __init__(self, house: House, limits: Limits | None = None) -> None:
        self.frames: list[bytes] = []
        self.replies: list[Answered] = []
        self.log: list[LogLine] = []
        self.chat: list[ChatLine] = []
        self.update: Update | None = None
        self.house = house
        self.key = ""
        self._requests: asyncio.Queue[str] = asyncio.Queue()
        self._arrived = asyncio.Event()
        self._names = iter(range(1_000_000))
        self.visit = Visit(house, limits or Limits(), self._requests.get, self._take)
        self.served = asyncio.create_task(self.visit.serve())

    async def _take(self, frame: bytes) -> None:
        self.frames.append(frame)
        reply = decode(frame)
        self.replies.append(reply)
        if isinstance(reply, Update):
            assert reply.log_from <= len(self.log)
            self.update = reply
            self.log[reply.log_from :] = reply.log
            self.chat[reply.chat_from :] = reply.chat
        self._arrived.set()

    def send(self, asked: Asked) -> None:
        self._requests.put_nowait(msgspec.json.encode(asked).decode())

    def send_text(self, frame: str) -> None:
        self._requests.put_nowait(frame)

    async def until(self, fulfilled: Callable[[], Any]) -> None:
        """Wait until something is true of what has arrived."""
        async with asyncio.timeout(PATIENCE):
            while not fulfilled():
                self._arrived.clear()
                await self._arrived.wait()

    async def reply_to(self, request: str | None) -> Done | Refused | Hinted:
        """Return the newest answer to a request, which may still have to come."""
        known = len(self.replies)

        def answers() -> list[Done | Refused | Hinted]:
            replies = self.replies[known:]
            kinds = (Done, Refused, Hinted)
            return [one for one in replies if isinstance(one, kinds) and one.id == request]

        await self.until(answers)
        return answers()[-1]

    async def ask(self, asked: Any) -> Done | Refused | Hinted:
        self.send(asked)
        return await self.reply_to(asked.id)

    async def refused(self, asked: Any) -> str:
        """Ask for what is refused; return the code."""
        reply = await self.ask(asked)
        assert isinstance(reply, Refused)
        return reply.code

    async def join(self, table: str, key: str = "", name: str | None = None) -> Update:
        self.key = key
        self.send(Join(table, key, name))
        await self.until(lambda: self.update or self.served.done())
        return self.now

    async def closing(self) -> Closing:
        """Return the last words of the server."""
        await self.until(lambda: self.replies and isinstance(self.replies[-1], Closing))
        last = self.replies[-1]
        assert isinstance(last, Closing)
        return last

    @property
    def now(self) -> Update:
        assert self.update is not None
        return self.update

    @property
    def turn(self) -> int:
        assert self.now.turn is not None
        return self.now.turn

    def id(self) -> str:
        return f"{id(self)}-{next(self._names)}"

    def legal(self) -> list[str]:
        scene = self.now.scene
        return [move["text"] for move in scene["moves"]] if scene else []

    def keys_told(self) -> list[str]:
        return [line.message["key"] for line in self.log]

    async def move(self, text: str | None = None) -> Done | Refused | Hinted:
        """Make a move, or the first legal one, and see the table after it."""
        asked = Move(self.id(), self.now.number, text or self.legal()[0])
        before = self.now.number
        reply = await self.ask(asked)
        if isinstance(reply, Done):
            await self.reach(before + 1)
        return reply

    async def reach(self, number: int) -> None:
        """Wait for an update with this number or a later one."""
        await self.until(lambda: self.now.number >= number)

    async def look(self, seat: int) -> None:
        """See through the eyes of another seat."""
        self.send(Look(seat))
        await self.until(lambda: self.now.viewer == seat)

    async def begin(self) -> None:
        """Wait for the game to begin."""
        await self.until(lambda: self.now.scene)

    async def leave(self) -> None:
        """Go away, as a browser that is closed."""
        self.served.cancel()
        await asyncio.gather(self.served, return_exceptions=True)


async def in_step(*browsers: Browser) -> None:
    """Wait until all see the same position."""
    newest = max(browser.now.number for browser in browsers)
    for browser in browsers:
        await browser.reach(newest)


def deciding(*browsers: Browser) -> Browser:
    """Return the one whose turn it is; all must be in step."""
    return next(browser for browser in browsers if browser.now.turn == browser.now.viewer)


async def _still_playing(*browsers: Browser) -> bool:
    await in_step(*browsers)  # with two houses the end may come only now
    return browsers[0].now.phase == "playing"


async def play_out(*browsers: Browser) -> None:
    """Let people make their first legal moves until the game is over."""
    while await _still_playing(*browsers):
        turn = browsers[0].now.turn
        mine = [browser for browser in browsers if browser.now.viewer == turn]
        if mine and mine[0].legal():
            await mine[0].move()
        else:
            await browsers[0].reach(browsers[0].now.number + 1)


async def play_alone(browser: Browser) -> None:
    """Play all seats at one screen to the end of the game."""
    while browser.now.phase == "playing":
        await browser.look(browser.turn)
        await browser.move()
