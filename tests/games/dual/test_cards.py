"""DU-1: the cards and the set-up."""

from ecliptic.games.dual import Dual
from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import pair, table, trio, wander


def test_du_1_1_every_card_has_two_ends_of_different_suits_that_add_up_to_ten():
    ends = Dual().deck.ends

    assert len(ends) == 18
    assert all(first[1] + other[1] == 10 for first, other in ends)
    assert all(first[0] != other[0] for first, other in ends)


def test_du_1_2_every_card_has_one_to_five_stars_whichever_end_is_up():
    tables = Dual().tables
    faces = range(36)

    assert {tables.stars[face] for face in faces} == {1, 2, 3, 4, 5}
    assert all(tables.stars[face] == tables.stars[tables.other(face)] for face in faces)


def test_du_1_3_chance_draws_the_first_dealer_with_equal_odds():
    at = table({"players": 3})

    assert at.actor == "chance"
    assert at.chances == {"dealer 0": 1, "dealer 1": 1, "dealer 2": 1}
    assert at.play("dealer 2").facts["dealer"] == 2


def test_du_1_4_one_half_of_the_deck_is_turned_before_dealing():
    at = table({"first_dealer": 0}, "deal y1, deal r1, deal y2, deal p1")

    assert at.chances["deal y3"] == at.chances["deal r5"] == 6
    assert at.chances["deal b7"] == at.chances["deal p5"] == 8
    assert len(at.chances) == 28


def test_du_1_4_every_orientation_of_half_the_deck_can_be_dealt():
    at = wander(table({"first_dealer": 0, "rounds": 1}), seed=3, moves=18)
    upright = [face for hand in at.facts["hands"] for face in hand if face[0] in "yr"]

    assert len(upright) == 9


def test_du_1_5_the_deck_is_mixed_and_half_turned_again_before_every_round():
    example = EXAMPLES["22_du_4_5_no_wind_after_the_last_trick"]
    at = table(example.options, example.moves)

    assert at.facts["round"] == 2
    assert at.facts["hands"] == [[], []]
    assert at.chances == table({"first_dealer": 0}).chances


def test_du_1_6_backs_show_awake_suits_to_all_and_values_to_the_owner_alone():
    at = pair()

    assert at.facts["backs"] == [[3, 1, 5, 0], [3, 2, 4, 0]]
    assert at.view(0)["backs"] == at.view(1)["backs"] == at.view(None)["backs"]
    assert at.view(0)["hands"] == [at.facts["hands"][0], None]
    assert at.view(1)["hands"] == [None, at.facts["hands"][1]]
    assert at.view(None)["hands"] == [None, None]


def test_du_1_6_of_a_dealt_card_others_see_the_awake_suit():
    at = table({"first_dealer": 0})

    assert at.seen("deal b7", 1) == "deal b7"
    assert at.seen("deal b7", 0) == "deal b"
    assert at.seen("deal b7", None) == "deal b"


def test_du_1_7_nobody_turns_a_card_unless_the_flip_or_the_wind_says_so():
    at = trio("flip p9, flip p8, flip b5")
    before = at.facts["hands"]
    after = at.play("play y1, play y4, play y5, wind none").facts["hands"]

    assert [
        sorted([*hand, face]) for hand, face in zip(after, ("y1", "y4", "y5"), strict=True)
    ] == [sorted(hand) for hand in before]


def test_du_1_8_tokens_never_run_out():
    at = wander(table({"rounds": 10}), seed=8, moves=1000)

    assert sum(at.facts["coins"]) == 10
    assert sum(at.facts["cubes"]) == 10
    assert sum(at.facts["stars"]) == 20
