"""One browser's connection: an outbox, so that a stalled client never stops a table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ecliptic.server.decisions import Visitor
    from ecliptic.server.protocol import Done, Hinted, Refused, Update
    from ecliptic.server.stories import Story

STALLED: Final = 30.0
"""Seconds that a frame may take to be accepted before the connection is given up."""

LONGEST_QUEUE: Final = 256
"""Replies that may wait; a client that asks on without reading is cut off."""

encode = msgspec.json.Encoder().encode


class Connection:
    """What is still to be sent to one browser.

    Updates are not queued: the outbox only notes that one is due, and makes the newest
    when the browser takes it. Replies keep their order.
    """

    def __init__(self, send: Callable[[bytes], Awaitable[None]], who: Visitor) -> None:
        self.who = who
        self.chatted = 0
        self._send = send
        self._told = 0
        self._version: tuple[Story, int] | None = None
        self._replies: deque[Done | Refused | Hinted] = deque()
        self._due = False
        self._wake = asyncio.Event()

    def refresh(self) -> None:
        """Note that the table has changed."""
        self._due = True
        self._wake.set()

    def reply(self, reply: Done | Refused | Hinted) -> None:
        """Queue an answer. It follows an update that is due.

        Raises:
            TimeoutError: the browser asks on without reading.
        """
        if len(self._replies) >= LONGEST_QUEUE:
            raise TimeoutError
        self._replies.append(reply)
        self._wake.set()

    def told(self, story: Story) -> int:
        """Return how many lines of a story the browser holds unchanged."""
        current = (story, story.version)
        if self._version != current:
            self._version, self._told = current, 0
        return self._told

    async def run(self, update: Callable[[Connection], Awaitable[tuple[Update, Story]]]) -> None:
        """Send what is due until the connection ends or stalls.

        Raises:
            TimeoutError: the browser does not read.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._due:
                self._due = False
                await self._send_update(*await update(self))
            while self._replies:
                await self._send_now(encode(self._replies.popleft()))

    async def _send_update(self, update: Update, story: Story) -> None:
        frame = encode(update)
        self._version = (story, story.version)
        self._told = update.log_from + len(update.log)
        self.chatted = update.chat_from + len(update.chat)
        await self._send_now(frame)

    async def _send_now(self, frame: bytes) -> None:
        async with asyncio.timeout(STALLED):
            await self._send(frame)
