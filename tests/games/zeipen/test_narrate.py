"""What is said at the table, to each reader in turn."""

import pytest

from tests.games.zeipen.positions import (
    CUT,
    ENCLOSING,
    FLIPS,
    FROZEN,
    HIDDEN,
    HOOKS,
    PAIR,
    READY,
    REVEALED,
    ROUND,
    ROW,
    TIES,
    X1,
)
from tests.games.zeipen.spoken import ended, messages, told
from tests.games.zeipen.table import duel, table

BUILT = "take marl; take marl; take marl; take marl; take nieve; take nieve; "

# Hands.


def test_zp_4_3_a_chosen_hand_is_a_secret_until_both_have_one():
    at = table({})

    assert told(at.copy(), "hand vanguard", 0) == ["You play with Vanguard."]
    assert told(at.copy(), "hand vanguard", 1) == ["Ana has chosen a hand."]
    assert told(at.play("hand vanguard"), "hand longsight", 1) == [
        "You play with Long Sight.",
        "Ana plays with Vanguard.",
    ]


def test_zp_4_3_open_hands_are_told_to_spectators_when_both_are_chosen():
    at = table({}, "hand vanguard")

    assert told(at.copy(), "hand longsight", None, "es") == [
        "Ana juega con Vanguardia.",
        "Ben juega con Vista Larga.",
    ]
    assert told(at.copy(), "hand longsight", 0) == ["Ben plays with Long Sight."]


def test_zp_r26_hidden_hands_are_not_told():
    at = table(HIDDEN, "hand vanguard")

    assert told(at, "hand longsight", 0) == ["Ben has chosen a hand."]


def test_zp_4_5_others_hear_of_a_hand_only_when_it_is_built():
    at = table({"mode": "build"})
    last = at.copy().play(BUILT)

    assert told(at.copy(), "take marl", 0) == ["You take Marl."]
    assert told(at.copy(), "take marl", 1) == []
    assert told(last.copy(), "take nieve", 1) == ["Ana has chosen a hand."]
    assert told(last.play("take nieve").play(BUILT), "take orla") == [
        "Ana plays with Marl, Marl, Marl, Marl, Nieve, Nieve and Nieve.",
        "Ben plays with Marl, Marl, Marl, Marl, Nieve, Nieve and Orla.",
    ]


def test_zp_4_6_the_row_is_told_when_it_is_complete():
    at = table({"mode": "draft"}, ROW)

    assert told(table({"mode": "draft"}), "row pardo") == []
    assert told(at, "row alder", 0) == [
        "The row: Alder, Isla, Jarro, Kelda, Lumen, Marl, Nieve, Orla and Pardo."
    ]
    assert told(at, "take alder", 1) == ["Ana takes Alder."]


# The first player.


def test_zp_4_10_the_higher_numeral_decides():
    at = table({}, READY + "reveal 0 alder")

    assert told(table({}, READY), "reveal 0 alder", 1) == ["Ana reveals Alder (I)."]
    assert told(at, "reveal 1 marl", 1) == [
        "You reveal Marl (III).",
        "The higher numeral decides: you choose who plays first.",
    ]


def test_zp_4_11_equal_numerals_reveal_the_next_pair():
    at = table({}, READY + "reveal 0 alder")

    assert told(at, "reveal 1 bruma")[-1] == (
        "The numerals are equal: the next two cards are revealed."
    )


def test_zp_4_11_a_pass_of_ties_begins_anew_and_zp_4_12_the_third_brings_the_coin():
    at = duel("twin", "twin", TIES.rpartition(";")[0], first_player="reveal")
    again = messages(at.copy(), "reveal 1 twin")
    third = at.play("reveal 1 twin; " + TIES + "; " + TIES.rpartition(";")[0])
    coin = messages(third, "reveal 1 twin")

    assert (again[-1].key, again[-1].rule) == ("log.reveal_again", "ZP-4.11")
    assert (coin[-1].key, coin[-1].rule) == ("log.reveal_coin", "ZP-4.12")
    assert told(third, "toss 1", 1) == ["The coin lets you choose who plays first."]


def test_zp_4_13_the_first_player_is_named():
    at = table({}, REVEALED)

    assert told(at.copy(), "play second", 0) == ["You are the first player."]
    assert told(at.copy(), "play first", 0) == ["Ben is the first player."]
    assert told(table({"first_player": "seat0"}, "hand vanguard"), "hand vanguard")[-1] == (
        "Ana is the first player."
    )


# Actions.


def test_the_first_step_of_an_action_is_not_worth_a_word():
    assert told(duel(), "place blank") == []
    assert told(duel("", "", PAIR), "deploy blank") == []


def test_zp_4_15_a_placement_is_told():
    at = duel("", "", "place blank")

    assert told(at, "to 0,-1", 0) == ["You lay down Blank at (0,-1)."]


def test_zp_7_1_a_deployment_and_zp_7_3_a_move_are_told():
    at = duel("", "", PAIR + "deploy blank")

    assert told(at.copy(), "to 0,-1", 1) == ["Ana deploys Blank at (0,-1)."]
    assert told(at.play("to 0,-1; move 1,1"), "to 1,0", 1) == [
        "You move Blank from (1,1) to (1,0)."
    ]


def test_zp_7_6_an_activation_tells_what_it_moves():
    assert told(duel("hook", "", HOOKS), "activate -1,-1", 0) == [
        "You activate Hook at (-1,-1).",
        "Blank of Ben goes from (-1,1) to (-1,0).",
        "Your Blank goes from (1,-1) to (0,-1).",
    ]


