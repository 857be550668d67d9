"""Why a move is refused: the reason in words, and the rule."""

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
    ROW,
)
from tests.games.zeipen.spoken import refusal
from tests.games.zeipen.table import duel, table
from tests.games.zeipen.test_ending import AGAIN, EMPTYING, PULLED, THIRD

BUILD = {"mode": "build"}
DRAFTING = table({"mode": "draft"}, ROW + "; row alder; take alder; take alder")
STARTED = PAIR + "deploy blank to 0,-1; deploy blank to 0,1; "
OVER = duel("", "", PAIR + "deploy blank to 0,-1", turn_limit=1)
HOLE = (
    "place blank to 0,-1; place blank to 0,1; deploy blank to 1,0; deploy blank to 1,2; "
    "deploy blank to 2,1; deploy blank to 2,2; move 0,-1"
)
"""Example C17: a hole at (1,1)."""

REFUSED = [
    (OVER, "recover blank", "ZP-9.10", "the game is over"),
    (table({"mode": "draft"}), "take alder", "ZP-4.6", "the row is still being laid out"),
    (table({}, READY), "play first", "ZP-4.9", "cards are still being revealed"),
    (table({"first_player": "toss"}, READY), "play first", "ZP-4.12", "first the coin decides"),
    (table({}), "row alder", "ZP-4.6", "that is left to chance"),
    (table({}), "reveal 0 alder", "ZP-4.9", "that is left to chance"),
    (table({}), "toss 0", "ZP-4.12", "that is left to chance"),
    (table({}), "take alder", "ZP-4.4", "now choose one of the ready hands"),
    (table(BUILD), "hand vanguard", "ZP-4.5", "now take cards for your hand"),
    (table(BUILD, "take cobre"), "take alder", "ZP-4.5", "Alder comes before the last card"),
    (table(BUILD, "take alder; take alder"), "take alder", "ZP-4.2", "at most 2 copies of Alder"),
    (table(BUILD), "take pardo", "ZP-4.5", "after Pardo too few cards would be left"),
    (DRAFTING, "take bruma", "ZP-4.7", "Bruma is not in the row"),
    (DRAFTING, "take alder", "ZP-4.8", "all copies of Alder have been taken"),
    (DRAFTING, "hand vanguard", "ZP-4.7", "now take a card from the row"),
    (table({}, REVEALED), "place bruma", "ZP-4.13", "now choose whether you play first"),
    (duel(), "deploy blank", "ZP-4.15", "now choose a card of your hand to lay down"),
    (duel(), "place spike", "ZP-4.15", "Spike is not in your hand"),
    (duel("", "", "place blank"), "place blank", "ZP-4.16", "now say to which space it goes"),
    (duel("", "", "place blank"), "to 0,1", "ZP-4.16", "the first player lays down at (-1,-1)"),
    (
        duel("bow", "", "place bow to 0,-1; place blank"),
        "to 0,1",
        "ZP-4.17",
        "no card may be wounded by the set-up, and at (0,1) one would be",
    ),
    (duel("", "", PAIR), "to 0,1", "ZP-5.2", "now choose an action: deploy, move"),
    (duel("", "", PAIR), "move -1,-1", "ZP-5.3", "can only be a deployment"),
    (duel("", "", PAIR), "recover blank", "ZP-5.3", "can only be a deployment"),
    (duel("", "", PAIR), "deploy spike", "ZP-7.1", "Spike is not in your hand"),
    (duel("", "", PAIR + "deploy blank"), "move -1,-1", "ZP-5.2", "now say to which space"),
    (duel("", "", PAIR + "deploy blank"), "to 0,0", "ZP-2.1", "there is a card at (0,0)"),
    (duel("", "", PAIR + "deploy blank"), "to 1,1", "ZP-2.1", "there is a card at (1,1)"),
    (duel("", "", PAIR + "deploy blank"), "to 5,5", "ZP-7.1", "(5,5) touches no card"),
    (
        duel("spike", "", PAIR + "deploy spike"),
        "to 0,1",
        "ZP-7.2",
        "but then Blank of Ben at (1,1) is wounded",
    ),
    (duel("", "", STARTED), "move 0,0", "ZP-2.2", "the board card belongs to nobody"),
    (duel("", "", STARTED), "flip 3,3", "ZP-5.2", "there is no card at (3,3)"),
    (duel("", "", STARTED), "activate 1,1", "ZP-R34", "Blank at (1,1) is not yours"),
    (duel("", "", STARTED), "activate -1,-1", "ZP-7.7", "has no hook and no push on this face"),
    (
        duel(
            "push",
            "",
            "place push to -1,-1; place blank to 1,1; deploy blank to 1,-1; deploy blank to 2,2",
        ),
        "activate -1,-1",
        "ZP-7.7",
        "would move no card",
    ),
    (duel("", "", STARTED), "flip -1,-1", "ZP-3.2", "Blank has numeral I and only one face"),
    (
        duel(
            "twin",
            "",
            "place twin to -1,-1; place blank to 1,1; deploy blank to 0,-1; deploy blank to 2,2",
        ),
        "flip -1,-1",
        "ZP-7.8",
        "2 copies have to lie on the board; now",
    ),
    (duel("", "", STARTED), "recover blank", "ZP-7.10", "no Blank of yours is wounded"),
    (duel("twin twin", "blade", FROZEN), "move -1,-2", "ZP-8.4", "is frozen: a copy lies wounded"),
    (duel("", "", PAIR + ENCLOSING), "move 0,-1", "ZP-7.5", "is enclosed by cards on all four"),
    (duel("", "", STARTED + "move -1,-1"), "to -1,-1", "ZP-7.3", "lies at (-1,-1) already"),
    (duel("", "", STARTED + "move -1,-1"), "to 5,5", "ZP-7.4", "at (5,5) the card would not be"),
    (duel("", "", HOLE), "to 1,1", "ZP-7.3", "the card cannot slide to (1,1)"),
    (duel("spike", "spike", EMPTYING + "move 1,1"), "to -1,0", "ZP-9.4", "leave no card on"),
    (duel("hook spike", "spike", PULLED), "activate -1,-1", "ZP-9.4", "leave no card on"),
    (duel("", "", AGAIN.rpartition(" to 1,1; ")[0]), "to 1,1", "ZP-9.6", "for the third time"),
    (duel("twin", "spike", THIRD), "recover twin", "ZP-9.6", "for the third time"),
]


