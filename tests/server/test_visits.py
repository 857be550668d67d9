"""Joining a table and asking for things there, frame by frame."""

import pytest

from ecliptic.server import visit
from ecliptic.server.limits import Limits
from ecliptic.server.protocol import (
    Chat,
    Closing,
    Done,
    Explain,
    Join,
    Look,
    Move,
    Refused,
    Rename,
)
from tests.server.asked import ALSO_ME, LINK, ME, OPEN, dual
from tests.server.browser import deciding, in_step, play_out

pytestmark = pytest.mark.anyio

pair = dual(ME, LINK)

SLOW = Limits(requests=3, requests_per_second=0, chat=1, chat_per_second=0)


async def test_a_key_opens_its_seat(houses, house):
    opened, (first, second) = await houses.seated(house, pair, "Ana", "Eva")
    await in_step(first, second)

    assert (first.now.viewer, second.now.viewer) == (0, 1)
    assert [seat.name for seat in second.now.seats] == ["Ana", "Eva"]
    assert [seat.yours for seat in second.now.seats] == [False, True]
    assert first.now.phase == "playing"
    assert opened.links[2].seats == []


@pytest.mark.parametrize("key", ["", "wrong", "x" * 64])
async def test_a_wrong_key_opens_nothing(houses, house, key):
    opened = await house.open_table(pair)
    browser = houses.browser(house)
    browser.send(Join(opened.table, key))

    assert await browser.closing() == Closing("no_key", again=False)


async def test_a_key_of_another_table_opens_nothing(houses, house):
    one, two = await house.open_table(pair), await house.open_table(pair)
    browser = houses.browser(house)
    browser.send(Join(one.table, two.links[0].key))

    assert (await browser.closing()).code == "no_key"


async def test_there_may_be_no_such_table(houses, house):
    browser = houses.browser(house)
    browser.send(Join("nowhere", "key"))

    assert await browser.closing() == Closing("no_table", again=False)


async def test_anybody_may_watch_a_public_table(houses, house):
    opened = await house.open_table(dual(ME, OPEN))
    watching = await houses.at(house, opened.table)

    assert watching.now.viewer is None
    assert watching.now.spectators == 1


async def test_a_private_table_is_watched_with_its_key(houses, house):
    opened, (first, _) = await houses.seated(house, pair)
    watching = await houses.at(house, opened.table, opened.links[-1].key)
    await first.until(lambda: first.now.spectators == 1)

    assert watching.now.viewer is None
    assert watching.legal() == []
    assert await watching.refused(Move("m", watching.now.number, "castle")) == "spectator"


async def test_a_name_is_refused_when_one_joins(houses, house):
    opened = await house.open_table(pair)
    browser = houses.browser(house)
    browser.send(Join(opened.table, opened.links[1].key, "fair bot"))

    assert (await browser.closing()).code == "bad_name"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad_request"),
        ("{", "bad_request"),
        ('{"t":"castle"}', "bad_request"),
        ('{"t":"join"}', "bad_request"),
        ('{"t":"join","table":"t","more":1}', "bad_request"),
        ('{"t":"join","table":"' + "x" * 33 + '"}', "bad_request"),
        ('{"t":"look","seat":0}', "join_first"),
    ],
)
async def test_who_does_not_join_first_is_sent_away(houses, house, frame, code):
    browser = houses.browser(house)
    browser.send_text(frame)

    assert (await browser.closing()).code == code


async def test_who_says_nothing_is_not_waited_for(houses, house, monkeypatch):
    monkeypatch.setattr(visit, "JOIN_WITHIN", 0.01)
    browser = houses.browser(house)

    with pytest.raises(TimeoutError):
        await browser.served


async def test_one_joins_once(houses, house):
    opened, (first, _) = await houses.seated(house, pair)
    first.send(Join(opened.table))

    reply = await first.reply_to(None)
    assert isinstance(reply, Refused)
    assert reply.code == "joined"


@pytest.mark.parametrize("frame", ["", "[]", '{"t":"move"}', '{"t":"chat","id":"a","text":""}'])
async def test_a_frame_that_cannot_be_read_is_refused_and_the_visit_goes_on(houses, house, frame):
    _, (first, _) = await houses.seated(house, pair)
    first.send_text(frame)
    reply = await first.reply_to(None)

    assert isinstance(reply, Refused)
    assert reply.code == "bad_request"
    assert await first.ask(Rename("n", "Eva")) == Done("n")


