"""What a screen shows, made from a view alone."""

import pytest

from ecliptic.games.fifty_two_duels.pieces import MARKS, TONES, WILD
from tests.games.fifty_two_duels.spoken import (
    move,
    pieces,
    said,
    scene,
    titled,
    zone,
)
from tests.games.fifty_two_duels.table import duel, effect, once, sheets, solo, table

ONE_NUMBER = 'effects = [{cards = 2, do = [{op = "damage", n = 1}]}]'
PASS = "end; ~; "
BACK = PASS + PASS
HIT = "end; ~; play 2; add 9c; add 9d; done; activate; take; wound 5c; wound 7h; end; ~; "
OPEN = "end; ~; play 3; add 9c; done; end; ~; "
HIDDEN = PASS + PASS + "use 3s; on 3; hide 4c; "


def kinds(at, reader):
    return {one["id"]: one["kind"] for one in scene(at, reader)["zones"]}


# Picking.


def test_the_sheets_that_can_be_picked_lie_open_with_all_they_say():
    at = table({"cards": "house"})
    offer = zone(at, 0, "offer-knight")

    assert move(at, "pick knight")["zone"] == "offer-knight"
    assert said(at, offer["label"], 0) == (
        "Knight: Sword Drill, Shield Bash, Cavalry Charge and Hold the Line"
    )
    assert [piece["face"] for piece in offer["pieces"]] == [
        *("D", "1", "2", "3", "4"),
        *("L1", "L2", "L3"),
    ]
    assert [said(at, piece["label"], 0) for piece in offer["pieces"]] == [
        "defence: Discard up to 3 spades or hearts from your hand: each prevents 1.",
        (
            "ability 1, Sword Drill: same suit, at most 4 cards: "
            "2 → damage 2; 3 → damage 5; 4 → damage 8"
        ),
        (
            "ability 2, Shield Bash: same rank, at most 3 cards: "
            "2 → damage 3, the foe discards 1 at random; 3 → damage 7, the foe discards 1 at random"
        ),
        (
            "ability 3, Cavalry Charge: run, at most 5 cards: "
            "3 → damage 6; 4 → damage 9; 5 → damage 13"
        ),
        (
            "ability 4, Hold the Line: full house, at most 5 cards: "
            "5 → damage 12, heal 2; with a card here: each defence prevents 1 more"
        ),
        "level 1, for cards worth 14: Each damage you deal with an ability is 1 more.",
        "level 2, for cards worth 17: You take 1 less from every damage.",
        "level 3, for cards worth 18: You may also defend with clubs.",
    ]


def test_a_nemesis_is_picked_by_its_corrupted_side():
    at = table({"cards": "lab", "mode": "solo"}, "pick plain")

    assert [one for one in kinds(at, 0) if one.startswith("offer-")] == ["offer-plain"]
    assert titled(at, 0, "offer-plain") == "Corrupted Plain: Claw, Mend, Read and Wares"
    assert [said(at, one["label"], 0) for one in zone(at, 0, "offer-plain")["pieces"]][:2] == [
        "defence: discard from the hand any cards, of hearts: 1 card prevents 1; 2 cards prevent 2",
        "column 1, Claw: clubs: 2 → damage 2; 4 → damage 5",
    ]
    assert titled(at, 0, "sheet-0") == "Your sheet: Plain"


def test_what_a_sheet_prints_besides_stands_behind_its_effects():
    cards = sheets(ability_1='text = "Careful!"')
    at = table({"cards": cards})
    parts = zone(at, 0, "offer-plain")["pieces"]

    assert said(at, parts[1]["label"], 0).endswith("4 → damage 4; (Careful!)")


# Hands.


def test_the_own_hand_is_open_and_the_foes_are_backs():
    at = duel("2c 3d 4h 5s 6c")

    assert pieces(at, 0, "hand-0") == ["0-2c", "0-3d", "0-4h", "0-5s", "0-6c"]
    assert pieces(at, 1, "hand-0") == [f"hand-0-{number}" for number in range(5)]
    assert titled(at, 0, "hand-0") == "Your hand: 5"
    assert titled(at, None, "hand-0") == "Hand of Ana: 5 cards"
    heart = zone(at, 0, "hand-0")["pieces"][2]
    assert (heart["face"], heart["tone"], heart["mark"]) == ("4h", TONES["h"], MARKS["h"])
    assert said(at, heart["label"], 0) == "4 of hearts"


def test_a_card_that_the_foe_certainly_holds_is_shown():
    at = duel("2h", "9c 9d", HIT + "use 2h; top hand")

    assert pieces(at, 1, "hand-0")[0] == "0-7h"
    assert titled(at, 1, "hand-0") == "Hand of Ana: 5 cards, among them 7 of hearts"


