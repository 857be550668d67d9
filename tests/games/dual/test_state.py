"""The state as such: keys, copies, and drawing from chance nodes."""

import pytest

from ecliptic.core.rng import Rng
from ecliptic.testing.chi_square import agree
from tests.games.dual.decks import TWELVE
from tests.games.dual.table import dealt, pair, table, wander

ONE_WAY = (
    "play r6, play r9, wind 1, play b2, play b6, wind 0, play b8, play b3, wind 0",
    "play y2, play y7, wind 1, play b2, play b6, wind 0, play p4, play p1, wind 0",
)
"""Two ways to win the same worth in another order."""


def test_winnings_of_the_same_worth_are_the_same_position_and_not_the_same_state():
    one, other = (pair("flip r1, flip r5").play(moves).state for moves in ONE_WAY)

    assert one != other
    assert one.position_key() == other.position_key()


def futures(state, known):
    """Return all that can come as nested tuples; note it under the position's key."""
    branches = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        branches.append((action, futures(after, known)))
    future = hash((tuple(branches), tuple(state.returns())))
    known.setdefault(state.position_key(), set()).add(future)
    return future


@pytest.mark.parametrize("coin_tie", ["latest", "nobody", "each"])
@pytest.mark.parametrize(("players", "moves"), [(2, 23), (3, 18)])
def test_equal_position_keys_have_equal_futures(coin_tie, players, moves):
    options = {"cards": TWELVE, "players": players, "coin_tie": coin_tie, "rounds": 1}
    at = wander(table({**options, "first_dealer": 0}), 5, moves)
    known: dict[object, set[int]] = {}
    futures(at.state, known)

    assert len(known) > 100
    assert {len(found) for found in known.values()} == {1}


def test_a_copy_lives_a_life_of_its_own():
    at = pair("flip r1, flip r5")
    kept = at.state.clone()
    wander(at, 1, 10)

    assert kept == pair("flip r1, flip r5").state
    assert kept != at.state


def test_assign_makes_any_state_of_the_game_equal():
    at = wander(table({"players": 3}), 1, 130)
    scratch = wander(at.copy(), 2, 50).state
    scratch.assign(at.state)

    assert scratch == at.state
    assert scratch.legal_actions() == at.state.legal_actions()


@pytest.mark.parametrize("orientation", ["half", "independent"])
@pytest.mark.parametrize("moves", [0, 1, 7, 16])
def test_samples_follow_the_weights(orientation, moves):
    at = wander(table({"orientation": orientation, "rounds": 1}), 3, moves)
    weights = dict(zip(at.state.legal_actions(), at.state.chance_weights(), strict=True))
    rng = Rng(moves)

    assert agree(lambda: at.state.sample(rng), weights, 4000) is None


def test_outcomes_of_no_chance_do_not_exist():
    at = table({"first_dealer": 0}, ", ".join(f"deal b{value}" for value in range(1, 10)))

    assert at.moves == [f"deal r{value}" for value in range(1, 10)]
    assert {at.state.sample(Rng(seed)) for seed in range(200)} == set(at.state.legal_actions())


def test_dealing_the_same_hands_by_another_order_of_chance_is_the_same_state():
    options = {"rounds": 1, "first_dealer": 0}
    hands = ("y1 y2 r1 r2 b1 b2 p1 p2 y5", "y3 y4 r3 r4 b3 b4 p3 p4 p5")
    mirrored = [" ".join(reversed(hand.split())) for hand in hands]

    assert dealt(options, *hands).state == dealt(options, *mirrored).state
