"""What is said at the table, to each reader in turn."""

import pytest

from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.spoken import rules, told
from tests.games.zodiakal.table import table
from tests.games.zodiakal.test_block import counter, four, two
from tests.games.zodiakal.test_ending import six
from tests.games.zodiakal.test_refusals import (
    BOON,
    BOTH,
    FULL,
    GIVING,
    OPTIONAL,
    QUEEN,
    RANDOM,
    SEA,
    TAKING,
    THEFT,
    TRADED,
    TRIBUTE,
    WANDERER,
    WIND,
    on_ring,
)
from tests.games.zodiakal.test_tokens import rich

ONE = {"first_player": 0}
SWORD = "queen take sword; queen give flute to 1; discard goblet; roll 1; discard star;"
"""After `RICH` seat 0 on the Queen owns seven tokens, a Sword among them, and throws."""

BAN = on_ring("roll 3; pass; roll 1; pass", "ban wind hero")


# Throws and landings.


def test_who_begins_and_where_a_throw_leads_is_told():
    assert told(table(), "first 1", 1) == ["You begin."]
    assert told(table(), "first 1", 0) == ["Ben begins."]
    assert told(table(ONE), "roll 1", 0) == [
        "You throw 1 and come to square 1, where there is no tile."
    ]
    assert told(table(ONE), "roll 3", 1) == [
        "Ana throws 3 and comes to the Queen.",
        "Ana collects a Goblet.",
    ]


def test_the_same_in_spanish():
    assert told(table(ONE), "roll 3", 0, "es") == [
        "Sacas 3 y llegas a la Reina.",
        "Recoges una Copa.",
    ]


def test_a_throw_that_need_not_be_used_up_is_told_before_the_move():
    at = table({**ONE, "movement": "up_to"})

    assert told(at, "roll 4", 1) == ["Ana throws 4."]
    assert told(at.copy(), "move 1", 1) == [
        "Ana moves 1 square to square 1, where there is no tile."
    ]
    assert told(at, "move 3", 1)[0] == "Ana moves 3 squares to the Queen."


def test_who_comes_to_the_moon_is_armed():
    at = on_ring("roll 6; pass; roll 1; pass")

    assert told(at, "roll 2", 0) == [
        "You throw 2 and come to the Moon.",
        "You are armed: your piece can block here.",
        "You collect a Moonstone.",
    ]


def test_collecting_may_be_a_choice():
    at = table({**ONE, "collect": "optional"})

    assert told(at, "roll 3", 0) == ["You throw 3 and come to the Queen."]
    assert told(OPTIONAL.copy(), "collect", 1) == ["Ana collects a Trumpet."]
    assert told(OPTIONAL.copy(), "decline", 1) == ["Ana leaves a Trumpet in the box."]


def test_a_kind_that_has_run_out_is_not_collected():
    at = table(ONE, "roll 3; queen take goblet; queen give goblet to 1")

    assert told(at, "roll 3", 0)[1] == "The box has no Goblet left, so nothing is collected."


# Why a turn is over.


def test_the_ban_names_the_tokens():
    assert told(BAN.copy(), "roll 2", 0)[2:] == [
        "You own rival tokens, Sword and Trumpet: no special effect, your turn is over."
    ]
    assert told(BAN.copy(), "roll 2", 1)[2].startswith("Ana owns rival tokens, Sword and Trumpet")


def test_a_tribute_is_owed_and_paid():
    at = on_ring("roll 2", "tribute comet sea", players=3)

    assert told(at, "roll 6", 1)[2] == "You have landed opposite a rival and owe a tribute."
    assert told(TRIBUTE.copy(), "sacrifice pearl to 0", 1) == [
        "You give a Pearl to Ana as a tribute; your turn is over."
    ]
    assert told(TRIBUTE.copy(), "sacrifice pearl to 0", 0) == [
        "Ben gives you a Pearl as a tribute; the turn is over."
    ]


def test_who_has_nothing_owes_nothing():
    at = on_ring("roll 2; decline; roll 6", "tribute comet sea", collect="optional")

    assert told(at, "decline", 1)[1] == "You owe a tribute but have no token, so your turn is over."


def test_without_anything_to_do_the_turn_is_over():
    assert told(on_ring(""), "roll 2", 0)[2] == "Nobody else has a token, so the turn is over."
    assert told(on_ring("roll 6", collect="optional"), "decline", 0)[1] == (
        "You have nothing to exchange, so your turn is over."
    )
    assert told(on_ring("roll 5", "truce comet hero"), "roll 2", 0)[2] == (
        "The alliance with the Comet protects all who have tokens (you), so the turn is over."
    )


def test_the_extra_throw_gives_no_second_effect():
    at = on_ring("roll 4; roll again")

    assert told(at, "roll 2", 0)[2] == (
        "You have used a special effect already, so your turn is over."
    )


