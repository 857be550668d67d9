"""Effects that need no rule of their own: what a card file can say, and what it does."""

import pytest

from tests.games.fifty_two_duels.table import duel, effect, once, sheets

HIT = "end; ~; play 2; add 9c; add 9d; done; activate; take; wound 5c; wound 7h; end; ~; "
"""Seat 1 deals two wounds to seat 0, whose turn it is then."""

DONE = "play 1; add 2c; done; activate; "


def recovering(to, moves="", hand=""):
    """Seat 0 recovers its two wounds, the top one first."""
    cards = sheets(ability_1=once(f'[{{op = "recover", n = 2, to = "{to}"}}]'))
    return duel(f"2c {hand}", "9c 9d", HIT + DONE + moves, cards=cards)


def test_recovering_to_the_hand_has_no_node():
    at = recovering("hand")

    assert {"5c", "7h"} <= set(at.side(0)["hand"])
    assert at.pending["kind"] == "action"


def test_recovering_by_choice_is_like_a_potion():
    at = recovering("choice", "top on 2")

    assert at.stack(0, 2) == ["7h"]
    assert at.moves == ["top hand", "top on 3", "top on 4"]
    assert at.play("top hand").side(0)["wounds"] == []


def test_recovering_to_an_ability_leaves_no_other_choice():
    at = recovering("ability")

    assert at.moves == ["top on 2", "top on 3", "top on 4"]
    assert at.play("top on 3").moves == ["top on 2", "top on 4"]


def test_recovering_opens_windows_in_between():
    cards = sheets(ability_1=once('[{op = "recover", n = 2}]'), ability_4=once('[{op = "look"}]'))
    at = duel("2c", "9c 9d", HIT + DONE + "top on 4", cards=cards)

    assert at.pending == {"kind": "window", "actor": 0, "ability": 4}
    assert at.play("hold").pending["kind"] == "potion"


def test_recovering_to_an_ability_does_nothing_where_no_card_fits():
    none = 'requirement = "none"'
    cards = sheets(
        ability_1=once('[{op = "recover", n = 2, to = "ability"}]'),
        ability_2=none,
        ability_3=none,
        ability_4=none,
    )
    at = duel("2c 9c", "9c 9d", "end; ~; " * 2 + DONE, cards=cards)

    assert at.pending["kind"] == "action"


def test_a_random_discard_is_one_chance_for_each_card():
    at = effect('[{op = "discard", n = 2}]', "", "3c 4c 5c 6c 7c", "lose 4c")

    assert at.moves == ["lose 3c", "lose 5c", "lose 6c", "lose 7c"]
    assert at.pending == {"kind": "lose1", "actor": "chance", "side": 1}


def test_the_owner_picks_what_is_discarded_by_choice():
    at = effect('[{op = "discard", n = 2, how = "choose"}]', "", "3c 4c 5c 6c 7c")

    assert at.pending == {"kind": "give", "actor": 1, "number": 2, "chosen": []}
    assert at.moves == ["discard 3c", "discard 4c", "discard 5c", "discard 6c"]
    at.play("discard 5c")
    assert at.moves == ["discard 6c", "discard 7c"]
    assert at.play("discard 7c").side(1)["discard"] == ["5c", "7c"]


def test_a_side_may_have_to_discard_its_own_cards():
    at = effect('[{op = "discard", n = 1, who = "self", how = "choose"}]', "3c")

    assert at.pending["actor"] == 0
    assert at.play("discard 3c").side(0)["discard"] == ["2c", "3c"]


def test_stripping_takes_cards_of_abilities_and_must_be_done():
    moves = "end; ~; play 1; add 3h; done; hold; play 1; add 4h; done; ~; " + DONE
    at = duel("2c", "3h 4h", moves, cards=sheets(ability_1=once('[{op = "strip", n = 9}]')))

    assert at.moves == ["bomb 3h on 1", "bomb 4h on 1"]
    assert at.play("bomb 4h on 1").moves == ["bomb 3h on 1"]
    assert at.play("bomb 3h on 1").pending["kind"] == "action"


def test_a_face_down_card_can_be_stripped():
    moves = "end; ~; use 3s; on 2; hide 4h; end; ~; " + DONE
    at = duel("2c", "3s 4h", moves, cards=sheets(ability_1=once('[{op = "strip", n = 1}]')))

    assert at.moves == ["bomb w1 on 2"]
    assert at.play("bomb w1 on 2").side(1)["discard"] == ["3s", "4h"]


def test_retrieved_cards_come_from_the_discard_pile():
    moves = "use 3d; toss 5c; toss 6c; done; ~; end; ~; " + DONE
    cards = sheets(ability_1=once('[{op = "retrieve", n = 2}]'))
    at = duel("2c 3d 5c 6c", moves=moves, cards=cards)

    assert at.moves == ["retrieve 3d", "retrieve 5c", "retrieve 6c"]
    at.play("retrieve 6c; retrieve 3d")
    assert {"3d", "6c"} <= set(at.side(0)["hand"])
    assert at.side(0)["discard"] == ["2c", "5c"]


MOVING = sheets(ability_1=once('[{op = "move", n = 2}]'), ability_4=once('[{op = "look"}]'))
PLACED = "play 2; add 9h; done; ~; end; ~; play 3; add 5h; done; " + DONE


