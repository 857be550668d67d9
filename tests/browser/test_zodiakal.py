"""Zodiakal in the browser: every mode from set-up to its end, alone and by link."""

import pytest
from playwright.sync_api import expect

from tests.browser.inspection import complaints
from tests.browser.people import PHONE, in_step, turns
from tests.browser.zodiakal import (
    actions,
    close,
    on_ring,
    plays,
    races,
    token_in,
    view_of,
    zodiakal,
)
from tests.server.asked import BOT, LINK, ME

pytestmark = pytest.mark.browser

SHORT = {"kinds": 4, "roll_cap": 60}


def plays_out(person):
    """Play the moves of one person against bots."""
    moves = 0
    while person.can_move():
        races(person)
        moves += 1
    return moves


def sit_close(people, **options):
    """Bring Ana and Ben to a table on which Ana begins and all can be planned."""
    opened = people.served.open_table(close(LINK, LINK, **options))
    ana, ben = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    in_step(ana, ben)
    return ana, ben


def close_to_a_block(people):
    """Bring two people to where Ben wants to exchange tokens and Ana, on the Moon, is asked."""
    ana, ben = sit_close(people)
    plays(ana, "move 1", "wind to queen", "queen take star", "queen give pearl to 1")
    plays(ben, "move 1", "pass")
    plays(ana, "move 1")
    plays(ben, "move 1", "exchange trumpet for star")
    in_step(ana, ben)
    return ana, ben


def test_two_people_play_a_whole_game_by_link_in_the_default_mode(people):
    opened = people.served.open_table(zodiakal(LINK, LINK))
    ana, ben = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    for mover in turns(ana, ben):
        races(mover)

    assert view_of(ana)["winner"] == view_of(ben)["winner"] is not None


def test_a_person_plays_a_whole_game_against_a_bot_in_the_default_mode(people):
    ana = people.sit(zodiakal(ME, BOT))

    assert plays_out(ana) > 0
    assert view_of(ana)["winners"]


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        pytest.param(2, {}, id="three"),
        pytest.param(3, {}, id="four"),
        pytest.param(1, {"movement": "up_to", "collect": "optional"}, id="steps and collecting"),
        pytest.param(1, {"extra_roll": "fresh", "take_choice": "victim"}, id="fresh and victim"),
        pytest.param(2, {"counter_block": True, "take_choice": "random"}, id="counter block"),
        pytest.param(1, {"roll_cap": 12, "cap_result": "draw", "kinds": 7}, id="draw"),
    ],
)
def test_every_other_mode_is_played_from_its_beginning_to_its_end(people, bots, options):
    ana = people.sit(zodiakal(ME, *[BOT] * bots, **{**SHORT, **options}))
    plays_out(ana)

    assert view_of(ana)["winners"]


# What is touched.


def test_zk_5_2_a_gift_is_two_touches_in_the_box(people):
    ana, _ = sit_close(people)
    plays(ana, "move 1", "wind to queen")
    ana.touches(token_in(ana, "The box", "Star"))
    ana.touches(token_in(ana, "The box", "Pearl"))

    assert view_of(ana)["hands"] == [[0, 0, 1, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1]]


def test_zk_5_4_a_tile_on_the_board_is_touched_to_go_there(people):
    ana, _ = sit_close(people)
    plays(ana, "move 1")
    ana.touches(on_ring(ana, "the Queen"))

    assert view_of(ana)["declared"] == ["wind to queen"]


def test_zk_r3_a_square_is_touched_to_walk_there(people):
    ana, _ = sit_close(people)
    ana.can_move()
    ana.touches(on_ring(ana, "Square 1,"))

    assert view_of(ana)["pos"] == [1, 0]


def test_keys_choose_tiles_and_tokens(people):
    ana, _ = sit_close(people)
    plays(ana, "move 1")
    actions(ana).get_by_role("button").first.focus()
    ana.presses("q")
    expect(token_in(ana, "The box", "Star")).to_be_visible()
    ana.presses("3")

    assert view_of(ana)["declared"] == ["wind to queen", "queen take star"]


def test_zk_4_1_enter_passes(people):
    ana, _ = sit_close(people)
    plays(ana, "move 1")
    ana.page.locator(".asked").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.log).to_contain_text("You use no special effect")

    assert view_of(ana)["turn"] == 1


def test_a_tile_is_explained_when_it_is_touched(people):
    ana, _ = sit_close(people)
    on_ring(ana, "the Hero").click()
    told = ana.page.get_by_text("Whoever lands here takes: Sword")
    expect(told).to_be_visible()
    ana.page.keyboard.press("Escape")

    expect(told).to_be_hidden()


def test_zk_5_9_a_block_is_paid_by_touch_and_confirmed(people):
    ana, ben = close_to_a_block(people)
    confirm = actions(ana).get_by_role("button", name="To block")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    token_in(ana, "Your tokens", "Trumpet").click()
    token_in(ana, "Your tokens", "Moonstone").click()
    ana.touches(actions(ana).get_by_role("button", name="Block: pay"))
    in_step(ana, ben)

    assert view_of(ana)["hands"][0] == [0, 0, 1, 0, 0, 0, 0]
    assert view_of(ana)["hands"][1] == [0, 0, 0, 1, 0, 0, 2]


def test_zk_5_9_a_token_chosen_for_a_block_can_be_put_back(people):
    ana, _ = close_to_a_block(people)
    token_in(ana, "Your tokens", "Trumpet").click()
    actions(ana).get_by_role("button", name="Choose again").click()

    expect(token_in(ana, "Your tokens", "Trumpet")).to_have_attribute("aria-pressed", "false")


def test_zk_5_8_who_does_not_want_to_be_asked_allows_everything_this_turn(people):
    ana, ben = close_to_a_block(people)
    number = ana.number
    actions(ana).get_by_role("checkbox").click()  # and the question is gone
    ana.leaves(number)
    in_step(ana, ben)

    assert view_of(ana)["hands"][1] == [0, 0, 1, 0, 0, 0, 2]


# Nobody is kept out.


def looks(person, found):
    """Note what is wrong with the screen of a phase, once."""
    phase = view_of(person)["phase"]
    if phase not in found:
        found[phase] = complaints(person)


def test_no_phase_that_must_be_brought_about_has_an_obstacle(people):
    found: dict[str, list[str]] = {}
    ana, ben = close_to_a_block(people)
    looks(ana, found)
    plays(ana, "allow", "move 1", "pass")
    plays(ben, "move 1", "steal from 0")
    looks(ben, found)
    plays(ben, "take star")
    plays(ana, "move 1")
    looks(ana, found)

    assert found == {"block": [], "take": [], "sacrifice": []}


@pytest.mark.parametrize("drawing", ["skin", "standard"])
def test_no_phase_of_a_whole_game_has_an_obstacle(people, drawing):
    opened = people.served.open_table(close(ME, BOT, collect="optional", kinds=4, roll_cap=60))
    ana = people.come()
    if drawing == "standard":
        ana.plays_plainly("zodiakal")
    ana.sits_down(opened)
    found: dict[str, list[str]] = {}
    while ana.can_move():
        looks(ana, found)
        races(ana)
    looks(ana, found)

    assert found.keys() >= {"move", "collect", "special", "end"}
    assert [one for complaint in found.values() for one in complaint] == []
