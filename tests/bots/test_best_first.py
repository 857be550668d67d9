import pytest

from ecliptic.bots.best_first import ROOT, BestFirst
from ecliptic.catalog import load_game
from ecliptic.core.heuristic import Heuristic
from ecliptic.core.rng import Rng
from tests.bots.minimax import Minimax
from tests.bots.positions import started
from tests.bots.toy_games import BLUFF, CLAIM, URNS, Choice, Draw, TreeGame, pile


class Noisy(Heuristic):
    """Guesses at random, but always the same for the same position; counts its guesses."""

    def __init__(self) -> None:
        self.judged = 0

    def value(self, state, seat):
        self.judged += 1
        if state.is_terminal():
            return state.player_return(seat)
        guess = Rng(hash(state.rules_fields())).unit() - 0.5
        return guess if seat == 0 else -guess


class Restless(Noisy):
    """Takes no position for quiet before the end."""

    def quiet(self, state):
        return state.is_terminal()


class Calm(Noisy):
    """Takes every position for quiet."""

    def quiet(self, state):
        return True


def search(tree, heuristic=None, *, exploration=0.1, seed=3):
    """A search of a tree, not yet begun."""
    start = TreeGame(tree).new_initial_state()
    return BestFirst(start, heuristic or Calm(), exploration, Rng(seed), opposed=True)


def finished(tree, heuristic=None, seed=3):
    """The same, until nothing is left to look at."""
    found = search(tree, heuristic, seed=seed)
    while not found.root.closed:
        found.grow()
    return found


def worth(branch, state, seat=0):
    """What the moves of a branch are worth, by text."""
    return {state.texts[one.move]: one.values[seat] for one in branch.branches}


# What positions are worth.


@pytest.mark.parametrize("stones", range(1, 13))
@pytest.mark.parametrize("seat", [0, 1])
def test_searched_to_the_end_a_game_has_its_true_value(stones, seat):
    found = finished(pile(stones, seat))
    true = Minimax(TreeGame(pile(stones, seat)).heuristic).value(found.start)

    assert found.root.values == [true, -true]


def test_a_chance_node_is_worth_the_mean_of_its_outcomes_by_weight():
    found = finished(URNS)

    assert worth(found.root, found.start) == {"urn a": 0.25, "urn b": 0.75, "urn c": 0.5}
    assert found.root.values == [0.75, -0.75]


def test_a_search_can_begin_with_chance():
    found = finished(Draw({"white": (3, CLAIM), "black": (1, BLUFF)}))

    assert found.root.values == [0.75, -0.75]


def test_each_of_many_seats_wants_its_own_best():
    game = load_game("zodiakal", players=3)
    start = started(game).state
    found = BestFirst(start, game.heuristic, 0.1, Rng(1), opposed=False)
    for _ in range(6):
        found.grow()
    best = max(one.values[start.turn] for one in found.root.branches)

    assert {len(one.values) for one in found.root.branches} == {3}
    assert found.root.values[start.turn] == best


# The way through the tree.


def test_the_first_step_lists_all_moves_and_judges_each():
    found = search(pile(9))
    found.grow()

    assert sorted(one.move for one in found.root.branches) == found.start.legal_actions()
    assert [one.visits for one in found.root.branches] == [0, 0, 0]
    assert found.root.visits == 1
    assert found.nodes == found.heuristic.judged == 3
    assert found.root.move == ROOT


def test_without_exploration_the_best_move_is_looked_into_first():
    found = search(pile(9), exploration=0.0)
    found.grow()
    best = max(found.root.branches, key=lambda one: one.values[0])
    found.grow()

    assert [one.visits for one in found.root.branches if one is best] == [1]
    assert found.root.visits == 2


def test_exploration_spreads_the_steps():
    narrow, wide = [search(pile(13), exploration=weight) for weight in (0.0, 100.0)]
    for _ in range(31):
        narrow.grow()
        wide.grow()

    assert min(one.visits for one in wide.root.branches) == 10
    assert min(one.visits for one in narrow.root.branches) < 10


def test_outcomes_are_looked_into_as_often_as_they_weigh():
    found = search(Draw({"often": (3, pile(13)), "seldom": (1, pile(13))}))
    for _ in range(41):
        found.grow()
    visits = {found.start.texts[one.move]: one.visits for one in found.root.branches}

    assert visits == {"often": 30, "seldom": 10}


def test_the_order_of_moves_favours_none():
    tree = Choice(0, {name: pile(9) for name in "abcd"})
    orders = [
        tuple(one.move for one in grown.root.branches)
        for grown in map(begun, [tree] * 40, range(40))
    ]

    assert {order[0] for order in orders} == set(orders[0])


def begun(tree, seed):
    found = search(tree, seed=seed)
    found.grow()
    return found


def test_the_search_changes_no_position():
    found = search(pile(9))
    before = found.start.clone()
    found.grow()
    found.grow()

    assert found.start == before


# What is closed.


def test_a_winning_move_closes_the_decision():
    found = search(Choice(0, {"win": 1.0, "long": pile(13)}))
    found.grow()

    assert found.root.closed
    assert found.root.values == [1.0, -1.0]


def test_a_draw_does_not_close_a_decision_with_more_to_look_at():
    found = search(Choice(0, {"draw": 0.0, "long": pile(13)}))
    found.grow()

    assert not found.root.closed


def test_a_closed_branch_is_not_looked_into_again():
    found = search(Choice(0, {"draw": 0.5, "long": pile(13)}))
    for _ in range(20):
        found.grow()
    visits = {found.start.texts[one.move]: one.visits for one in found.root.branches}

    assert visits == {"draw": 0, "long": 19}


# Moves of several steps.


STEPS = Choice(0, {"one": Choice(0, {"a": pile(8), "b": pile(5)}), "two": pile(7)})


def test_a_seat_in_the_midst_of_its_move_is_followed_on():
    found = search(STEPS, Restless())
    found.grow()
    one = next(one for one in found.root.branches if found.start.texts[one.move] == "one")

    assert len(one.branches) == 2
    assert one.values == max((two.values for two in one.branches), key=lambda values: values[0])


def test_a_seat_that_has_to_answer_chance_is_followed_on():
    found = search(Draw({"white": (3, CLAIM), "black": (1, BLUFF)}), Restless())
    found.grow()

    assert [len(one.branches) for one in found.root.branches] == [2, 2]
    assert found.root.values == [0.75, -0.75]


def test_a_quiet_position_is_judged_though_the_same_seat_goes_on():
    found = search(STEPS, Calm())
    found.grow()

    assert [one.branches for one in found.root.branches] == [[], []]


def test_a_seat_that_never_stops_is_followed_a_few_steps_only():
    tree = pile(3)
    for _ in range(9):
        tree = Choice(0, {"on": tree})
    found = search(tree, Restless())
    found.grow()

    assert found.nodes == 4
    assert finished(tree, Restless()).root.values == [1.0, -1.0]
