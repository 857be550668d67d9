"""Opening, listing, taking and closing tables."""

import asyncio

import pytest
from structlog.testing import capture_logs

from ecliptic.server.errors import SettingsError, TableError
from ecliptic.server.protocol import Chat, Closing, Done, Join, Propose
from ecliptic.server.requests import NewClock
from ecliptic.server.settings import settings_of
from ecliptic.server.store import Store
from ecliptic.server.store.errors import StoreError
from ecliptic.server.store.rows import TableRow
from tests.server.asked import ALSO_ME, BOT, LINK, ME, OPEN, dual
from tests.server.browser import in_step, play_out

pytestmark = pytest.mark.anyio


async def refused(awaitable):
    with pytest.raises(TableError) as caught:
        await awaitable
    return caught.value.code


async def of_another_edition(house, table="old", **more):
    settings = settings_of(dual(ME, OPEN))
    plain = {**settings.plain(), **more}
    row = TableRow(table, "dual", 99, plain, "secret", 1.0, public=True)
    await house.store.create(row, [])


async def test_a_table_has_a_key_for_me_for_each_invited_and_for_watching(house):
    opened = await house.open_table(dual(ME, LINK, ALSO_ME))

    assert [(link.seats, link.mine) for link in opened.links] == [
        ([0, 2], True),
        ([1], False),
        ([], False),
    ]
    assert len({link.key for link in opened.links}) == 3
    assert all(len(link.key) >= 22 for link in opened.links)


async def test_whoever_lets_bots_play_watches(house):
    opened = await house.open_table(dual(BOT, BOT))

    assert [(link.seats, link.mine) for link in opened.links] == [([], True)]


async def test_a_table_that_cannot_be_played_is_not_opened(house):
    with pytest.raises(SettingsError):
        await house.open_table(dual(ME))

    assert await house.store.unfinished() == []


async def test_the_lobby_lists_public_tables(house):
    opened = await house.open_table(dual(ME, OPEN))
    await house.open_table(dual(ME, LINK))
    (listed,) = await house.listed()

    assert (listed.table, listed.open, listed.phase) == (opened.table, [1], "waiting")
    assert listed.names == ["Ana", "person"]


async def test_a_finished_table_is_not_listed(houses, house):
    opened = await house.open_table(dual(ME, OPEN))
    browser = await houses.at(house, opened.table, opened.links[0].key)
    await browser.ask(Propose("a", "abandon"))

    assert await house.listed() == []


async def test_an_open_seat_is_taken_once(houses, house):
    opened = await house.open_table(dual(ME, OPEN))
    link = await house.take_seat(opened.table, 1, "Eva")
    guest = await houses.at(house, opened.table, link.key)

    assert await refused(house.take_seat(opened.table, 1, "Ida")) == "taken"
    assert (link.seats, link.mine) == ([1], True)
    assert guest.now.phase == "playing"
    assert guest.now.seats[1].name == "Eva"


async def test_of_two_who_take_a_seat_at_once_one_gets_it(house):
    opened = await house.open_table(dual(ME, OPEN))
    taken = await asyncio.gather(
        *(house.take_seat(opened.table, 1, name) for name in ("Eva", "Ida")),
        return_exceptions=True,
    )

    assert sorted(type(one).__name__ for one in taken) == ["SeatLink", "TableError"]


async def test_the_seats_of_a_private_table_are_not_to_be_taken(house):
    opened = await house.open_table(dual(ME, LINK))

    assert await refused(house.take_seat(opened.table, 1, "Eva")) == "no_table"
    assert await refused(house.take_seat("nowhere", 1, "Eva")) == "no_table"


async def test_a_deal_is_played_again_after_the_end(houses, house):
    opened, browsers = await houses.seated(house, dual(ME, ALSO_ME))
    early = await refused(house.open_table(dual(ME, BOT, same_deal=opened.table)))
    await both_play(browsers[0])
    again, (browser,) = await houses.seated(house, dual(ME, ALSO_ME, same_deal=opened.table))

    assert early == "not_over"
    assert browser.now.commitment == browsers[0].now.commitment
    assert again.table != opened.table


async def both_play(browser):
    await browser.ask(Propose("end", "abandon"))
    await browser.until(lambda: browser.now.end)


async def test_a_deal_that_is_played_again_keeps_options_and_cards(houses, house):
    opened, browsers = await houses.seated(house, dual(ME, ALSO_ME))
    await both_play(browsers[0])
    asked = dual(ME, ALSO_ME, same_deal=opened.table)
    asked.options.clear()

    again = await house.open_table(asked)

    first, second = [(await house.room(one.table)).table for one in (opened, again)]
    assert second.settings.options == first.settings.options != {}
    assert second.row.secret == first.row.secret


async def test_a_deal_is_played_again_with_as_many_seats_only(houses, house):
    opened, browsers = await houses.seated(house, dual(ME, ALSO_ME))
    await both_play(browsers[0])

    with pytest.raises(SettingsError, match="seats: expected 2 seats"):
        await house.open_table(dual(ME, BOT, BOT, same_deal=opened.table))


async def test_there_is_no_deal_of_a_table_that_is_not_there(house):
    assert await refused(house.open_table(dual(ME, BOT, same_deal="nowhere"))) == "no_table"


async def test_a_table_of_another_edition_says_why_it_cannot_go_on(houses, house):
    await of_another_edition(house)
    browser = houses.browser(house)
    browser.send(Join("old"))

    assert await browser.closing() == Closing("edition", again=False)
    assert await refused(house.room("old")) == "edition"


