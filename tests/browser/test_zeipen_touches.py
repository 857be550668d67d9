"""What is touched at a table of Zeipen Dualis: cards are picked, and moves confirmed."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.inspection import complaints
from tests.browser.people import in_step
from tests.browser.zeipen import (
    deed,
    in_hand,
    legal,
    on_grid,
    plays,
    sit_down,
    told,
    view_of,
    with_two_keldas_each,
)

pytestmark = pytest.mark.browser


def struck(person):
    """Return how the cards that the considered move would wound are marked."""
    return person.page.locator(".doomed")


def test_zp_7_1_a_card_is_deployed_by_touching_it_and_a_space(people):
    ana, ben = with_two_keldas_each(people)
    ana.touches(in_hand(ana, "Esker"))
    ana.touches(on_grid(ana, "0,-1"))
    in_step(ana, ben)

    assert {"at": "0,-1", "seat": 0, "card": "esker", "face": "active"} in view_of(ben)["board"]


def test_a_card_is_dragged_to_a_space(people):
    ana, ben = with_two_keldas_each(people)
    mouse = ana.page.mouse
    in_hand(ana, "Orla").hover()
    mouse.down()
    mouse.move(600, 500, steps=4)
    space = on_grid(ana, "0,-1")
    expect(space).to_be_visible()
    space.hover()
    expect(told(ana)).to_contain_text("To (0,-1)")
    number = ana.number
    mouse.up()
    ana.leaves(number)
    in_step(ana, ben)

    assert {"at": "0,-1", "seat": 0, "card": "orla", "face": "active"} in view_of(ben)["board"]


def test_zp_8_6_what_a_move_would_wound_is_told_before_it_is_made(people):
    ana, _ = with_two_keldas_each(people)
    plays(ana, "move -1,-1")
    on_grid(ana, "1,2").hover()
    expect(told(ana)).to_contain_text("is wounded in the clash")
    expect(struck(ana)).to_have_count(1)

    assert view_of(ana)["phase"] == "target"


def test_who_touches_the_screen_confirms_a_move(people):
    ana, ben = with_two_keldas_each(people)
    plays(ana, "deploy esker", "to 0,-1")
    in_step(ana, ben)
    on_grid(ben, "1,1").tap()
    deed(ben, "Move Kelda").tap()
    expect(ben.page.locator("button.space").first).to_be_visible()
    on_grid(ben, "0,2").tap()
    expect(told(ben)).to_contain_text("To (0,2)")
    assert view_of(ben)["phase"] == "target"
    ben.touches(told(ben).get_by_role("button", name="Do it"), by_touch=True)

    assert view_of(ben)["events"] == ["shift 1,1 0,2"]


def test_zp_7_8_a_flip_is_chosen_beside_the_card_and_told_before(people):
    ana, _ = with_two_keldas_each(people)
    on_grid(ana, "-1,-1").click()
    flip = deed(ana, "Flip Kelda")
    flip.hover()
    expect(told(ana)).to_contain_text("No card would be wounded")
    ana.touches(flip)

    assert view_of(ana)["events"] == ["turn -1,-1 alternate"]


def test_zp_7_6_what_an_activation_would_shift_is_told_before(people):
    ana, _ = with_two_keldas_each(people)
    on_grid(ana, "-1,-1").click()
    deed(ana, "Activate Kelda").hover()

    expect(told(ana)).to_contain_text("Your Kelda goes from (1,-1) to (0,-1)")


def test_zp_7_10_a_wounded_card_is_recovered_after_a_second_touch(people):
    ana, ben = with_two_keldas_each(people)
    plays(ana, "move -1,-1", "to 1,2")
    in_step(ana, ben)
    plays(ben, *wait_for_a_turn(ben))
    in_step(ana, ben)
    wounded = ana.page.get_by_role("list", name="Your wounded").get_by_role("button")
    wounded.first.click()
    assert view_of(ana)["wounded"][0] == ["kelda"]
    ana.touches(told(ana).get_by_role("button", name="Do it"))

    assert view_of(ana)["wounded"][0] == []


def wait_for_a_turn(person):
    """Return a deployment that wounds nobody."""
    expect(person.page.locator(".asked.yours")).to_be_visible()
    return ["deploy esker", "to 0,1"]


def test_a_first_step_can_be_taken_back(people):
    ana, ben = with_two_keldas_each(people)
    ana.touches(in_hand(ana, "Orla"))
    ana.touches(told(ana).get_by_role("button", name="Take it back"))
    expect(ana.page.locator("button.space")).to_have_count(0)

    assert view_of(ana)["pending"] is None
    assert "deploy orla" in legal(ana)
    assert ben.page.locator(".proposal").count() == 0


def test_zp_8_4_a_frozen_card_is_marked_and_says_why_it_cannot_be_moved(people):
    ana, ben = with_two_keldas_each(people)
    plays(ana, "move -1,-1", "to 1,2")
    in_step(ana, ben)
    plays(ben, *wait_for_a_turn(ben))
    in_step(ana, ben)
    frozen = on_grid(ana, "1,-1")
    expect(frozen).to_have_accessible_name(re.compile("frozen"))
    expect(frozen.locator(".ice")).to_have_count(1)

    assert "move 1,-1" not in legal(ana)


def test_zp_2_3_everybody_sees_the_own_side_below(people):
    ana, ben = with_two_keldas_each(people)

    assert rows(ana, "-1,-1") > rows(ana, "-1,1")
    assert rows(ben, "-1,-1") < rows(ben, "-1,1")


def rows(person, at):
    return int(on_grid(person, at).get_attribute("data-row") or "0")


def test_a_game_is_played_with_the_keyboard_alone(people):
    ana, _ = with_two_keldas_each(people)
    keyboard = ana.page.keyboard
    in_hand(ana, "Hollin").focus()
    keyboard.press("e")
    expect(in_hand(ana, "Esker")).to_be_focused()
    keyboard.press("Enter")
    expect(ana.page.locator("button.space").first).to_be_focused()
    on_grid(ana, "1,-1").focus()
    keyboard.press("ArrowLeft")
    expect(on_grid(ana, "0,-1")).to_be_focused()
    expect(told(ana)).to_contain_text("To (0,-1)")
    ana.presses("Enter")

    assert view_of(ana)["turn"] == 3


def test_escape_takes_back_what_was_begun(people):
    ana, _ = with_two_keldas_each(people)
    on_grid(ana, "-1,-1").click()
    expect(deed(ana, "Move Kelda")).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(deed(ana, "Move Kelda")).to_have_count(0)
    ana.touches(in_hand(ana, "Orla"))
    number = ana.number
    on_grid(ana, "1,-1").focus()
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    ana.leaves(number)

    assert view_of(ana)["pending"] is None


def test_the_grid_is_looked_at_in_many_ways(people):
    ana, _ = with_two_keldas_each(people)
    for way in ("Coordinates", "Other faces", "Open sides"):
        ana.button(way).click()
    expect(ana.page.locator(".axes span").first).to_be_visible()
    expect(on_grid(ana, "-1,-1")).to_have_accessible_name(re.compile("nothing lies before: green"))
    sheet = ana.page.locator(".sheet")
    before = sheet.get_attribute("style") or ""
    ana.button("Nearer").click()
    expect(sheet).not_to_have_attribute("style", before)
    ana.button("As large as fits").click()

    expect(sheet).to_have_attribute("style", before)


def test_nothing_that_is_shown_for_a_move_is_an_obstacle(people):
    ana, _ = sit_down(people)
    plays(ana, "place kelda")
    for way in ("Coordinates", "Other faces", "Open sides"):
        ana.button(way).click()
    on_grid(ana, "0,-1").focus()

    assert complaints(ana) == []
