"""The end (ZK-7), and who can bring it (ZK-R29 to R32)."""

import pytest

from ecliptic.games.zodiakal import Zodiakal
from tests.games.zodiakal.boards import ring
from tests.games.zodiakal.table import table, wander

ONE = {"first_player": 0}

SIX = """
roll 1; queen take star; queen give star to 1; roll 1; queen take star; queen give moonstone to 0;
roll 6; roll 6; roll 2; queen take trumpet; queen give star to 1; roll 2; queen take star;
queen give flute to 0; roll 4; pass; roll 6;
"""
"""On the ring, seat 0 owns all kinds but the Pearl, and stands on the Hero."""


def six(moves, **options):
    """The table after `SIX`, and these moves."""
    return table({**ONE, "cards": ring(), **options}, SIX).play(moves)


def test_zk_7_1_seven_kinds_win_at_once():
    at = six("roll 1")

    assert at.shown("phase", "winner", "winners", "kinds") == ["end", 0, [0], [7, 2]]
    assert at.actor is None
    assert at.moves == []


def test_zk_7_1_six_kinds_do_not():
    assert six("").shown("phase", "kinds") == ["roll", [6, 2]]


def test_zk_7_1_the_seventh_token_wins_whatever_brings_it():
    gift = six("roll 6; discard goblet; wind to queen; queen take pearl; queen give star to 1")
    sea = six("roll 6; discard goblet; wind to sea; exchange goblet for pearl")

    assert gift.facts["winner"] == 0
    assert sea.facts["phase"] == "roll"


@pytest.mark.parametrize(
    ("players", "returns"),
    [(2, [1.0, -1.0]), (3, [1.0, -0.5, -0.5]), (4, [1.0, -1 / 3, -1 / 3, -1 / 3])],
)
def test_zk_7_2_the_winner_gets_1_and_the_others_share_the_loss(players, returns):
    at = table(
        {**ONE, "players": players, "kinds": 2}, "roll 3; queen take star; queen give star to 1"
    )

    assert at.facts["winner"] == 0
    assert at.state.returns() == returns


def test_zk_7_3_where_a_throw_is_due_and_the_cap_reached_the_game_ends():
    at = table({**ONE, "roll_cap": 2}, "roll 1; roll 1")

    assert at.shown("phase", "capped", "throws", "turn", "turn_number") == ["end", True, 2, 0, 3]


@pytest.mark.parametrize(
    ("cap", "moves"),
    [
        (2, "roll 1; queen take star; queen give star to 1; roll 2; steal from 0"),
        (2, "roll 1; queen take star; queen give star to 1; roll 5; duel 0"),
        (3, "roll 1; queen take star; queen give star to 1; roll 5; duel 0; roll 4"),
        (4, "roll 1; queen take star; queen give star to 1; roll 5; duel 0; roll 4; roll 4"),
        (1, "roll 4; roll again"),
    ],
)
def test_zk_7_3_every_throw_counts(cap, moves):
    at = table({**ONE, "cards": ring(), "roll_cap": cap}, moves)

    assert at.shown("phase", "capped", "throws") == ["end", True, cap]
    assert at.shown("duel", "taking", "declared", "winner") == [None, None, [], None]


@pytest.mark.parametrize(
    ("players", "moves", "winners", "returns"),
    [
        (2, "roll 3; pass; roll 1", [0], [1.0, -1.0]),
        (2, "roll 1; roll 1", [0, 1], [0.0, 0.0]),
        (3, "roll 3; pass; roll 3; pass; roll 1", [0, 1], [0.25, 0.25, -0.5]),
        (4, "roll 1; roll 3; pass; roll 1; roll 1", [1], [-1 / 3, 1.0, -1 / 3, -1 / 3]),
        (4, "roll 3; pass; roll 3; pass; roll 3; pass; roll 1", [0, 1, 2], [1 / 9] * 3 + [-1 / 3]),
    ],
)
def test_zk_7_4_then_most_different_kinds_win_and_equals_share(players, moves, winners, returns):
    at = table({**ONE, "players": players, "roll_cap": players}, moves)

    assert at.shown("winner", "winners") == [None, winners]
    assert at.state.returns() == returns


def test_zk_7_4_before_the_end_nobody_has_won_anything():
    assert table({"players": 3}).state.returns() == [0.0, 0.0, 0.0]
    assert table({"players": 3}).facts["winners"] is None


def test_zk_r29_one_can_win_on_anothers_turn():
    gift = six("roll 2; roll 2; queen take star; queen give pearl to 0")
    tribute = table({**ONE, "kinds": 2, "cards": ring("tribute comet sea")}, "roll 6; pass; roll 2")
    duel = table(
        {**ONE, "kinds": 3, "cards": ring()},
        """
        roll 1; queen take goblet; queen give pearl to 1; roll 1; pass; roll 4; duel 1; roll 1;
        roll 6
        """,
    )

    assert gift.shown("winner", "turn") == [0, 1]
    assert tribute.play("sacrifice star to 0").shown("winner", "turn") == [0, 1]
    assert duel.play("take sword").shown("winner", "turn") == [1, 0]


def test_zk_r30_the_turn_players_own_token_comes_first():
    options = {**ONE, "kinds": 2}
    at = table(options, "roll 3; pass; roll 3; queen take star; queen give star to 0")

    assert at.shown("winner", "kinds") == [1, [1, 2]]
    assert at.facts["box"][2] == 2


def test_zk_r31_without_a_cap_a_game_has_no_bound():
    at = wander(table({**ONE, "roll_cap": 0}), 5, 3000)

    assert at.game.max_game_length is None
    assert at.facts["capped"] is False
    assert at.facts["throws"] > 0


def test_zk_r31_the_cap_bounds_the_game():
    assert Zodiakal().max_game_length == 1 + 600 * 11
    assert Zodiakal(players=4, counter_block=True).max_game_length == 1 + 600 * (10 + 3 * 11)


def test_zk_r32_at_the_cap_all_may_count_as_equal():
    at = table({**ONE, "players": 3, "roll_cap": 1, "cap_result": "draw"}, "roll 3; pass")

    assert at.facts["winners"] == [0, 1, 2]
    assert at.state.returns() == [0.0, 0.0, 0.0]
