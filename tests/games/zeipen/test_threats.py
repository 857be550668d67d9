"""What a seat threatens to wound."""

from ecliptic.core.bits import members_of
from ecliptic.games.zeipen.hanging import Hanging
from ecliptic.games.zeipen.threats import Threats
from ecliptic.games.zeipen.view import at_text
from tests.games.zeipen.table import duel

START = "place {} to 0,-1; place {} to 0,1"


def threats(mine, theirs, moves, seat=0):
    """The threats of a seat: most cards gained, the spaces of the targets, the win."""
    grid = duel(mine, theirs, moves).state.grid
    hanging, found = Hanging(), Threats()
    hanging.find(grid)
    found.find(grid, hanging, seat)
    targets = {at_text(grid.at[slot]) for slot in members_of(found.targets)}
    return found.gain, targets, found.lethal


def facing(mine, theirs, seat=0):
    """The threats where each seat has one card on the grid."""
    return threats(mine, theirs, START.format(mine, theirs), seat)


def test_zp_6_2_a_sword_threatens_a_card_with_an_open_side():
    assert facing("spike", "blank") == (1, {"0,1"}, True)


def test_a_card_that_does_not_attack_threatens_nothing():
    assert facing("blank", "spike") == (0, set(), False)


def test_zp_6_5_a_guard_fears_no_orange_sword():
    assert facing("spike", "guard") == (0, set(), False)


def test_zp_6_6_a_guard_fears_a_red_sword():
    assert facing("blade", "guard") == (1, {"0,1"}, True)


def test_zp_6_9_a_sword_that_answers_takes_the_gain_away():
    assert facing("spike", "spike") == (0, set(), True)


def test_the_threats_of_the_other_seat_are_found_as_well():
    assert facing("blank", "blade", seat=1) == (1, {"0,-1"}, True)


def test_zp_8_5_what_hangs_on_a_target_is_lost_with_it():
    moves = "; deploy blank to 1,-1; deploy blank to 0,2"

    assert threats("spike", "blank", START.format("spike", "blank") + moves) == (
        2,
        {"0,1", "0,2"},
        True,
    )


def test_zp_8_5_a_card_that_walks_away_cuts_off_what_hangs_on_it():
    moves = START.format("blank", "blank") + "; deploy blank to 1,-1; deploy blank to 0,-2"

    assert threats("", "", f"{moves}; deploy blank to -1,1; deploy blank to 0,-3") == (
        0,
        set(),
        False,
    )


def test_zp_6_3_a_pointer_threatens_over_a_bridge():
    moves = "place bow to -1,-1; place blank to 1,1; deploy blank to 0,1"

    assert threats("bow", "", moves) == (1, {"1,1"}, True)


def test_zp_6_7_a_ward_at_the_end_of_the_line_stops_an_orange_pointer():
    moves = "place {0} to -1,-1; place ward to 1,1; deploy blank to 0,1"

    assert threats("bow", "ward", moves.format("bow")) == (0, set(), False)
    assert threats("lance", "ward", moves.format("lance")) == (1, {"1,1"}, True)


def test_zp_6_8_a_pointer_reaches_neither_the_card_beside_it_nor_one_behind_a_target():
    row = "deploy blank to 0,1; deploy blank to 2,1; deploy blank to -1,1; deploy blank to 3,1"
    targets = threats("bow", "", f"place bow to -1,-1; place blank to 1,1; {row}")[1]

    assert targets == {"1,1", "2,1"}


BETWEEN = """
    place bow to -1,-1; place blank to 1,1; deploy blank to 1,-1; deploy blank to 0,-2;
    deploy blank to -2,-2; deploy blank to 2,2; deploy blank to -1,0; deploy blank to 3,3;
    deploy blank to -2,-1; deploy blank to 4,4; move -1,-1 to -1,-2
"""


def test_a_pointer_that_is_part_of_the_bridge_cannot_be_at_its_end():
    alone = threats("bow", "", BETWEEN)[1]
    helped = threats("bow bow", "", f"{BETWEEN}; deploy blank to 5,5; deploy bow to 2,-1")[1]

    assert alone == set()
    assert helped == {"0,-2"}


def test_zp_8_4_a_frozen_card_threatens_nothing():
    moves = "place twin to -1,-1; place blank to 1,1; deploy twin to -1,-2; deploy blade to 2,2"
    frozen = f"{moves}; deploy blank to 0,-1; move 2,2 to -1,0"

    assert threats("twin twin", "blade", frozen) == (0, set(), False)