async def test_tables_that_cannot_go_on_do_not_hide_the_others(houses, house, fresh_url):
    await of_another_edition(house)
    await of_another_edition(house, "gone", game="gone")
    opened = await house.open_table(dual(ME, OPEN))
    await houses.close(house)
    house = await houses.open(fresh_url)

    assert [one.table for one in await house.listed()] == [opened.table]


async def test_a_room_that_two_ask_for_at_once_is_opened_once(houses, house, fresh_url):
    opened = await house.open_table(dual(ME, LINK))
    await houses.close(house)
    house = await houses.open(fresh_url)
    one, two = await asyncio.gather(house.room(opened.table), house.room(opened.table))

    assert one is two


async def test_a_room_that_nobody_needs_is_closed_and_opens_again(houses, house):
    opened, (browser,) = await houses.seated(house, dual(ME, ALSO_ME))
    house.sweep(float("inf"))
    needed = list(house.rooms)
    await browser.leave()
    house.sweep(0.0)
    recent = list(house.rooms)
    house.sweep(float("inf"))
    closed = list(house.rooms)
    again = await houses.at(house, opened.table, opened.links[0].key)

    assert (needed, recent, closed) == ([opened.table], [opened.table], [])
    assert again.now.number == browser.now.number


async def test_a_room_where_a_flag_may_fall_stays_open(houses, house):
    opened, (browser,) = await houses.seated(house, dual(ME, ALSO_ME, clock=NewClock(60)))
    await browser.leave()
    house.sweep(float("inf"))

    assert list(house.rooms) == [opened.table]


async def test_rooms_are_swept_now_and_then(houses, fresh_url, monkeypatch):
    monkeypatch.setattr("ecliptic.server.house.SWEEP", 0.001)
    monkeypatch.setattr("ecliptic.server.house.KEEP_IDLE", -1.0)
    house = await houses.open(fresh_url)
    opened, (browser,) = await houses.seated(house, dual(ME, ALSO_ME))
    room = await house.room(opened.table)
    await browser.leave()
    async with asyncio.timeout(20):
        while house.rooms:  # noqa: ASYNC110 - nothing tells of a room that is closed
            await asyncio.sleep(0)

    assert room.idle


async def test_a_bot_takes_its_time_where_people_see_it(houses, fresh_url, monkeypatch):
    waits = []
    sleep = asyncio.sleep

    async def at_once(seconds):
        waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", at_once)
    house = await houses.open(fresh_url, pace=1_000)
    await play_out(*(await houses.seated(house, dual(ME, BOT, short=True)))[1])

    assert any(900 < wait <= 1_000 for wait in waits)


async def test_a_flag_falls_by_itself(houses, house, monkeypatch):
    opened, (browser,) = await houses.seated(house, dual(ME, ALSO_ME, clock=NewClock(5)))
    room = await house.room(opened.table)
    monkeypatch.setattr(room.table, "now", lambda: 1e11)
    room.tell()
    await browser.until(lambda: browser.now.end)

    assert browser.now.end.by == "flag"
    assert browser.now.clock.running is None


async def test_where_three_play_a_bot_plays_on_for_whoever_has_no_time_left(
    houses, house, monkeypatch
):
    asked = dual(ME, LINK, BOT, clock=NewClock(30 * 24 * 3600))
    opened, browsers = await houses.seated(house, asked)
    room = await house.room(opened.table)
    await browsers[0].until(lambda: browsers[0].now.turn in {0, 1})
    late = room.table.turn()
    there = room.table
    monkeypatch.setattr(there, "now", lambda: 1e11)
    room.tell()
    await browsers[0].until(lambda: browsers[0].now.seats[late].kind == "bot")
    monkeypatch.undo()
    await in_step(*browsers)
    await play_out(browsers[1 - late])

    assert browsers[1 - late].now.end is not None


async def test_presence_tells_who_is_there(houses, house):
    _, (first, second) = await houses.seated(house, dual(ME, LINK))
    await first.until(lambda: first.now.seats[1].present)
    await second.leave()
    await first.until(lambda: not first.now.seats[1].present)

    assert first.now.seats[0].present


async def test_a_name_may_not_be_a_bots_at_an_open_seat(house):
    opened = await house.open_table(dual(ME, OPEN))

    assert await refused(house.take_seat(opened.table, 1, "fair bot")) == "bad_name"


async def test_a_house_opens_though_its_tables_cannot_be_read_yet(houses, fresh_url, monkeypatch):
    with capture_logs() as lines:
        monkeypatch.setattr(Store, "unfinished", gone)
        house = await houses.open(fresh_url)
        opened = await house.open_table(dual(ME, LINK))

    assert [line["event"] for line in lines] == ["not_come_back", "table_opened"]
    assert list(house.rooms) == [opened.table]


async def test_news_that_cannot_be_read_yet_do_no_harm(houses, fresh_url, monkeypatch):
    callbacks = []
    monkeypatch.setattr(Store, "on_notice", lambda _, callback: callbacks.append(callback))
    house = await houses.open(fresh_url)
    opened, (browser,) = await houses.seated(house, dual(ME, ALSO_ME))
    room = await house.room(opened.table)
    with capture_logs() as lines:
        monkeypatch.setattr(Store, "events", gone)
        callbacks[0](opened.table)
        callbacks[0]("nowhere")
        await room.change(lambda _: None)
        monkeypatch.undo()
        callbacks[0]("")

    assert [line["event"] for line in lines] == ["not_caught_up"]
    assert (await browser.ask(Chat("c", "Hello"))) == Done("c")


async def gone(*_):
    raise StoreError("the database is away")
