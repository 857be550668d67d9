"""The four items (FD-7)."""

from tests.games.fifty_two_duels.table import duel, effect, once, sheets

PASS = "end; ~; "
BACK = PASS + PASS
HIT = "end; ~; play 2; add 9c; add 9d; done; activate; take; wound 5c; wound 7h; end; ~; "
"""Seat 1 deals two wounds to seat 0, whose turn it is then."""


def uses(at):
    return [move for move in at.moves if move.startswith("use")]


def test_fd_7_1_the_suit_names_the_item():
    kinds = {
        card: duel(f"{card} 2h", moves=HIT + f"use {card}", hand_1="9c 9d").pending["kind"]
        for card in ("3c", "3s", "3h", "3d")
    }

    assert kinds == {"3c": "bomb", "3s": "cloak_on", "3h": "potion", "3d": "toss"}


def test_fd_7_2_an_item_that_could_do_nothing_cannot_be_used():
    at = duel("3h 4h 5h 6h 7h")

    assert uses(at) == []


def test_fd_7_3_the_item_lies_in_use_until_it_is_done():
    at = duel("3c 4c", "2h", "use 3c")

    assert at.side(0)["in_use"] == ["3c"]
    at.play("bomb hand")
    assert at.side(0)["in_use"] == ["3c"]
    at.play("lose 2h")
    assert (at.side(0)["in_use"], at.side(0)["discard"]) == ([], ["3c"])


DRAWING = sheets(level="[{threshold = 5, mods = [{mod = 'item_draw', n = 1}]}]")


def test_fd_7_3_modifiers_draw_when_the_item_is_done():
    moves = "level; add 6c; done; ~; end; ~; use 3c; bomb hand; lose 2h"
    at = duel("6c 3c", "2h", moves, cards=DRAWING)

    assert at.pending == {"kind": "draw1", "actor": "chance", "side": 0}
    assert at.side(0)["discard"] == ["3c"]
    assert at.play("draw 4c").actor == 0


def test_fd_7_4_the_window_opens_after_the_item_is_done_and_has_drawn():
    moves = "level; add 6c; done; ~; end; ~; play 2; add 9h; done; use 3s; on 2; hide 4c"
    at = duel("6c 3s 4c 9h", "", moves, cards=DRAWING)

    assert at.pending["kind"] == "draw1"
    assert at.side(0)["discard"] == ["3s"]
    assert at.play("draw 5c").moves == ["activate", "hold"]


def test_fd_7_5_a_card_of_an_ability_or_one_of_the_hand_at_random():
    at = duel("9c 9d", "2c", "play 2; add 9c; done; ~; use 2c")

    assert at.moves == ["bomb 9c on 2", "bomb hand"]
    assert at.play("bomb hand").pending == {"kind": "lose1", "actor": "chance", "side": 0}
    assert sorted(at.moves) == sorted(f"lose {card}" for card in at.side(0)["hand"])


def test_fd_7_5_a_run_is_not_broken():
    at = duel("5d 6d 7d", "2c", "play 3; add 5d; add 6d; add 7d; done; hold; ~; use 2c")

    assert at.moves == ["bomb 5d on 3", "bomb 7d on 3", "bomb hand"]
    assert at.play("bomb 5d on 3").stack(0, 3) == ["6d", "7d"]


def test_fd_7_6_levels_stored_cards_and_wounds_are_safe():
    moves = "play 1; add 3c; done; activate; stash 4c; ~; use 2c"
    at = duel("3c 4c", "2c", moves, who=("trader", "plain"))

    assert at.side(0)["stored"] == ["4c"]
    assert at.moves == ["bomb hand"]


def test_fd_7_7_another_card_is_put_face_down_on_an_ability_with_room():
    at = duel("3s 4c", moves="use 3s")

    assert at.moves == ["on 1", "on 2", "on 3", "on 4"]
    at.play("on 4")
    assert "hide 4c" in at.moves
    assert "hide 3s" not in at.moves
    assert at.play("hide 4c").stack(0, 4) == ["w1=4c"]


def test_fd_7_7_the_last_card_cannot_be_put_down():
    moves = BACK + "play 2; add 4h; add 5h; add 6h; add 7h; done"
    at = duel("3s 4h 5h 6h 7h", moves=moves, who=("brute", "plain"))

    assert at.side(0)["hand"] == ["3s"]
    assert at.moves == ["end", "level", "play 1", "play 2", "play 3", "play 4"]


