"""Why a move is refused: the reason in words, and the rule."""

import pytest

from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.spoken import refusal
from tests.games.zodiakal.table import table
from tests.games.zodiakal.test_block import counter, four
from tests.games.zodiakal.test_tokens import rich

BOTH = "roll 1; queen take star; queen give pearl to 1;"
"""On the ring each seat has a token; seat 1 throws, from the Moon."""


def on_ring(moves, *relations, **options):
    """A table on the ring, after these moves."""
    return table({"first_player": 0, "cards": ring(*relations), **options}, moves)


QUEEN = on_ring("roll 1")
GIVING = on_ring("roll 1; queen take star")
WIND = on_ring("roll 3")
SEA = on_ring("roll 6")
WANDERER = on_ring("roll 4")
DUEL = on_ring(f"{BOTH} roll 5; duel 0")
THEFT = on_ring(f"{BOTH} roll 2; steal from 0")
TAKING = on_ring(f"{BOTH} roll 2; steal from 0; roll 6")
TRIBUTE = on_ring("roll 2; roll 6", "tribute comet sea", players=3)
BOON = on_ring("roll 4; pass; roll 1; pass; roll 2", "boon sea wanderer")
FULL = rich("queen take pearl; queen give flute to 1")
RANDOM = on_ring(f"{BOTH} roll 2; steal from 0; roll 6", take_choice="random")
UP_TO = on_ring("roll 4", movement="up_to")
OPTIONAL = on_ring("roll 3", collect="optional")
SCARCE = table({"first_player": 0}, "roll 3; queen take goblet; queen give goblet to 1; roll 3")
SCARCE_GIFT = SCARCE.copy().play("queen take star")
FEW = ring("boon sea wanderer", copies={"players_2": 3, "players_3": 4, "players_4": 5})
SCARCE_SEA = on_ring(
    "roll 4; pass; roll 1; queen take goblet; queen give goblet to 0; roll 2", cards=FEW
)
TRUCE = on_ring(
    "roll 1; queen take star; queen give star to 1; roll 1; pass; roll 5; pass; roll 1",
    "truce comet hero",
    players=3,
)
IDLE = on_ring("roll 1; decline", "swap sea queen", collect="optional")
TRADED = SCARCE_SEA.copy().play("ally trade pearl")

