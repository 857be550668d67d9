"""English and Spanish: the browser says what core's words say."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import ecliptic
from ecliptic.core.narration import message_from_json
from ecliptic.core.words import Words
from tests.browser.people import LANGUAGES
from tests.repo.sources import ROOT
from tests.server.asked import BOT, ME, dual

pytestmark = pytest.mark.browser


def words_of(language):
    """Return the words of the game and of the table in one."""
    game = ecliptic.load_game("dual").words(language)
    own = json.loads((ROOT / f"web/src/words/table.{language}.json").read_text(encoding="utf-8"))
    return Words(language, own | {key: game[key] for key in sorted(game.keys())})


def whole_log(person):
    log: list[Any] = []
    for update in person.updates():
        log[update["log_from"] :] = update["log"]
    return [line["message"] for line in log]


def said(words, message, names):
    sentence = words.say(message_from_json(message), names, reader=0)
    rule = f" {message['rule']}" if message["rule"] else ""
    return sentence[:1].upper() + sentence[1:] + rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_is_said_as_the_core_says_it(people, language):
    ana = people.come(language=language)
    ana.sits_down(people.served.open_table(dual(ME, BOT, short=True)))
    ana.plays_to_the_end()
    names = ana.page.locator("[data-seat] .name").all_inner_texts()
    log = whole_log(ana)
    words = words_of(language)

    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    assert len(log) > 20
    assert [" ".join(line.split()) for line in ana.sees()["log"]] == [
        said(words, message, names) for message in log
    ]


def test_the_language_can_be_changed_in_the_middle_of_a_game(people):
    ana = people.sit(dual(ME, BOT, short=True))
    ana.is_asked()
    ana.button("Settings").click()
    ana.page.get_by_text("Español").click()
    ana.page.keyboard.press("Escape")

    expect(ana.page.get_by_role("heading", name="Qué ha pasado")).to_be_visible()
    expect(ana.hand.get_by_role("button").first).to_have_accessible_name(re.compile("despierto"))
