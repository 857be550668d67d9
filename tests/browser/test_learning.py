"""A newcomer is helped: the guide, the rules at the right place, hints."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE
from tests.server.asked import BOT, ME, dual

pytestmark = pytest.mark.browser


def guide_of(person):
    return person.page.get_by_role("complementary", name="A word from your guide")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_guided_game_says_what_a_newcomer_needs_once_each(people, device):
    ana = people.come(device).goes_to()
    ana.dual.get_by_role("button", name="Learn in two minutes").click()
    ana.is_asked()
    first = guide_of(ana).get_by_role("paragraph").inner_text()
    ana.button("Got it").click()
    expect(guide_of(ana)).not_to_contain_text(first[:30])
    ana.moves()
    ana.is_asked()

    expect(guide_of(ana)).to_contain_text(re.compile("Starting suit|Wind"))
    assert first.startswith("Every card has two ends.")


def test_a_long_word_of_the_guide_can_be_read_whole_on_a_phone(people):
    ana = people.sit(dual(ME, BOT, short=True, guided=True), PHONE)
    ana.is_asked()
    said = guide_of(ana).get_by_role("paragraph")
    cut = said.bounding_box()["height"]
    ana.button("Read all").tap()
    expect(ana.button("Read all")).to_have_attribute("aria-expanded", "true")

    assert said.bounding_box()["height"] > cut


def test_the_rules_open_at_the_rule_that_the_prompt_cites(people):
    ana = people.sit(dual(ME, BOT, short=True))
    ana.is_asked()
    ana.page.locator(".asked").get_by_role("button", name="Rule DU-2.2").click()
    drawer = ana.page.get_by_role("dialog", name="Rules")
    cited = drawer.locator("[data-rule='DU-2.2']")

    expect(cited).to_be_focused()
    expect(cited).to_be_in_viewport()


def test_the_rules_open_at_the_rule_that_the_log_cites_and_can_be_searched(people):
    ana = people.sit(dual(ME, BOT, short=True))
    ana.is_asked()
    ana.log.get_by_role("button", name="Rule DU-2.1").click()
    drawer = ana.page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("[data-rule='DU-2.1']")).to_be_focused()
    drawer.get_by_role("searchbox").fill("Wind Power")

    expect(drawer.locator("[data-rule]").first).to_contain_text(re.compile("Wind", re.IGNORECASE))


def test_a_hint_names_a_move_that_can_be_made(people):
    ana = people.sit(dual(ME, BOT, short=True))
    ana.is_asked()
    ana.button("Hint").click()

    expect(ana.page.get_by_text(re.compile("A strong bot would choose: Turn over"))).to_be_visible()


def test_what_the_wind_may_do_is_offered_once(people):
    ana = people.sit(dual(ME, BOT, short=True))
    wind = ana.page.get_by_role("group", name="Wind Power")
    while ana.is_asked() == "move" and not wind.is_visible():
        ana.moves()

    expect(wind.get_by_role("button")).to_have_count(3)
    expect(ana.asked).to_have_count(0)
