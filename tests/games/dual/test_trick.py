"""DU-3: one trick."""

from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import line, pair, plays, table, trio


def test_du_3_1_the_starting_player_plays_any_card():
    at = pair("flip r1, flip r5")

    assert at.moves == plays("b6 y1 y2 p9 r2 r3 r4 r6 y6")


def test_du_3_1_the_awake_suit_of_the_first_card_is_the_starting_suit():
    at = pair("flip r1, flip r5")

    assert at.copy().play("play y1").moves == ["play y7", "play y8", "play y9"]
    assert at.copy().play("play r2").moves == ["play r7", "play r8", "play r9"]


def test_du_3_2_who_has_the_starting_suit_awake_must_follow():
    assert pair("flip r1, flip r5, play b6").moves == ["play b5", "play b7"]


def test_du_3_2_the_third_player_follows_the_starting_suit_not_the_second_card():
    at = trio("flip p9, flip y4, flip p4, play r4, play y7")

    assert at.moves == ["play r6"]


def test_du_3_3_who_has_none_may_play_any_card():
    at = pair("flip r1, flip y7, play p9")

    assert at.moves == plays("b3 b5 b7 r5 r7 r8 r9 y8 y9")


def test_du_3_4_when_all_followed_the_highest_value_wins():
    at = trio("flip p9, flip p8, flip b5")

    assert at.copy().play("play y3, play y7, play y5").verdict == (1, 0, "value")
    assert at.copy().play("play y1, play y4, play y9").verdict == (2, 0, "value")
    assert at.copy().play("play y3, play y4, play y5").verdict == (2, 0, "value")


def test_du_3_4_the_starting_player_can_have_the_highest_value():
    at = pair("flip r1, flip r5, play b6, play b5")

    assert at.verdict == (0, 1, "value")


def test_du_3_5_stars_decide_when_only_the_leader_has_the_suit():
    at = trio("flip p9, flip y4, flip y8")

    assert at.copy().play("play r4, play p8, play b5").verdict == (2, 1, "stars")
    assert at.copy().play("play r4, play p8, play p4").verdict == (0, 1, "stars")
    assert at.copy().play("play r9, play p7, play p2").verdict == (1, 0, "stars")


def test_du_3_5_of_equal_stars_the_earlier_card_is_higher():
    at = trio("flip p9, flip y4, flip y8")

    assert at.copy().play("play r4, play b6, play p4").verdict[0] == 0
    assert at.copy().play("play r9, play y7, play p3").verdict[0] == 1


def test_du_3_6_with_one_follower_the_higher_of_the_two_in_suit_wins():
    example = EXAMPLES["13_du_4_3_the_stray_card_is_lowest_whatever_its_stars"]
    at = trio("flip p9, flip p8, flip y8, play r4, play r2, play b5")

    assert trio(example.moves).verdict[0] == 2
    assert at.verdict[0] == 0


def test_du_3_7_the_winner_takes_all_cards_of_the_trick_and_leads_next():
    at = trio("flip p9, flip p8, flip b5, play y3, play y7, play y5, wind none")

    assert at.facts["won"] == [[], ["y3b7", "y5b5", "y7b3"], []]
    assert at.facts["tricks"] == [0, 1, 0]
    assert (at.facts["leader"], at.actor, at.facts["trick"]) == (1, 1, 2)


def test_du_3_8_tricks_are_played_until_all_hands_are_empty():
    example = EXAMPLES["06_du_5_1_scoring_with_two_players"]
    at = table(example.options, example.moves)

    assert at.facts["trick"] == 9
    assert at.facts["hands"] == [[], []]
    assert at.facts["phase"] == "end"
    assert line("all_equal").facts["trick"] == 9
    assert line("three_tied").facts["trick"] == 6
