"""Why a move is refused: the reason in words, and the rule."""

import pytest

from tests.games.zodiac_duel.spoken import refusal
from tests.games.zodiac_duel.table import EVEN, dealt, one_star, stage, table
from tests.games.zodiac_duel.test_scene import (
    ADVANCED,
    FIGHTERS_AND_STARS,
    FIRST_DEAL,
    OVER,
    PISCES,
    TIED,
    expert,
)
from tests.games.zodiac_duel.test_sign_draft import DEALT, FIRST, SECOND

VIRGOS = table({"drawn": 1, "rounds": 0, "fighters": 1, "deck": 6, "wins": 1})
REVEAL = '[{do="reveal", cases=[{then=[]}]}]'
DISCARD = '[{do="move", from=["own-hand"], to="deck", pick="own"}]'
STARS_ONLY = FIRST_DEAL + (
    "; keep aries-3 star; keep leo-9 star; keep aries-2 star; keep aries-5 star;"
    " draw libra-4; draw libra-5; draw cancer-3; draw cancer-4; keep leo-6 star"
)
ONE_FIGHTER = (
    "draw aquarius-1; draw aquarius-3; draw aries-2; draw aries-5; draw cancer-2; draw cancer-4; "
    "draw capricornus-3; draw capricornus-5; keep aquarius-1 fighter"
)
SELECTING = table({}, FIRST_DEAL)
KEPT = table({}, FIRST_DEAL + "; keep cancer-2 star")
DUEL_3 = (
    "fight leo-6; fight leo-7; pass; pass; fight aries-2; fight aries-3; pass; pass; "
    "fight scorpius-3; fight scorpius-4"
)

REFUSED = [
    (OVER, "pass", "ZD-6.9", "the game is over"),
    (expert(), "select leo", "ZD-2.4", "the signs of the game are still being drawn"),
    (expert(DEALT + FIRST + SECOND), "pass", "ZD-2.4", "the signs of the game are still"),
    (table({}), "keep leo-9 star", "ZD-3.1", "the cards are still being drawn"),
    (VIRGOS, "pass", "ZD-3.8", "first the stars for the first duel are drawn"),
    (TIED, "fight leo-9", "ZD-4.3", "first the coin decides on the initiative"),
    (one_star(REVEAL), "pass", "ZD-6.3", "first chance decides what the star does"),
    (expert(DEALT), "deal leo", "ZD-2.4", "that is left to chance"),
    (stage(), "draw leo-8", "ZD-1.7", "that is left to chance"),
    (stage(), "initiative 1", "ZD-4.3", "that is left to chance"),
    (stage(), "reveal leo-8", "ZD-8.8", "that is left to chance"),
    (stage(), "random leo-8", "ZD-8.5", "that is left to chance"),
    (expert(DEALT), "pass", "ZD-2.4", "now one of your signs must be chosen"),
    (expert(DEALT), "select taurus", "ZD-2.4", "Taurus is none of the signs you hold now"),
    (SELECTING, "pass", "ZD-3.2", "now a card must be kept, as a fighter or as a star"),
    (SELECTING, "keep leo-8 star", "ZD-3.2", "is not among the cards before you"),
    (SELECTING, "keep libra-3 star", "ZD-R4", "is out of this order"),
    (KEPT, "keep cancer-2 fighter", "ZD-3.2", "you have kept Cancer 2 / Meteor Shower already"),
    (KEPT, "keep aries-3 fighter", "ZD-R4", "is out of this order"),
    (stage(), "star leo-7", "ZD-5.1", "now you must lead a fighter of your base"),
    (stage(), "pass", "ZD-5.1", "nobody can pass here, only in the stars phase"),
    (stage(), "force leo-9", "ZD-7.1", "only who leads with Aquarius chooses"),
    (stage(), "fight leo-9", "ZD-5.1", "Leo 9 is in your rival's base, not in yours"),
    (stage(), "fight leo-8", "ZD-5.1", "Leo 8 is not in your base"),
    (stage({}, "fight aries-3"), "option 1", "ZD-5.2", "now you must answer with a fighter"),
    (stage({}, "fight aries-3"), "fight leo-6", "ZD-5.2", "Leo 6 is in your rival's base"),
    (stage({}, "fight aquarius-1"), "fight leo-6", "ZD-7.1", "your Aquarius leads: now choose"),
    (stage({}, "fight aquarius-1"), "force leo-6", "ZD-7.1", "Leo 6 is not in your rival's base"),
    (stage({}, EVEN), "fight leo-6", "ZD-6.1", "in the stars phase you play a star"),
    (stage({}, EVEN), "star leo-9", "ZD-6.1", "you do not have leo-9 in your hand"),
    (stage({}, EVEN), "rear leo-9", "ZD-7.8", "Leo 9 is not in your base"),
    (stage({}, EVEN), "rear leo-6", "ZD-7.8", "Leo 6 cannot be used from the base"),
    (one_star(DISCARD), "star leo-7", "ZD-6.3", "first the star that was played must be"),
    (one_star(DISCARD), "pass", "ZD-6.3", "nobody can pass here"),
    (one_star(DISCARD), "choose leo-6", "ZD-6.3", "cannot choose Leo 6 / leo-6"),
    (one_star(DISCARD), "option 1", "ZD-6.3", "does not offer this option"),
    (one_star(DISCARD), "decline", "ZD-R47", "this effect cannot be left out"),
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


def test_whoever_is_not_to_move_is_told_whose_turn_it_is():
    assert refusal(stage(), "fight leo-9", 1) == ("ZD-5.1", "it is the turn of Ana")
    assert refusal(stage({}, EVEN + "pass"), "pass", 0) == ("ZD-6.1", "it is the turn of Ben")


def test_a_full_hand_and_a_full_base_take_no_more():
    full = table({}, STARS_ONLY)
    fighters = table({"fighters": 1, "rounds": 1, "deck": 12}, ONE_FIGHTER)

    assert refusal(full, "keep libra-4 star") == (
        "ZD-3.3",
        "you have all stars that you may keep: 3",
    )
    assert refusal(fighters, "keep aries-2 fighter") == (
        "ZD-3.3",
        "you have all fighters that you may keep: 1",
    )


def test_a_star_that_draws_cannot_be_played_from_an_empty_deck():
    draws = '[{do="draw", who="own", count=4}, {do="draw", who="own", count=4}]'
    again = '[{do="reveal", cases=[{then=[]}]}]'
    deck = "draw aries-2; draw aries-5; draw capricornus-4; draw capricornus-5; draw capricornus-6"
    at = stage({"cancer-5": draws, "cancer-3": again}, EVEN + "star cancer-5; " + deck)
    at.play("draw leo-8; draw libra-3; draw libra-4")

    assert refusal(at, "star cancer-3") == (
        "ZD-8.9",
        "cancer-3 draws or reveals cards, and the deck is empty",
    )


def test_a_rearguard_is_used_once_a_game():
    at = ADVANCED.copy().play("fight leo-6; fight leo-7; rear scorpius-3; pass")

    assert refusal(at, "rear scorpius-3") == (
        "ZD-7.8",
        "Scorpius 3 has been used from the base already, once a game",
    )


def test_a_pisces_may_not_have_the_ability_of_its_later_sign():
    at = dealt(
        {"mode": "custom", "signs": PISCES, "borrowed_abilities": False},
        *FIGHTERS_AND_STARS,
        DUEL_3,
    )

    assert refusal(at, "rear pisces-2") == (
        "ZD-R20",
        "in this game Scorpius 8 keeps the ability that is printed on it",
    )
