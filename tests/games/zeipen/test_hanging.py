"""Which cards hang on one link."""

from itertools import product

import pytest

from ecliptic.core.bits import members_of, only
from ecliptic.core.rng import Rng
from ecliptic.games.zeipen.cards import SLOTS
from ecliptic.games.zeipen.grid import BOARD, FIRST_CELL
from ecliptic.games.zeipen.hanging import Hanging
from ecliptic.games.zeipen.view import at_text
from tests.games.zeipen.table import duel, table


def hanging(at):
    """What hangs on each card, by space; the board card is left out, and what holds nothing."""
    found = Hanging()
    found.find(at.state.grid)
    lying = {slot: at_text(at.state.grid.at[slot]) for slot in members_of(at.state.grid.on_board())}
    named = {lying[slot]: {lying[other] for other in members_of(found.on[slot])} for slot in lying}
    return {space: others for space, others in named.items() if others}


def test_a_card_that_hangs_on_another_is_found():
    at = duel("", "", "place blank to 0,-1; place blank to 0,1; deploy blank to 0,-2")

    assert hanging(at) == {"0,-1": {"0,-2"}}


def test_all_that_is_beyond_hangs_on_each_card_of_a_chain():
    at = duel(
        "",
        "",
        "place blank to 0,-1; place blank to 0,1; deploy blank to 0,-2; deploy blank to 1,2;"
        "deploy blank to 1,-3; deploy blank to 2,3",
    )

    assert hanging(at) == {
        "0,-1": {"0,-2", "1,-3"},
        "0,-2": {"1,-3"},
        "0,1": {"1,2", "2,3"},
        "1,2": {"2,3"},
    }


def test_in_a_ring_nothing_hangs():
    at = duel(
        "",
        "",
        "place blank to 1,-1; place blank to 1,1; deploy blank to 2,0",
    )

    assert hanging(at) == {}


def cut_off(grid, slot):
    """What is cut off when a card leaves, by trying it."""
    cell = grid.lift(slot)
    lost = grid.on_board() & ~grid.linked() & ~only(slot)
    grid.put(slot, cell)
    return lost


def wandered(seed, moves):
    """A game of the house set after so many random moves, or at its end."""
    at = table({"hands": ("vanguard", "undertow"), "first_player": "seat0"})
    rng = Rng(seed)
    while moves > 0 and not at.state.is_terminal():
        legal = at.state.legal_actions()
        at.state.apply_action(legal[rng.below(len(legal))])
        moves -= 1
    return at


@pytest.mark.parametrize(("seed", "moves"), list(product(range(12), (9, 15, 22, 30))))
def test_one_walk_finds_what_lifting_each_card_shows(seed, moves):
    grid = wandered(seed, moves).state.grid
    found = Hanging()
    found.find(grid)
    lying = [slot for slot in range(SLOTS) if grid.at[slot] >= FIRST_CELL]

    assert [found.on[slot] for slot in lying] == [cut_off(grid, slot) for slot in lying]
    assert found.on[BOARD] & only(BOARD) == 0
