import pytest

from ecliptic.bots.ismcts import ROOT, Node, Trees
from ecliptic.bots.search import Search
from ecliptic.core.bot import Budget
from ecliptic.core.rng import Rng
from tests.bots.positions import game_of, started, to_move, wandered
from tests.bots.toy_games import COIN, HANDS, URNS, Choice, TreeGame, guess, pile

each_way = pytest.mark.parametrize("observers", ["single", "multiple"])


def best(game, observers, *texts, simulations=800, seed=0):
    """The move that a search plays, and its value by move text."""
    budget = Budget(simulations)
    bot = Search(seed, budget=budget, observers=observers, exploration=1.4)
    advice = bot.advise(to_move(started(game, *texts)))
    values = {game.action_text(one.action): one.value for one in advice.statistics}
    return game.action_text(advice.action), values


# Open games.


@each_way
@pytest.mark.parametrize("stones", [2, 3, 5, 6, 7, 9, 10, 11])
def test_the_search_leaves_a_multiple_of_four_in_nim(stones, observers):
    assert best(TreeGame(pile(stones)), observers)[0] == f"take {stones % 4}"


@each_way
def test_a_lost_game_is_seen_as_lost(observers):
    values = best(TreeGame(pile(8)), observers, simulations=3000)[1]

    assert max(values.values()) < -0.7


# Chance inside the search.


@each_way
@pytest.mark.parametrize("seed", range(4))
def test_chance_is_drawn_by_its_weights_and_answered_by_what_it_brings(observers, seed):
    move, values = best(TreeGame(URNS), observers, simulations=1500, seed=seed)

    assert move == "urn b"
    assert values["urn b"] == pytest.approx(0.75, abs=0.1)  # 3 of 4 balls win, 1 of 4 draws


# Hidden moves.


@pytest.mark.parametrize("seed", range(5))
def test_a_single_observer_believes_that_it_sees_the_hidden_coin(seed):
    move, values = best(TreeGame(COIN), "single", seed=seed)

    assert move == "go on"
    assert values["go on"] == pytest.approx(0.6, abs=0.05)


@pytest.mark.parametrize("seed", range(20))
def test_multiple_observers_know_that_the_coin_is_hidden(seed):
    move, values = best(TreeGame(COIN), "multiple", seed=seed)

    assert move == "stop"
    assert values["go on"] < 0.3


@each_way
@pytest.mark.parametrize("hidden", ["hide left", "hide right"])
def test_who_looks_for_the_coin_takes_both_hands_for_equally_likely(hidden, observers):
    move, values = best(TreeGame(COIN), observers, "go on", hidden, simulations=2000, seed=1)

    assert move == "guess left"
    assert values["guess left"] == pytest.approx(0, abs=0.1)
    assert values["guess right"] == pytest.approx(-0.2, abs=0.3)


def test_who_hides_the_coin_fears_an_eye_only_with_a_single_observer():
    fearful = best(TreeGame(COIN), "single", "go on", simulations=3000)[1]
    calm = best(TreeGame(COIN), "multiple", "go on", simulations=3000)[1]

    assert max(fearful.values()) == pytest.approx(-0.6, abs=0.05)
    assert max(calm.values()) > -0.2


def test_an_own_hidden_move_is_remembered():
    own = TreeGame(Choice(0, {f"hide {hand}": guess(hand) for hand in HANDS}, hidden=True))

    assert best(own, "multiple", "hide right")[0] == "guess right"


# The first flips of a game with hidden ones.


@each_way
@pytest.mark.parametrize(("players", "decisions"), [(2, 0), (2, 1), (3, 0), (3, 2)])
def test_a_flip_is_chosen_among_all_cards_of_the_hand(players, decisions, observers):
    info = to_move(wandered(game_of(players=players), 8, decisions))
    told = Search(budget=Budget(90), observers=observers).advise(info).statistics

    assert [one.action for one in told] == info.legal_actions()
    assert sum(one.visits for one in told) == 90
    assert min(one.visits for one in told) >= 1


def test_in_the_tree_of_another_seat_all_hidden_flips_are_one_branch():
    match = started(game_of(players=2))
    info = to_move(match)
    trees = grown(info, many=True, simulations=50)
    own, other = trees.roots[info.seat], trees.roots[1 - info.seat]
    hidden = {match.state.seen(action, 1 - info.seat) for action in info.legal_actions()}

    assert len(branches(own)) == 9
    assert {branch.move for branch in branches(other)} == hidden
    assert [branch.visits for branch in branches(other)] == [50]


def test_a_single_tree_has_the_true_moves_of_all_seats():
    info = to_move(started(game_of(players=2)))
    trees = grown(info, many=False, simulations=120)

    assert trees.root() is trees.roots[0]
    assert len(trees.roots) == 1
    assert max(len(branches(branch)) for branch in branches(trees.root())) > 1


# The bookkeeping.


@pytest.mark.parametrize("many", [False, True])
def test_every_simulation_counts_once_at_the_root_and_adds_one_node(many):
    info = to_move(wandered(game_of(players=3), 8, 4))
    trees = grown(info, many=many, simulations=30)

    assert [root.visits for root in trees.roots] == [30] * (3 if many else 1)
    assert sum(branch.visits for branch in branches(trees.root())) == 30
    assert {branch.mover for branch in branches(trees.root())} == {info.seat}
    assert many or size(trees.root()) == 31


def test_a_branch_is_offered_no_less_often_than_it_is_taken():
    trees = grown(to_move(wandered(game_of(players=2), 8, 4)), many=False, simulations=200)

    assert all(branch.offered >= branch.visits for branch in branches(trees.root()))
    assert all(abs(branch.total) <= branch.visits for branch in branches(trees.root()))


def test_a_branch_is_found_by_its_move():
    root = Node(ROOT, -1, None)
    grown_branches = [root.grow(move, 0) for move in (4, 2, 7)]

    assert [root.find(move) for move in (4, 2, 7)] == grown_branches
    assert root.find(5) is None
    assert branches(root) == grown_branches[::-1]


def test_a_settled_position_is_only_judged():
    game = TreeGame(0.5)
    trees = Trees(2, 0, game.heuristic, 0.7, many=False)
    trees.simulate(game.new_initial_state(), Rng(1))

    assert trees.root().visits == 1
    assert branches(trees.root()) == []


def grown(info, *, many, simulations):
    trees = Trees(info.game.num_players, info.seat, info.game.heuristic, 0.7, many=many)
    rng = Rng(3)
    for _ in range(simulations):
        trees.simulate(info.determinize(rng), rng)
    return trees


def branches(node):
    found = []
    child = node.child
    while child is not None:
        found.append(child)
        child = child.sibling
    return found


def size(node):
    return 1 + sum(size(branch) for branch in branches(node))
