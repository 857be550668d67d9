"""What happened stays: over a loaded page, a killed server, and a lost line."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, in_step, play_out, turn_of
from tests.server.asked import BOT, LINK, ME, dual

pytestmark = pytest.mark.browser

LOST_LINE = "ERR_CONNECTION_REFUSED"
"""What Chromium says while the server is away."""


def forgive_lost_lines(*people):
    for one in people:
        one.troubles[:] = [trouble for trouble in one.troubles if LOST_LINE not in trouble]


def test_a_loaded_page_shows_the_same_hand_and_log_and_plays_on(people):
    ana = people.sit(dual(ME, BOT, short=True))
    for _ in range(3):
        ana.is_asked()
        ana.moves()
    ana.is_asked()
    before = ana.sees()
    ana.page.reload()
    ana.is_asked()
    after = ana.sees()
    ana.moves()

    assert before == after
    assert len(before["log"]) > 6


def test_a_killed_server_loses_nothing_and_the_game_goes_on_to_its_end(people):
    opened = people.served.open_table(dual(LINK, LINK, short=True))
    pair = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    in_step(*pair)
    for _ in range(7):
        turn_of(*pair).moves()
        in_step(*pair)
    before = [one.sees() for one in pair]
    people.served.restart(kill=True)
    for one in pair:
        expect(one.page.get_by_text("The connection is lost.")).to_have_count(0)
    after = [one.sees() for one in pair]
    play_out(*pair)
    forgive_lost_lines(*pair)

    assert before == after
    assert pair[0].updates()[-1]["view"]["scores"] == pair[1].updates()[-1]["view"]["scores"]


def test_a_move_made_while_the_server_is_away_is_made_when_it_is_back(people):
    opened = people.served.open_table(dual(LINK, LINK, short=True))
    pair = people.come().sits_down(opened), people.come().sits_down(opened, 1)
    in_step(*pair)
    mover = turn_of(*pair)
    number = mover.number
    people.served.stop()
    expect(mover.page.get_by_text("The connection is lost.")).to_be_visible()
    mover.choices.first.click()
    people.served.start()
    expect(mover.room).to_have_attribute("data-number", str(number + 1))
    in_step(*pair)
    forgive_lost_lines(*pair)

    assert mover.updates()[-1]["moves"] == mover.updates()[0]["moves"] + 1


def test_the_lobby_leads_back_to_a_table_that_was_left(people):
    ana = people.come().goes_to()
    ana.dual.get_by_role("button", name="Play against a bot").click()
    ana.is_asked()
    seen = ana.sees()
    ana.page.get_by_role("link", name="Lobby").click()
    ana.page.get_by_role("region", name="My tables").get_by_role("link").first.click()
    ana.is_asked()

    assert ana.sees() == seen
