"""Why a move is refused: the reason in words, and the rule."""

import pytest

from ecliptic.core.errors import IllegalMoveError
from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import pair, table

OVER = EXAMPLES["06_du_5_1_scoring_with_two_players"]

REFUSED = [
    (table({}), "deal y1", "DU-1.3", "the first dealer has not been drawn yet"),
    (table({}), "play y1", "DU-1.3", "the first dealer has not been drawn yet"),
    (table({"first_dealer": 0}), "flip y1", "DU-2.1", "the cards are still being dealt"),
    (table({"first_dealer": 0}), "dealer 0", "DU-2.1", "the cards are still being dealt"),
    (pair(), "deal y3", "DU-1.4", "dealing is not a player's choice"),
    (pair(), "dealer 1", "DU-1.4", "dealing is not a player's choice"),
    (pair(), "play b6", "DU-2.2", "first choose the card of your hand to turn over"),
    (pair(), "wind none", "DU-2.2", "first choose the card of your hand to turn over"),
    (pair(), "flip b9", "DU-1.6", "you hold that card the other way up: Blue 9 is asleep"),
    (pair(), "flip y7", "DU-2.1", "Yellow 7 is not in your hand"),
    (
        pair("flip r1, flip r5"),
        "flip y1",
        "DU-1.7",
        "cards are turned only by the first flip and by Wind Power",
    ),
    (
        pair("flip r1, flip r5"),
        "wind 0",
        "DU-4.4",
        "there is no Wind to use until a trick is complete",
    ),
    (pair("flip r1, flip r5"), "play r1", "DU-1.6", "you hold that card the other way up"),
    (pair("flip r1, flip r5"), "play b7", "DU-2.1", "Blue 7 is not in your hand"),
    (
        pair("flip r1, flip r5, play b6"),
        "play y7",
        "DU-3.2",
        "you must follow suit: you hold a card with Blue awake",
    ),
    (pair("flip r1, flip r5, play b6, play b5"), "play y1", "DU-R26", "first decide on the Wind"),
    (pair("flip r1, flip r5, play b6, play b5"), "flip y1", "DU-R26", "first decide on the Wind"),
    (table(OVER.options, OVER.moves), "play y1", "DU-6.1", "the game is over"),
]


@pytest.mark.parametrize(
    ("at", "move", "rule", "reason"),
    REFUSED,
    ids=[f"{number} {row[1]}" for number, row in enumerate(REFUSED)],
)
def test_a_refusal_says_why_by_which_rule_and_what_is_legal(at, move, rule, reason):
    before = at.state.clone()

    with pytest.raises(IllegalMoveError) as caught:
        at.play(move)

    assert caught.value.rule == rule
    assert reason in str(caught.value)
    assert caught.value.legal == tuple(at.moves)
    assert at.state == before


def test_who_is_not_on_turn_learns_whose_turn_it_is_and_nothing_else():
    at = pair("flip r1, flip r5")
    flipping = at.game.explain(pair().view(1), "flip y7")
    playing = at.game.explain(at.view(1), "play y7")
    blowing = at.game.explain(at.play("play b6, play b5").view(0), "wind 0")

    assert {one.key for one in (flipping, playing, blowing)} == {"refused.not_your_turn"}
    assert [one.rule for one in (flipping, playing, blowing)] == ["DU-R7", "DU-3.2", "DU-4.4"]


def test_a_refusal_rests_on_the_view_of_the_mover_alone():
    one = pair("flip r1, flip r5, play b6")
    other = pair("flip r2, flip r5, play b6")

    assert one.view(1) == other.view(1)
    assert one.game.explain(one.view(1), "play y7") == one.game.explain(other.view(1), "play y7")
