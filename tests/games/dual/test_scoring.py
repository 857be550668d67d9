"""DU-5 and DU-6: scoring a round and the game."""

import pytest

from ecliptic.games.dual.scoring import points, shared_return
from tests.games.dual.decks import TWELVE
from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import line, table, wander


def example(name, moves_less=0):
    """The table at the end of an example, or so many moves before."""
    found = EXAMPLES[name]
    moves = found.moves.split(", ")
    return table(found.options, ", ".join(moves[: len(moves) - moves_less]))


TWO = "06_du_5_1_scoring_with_two_players"
THREE = "07_du_6_2_scoring_with_three_players"
COIN_BY_STARS = "23_du_5_3_a_coin_tie_is_decided_by_stars"


def test_du_5_1_a_round_is_scored_as_soon_as_all_hands_are_empty():
    before = example(TWO, moves_less=1)

    assert before.facts["rounds_done"] == []
    assert example(TWO).facts["rounds_done"] == [
        {"cube": 0, "coin": [1], "stars": [1, 1], "cards": [4, 14]}
    ]


def test_du_5_2_the_winner_of_the_last_trick_gets_a_cube():
    at = example(THREE)

    assert at.facts["last_trick"]["winner"] == 0
    assert at.facts["cubes"] == [1, 0, 0]


def test_du_5_3_most_cards_get_the_coin():
    assert example(TWO).facts["coins"] == [0, 1]
    assert example(THREE).facts["coins"] == [1, 0, 0]


def test_du_5_3_of_equal_cards_more_stars_get_the_coin():
    at = example(COIN_BY_STARS)

    assert at.facts["rounds_done"][0]["cards"] == [9, 9, 0]
    assert at.facts["coins"] == [0, 1, 0]


def test_du_5_4_each_five_in_the_winnings_earns_a_star():
    at = example(TWO)

    assert "y5b5" in at.facts["won"][0]
    assert "r5p5" in at.facts["won"][1]
    assert at.facts["stars"] == [1, 1]


def test_du_5_4_the_value_that_earns_a_star_belongs_to_the_card_file():
    at = wander(table({"cards": TWELVE, "rounds": 1}), seed=1, moves=100)
    threes = {"a3b7", "b3c7", "c3a7"}

    assert at.facts["stars"] == [len(threes & set(won)) for won in at.facts["won"]]
    assert sum(at.facts["stars"]) == 3


@pytest.mark.parametrize(
    ("coins", "cubes", "combos"), [(1, 1, 1), (1, 0, 0), (0, 1, 0), (3, 2, 2), (2, 5, 2)]
)
def test_du_5_5_a_cube_is_put_into_each_coin_of_the_same_player(coins, cubes, combos):
    assert points(coins, cubes, 0) == 4 * combos + 2 * (coins - combos) + cubes - combos


def test_du_5_5_a_cube_won_before_the_coin_makes_the_combo_when_the_coin_comes():
    first = line("all_equal").facts["rounds_done"]

    assert [(done["cube"], done["coin"]) for done in first] == [(1, [1]), (0, [0])]
    assert line("all_equal").facts["scores"] == [5, 5]


def test_du_6_1_the_game_ends_after_the_fifth_round():
    at = wander(table({"first_dealer": 0}), seed=5, moves=229)

    assert (at.facts["round"], at.facts["phase"]) == (5, "play")
    assert wander(at, seed=5, moves=1).facts["phase"] == "end"
    assert sum(at.facts["coins"]) == 5
    assert at.moves == []


@pytest.mark.parametrize(
    ("tally", "score"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 2),
        ((0, 1, 0), 1),
        ((1, 1, 0), 4),
        ((0, 0, 1), 0),
        ((0, 0, 2), 1),
        ((3, 2, 3), 11),
        ((2, 4, 5), 12),
    ],
)
def test_du_6_2_points_of_a_tally_of_coins_cubes_and_stars(tally, score):
    assert points(*tally) == score


def test_du_6_2_scores_show_the_present_tokens():
    at = example(THREE)

    assert at.facts["scores"] == [4, 0, 0]


def test_du_6_3_most_points_win():
    at = example(TWO)

    assert at.facts["scores"] == [1, 2]
    assert at.facts["winners"] == [1]


def test_du_6_3_a_tie_is_shared():
    at = line("two_of_three_tied")

    assert at.facts["scores"] == [0, 5, 5]
    assert at.facts["winners"] == [1, 2]


def test_du_6_4_returns_of_real_games():
    assert example(TWO).state.returns() == [-1.0, 1.0]
    assert example(THREE).state.returns() == [1.0, -0.5, -0.5]
    assert line("all_equal").state.returns() == [0.0, 0.0]
    assert line("two_of_three_tied").state.returns() == [-0.5, 0.25, 0.25]
    assert line("three_tied").state.returns() == [0.0, 0.0, 0.0]


def test_du_6_4_returns_are_zero_before_the_end():
    assert example(TWO, moves_less=1).state.returns() == [0.0, 0.0]


@pytest.mark.parametrize(("winners", "losers"), [(1, 1), (2, 0), (1, 2), (2, 1), (3, 0)])
def test_du_6_4_returns_add_up_to_zero(winners, losers):
    whole = winners * shared_return(winners, losers, True)
    whole += losers * shared_return(winners, losers, False)

    assert whole == 0.0
