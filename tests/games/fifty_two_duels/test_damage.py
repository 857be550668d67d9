"""Damage and defence (FD-9)."""

import pytest

from tests.games.fifty_two_duels.table import duel, effect, once, sheets

PASS = "end; ~; "
DONE = "play 1; add 2c; done; activate; "


def hit(points, hand_1="", moves="", more="", **changes):
    """Seat 1 is dealt damage, which it may defend by its sheet."""
    do = f'[{{op = "damage", n = {points}}}]'
    return duel(f"2c {more}", hand_1, DONE + moves, cards=sheets(ability_1=once(do), **changes))


def defence(text):
    """A Defend section, written as the inside of an inline table."""
    return f"{{{text}}}"


def test_fd_9_1_each_effect_is_one_event():
    at = effect('[{op = "damage", n = 1}, {op = "damage", n = 2}]', "", "3c", "take; wound 4c")

    assert at.pending == {"kind": "defend", "actor": 1, "damage": 2, "chosen": []}


def test_fd_9_1_no_points_are_no_event_and_nothing_raises_them():
    do = '[{op = "damage", n = {per = "stored"}}]'
    cards = sheets(ability_1=once(do) + ', passive = [{mod = "damage", n = 5}]')
    at = duel("2c", moves=DONE, cards=cards)

    assert at.pending["kind"] == "draw1"


ARMOR = "[{threshold = 1, mods = [{mod = 'armor', n = 2}]}]"


def armoured(damage, ward=3):
    """Seat 1 has 2 armor and ward points; then it is dealt damage."""
    do = [f'[{{op = "ward", n = {ward}}}]', f"[{damage}]"]
    cards = sheets(ability_1=once(do[0]), ability_4=once(do[1]), level=ARMOR)
    first = PASS + "level; add ac; done; play 1; add 2h; done; activate; ~; "
    return duel("3c", "ac 2h", first + "play 4; add 3c; done; activate", cards=cards)


def test_fd_9_2_armor_first_then_ward():
    at = armoured('{op = "damage", n = 6}')

    assert (at.side(1)["ward"], at.pending["damage"]) == (0, 1)


def test_fd_9_2_ward_is_used_up_by_what_armor_leaves():
    at = armoured('{op = "damage", n = 4}')

    assert (at.side(1)["ward"], at.pending["kind"]) == (1, "action")


def test_fd_9_2_armor_leaves_no_less_than_nothing():
    at = armoured('{op = "damage", n = 1}')

    assert (at.side(1)["ward"], at.pending["kind"]) == (3, "action")


def test_fd_9_2_sure_damage_passes_all_of_it():
    at = armoured('{op = "damage", n = 3, sure = true}')

    assert (at.side(1)["ward"], at.pending["kind"]) == (3, "wound1")
    assert len(at.play("~").side(1)["wounds"]) == 3


def test_fd_9_3_a_sheet_without_the_section_is_not_asked():
    at = duel(
        "9c 9d", "", PASS * 2 + "play 2; add 9c; add 9d; done; activate", who=("plain", "sage")
    )

    assert at.pending["kind"] == "wound1"


def test_fd_9_4_cards_must_fit_the_filter():
    section = defence('suits = ["s", "h"], ranks = ["3", "4"], table = [1, 2]')
    at = hit(5, "3s 4h 4c 5s 5h", defend=section)

    assert at.moves == ["defend 3s", "defend 4h", "take"]


def test_fd_9_4_a_level_can_add_suits():
    level = "[{threshold = 1, mods = [{mod = 'defend_suits', suits = ['h']}]}]"
    cards = sheets(ability_1=once('[{op = "damage", n = 5}]'), level=level)
    moves = PASS + "level; add ac; done; end; ~; " + DONE
    at = duel("2c", "ac 3h 4s 5d 6d", moves, cards=cards)

    assert at.moves == ["defend 3h", "defend 4s", "take"]


def test_fd_9_4_sizes_without_an_entry_are_not_allowed():
    at = hit(9, "3s 4s 5s 6s 7h", "defend 3s", defend=defence("table = [0, 3, 0, 9]"))

    assert at.moves == ["defend 4s", "defend 5s", "defend 6s", "defend 7h"]
    assert "done" in at.play("defend 4s").moves
    assert "done" not in at.play("defend 5s").moves


@pytest.mark.parametrize(
    ("pattern", "moves"),
    [
        ("same_suit", ["defend 4s"]),
        ("same_rank", ["defend 3h"]),
        ("run", ["defend 4s", "done"]),
        ("any", ["defend 3h", "defend 4s", "defend 7s", "defend 9c", "done"]),
    ],
)
def test_fd_9_4_the_set_fits_the_pattern(pattern, moves):
    entries = {"same_suit": "[0, 0, 4]", "same_rank": "[0, 4]"}.get(pattern, "[1, 2, 4]")
    section = defence(f'pattern = "{pattern}", table = {entries}')
    at = hit(9, "3s 3h 4s 7s 9c", "defend 3s", defend=section)

    assert at.moves == moves


def test_fd_9_4_modifiers_add_to_the_entry():
    level = "[{threshold = 1, mods = [{mod = 'defend', n = 2}]}]"
    cards = sheets(ability_1=once('[{op = "damage", n = 4}]'), level=level)
    moves = PASS + "level; add ac; done; end; ~; " + DONE + "defend 4s; done"
    at = duel("2c", "ac 4s 5s", moves, cards=cards)

    assert at.play("~").side(1)["wounds"] != []
    assert len(at.side(1)["wounds"]) == 1


