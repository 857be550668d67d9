import pytest

from ecliptic.bots.exact import DRAWS, Exact
from tests.bots.endings import ending
from tests.bots.minimax import Minimax
from tests.bots.positions import game_of, started, to_move, wandered
from tests.bots.toy_games import COIN, URNS, Choice, TreeGame, pile

GAME = game_of(players=2, rounds=1)


# How far it reaches.


@pytest.mark.parametrize(
    ("cards", "phase", "left"),
    [(8, "play", 11), (7, "play", 10), (6, "wind", 9), (2, "play", 2), (1, "play", 1)],
)
def test_an_ending_is_reached_when_few_enough_decisions_are_left(cards, phase, left):
    info = to_move(ending(GAME, 3, cards, phase))

    assert Exact(reach=left).reaches(info)
    assert not Exact(reach=left - 1).reaches(info)


@pytest.mark.parametrize(("reach", "is_near"), [(11, False), (30, True)])
def test_it_reaches_to_the_end_of_a_round_and_no_further(reach, is_near):
    middle = to_move(wandered(game_of(players=2, rounds=5), 5, 10))

    assert Exact(reach=reach).reaches(middle) == is_near


def test_nothing_is_reached_with_three_players():
    info = to_move(ending(game_of(players=3, rounds=1), 3, 3))

    assert not Exact(reach=99).reaches(info)


def test_a_reach_of_nothing_reaches_nothing(monkeypatch):
    info = to_move(started(GAME))
    monkeypatch.setattr(type(info), "determinize", None)

    assert not Exact(reach=0).reaches(info)


def test_nothing_is_reached_where_chance_lies_between():
    assert not Exact(reach=99).reaches(to_move(started(TreeGame(URNS))))


# What it chooses.


@pytest.mark.parametrize("stones", [1, 2, 3, 5, 6, 7, 9])
def test_it_leaves_a_multiple_of_four_in_nim(stones):
    game = TreeGame(pile(stones))

    assert game.action_text(Exact(reach=9).choose(to_move(started(game)))) == f"take {stones % 4}"


@pytest.mark.parametrize("seat", [0, 1])
def test_values_are_those_of_the_seat_that_decides(seat):
    game = TreeGame(Choice(seat, {"half": 0.5, "less": -0.25}))
    told = Exact(reach=9).advise(to_move(started(game))).statistics

    assert [one.value for one in told] == ([0.5, -0.25] if seat == 0 else [-0.5, 0.25])


@pytest.mark.parametrize(("cards", "phase"), [(6, "play"), (5, "play"), (4, "wind"), (4, "play")])
@pytest.mark.parametrize("seed", range(8))
def test_its_choice_is_the_best_against_the_average_over_worlds(cards, phase, seed):
    match = ending(GAME, seed, cards, phase)
    advice = Exact(seed, reach=12).advise(to_move(match))
    means = average_over_worlds(to_move(match), Exact(seed, reach=12))
    values = {one.action: one.value for one in advice.statistics}

    assert values == pytest.approx(means)
    assert means[advice.action] == pytest.approx(max(means.values()))


def average_over_worlds(info, bot):
    """The mean of the exhaustive values of each move over the worlds that the bot draws."""
    rng = bot.rng(info)
    worlds = [info.determinize(rng) for _ in range(DRAWS)]
    values = [Minimax(info.game.heuristic).values(world) for world in worlds]
    side = 1 if info.seat == 0 else -1
    return {
        action: sum(side * one[action] for one in values) / DRAWS for action in info.legal_actions()
    }


def test_worlds_that_fit_are_drawn_anew_and_not_the_true_one():
    infos = [to_move(ending(GAME, seed, 8)) for seed in range(10)]
    rngs = [Exact(2, reach=12).rng(info) for info in infos]
    drawn = [
        {info.determinize(rng).position_key() for _ in range(DRAWS)}
        for info, rng in zip(infos, rngs, strict=True)
    ]

    assert max(map(len, drawn)) > 3


def test_every_move_rests_on_all_draws():
    told = Exact(reach=12).advise(to_move(ending(GAME, 2, 6))).statistics

    assert {one.visits for one in told} == {DRAWS}


def test_an_average_over_worlds_is_fooled_by_what_is_hidden_later():
    game = TreeGame(COIN)

    assert game.action_text(Exact(reach=9).choose(to_move(started(game)))) == "go on"
