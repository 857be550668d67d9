"""DU-2: the opening of a round."""

from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import FREE, PAIR, dealt, pair, table, trio


def test_du_2_1_cards_are_dealt_one_at_a_time_beginning_left_of_the_dealer():
    at = table({"players": 3, "first_dealer": 1}, "deal y1, deal y2, deal y3, deal r4")

    assert at.facts["hands"] == [["y2"], ["y3"], ["y1", "r4"]]


def test_du_2_1_two_players_get_nine_cards_and_three_get_six():
    assert [len(hand) for hand in pair().facts["hands"]] == [9, 9]
    assert [len(hand) for hand in trio().facts["hands"]] == [6, 6, 6]


def test_du_2_2_each_player_turns_exactly_one_card_of_the_own_hand():
    at = pair()
    own = sorted(f"flip {face}" for face in PAIR[0].split())
    theirs = sorted(f"flip {face}" for face in PAIR[1].split())

    assert at.moves == own
    assert at.play("flip r1").moves == theirs
    assert at.play("flip y7").facts["hands"] == [
        ["y1", "y2", "y6", "b6", "r2", "r3", "r4", "r6", "p9"],
        ["y8", "y9", "b3", "b5", "b7", "r5", "r7", "r8", "r9"],
    ]


def test_du_2_2_all_turn_their_cards_at_the_same_time():
    at = pair()
    dealt_hands = at.facts["hands"]

    assert at.play("flip r1").facts["hands"] == dealt_hands
    assert at.play("flip y7").facts["phase"] == "play"


def test_du_2_3_the_order_of_the_cards_in_a_hand_has_no_meaning():
    options = {**FREE, "first_dealer": 1}
    turned_about = [" ".join(reversed(hand.split())) for hand in PAIR]

    assert dealt(options, *PAIR).state == dealt(options, *turned_about).state


def test_du_2_3_orientation_in_hand_is_kept():
    at = pair()

    assert [set(hand) for hand in at.facts["hands"]] == [set(hand.split()) for hand in PAIR]


def test_du_2_4_left_of_the_dealer_is_the_starting_player():
    at = trio()

    assert (at.facts["dealer"], at.facts["leader"], at.actor) == (2, 0, 0)
    assert at.play("flip p9, flip p8, flip b5").actor == 0


def test_du_2_5_the_deal_passes_to_the_next_seat_clockwise():
    example = EXAMPLES["22_du_4_5_no_wind_after_the_last_trick"]
    before, _, last = example.moves.rpartition(", ")
    at = table(example.options, before)

    assert at.facts["dealer"] == 1
    assert at.play(last).facts["dealer"] == 0
