"""Whole games, from the lobby to the end, as people play them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, turns
from tests.server.asked import BOT, ME, dual

pytestmark = pytest.mark.browser

POINTS = re.compile(r"(\d+)\s+points?\b")


def open_by_link(host):
    """Open a one-round table with a seat for a friend; return the friend's link."""
    host.goes_to().dual.get_by_role("link", name="New table …").click()
    host.is_at_the_form()
    seat = host.page.get_by_role("group", name="Who takes seat 2")
    seat.get_by_text("Friend by link").click()
    host.page.get_by_role("textbox", name="Name").fill("Ana")
    choose_one_round(host)
    host.button("Open the table").click()
    link = host.page.get_by_role("textbox", name="Link for seat 2").input_value()
    host.page.get_by_role("link", name="Go to the table").click()
    return link


def scores_of(person):
    scores = person.updates()[-1]["view"]["scores"]
    shown = person.page.get_by_text("Final standing").locator("..").get_by_role("listitem")
    points = [int(POINTS.findall(line)[-1]) for line in shown.all_inner_texts()]
    assert points == sorted(scores, reverse=True)
    return scores


def choose_one_round(person):
    person.page.locator("summary", has_text="Variants").click()
    person.page.get_by_label("How many rounds are played").fill("1")


def test_two_people_play_a_whole_game_by_link_on_desktop_and_phone(people):
    ana, ben = people.come(), people.come(PHONE)
    link = open_by_link(ana)
    expect(ana.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.button("Use this name").tap()
    expect(ana.page.get_by_role("listitem").filter(has_text="Ben").first).to_be_visible()
    for mover in turns(ana, ben):
        mover.moves(by_touch=mover is ben)

    assert scores_of(ana) == scores_of(ben)
    assert ana.updates()[-1]["secret"] == ben.updates()[-1]["secret"] is not None


def test_a_person_plays_a_whole_game_against_a_bot_from_the_lobby(people):
    ana = people.come().goes_to()
    ana.dual.get_by_role("link", name="New table …").click()
    ana.is_at_the_form()
    ana.page.get_by_role("combobox", name="Level").select_option("beginner")
    choose_one_round(ana)
    ana.button("Open the table").click()
    ana.plays_to_the_end()

    assert len(scores_of(ana)) == 2
    expect(ana.button("Rematch")).to_be_visible()


def test_one_press_in_the_lobby_begins_a_game_against_a_bot(people):
    ana = people.come(PHONE).goes_to()
    ana.dual.get_by_role("button", name="Play against a bot").tap()
    ana.is_asked()
    ana.moves(by_touch=True)

    assert ana.is_asked() == "move"


@pytest.mark.parametrize(
    "device",
    [
        pytest.param(DESKTOP, id="desktop"),
        pytest.param(PHONE, id="phone", marks=pytest.mark.long),
    ],
)
def test_the_standard_table_plays_a_whole_game(people, device):
    opened = people.served.open_table(dual(ME, BOT, short=True))
    ana = people.come(device).plays_plainly("dual").sits_down(opened)
    ana.plays_to_the_end()

    expect(
        ana.page.get_by_text(re.compile(r"wins? with \d+ points|share the win")).first
    ).to_be_visible()


def test_a_resigned_game_can_be_played_again_with_seats_swapped(people):
    opened = people.served.open_table(dual(ME, BOT))
    ana = people.come().sits_down(opened)
    ana.is_asked()
    ana.button("Menu").click()
    ana.button("Give up").click()
    ana.button("Give up").click()
    expect(ana.page.get_by_text("You give up.").first).to_be_visible()
    ana.button("Rematch").click()
    ana.goes_to_the_rematch()
    ana.plays_to_the_end()

    assert [seat["kind"] for seat in ana.updates()[-1]["seats"]] == ["bot", "person"]
