"""How much a turn can hold, and what can never be: in random games, with and without bans."""

import pytest

from ecliptic.core.rng import Rng
from ecliptic.games.zeipen.attacks import all_struck
from tests.games.zeipen.table import table

FREE = {"no_draw": False, "repetition": "off"}

SOME = {"mode": "draft", "turn_limit": 60}


def positions(options, seed):
    """The facts and the legal moves of every decision in a random game."""
    at, rng = table({**SOME, **options}), Rng(seed)
    while not at.state.is_terminal():
        if at.actor != "chance":
            yield at.facts, at.moves
        legal = at.state.legal_actions()
        at.state.apply_action(legal[rng.below(len(legal))])
    yield at.facts, []


def turns(options, seed):
    """The facts and moves of all first steps."""
    return [one for one in positions(options, seed) if one[0]["phase"] == "action"]


each_game = pytest.mark.parametrize("seed", range(8))


@each_game
def test_a_turn_begins_with_at_most_21_moves(seed):
    assert max(len(moves) for _, moves in turns({}, seed)) <= 21


@each_game
def test_a_card_has_at_most_60_spaces(seed):
    found = [moves for facts, moves in positions({}, seed) if facts["phase"] == "target"]

    assert max(map(len, found)) <= 60


@each_game
def test_no_card_gets_farther_than_14_spaces(seed):
    lying = [one["at"] for facts, _ in positions({}, seed) for one in facts["board"]]

    assert max(abs(int(number)) for at in lying for number in at.split(",")) <= 14


@each_game
def test_zp_r16_a_free_card_with_an_open_edge_can_always_slide(seed):
    for facts, moves in turns(FREE, seed)[1:]:
        mine = [one["at"] for one in facts["board"] if one["seat"] == facts["actor"]]
        free = set(mine) - set(facts["enclosed"]) - set(facts["frozen"])
        assert {f"move {at}" for at in free} == {one for one in moves if one.startswith("move")}


@each_game
def test_zp_r28_without_the_bans_there_is_always_an_action(seed):
    assert all(moves for _, moves in turns(FREE, seed))
    assert [*positions(FREE, seed)][-1][0]["result"]["reason"] != "stuck"


@each_game
def test_zp_8_8_nothing_is_open_to_attack_when_a_turn_begins(seed):
    at, rng = table({**SOME, "pointer": "all"}), Rng(seed)
    while not at.state.is_terminal():
        legal = at.state.legal_actions()
        at.state.apply_action(legal[rng.below(len(legal))])
        assert all_struck(at.state.grid) == 0