def test_after_a_discard_the_landing_goes_on():
    banned = rich(f"{SWORD} roll 2", cards=ring("ban wind hero"))
    paying = rich(f"{SWORD} roll 1", cards=ring("tribute comet moon"))

    assert told(banned, "discard goblet", 0) == [
        "You put a Goblet back in the box.",
        "You own rival tokens, Trumpet and Sword: no special effect, your turn is over.",
    ]
    assert told(paying, "discard goblet", 0)[1:] == [
        "You have landed opposite a rival and owe a tribute."
    ]


def test_after_a_discard_for_an_effect_nothing_more_is_told():
    assert told(FULL.copy(), "discard goblet", 1) == ["Ana puts a Goblet back in the box."]


def test_who_has_to_discard_out_of_turn_is_told_about_alone():
    at = rich("pass; roll 2; pass; roll 6; roll 6; roll 2; discard goblet")
    at.play("queen take pearl; queen give flute to 1; discard star")

    assert told(at, "discard flute", 1) == ["You put a Flute back in the box."]


# Effects.


def test_passing_is_told():
    assert told(QUEEN.copy(), "pass", 1) == ["Ana uses no special effect."]


def test_a_gift_is_announced_token_by_token_and_then_made():
    assert told(QUEEN.copy(), "queen take star", 1) == ["Ana wants to take a Star."]
    assert told(GIVING.copy(), "queen give pearl to 1", 1) == [
        "Ana takes a Star from the box.",
        "You receive a Pearl from the box.",
    ]


def test_a_gift_that_wins_with_its_first_token_is_not_given_further():
    at = on_ring("roll 1; queen take star", kinds=2)

    assert told(at, "queen give pearl to 1", 0) == [
        "You take a Star from the box.",
        "You win with 2 kinds of tokens.",
    ]


def test_a_theft_is_announced_thrown_for_and_taken():
    at = on_ring(f"{BOTH} roll 2")

    assert told(at, "steal from 0", 1) == ["You want to rob Ana."]
    assert told(THEFT.copy(), "roll 5", 1) == ["You throw 5: the theft fails."]
    assert told(THEFT.copy(), "roll 6", 0) == ["Ben throws 6: the theft succeeds."]
    assert told(TAKING.copy(), "take star", 0) == ["Ben takes a Star from you."]
    assert told(TAKING.copy(), "take star", 1) == ["You take a Star from Ana."]
    assert told(RANDOM.copy(), "take star") == ["Ben takes a Star from Ana."]


def test_a_theft_from_empty_hands_takes_nothing():
    twice = "block star star; block star star; allow; block goblet trumpet; block goblet trumpet;"
    at = counter(f"{twice} allow; allow", effect="roll 3; steal from 1;")

    assert told(at, "roll 6", 1) == [
        "Ana throws 6: the theft succeeds.",
        "You have no token that could be taken.",
    ]


def test_a_duel_is_told_throw_by_throw():
    at = on_ring(f"{BOTH} roll 5")

    assert told(at, "duel 0", 0) == ["Ben wants to challenge you to a duel."]
    assert told(at, "roll 4", 0) == ["Ben throws 4."]
    assert told(at, "roll 4", 0) == ["You throw 4.", "Both have 4 and throw again."]
    assert told(at, "roll 2", 0) == ["Ben throws 2."]
    assert told(at.copy(), "roll 1", 0) == ["You throw 1.", "Ben wins the duel, 2 to 1."]
    assert told(at, "roll 5", 0) == ["You throw 5.", "You win the duel, 5 to 2."]


def test_a_challenger_without_tokens_loses_none():
    before = "roll 1; collect; pass; roll 5; decline; duel 1; roll 1"
    at = on_ring(before, collect="optional", first_player=1)

    assert told(at, "roll 3", 0) == [
        "Ben throws 3.",
        "Ben wins the duel, 3 to 1.",
        "You have no token that could be taken.",
    ]


@pytest.mark.parametrize(
    ("move", "sentences"),
    [
        ("wind to queen", ["Ana wants to move to the Queen."]),
        ("wind to moon", ["Ana moves to the Moon.", "Ana is armed: the piece can block here."]),
    ],
)
def test_the_wind_moves(move, sentences):
    assert told(WIND.copy(), move, 1) == sentences


def test_nothing_need_be_done_where_the_wind_has_led():
    at = on_ring("roll 3; wind to sea")

    assert told(at.copy(), "then nothing", 1) == ["Ana moves to the Sea."]
    assert told(at, "exchange trumpet for star", 1) == [
        "Ana moves to the Sea.",
        "Ana puts a Trumpet in the box and takes a Star.",
    ]


def test_another_throw_is_told():
    swap = on_ring("roll 1", "swap queen wanderer")

    assert told(WANDERER.copy(), "roll again", 0) == ["You throw again."]
    assert told(swap, "ally to wanderer", 0) == ["You move to the Wanderer.", "You throw again."]


