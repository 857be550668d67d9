"""What effects of a sheet do (FD-8)."""

import pytest

from tests.games.fifty_two_duels.table import duel, effect, full, once, sheets

HIT = "end; ~; play 2; add 9c; add 9d; done; activate; take; wound 5c; wound 7h; end; ~; "
"""Seat 1 deals two wounds to seat 0, whose turn it is then."""

DONE = "play 1; add 2c; done; activate; "

NONE = '{ per = "stored" }'
"""An amount that is 0 here."""


def wounded(do, moves="", hand="", more="", **changes):
    """Seat 0 has two wounds; then 2c on its ability 1 does this."""
    cards = sheets(ability_1=once(do) + more, **changes)
    return duel(f"2c {hand}", "9c 9d", HIT + DONE + moves, cards=cards)


def test_fd_8_1_heal_moves_the_top_wounds_to_the_discard_pile():
    at = wounded('[{op = "heal", n = 1}]')

    assert at.side(0)["wounds"] == ["5c"]
    assert at.side(0)["discard"] == ["2c", "7h"]


def test_fd_8_1_fewer_wounds_are_all_healed():
    assert wounded('[{op = "heal", n = 9}]').side(0)["wounds"] == []


def test_heal_modifiers_are_added_to_none_as_well():
    at = wounded(f'[{{op = "heal", n = {NONE}}}]', more=', passive = [{mod = "heal", n = 1}]')

    assert at.side(0)["wounds"] == ["5c"]


STRIKE = "end; ~; " * 2 + "play 1; add 2h; add 3h; done; activate; take; ~; "
"""The Cleric puts two hearts on her shield."""


def cleric(moves, hand="2h 3h", **options):
    """A Cleric against Plain, after these moves."""
    return duel(hand, "", moves, who=("cleric", "plain"), **options)


def test_fd_8_3_kept_cards_move_instead_of_being_discarded():
    at = cleric(STRIKE)

    assert at.stack(0, 2) == ["2h", "3h"]
    assert at.side(0)["discard"] == []


KEEPING = {
    "ability_1": full(3, '[{op = "keep", to = 2}]'),
    "ability_2": full(2, '[{op = "draw", n = 1}]', "none"),
}


def test_fd_8_3_face_down_cards_first_as_long_as_there_is_room():
    moves = "end; ~; " * 2 + "use 3s; on 1; hide 4c; play 1; add 2h; add 3h"
    at = duel("3s 4c 2h 3h", moves=moves, cards=sheets(**KEEPING))

    assert at.stack(0, 2) == ["w1=4c", "2h"]
    assert at.side(0)["discard"] == ["3s", "3h"]


def test_fd_8_3_a_window_opens_if_a_card_was_kept():
    keeping = once('[{op = "keep", to = 2}]')
    at = duel("2c", moves=DONE, cards=sheets(ability_1=keeping, ability_2=once('[{op = "look"}]')))

    assert at.pending == {"kind": "window", "actor": 0, "ability": 2}


def test_fd_8_4_no_card_comes_to_blessed_shield_otherwise():
    at = cleric(STRIKE + "end; ~; end; ~", "2h 3h 3s")

    assert "play 2" not in at.moves
    assert at.play("use 3s").moves == ["on 1", "on 3", "on 4"]


def test_fd_8_6_a_stored_card_does_not_count_as_a_hand_card():
    at = effect('[{op = "store", n = 1}]', "4c", moves="stash 4c; draw 5c; draw 6c")

    assert len(at.side(0)["hand"]) == 5
    assert "4c" not in at.side(0)["hand"]
    assert at.view(1)["sides"][0]["stored"] == ["4c"]


def test_fd_8_7_cards_are_drawn_one_after_another():
    at = effect('[{op = "draw", n = 2}]')

    assert at.pending == {"kind": "draw1", "actor": "chance", "side": 0}
    assert at.play("draw 3c; draw 4c").side(0)["discard"] == ["2c"]
    assert {"3c", "4c"} <= set(at.side(0)["hand"])


DIG = '[{op = "dig", n = 3, take = 2}]'
DUG = "dig 3c; dig 4c; dig 5c; "


