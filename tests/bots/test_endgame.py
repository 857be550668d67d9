import pytest

from ecliptic.bots.endgame import Solver
from ecliptic.bots.exact import Exact
from ecliptic.core.rng import Rng
from tests.bots.endings import ending, open_game
from tests.bots.minimax import Minimax
from tests.bots.oracle import after_lead
from tests.bots.positions import game_of, started, to_move
from tests.bots.toy_games import TreeGame, pile

OPEN = open_game(rounds=1)

BLOCK = 25
"""Endings that one test case looks at."""


def solved(solver, state):
    """The value of the position after each legal move, by the solver."""
    values = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        values[action] = solver.value(after)
    return values


@pytest.mark.parametrize("first", range(0, 300, BLOCK))
def test_the_endgame_search_never_loses_value_in_300_random_endings_of_four_cards_each(first):
    infos = [to_move(ending(OPEN, seed, cards=8)) for seed in range(first, first + BLOCK)]
    true = [true_values(info) for info in infos]
    advice = [Exact(reach=11).advise(info) for info in infos]

    assert [{one.action: one.value for one in told.statistics} for told in advice] == true
    assert [values[told.action] for values, told in zip(true, advice, strict=True)] == [
        max(values.values()) for values in true
    ]


def true_values(info):
    """What the seat to move wins after each legal move, all cards known."""
    facts = OPEN.facts(info.determinize(Rng(0)))
    side = 1 if info.seat == 0 else -1
    values = after_lead(OPEN.labels, facts)
    return {OPEN.action_named(f"play {card}"): side * value for card, value in values.items()}


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize(
    ("cards", "phase"),
    [(7, "play"), (6, "wind"), (6, "play"), (5, "play"), (2, "wind"), (1, "play")],
    ids=["answer", "wind", "lead", "later answer", "last wind", "last card"],
)
def test_endings_anywhere_in_a_trick_have_their_true_value(cards, phase, rounds):
    game = open_game(rounds=rounds)
    states = [ending(game, seed, cards, phase).state for seed in range(10)]
    true = [Minimax(game.heuristic).values(state) for state in states]

    assert [solved(Solver(game.heuristic), state) for state in states] == true


def test_a_round_that_is_not_the_last_is_solved_up_to_its_end():
    game = game_of(players=2, rounds=2)
    states = [round_ending(game, seed) for seed in range(20)]
    values = [Solver(game.heuristic).value(state) for state in states]

    assert values == [Minimax(game.heuristic).value(state) for state in states]
    assert all(-1 < value < 1 for value in values)
    assert len(set(values)) > 3


def round_ending(game, seed):
    """An ending of the first round of a game like this: three cards each."""
    short = open_game(rounds=1)
    moves = ending(short, seed, cards=6).record().moves
    state = game.new_initial_state()
    for text in moves:
        state.apply_action(game.parse_move(state, text))
    return state


def test_what_was_learned_in_one_position_serves_the_next():
    states = [ending(OPEN, seed, cards=6).state for seed in range(30)]
    one = Solver(OPEN.heuristic)
    first = [one.value(state) for state in states]
    nodes = one.nodes
    second = [one.value(state) for state in states]

    assert first == [Solver(OPEN.heuristic).value(state) for state in states]
    assert second == first
    assert one.nodes == nodes + len(states)


def test_values_do_not_depend_on_the_order_in_which_positions_come():
    states = [ending(OPEN, seed, cards=6).state for seed in range(30)]
    forward, backward = Solver(OPEN.heuristic), Solver(OPEN.heuristic)

    assert [forward.value(state) for state in states] == [
        backward.value(state) for state in states[::-1]
    ][::-1]


def test_the_search_changes_no_position():
    state = ending(OPEN, 1, cards=6).state
    before = state.clone()
    Solver(OPEN.heuristic).value(state)

    assert state == before


def test_it_looks_at_fewer_positions_than_there_are():
    state = ending(OPEN, 1, cards=8).state
    solver, minimax = Solver(OPEN.heuristic), Minimax(OPEN.heuristic)
    solver.value(state)
    minimax.value(state)

    assert solver.nodes < len(minimax.found)


@pytest.mark.parametrize("stones", range(12))
@pytest.mark.parametrize("seat", [0, 1])
def test_nim_is_lost_at_multiples_of_four(stones, seat):
    game = TreeGame(pile(stones, seat))
    won = (stones % 4 != 0) == (seat == 0)

    assert Solver(game.heuristic).value(started(game).state) == (1.0 if won else -1.0)