@pytest.mark.parametrize(
    ("at", "move", "rule", "reason"),
    REFUSED,
    ids=[f"{number} {row[1]}" for number, row in enumerate(REFUSED)],
)
def test_a_refusal_says_why_and_by_which_rule(at, move, rule, reason):
    found, said = refusal(at, move)

    assert move not in at.moves
    assert found == rule
    assert reason in said


def test_zp_r14_a_card_that_is_lifted_may_have_cut_off_what_it_would_touch():
    at = duel("", "", CUT, cut="lifting")

    assert "to 0,-3" not in at.moves
    assert refusal(at, "to 0,-3") == (
        "ZP-7.4",
        "at (0,-3) the card would not be linked with the board card",
    )


def test_whoever_does_not_see_the_hand_of_the_seat_to_act_is_told_whose_turn_it_is():
    hidden = table(HIDDEN | {"hands": ("vanguard", "undertow"), "first_player": "seat0"})

    assert refusal(table({}), "hand vanguard", 1) == ("ZP-4.4", "it is the turn of Ana")
    assert refusal(hidden, "place alder", 1) == ("ZP-4.15", "it is the turn of Ana")


@pytest.mark.parametrize("move", ["deploy blank", "move -1,-1"])
def test_zp_9_6_where_nothing_else_is_wrong_the_position_would_repeat(move):
    at = duel("", "", STARTED)

    assert refusal(at, move) == (
        "ZP-9.6",
        "that would bring the same position about for the third time",
    )


def test_zp_9_6_a_flip_and_a_deployment_to_a_space_may_be_barred_too():
    flips = duel("twin twin", "", FLIPS)

    assert refusal(flips, "flip -1,1")[0] == "ZP-9.6"
    assert refusal(duel("", "", PAIR + "deploy blank"), "to 0,1")[0] == "ZP-9.6"
    assert refusal(duel("hook", "", HOOKS), "activate -1,-1")[0] == "ZP-9.6"
