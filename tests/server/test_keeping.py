"""What is acknowledged is kept: requests sent twice, lost connections, restarted houses."""

import asyncio

import pytest

from ecliptic.server.protocol import Chat, Closing, Done, Join, Move, Propose, Refused, Rename
from ecliptic.server.store.errors import Conflict, StoreError
from tests.server.asked import BOT, LINK, ME, MINUTE, dual
from tests.server.browser import deciding, in_step, play_out

pytestmark = pytest.mark.anyio

pair = dual(ME, LINK)


async def kinds(house, table):
    return [event.kind for event in await house.store.events(table)]


def failing(error, times=1):
    """Return a method of a store that does what it should, but says so only after some errors."""

    def wrapped(append):
        left = [error] * times

        async def failing_append(*args, **more):
            if left:
                raise left.pop()
            await append(*args, **more)

        return failing_append

    return wrapped


async def test_a_request_that_is_sent_twice_is_done_once(houses, house):
    opened, (first, _) = await houses.seated(house, pair)
    replies = [await first.ask(Chat("same", "Hello")) for _ in range(3)]

    assert replies == [Done("same")] * 3
    assert (await kinds(house, opened.table)).count("chat") == 1


async def test_a_move_that_is_sent_twice_at_once_is_done_once(houses, house):
    opened, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    mover = deciding(*browsers)
    key = opened.links[mover.now.viewer].key
    again = await houses.at(house, opened.table, key)
    asked = Move("same", mover.now.number, mover.legal()[0])
    replies = await asyncio.gather(mover.ask(asked), again.ask(asked))

    assert [*replies] == [Done("same")] * 2
    assert (await kinds(house, opened.table)).count("move") == 1


async def test_a_move_is_done_once_over_a_new_connection(houses, house):
    opened, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    mover = deciding(*browsers)
    asked = Move("same", mover.now.number, mover.legal()[0])
    mover.send(asked)
    await mover.leave()
    again = await houses.at(house, opened.table, opened.links[mover.now.viewer].key)
    reply = await again.ask(asked)

    assert reply == Done("same")
    assert (await kinds(house, opened.table)).count("move") == 1


async def test_a_request_is_done_once_over_a_restart(houses, house, fresh_url):
    opened, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    mover = deciding(*browsers)
    asked = Move("same", mover.now.number, mover.legal()[0])
    first = await mover.ask(asked)
    await houses.close(house)
    house = await houses.open(fresh_url)
    again = await houses.at(house, opened.table, opened.links[mover.now.viewer].key)

    assert [first, await again.ask(asked)] == [Done("same")] * 2
    assert (await kinds(house, opened.table)).count("move") == 1


async def test_two_seats_may_use_the_same_id(houses, house):
    opened, (first, second) = await houses.seated(house, pair)
    await first.ask(Chat("same", "Hello"))
    await second.ask(Chat("same", "Hi"))

    assert (await kinds(house, opened.table)).count("chat") == 2


async def test_a_table_comes_back_as_it_was(houses, house, fresh_url):
    opened, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    await deciding(*browsers).move()
    await in_step(*browsers)
    before = browsers[0].now
    log = browsers[0].log
    await houses.close(house)
    house = await houses.open(fresh_url)
    again = await houses.at(house, opened.table, opened.links[0].key)

    assert again.now.scene == before.scene
    assert again.now.number == before.number
    assert again.log == log


async def test_bots_go_on_after_a_restart_without_anybody_coming(houses, house, fresh_url):
    opened = await house.open_table(dual(BOT, BOT, BOT, short=True))
    room = await house.room(opened.table)
    await houses.close(house)
    before = room.table.phase
    house = await houses.open(fresh_url)
    watching = await houses.at(house, opened.table, opened.links[0].key)
    await watching.until(lambda: watching.now.end)

    assert before == "playing"


async def test_the_time_without_a_server_is_nobodys(houses, house, fresh_url, monkeypatch):
    opened, _ = await houses.seated(house, dual(ME, LINK, clock=MINUTE))
    at = (await house.store.events(opened.table))[-1].at
    await houses.close(house)
    monkeypatch.setattr("time.time", lambda: at + 3600)
    house = await houses.open(fresh_url)
    again = await houses.at(house, opened.table, opened.links[0].key)

    assert again.now.phase == "playing"
    assert min(again.now.clock.left) > 50_000
    assert "restart" in await kinds(house, opened.table)


