"""Whoever does not read stops nobody else, and is cut off in the end."""

import asyncio

import msgspec
import pytest

from ecliptic.server import connection
from ecliptic.server.limits import Limits
from ecliptic.server.protocol import Join, Update
from ecliptic.server.visit import Visit
from tests.server.asked import ALSO_ME, ME, dual
from tests.server.browser import play_alone

pytestmark = pytest.mark.anyio

FAST = Limits(requests=1e9)


class Stalled:
    """A browser that sends what it is given and takes nothing."""

    def __init__(self, house, *frames, endless=None):
        self.frames = list(frames)
        self.endless = endless
        self.taking = asyncio.Event()
        self.sent = 0
        self.served = asyncio.create_task(Visit(house, FAST, self.receive, self.send).serve())

    async def receive(self):
        if self.frames:
            return self.frames.pop(0)
        await self.taking.wait()
        if self.endless is None:
            await asyncio.Event().wait()
        self.sent += 1
        await asyncio.sleep(0)
        return self.endless

    async def send(self, frame):
        self.taking.set()
        await asyncio.Event().wait()


def frame(asked):
    return msgspec.json.encode(asked).decode()


async def test_a_stalled_client_does_not_stop_a_table(houses, house):
    opened, (browser,) = await houses.seated(house, dual(ME, ALSO_ME))
    stalled = Stalled(house, frame(Join(opened.table, opened.links[-1].key)))
    await stalled.taking.wait()
    await play_alone(browser)
    still = not stalled.served.done()
    stalled.served.cancel()
    await asyncio.gather(stalled.served, return_exceptions=True)

    assert still
    assert browser.now.end.by == "rules"


async def test_a_client_that_does_not_read_is_given_up(houses, house, monkeypatch):
    monkeypatch.setattr(connection, "STALLED", 0.01)
    opened, (browser,) = await houses.seated(house, dual(ME, ALSO_ME))
    stalled = Stalled(house, frame(Join(opened.table, opened.links[-1].key)))
    with pytest.raises(TimeoutError):
        await stalled.served
    await browser.until(lambda: browser.now.spectators == 0)

    assert len((await house.room(opened.table)).connections) == 1


async def test_a_client_that_floods_without_reading_is_cut_off(houses, house):
    opened = await house.open_table(dual(ME, ALSO_ME))
    flooding = Stalled(house, frame(Join(opened.table, opened.links[-1].key)), endless="{")
    with pytest.raises(TimeoutError):
        await flooding.served

    assert flooding.sent == connection.LONGEST_QUEUE + 1


async def test_a_slow_client_is_told_the_newest_only(houses, house):
    opened, (browser,) = await houses.seated(house, dual(ME, ALSO_ME))
    room = await house.room(opened.table)
    updates = [reply for reply in browser.replies if isinstance(reply, Update)]
    for _ in range(50):
        room.tell()
    await browser.until(lambda: len(browser.replies) > len(updates))

    assert len(browser.replies) == len(updates) + 1
