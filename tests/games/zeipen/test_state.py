"""Copies, keys and returns of states; streams of chance; what cannot be taken back."""

import pytest

from ecliptic.core.rng import Rng
from tests.games.zeipen.table import duel, table

LONE = "place blank to 0,-1; place blank to 0,1; "
LAID = "alder bruma cobre dorna esker fenn garza hollin isla"
ROW = "; ".join(f"row {card}" for card in LAID.split())


@pytest.mark.parametrize("options", [{}, {"mode": "build"}, {"mode": "draft"}], ids=str)
def test_a_clone_goes_its_own_way(options):
    at, rng = table({**options, "turn_limit": 30}), Rng(5)
    while not at.state.is_terminal():
        copy = at.copy()
        legal = at.state.legal_actions()
        at.state.apply_action(legal[rng.below(len(legal))])

        assert copy.state != at.state
        assert copy.state.legal_actions() == legal


def test_a_state_can_become_any_other_of_its_game():
    drafted = table({"mode": "draft"}, ROW + "; take alder")
    fresh = drafted.game.new_initial_state()
    other = fresh.clone()
    other.assign(drafted.state)

    assert other == drafted.state
    other.assign(fresh)
    assert other == fresh


def test_copies_of_a_card_are_alike():
    one = duel(moves=LONE + "deploy blank to 1,-1", repetition="off")
    other = duel(
        moves="place blank to 1,-1; place blank to 0,1; deploy blank to 0,-1", repetition="off"
    )

    assert one.state.position_key() == other.state.position_key()
    assert one.facts == other.facts


def test_zp_9_6_what_has_been_counts_for_the_key_where_it_can_bar_an_action():
    one = duel(moves=LONE + "deploy blank to 1,-1")
    other = duel(moves="place blank to 1,-1; place blank to 0,1; deploy blank to 0,-1")

    assert one.state.position_key() != other.state.position_key()
    assert one.facts == other.facts


def test_the_streams_of_chance():
    draft = table({"mode": "draft"})
    ready = table({}, "hand vanguard; hand undertow")
    toss = table({"first_player": "toss"}, "hand vanguard; hand undertow")

    names = [at.game.chance_stream(at.state) for at in (draft, ready, toss)]
    assert names == ["row", "reveal", "toss"]


@pytest.mark.parametrize("seed", range(3))
def test_chance_is_sampled_among_the_legal_outcomes(seed):
    at = table({"mode": "draft"})
    rng = Rng(seed)
    while at.state.is_chance_node():
        action = at.state.sample(rng)
        assert action in at.state.legal_actions()
        at.state.apply_action(action)

    assert at.facts["phase"] == "draft"


def reveals(at, move):
    return at.game.reveals(at.state, at.game.parse_move(at.state, move))


def test_the_last_choice_of_a_hand_shows_both():
    at = table({})

    assert not reveals(at, "hand vanguard")
    assert reveals(at.play("hand vanguard"), "hand undertow")


def test_chance_cannot_be_taken_back():
    assert reveals(table({}, "hand vanguard; hand undertow"), "reveal 0 alder")


def test_a_card_of_a_hidden_hand_is_shown_when_it_is_chosen():
    hidden, opened = duel("twin", "", visibility="hidden"), duel("twin", "")

    assert reveals(hidden, "place twin")
    assert not reveals(opened, "place twin")
    assert not reveals(hidden.play("place twin"), "to 0,-1")
    hidden.play("to 0,-1; place blank to 0,1")
    assert reveals(hidden, "deploy blank")


def test_a_known_card_of_a_hidden_hand_shows_nothing_new():
    moves = "place blank to 0,-1; place fork to 1,1; deploy bow to 1,0; deploy blank to 2,2; "
    at = duel("bow", "fork", moves + "recover bow; deploy blank to 3,3", visibility="hidden")

    assert not reveals(at, "deploy bow")
    assert reveals(at, "deploy blank")
    assert not reveals(at, "move 0,-1")