async def test_a_move_is_done_and_seen_by_all(houses, house):
    _, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    reply = await deciding(*browsers).move()
    await in_step(*browsers)

    assert isinstance(reply, Done)
    assert browsers[0].now.moves == browsers[1].now.moves == 5


async def test_an_illegal_move_says_why(houses, house):
    _, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    mover = deciding(*browsers)
    reply = await mover.move("wind 0")
    explained = await mover.ask(Explain("e", "wind 0"))

    assert isinstance(reply, Refused)
    assert reply.legal == mover.legal()
    assert reply.reason is not None
    assert explained == Refused("e", reply.code, reply.detail, reply.reason, reply.legal)
    assert await mover.ask(Explain("f", mover.legal()[0])) == Done("f")


async def test_a_move_from_an_older_position_is_refused(houses, house):
    _, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    mover = deciding(*browsers)

    assert await mover.refused(Move("m", mover.now.number - 1, mover.legal()[0])) == "stale"


async def test_the_second_of_two_at_one_seat_is_told_that_the_table_has_moved_on(houses, house):
    opened, (first, second) = await houses.seated(house, pair)
    again = await houses.at(house, opened.table, opened.links[0].key)
    await in_step(first, second, again)
    await deciding(second, first).move()
    await in_step(first, second, again)
    await deciding(second, first).move()
    await in_step(first, second, again)
    number = first.now.number - 1
    await again.until(lambda: again.now.number == first.now.number)

    assert await again.refused(Move("m", number, "castle")) in {"stale", "not_your_turn"}


async def test_several_at_one_screen_look_and_move_by_turns(houses, house):
    _, (both,) = await houses.seated(house, dual(ME, ALSO_ME))
    mover = both.turn
    await both.look(1 - mover)
    unseen = both.legal()
    await both.look(mover)
    text = both.legal()[0]
    both.send(Look(1 - mover))
    reply = await both.ask(Move("m", both.now.number, text, seat=mover))

    assert unseen == []
    assert reply == Done("m")


async def test_one_looks_and_moves_for_ones_own_seats_only(houses, house):
    _, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    mover = deciding(*browsers)
    mover.send(Look(1 - mover.turn))
    looked = await mover.reply_to(None)
    moved = Move("m", mover.now.number, mover.legal()[0], seat=1 - mover.turn)

    assert isinstance(looked, Refused)
    assert looked.code == "forbidden"
    assert await mover.refused(moved) == "forbidden"


async def test_what_is_said_is_heard_by_all(houses, house):
    opened, (first, second) = await houses.seated(house, pair)
    watching = await houses.at(house, opened.table, opened.links[-1].key)
    await first.ask(Chat("a", "Hello"))
    await watching.ask(Chat("b", "Hi"))
    await second.until(lambda: len(second.chat) == 2)

    assert [(one.seat, one.name, one.text) for one in second.chat] == [
        (0, "Ana", "Hello"),
        (None, "", "Hi"),
    ]


async def test_whoever_asks_too_fast_is_told_to_wait(houses, house):
    opened = await house.open_table(pair)
    browser = houses.browser(house, SLOW)
    await browser.join(opened.table, opened.links[0].key)
    said = [await browser.ask(Chat("a", "Hello"))]
    said.append(await browser.ask(Chat("b", "Hello")))
    browser.send(Chat("c", "Hello"))
    reply = await browser.reply_to(None)

    assert said == [Done("a"), Refused("b", "too_fast", "too many requests; wait a moment")]
    assert isinstance(reply, Refused)
    assert reply.code == "too_fast"


async def test_joined_log_and_chat_are_what_a_newcomer_is_told(houses, house):
    opened, browsers = await houses.seated(house, pair)
    await browsers[0].ask(Chat("a", "Hello"))
    await play_out(*browsers)
    await browsers[1].ask(Chat("b", "Well played"))
    await browsers[0].until(lambda: len(browsers[0].chat) == 2)
    again = await houses.at(house, opened.table, opened.links[0].key)

    assert again.log == browsers[0].log
    assert again.chat == browsers[0].chat
