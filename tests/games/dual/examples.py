"""The worked examples of the specification that have a table record, as data.

Examples 1 to 7 are the rulebook's own. `expected` holds facts by name and, besides them,
`actor`, `moves` and `returns`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.games.dual.table import PAIR, TRIO


class Example(NamedTuple):
    """Options, hands as dealt (none: the deals stand among the moves), moves, outcome."""

    options: dict[str, Any]
    hands: tuple[str, ...]
    moves: str
    expected: dict[str, Any]


_PAIR = {"players": 2, "rounds": 1, "first_dealer": 1, "orientation": "independent"}
_TRIO = {"players": 3, "rounds": 1, "first_dealer": 2, "orientation": "independent"}

EXAMPLES: dict[str, Example] = {
    "01_du_3_2_following_suit_leaves_a_choice": Example(
        _PAIR,
        PAIR,
        "flip r1, flip r5, play b6",
        {"actor": 1, "moves": ["play b5", "play b7"]},
    ),
    "02_du_3_4_blue_5_under_blue_6": Example(
        _PAIR,
        PAIR,
        "flip r1, flip r5, play b6, play b5",
        {
            "actor": 1,
            "phase": "wind",
            "last_trick": {
                "cards": [[0, "b6"], [1, "b5"]],
                "winner": 0,
                "lowest": 1,
                "by": "value",
                "wind": None,
            },
        },
    ),
    "03_du_3_7_blue_7_over_blue_6_takes_the_trick": Example(
        _PAIR,
        PAIR,
        "flip r1, flip r5, play b6, play b7, wind none",
        {"actor": 1, "phase": "play", "leader": 1, "won": [[], ["y3b7", "y4b6"]], "tricks": [0, 1]},
    ),
    "04_du_3_5_star_suit": Example(
        _TRIO,
        TRIO,
        "flip p9, flip y4, flip y8, play r4, play p8, play b5",
        {
            "actor": 1,
            "phase": "wind",
            "last_trick": {
                "cards": [[0, "r4"], [1, "p8"], [2, "b5"]],
                "winner": 2,
                "lowest": 1,
                "by": "stars",
                "wind": None,
            },
        },
    ),
    "05_du_4_4_wind_on_the_own_hand": Example(
        _PAIR,
        ("b6 b9 b8 p8 p1 y9 y7 r8 p5", "b5 b7 b4 p3 p6 b2 r1 r3 p4"),
        "flip p1, flip p6, play b6, play b5, wind none, play b9, play b7, wind none, "
        "play b8, play b4, wind none, play p8, play p3, wind none, play r9, play r4, wind 1",
        {
            "actor": 0,
            "trick": 6,
            "hands": [["y7", "y9", "r8", "p5"], ["y8", "r6", "p7", "p9"]],
            "backs": [[2, 0, 1, 1], [1, 0, 1, 2]],
            "last_trick": {
                "cards": [[0, "r9"], [1, "r4"]],
                "winner": 0,
                "lowest": 1,
                "by": "value",
                "wind": "1",
            },
        },
    ),
    "06_du_5_1_scoring_with_two_players": Example(
        {"players": 2, "rounds": 1, "first_dealer": 1},
        (),
        "deal r8, deal y4, deal r6, deal y1, deal b2, deal y6, deal p3, deal y3, deal b1, "
        "deal p5, deal p8, deal p6, deal r1, deal b8, deal y7, deal p7, deal b5, deal r9, "
        "flip y7, flip p5, play r1, play r9, wind 0, play y3, play y8, wind 0, play p3, "
        "play p7, wind 1, play b9, play b1, wind 0, play r4, play r2, wind none, play b6, "
        "play p4, wind 1, play b8, play p2, wind 1, play p5, play y7, wind 0, play b4, "
        "play b5",
        {
            "actor": None,
            "cubes": [1, 0],
            "coins": [0, 1],
            "stars": [1, 1],
            "rounds_done": [{"cube": 0, "coin": [1], "stars": [1, 1], "cards": [4, 14]}],
            "scores": [1, 2],
            "returns": [-1.0, 1.0],
        },
    ),
    "07_du_6_2_scoring_with_three_players": Example(
        {"players": 3, "rounds": 1, "first_dealer": 2},
        (),
        "deal p1, deal p4, deal r2, deal y8, deal b1, deal p7, deal y6, deal y3, deal y7, "
        "deal p9, deal y1, deal p6, deal r8, deal r7, deal p5, deal b6, deal b8, deal y5, "
        "flip y6, flip y1, flip y5, play y8, play y3, play y7, wind 1, play p9, play p3, "
        "play p6, wind 1, play b4, play b9, play b5, wind none, play p4, play p7, play p1, "
        "wind 1, play p5, play r8, play y9, wind 1, play r2, play b6, play b8",
        {
            "actor": None,
            "cubes": [1, 0, 0],
            "coins": [1, 0, 0],
            "stars": [0, 1, 1],
            "scores": [4, 0, 0],
            "returns": [1.0, -0.5, -0.5],
        },
    ),
    "09_du_3_5_stars_tied_the_leader_wins": Example(
        _PAIR,
        PAIR,
        "flip r1, flip y7, play p9, play r9",
        {
            "actor": 1,
            "last_trick": {
                "cards": [[0, "p9"], [1, "r9"]],
                "winner": 0,
                "lowest": 1,
                "by": "stars",
                "wind": None,
            },
        },
    ),
    "10_du_3_5_breaking_suit_wins_by_stars": Example(
        _PAIR,
        PAIR,
        "flip r1, flip y7, play p9, play y8",
        {
            "actor": 0,
            "last_trick": {
                "cards": [[0, "p9"], [1, "y8"]],
                "winner": 1,
                "lowest": 0,
                "by": "stars",
                "wind": None,
            },
        },
    ),
    "11_du_3_3_nothing_to_follow_with_all_cards_are_legal": Example(
        _PAIR,
        PAIR,
        "flip r1, flip y7, play p9",
        {
            "actor": 1,
            "moves": [
                "play b3",
                "play b5",
                "play b7",
                "play r5",
                "play r7",
                "play r8",
                "play r9",
                "play y8",
                "play y9",
            ],
        },
    ),
    "12_du_2_2_the_turned_card_decides_the_duty": Example(
        _PAIR,
        PAIR,
        "flip r1, flip r5, play p9",
        {"actor": 1, "moves": ["play p5"]},
    ),
    "13_du_4_3_the_stray_card_is_lowest_whatever_its_stars": Example(
        _TRIO,
        TRIO,
        "flip p9, flip y4, flip p4, play r4, play p5, play r6",
        {
            "actor": 1,
            "last_trick": {
                "cards": [[0, "r4"], [1, "p5"], [2, "r6"]],
                "winner": 2,
                "lowest": 1,
                "by": "value",
                "wind": None,
            },
        },
    ),
    "14_du_3_6_the_last_one_strays_and_the_leader_wins": Example(
        _TRIO,
        TRIO,
        "flip p9, flip p8, flip y8, play r4, play r2, play b5, wind none",
        {"actor": 0, "won": [["y5b5", "r2p8", "r4p6"], [], []]},
    ),
    "15_du_3_5_three_equal_stars": Example(
        _TRIO,
        TRIO,
        "flip p9, flip y4, flip y8, play r4, play b6, play p4",
        {
            "actor": 2,
            "last_trick": {
                "cards": [[0, "r4"], [1, "b6"], [2, "p4"]],
                "winner": 0,
                "lowest": 2,
                "by": "stars",
                "wind": None,
            },
        },
    ),
    "16_du_3_5_followers_tie_above_the_leader": Example(
        _TRIO,
        TRIO,
        "flip p9, flip y4, flip y8, play r9, play y7, play p3",
        {
            "actor": 0,
            "last_trick": {
                "cards": [[0, "r9"], [1, "y7"], [2, "p3"]],
                "winner": 1,
                "lowest": 0,
                "by": "stars",
                "wind": None,
            },
        },
    ),
    "17_du_4_2_fewest_stars_tied_the_later_card_is_lowest": Example(
        _TRIO,
        TRIO,
        "flip p9, flip y4, flip y8, play r4, play p8, play b2",
        {
            "actor": 2,
            "moves": ["wind 0", "wind 1", "wind 2", "wind none"],
            "last_trick": {
                "cards": [[0, "r4"], [1, "p8"], [2, "b2"]],
                "winner": 0,
                "lowest": 2,
                "by": "stars",
                "wind": None,
            },
        },
    ),
    "18_du_r26_the_wind_on_the_winner_changes_the_lead": Example(
        _PAIR,
        PAIR,
        "flip r1, flip r5, play b6, play b7, wind 1",
        {
            "actor": 1,
            "moves": [
                "play b1",
                "play b2",
                "play b3",
                "play p1",
                "play p2",
                "play p3",
                "play r5",
                "play y5",
            ],
        },
    ),
    "19_du_2_2_the_first_flip_is_hidden_until_all_have_chosen": Example(
        _PAIR,
        PAIR,
        "flip r1",
        {
            "actor": 1,
            "phase": "flip",
            "flips": ["r1", None],
            "backs": [[3, 1, 5, 0], [3, 2, 4, 0]],
            "hands": [
                ["y1", "y2", "y6", "b6", "r1", "r2", "r3", "r4", "r6"],
                ["y7", "y8", "y9", "b5", "b7", "r5", "r7", "r8", "r9"],
            ],
        },
    ),
    "20_du_r7_flips_in_order_are_seen_at_once": Example(
        {**_PAIR, "first_flip": "in_order"},
        PAIR,
        "flip r1",
        {"actor": 1, "backs": [[3, 1, 4, 1], [3, 2, 4, 0]]},
    ),
    "21_du_r3_exactly_nine_cards_are_turned": Example(
        {"players": 2, "rounds": 1, "first_dealer": 0},
        (),
        "deal y1, deal y2, deal y3, deal y4, deal y5, deal y6, deal y7, deal y8, deal y9",
        {
            "actor": "chance",
            "moves": [
                "deal p1",
                "deal p2",
                "deal p3",
                "deal p4",
                "deal p5",
                "deal p6",
                "deal p7",
                "deal p8",
                "deal p9",
            ],
        },
    ),
    "22_du_4_5_no_wind_after_the_last_trick": Example(
        {"players": 2, "rounds": 2, "first_dealer": 1},
        (),
        "deal r8, deal y4, deal r6, deal y1, deal b2, deal y6, deal p3, deal y3, deal b1, "
        "deal p5, deal p8, deal p6, deal r1, deal b8, deal y7, deal p7, deal b5, deal r9, "
        "flip y7, flip p5, play r1, play r9, wind 0, play y3, play y8, wind 0, play p3, "
        "play p7, wind 1, play b9, play b1, wind 0, play r4, play r2, wind none, play b6, "
        "play p4, wind 1, play b8, play p2, wind 1, play p5, play y7, wind 0, play b4, "
        "play b5",
        {
            "actor": "chance",
            "phase": "deal",
            "round": 2,
            "dealer": 0,
            "leader": 1,
            "trick": 0,
            "last_trick": None,
            "cubes": [1, 0],
        },
    ),
    "23_du_5_3_a_coin_tie_is_decided_by_stars": Example(
        {"players": 3, "rounds": 1, "first_dealer": 0},
        (),
        "deal p3, deal r3, deal r4, deal r1, deal y8, deal p1, deal y5, deal b9, deal r5, "
        "deal b3, deal y9, deal r2, deal b7, deal y4, deal b8, deal p2, deal p4, deal b4, "
        "flip b3, flip y8, flip r4, play b7, play b2, play b4, wind 2, play y7, play y1, "
        "play b8, wind 0, play y5, play b6, play p8, wind 2, play p2, play p4, play p5, "
        "wind none, play r9, play r1, play r3, wind none, play r4, play p3, play y9",
        {
            "actor": None,
            "rounds_done": [{"cube": 0, "coin": [1], "stars": [1, 1, 0], "cards": [9, 9, 0]}],
            "scores": [1, 2, 0],
        },
    ),
}
