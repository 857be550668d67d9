"""Records: replays, downloads, uploads, and the proof of honest chance."""

import re

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from ecliptic.cli.main import cli
from tests.browser.people import PHONE
from tests.server.asked import BOT, ME, dual

pytestmark = pytest.mark.browser


@pytest.fixture
def finished(people):
    """A person at the end of a short game."""
    ana = people.sit(dual(ME, BOT))
    ana.plays_to_the_end()
    return ana


@pytest.fixture
def record(finished, tmp_path):
    """The file that a person downloads at the end."""
    with finished.page.expect_download() as downloading:
        finished.button("Download the record").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    return file


def step_through(person):
    """Go through a replay move by move; return what the board showed each time."""
    slider = person.page.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max"))
    seen = []
    for move in range(last + 1):
        expect(person.page.get_by_text(f"Move {move} of {last}", exact=True)).to_be_visible()
        seen.append(person.page.locator(".board").inner_text())
        person.page.keyboard.press("ArrowRight")
    return seen


def test_a_finished_game_can_be_watched_move_by_move(finished):
    told = len(finished.sees()["log"])
    finished.watches_again()
    seen = step_through(finished)

    assert len(set(seen)) > len(seen) / 2
    assert len(finished.sees()["log"]) == told


def test_a_whole_deck_is_dealt_in_a_replay_without_an_error(people):
    ana = people.sit(dual(ME, BOT, BOT, short=True))
    ana.plays_to_the_end()
    ana.watches_again()
    ana.page.get_by_text(re.compile("Cards you have not seen")).click()
    seen = step_through(ana)

    assert len(seen) > 30


def test_the_way_to_the_coin_is_told_from_the_whole_deck_at_every_move(people):
    ana = people.sit(dual(ME, BOT, short=True))
    ana.plays_to_the_end()
    ana.watches_again()
    told = {way for seen in step_through(ana) for way in re.findall(r"\d+ of (\d+) for", seen)}

    assert told == {"10"}


def test_a_replay_can_be_seen_by_another_and_linked_to(finished):
    finished.watches_again()
    finished.page.get_by_role("combobox", name="Seen by").select_option("Bot (fair)")
    finished.button("To the end").click()
    finished.button("Copy a link to this moment").click()

    expect(
        finished.page.get_by_role("status").filter(has_text=re.compile("Copied|address"))
    ).to_be_visible()


def test_bots_of_one_level_can_be_told_apart_in_a_replay(people):
    ana = people.sit(dual(ME, BOT, BOT))
    ana.plays_to_the_end()
    ana.watches_again()
    ana.button("To the end").click()

    expect(ana.log.get_by_text(re.compile(r"Bot 2 \(fair\)")).first).to_be_visible()
    expect(ana.log.get_by_text(re.compile(r"Bot 3 \(fair\)")).first).to_be_visible()


def test_a_downloaded_record_can_be_verified(record):
    verified = CliRunner().invoke(cli, ["verify", str(record)])

    assert verified.exit_code == 0, verified.output


def test_a_downloaded_record_can_be_uploaded_and_watched(people, record):
    ben = people.come(PHONE).goes_to("#/replay")
    ben.page.locator("input[type=file]").set_input_files(record)
    ben.button("Show the game").tap()
    expect(ben.page.get_by_role("slider", name="Move")).to_be_visible()
    ben.button("To the end").tap()

    expect(ben.log.get_by_text(re.compile("wins? with|share the win")).first).to_be_visible()


def test_the_same_deal_comes_again(finished):
    finished.button("Same deal again, against bots").click()
    expect(finished.page.get_by_text("The chance of an earlier table comes again")).to_be_visible()

    assert finished.is_asked() == "move"


def test_the_secret_of_all_chance_is_shown_at_the_end_only(people):
    ana = people.sit(dual(ME, BOT))
    ana.is_asked()
    hidden = ana.updates()[-1]["secret"]
    ana.plays_to_the_end()
    ana.page.get_by_text("Fair chance").first.click()

    assert hidden is None
    expect(ana.page.get_by_text(ana.updates()[-1]["secret"]).first).to_be_visible()
