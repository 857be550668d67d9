import itertools
import time

import pytest

from ecliptic.bots.best_first import BestFirst
from ecliptic.bots.look_ahead import LookAhead
from ecliptic.catalog import load_game
from ecliptic.core.bot import Advice, Budget
from tests.bots.positions import started, to_move, wandered
from tests.bots.toy_games import URNS, Choice, TreeGame, pile

DUEL = load_game("zeipen", hands=("vanguard", "longsight"), first_player="seat0")

OPEN = to_move(wandered(DUEL, 11, 6))
RACE = to_move(wandered(load_game("zodiakal", players=4), 11, 6))

ARMED = ["spike", *["blank"] * 6]
BARE = ["blank"] * 7

each_decision = pytest.mark.parametrize("info", [OPEN, RACE], ids=["duel", "race"])


def bot(nodes=300, seed=5, **settings):
    return LookAhead(seed, budget=Budget(nodes), **settings)


def best(game, *texts, nodes=3000):
    """The move that is played, and its value by move text."""
    advice = bot(nodes).advise(to_move(started(game, *texts)))
    values = {game.action_text(one.action): one.value for one in advice.statistics}
    return game.action_text(advice.action), values


def visits(advice):
    return sum(one.visits for one in advice.statistics)


@pytest.mark.parametrize("stones", [2, 3, 5, 6, 7, 9, 10, 11])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_leaves_a_multiple_of_four_in_nim(stones, seat):
    assert best(TreeGame(pile(stones, seat)))[0] == f"take {stones % 4}"


def test_a_lost_game_is_seen_as_lost():
    assert set(best(TreeGame(pile(8)))[1].values()) == {-1.0}


def test_chance_is_weighed_exactly():
    move, values = best(TreeGame(URNS))

    assert move == "urn b"
    assert values == {"urn a": 0.25, "urn b": 0.75, "urn c": 0.5}


def test_where_all_is_known_the_best_move_is_played_however_seldom_it_was_looked_into():
    game = TreeGame(Choice(0, {"quick": 0.5, "slow": Choice(1, {"a": 0.0, "b": 0.4, "c": 0.3})}))

    assert best(game)[0] == "quick"


@each_decision
def test_a_legal_move_is_played_with_grounds_for_every_move(info):
    advice = bot().advise(info)

    assert [one.action for one in advice.statistics] == info.legal_actions()
    assert advice.action in info.legal_actions()
    assert all(-1.0 <= one.value <= 1.0 and one.visits > 0 for one in advice.statistics)


@each_decision
def test_the_same_seed_gives_the_same_search(info):
    assert bot().advise(info) == bot().advise(info)


def test_of_equal_moves_each_seed_may_play_another():
    info = to_move(started(TreeGame(Choice(0, {"a": 0.5, "b": 0.5, "c": 0.5}))))

    assert {bot(seed=seed).choose(info) for seed in range(20)} == set(info.legal_actions())


@each_decision
def test_a_larger_budget_looks_further(info):
    few, many = [bot(nodes).advise(info) for nodes in (1, 1500)]

    assert visits(few) == len(few.statistics)
    assert visits(many) > visits(few)


@pytest.mark.parametrize("nodes", [1, 200, 700])
def test_the_budget_is_kept_up_to_the_last_list_of_moves(monkeypatch, nodes):
    kept = []

    def keeping(*given, **named):
        kept.append(BestFirst(*given, **named))
        return kept[-1]

    monkeypatch.setattr("ecliptic.bots.look_ahead.BestFirst", keeping)
    bot(nodes).advise(RACE)

    assert nodes <= kept[0].nodes < nodes + 128


def test_a_forced_move_needs_no_search(monkeypatch):
    game = TreeGame(Choice(0, {"only": Choice(1, {"left": 1.0, "right": -1.0})}))
    info = to_move(started(game))
    monkeypatch.setattr(type(info), "determinize", None)

    assert bot().advise(info) == Advice(game.action_named("only"))


def test_the_time_is_up_after_so_many_seconds(monkeypatch):
    ticks = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: 0.25 * next(ticks))
    game = TreeGame(Choice(0, {"a": pile(12), "b": pile(13)}))
    advice = LookAhead(budget=Budget(seconds=1.1)).advise(to_move(started(game)))

    assert visits(advice) == 4 + len(advice.statistics)  # looks at 0.25 to 1.0 are in time


def test_a_budget_of_positions_never_looks_at_the_clock(monkeypatch):
    monkeypatch.setattr(time, "monotonic", None)

    assert bot(20).advise(OPEN).action in OPEN.legal_actions()


def test_a_turn_that_wins_is_found():
    game = load_game("zeipen", cards="drill", hands=(ARMED, BARE), first_player="seat0")
    moves = "place spike/to -1,-1/place blank/to 1,1/deploy blank/to 0,-1/move 1,1/to 0,1"
    match = started(game, *moves.split("/"))
    match.play(bot().choose(to_move(match)))
    match.play(bot().choose(to_move(match)))

    assert match.state.returns() == [1.0, -1.0]