def test_fd_8_8_some_of_the_cards_dug_are_taken_the_rest_is_discarded():
    at = effect(DIG, moves=DUG)

    assert at.moves == ["keep 3c", "keep 4c", "keep 5c"]
    at.play("keep 4c; keep 3c")
    assert {"3c", "4c"} <= set(at.side(0)["hand"])
    assert at.side(0)["discard"] == ["2c", "5c"]


def test_fd_8_8_or_shuffled_into_the_deck():
    at = effect('[{op = "dig", n = 3, rest = "deck"}]', moves=DUG + "keep 4c")

    assert {"3c", "5c"} <= set(at.side(0)["deck"])
    assert at.side(0)["discard"] == ["2c"]


def emptied(do, moves=""):
    """A duel in which seat 0 has drawn its whole deck; then 3c on ability 1 does this."""
    draw = ", ".join(f'{{op = "draw", n = {n}}}' for n in (20, 20, 7))
    effects = f"{{cards = 1, do = [{draw}]}}, {{cards = 2, do = {do}}}, {{cards = 3, do = {do}}}"
    cards = sheets(ability_1=f'requirement = "any", max = 3, effects = [{effects}]')
    begun = duel("2c 3c 4c", moves=DONE + "~; end", cards=cards)
    return begun.play("play 1; add 3c; add 4c; done; activate; " + moves)


def test_fd_8_8_the_discard_pile_is_shuffled_if_the_deck_is_empty():
    at = emptied('[{op = "dig", n = 3}]')

    assert at.moves == ["dig 2c"]
    assert at.side(0)["discard"] == []


def test_fd_8_8_fewer_cards_are_no_loss():
    at = emptied('[{op = "dig", n = 3}]', "dig 2c; keep 2c")

    assert at.pending["kind"] == "action"
    assert "2c" in at.side(0)["hand"]


def test_fd_r59_digging_for_no_cards_shuffles_nothing():
    at = emptied(f'[{{op = "dig", n = {NONE}}}]')

    assert at.side(0)["deck"] == []
    assert at.side(0)["discard"] == ["2c", "3c", "4c"]


def test_fd_8_8_no_card_at_all_is_no_loss_either():
    at = emptied('[{op = "retrieve", n = 1}, {op = "dig", n = 3}]', "retrieve 2c")

    assert at.pending["kind"] == "action"


@pytest.mark.parametrize(
    "do",
    [
        '{op = "strip", n = 2}',
        '{op = "retrieve", n = 2}',
        '{op = "recover", n = 2}',
        '{op = "recover", n = 2, to = "hand"}',
        '{op = "move", n = 2}',
        '{op = "discard", n = {per = "stored"}}',
        '{op = "discard", n = {per = "stored"}, how = "choose"}',
    ],
)
def test_fd_8_9_an_impossible_step_is_skipped_without_a_node(do):
    at = effect(f'[{do}, {{op = "look"}}]')

    assert at.pending == {"kind": "draw1", "actor": "chance", "side": 0}
    assert at.side(0)["discard"] == ["2c"]


def test_fd_8_9_as_many_as_there_are():
    at = effect('[{op = "discard", n = 9, how = "choose"}]')

    assert at.pending["number"] == 5
    assert len(at.moves) == 1


def test_fd_8_9_storing_ends_with_the_hand():
    at = effect('[{op = "store", n = 9}]', "3c 4c 5c 6c", "", "stash 3c; stash 4c; stash 5c")

    assert at.play("stash 6c").side(0)["stored"] == ["3c", "4c", "5c", "6c"]
    assert at.pending["kind"] == "draw1"


def test_fd_r28_used_cards_are_not_yet_discarded_while_their_effect_draws():
    at = effect('[{op = "draw", n = 1}]')

    assert at.stack(0, 1) == ["2c"]
    assert at.side(0)["discard"] == []


def test_fd_r33_a_full_shield_activates_after_the_strike():
    moves = STRIKE + "end; ~; end; ~; play 1; add 5h; add 6h; done; activate"
    at = cleric(moves, "2h 3h 5h 6h 4c")

    assert (at.stack(0, 1), at.stack(0, 2)) == (["5h", "6h"], ["2h", "3h"])
    at.play("take; wound 2c")
    assert (at.stack(0, 1), at.stack(0, 2)) == ([], [])


