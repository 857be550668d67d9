"""Every state of every screen: axe finds nothing, and nothing is wider than the screen."""

import re

import pytest
from playwright.sync_api import expect

from ecliptic.server.requests import NewClock
from tests.browser.inspection import complaints
from tests.browser.people import PHONE, in_step, turn_of
from tests.server.asked import ALSO_ME, BOT, LINK, ME, OPEN, dual

pytestmark = pytest.mark.browser


PHASES: dict[str, list[str]] = {"flip": [], "play": [], "wind": []}


@pytest.fixture
def two(people):
    """Two people at one table, whose first has a name."""
    opened = people.served.open_table(dual(ME, LINK, short=True))
    ana, ben = people.come().sits_down(opened), people.come().sits_down(opened, 1)
    expect(ben.hand).to_be_visible()
    in_step(ana, ben)
    return ana, ben


def open_dialog(person, name):
    person.button(name).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def test_the_lobby(people):
    people.served.open_table(dual(ME, OPEN))
    ana = people.come().goes_to()
    expect(ana.page.get_by_role("button", name=re.compile("^Sit down")).first).to_be_visible()

    assert complaints(ana) == []


def test_the_settings(people):
    ana = people.come().goes_to()
    open_dialog(ana, "Settings")

    assert complaints(ana) == []


def test_the_form_of_a_new_table_with_all_its_parts(people):
    ana = people.come().goes_to("#/new/dual")
    ana.page.get_by_text("Each move").click()
    ana.page.locator("summary", has_text="Variants").click()
    ana.page.get_by_text("A file of my own").click()
    expect(ana.page.get_by_label("How many rounds are played")).to_be_visible()

    assert complaints(ana) == []


def test_the_links_to_share_and_the_waiting_room(people):
    ana = people.come().goes_to("#/new/dual")
    ana.page.get_by_role("group", name="Who takes seat 2").get_by_text("Friend by link").click()
    ana.button("Open the table").click()
    ana.button("QR code").first.click()
    expect(ana.page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    sharing = complaints(ana)
    ana.page.get_by_role("link", name="Go to the table").click()
    expect(ana.page.get_by_role("heading", name="Waiting for players")).to_be_visible()

    assert sharing == []
    assert complaints(ana) == []


def test_a_page_that_is_not_there(people):
    ana = people.come().goes_to("#/nowhere")
    expect(ana.page.get_by_role("heading", name="There is no such page")).to_be_visible()

    assert complaints(ana) == []


def test_a_table_that_is_not_there(people):
    ana = people.come().goes_to("#/table/nothing/at-all")
    expect(ana.page.get_by_text("This table cannot be reached")).to_be_visible()

    assert complaints(ana) == []


@pytest.mark.parametrize("plainly", [False, True], ids=["skin", "standard"])
def test_the_phases_of_a_round(people, plainly):
    opened = people.served.open_table(dual(ME, ALSO_ME, short=True))
    ana = people.come()
    if plainly:
        ana.plays_plainly("dual")
    ana.sits_down(opened)
    found: dict[str, list[str]] = {}
    while len(found) < len(PHASES) and ana.is_handed_over() == "move":
        phase = ana.updates()[-1]["view"]["phase"]
        if phase not in found:
            found[phase] = complaints(ana)
        ana.moves()

    assert found == PHASES


def test_the_end_of_a_round_and_the_guide(people):
    asked = dual(ME, BOT, guided=True)
    asked.options["rounds"] = 2
    ana = people.sit(asked)
    while ana.is_asked() == "move" and not ana.updates()[-1]["view"]["rounds_done"]:
        ana.moves()
    expect(ana.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(ana.page.get_by_role("complementary", name="A word from your guide")).to_be_visible()

    assert complaints(ana) == []


def test_three_players(people):
    ana = people.sit(dual(ME, BOT, BOT, short=True))
    ana.is_asked()
    ana.moves()
    ana.is_asked()

    assert complaints(ana) == []


def test_the_curtain(people):
    ana = people.sit(dual(ME, ALSO_ME))
    expect(ana.button(re.compile("show my table"))).to_be_visible()

    assert complaints(ana) == []


def test_rules_and_menu(two):
    ana, _ = two
    open_dialog(ana, "Rules")
    expect(ana.page.get_by_text("A trick game for two or three")).to_be_visible()
    rules = complaints(ana)
    ana.page.keyboard.press("Escape")
    open_dialog(ana, "Menu")
    ana.page.get_by_text("Fair chance").last.click()

    assert rules == []
    assert complaints(ana) == []


def test_chat_proposal_and_refusal(two):
    mover = turn_of(*two)
    other = next(one for one in two if one is not mover)
    other.page.get_by_role("textbox", name="Say something").fill("Good evening")
    other.button("Send").click()
    expect(mover.page.get_by_text("Good evening")).to_be_visible()
    other.hand.get_by_role("button").first.click(force=True)
    expect(other.page.get_by_role("alert").filter(has_text="not your turn")).to_be_visible()
    other.button("Menu").click()
    other.button("Offer a draw").click()
    expect(mover.button("Agree")).to_be_visible()

    assert complaints(other) == []
    assert complaints(mover) == []


def test_a_pause_a_clock_and_a_hint(people):
    ana = people.sit(dual(ME, BOT, short=True, clock=NewClock(600)))
    ana.is_asked()
    ana.button("Hint").click()
    expect(ana.page.get_by_text("A strong bot would choose")).to_be_visible()
    hint = complaints(ana)
    ana.button("Menu").click()
    ana.button("Pause").click()
    expect(ana.page.get_by_role("heading", name="The game is paused")).to_be_visible()

    assert hint == []
    assert complaints(ana) == []


def test_a_spectator_the_end_and_a_replay(people):
    opened = people.served.open_table(dual(ME, BOT))
    ana, eve = people.come().sits_down(opened), people.come().sits_down(opened, 1)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    watching = complaints(eve)
    ana.plays_to_the_end()
    end = complaints(ana)
    ana.watches_again()

    assert watching == []
    assert end == []
    assert complaints(ana) == []


def test_the_form_for_a_record(people):
    ana = people.come().goes_to("#/replay")
    ana.page.get_by_label("Record").fill("not a record")
    ana.button("Show the game").click()
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.troubles.clear()  # the browser tells of every answer that refuses something

    assert complaints(ana) == []


def test_the_line_that_is_always_in_sight_never_covers_the_hand_on_a_phone(people):
    ana = people.sit(dual(ME, BOT, short=True, guided=True), PHONE)
    ana.is_asked()
    ana.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    hand, line = ana.hand.bounding_box(), ana.page.locator(".asked").bounding_box()

    assert hand["y"] > line["y"] + line["height"]
    assert hand["y"] + hand["height"] < PHONE["viewport"]["height"]


def test_a_newcomer_sees_the_whole_hand_on_a_phone_without_scrolling(people):
    ana = people.sit(dual(ME, BOT, short=True, guided=True), PHONE)
    ana.is_asked()
    hand = ana.hand.bounding_box()

    assert hand["y"] + hand["height"] <= PHONE["viewport"]["height"]
