"""DU-4: Wind Power."""

from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import pair, table, trio


def test_du_4_1_when_all_followed_the_lowest_value_is_lowest():
    at = trio("flip p9, flip p8, flip b5")

    assert at.copy().play("play y3, play y7, play y5").verdict[1] == 0
    assert at.copy().play("play y3, play y4, play y5").actor == 0
    assert pair("flip r1, flip r5, play b6, play b5").actor == 1


def test_du_4_2_when_stars_decided_the_fewest_stars_are_lowest():
    at = trio("flip p9, flip y4, flip y8")

    assert at.copy().play("play r4, play p8, play b5").actor == 1
    assert at.copy().play("play r9, play y7, play p3").actor == 0


def test_du_4_2_of_equal_stars_the_later_card_is_lower():
    at = trio("flip p9, flip y4, flip y8")

    assert at.copy().play("play r4, play p8, play b2").actor == 2
    assert at.copy().play("play r4, play b6, play p4").actor == 2


def test_du_4_3_the_one_card_that_lacks_the_starting_suit_is_lowest():
    at = trio("flip p9, flip y4, flip p4")

    assert at.copy().play("play r4, play p5, play r6").verdict == (2, 1, "value")
    assert at.copy().play("play r4, play p8, play r6").verdict == (2, 1, "value")


def test_du_4_4_the_lowest_card_names_anyone_or_nobody():
    at = trio("flip p9, flip p8, flip b5, play y3, play y7, play y5")

    assert at.actor == 0
    assert at.moves == ["wind 0", "wind 1", "wind 2", "wind none"]


def test_du_4_4_the_named_player_turns_every_card_in_hand():
    at = trio("flip p9, flip p8, flip b5, play y3, play y7, play y5")
    before = at.facts["hands"]

    assert at.copy().play("wind 0").facts["hands"] == [
        ["b8", "b9", "p1", "p6", "p9"],
        *before[1:],
    ]
    assert at.copy().play("wind 2").facts["hands"] == [
        *before[:2],
        ["b1", "b2", "r6", "r7", "r8"],
    ]
    assert at.copy().play("wind none").facts["hands"] == before


def test_du_4_4_the_named_player_is_not_asked():
    at = trio("flip p9, flip p8, flip b5, play y3, play y7, play y5, wind 2")

    assert (at.facts["phase"], at.actor) == ("play", 1)


def test_du_4_4_a_hand_turned_twice_lies_as_before():
    at = pair("flip r1, flip r5, play b6, play b5")
    before = at.facts["hands"]
    after = at.play("wind 1, play y1, play y3, wind 1").facts["hands"]

    assert set(after[1]) == set(before[1]) - {"b7"}


def test_du_4_5_there_is_no_wind_after_the_last_trick():
    example = EXAMPLES["22_du_4_5_no_wind_after_the_last_trick"]
    before, _, last = example.moves.rpartition(", ")
    at = table(example.options, before)

    assert at.facts["trick"] == 9
    assert at.play(last).facts["phase"] == "deal"
