import json
import math

import pytest

from ecliptic.cli.strength import (
    Series,
    decided,
    interval,
    kept_results,
    one_game,
    place_points,
    verdict,
)
from tests.cli.terminal import ecliptic

MATCH = ("strength", "dual", "--bots", "uniform,uniform", "--set", "rounds=1", "--workers", 1)


def series(**changed):
    given = {
        "game": "dual",
        "options": {"rounds": 1},
        "first": "uniform",
        "second": "fair",
        "aim": 0.5,
        "games": 4,
    }
    return Series(**{**given, **changed})


# The interval.


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (60, 100, 0.5020, 0.6906),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_the_interval_is_that_of_wilson(won, games, low, high):
    found = interval([1.0] * won + [0.0] * (games - won))

    assert found == pytest.approx((low, high), abs=0.0001)


def test_a_draw_counts_as_half_a_win():
    assert interval([0.5] * 40) == interval([1.0, 0.0] * 20)


def test_more_games_make_the_interval_narrower():
    few, many = [interval([1.0, 0.0] * pairs) for pairs in (20, 80)]

    assert math.isclose(few[1] - few[0], 2 * (many[1] - many[0]), rel_tol=0.05)


# The verdict.


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ([1.0] * 90 + [0.0] * 10, "90.0% (95 % interval 82.6% to 94.5%, 100 games), above"),
        ([0.0] * 90 + [1.0] * 10, "10.0% (95 % interval 5.5% to 17.4%, 100 games), below"),
        ([0.5, 1.0], "75.0% (95 % interval 19.8% to 97.3%, 2 games), not clear of"),
    ],
)
def test_the_verdict_says_where_the_interval_lies(points, told):
    assert verdict(series(aim=0.6), points) == (
        f"dual: uniform against fair: {told} the aim of 60%"
    )


def test_without_a_finished_game_there_is_no_verdict():
    assert verdict(series(), []) == "dual: no game was finished"


@pytest.mark.parametrize(
    ("points", "is_decided"),
    [
        ([1.0] * 19, False),
        ([1.0] * 20, True),
        ([0.0] * 20, True),
        ([1.0, 0.0] * 50, False),
        ([], False),
    ],
)
def test_a_match_is_decided_when_enough_games_are_clear_of_the_aim(points, is_decided):
    assert decided(series(), points) is is_decided


# Games.


def test_games_come_in_pairs_with_the_seats_swapped():
    one = series(first="greedy", second="uniform", options={"rounds": 2})
    points = [one_game(one, number) for number in range(6)]

    assert set(points) <= {0.0, 0.5, 1.0}
    assert sum(points) > 3
    assert points == [one_game(one, number) for number in range(6)]


def test_with_three_players_the_first_bot_sits_in_each_seat_once():
    one = series(first="greedy", second="uniform", options={"players": 3, "rounds": 1})
    points = [one_game(one, number) for number in range(6)]

    assert set(points) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert sum(points) > 3


@pytest.mark.parametrize(
    ("results", "points"),
    [
        ((1.0, -1.0), (1.0, 0.0)),
        ((0.0, 0.0), (0.5, 0.5)),
        ((1.0, 0.0, -1.0), (1.0, 0.5, 0.0)),
        ((-0.5, 1.0, -0.5), (0.25, 1.0, 0.25)),
        ((1 / 3, 1 / 3, 1 / 3, -1.0), (2 / 3, 2 / 3, 2 / 3, 0.0)),
        ((-1 / 3, -1 / 3, 1.0, -1 / 3), (1 / 3, 1 / 3, 1.0, 1 / 3)),
    ],
)
def test_points_are_the_share_of_the_others_left_behind(results, points):
    found = [place_points(results, seat) for seat in range(len(results))]

    assert found == pytest.approx(points)
    assert sum(found) == pytest.approx(len(results) / 2)


def test_a_bot_against_itself_wins_as_much_as_it_loses():
    one = series(first="uniform", second="uniform")
    points = [one_game(one, number) for number in range(60)]

    assert 20 <= sum(points) <= 40


# The command.


def test_a_match_is_played_and_judged():
    result = ecliptic(*MATCH, "--games", 4)

    assert result.exit_code == 0
    assert result.stdout.startswith("dual: uniform against uniform: ")
    assert "4 games), not clear of the aim of 50%\n" in result.stdout


def test_finished_games_are_kept_and_not_played_again(tmp_path, monkeypatch):
    keep = tmp_path / "results.jsonl"
    first = ecliptic(*MATCH, "--games", 2, "--keep", keep)
    kept = keep.read_text()
    again = ecliptic(*MATCH, "--games", 2, "--keep", keep)
    more = ecliptic(*MATCH, "--games", 4, "--keep", keep)
    whole = ecliptic(*MATCH, "--games", 4)

    assert again.stdout == first.stdout
    assert keep.read_text().startswith(kept)
    assert len(keep.read_text().splitlines()) == 4
    assert more.stdout == whole.stdout


def test_when_the_time_is_up_no_more_games_are_begun():
    result = ecliptic(*MATCH, "--games", 4, "--minutes", 0)

    assert result.stdout == "dual: no game was finished\n"


def test_only_the_games_of_the_same_series_count(tmp_path):
    file = tmp_path / "results.jsonl"
    rows = [[series().key, 0, 1.0], [series(second="good").key, 1, 0.5], [series().key, 3, 0.0]]
    file.write_text("".join(f"{json.dumps(row)}\n" for row in rows))

    assert kept_results(series(), file) == {0: 1.0, 3: 0.0}
    assert kept_results(series(), None) == {}
    assert kept_results(series(), tmp_path / "none") == {}


@pytest.mark.parametrize("row", ["boom", "[1, 2]", '["x", "y", 1]', "[", "7", '["x", 1, null]'])
def test_a_damaged_file_of_results_says_the_line(tmp_path, row):
    file = tmp_path / "results.jsonl"
    file.write_text(f'["other", 1, 0.5]\n{row}\n')
    result = ecliptic(*MATCH, "--keep", file)

    assert result.exit_code == 1
    assert result.stderr == (
        f"Error: line 2: expected [series, number of the game, points] in {file}, got {row!r}\n"
    )
    assert file.read_text() == f'["other", 1, 0.5]\n{row}\n'


def test_a_decided_match_goes_no_further(tmp_path):
    rows = [[series(second="uniform", games=400).key, game, 1.0] for game in range(100, 120)]
    keep = tmp_path / "results.jsonl"
    keep.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    result = ecliptic(*MATCH, "--keep", keep)

    assert "uniform against uniform: 100.0% " in result.stdout
    assert "20 games), above the aim of 50%\n" in result.stdout
    assert len(keep.read_text().splitlines()) == 20
