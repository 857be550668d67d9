"""What stands above the cards: how a game stands, and what is to be done."""

import pytest

from tests.games.fifty_two_duels.spoken import label, prompt, said, scene
from tests.games.fifty_two_duels.table import duel, effect, once, sheets, solo, table
from tests.games.fifty_two_duels.test_scene import HIT


def statuses(at, reader):
    return [said(at, one, reader) for one in scene(at, reader)["status"]]


def test_the_status_tells_turn_actions_items_life_and_ward():
    level = "[{threshold = 5, mods = [{mod = 'free_items', n = 1}]}]"
    moves = "level; add 6c; done; ~; end; ~"
    free = duel("6c", "", moves, cards=sheets(level=level))
    ward = effect('[{op = "ward", n = 2}]', moves="~")

    assert statuses(duel(), 0) == [
        "Turn 1: yours",
        "Actions left: 1",
        "Your life: 47",
        "Life of Ben: 47",
    ]
    assert "Free items left: 1" in statuses(free, 0)
    assert "Ward of Ana: 2" in statuses(ward, 1)
    assert statuses(table({}), 0) == []


def test_the_turn_of_the_nemesis_has_no_actions():
    at = solo("2c", "2d 3d 4d 5d 6d", "end")

    assert statuses(at, 0)[0] == "Turn 2: the Nemesis"
    assert len(statuses(at, 0)) == 3


# Prompts.


def doing(do):
    """Seat 0 does this with 2c; it has a wound, and cards lie in reach of it."""
    hurt = "end; ~; play 2; add 9c; add 9d; done; activate; take; wound 5c; wound 7h; "
    mine = "play 3; add 8s; done; ~; use 3d; done; ~; play 4; add 4d; done; ~; end; ~; "
    moves = hurt + mine + "play 1; add 2c; done; activate"
    return duel("2c 3d 4d", "9c 9d 8s", moves, cards=sheets(ability_1=once(do)))


@pytest.mark.parametrize(
    ("at", "reader", "key"),
    [
        (table({}), 0, "pick"),
        (table({}), 1, "wait_pick"),
        (table({"mode": "solo"}, "pick knight"), 0, "nemesis"),
        (table({"characters": ("knight", "rogue")}), 0, "chance_first"),
        (table({"characters": ("knight", "rogue"), "first_player": 0}), 0, "chance_draw"),
        (duel("2c"), 0, "action"),
        (duel("2c"), 1, "wait"),
        (duel("2c", moves="play 1"), 0, "add"),
        (duel("2c", moves="level"), 0, "ladd"),
        (duel("2c 3c", moves="play 1; add 2c; add 3c; done"), 0, "window"),
        (duel("2c 3c", moves="play 1; add 2c; add 3c; done"), 1, "wait_window"),
        (duel("2c", moves="use 2c"), 0, "bomb"),
        (duel("3s 4c", moves="use 3s"), 0, "cloak_on"),
        (duel("3s 4c", moves="use 3s; on 3"), 0, "cloak_card"),
        (duel("2h", "9c 9d", HIT + "use 2h"), 0, "potion"),
        (duel("3d", moves="use 3d"), 0, "toss"),
        (duel("2c 2d", moves="play 2; add 2c; add 2d; done; activate"), 1, "defend"),
        (duel("2c 2d", moves="play 2; add 2c; add 2d; done; activate"), 0, "wait_defend"),
        (duel("2c", moves="use 2c; bomb hand"), 0, "chance_lose"),
        (doing('[{op = "strip", n = 1}]'), 0, "strip"),
        (doing('[{op = "retrieve", n = 1}]'), 0, "retrieve"),
        (doing('[{op = "move", n = 1}]'), 0, "move"),
        (doing('[{op = "recover", n = 1}]'), 0, "recover"),
        (effect('[{op = "store", n = 1}]'), 0, "storehand"),
        (effect('[{op = "store", n = 1, from = "deck"}]'), 0, "chance_store"),
        (effect('[{op = "dig", n = 2}]'), 0, "chance_dig"),
        (effect('[{op = "dig", n = 1}]', moves="dig kc"), 0, "digtake"),
        (effect('[{op = "discard", n = 1, who = "self", how = "choose"}]'), 0, "give"),
        (effect('[{op = "choose", options = [[], []]}]'), 0, "choose"),
        (effect('[{op = "may", do = [{op = "ward", n = 1}]}]'), 0, "may"),
    ],
)
def test_the_prompt_says_what_is_to_be_done(at, reader, key):
    asked = scene(at, reader)["prompt"]

    assert asked["key"] == f"prompt.{key}"
    assert asked["rule"] is not None


def test_the_prompt_and_the_end_of_the_turn_warn_of_draws_that_lose_the_game():
    three = "draw ac; draw 5s; draw 9h; "
    options = {"characters": ("knight", "rogue"), "first_player": 0, "deck": 3, "hand": 3}
    at = table(options, three + three + "end; level; add ac; add 5s; done")

    assert prompt(at, 1) == (
        "Careful: at the end of your turn you draw 2 and have 0 to draw from. Actions left: 1.",
        "FD-10.2",
    )
    assert label(at, "end") == "End your turn: you cannot draw 2 cards, so you lose"


def test_the_prompt_of_a_free_item():
    level = "[{threshold = 5, mods = [{mod = 'free_items', n = 1}]}]"
    moves = "level; add 6c; done; ~; end; ~; play 1; add 2c; done; play 3; add 9h; done"
    at = duel("6c 2c 9h 3d", "", moves, cards=sheets(level=level))

    assert prompt(at, 0) == (
        "No action is left, but a free item: use a card as an item, or end the turn.",
        "FD-4.6",
    )


def test_the_prompt_of_wounds_and_of_the_end():
    hit = duel("2c 2d", moves="play 2; add 2c; add 2d; done; activate; take")
    over = duel(turn_limit=1, moves="end; ~")

    assert prompt(hit, 0) == ("Ben takes wounds.", "FD-9.5")
    assert prompt(hit, 1) == ("You take wounds.", "FD-9.5")
    assert prompt(over, 0) == ("The game is over.", "FD-10.6")


def test_a_prompt_tells_what_one_needs_to_know():
    adding = duel("2c", moves="play 1")
    paying = duel("2c jc", moves="level; add 2c")
    ready = duel("2c 3c", moves="play 1; add 2c; add 3c; done")
    giving = effect('[{op = "discard", n = 2, who = "self", how = "choose"}]', "3c 4c")

    assert prompt(adding, 0)[0] == "Choose cards for Suit (same suit, room for 4), then be done."
    assert prompt(paying, 0)[0] == "Choose cards to pay for level 1: 2 of 10 so far."
    assert prompt(ready, 0)[0] == (
        "Suit holds 2 cards. Activate it now (damage 1), or hold it for more?"
    )
    assert prompt(giving, 0)[0] == "Choose 2 cards to discard."
    assert prompt(giving.play("discard 3c"), 0)[0] == "Choose a card to discard."
