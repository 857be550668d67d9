"""States: copies, keys, and what chance draws from."""

import pytest

from ecliptic.core.rng import Rng
from tests.games.fifty_two_duels.table import (
    Table,
    duel,
    effect,
    new_game,
    once,
    sheets,
    table,
    wander,
)

PASS = "end; ~; "
CLOAKED = PASS * 2 + "use 3s; on 3; hide 4c; "


def anywhere(mode, seed):
    """A table of a mode after some random moves."""
    game = new_game({"mode": mode})
    return wander(Table(game, game.new_initial_state()), Rng(seed), 40 * seed)


@pytest.mark.parametrize("mode", ["duel", "solo"])
@pytest.mark.parametrize("seed", range(8))
def test_a_copy_is_equal_and_independent(mode, seed):
    at = anywhere(mode, seed)
    copy = Table(at.game, at.state.clone())
    facts = at.facts

    assert copy.state == at.state
    assert copy.facts == facts
    wander(copy, Rng(1), 9)
    assert at.facts == facts


def test_a_state_can_be_filled_from_any_other():
    at = duel("3s 4c", moves=CLOAKED)
    other = wander(Table(at.game, at.game.new_initial_state()), Rng(3), 200)
    other.state.assign(at.state)

    assert other.facts == at.facts
    assert other.state == at.state


def test_what_is_only_remembered_is_no_part_of_the_key():
    cards = sheets(ability_1=once('[{op = "may", do = [{op = "look"}]}]'))
    asked = "play 1; add 2c; done; activate; "
    looked, refused = (
        duel("2c", moves=f"{asked}{answer}; ~", cards=cards) for answer in ("yes", "no")
    )

    assert looked.state.position_key() == refused.state.position_key()
    assert looked.state != refused.state


def test_which_card_lies_face_down_is_a_part_of_the_key():
    one = duel("3s 4c 5c", moves=CLOAKED)
    other = duel("3s 4c 5c", moves=CLOAKED.replace("4c", "5c"))

    assert one.state.position_key() != other.state.position_key()


def test_a_sample_is_one_of_the_outcomes():
    at = table({"cards": "lab"}, "pick plain; pick plain; first 0")
    rng = Rng(1)
    found = {at.game.action_text(at.state.sample(rng)) for _ in range(2000)}

    assert found == set(at.moves)


def streams(at):
    """What chance draws from now."""
    return at.game.chance_stream(at.state)


def test_each_deck_and_hand_is_a_stream_of_its_own():
    lose = '[{op = "discard", n = 1}]'

    assert streams(table({"cards": "lab"}, "pick plain; pick plain")) == "start"
    assert streams(duel("2c", moves="play 1; add 2c; done")) == "deck 0"
    assert streams(effect(lose)) == "hand 1"


@pytest.mark.parametrize(("seat", "seen"), [(0, "draw 3c"), (1, "draw ??"), (None, "draw ??")])
def test_a_drawn_card_is_its_owners(seat, seen):
    assert duel("2c", moves="play 1; add 2c; done").seen("draw 3c", seat) == seen
