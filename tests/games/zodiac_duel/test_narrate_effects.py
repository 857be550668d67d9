"""What is said of the effects of stars, to each reader in turn."""

import pytest

from tests.games.zodiac_duel.spoken import told
from tests.games.zodiac_duel.table import EVEN, one_star, stage


def move(origin, to, pick="own"):
    return f'[{{do="move", from=["{origin}"], to="{to}", pick="{pick}"}}]'


def swap(a, b):
    return f'[{{do="swap", a="{a}", b="{b}"}}]'


@pytest.mark.parametrize(
    ("effects", "choice", "said"),
    [
        (move("own-hand", "deck"), "choose leo-7", ["Leo 7 / leo-7 is shuffled into the deck."]),
        (move("own-hand", "out"), "choose leo-7", ["Leo 7 / leo-7 is out of the game."]),
        (move("own-hand", "own-base"), "choose leo-7", ["Leo 7 goes to the base of Ana."]),
        (move("own-base", "own-hand"), "choose leo-6", ["leo-6 goes to the hand of Ana: leo-6"]),
        (move("own-base", "deck"), "choose leo-6", ["Leo 6 / leo-6 is shuffled into the deck."]),
        (
            move("rival-hand", "own-hand", "random"),
            "random libra-6",
            ["libra-6 goes to the hand of Ana: libra-6"],
        ),
        (
            move("rival-hand", "deck", "random"),
            "random libra-6",
            ["Libra 6 / libra-6 is shuffled into the deck."],
        ),
        (
            swap("own-base", "own-duel"),
            "choose leo-6",
            [
                "Aries 3 goes to the base of Ana.",
                "Leo 6 takes the place of Ana in duel 1.",
                "The side of Ana has a power of 6 now.",
            ],
        ),
    ],
)
@pytest.mark.parametrize("reader", [1, None])
def test_cards_that_move_are_told_to_everybody(effects, choice, said, reader):
    at = one_star(effects)
    spoken = told(at, choice, reader)

    assert [line for line in spoken if not line.startswith(("Ana chooses", "Chance"))] == said


def test_choices_are_told():
    cancel = '[{do="cancel", which="rival-any"}]'
    chosen = stage({"aquarius-3": cancel}, EVEN + "star cancer-5; star aquarius-3")
    option = one_star('[{do="choose", who="own", options=[[], []]}]')
    declined = one_star(move("own-base", "out").replace("}]", ", optional=true}]"))

    assert told(chosen, "choose cancer-5")[0] == "Ben chooses cancer-5."
    assert told(option, "option 2") == ["Ana takes option 2."]
    assert told(declined, "decline") == ["Ana leaves the effect out."]


def test_a_revealed_card_is_told_to_everybody():
    at = one_star('[{do="reveal", cases=[{then=[]}]}]')

    assert told(at, "reveal leo-8") == ["Leo 8 is revealed and shuffled back into the deck."]


def test_a_star_drawn_by_an_effect_is_told_to_its_owner_alone():
    at = one_star('[{do="draw", who="rival", count=1}]')

    assert told(at.copy(), "draw leo-8", 0) == ["Ben draws a star."]
    assert told(at.copy(), "draw leo-8", 1) == ["You draw leo-8: leo-8"]


def test_a_hand_that_is_looked_at_is_told_to_each():
    at = stage({"cancer-5": '[{do="peek"}]'}, EVEN)
    hand = "aquarius-3, cancer-3 and libra-6"

    assert told(at.copy(), "star cancer-5", 0)[1] == f"The hand of Ben is seen: {hand}."
    assert told(at.copy(), "star cancer-5")[1] == f"The hand of Ben is seen: {hand}."
    assert told(at.copy(), "star cancer-5", 1)[1] == (
        f"Your rival has seen these stars in your hand: {hand}."
    )


def test_the_initiative_within_a_duel_is_told():
    at = stage({"cancer-5": '[{do="initiative", who="rival", when="now"}]'}, EVEN)

    assert told(at, "star cancer-5", 1)[1] == "You hold the initiative in this duel now."


def test_forfeited_duels_are_told():
    takes = '[{do="move", from=["rival-base"], to="out", pick="own"}'
    four = f'{takes}, {takes[1:]}, {takes[1:]}, {takes[1:]}, {{do="end"}}]'
    at = one_star(four, after="choose aquarius-4; choose cancer-4; choose leo-9")

    assert told(at, "choose libra-5", 0)[1:] == [
        "Libra 5 / libra-5 is out of the game.",
        "Ben wins duel 1: the higher power, 6 to 3.",
        "You win duel 2 without a fight: a base is empty.",
        "You win duel 3 without a fight: a base is empty.",
        "You win duel 4 without a fight: a base is empty.",
        "You win the game, 3 duels to 1.",
    ]
