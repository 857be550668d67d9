"""52 Duels in the browser: every mode from set-up to its end, alone and by link."""

import pytest
from playwright.sync_api import expect

from tests.browser.fifty_two_duels import (
    ROOMY,
    ability,
    deed,
    deeds,
    duels,
    in_hand,
    legal,
    levels,
    node,
    other_side,
    own_side,
    paid,
    pair_for,
    plays,
    strikes,
    strikes_until,
    touches,
    view_of,
)
from tests.browser.inspection import complaints
from tests.browser.people import PHONE, turns
from tests.server.asked import BOT, LINK, ME

pytestmark = pytest.mark.browser

SHORT = {"deck": 13, "turn_limit": 8}
SOLO = {"mode": "solo", "characters": ["knight", "berserker"]}


def plays_out(person):
    """Play the moves of one person to the end."""
    moves = 0
    while person.can_move():
        strikes(person)
        moves += 1
    return moves


# Whole games.


def test_two_people_play_a_whole_game_by_link_in_the_default_mode(people):
    opened = people.served.open_table(duels(LINK, LINK))
    ana, ben = people.come().sits_down(opened), people.come(PHONE).sits_down(opened, 1)
    for mover in turns(ana, ben):
        strikes(mover)

    assert view_of(ana)["result"] == view_of(ben)["result"]


def test_a_person_plays_a_whole_game_against_a_bot_in_the_default_mode(people):
    ana = people.sit(duels(ME, BOT, characters=["berserker", "berserker"]))

    assert plays_out(ana) > 15
    assert view_of(ana)["reason"] in {"wounds", "exhaustion"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param([ME], {"mode": "solo", **SHORT}, id="solo"),
        pytest.param([ME], {**SOLO, "face_cards": 5, "nemesis_scan": "once"}, id="hard solo"),
        pytest.param([ME, BOT], {"mirror": False, "first_player": 1, **SHORT}, id="no mirror"),
        pytest.param([ME, BOT], {**ROOMY, "turn_limit": 3}, id="turn limit"),
    ],
)
def test_every_other_mode_is_played_from_its_beginning_to_its_end(people, seats, options):
    ana = people.sit(duels(*seats, **options))
    plays_out(ana)

    assert view_of(ana)["result"]


# Choosing and confirming.


def test_fd_5_1_cards_are_chosen_and_then_given_to_an_ability(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    pair = pair_for(ana, 1)
    touches(ana, pair)
    ability(ana, 1).click()
    expect(deed(ana, "^Activate")).to_be_visible()

    assert view_of(ana)["sides"][0]["abilities"][0] == pair


def test_fd_5_1_an_ability_is_touched_first_and_cards_are_chosen_for_it(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    pair = pair_for(ana, 1)
    ability(ana, 1).click()
    expect(deeds(ana).get_by_role("button", name="Sword Drill")).to_have_count(0)
    touches(ana, pair[::-1])
    deed(ana, "^Sword Drill with 2 cards").click()
    expect(deed(ana, "^Activate")).to_be_visible()

    assert view_of(ana)["sides"][0]["abilities"][0] == pair


def test_what_chosen_cards_would_do_is_said_before_they_are_given(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    touches(ana, pair_for(ana, 1))

    expect(deed(ana, "^Sword Drill with 2 cards")).to_contain_text("hits for 2")


def test_chosen_cards_are_put_back_and_nothing_is_sent(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    pair, number = pair_for(ana, 1), ana.number
    touches(ana, pair)
    expect(in_hand(ana, pair[0])).to_have_attribute("aria-pressed", "true")
    touches(ana, pair[:1])
    ana.page.keyboard.press("Escape")

    expect(ana.hand.locator("[aria-pressed=true]")).to_have_count(0)
    assert ana.number == number


def test_cards_that_do_not_fit_are_told_so(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    pair = pair_for(ana, 1)
    touches(ana, pair)
    ability(ana, 2).click()

    expect(own_side(ana).locator("xpath=..").get_by_text("do not fit")).to_be_visible()
    assert node(ana) == "action"


def test_fd_6_1_cards_are_chosen_to_pay_for_a_level(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    pair = pair_for(ana, 1)
    touches(ana, pair)
    levels(ana).click()
    expect(ana.log).to_contain_text("You pay for level 1")

    assert paid(ana) == pair


def test_fd_7_1_a_single_card_is_used_as_an_item(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    ana.can_move()
    token = next(text for text in legal(ana) if text.startswith("use ")).split()[1]
    touches(ana, [token])
    ana.page.keyboard.press("i")
    expect(in_hand(ana, token)).to_have_count(0)

    assert view_of(ana)["sides"][0]["in_use"] == [token]


def test_fd_9_3_a_defence_is_chosen_and_confirmed(people):
    ana = people.sit(duels(ME, **SOLO))
    strikes_until(ana, "defend")
    card = next(text.split()[1] for text in legal(ana) if text.startswith("defend "))
    touches(ana, [card])
    deed(ana, "^Defend: prevent").click()
    expect(ana.log).to_contain_text("You defend with")

    assert card in view_of(ana)["sides"][0]["discard"]


def test_keys_choose_an_ability_and_end_a_turn(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    expect(ability(ana, 1)).to_be_visible()
    ana.page.locator(".asked").focus()
    ana.page.keyboard.press("1")
    expect(ability(ana, 1)).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("e")

    expect(ana.log).to_contain_text("You end your turn")


def test_fd_3_2_wounds_and_sheets_can_be_looked_through(people):
    ana = people.sit(duels(ME, BOT, **ROOMY))
    other_side(ana).get_by_role("button", name="Look through").click()
    window = ana.page.get_by_role("dialog")

    expect(window).to_contain_text("Sword Drill: same suit, at most 4 cards")
    expect(window).to_contain_text("Discard pile of Bot")


# The Nemesis.


def test_fd_11_6_the_assignments_of_the_nemesis_are_shown_step_by_step(people):
    ana = people.sit(duels(ME, **SOLO))
    ana.page.emulate_media(reduced_motion="no-preference")
    plays(ana, "end")
    skip = ana.page.get_by_role("button", name="Show it all")
    expect(skip).to_be_visible()
    steps = ana.page.locator(".lately li")
    expect(steps.filter(has_text="turns up its hand")).to_be_visible()
    skip.click()
    expect(skip).to_have_count(0)

    assert node(ana) in {"action", "defend", "give"}


# Nobody is kept out.


SOME = {"action"}
ALL = {"pick", "action", "add", "window", "defend"}


@pytest.mark.parametrize(
    ("drawing", "table", "phases"),
    [
        pytest.param("skin", duels(ME, BOT, **ROOMY), SOME, id="duel"),
        pytest.param("skin", duels(ME, mode="solo"), ALL, id="solo"),
        pytest.param("standard", duels(ME, mode="solo"), {"pick", "defend"}, id="standard"),
    ],
)
def test_no_phase_has_an_obstacle(people, drawing, table, phases):
    ana = people.come()
    if drawing == "standard":
        ana.plays_plainly("fifty_two_duels")
    ana.sits_down(people.served.open_table(table))
    found: list[str] = []
    met: set[str] = set()
    while ana.can_move() and not met >= phases:
        if node(ana) in phases - met:
            found += [f"{node(ana)}: {one}" for one in complaints(ana)]
        met.add(node(ana))
        strikes(ana)

    assert found == []