def test_another_throw_that_the_cap_forbids_is_not_told():
    at = table({**ONE, "cards": ring(), "roll_cap": 1}, "roll 4")

    assert told(at, "roll again", 0) == ["The throws are used up. You win with most kinds: 1."]


def test_exchanges_are_told():
    assert told(SEA.copy(), "exchange pearl for star", 0) == [
        "You put a Pearl in the box and take a Star."
    ]
    assert told(BOON.copy(), "ally trade flute", 0) == ["You want to put back a Flute."]
    assert told(TRADED.copy(), "ally gain star sword", 1) == [
        "Ana puts a Pearl in the box and takes a Star and a Sword."
    ]


def test_a_boon_that_wins_with_its_first_token_leaves_the_second():
    before = "roll 4; pass; roll 1; queen take star; queen give flute to 0; roll 2;"
    at = on_ring(f"{before} ally trade flute", "boon sea wanderer", kinds=3)

    assert told(at, "ally gain star sword", 0) == [
        "You put a Flute in the box and take a Star.",
        "You win with 3 kinds of tokens.",
    ]


# Blocks.


def test_an_effect_that_may_be_blocked_is_announced_first():
    at = four(effect="roll 2; queen take pearl;")

    assert told(at, "queen give flute to 1", 1) == ["Ana wants to give you a Flute."]
    assert told(two("roll 2; wind to sea"), "exchange star for pearl", 1) == [
        "Ana wants to exchange a Star for a Pearl."
    ]


def test_who_is_asked_allows_or_blocks():
    assert told(four(), "allow", 2) == ["Ben allows it."]
    assert told(four("allow; allow"), "allow", 0) == [
        "Dan allows it.",
        "You take a Pearl from the box.",
        "Ben receives a Flute from the box.",
    ]
    assert told(four(), "block star star", 0) == [
        "Ben blocks and pays a Star and a Star.",
        "Your effect is blocked: nothing of it happens, your turn is over.",
    ]


def test_a_block_may_be_blocked_and_is_void_then():
    at = counter("block star star")

    assert told(at, "block star star", 1) == ["Cleo blocks and pays a Star and a Star."]
    assert told(at, "allow", 1) == ["Dan allows it."]
    assert told(at, "allow", 0) == [
        "Ben allows it.",
        "The block is blocked itself and counts for nothing.",
    ]
    assert told(at.play("allow"), "allow", 1)[1:] == [
        "Ana takes a Pearl from the box.",
        "You receive a Flute from the box.",
    ]


def test_a_void_block_may_be_the_last_word():
    at = counter("allow; allow; block star star", players=4)

    assert told(at, "block star star", 0) == ["Ben blocks and pays a Star and a Star."]
    assert told(at, "allow", 0) == ["Cleo allows it."]
    assert told(at, "allow", 0) == [
        "Dan allows it.",
        "The block is blocked itself and counts for nothing.",
        "You take a Pearl from the box.",
        "Ben receives a Flute from the box.",
    ]


def test_a_block_that_nobody_answers_stands():
    at = counter("block star star; allow")

    assert told(at, "allow", 1) == [
        "Dan allows it.",
        "The effect of Ana is blocked: nothing of it happens, the turn is over.",
    ]


# The end.


def test_the_result_is_told_with_what_has_led_to_it():
    assert told(six(""), "roll 1", 1) == [
        "Ana throws 1 and comes to the Sea.",
        "Ana collects a Pearl.",
        "Ana wins with 7 kinds of tokens.",
    ]


@pytest.mark.parametrize(
    ("options", "moves", "key", "rule"),
    [
        ({"roll_cap": 1}, "roll 1", "outcome.drawn", "ZK-7.4"),
        ({"roll_cap": 1}, "roll 3; pass", "outcome.capped", "ZK-7.4"),
        ({"roll_cap": 2, "players": 3}, "roll 3; pass; roll 3; pass", "outcome.shared", "ZK-7.4"),
        (
            {"roll_cap": 1, "cap_result": "draw"},
            "roll 3; pass",
            "outcome.drawn",
            "ZK-7.4",
        ),
        ({"kinds": 2}, "roll 3; queen take star; queen give star to 1", "outcome.won", "ZK-7.1"),
    ],
)
def test_the_result_has_a_sentence_and_a_rule(options, moves, key, rule):
    at = table({**ONE, **options}, moves)
    found = at.game.outcome(at.view(None))

    assert (found.key, found.rule) == (key, rule)


def test_everything_that_is_told_names_its_rule():
    at = on_ring("roll 4; roll again")

    assert rules(at, "roll 2") == ["ZK-2.2", "ZK-3.1", "ZK-4.7"]
    assert rules(QUEEN.copy(), "pass") == ["ZK-4.1"]
    assert rules(four(), "allow") == ["ZK-5.8"]