async def test_a_move_that_cannot_be_stored_has_not_happened(houses, house, monkeypatch):
    opened, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    mover = deciding(*browsers)
    number = mover.now.number
    asked = Move("same", number, mover.legal()[0])
    broken = failing(StoreError("the disk is full"))(house.store.append)
    monkeypatch.setattr(house.store, "append", broken)
    refused = await mover.ask(asked)
    unseen = await houses.at(house, opened.table, opened.links[2].key)
    seen = unseen.now.number
    done = await mover.ask(asked)

    assert refused == Refused("same", "store", "it could not be stored; try again")
    assert seen == number
    assert done == Done("same")
    assert (await kinds(house, opened.table)).count("move") == 1


async def test_while_the_database_is_away_nothing_is_acknowledged(houses, house, monkeypatch):
    opened, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    mover = deciding(*browsers)
    asked = Move("same", mover.now.number, mover.legal()[0])
    with monkeypatch.context() as away:
        away.setattr(house.store, "append", failing(StoreError("gone"))(house.store.append))
        away.setattr(house.store, "events", failing(StoreError("gone"), 9)(house.store.events))
        replies = [await mover.refused(asked), await mover.refused(asked)]
    again = await houses.at(house, opened.table, opened.links[mover.now.viewer].key)

    assert replies == ["store", "store"]
    assert await again.ask(asked) == Done("same")


async def test_who_joins_while_the_database_is_away_is_told_to_come_again(
    houses, house, monkeypatch
):
    opened = await house.open_table(pair)
    monkeypatch.setattr(house.store, "keys", failing(StoreError("gone"))(house.store.keys))
    browser = houses.browser(house)
    browser.send(Join(opened.table, opened.links[0].key))

    assert await browser.closing() == Closing("store", again=True)


async def test_whoever_is_there_while_the_database_is_away_is_told_to_come_again(
    houses, house, monkeypatch
):
    _, (first, second) = await houses.seated(house, pair)
    monkeypatch.setattr(house.store, "append", failing(StoreError("gone"))(house.store.append))
    monkeypatch.setattr(house.store, "events", failing(StoreError("gone"), 9)(house.store.events))
    await first.refused(Chat("a", "Hello"))
    await second.leave()

    assert await first.closing() == Closing("store", again=True)


async def test_a_request_is_checked_anew_when_another_process_was_faster(
    houses, house, monkeypatch
):
    opened, (first, _) = await houses.seated(house, pair)
    monkeypatch.setattr(house.store, "append", failing(Conflict(), 4)(house.store.append))
    reply = await first.ask(Chat("a", "Hello"))
    await first.until(lambda: first.chat)

    assert reply == Done("a")
    assert (await kinds(house, opened.table)).count("chat") == 1


async def test_a_request_is_not_tried_for_ever(houses, house, monkeypatch):
    _, (first, _) = await houses.seated(house, pair)
    monkeypatch.setattr(house.store, "append", failing(Conflict(), 9)(house.store.append))

    assert await first.refused(Chat("a", "Hello")) == "busy"


async def test_a_deed_that_fails_half_way_leaves_no_trace(houses, house):
    opened, (first, _) = await houses.seated(house, pair)
    room = await house.room(opened.table)

    def half(table):
        table.happen("chat", 0, name="Ana", text="Half")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await room.change(half)
    await first.ask(Rename("n", "Eva"))

    assert room.table.chat == []
    assert "chat" not in await kinds(house, opened.table)


async def test_the_log_is_told_whole_again_after_the_table_was_read_anew(
    houses, house, monkeypatch
):
    _, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    await deciding(*browsers).move()
    await in_step(*browsers)
    monkeypatch.setattr(house.store, "append", failing(Conflict(), 1)(house.store.append))
    await browsers[0].ask(Propose("p", "draw"))
    await browsers[1].until(lambda: browsers[1].now.proposal)
    await browsers[0].until(lambda: browsers[0].now.proposal)
    await play_out(*browsers)
    keys = browsers[0].keys_told()

    assert keys.count("happened.proposed_draw") == 1
    assert browsers[0].now.phase == "over"