def test_fd_9_5_wounds_are_taken_one_by_one():
    at = hit(2, "", "take; wound 3c")

    assert at.pending == {"kind": "wound1", "actor": "chance", "side": 1}
    assert at.play("wound 4c").side(1)["wounds"] == ["3c", "4c"]


SURE = ", ".join(f'{{op = "damage", n = {n}, sure = true}}' for n in (20, 20, 7))
"""All the cards of a deck, after five were drawn."""


def test_fd_9_5_the_discard_pile_is_shuffled_in_between():
    do = f'[{SURE}, {{op = "damage", n = 3}}]'
    at = effect(do, "", "3s 4s 5c", "~; defend 3s; defend 4s")

    assert at.moves == ["wound 3s", "wound 4s"]
    assert at.side(1)["discard"] == []


def test_fd_9_7_nothing_is_drawn_for_cards_used_in_defence():
    at = hit(1, "3s", "defend 3s; ~")

    assert at.actor == 1
    assert len(at.side(1)["hand"]) == 4


def test_fd_9_8_what_was_discarded_in_defence_can_be_a_wound():
    do = f'[{SURE}, {{op = "damage", n = 3}}]'
    at = effect(do, "", "3s 4s 5c", "~; defend 3s; defend 4s; wound 3s")

    assert at.side(1)["wounds"][-1] == "3s"
    assert at.side(1)["deck"] == ["4s"]


def test_fd_r21_damage_of_several_effects_is_defended_each_time():
    do = '[{op = "damage", n = 1}, {op = "damage", n = 1}]'
    at = effect(do, "", "3s 4s 5c 6c 7c", "defend 3s")

    assert at.moves == ["defend 4s", "take"]


def test_fd_r22_no_more_cards_than_needed():
    at = hit(2, "3s 4s 5s", "defend 3s", defend=defence("table = [1, 5, 9]"))

    assert "done" in at.moves
    assert at.play("defend 4s").pending["kind"] == "draw1"
    assert at.side(1)["discard"] == ["3s", "4s"]


def test_fd_r23_damage_to_oneself_can_be_defended():
    at = effect('[{op = "damage", n = 1, to = "self"}]', "3s 4h 5h 6h")

    assert (at.actor, at.moves) == (0, ["defend 3s", "take"])


def test_fd_r24_armor_and_ward_come_before_the_defence():
    at = armoured('{op = "damage", n = 7}')

    assert at.pending == {"kind": "defend", "actor": 1, "damage": 2, "chosen": []}


def test_fd_r25_no_wounds_are_turned_by_too_much_damage():
    at = effect(f'[{SURE}, {{op = "damage", n = 1, sure = true}}]', moves="~")

    assert at.facts["reason"] == "wounds"
    assert len(at.side(1)["wounds"]) == 47


def test_fd_r26_damage_equal_to_all_cards_is_survived():
    at = effect(f"[{SURE}]", moves="~")

    assert (at.side(1)["deck"], at.side(1)["discard"]) == ([], [])
    assert at.pending == {"kind": "action", "actor": 1}


SHIELD = {
    "ability_1": once('[{op = "damage", n = 3}]'),
    "ability_2": 'max = 5, effects = [{cards = 5, do = [{op = "look"}]}], '
    'passive = [{mod = "defend", n = 1}]',
    "defend": defence('from = "ability", ability = 2, table = [1, 2]'),
}


def test_fd_r60_a_passive_bonus_counts_for_a_defence_that_empties_its_ability():
    moves = PASS + "play 2; add 9c; done; end; ~; " + DONE + "defend 9c; done; ~"
    at = duel("2c", "9c", moves, cards=sheets(**SHIELD))

    assert at.stack(1, 2) == []
    assert len(at.side(1)["wounds"]) == 1


def test_a_defence_from_an_ability_names_face_up_cards_before_labels():
    moves = PASS + "play 2; add 9c; add 9d; done; use 3s; on 2; hide 4c; ~; " + DONE
    at = duel("2c", "9c 9d 3s 4c", moves, cards=sheets(**SHIELD))

    assert at.pending["damage"] == 3
    assert at.moves == ["defend 9c", "defend 9d", "defend w1", "take"]


def test_no_face_up_card_is_named_after_a_label():
    moves = PASS + "use 3s; on 2; hide 4c; play 2; add 9c; done; ~; " + DONE + "defend w1"
    at = duel("2c", "9c 3s 4c", moves, cards=sheets(**SHIELD))

    assert at.pending["chosen"] == ["w1"]
    assert at.moves == ["done"]
    assert at.play("done").side(1)["discard"] == ["3s", "4c"]


def test_a_label_is_named_only_if_enough_can_follow():
    shield = {**SHIELD, "defend": defence('from = "ability", ability = 2, table = [0, 0, 5]')}
    moves = PASS + "play 2; add 9c; done; use 3s; on 2; hide 4c; ~; end; ~; "
    at = duel(
        "2c",
        "9c 3s 4c 4s 5c",
        moves + "use 4s; on 2; hide 5c; end; ~; " + DONE,
        cards=sheets(**shield),
    )

    assert at.moves == ["defend 9c", "take"]
