"""Zodiac Duel in the browser: every mode from set-up to its end, alone and by link."""

import pytest

from ecliptic.server.requests import NewTable
from tests.browser.inspection import complaints
from tests.browser.people import PHONE, turns
from tests.server.asked import BOT, LINK, ME

pytestmark = pytest.mark.browser

SIGNS = ["aries", "cancer", "gemini", "leo", "scorpius", "virgo"]
SHORT = {"rounds": 2, "keep": 2, "fighters": 2, "wins": 1}


def zodiac(*seats, **options):
    return NewTable("zodiac_duel", list(seats), options)


def plays_out(person):
    """Play the moves of one person against bots, a different place of the list each time."""
    step = 0
    while person.can_move():
        person.moves_from_list(step)
        step += 1
    return step


def winner_of(person):
    return person.updates()[-1]["view"]["winner"]


def test_two_people_play_a_whole_game_by_link_in_the_default_mode(people):
    opened = people.served.open_table(zodiac(LINK, LINK))
    ana, ben = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    for step, mover in enumerate(turns(ana, ben)):
        mover.moves_from_list(step)

    assert winner_of(ana) == winner_of(ben) in {0, 1}


def test_a_person_plays_a_whole_game_against_a_bot_in_the_default_mode(people):
    ana = people.sit(zodiac(ME, BOT))

    assert plays_out(ana) > 15
    assert winner_of(ana) in {0, 1}


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"mode": "first"}, id="first"),
        pytest.param({"mode": "advanced", **SHORT}, id="advanced"),
        pytest.param({"mode": "expert"}, id="expert"),
        pytest.param({"mode": "custom", "signs": SIGNS, **SHORT}, id="custom"),
    ],
)
def test_every_other_mode_is_played_from_its_beginning_to_its_end(people, options):
    ana = people.sit(zodiac(ME, BOT, **options))

    assert plays_out(ana) > 0
    assert winner_of(ana) in {0, 1}


@pytest.mark.parametrize("drawing", ["skin", "standard"])
def test_no_phase_has_an_obstacle(people, drawing):
    opened = people.served.open_table(zodiac(ME, BOT, mode="expert"))
    ana = people.come()
    if drawing == "standard":
        ana.plays_plainly("zodiac_duel")
    ana.sits_down(opened)
    found, met, step = [], set(), 0
    while ana.can_move():
        phase = ana.updates()[-1]["view"]["phase"]
        if phase not in met:
            found += [f"{phase}: {one}" for one in complaints(ana)]
            met.add(phase)
        ana.moves_from_list(step)
        step += 1
    found += [f"over: {one}" for one in complaints(ana)]

    assert met >= {"sign-1", "sign-2", "select", "stars"}
    assert found == []
