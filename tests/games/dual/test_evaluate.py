"""What a position promises, as a bot may guess it."""

import pytest

from ecliptic.core.heuristic import UNKNOWN
from ecliptic.games.dual.evaluate import can_beat
from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import line, pair, table, trio, whole_game

GAMES = {
    "two": whole_game(rounds=3, players=2),
    "three": whole_game(rounds=3, players=3),
    "in order": whole_game(rounds=3, players=3, first_flip="in_order"),
    "tiny": whole_game(rounds=3, players=2, deck=4),
}


@pytest.mark.parametrize("name", GAMES)
class TestWholeGame:
    def test_values_lie_between_a_lost_game_and_a_won_one(self, name):
        values = [
            at.game.heuristic.value(at.state, seat)
            for at in GAMES[name]
            for seat in range(at.game.num_players)
        ]

        assert all(-1.0 <= value <= 1.0 for value in values)

    def test_only_the_end_and_the_time_between_rounds_are_settled(self, name):
        settled = {at.facts["phase"] for at in GAMES[name] if at.game.heuristic.settled(at.state)}
        open_ones = {
            at.facts["phase"] for at in GAMES[name] if not at.game.heuristic.settled(at.state)
        }

        assert settled == {"dealer", "deal", "end"}
        assert open_ones == {"flip", "play", "wind"}

    def test_the_decisions_left_are_exactly_those_that_come(self, name):
        left = [
            at.game.heuristic.decisions_left(at.state)
            for at in GAMES[name]
            if not at.game.heuristic.settled(at.state)
        ]
        seats, tricks = GAMES[name][0].game.num_players, GAMES[name][0].game.tables.tricks
        decisions = seats + seats * tricks + tricks - 1

        assert left == [*range(decisions, 0, -1)] * 3

    def test_before_a_deal_the_decisions_left_are_unknown(self, name):
        left = {
            at.game.heuristic.decisions_left(at.state)
            for at in GAMES[name]
            if at.facts["phase"] == "deal"
        }

        assert left == {UNKNOWN}
        assert GAMES[name][-1].game.heuristic.decisions_left(GAMES[name][-1].state) == 0

    def test_the_value_of_the_end_is_the_result(self, name):
        at = GAMES[name][-1]
        values = [at.game.heuristic.value(at.state, seat) for seat in range(at.game.num_players)]

        assert values == at.state.returns()

    def test_judging_changes_nothing(self, name):
        before = [at.state.clone() for at in GAMES[name]]
        for at in GAMES[name]:
            at.game.heuristic.value(at.state, 0)

        assert before == [at.state for at in GAMES[name]]


@pytest.mark.parametrize("name", ["two", "tiny"])
def test_what_one_of_two_players_may_hope_the_other_must_fear(name):
    sums = [
        at.game.heuristic.value(at.state, 0) + at.game.heuristic.value(at.state, 1)
        for at in GAMES[name]
    ]

    assert sums == pytest.approx([0.0] * len(sums))


def test_before_anything_has_happened_all_seats_are_worth_the_same():
    at = table({"players": 3})

    assert [at.game.heuristic.value(at.state, seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    assert at.game.heuristic.settled(at.state)


def test_tokens_count():
    example = EXAMPLES["22_du_4_5_no_wind_after_the_last_trick"]
    at = table(example.options, example.moves)

    assert at.facts["scores"] == [1, 2]
    assert at.game.heuristic.value(at.state, 1) > 0.0


def test_the_end_is_judged_by_the_result_and_not_by_the_tokens():
    at = line("coins_break", final_tie="shared")

    assert at.game.heuristic.value(at.state, 1) == 0.0
    assert line("coins_break", final_tie="tokens").state.player_return(1) == 1.0


def test_a_trick_that_is_won_for_certain_is_worth_more_than_one_that_is_lost():
    at = pair("flip r1, flip r5, play b6")
    value = at.game.heuristic.value

    assert value(at.copy().play("play b7").state, 1) > value(at.copy().play("play b5").state, 1)


@pytest.mark.parametrize(
    ("moves", "seat", "found"),
    [
        ("flip r1, flip r5, play b6", 1, True),
        ("flip r1, flip r5, play p9", 1, False),
        ("flip r1, flip y7, play p9", 1, True),
    ],
)
def test_who_still_plays_may_hold_a_card_that_would_be_highest(moves, seat, found):
    at = pair(moves)
    before = at.state.clone()

    assert can_beat(at.state, seat) is found
    assert at.state == before


def test_the_third_player_is_asked_as_if_the_second_had_not_played():
    at = trio("flip p9, flip p8, flip b5, play y3")

    assert can_beat(at.state, 1)
    assert can_beat(at.state, 2)
