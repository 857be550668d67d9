"""Solo: the Nemesis (FD-11)."""

import pytest

from ecliptic.core.errors import OptionError
from tests.games.fifty_two_duels.table import new_game, once, sheets, solo

DONE = "play 1; add 2c; done; activate; "

MIXED = "2c 3s 4h 5d 6d"
"""A hand of the Nemesis; its columns are c, s, h, d, and 2 cards activate Wares."""


def struck(do, nemesis=MIXED, moves="", **changes):
    """2c on ability 1 of the player does this to the Nemesis."""
    return solo("2c", nemesis, DONE + moves, cards=sheets(ability_1=once(do), **changes))


def wares(do, **more):
    """The lab set in which one or two diamonds of the Nemesis do this."""
    entries = f"effects = [{{cards = 1, do = {do}}}, {{cards = 2, do = {do}}}]"
    return sheets(back={"ability_4": entries, **more})


def acting(do, nemesis="2d 3c 4s 5h jc", hand="", begin="", **more):
    """The turn of the Nemesis, whose single diamond does this."""
    return solo(hand, nemesis, begin + "end", cards=wares(do, **more))


def columns(at):
    """The cards in the columns of the Nemesis."""
    return at.side(1)["abilities"]


def test_fd_11_1_nobody_knows_the_hand():
    at = solo()

    assert at.game.num_players == 1
    assert at.view(0)["sides"][1]["hand"] == at.view(None)["sides"][1]["hand"] == 5
    assert at.facts["turn"] == 1


def test_fd_11_1_not_even_its_draws():
    game = new_game({"cards": "lab", "characters": ["plain", "plain"], "mode": "solo"})
    state = game.new_initial_state()
    seen = set()
    for _ in range(10):
        action = state.legal_actions()[0]
        seen.add((state.todo.side(), game.observed(state, action, 0)))
        state.apply_action(action)

    assert {text for side, text in seen if side == 1} == {"draw ??"}
    assert "draw ??" not in {text for side, text in seen if side == 0}


def test_fd_11_1_the_first_hand_is_of_its_hand_size():
    at = solo(face_cards=5, moves="~")

    assert at.facts["hand_sizes"] == [5, 6]
    assert len(at.side(1)["hand"]) == 6


def test_fd_11_3_sure_damage_turns_up_the_hand_too():
    at = struck('[{op = "damage", n = 1, sure = true}]')

    assert at.side(1)["revealed"]
    assert at.view(0)["sides"][1]["hand"] == MIXED.split()


@pytest.mark.parametrize(
    ("points", "hand", "discarded"),
    [
        (1, "2h 3h 4h 5s 6s", ["2h"]),
        (2, "2h 3h 4h 5s 6s", ["2h", "3h"]),
        (9, "2h 3h 4h 5s 6s", ["2h", "3h"]),
        (9, "2h 3s 4s 5s 6s", ["2h"]),
        (9, "2c 3s 4s 5s 6s", []),
    ],
)
def test_fd_11_4_it_prevents_everything_or_most_with_few_low_cards(points, hand, discarded):
    at = struck(f'[{{op = "damage", n = {points}}}]', hand)

    assert at.side(1)["discard"] == discarded


RUN = '{pattern = "run", table = [0, 2, 5]}'


def test_fd_11_4_the_cards_make_a_pattern():
    at = struck('[{op = "damage", n = 9}]', "2c 7c 8s 9d kh", back={"defend": RUN})

    assert at.side(1)["discard"] == ["7c", "8s", "9d"]


def test_fd_11_4_the_lowest_of_the_smallest_sets_that_are_enough():
    at = struck('[{op = "damage", n = 2}]', "2c 3s 7c 8s 9d", back={"defend": RUN})

    assert at.side(1)["discard"] == ["2c", "3s"]


def test_fd_11_4_more_cards_that_prevent_less_are_not_used():
    cards = {"defend": "{table = [3, 1]}"}
    at = struck('[{op = "damage", n = 9}]', back=cards)

    assert at.side(1)["discard"] == ["2c"]


COLUMN = '{from = "ability", ability = 1, table = [2, 3]}'


def test_fd_11_4_it_defends_from_a_column():
    cards = sheets(ability_1=once('[{op = "damage", n = 2}]'), back={"defend": COLUMN})
    at = solo("2c", "3c 4s 5h 6d jc", "end; ~; " + DONE, cards=cards)

    assert columns(at)[0] == []
    assert at.side(1)["discard"] == ["3c"]


def test_fd_r60_a_passive_bonus_counts_for_the_defence_of_a_nemesis():
    back = {"defend": COLUMN, "ability_1": 'passive = [{mod = "defend", n = 3}]'}
    cards = sheets(ability_1=once('[{op = "damage", n = 5}]'), back=back)
    at = solo("2c", "3c 4s 5h 6d jc", "end; ~; " + DONE, cards=cards)

    assert at.side(1)["discard"] == ["3c"]
    assert at.pending["kind"] == "action"


