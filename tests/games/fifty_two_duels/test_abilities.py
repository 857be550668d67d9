"""Playing cards to abilities and activating them (FD-5)."""

import pytest

from tests.games.fifty_two_duels.table import duel, effect, once, sheets

PASS = "end; ~; "
BACK = PASS + PASS


def requirement(text, hand, moves=""):
    """A duel in which ability 1 of seat 0 has this requirement; 2 actions for seat 0."""
    effects = 'effects = [{cards = 5, do = [{op = "ward", n = 1}]}]'
    cards = sheets(ability_1=f"requirement = '{text}', max = 5, {effects}")
    return duel(hand, "", BACK + "play 1; " + moves, cards=cards)


def test_fd_5_1_one_or_more_cards_are_added():
    at = duel("2c 2d 2h", moves="play 2; add 2c")

    assert at.moves == ["add 2d", "add 2h", "done"]
    assert at.play("done; ~").stack(0, 2) == ["2c"]


def test_fd_5_2_a_stack_holds_no_more_than_its_maximum():
    at = duel("2c 3c 4c 5c 6c", moves="play 1; add 2c; add 3c; add 4c; done; hold; ~" + "; end; ~")

    assert "play 1" in at.moves
    at.play("play 1; add 5c; take; ~")
    assert at.side(1)["wounds"]


def test_fd_5_2_nothing_can_be_added_above_the_maximum():
    cards = sheets(ability_1="max = 2, effects = [{cards = 2, do = [{op = 'ward', n = 1}]}]")
    at = duel("2c 3c 4c", moves="play 1; add 2c", cards=cards)

    assert at.moves == ["add 3c", "add 4c", "done"]
    assert at.play("add 3c").facts["actions_left"] == 0
    assert at.side(0)["ward"] == 1


def test_fd_5_3_the_whole_stack_must_fit():
    at = duel("2c 3d 4c", moves=BACK + "play 1; add 2c")

    assert at.moves == ["add 4c", "done"]
    assert "play 1" not in duel("2c 3d 5d", moves=BACK + "play 1; add 2c; done").moves


def test_fd_5_3_any_card_may_begin():
    at = duel("2c 3d 4h 5s 6c", moves="play 3")

    assert at.moves == ["add 2c", "add 3d", "add 4h", "add 5s", "add 6c"]


def test_fd_5_4_same_suit_means_one_suit():
    assert requirement("same_suit", "2c 3d 4c 5h 6c", "add 2c").moves == [
        "add 4c",
        "add 6c",
        "done",
    ]


def test_fd_5_5_same_rank_means_one_rank():
    assert requirement("same_rank", "2c 3d 2d 5h 2h", "add 2c").moves == [
        "add 2d",
        "add 2h",
        "done",
    ]


def test_fd_5_6_a_run_has_consecutive_ranks_of_any_suits():
    at = requirement("run", "4c 5d 6h 8s 4d", "add 4c")

    assert at.moves == ["add 5d", "done"]
    assert at.play("add 5d").moves == ["add 6h", "done"]


def test_fd_5_6_a_run_has_no_rank_twice():
    assert requirement("run", "4c 4d 4h 9s ts", "add 4c").moves == ["done"]


def test_fd_5_7_an_ace_is_low_or_high_never_both():
    at = requirement("run", "ac 2d qh ks 8s", "add ac")

    assert at.moves == ["add 2d", "add ks", "add qh", "done"]
    assert at.play("add ks").moves == ["done"]
    assert requirement("run", "ac 2d qh ks 8s", "add ac; add qh").moves == ["add ks"]


def test_fd_5_8_a_run_grows_at_both_ends():
    at = duel("4c 5d 6h 7s 8s", moves="play 3; add 5d; add 6h; done; ~; end; ~; play 3; add 4c")

    assert at.moves == ["add 7s", "done"]
    assert at.play("add 7s; done").stack(0, 3) == ["5d", "6h", "4c", "7s"]


def test_fd_5_9_a_full_house_has_two_ranks_in_any_order():
    at = requirement("full_house", "4c 9c 9d 9h ts", "add 4c")

    assert at.moves == ["add 9c", "add 9d", "add 9h", "add ts", "done"]
    assert at.play("add 9c").moves == ["add 9d", "add 9h", "done"]