def test_fd_r34_hearts_are_kept_without_a_choice():
    at = cleric("end; ~; end; ~; play 1; add 2h; add 3h; done; activate; take; wound 2c")

    assert at.pending["kind"] == "action"
    assert at.stack(0, 2) == ["2h", "3h"]


CLOAKED = "end; ~; end; ~; use 3s; on 1; hide 4c; play 1; add 2h; done; activate; take; ~; "


def test_fd_r35_a_wild_stays_face_down_on_the_shield():
    at = cleric(CLOAKED, "2h 3s 4c")

    assert at.stack(0, 2) == ["w1=4c", "2h"]
    assert at.view(1)["sides"][0]["abilities"][1] == ["w1", "2h"]


def test_fd_r35_and_counts_as_a_heart_there():
    moves = CLOAKED + "play 2; add 9c; add 9d; done; activate"
    at = duel("2h 3s 4c", "9c 9d", moves, who=("cleric", "plain"))

    assert at.moves == ["defend 2h", "defend w1", "take"]


DECK = '[{op = "store", n = 1, from = "deck"}]'


def test_fd_r37_a_card_stored_from_the_deck_is_public():
    at = effect(DECK)

    assert at.pending == {"kind": "store1", "actor": "chance", "side": 0}
    assert at.seen("store 3c", 1) == "store 3c"
    assert at.play("store 3c").view(1)["sides"][0]["stored"] == ["3c"]


def test_fd_r37_storing_from_the_deck_reshuffles():
    assert emptied(DECK).moves == ["store 2c"]


def test_fd_r37_storing_from_the_deck_can_lose_the_game():
    at = emptied('[{op = "retrieve", n = 1}, {op = "store", n = 1, from = "deck"}]', "retrieve 2c")

    assert at.facts["reason"] == "exhaustion"


def test_fd_r53_a_hand_that_was_looked_at_is_known():
    at = effect('[{op = "look"}]')

    assert at.view(0)["sides"][1]["held"] == at.side(1)["hand"]
    assert at.view(1)["sides"][1]["opponent_knows_not_in_deck"] == at.side(1)["hand"]


def test_fd_r53_until_it_is_shown_again():
    at = effect('[{op = "look"}]', "", "3c", "~; play 2; add 3c; done; ~")

    assert "3c" not in at.view(0)["sides"][1]["held"]
    assert len(at.view(0)["sides"][1]["held"]) == 4


def test_fd_r55_keep_works_after_all_other_effects():
    do = '[{op = "keep", to = 4}, {op = "draw", n = 1}]'
    at = effect(do)

    assert (at.stack(0, 1), at.stack(0, 4)) == (["2c"], [])
    assert at.play("draw 3c").stack(0, 4) == ["2c"]


def test_of_several_keeps_only_the_first_counts():
    at = effect('[{op = "keep", to = 4}, {op = "keep", to = 3}]')

    assert (at.stack(0, 3), at.stack(0, 4)) == ([], ["2c"])


def test_fd_r58_kept_cards_that_do_not_fit_keep_others_out():
    moves = DONE + "~; end; ~; play 1; add 3d; done; activate; hold"
    at = duel("2c 3d", moves=moves, cards=sheets(ability_1=once('[{op = "keep", to = 2}]')))

    assert at.stack(0, 2) == ["2c", "3d"]
    assert [move for move in at.moves if "play" in move] == ["play 1", "play 3", "play 4"]


@pytest.mark.parametrize("requirement", ["any", "run"])
def test_fd_r58_a_list_of_suits_holds_for_kept_cards_too(requirement):
    kept = once('[{op = "keep", to = 4}]')
    suits = f'requirement = "{requirement}", suits = ["d"]'
    moves = DONE + "~; end; ~"
    at = duel("2c 3d 3s", moves=moves, cards=sheets(ability_1=kept, ability_4=suits))

    assert at.stack(0, 4) == ["2c"]
    assert "play 4" not in at.moves
    assert "on 4" in at.play("use 3s").moves