def test_a_card_that_may_lie_face_down_is_told_and_not_shown():
    moves = HIT + "use 2h; top hand; use 3s; on 3; hide 4c"
    at = duel("2h 3s 4c", "9c 9d", moves + "; ~")

    assert "hand-0-0" in pieces(at, 1, "hand-0")
    assert titled(at, 1, "hand-0") == ("Hand of Ana: 5 cards; in it or face down: 7 of hearts")


def test_chosen_cards_leave_the_hand_for_a_row_of_their_own():
    at = duel("2c 3c 4c", moves="play 1; add 2c")

    assert "0-2c" not in pieces(at, 0, "hand-0")
    assert pieces(at, 0, "chosen-0") == pieces(at, 1, "chosen-0") == ["0-2c"]
    assert len(pieces(at, 1, "hand-0")) == 4
    assert titled(at, 0, "chosen-0") == "Chosen"
    assert titled(at, 1, "chosen-0") == "Chosen by Ana"


def test_a_card_keeps_its_name_while_it_moves():
    at = duel("2c 3d", moves="play 1; add 2c; done; ~")

    assert pieces(at, 0, "stack-0-1") == pieces(at, 1, "stack-0-1") == ["0-2c"]


# Abilities.


def test_an_own_ability_tells_all_that_more_cards_will_do():
    at = duel("2c 3d", moves="play 2; add 2c; done; ~")

    assert titled(at, 0, "stack-0-2") == "2 Rank (same rank) 1/3: 2 → damage 2; 3 → damage 5"
    assert titled(at, 1, "stack-0-2") == "Ana: 2 Rank (same rank) 1/3: 2 → damage 2"


def test_a_column_of_the_nemesis_tells_its_suit():
    at = solo("2c 3c")

    assert titled(at, 0, "stack-1-1") == "the Nemesis: 1 Claw (clubs) 0: 2 → damage 2"
    assert zone(at, 0, "stack-1-1")["owner"] is None


def test_a_column_that_is_above_all_its_numbers_has_nothing_more_to_tell():
    at = solo("2c", "ac 2c 3c 4c 5c", "end", cards=sheets({"ability_1": ONE_NUMBER}))

    assert titled(at, 0, "stack-1-1") == "the Nemesis: 1 Claw (clubs) 5: nothing"


def test_a_face_down_card_is_named_by_its_label_to_others():
    at = duel("3s 4c 5d", moves=HIDDEN)
    own, other = (zone(at, reader, "stack-0-3")["pieces"][0] for reader in (0, 1))

    assert (own["id"], own["face"], own["below"]) == ("0-4c", "4c", "w1")
    assert (other["id"], other["face"], other["mark"]) == ("0-w1-on-3", "w1", None)
    assert said(at, own["label"], 0) == "4 of clubs, face down as w1, wild"
    assert said(at, other["label"], 1) == "face-down card w1, wild"


def test_a_face_up_card_that_a_level_makes_wild_is_marked():
    level = "[{threshold = 5, mods = [{mod = 'wild', ranks = ['j']}]}]"
    moves = "level; add 6c; done; ~; end; ~; play 3; add jh; done"
    at = duel("6c jh", "", moves, cards=sheets(level=level))
    jack = zone(at, 1, "stack-0-3")["pieces"][0]

    assert jack["below"] == WILD
    assert said(at, jack["label"], 1) == "jack of hearts, wild"


# Levels and what lies beside the sheet.


def test_the_level_area_tells_sum_threshold_and_gain():
    at = duel("6c 3d", moves="level; add 6c; done; ~")

    assert pieces(at, 1, "level-0") == ["0-6c"]
    assert titled(at, 0, "level-0") == "Level 1, 6 of 10: Draw 1 now."
    assert titled(at, 1, "level-0") == "Ana: level 1, 6 of 10: Draw 1 now."
    assert titled(solo("2c"), 0, "level-1") == (
        "the Nemesis: level 1, 0 of 2 face cards: Damage +1."
    )


def test_cards_of_reached_levels_lie_in_a_pile():
    at = duel("jc 3d", moves="level; add jc; done; ~")

    assert pieces(at, 1, "levels-0") == ["0-jc"]
    assert titled(at, 1, "levels-0") == "Levels of Ana: 1"


def test_there_is_no_level_area_when_all_levels_are_reached():
    level = "[{threshold = 5, text = 'Nothing.'}]"
    at = duel("6c", "", "level; add 6c; done; ~", cards=sheets(level=level))

    assert "level-0" not in kinds(at, 0)


