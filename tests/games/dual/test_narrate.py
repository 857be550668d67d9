"""What is said at the table, to each reader in turn."""

import pytest

from tests.games.dual.decks import RING
from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import dealt, line_before_last, pair, table, trio

NAMES = ("Ana", "Ben", "Cid")


def told(at, move, reader=None, language="en"):
    """Make a move and return what its reader is told."""
    action = at.game.parse_move(at.state, move)
    before, actor = at.view(reader), at.state.current_player()
    observed = at.game.observed(at.state, action, reader)
    at.state.apply_action(action)
    words = at.game.words(language)
    messages = at.game.narrate(before, actor, observed, at.view(reader))
    return [words.say(message, NAMES, reader) for message in messages]


def rules(at, move):
    """Return the ids that stand behind what is told of a move."""
    action = at.game.parse_move(at.state, move)
    before, actor = at.view(None), at.state.current_player()
    at.state.apply_action(action)
    return [message.rule for message in at.game.narrate(before, actor, move, at.view(None))]


def test_the_dealer_is_drawn():
    assert told(table({}), "dealer 1") == ["Ben deals first."]
    assert told(table({}), "dealer 1", reader=1) == ["You deal first."]


def test_a_dealt_card_is_not_worth_a_word_before_the_last():
    at = table({"deck": 4, "first_dealer": 0, "rounds": 1})

    assert told(at, "deal y1") == told(at, "deal p9") == told(at, "deal r5") == []
    assert told(at, "deal b5") == ["Round 1: Ana has dealt, Ben will start."]


def test_a_hidden_flip_is_told_to_its_owner_alone():
    at = pair()

    assert told(at.copy(), "flip r1", reader=0) == ["You turn over Red 1."]
    assert told(at.copy(), "flip r1", reader=1) == ["Ana has chosen a card to turn over."]
    assert told(at.play("flip r1"), "flip y7") == [
        "Ben has chosen a card to turn over.",
        "All have turned a card. To start: Ana.",
    ]


def test_of_a_flip_in_order_the_suit_is_told():
    at = pair(first_flip="in_order")

    assert told(at.copy(), "flip r1", reader=0) == ["You turn over Red 1."]
    assert told(at, "flip r1", reader=1) == ["Ana turns over a card with Red awake."]


def test_a_flip_that_shows_new_backs_is_told_like_any_other():
    options = {"cards": RING, "first_dealer": 1, "orientation": "independent", "rounds": 1}
    at = dealt(options, "b2 c4 a9", "a1 b3 a5").play("flip b2")

    assert told(at, "flip b3", reader=0)[0] == "Ben has chosen a card to turn over."


@pytest.mark.parametrize(
    ("flips", "trick", "verdict"),
    [
        (
            "flip p9, flip p8, flip b5, play y3, play y7",
            "play y5",
            "All followed suit, the highest value wins: Ben.",
        ),
        (
            "flip p9, flip y4, flip y8, play r4, play p8",
            "play b5",
            "Nobody followed suit, stars decide; the trick goes to: Cid.",
        ),
        (
            "flip p9, flip y4, flip p4, play r4, play p5",
            "play r6",
            "One card strayed and is lowest; the highest value in the Starting suit wins: Cid.",
        ),
    ],
)
def test_a_complete_trick_is_judged_in_words(flips, trick, verdict):
    assert told(trio(flips), trick)[1] == verdict


def test_a_trick_that_goes_on_is_not_judged():
    at = pair("flip r1, flip r5")

    assert told(at, "play b6", reader=1) == ["Ana plays Blue 6."]


def test_the_lowest_card_has_the_wind():
    at = pair("flip r1, flip r5, play b6")

    assert told(at.copy(), "play b5")[2] == "Ben played the lowest card and has Wind Power."
    assert told(at, "play b5", reader=1)[2] == "You played the lowest card and have Wind Power."


def test_the_wind_is_told_with_the_hand_it_turns():
    at = pair("flip r1, flip r5, play b6, play b5")

    assert told(at.copy(), "wind 0") == ["Wind Power of Ben: the whole hand of Ana is turned over."]
    assert told(at.copy(), "wind 0", reader=0) == [
        "Wind Power of Ben: your whole hand is turned over."
    ]
    assert told(at.copy(), "wind 1") == ["Ben uses Wind Power to turn over their own hand."]
    assert told(at.copy(), "wind 1", reader=1) == ["You use Wind Power to turn over your own hand."]
    assert told(at.copy(), "wind none") == ["Ben lets the Wind rest."]


def test_the_end_of_a_game_is_told_in_full():
    example = EXAMPLES["06_du_5_1_scoring_with_two_players"]
    before, _, last = example.moves.rpartition(", ")

    assert told(table(example.options, before), last) == [
        "Ana plays Blue 5.",
        "All followed suit, the highest value wins: Ana.",
        "Round 1 is over.",
        "Cube for the last trick: Ana.",
        "Coin for the most cards (14): Ben.",
        "1 Star for: Ana.",
        "1 Star for: Ben.",
        "Ben wins with 2 points.",
    ]


def test_between_rounds_nobody_has_won_yet():
    example = EXAMPLES["22_du_4_5_no_wind_after_the_last_trick"]
    before, _, last = example.moves.rpartition(", ")

    assert told(table(example.options, before), last)[-1] == "1 Star for: Ben."


def test_a_coin_that_nobody_gets_is_told():
    at, last = line_before_last("full_tie_25_25_lower_seat_later", coin_tie="nobody")

    assert "The Coin goes to nobody: cards and stars are tied." in told(at, last)


def test_a_coin_for_each_is_told_of_each():
    at, last = line_before_last("full_tie_25_25_lower_seat_later", coin_tie="each")
    said = told(at, last)

    assert "Coin after a tie at 9 cards: Ana." in said
    assert "Coin after a tie at 9 cards: Cid." in said


def test_a_shared_win_names_all_who_share_it():
    at, last = line_before_last("two_of_three_tied")

    assert told(at.copy(), last)[-1] == "Ben and Cid share the win with 5 points each."
    assert told(at, last, reader=2)[-1] == "Ben and you share the win with 5 points each."


def test_the_rules_behind_what_is_told_are_named():
    at, last = line_before_last("all_equal")

    assert rules(pair("flip r1, flip r5, play b6"), "play b5") == ["DU-3.1", "DU-3.4", "DU-4.4"]
    assert rules(trio("flip p9, flip y4, flip y8, play r4, play p8"), "play b5")[1] == "DU-3.5"
    assert rules(at, last)[2:] == ["DU-5.1", "DU-5.2", "DU-5.3", "DU-5.4", "DU-5.4", "DU-6.3"]


def test_the_same_is_said_in_spanish():
    at = pair("flip r1, flip r5")

    assert told(at, "play b6", reader=1, language="es") == ["Ana juega Azul 6."]