REFUSED = [
    (table({"first_player": 0, "roll_cap": 1}, "roll 1"), "pass", "ZK-7.3", "the game is over"),
    (on_ring("roll 1; queen take star", kinds=2), "pass", "ZK-4.5", "cannot be taken back"),
    (table(), "pass", "ZK-1.8", "chance still has to decide who begins"),
    (on_ring(""), "pass", "ZK-2.1", "the die is to be thrown first"),
    (THEFT, "pass", "ZK-5.3", "the die is to be thrown first"),
    (DUEL, "take star", "ZK-5.6", "the die is to be thrown first"),
    (RANDOM, "pass", "ZK-R17", "chance still has to decide which token is taken"),
    (RANDOM, "take pearl", "ZK-R17", "Ana does not have a Pearl"),
    (on_ring("", die=3), "roll 5", "ZK-1.5", "the die has only 3 faces"),
    (QUEEN, "roll 3", "ZK-1.5", "that is left to chance, it is no player's choice"),
    (QUEEN, "first 1", "ZK-1.8", "that is left to chance"),
    (on_ring("roll 3", take_choice="random"), "take star", "ZK-R17", "that is left to chance"),
    (UP_TO, "pass", "ZK-R3", "now you choose how far you move"),
    (UP_TO, "move 5", "ZK-R3", "you have thrown 4 and cannot move farther"),
    (OPTIONAL, "pass", "ZK-R5", "now you collect the token or leave it in the box"),
    (FULL, "pass", "ZK-3.5", "you have too many tokens: put one back first"),
    (FULL, "discard sword", "ZK-3.5", "you do not have a Sword"),
    (TRIBUTE, "pass", "ZK-6.4", "you owe a tribute: give a token"),
    (TRIBUTE, "sacrifice star to 0", "ZK-6.4", "you do not have a Star"),
    (TRIBUTE, "sacrifice pearl to 1", "ZK-6.4", "the tribute goes to another player"),
    (TRIBUTE, "sacrifice pearl to 2", "ZK-6.4", "Cleo is not on the rival tile"),
    (four(), "pass", "ZK-5.8", "you are asked about a block: pay for it, or allow what was"),
    (four(), "block star pearl", "ZK-5.9", "you do not have a Star and a Pearl to pay with"),
    (TAKING, "pass", "ZK-R17", "now a token is chosen that is taken"),
    (TAKING, "take pearl", "ZK-R17", "Ana does not have a Pearl"),
    (QUEEN, "discard star", "ZK-4.1", "now you choose a special effect or pass"),
    (GIVING, "discard star", "ZK-4.5", "you have announced an effect: say the rest of it"),
    (GIVING, "pass", "ZK-4.5", "an effect that was begun cannot be taken back"),
    (GIVING, "queen take star", "ZK-5.2", "now choose the token that you give to another player"),
    (QUEEN, "queen give star to 1", "ZK-5.2", "first choose the token that you take yourself"),
    (SCARCE, "queen take goblet", "ZK-5.2", "the box does not have a Goblet for it"),
    (QUEEN, "steal from 1", "ZK-5.3", "that can be done from the Comet only"),
    (QUEEN, "then nothing", "ZK-R14", "here there is no effect to leave out"),
    (QUEEN, "ally to wanderer", "ZK-6.1", "the Queen and the Wanderer do not allow such a move"),
    (WIND, "wind to wind", "ZK-R15", "you are on the Wind already: choose another tile"),
    (WIND, "roll again", "ZK-5.5", "that can be done from the Wanderer only"),
    (on_ring("roll 3; wind to queen"), "wind to sea", "ZK-5.4", "from the Wind only"),
    (on_ring("roll 3; wind to sea"), "ally trade star", "ZK-R13", "an alliance would be a second"),
    (on_ring("roll 3; wind to hero"), "ally to queen", "ZK-R13", "an alliance would be a second"),
    (on_ring(f"{BOTH} roll 2"), "steal from 1", "ZK-5.3", "it must be another player"),
    (on_ring(f"{BOTH} roll 5"), "duel 1", "ZK-5.6", "it must be another player"),
    (on_ring(f"{BOTH} roll 5", players=3), "duel 2", "ZK-R11", "Cleo has no token"),
    (on_ring(f"{BOTH} roll 2", players=3), "steal from 2", "ZK-R10", "Cleo has no token"),
    (TRUCE, "steal from 2", "ZK-6.2", "Cleo is protected by the alliance of the two tiles"),
    (SEA, "exchange star for pearl", "ZK-5.7", "you do not have a Star"),
    (SEA, "exchange pearl for pearl", "ZK-R18", "a token is exchanged for another kind"),
    (SEA, "ally trade pearl", "ZK-6.3", "on this board no alliance gives two tokens for one"),
    (SEA, "ally gain star star", "ZK-6.3", "first choose the token that you put back"),
    (on_ring("roll 6", "boon sea hero"), "ally trade pearl", "ZK-6.3", "of your own: a Sword"),
    (GIVING, "queen give star to 0", "ZK-R8", "the second token goes to another player"),
    (SCARCE_GIFT, "queen give goblet to 0", "ZK-R8", "the box does not have a Goblet for it"),
    (SCARCE_SEA, "exchange pearl for goblet", "ZK-5.7", "the box does not have a Goblet"),
    (IDLE, "ally to sea", "ZK-4.4", "the effect of the Sea could do nothing now"),
    (BOON.copy().play("ally trade pearl"), "pass", "ZK-4.5", "cannot be taken back"),
    (TRADED, "exchange pearl for star", "ZK-6.3", "now choose the two tokens that you take"),
    (TRADED, "ally gain goblet goblet", "ZK-R18", "the box does not have a Goblet and a Goblet"),
    (BOON, "ally trade star", "ZK-6.3", "you do not have a Star"),
    (BOON, "ally gain star star", "ZK-6.3", "first choose the token that you put back"),
    (WANDERER, "queen take star", "ZK-5.2", "that can be done from the Queen only"),
]


@pytest.mark.parametrize(("at", "move", "rule", "reason"), REFUSED)
def test_a_move_is_refused_with_the_rule_and_the_reason(at, move, rule, reason):
    cited, spoken = refusal(at, move)

    assert cited == rule
    assert reason in spoken


def test_out_of_turn_nothing_is_said_about_what_is_legal():
    assert refusal(QUEEN, "queen take star", 1) == ("ZK-4.1", "it is for Ana to choose now")
    assert refusal(four(), "allow", 2) == ("ZK-5.8", "it is for Ben to choose now")


def test_a_spectator_chooses_nothing():
    assert refusal(TAKING, "pass", 0)[1] == "it is for Ben to choose now"


def test_a_finished_game_names_the_rule_that_ended_it():
    won = table({"first_player": 0, "kinds": 2}, "roll 3; queen take star; queen give star to 1")

    assert refusal(won, "pass") == ("ZK-7.1", "the game is over")


def test_a_block_against_a_block_is_asked_in_the_same_way():
    at = counter("block star star")

    assert refusal(at, "block star pearl") == (
        "ZK-5.9",
        "you do not have a Star and a Pearl to pay with",
    )
