"""Two processes on one PostgreSQL database, here two houses: whoever is first has moved."""

import asyncio

import pytest

from ecliptic.server.protocol import Chat, Done, Move, Refused
from ecliptic.server.requests import NewClock
from tests.server.asked import BOT, LINK, ME, dual
from tests.server.browser import deciding, in_step, play_out

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


@pytest.fixture
async def two_houses(houses, postgres_url):
    return [await houses.open(postgres_url), await houses.open(postgres_url)]


@pytest.fixture
async def pair(houses, two_houses):
    """Two people at one table, each at a house of their own."""
    opened = await two_houses[0].open_table(dual(ME, LINK))
    pairs = zip(two_houses, opened.links, strict=False)
    browsers = [await houses.at(house, opened.table, link.key, "Eva") for house, link in pairs]
    for browser in browsers:
        await browser.begin()
    await in_step(*browsers)
    return opened.table, browsers


async def events(house, table, kind):
    return [event for event in await house.store.events(table) if event.kind == kind]


async def test_a_move_at_one_house_is_seen_at_the_other(pair):
    _, browsers = pair
    await deciding(*browsers).move()
    await in_step(*browsers)
    await deciding(*browsers).move()
    await in_step(*browsers)

    assert browsers[0].now.moves == browsers[1].now.moves
    assert len(browsers[0].log) == len(browsers[1].log)


async def test_a_whole_game_is_played_over_two_houses(pair):
    _, browsers = pair
    await play_out(*browsers)
    await browsers[1].until(lambda: browsers[1].now.end)
    await browsers[0].until(lambda: browsers[0].now.end)

    assert browsers[0].now.end.result == browsers[1].now.end.result


async def test_of_two_who_move_at_once_at_one_seat_one_is_told_to_look_again(
    houses, two_houses, pair
):
    table, browsers = pair
    mover = deciding(*browsers)
    away = next(house for house in two_houses if house is not mover.house)
    twin = await houses.at(away, table, mover.key)
    await in_step(mover, twin)
    moves = [Move(f"m{n}", mover.now.number, mover.legal()[n]) for n in range(2)]
    replies = await asyncio.gather(mover.ask(moves[0]), twin.ask(moves[1]))
    codes = {reply.code for reply in replies if isinstance(reply, Refused)}

    assert len([reply for reply in replies if isinstance(reply, Done)]) == 1
    assert codes <= {"stale", "not_your_turn"}
    assert len(await events(away, table, "move")) == 1


async def test_a_request_that_is_sent_to_both_houses_is_done_once(houses, two_houses, pair):
    table, browsers = pair
    mover = deciding(*browsers)
    away = next(house for house in two_houses if house is not mover.house)
    twin = await houses.at(away, table, mover.key)
    await in_step(mover, twin)
    asked = Move("same", mover.now.number, mover.legal()[0])
    replies = await asyncio.gather(mover.ask(asked), twin.ask(asked))

    assert [*replies] == [Done("same"), Done("same")]
    assert len(await events(away, table, "move")) == 1


async def test_what_is_said_at_both_houses_at_once_is_heard_at_both(pair):
    _, browsers = pair
    asked = [
        browser.ask(Chat(f"{number}{line}", "Hello"))
        for number, browser in enumerate(browsers)
        for line in range(3)
    ]
    await asyncio.gather(*asked)
    for browser in browsers:
        await browser.until(lambda browser=browser: len(browser.chat) == 6)

    assert browsers[0].chat == browsers[1].chat


async def test_bots_move_once_though_both_houses_let_them_think(houses, two_houses):
    opened = await two_houses[0].open_table(dual(ME, BOT))
    key = opened.links[0].key
    browsers = [await houses.at(house, opened.table, key) for house in two_houses]
    for browser in browsers:
        await browser.begin()
    await play_out(browsers[0])
    await browsers[1].until(lambda: browsers[1].now.end)
    kinds = [event.kind for event in await two_houses[0].store.events(opened.table)]

    assert browsers[0].now.end.by == "rules"
    assert kinds.count("move") == browsers[0].now.moves - 4
    assert browsers[0].log == browsers[1].log


async def test_a_flag_falls_once(houses, two_houses, monkeypatch):
    opened = await two_houses[0].open_table(dual(ME, ME, clock=NewClock(5)))
    key = opened.links[0].key
    browsers = [await houses.at(house, opened.table, key) for house in two_houses]
    for house in two_houses:
        room = await house.room(opened.table)
        monkeypatch.setattr(room.table, "now", lambda: 1e11)
        room.tell()
    for browser in browsers:
        await browser.until(lambda browser=browser: browser.now.end)

    assert len(await events(two_houses[1], opened.table, "flag")) == 1