def test_cards_move_to_where_they_fit():
    at = duel("2c 9h 5h", moves=PLACED, cards=MOVING)

    assert at.moves == ["done", "move 5h from 3 to 4", "move 9h from 2 to 4"]


def test_moving_opens_the_window_of_the_receiver_first():
    at = duel("2c 9h 5h", moves=PLACED + "move 9h from 2 to 4", cards=MOVING)

    assert at.pending == {"kind": "window", "actor": 0, "ability": 4}
    assert at.play("hold").pending["kind"] == "move"


def test_moving_can_be_stopped():
    at = duel("2c 9h 5h", moves=PLACED + "done", cards=MOVING)

    assert at.pending == {"kind": "draw1", "actor": "chance", "side": 0}


def test_face_down_cards_can_be_moved():
    moves = "end; ~; " * 2 + "use 3s; on 2; hide 4c; " + DONE
    at = duel("2c 3s 4c", moves=moves, cards=MOVING)

    assert at.moves == ["done", "move w1 from 2 to 3", "move w1 from 2 to 4"]
    assert at.play("move w1 from 2 to 3").stack(0, 3) == ["w1=4c"]
    assert at.view(1)["sides"][0]["abilities"][2] == ["w1"]


def test_ward_absorbs_damage_until_the_next_turn():
    moves = DONE + "~; play 2; add 9c; add 9d; done; activate"
    at = duel("2c", "9c 9d", moves, cards=sheets(ability_1=once('[{op = "ward", n = 1}]')))

    assert (at.side(0)["ward"], at.pending["damage"]) == (0, 1)


def test_what_is_left_of_a_ward_vanishes():
    at = effect('[{op = "ward", n = 3}]', moves="~")

    assert at.side(0)["ward"] == 3
    assert at.play("end; ~").side(0)["ward"] == 0


CHOICE = '[{op = "choose", options = [[{op = "ward", n = 1}], [{op = "draw", n = 1}]]}]'


@pytest.mark.parametrize(("option", "ward"), [("option 1", 1), ("option 2", 0)])
def test_one_option_is_carried_out(option, ward):
    at = effect(CHOICE)

    assert (at.pending, at.moves) == ({"kind": "choose", "actor": 0}, ["option 1", "option 2"])
    assert at.play(option).side(0)["ward"] == ward


@pytest.mark.parametrize(("answer", "ward"), [("yes", 1), ("no", 0)])
def test_what_may_be_done_is_done_or_not(answer, ward):
    at = effect('[{op = "may", do = [{op = "ward", n = 1}]}]')

    assert (at.pending, at.moves) == ({"kind": "may", "actor": 0}, ["no", "yes"])
    assert at.play(answer).side(0)["ward"] == ward


@pytest.mark.parametrize(("at_least", "ward"), [(4, 2), (5, 1)])
def test_a_test_decides_between_two_lists(at_least, ward):
    do = (
        f'[{{op = "if", per = "hand", at_least = {at_least}, do = [{{op = "ward", n = 2}}], '
        'else = [{op = "ward", n = 1}]}]'
    )

    assert effect(do).side(0)["ward"] == ward


@pytest.mark.parametrize(
    ("amount", "ward"),
    [
        ('{per = "used"}', 1),
        ('{per = "clubs"}', 1),
        ('{per = "hearts"}', 0),
        ('{per = "faces"}', 0),
        ('{per = "wilds"}', 0),
        ('{per = "levels"}', 0),
        ('{per = "stored"}', 0),
        ('{per = "wounds"}', 2),
        ('{per = "foe_wounds"}', 0),
        ('{per = "hand"}', 4),
        ('{per = "foe_hand"}', 5),
        ('{per = "stacks"}', 1),
        ('{base = 1, per = "hand", every = 3, each = 2}', 3),
        ('{per = "hand", each = 3, cap = 7}', 7),
        ('{base = -9, per = "hand"}', 0),
    ],
)
def test_an_amount_is_counted_when_the_effect_is_carried_out(amount, ward):
    cards = sheets(ability_1=once(f'[{{op = "ward", n = {amount}}}]'))
    at = duel("2c", "9c 9d", HIT + DONE, cards=cards)

    assert at.side(0)["ward"] == ward


def test_a_face_down_card_counts_for_every_suit_and_for_no_face():
    kinds = ("clubs", "spades", "hearts", "diamonds", "wilds", "faces", "used")
    do = ", ".join(f'{{op = "ward", n = {{per = "{kind}"}}}}' for kind in kinds)
    moves = "end; ~; " * 2 + "use 3s; on 1; hide kc; activate"
    at = duel("3s kc", moves=moves, cards=sheets(ability_1=once(f"[{do}]")))

    assert at.side(0)["ward"] == 6


def test_damage_modifiers_raise_what_an_ability_deals_to_the_foe():
    level = "[{threshold = 1, mods = [{mod = 'damage', n = 2, ability = 1}]}]"
    cards = sheets(ability_1=once('[{op = "damage", n = 1}]'), level=level)
    at = duel("2c ac", moves="level; add ac; done; ~; end; ~; " + DONE, cards=cards)

    assert at.pending["damage"] == 3


def test_they_do_not_raise_damage_of_a_level_or_to_oneself():
    levels = "[{threshold = 1, mods = [{mod = 'damage', n = 2}], now = [{op = 'damage', n = 1}]}]"
    at = duel("ac", moves="level; add ac; done", cards=sheets(level=levels))

    assert at.pending["damage"] == 1
