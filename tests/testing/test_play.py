import pytest

from ecliptic.core.rng import Rng
from ecliptic.testing import (
    POLICIES,
    FirstPolicy,
    LastPolicy,
    LawError,
    LeastVisitedPolicy,
    Play,
    law,
    state_after,
)
from ecliptic.testing.play import LONGEST
from tests.testing.lantern import Lantern, lantern, lantern_state


@law
def check_nothing_is_guessed(play):
    """A law that Lantern breaks."""
    for state in play.positions():
        play.require(len(state.made) < 2, "a coin was hidden")


def test_a_broken_law_tells_how_to_get_there():
    with pytest.raises(LawError) as caught:
        check_nothing_is_guessed(Play(Lantern(rounds=1), 0, FirstPolicy))

    assert str(caught.value) == (
        "check_nothing_is_guessed: a coin was hidden\n"
        "  game: lantern, options {'rounds': 1}, cards standard\n"
        "  play: seed 0, policy first, ply 4\n"
        "  moves: draw 1, draw 1, say high, hide left"
    )


def test_the_moves_of_a_message_lead_there_again():
    state = state_after(Lantern(rounds=1), ["draw 1", "draw 1", "say high", "hide left"])

    assert state.rules_fields()[2] == (0, 2)


def test_an_error_of_the_game_is_told_with_its_place():
    def broken(game, state):
        raise KeyError("lamp")

    @law
    def check_facts(play):
        for state in play.positions():
            play.game.facts(state)

    with pytest.raises(LawError, match="check_facts: KeyError: 'lamp'\n  game: lantern") as caught:
        check_facts(Play(lantern(facts=broken)))
    assert isinstance(caught.value.__cause__, KeyError)


def test_a_place_can_be_told_even_without_texts():
    game = lantern(action_text=lambda game, action: game.texts[action + 99])

    with pytest.raises(LawError, match="moves: action 6, action 6"):
        check_nothing_is_guessed(Play(game, 0, FirstPolicy))


def test_a_game_that_stops_short_is_told():
    game = lantern_state(choices=lambda *_: ())

    with pytest.raises(LawError, match="there is no legal action before the end"):
        check_nothing_is_guessed(Play(game))


def test_a_game_that_is_too_long_is_told():
    game = Lantern()
    game.max_game_length = 3

    with pytest.raises(LawError, match="the game goes on after max_game_length, 3 moves"):
        check_nothing_is_guessed(Play(game))


def test_a_game_without_a_bound_is_broken_off():
    game = lantern_state(end_round=lambda state: state.__dict__.update(made=[], turn=0))
    game.max_game_length = None

    assert sum(1 for _ in Play(game).positions()) == LONGEST + 1


@pytest.mark.parametrize("policy", POLICIES)
def test_a_play_can_be_repeated(policy):
    plays = [Play(Lantern(), 5, policy) for _ in range(2)]
    for play in plays:
        list(play.positions())
    first = plays[0].actions
    list(plays[0].positions())

    assert plays[0].actions == plays[1].actions == first


@pytest.mark.parametrize("policy", POLICIES)
def test_some_positions_include_the_first_and_the_last(policy):
    play = Play(Lantern(), 1, policy)

    assert [len(play.actions) for _ in play.positions(3)] == [0, 5, 10]


def test_decisions_are_positions_of_seats():
    play = Play(Lantern())

    assert [state.current_player() for state in play.decisions()] == [0, 1, 0] * 2


def test_first_and_last_go_to_the_edges():
    edges = []
    for policy in (FirstPolicy, LastPolicy):
        play = Play(Lantern(rounds=1), 0, policy)
        list(play.positions())
        edges.append([play.game.action_text(action) for action in play.actions])

    assert edges == [
        ["draw 1", "draw 1", "say high", "hide left", "guess left"],
        ["draw 3", "draw 2", "say high", "hide right", "guess right"],
    ]


def test_least_visited_takes_turns():
    game = Lantern()
    policy = LeastVisitedPolicy()
    state = state_after(game, ["draw 1", "draw 1"])
    rng = Rng(0)

    chosen = [policy.choose(state, state.legal_actions(), rng) for _ in range(10)]

    assert chosen.count(0) == 5


def test_uniform_weighs_chance():
    game = Lantern()
    drawn = []
    for seed in range(400):
        play = Play(game, seed)
        play.advance()
        drawn.append(play.actions[0])

    assert 150 < drawn.count(6) < 250


def test_a_log_is_what_a_reader_saw():
    play = Play(Lantern(rounds=1), 0, FirstPolicy)
    list(play.positions())

    assert play.log(1) == [
        "chance draw ?",
        "chance draw 1",
        "0 say high",
        "1 hide left",
        "0 guess left",
    ]
    assert play.log(None)[3] == "1 hide ?"


def test_some_actions_are_drawn_without_repetition():
    play = Play(Lantern())

    assert sorted(play.some([3, 1, 2], 5)) == [1, 2, 3]
    assert len(set(play.some(range(10), 4))) == 4