def test_zp_7_8_a_flip_and_zp_7_9_a_flip_back_are_told():
    at = duel("twin twin", "", FLIPS)

    assert told(at, "flip -1,1", 1) == [
        "Ana flips Twin at (-1,1) to its alternate face.",
        "Your Blank at (0,1) is hit and wounded.",
        "Your Blank at (1,1) is frozen: a copy lies wounded.",
        "Your Blank at (1,2) is frozen: a copy lies wounded.",
    ]
    assert told(at.play("deploy blank to 2,2"), "flip -1,1", 0) == [
        "You flip Twin at (-1,1) back to its active face."
    ]


def test_zp_8_6_the_clash_and_the_attacks_after_it_are_told_apart():
    at = duel("bow", "spike", X1 + "move -1,-2")
    found = messages(at, "to 0,-1")

    assert [(one.key, one.rule) for one in found] == [
        ("log.move", "ZP-7.3"),
        ("log.clash", "ZP-8.6"),
        ("log.attack", "ZP-6.10"),
    ]


def test_zp_8_5_a_cut_is_told_and_zp_8_4_what_it_freezes():
    assert told(duel("", "", CUT), "to -1,1", 0) == [
        "You move Blank from (0,-1) to (-1,1).",
        "Your Blank at (0,-2) has lost its link with the board card and is cut off.",
        "Your Blank at (-1,1) is frozen: a copy lies wounded.",
    ]


def test_zp_8_4_a_recovery_thaws():
    at = duel("", "", CUT + " to -1,1; deploy blank to 1,2")

    assert told(at, "recover blank", 0) == [
        "You recover Blank.",
        "Your Blank at (-1,1) is no longer frozen.",
    ]


def test_zp_8_4_a_frozen_card_that_is_lost_is_not_called_thawed():
    at = duel("twin twin", "blade spike", FROZEN + "; deploy blank to 2,1; move -1,0")

    assert [one.key for one in messages(at, "to -1,-1")] == [
        "log.move",
        "log.clash",
        "log.clash",
        "log.frozen",
    ]


def test_zp_8_4_a_frozen_card_that_flips_thaws():
    at = duel("twin twin twin", "blade", THREE_TWINS)

    assert told(at, "flip 1,-1", 0) == [
        "You flip Twin at (1,-1) to its alternate face.",
        "Your Twin at (1,-1) is no longer frozen.",
    ]


THREE_TWINS = (
    "place twin to -1,-1; place blank to 1,1; deploy twin to 0,-1; deploy blade to 2,2; "
    "deploy twin to 1,-1; move 2,2 to -1,0"
)


def test_zp_7_5_an_enclosed_card_is_told_once():
    at = duel("", "", PAIR + ENCLOSING.partition("; deploy blank to 0,-2")[0] + "; deploy blank")

    assert told(at, "to 0,-2", 0)[-1] == "Your Blank at (0,-1) is enclosed."
    assert told(at.play("deploy blank"), "to -1,-2", 0) == ["You deploy Blank at (-1,-2)."]


def test_zp_9_6_a_position_that_occurs_again_is_told():
    before = PAIR + "deploy blank to 0,-1; deploy blank to 0,1; " + ROUND.rpartition(" to ")[0]
    at = duel("", "", before)

    assert told(at, "to 1,1")[-1] == "This position has occurred 2 times now."


# The end.

WON = "place spike to -1,-1; place blank to 1,1; deploy blank to 0,-1; move 1,1 to 0,1; "
SHUT = (
    "place spike to 0,-1; place blank to 0,1; deploy blank to -1,1; deploy blank to 1,-1; "
    "deploy blank to 1,1; deploy blank to -1,-1; deploy blank to 0,2"
)
AGAIN = PAIR + "deploy blank to 0,-1; deploy blank to 0,1; " + ROUND + "; " + ROUND
EMPTIED = "place spike to -1,-1; place spike to 1,1; deploy blank to 1,0; move 1,1 to 0,-1"

ENDS = [
    (duel("spike", "", WON + "move -1,-1 to -1,1"), "ZP-9.1", "no card on the board"),
    (duel("spike", "", SHUT), "ZP-9.2", "Ana wins: all cards of the other side"),
    (duel("spike", "spike", EMPTIED, no_draw=False), "ZP-9.5", "A draw: no card is left"),
    (duel("", "", AGAIN, repetition="draw"), "ZP-9.6", "A draw: the position has occurred"),
    (duel("", "", PAIR + "deploy blank to 0,-1", turn_limit=1), "ZP-9.7", "A draw: the last turn"),
    (duel("", "", "place blank to 0,-1; place blank to 0,1", hand_cards=1), "ZP-9.8", "Ben wins"),
]


@pytest.mark.parametrize(("at", "rule", "sentence"), ENDS, ids=[row[1] for row in ENDS])
def test_the_result_is_told_with_its_rule(at, rule, sentence):
    found, said = ended(at)

    assert found == rule
    assert sentence in said


def test_the_end_of_a_game_is_told_to_its_players():
    at = duel("spike", "", WON + "move -1,-1")

    assert told(at.copy(), "to -1,1", 0)[-1] == (
        "You win: the other side has no card on the board."
    )
    assert told(at.copy(), "to -1,1", 1, "es")[-1] == (
        "Gana Ana: el otro bando no tiene ninguna carta en el tablero."
    )