def test_stored_cards_and_the_item_at_work_are_there_when_there_are_any():
    stored = effect('[{op = "store", n = 1, from = "deck"}]', "3c", "", "store 9d; ~")
    working = duel("3c", moves="use 3c")

    assert pieces(stored, 1, "stored-0") == ["0-9d"]
    assert titled(stored, 0, "stored-0") == "Your stored items"
    assert pieces(working, 0, "use-0") == ["0-3c"]
    assert titled(working, 1, "use-0") == "Item of Ana at work"


def test_cards_that_are_looked_at_are_open_to_their_owner_only():
    at = effect('[{op = "dig", n = 2, take = 1}]', moves="dig kc; dig kd")

    assert pieces(at, 0, "dig-0") == ["0-kc", "0-kd"]
    assert pieces(at, 1, "dig-0") == ["dig-0-0", "dig-0-1"]
    assert move(at, "keep kc")["piece"] == "0-kc"


# Numbers and piles.


def test_life_is_deck_and_discard_pile_together():
    at = duel("3d", moves="use 3d; done; ~")
    counts = [zone(at, 1, name)["count"] for name in ("life-0", "deck-0", "discard-0")]

    assert counts == [47, 46, 1]
    assert titled(at, 0, "life-0") == "Your life: 47"
    assert titled(at, 1, "discard-0") == "Discard pile of Ana: 1"


def test_the_numbers_of_a_nemesis_are_no_counters():
    at = solo("2c")

    assert kinds(at, 0)["life-1"] == "pile"
    assert kinds(at, 0)["life-0"] == "counter"
    assert zone(at, 0, "life-1")["count"] == 47


def test_wounds_lie_in_order_the_newest_last():
    at = duel("", "9c 9d", HIT)

    assert pieces(at, 1, "wounds-0") == ["0-5c", "0-7h"]


# Where moves lie.


@pytest.mark.parametrize(
    ("at", "text", "place", "piece"),
    [
        (duel("2c"), "play 1", "stack-0-1", None),
        (duel("2c"), "level", "level-0", None),
        (duel("2c"), "use 2c", "hand-0", "0-2c"),
        (duel("2c"), "end", None, None),
        (duel("2c 3c", moves="play 1"), "add 2c", "hand-0", "0-2c"),
        (duel("2c 3c", moves="play 1; add 2c"), "done", "stack-0-1", None),
        (duel("2c 3c", moves="level; add 2c"), "done", "level-0", None),
        (duel("3d", moves="use 3d"), "done", None, None),
        (duel("2c 3c", moves="play 1; add 2c; add 3c; done"), "activate", "stack-0-1", None),
        (duel("2c", moves="use 2c"), "bomb hand", "hand-1", None),
        (duel("3s 4c", moves="use 3s"), "on 3", "stack-0-3", None),
        (duel("3s 4c", moves="use 3s; on 3"), "hide 4c", "hand-0", "0-4c"),
        (duel("2h", "9c 9d", HIT + "use 2h"), "top hand", "hand-0", None),
        (duel("2h", "9c 9d", HIT + "use 2h"), "top on 3", "stack-0-3", None),
        (duel("2c", "9c", OPEN + "use 2c"), "bomb 9c on 3", "stack-1-3", "1-9c"),
    ],
)
def test_every_move_lies_where_it_is_chosen(at, text, place, piece):
    found = move(at, text)

    assert (found["zone"], found["piece"]) == (place, piece)


def test_a_face_down_card_of_the_foe_can_be_touched_to_poison_it():
    at = duel("3s 4c", "2c", HIDDEN + "end; ~; use 2c")

    assert move(at, "bomb w1 on 3")["piece"] == "0-w1-on-3"
    assert zone(at, 1, "stack-0-3")["kind"] == "track"
    assert zone(at, 1, "stack-0-3")["pieces"][0]["at"] == [0]


def test_an_own_face_down_card_is_defended_with_by_its_label():
    defend = "{from = 'ability', ability = 3, table = [1, 2]}"
    moves = HIDDEN + "end; ~; play 2; add 9c; add 9d; done; activate"
    at = duel("3s 4c", "9c 9d", moves, cards=sheets(defend=defend))

    assert move(at, "defend w1")["piece"] == "0-4c"
    assert move(at, "defend w1")["zone"] == "stack-0-3"


MOVING = sheets(ability_1=once('[{op = "move", n = 2}]'))


def test_a_card_with_several_targets_is_no_button_of_its_own():
    moves = BACK + "play 3; add 5d; done; play 1; add 2c; done; activate"
    at = duel("2c 5d", moves=moves, cards=MOVING)

    assert move(at, "move 5d from 3 to 2")["piece"] is None
    assert move(at, "move 5d from 3 to 4")["piece"] is None
    assert move(at, "move 5d from 3 to 2")["zone"] == "stack-0-3"
