"""Whole evenings at a table: undo and pause, giving up, hints, and playing again."""

import asyncio

import pytest

from ecliptic.server.protocol import (
    Answer,
    Closing,
    Done,
    Hint,
    Hinted,
    Join,
    Propose,
    Rematch,
    Rename,
    Resign,
    Resume,
)
from ecliptic.server.requests import NewSeat
from ecliptic.server.thinkers import Thinkers
from tests.server.asked import BOT, LINK, ME, OPEN, dual
from tests.server.browser import deciding, in_step, play_out
from tests.server.thinking_aids import Slow

pytestmark = pytest.mark.anyio

pair = dual(ME, LINK)


async def test_an_undo_by_consent_shortens_the_log_of_all(houses, house):
    _, browsers = await houses.seated(house, pair)
    await in_step(*browsers)
    first = deciding(*browsers)
    second = next(one for one in browsers if one is not first)
    await first.move()
    await in_step(*browsers)
    await second.move()
    await in_step(*browsers)
    await first.ask(Propose("u", "undo"))
    await second.until(lambda: second.now.proposal)
    await second.ask(Answer("v", agree=True))
    await in_step(*browsers)

    assert "happened.took_back" in first.keys_told()
    assert "log.play" not in first.keys_told()
    assert first.now.moves == second.now.moves == 4


async def test_a_pause_is_agreed_and_ended(houses, house):
    _, (first, second) = await houses.seated(house, pair)
    await first.ask(Propose("p", "pause"))
    await second.ask(Answer("q", agree=True))
    await first.until(lambda: first.now.phase == "paused")
    await second.ask(Resume("r"))
    await first.until(lambda: first.now.phase == "playing")

    assert "happened.paused" in first.keys_told()
    assert "happened.resumed" in second.keys_told()


async def test_who_resigns_loses(houses, house):
    _, (first, second) = await houses.seated(house, pair)
    await second.ask(Resign("r"))
    await first.until(lambda: first.now.end)

    assert first.now.end.by == "resign"
    assert first.now.end.loser == 1
    assert first.now.secret is not None


async def test_a_bot_plays_on_for_the_second_of_three_who_resigns(houses, house):
    _, browsers = await houses.seated(house, dual(ME, LINK, BOT))
    await in_step(*browsers)
    await browsers[1].ask(Resign("r"))
    await play_out(browsers[0])

    assert browsers[0].now.end.by == "rules"
    assert browsers[0].now.seats[1].kind == "bot"
    assert browsers[1].now.viewer is None
    assert await browsers[1].refused(Rename("n", "Eva")) == "spectator"


async def test_who_has_given_up_gets_no_hints_for_the_bot(houses, fresh_url):
    thinkers = Slow()
    house = await houses.open(fresh_url, thinkers)
    opened, browsers = await houses.seated(house, dual(ME, LINK, LINK))
    room = await house.room(opened.table)
    due = room.table.turn()
    assert due is not None
    await browsers[due].ask(Resign("r"))
    await browsers[due - 1].ask(Resign("r"))
    await browsers[due].until(lambda: browsers[due].now.hints)

    assert await browsers[due].refused(Hint("h")) == "spectator"


async def test_who_leaves_while_others_are_awaited_can_come_back(houses, house):
    opened = await house.open_table(dual(ME, LINK, LINK))
    first = await houses.at(house, opened.table, opened.links[0].key)
    second = await houses.at(house, opened.table, opened.links[1].key, "Eva")
    await second.ask(Resign("r"))
    await first.until(lambda: first.now.seats[1].kind == "link")
    again = await houses.at(house, opened.table, opened.links[1].key, "Eva")

    assert again.now.seats[1].kind == "person"
    assert again.now.phase == "waiting"


async def test_a_seat_that_was_left_and_taken_belongs_to_the_newcomer_alone(houses, house):
    opened = await house.open_table(dual(ME, OPEN))
    one = await house.take_seat(opened.table, 1, "Eva")
    first = await houses.at(house, opened.table, one.key)
    first.send(Resign("late"))
    table = (await house.room(opened.table)).table
    await first.until(lambda: first.now.phase == "over")

    again = await house.open_table(dual(ME, OPEN, OPEN))
    one = await house.take_seat(again.table, 1, "Eva")
    gone = await houses.at(house, again.table, one.key)
    await gone.ask(Resign("r"))
    two = await house.take_seat(again.table, 1, "Ida")
    back = houses.browser(house)
    back.send(Join(again.table, one.key))

    assert table.phase == "over"
    assert await gone.closing() == Closing("no_key", again=False)
    assert (await back.closing()).code == "no_key"
    assert (await houses.at(house, again.table, two.key)).now.viewer == 1


