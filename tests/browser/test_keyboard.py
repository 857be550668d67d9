"""Everything with the keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keys import Keys
from tests.server.asked import ALSO_ME, BOT, ME, dual

pytestmark = pytest.mark.browser


def test_a_whole_game_is_played_with_the_keyboard_alone_from_the_lobby(people):
    ana = people.come().goes_to()
    keys = Keys(ana)
    keys.press_on(ana.dual.get_by_role("link", name="New table …"))
    ana.is_at_the_form()
    keys.type_in(ana.page.get_by_role("combobox", name="Level"), "beginner")
    keys.press_on(ana.page.locator("summary", has_text="Variants"))
    keys.type_in(ana.page.get_by_label("How many rounds are played"), "1")
    keys.press_on(ana.button("Open the table"))
    expect(ana.room).to_be_visible()
    while ana.is_asked() == "move":
        keys.choose()

    expect(
        ana.page.get_by_text(re.compile(r"wins? with \d+ points|share the win")).first
    ).to_be_visible()
    assert keys.focus() == "The game is over"


def test_the_focus_stays_in_the_hand_from_card_to_card(people):
    ana = people.sit(dual(ME, BOT, short=True))
    keys = Keys(ana)
    ana.is_asked()
    keys.choose()
    ana.is_asked()

    assert keys.is_in(ana.hand)


def test_digits_and_arrows_find_every_card_of_the_hand(people):
    ana = people.sit(dual(ME, ALSO_ME, short=True))
    keys = Keys(ana)
    keys.press_on(ana.button(re.compile("show my table")))
    ana.is_asked()
    keys.go_to(ana.hand)
    names = ana.sees()["hand"]
    walked = [
        keys.after(key) for key in ("3", "Home", "ArrowRight", "End", "ArrowRight", "ArrowLeft")
    ]

    assert walked == [names[at] for at in (2, 0, 1, -1, 0, -1)]


def test_a_card_that_cannot_be_played_says_why(people):
    ana = people.sit(dual(ME, BOT, short=True))
    ana.is_asked()
    ana.moves()
    unplayable = ana.hand.get_by_role("button", disabled=True)
    while ana.is_asked() == "move" and (not ana.is_following() or unplayable.count() == 0):
        ana.moves()
    keys = Keys(ana)
    keys.go_to(ana.hand)
    keys.after("Home")
    keys.walk_to(unplayable)
    ana.page.keyboard.press("Enter")

    expect(ana.page.get_by_role("alert").filter(has_text="you must follow suit")).to_be_visible()


def test_the_focus_comes_back_to_where_a_dialog_was_opened(people):
    ana = people.sit(dual(ME, BOT, short=True))
    keys = Keys(ana)
    ana.is_asked()
    keys.press_on(ana.button("Rules"))
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)

    assert keys.focus() == "Rules"
