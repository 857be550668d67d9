"""What people do with each other beside their moves: chat, proposals, the clock."""

import re

import pytest
from playwright.sync_api import expect

from ecliptic.server.requests import NewClock
from tests.browser.people import PHONE, in_step, turn_of
from tests.server.asked import ALSO_ME, BOT, LINK, ME, OPEN, dual

pytestmark = pytest.mark.browser


@pytest.fixture
def two(people):
    """Two people at one table who have turned a card each."""
    opened = people.served.open_table(dual(LINK, LINK))
    pair = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    in_step(*pair)
    for _ in pair:
        turn_of(*pair).moves()
        in_step(*pair)
    return pair


def propose(person, what):
    person.button("Menu").click()
    person.button(what).click()


def test_a_move_is_taken_back_when_the_other_agrees(two):
    mover = turn_of(*two)
    other = next(one for one in two if one is not mover)
    before = mover.sees()["hand"]
    mover.moves()
    in_step(*two)
    mover.button("Ask to take back").click()
    other.button("Agree").click()
    expect(mover.log.get_by_text("You took", exact=False)).to_be_visible()
    in_step(*two)

    assert mover.sees()["hand"] == before
    assert turn_of(*two) is mover


def test_a_move_stays_when_the_other_does_not_agree(two):
    mover = turn_of(*two)
    other = next(one for one in two if one is not mover)
    mover.moves()
    in_step(*two)
    number = mover.number
    mover.button("Ask to take back").click()
    other.button("Decline").click()
    expect(mover.button("Withdraw")).to_have_count(0)

    assert mover.updates()[-1]["moves"] == other.updates()[-1]["moves"]
    assert mover.number >= number


def test_a_draw_needs_both(two):
    ana, ben = two
    propose(ana, "Offer a draw")
    ben.button("Agree").tap()

    for one in two:
        expect(one.end).to_be_visible()
        expect(one.page.get_by_text("All agreed on a draw.").first).to_be_visible()


def test_who_gives_up_loses_and_both_go_on_to_the_rematch(two):
    ana, ben = two
    propose(ana, "Give up")
    ana.button("Give up").click()
    expect(ana.page.get_by_role("row", name="You")).to_contain_text("lose")
    expect(ben.page.get_by_role("row", name="You")).to_contain_text("win")
    ben.button("Rematch").tap()
    for one in two:
        one.goes_to_the_rematch()
        expect(one.hand).to_be_visible()
    in_step(*two)

    assert [one.updates()[-1]["viewer"] for one in two] == [1, 0]


def test_a_pause_stops_the_game_until_somebody_goes_on(two):
    ana, ben = two
    propose(ana, "Propose a pause")
    ben.button("Agree").tap()
    expect(ana.page.get_by_role("heading", name="The game is paused")).to_be_visible()
    expect(ana.choices).to_have_count(0)
    ana.button("Go on").click()
    in_step(*two)

    assert turn_of(*two).is_asked() == "move"


def test_people_talk_to_each_other(two):
    ana, ben = two
    ana.page.get_by_role("textbox", name="Say something").fill("Good evening <b>Ben</b>")
    ana.page.keyboard.press("Enter")

    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Good evening <b>Ben</b>")


@pytest.mark.parametrize("other", [BOT, ALSO_ME], ids=["bot", "one screen"])
def test_where_nobody_else_is_there_is_no_chat_and_no_question_for_a_name(people, other):
    ana = people.sit(dual(ME, other))
    expect(ana.room).to_be_visible()

    expect(ana.page.get_by_role("textbox")).to_have_count(0)


def test_somebody_sits_down_at_a_public_table_from_the_lobby(people):
    opened = people.served.open_table(dual(ME, OPEN))
    ana, ben = people.come().sits_down(opened), people.come().goes_to()
    ben.page.get_by_role("button", name=re.compile("^Sit down: Dual, Ana")).first.click()
    ben.page.get_by_role("textbox", name="Your name at the table").fill("Ben")
    ben.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(ben.hand).to_be_visible()

    expect(ana.page.locator("[data-seat]").filter(has_text="Ben")).to_be_visible()


def test_a_clock_runs_and_its_flag_falls(people):
    ana = people.sit(dual(ME, ALSO_ME, clock=NewClock(5)))
    ana.button(re.compile("show my table")).click()
    expect(ana.page.get_by_role("timer")).to_have_count(2)
    expect(
        ana.page.get_by_role("timer").filter(has_text=re.compile(r"[0-4]\.\d left"))
    ).to_be_visible()

    expect(ana.end).to_be_visible()
    expect(ana.page.get_by_text(re.compile("Your time is up|Time is up for")).first).to_be_visible()


def test_nameless_people_are_called_players(two):
    ana, ben = two

    assert ana.page.locator("[data-seat] .name").all_inner_texts() == ["Player 1", "Player 2"]
    expect(ben.page.locator("main")).not_to_contain_text("Free seat")