def test_fd_5_9_a_full_house_has_no_rank_four_times():
    assert requirement("full_house", "9c 9s 9h 9d 4c", "add 9c; add 9s; add 9h").moves == ["done"]


def test_fd_5_9_both_ranks_may_be_the_three():
    at = requirement("full_house", "4c 4d 9c 9s 9h", "add 4c; add 4d; add 9c; add 9s")

    assert at.moves == ["add 9h", "done"]


def test_fd_5_9_a_third_rank_does_not_fit():
    at = requirement("full_house", "4c 5c 6c 7c 8c", "add 4c; add 5c")

    assert at.moves == ["done"]


def test_fd_5_10_any_has_no_condition():
    assert len(requirement("any", "2c 3d 4h 5s 6c", "add 2c").moves) == 5


def test_fd_5_10_none_takes_no_card_by_any_move():
    at = duel("2c 3s 4h", moves=BACK, who=("cleric", "plain"))

    assert [move for move in at.moves if move.startswith("play")] == ["play 1", "play 3", "play 4"]
    assert at.play("use 3s").moves == ["on 1", "on 3", "on 4"]


def test_fd_5_10_a_list_of_suits_keeps_others_out():
    at = duel("2c 3d 4h 5s", moves="play 3", who=("trader", "plain"))

    assert [move for move in at.moves if move[-1] in "hs"] == []
    assert "add 2c" in at.moves


def test_fd_5_11_a_wild_stands_for_anything():
    at = duel("3s 4c 9h", moves=BACK + "use 3s; on 2; hide 4c; play 2")

    assert "add 9h" in at.moves
    assert at.play("add 9h; done").moves == ["activate", "hold"]


def test_fd_5_11_wilds_fill_gaps_of_a_run():
    at = duel("3s 4c 6c 8h", moves=BACK + "use 3s; on 3; hide 4c; play 3; add 6c")

    assert "add 8h" in at.moves
    assert at.play("add 8h; done").moves == ["activate", "hold"]


def test_fd_5_12_a_window_opens_once_for_each_addition():
    at = duel("9c 9d", moves="play 2; add 9c; add 9d; done")

    assert at.pending == {"kind": "window", "actor": 0, "ability": 2}
    assert at.play("hold").pending["kind"] == "draw1"


def test_fd_5_13_without_an_effect_for_the_number_nothing_is_asked():
    assert duel("9c", moves="play 2; add 9c; done").pending["kind"] == "draw1"


def test_fd_5_14_at_the_maximum_it_activates_by_itself():
    at = duel("9c 9d 9h", moves="play 2; add 9c; add 9h; add 9d")

    assert at.pending == {"kind": "defend", "actor": 1, "damage": 5, "chosen": []}


def test_fd_5_15_effects_then_trigger_then_the_cards_leave():
    trigger = 'trigger = [{op = "draw", n = 1}]'
    cards = sheets(ability_2=trigger)
    at = duel("9c 9d", moves="play 2; add 9c; add 9d; done; activate", cards=cards)

    assert at.pending["kind"] == "defend"
    assert at.stack(0, 2) == ["9c", "9d"]
    at.play("take; wound 2c; wound 3c")
    assert at.pending["side"] == 0
    assert at.stack(0, 2) == ["9c", "9d"]
    at.play("draw 2c")
    assert (at.stack(0, 2), at.side(0)["discard"]) == ([], ["9c", "9d"])


def test_fd_5_15_face_down_cards_are_shown_when_they_leave():
    at = duel("3s 4c 9h", moves=BACK + "use 3s; on 2; hide 4c; play 2; add 9h; done; activate; ~")

    assert at.play("take").side(0)["discard"] == ["3s"]
    at.play("~")
    assert at.side(0)["discard"] == ["3s", "4c", "9h"]


def test_fd_5_16_the_trigger_is_added_to_every_activation():
    cards = sheets(ability_2='trigger = [{op = "ward", n = 2}]')
    pair = duel("9c 9d", moves="play 2; add 9c; add 9d; done; activate; take; ~", cards=cards)
    three = duel("9c 9d 9h", moves="play 2; add 9c; add 9h; add 9d; take; ~", cards=cards)

    assert [pair.side(0)["ward"], three.side(0)["ward"]] == [2, 2]