async def test_a_hint_comes_where_one_person_plays(houses, house):
    _, (browser,) = await houses.seated(house, dual(ME, BOT))
    await browser.until(lambda: browser.now.turn == 0)
    reply = await browser.ask(Hint("h"))

    assert browser.now.hints
    assert isinstance(reply, Hinted)
    assert reply.text in browser.legal()
    assert {move.text for move in reply.moves} <= set(browser.legal())


async def test_there_are_no_hints_against_people(houses, house):
    _, (first, _) = await houses.seated(house, pair)

    assert not first.now.hints
    assert await first.refused(Hint("h")) == "no_hints"


async def test_there_is_no_hint_for_another_seat(houses, house):
    opened, (browser,) = await houses.seated(house, dual(ME, BOT))
    watching = await houses.at(house, opened.table, opened.links[-1].key)
    await play_out(browser)

    assert await watching.refused(Hint("h")) == "spectator"
    assert await browser.refused(Hint("i")) == "no_hints"


async def waiting_for_a_hint(houses, url):
    """Return a person who has asked for a hint that takes long."""
    thinkers = Slow()
    thinkers.free.set()
    house = await houses.open(url, thinkers)
    opened, (browser,) = await houses.seated(house, dual(ME, BOT))
    await browser.until(lambda: browser.now.turn == 0)
    thinkers.free.clear()
    browser.send(Hint("h"))
    await thinkers.asked.wait()
    return house, opened, browser, thinkers


async def test_while_a_hint_is_thought_about_other_things_go_on(houses, fresh_url):
    _, _, browser, thinkers = await waiting_for_a_hint(houses, fresh_url)
    code = await browser.refused(Hint("i"))
    renamed = await browser.ask(Rename("n", "Eva"))
    thinkers.free.set()
    hinted = await browser.reply_to("h")

    assert (code, renamed) == ("too_fast", Done("n"))
    assert isinstance(hinted, Hinted)


async def test_who_goes_away_gets_no_hint(houses, fresh_url):
    house, opened, browser, thinkers = await waiting_for_a_hint(houses, fresh_url)
    await browser.ask(Rename("n", "Eva"))
    await browser.leave()
    thinkers.free.set()
    again = await houses.at(house, opened.table, browser.key)
    await again.ask(Rename("m", "Ida"))

    assert not any(isinstance(reply, Hinted) for reply in browser.replies)


async def test_a_bot_that_cannot_decide_does_not_end_the_table(houses, fresh_url):
    thinkers = Slow()
    house = await houses.open(fresh_url, thinkers)
    opened = await house.open_table(dual(BOT, BOT))
    thinkers.close()
    with pytest.MonkeyPatch.context() as away:
        away.setattr(Slow, "ask", Thinkers.ask)
        thinkers.free.set()
        watching = await houses.at(house, opened.table, opened.links[0].key)
    broken = watching.now.phase
    again = await houses.at(house, opened.table, opened.links[0].key)
    await again.until(lambda: again.now.end)

    assert broken == "playing"


async def test_a_rematch_turns_the_seats_and_keeps_the_keys(houses, house):
    opened, browsers = await houses.seated(house, pair, "Ana", "Eva")
    await play_out(*browsers)
    await asyncio.gather(*(browser.ask(Rematch(browser.id())) for browser in browsers))
    await in_step(*browsers)
    await browsers[1].until(lambda: browsers[1].now.rematch)
    following = browsers[1].now.rematch
    ana = await houses.at(house, following, opened.links[0].key)
    eva = await houses.at(house, following, opened.links[1].key)
    watching = await houses.at(house, following, opened.links[2].key)

    assert browsers[0].now.rematch == following
    assert (ana.now.viewer, eva.now.viewer, watching.now.viewer) == (1, 0, None)
    assert [seat.name for seat in ana.now.seats] == ["Eva", "Ana"]
    assert ana.now.commitment != browsers[0].now.commitment
    assert len(await house.store.unfinished()) == 1


async def test_a_rematch_comes_after_the_game_only(houses, house):
    opened, (first, _) = await houses.seated(house, pair)
    watching = await houses.at(house, opened.table, opened.links[-1].key)
    early = await first.refused(Rematch("r"))
    waiting = await house.open_table(dual(ME, OPEN))
    alone = await houses.at(house, waiting.table, waiting.links[0].key)
    await alone.ask(Propose("a", "abandon"))

    assert early == "not_over"
    assert await watching.refused(Rematch("r")) == "spectator"
    assert await alone.refused(Rematch("r")) == "not_over"


@pytest.mark.parametrize("level", ["beginner", "fair", "good", "strong", "uniform"])
async def test_bots_of_every_level_play_a_whole_game(houses, house, level):
    bot = NewSeat("bot", level=level)
    opened = await house.open_table(dual(bot, bot))
    watching = await houses.at(house, opened.table, opened.links[0].key)
    await watching.until(lambda: watching.now.end)

    assert watching.now.end.by == "rules"
    assert watching.now.end.outcome is not None