def test_fd_7_8_the_top_wound_goes_to_the_hand():
    at = duel("3h 2c", "9c 9d", HIT + "use 3h; top hand")

    assert "7h" in at.side(0)["hand"]
    assert at.side(0)["wounds"] == ["5c"]


def test_fd_7_8_or_to_an_ability_where_it_fits():
    at = duel("3h 2h 8c", "9c 9d", HIT + "play 1; add 8c; done; use 3h")

    assert at.moves == ["top hand", "top on 2", "top on 3", "top on 4"]
    assert at.play("top on 3").stack(0, 3) == ["7h"]


def test_fd_7_9_any_number_of_cards_is_discarded_then_the_hand_is_filled():
    at = duel("3d 2c 4c 5c 6c", moves="use 3d; toss 2c; toss 6c; done")

    assert at.side(0)["hand"] == ["4c", "5c"]
    assert at.play("draw 7c; draw 8c; draw 9c").side(0)["discard"] == ["2c", "3d", "6c"]


def test_fd_7_10_the_crystal_is_in_no_pile_during_its_draws():
    at = duel("3d", moves="use 3d; done")

    assert at.side(0)["in_use"] == ["3d"]
    assert at.side(0)["discard"] == []
    assert "3d" not in at.side(0)["deck"]


def test_fd_r10_other_requirements_protect_nothing():
    at = duel("5d 6d 7d", "2c", "play 1; add 5d; add 6d; add 7d; done; hold; ~; use 2c")

    assert at.moves == ["bomb 5d on 1", "bomb 6d on 1", "bomb 7d on 1", "bomb hand"]


def test_fd_r11_an_item_is_not_played_for_nothing():
    assert "use 3h" not in duel("3h").moves
    assert "use 3d" in duel("3d").moves


ONCE = "play 1; add 2c; done; activate; "


def test_fd_r12_an_empty_hand_cannot_be_bombed():
    moves = PASS + "play 1; add 2d; done; hold; ~; end; ~; " + ONCE + "~; use 3c"
    at = duel("2c 3c", "2d", moves, cards=sheets(ability_1=once('[{op = "discard", n = 5}]')))

    assert at.side(1)["hand"] == []
    assert at.moves == ["bomb 2d on 1"]


def test_fd_7_2_a_bomb_needs_a_card_to_hit():
    moves = BACK + ONCE + "~"
    at = duel("2c 3c", moves=moves, cards=sheets(ability_1=once('[{op = "discard", n = 5}]')))

    assert at.facts["actions_left"] == 1
    assert "use 3c" not in at.moves


def test_fd_r13_the_item_is_discarded_before_the_window():
    at = duel("3s 4c 9h", moves=BACK + "play 2; add 9h; done; use 3s; on 2; hide 4c")

    assert at.pending["kind"] == "window"
    assert at.side(0)["discard"] == ["3s"]


def test_fd_r14_a_healed_card_must_fit():
    at = duel("3h 8c 2c", "9c 9d", HIT + "play 2; add 8c; done; use 3h")

    assert "top on 2" not in at.moves
    assert "top on 3" in at.moves


def test_fd_r15_the_crystal_draws_to_the_hand_size():
    cards = sheets(level="[{threshold = 5, mods = [{mod = 'hand_size', n = 1}]}]")
    at = duel("6c 3d", moves="level; add 6c; done; ~; end; ~; use 3d; done; draw 4c", cards=cards)

    assert len(at.side(0)["hand"]) == 6


def test_fd_r36_a_stored_card_is_only_an_item():
    at = duel(
        "3c 4s",
        moves="play 1; add 3c; done; activate; stash 4s; ~; end; ~",
        who=("trader", "plain"),
    )

    assert "use stored 4s" in at.moves
    assert "4s" not in at.side(0)["hand"]
    assert "add 4s" not in at.play("level").moves


def test_a_used_stored_card_goes_to_the_discard_pile():
    moves = "play 1; add 3c; done; activate; stash 4d; ~; end; ~; use stored 4d; done; ~"
    at = duel("3c 4d", moves=moves, who=("trader", "plain"))

    assert at.side(0)["stored"] == []
    assert "4d" in at.side(0)["discard"]


def test_a_stored_cloak_needs_one_card_in_hand():
    at = effect('[{op = "store", n = 1}]', "4s", moves="stash 4s; ~; end; ~")

    assert "use stored 4s" in at.moves