PASSIVE = {"ability_2": 'passive = [{mod = "hand_size", n = 2}]'}


def test_fd_5_17_a_passive_bonus_holds_while_a_card_lies_there():
    at = duel("9c 9d", moves="play 2; add 9c; done", cards=sheets(**PASSIVE))

    assert at.facts["hand_sizes"] == [7, 5]
    at.play("~; end; ~; play 2; add 9d; done; activate; take; ~")
    assert at.facts["hand_sizes"] == [5, 5]


def test_fd_5_18_nothing_is_added_to_an_ability_being_resolved():
    cards = sheets(ability_1=once('[{op = "move", n = 2}]'))
    moves = BACK + "play 3; add 5d; done; play 1; add 2c; done; activate"
    at = duel("2c 5d", moves=moves, cards=cards)

    assert at.moves == ["done", "move 5d from 3 to 2", "move 5d from 3 to 4"]


def test_fd_r57_an_ability_being_resolved_is_no_defence():
    do = '[{op = "damage", n = 2, to = "self"}]'
    defend = '{from = "ability", ability = 1, table = [1, 2]}'
    at = effect(do, defend=defend)

    assert (at.actor, at.moves) == (0, ["take"])


def test_fd_5_19_a_held_ability_waits_for_more_cards():
    at = duel("9c 9d 9h", moves="play 2; add 9c; add 9d; done; hold; ~; end; ~")

    assert "activate" not in at.moves
    assert at.play("play 2; add 9h").pending["kind"] == "defend"


def test_fd_r3_at_least_one_card_is_played_and_levelled():
    assert "done" not in duel("2c", moves="play 1").moves
    assert "done" not in duel("2c", moves="level").moves


def test_fd_r5_four_and_five_can_be_added_to_six_and_seven():
    moves = "play 3; add 6c; add 7c; done; ~; end; ~; play 3"
    at = duel("4d 5d 6c 7c", moves=moves)

    assert "add 4d" in at.moves
    assert at.play("add 4d").moves == ["add 5d"]


def test_fd_r6_a_wild_is_read_anew_each_time():
    moves = BACK + "use 3s; on 3; hide 4c; play 3; add 7c; done; ~; end; ~; play 3"
    at = duel("3s 4c 7c 6d 9d", moves=moves)

    assert {"add 6d", "add 9d"} <= set(at.moves)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_fd_r7_a_face_down_card_is_secret(seat):
    at = duel("3s 4c", moves=BACK + "use 3s; on 2; hide 4c")
    stack = at.view(seat)["sides"][0]["abilities"][1]

    assert stack == (["w1=4c"] if seat == 0 else ["w1"])


def test_fd_r8_labels_are_by_ability_the_oldest_first():
    moves = BACK + "use 3s; on 1; hide 4c; use 4s; on 1; hide 5c; hold; ~"
    at = duel("3s 4s 4c 5c", "2c", moves)

    assert at.stack(0, 1) == ["w1=4c", "w2=5c"]
    at.play("use 2c; bomb w1 on 1")
    assert at.stack(0, 1) == ["w1=5c"]
    assert at.side(0)["discard"] == ["3s", "4c", "4s"]


def test_fd_r8_the_newer_of_two_can_be_taken():
    moves = BACK + "use 3s; on 1; hide 4c; use 4s; on 1; hide 5c; hold; ~; use 2c; bomb w2 on 1"
    at = duel("3s 4s 4c 5c", "2c", moves)

    assert at.stack(0, 1) == ["w1=4c"]


def test_fd_r31_a_passive_bonus_counts_for_its_own_ability():
    cards = sheets(ability_2='passive = [{mod = "damage", n = 3}]')
    at = duel("9c 9d", moves="play 2; add 9c; add 9d; done; activate", cards=cards)

    assert at.pending["damage"] == 5


def test_fd_r32_a_wound_is_not_put_on_the_ability_being_resolved():
    hit = "end; ~; play 2; add 9c; add 9d; done; activate; take; wound 5c; wound 6c; end; ~; "
    cards = sheets(ability_1=once('[{op = "recover", n = 1}]'))
    at = duel("2c", "9c 9d", hit + "play 1; add 2c; done; activate", cards=cards)

    assert at.moves == ["top hand", "top on 2", "top on 3", "top on 4"]