def test_fd_r57_a_column_being_resolved_is_no_defence():
    back = {"defend": '{from = "ability", ability = 4, table = [9, 9]}'}
    at = acting('[{op = "damage", n = 1, to = "self"}]', **back)

    assert at.pending == {"kind": "wound1", "actor": "chance", "side": 1}


def test_fd_11_5_its_turn_begins_with_its_hand_turned_up():
    at = acting('[{op = "damage", n = 1}]')

    assert (at.facts["turn"], at.facts["active"], at.actor) == (2, 1, 0)
    assert (at.side(1)["hand"], at.side(1)["revealed"]) == ([], True)


def test_fd_11_7_a_drawn_face_card_can_reach_a_level():
    at = acting('[{op = "draw", n = 1}, {op = "damage", n = 1}]', "2d 3c 4s 5h jc")
    at.play("draw qc")

    assert at.side(1)["levels"] == [["jc", "qc"]]


def test_fd_11_7_the_now_of_a_level_happens_at_once():
    level = "[{cards = 1, now = [{op = 'damage', n = 2}]}]"
    at = solo("", "2d 3c 4s 5h jc", "end", cards=sheets(back={"level": level}))

    assert at.pending["damage"] == 2
    assert at.side(1)["levels"] == [["jc"]]


def test_fd_11_8_after_the_last_level_face_cards_go_to_their_columns():
    at = solo("", "2d 3c 4s jh qh", "end", cards=sheets(back={"level": "[]"}))

    assert columns(at) == [["3c"], ["4s"], ["jh", "qh"], ["2d"]]


def test_fd_11_10_cards_drawn_by_an_effect_are_assigned_one_by_one():
    at = acting('[{op = "draw", n = 2}]')

    assert at.seen("draw 9s", 0) == "draw 9s"
    at.play("draw 9s")
    assert columns(at)[1] == ["4s", "9s"]
    assert at.pending == {"kind": "draw1", "actor": "chance", "side": 1}


def test_fd_11_10_then_a_new_hand_is_dealt_face_down():
    at = solo("", "2c 3s 4h 5d jc", "end")

    assert (at.seen("draw 6c", 0), at.side(1)["revealed"]) == ("draw ??", False)
    assert at.play("~").facts["active"] == 0


def test_fd_11_11_healed_wounds_are_assigned():
    hit = "play 2; add 9c; add 9d; done; activate; wound 7s; wound 8c; end; ~"
    at = solo("9c 9d", "2d 3c 4s jc kd", hit, cards=wares('[{op = "heal", n = 2}]'))

    assert columns(at)[:2] == [["3c", "8c"], ["4s", "7s"]]
    assert at.side(1)["wounds"] == []


def test_fd_11_12_items_are_one_point_each_whatever_is_added_to_damage():
    passive = 'passive = [{mod = "damage", n = 5}]'
    at = acting('[{op = "items", n = 2}]', ability_1=passive)

    assert at.pending["damage"] == 1
    assert at.play("take; ~").pending["damage"] == 1


def stripping(hand, moves, **more):
    """The Nemesis strips a card of the player, who has placed some."""
    cards = wares('[{op = "strip", n = 1}]', **more)
    return solo(hand, "2d 3c 4s 5h jc", moves + "; ~", cards=cards)


def test_fd_11_13_it_takes_low_cards_first():
    at = stripping("9c 4h", "play 2; add 9c; done; play 1; add 4h; done")

    assert at.side(0)["discard"] == ["4h"]


def test_fd_11_13_equal_ranks_by_the_order_of_its_columns():
    swapped = {"ability_1": 'suit = "s"', "ability_2": 'suit = "c"'}
    moves = "play 1; add 4c; done; play 2; add 4s; done"

    assert stripping("4c 4s", moves).side(0)["discard"] == ["4c"]
    assert stripping("4c 4s", moves, **swapped).side(0)["discard"] == ["4s"]


def test_fd_11_13_no_card_is_taken_that_a_run_needs():
    at = stripping("4c 5c 6c 9h", "play 3; add 4c; add 5c; add 6c; done; hold; end")

    assert at.side(0)["discard"] == ["4c"]


def test_fd_11_13_a_face_down_card_only_if_no_other_can_go():
    at = stripping("3s 4c 9h", "use 3s; on 1; hide 4c; play 2; add 9h; done")

    assert at.side(0)["discard"] == ["3s", "9h"]


def test_fd_11_13_of_face_down_cards_the_leftmost_then_the_oldest():
    at = stripping("3s 4s 5c 6c", "use 3s; on 4; hide 5c; use 4s; on 2; hide 6c")

    assert at.stack(0, 4) == ["w1=5c"]
    assert at.side(0)["discard"] == ["3s", "4s", "6c"]


