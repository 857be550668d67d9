"""Zeipen Dualis in the browser: every mode from set-up to its end, alone and by link."""

import pytest

from tests.browser.inspection import complaints
from tests.browser.people import PHONE, in_step, turn_of, turns
from tests.browser.zeipen import UNDERTOW, Hunter, view_of, zeipen
from tests.server.asked import BOT, LINK, ME

pytestmark = pytest.mark.browser

SHORT = {"turn_limit": 10}


def test_two_people_play_a_whole_game_by_link_in_the_default_mode(people):
    opened = people.served.open_table(zeipen(LINK, LINK))
    ana, ben = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    hunters = {ana: Hunter(ana), ben: Hunter(ben)}
    for mover in turns(ana, ben):
        hunters[mover].moves()

    assert view_of(ana)["result"] == view_of(ben)["result"] is not None


def test_a_person_plays_a_whole_game_against_a_bot_in_the_default_mode(people):
    ana = people.sit(zeipen(ME, BOT))

    assert Hunter(ana).plays_out() > 4
    assert view_of(ana)["result"] is not None


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"mode": "build", "first_player": "toss"}, id="build"),
        pytest.param({"mode": "draft", "repetition": "draw"}, id="draft"),
        pytest.param({"visibility": "hidden", "pointer": "all", "cut": "lifting"}, id="hidden"),
    ],
)
def test_every_other_mode_is_played_from_its_beginning_to_its_end(people, options):
    ana = people.sit(zeipen(ME, BOT, **SHORT, **options))
    Hunter(ana).plays_out()

    assert view_of(ana)["result"] is not None


# Nobody is kept out.


def looks(person, found):
    """Note what is wrong with the screen of a phase, once."""
    phase = view_of(person)["phase"]
    if phase not in found:
        found[phase] = complaints(person)


@pytest.mark.parametrize("drawing", ["skin", "standard"])
def test_no_phase_of_a_whole_game_has_an_obstacle(people, drawing):
    opened = people.served.open_table(zeipen(ME, BOT, **SHORT))
    ana = people.come()
    if drawing == "standard":
        ana.plays_plainly("zeipen")
    ana.sits_down(opened)
    found: dict[str, list[str]] = {}
    hunter = Hunter(ana, patience=1)
    while ana.can_move():
        looks(ana, found)
        hunter.moves()
    looks(ana, found)

    assert found.keys() >= {"hand", "setup card", "setup cell", "action", "target", "over"}
    assert [one for complaint in found.values() for one in complaint] == []


def test_no_way_to_find_hands_and_the_first_player_has_an_obstacle(people):
    found: dict[str, list[str]] = {}
    for mode in ("build", "draft"):
        ana = people.sit(zeipen(ME, BOT, mode=mode))
        ana.can_move()
        looks(ana, found)
    opened = people.served.open_table(zeipen(LINK, LINK, hands=UNDERTOW))
    ana, ben = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    in_step(ana, ben)
    looks(turn_of(ana, ben), found)

    assert found == {"build": [], "draft": [], "choose": []}
