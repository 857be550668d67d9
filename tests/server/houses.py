"""Houses for tests, opened and closed like servers."""

from __future__ import annotations

from contextlib import AsyncExitStack

from ecliptic.server.house import House
from ecliptic.server.limits import Limits
from ecliptic.server.requests import NewTable, Opened
from ecliptic.server.store import Store
from ecliptic.server.thinkers import Thinkers
from tests.server.browser import Browser
from tests.server.thinking_aids import AtOnce


class Houses:
    """Opens houses, and closes those that are still open at the end."""

    def __init__(self, stack: AsyncExitStack) -> None:
        self._stack = stack
        self._browsers: list[Browser] = []

    async def open(self, url: str, thinkers: Thinkers | None = None, *, pace: float = 0.0) -> House:
        store = await Store.open(url)
        house = House(store, thinkers or AtOnce(), pace)
        house.start()
        self._stack.push_async_callback(self.close, house)
        return house

    async def close(self, house: House) -> None:
        """Send everybody home and close."""
        for browser in self._browsers:
            await browser.leave()
        self._browsers.clear()
        await house.close()
        await house.store.close()

    def browser(self, house: House, limits: Limits | None = None) -> Browser:
        browser = Browser(house, limits)
        self._browsers.append(browser)
        return browser

    async def at(self, house: House, table: str, key: str = "", name: str | None = None) -> Browser:
        """Return a browser that has joined a table."""
        browser = self.browser(house)
        await browser.join(table, key, name)
        return browser

    async def seated(
        self, house: House, asked: NewTable, *names: str
    ) -> tuple[Opened, list[Browser]]:
        """Open a table and return a browser for each of its keys that sits somewhere."""
        opened = await house.open_table(asked)
        links = [link for link in opened.links if link.seats]
        given = [*names, *(f"P{number}" for number in range(len(links)))]
        browsers = [
            await self.at(house, opened.table, link.key, name)
            for link, name in zip(links, given, strict=False)
        ]
        for browser in browsers:
            await browser.begin()
        return opened, browsers