def test_fd_11_15_the_player_may_poison_any_card_of_a_column():
    at = solo("2c", "3c 4s 5h 6d jc", "end; ~; use 2c")

    assert at.moves == ["bomb 3c on 1", "bomb 4s on 2", "bomb 5h on 3", "bomb 6d on 4", "bomb hand"]
    assert at.play("bomb 5h on 3").side(1)["discard"] == ["5h"]


def test_fd_r40_damage_that_armor_absorbs_turns_up_the_hand_too():
    back = {"level": "[{cards = 1, mods = [{mod = 'armor', n = 5}]}]"}
    cards = sheets(ability_1=once('[{op = "damage", n = 1}]'), back=back)
    at = solo("2c", "", "~; " + DONE, cards=cards, face_cards=1)

    assert at.side(1)["revealed"]
    assert at.side(1)["wounds"] == []


def test_fd_r42_a_card_that_reaches_the_column_being_resolved_goes_with_the_others():
    at = acting('[{op = "draw", n = 1}]')
    at.play("draw 9d")

    assert columns(at)[3] == []
    assert at.side(1)["discard"] == ["2d", "9d"]


def test_fd_r43_a_card_that_reaches_an_activated_column_waits():
    back = {"ability_1": "effects = [{cards = 1, do = [{op = 'ward', n = 1}]}]"}
    at = acting('[{op = "draw", n = 1}]', "2d 3c 4s 5h js", **back)
    at.play("draw 9c; ~")

    assert columns(at)[0] == ["9c"]
    assert at.side(1)["ward"] == 1


def test_fd_r44_between_two_numbers_nothing_happens():
    at = solo("", "2c 3c 4c 5h 6d", "end")

    assert columns(at)[0] == ["2c", "3c", "4c"]
    assert at.pending["kind"] == "draw1"


def test_fd_r44_above_the_highest_number_that_one_counts():
    at = solo("", "2c 3c 4c 5c 6c", "end")

    assert at.pending["damage"] == 5


def test_fd_r45_a_level_counts_for_the_effects_that_follow():
    at = acting('[{op = "draw", n = 1}, {op = "damage", n = 1}]', "2d 3c 4s 5h jc")
    at.play("draw qc")

    assert at.pending["damage"] == 2


def test_fd_r46_a_level_consumes_low_faces_first():
    at = solo("", "kc jd qs 5h 6d", "end; ~")

    assert (at.side(1)["levels"], at.side(1)["level_open"]) == ([["jd", "qs"]], ["kc"])


def test_fd_r47_faces_left_over_at_the_last_level_go_to_their_columns():
    back = {"level": "[{cards = 1}]"}
    at = solo("", "kc jd qs 5h 6d", "end; ~", cards=sheets(back=back))

    assert at.side(1)["levels"] == [["jd"]]
    assert (columns(at)[0], columns(at)[1]) == (["kc"], ["qs"])


def test_fd_r48_jacks_come_first_in_the_order_of_columns():
    at = solo(face_cards=3, moves="~")

    assert (at.side(1)["levels"], at.side(1)["level_open"]) == ([["jc", "js"]], ["jh"])


def test_fd_r48_not_more_than_all_levels_take():
    with pytest.raises(OptionError, match="face_cards"):
        solo(face_cards=10)


def test_fd_r49_each_item_can_be_defended():
    at = acting('[{op = "items", n = 2}]', hand="3s 4s 5c 6c 7c")

    assert at.play("defend 3s").moves == ["defend 4s", "take"]


def test_fd_r50_a_discard_by_its_own_choice_is_of_low_cards():
    at = struck('[{op = "discard", n = 2, how = "choose"}]')

    assert at.side(1)["revealed"]
    assert at.side(1)["discard"] == ["2c", "3s"]


def test_fd_r51_a_new_hand_that_cannot_be_dealt_loses():
    do = ", ".join(f'{{op = "damage", n = {n}, sure = true}}' for n in (20, 20, 4))
    at = struck(f"[{do}]", "2c 3s 4h 5d jc", "~; end; ~")

    assert (at.facts["reason"], at.state.returns()) == ("exhaustion", [1.0])


def test_fd_r52_only_the_player_is_asked():
    at = acting('[{op = "discard", n = 2, how = "choose"}]')

    assert at.pending == {"kind": "give", "actor": 0, "number": 2, "chosen": []}


def test_a_nemesis_may_have_to_discard_by_its_own_effect():
    at = acting('[{op = "discard", n = 1, who = "self"}, {op = "ward", n = 1}]')

    assert at.side(1)["ward"] == 1


def test_looking_turns_up_its_hand():
    at = struck('[{op = "look"}]')

    assert at.view(0)["sides"][1]["hand"] == MIXED.split()
