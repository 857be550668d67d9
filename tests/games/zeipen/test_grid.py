"""Grid and cards (ZP-2, ZP-3)."""

import pytest

from ecliptic.games.zeipen.printed import KINDS
from tests.games.zeipen.table import duel, new_game

LONE = "place blank to 0,-1; place blank to 0,1; "


def test_zp_2_1_a_space_holds_at_most_one_card():
    at = duel(moves=LONE + "deploy blank")

    assert not {"0,0", "0,-1", "0,1"} & set(at.spaces)


def test_zp_2_1_the_grid_has_no_edge():
    moves = LONE + "; ".join(
        f"deploy blank to {n},{-n}; deploy blank to {n},{n}" for n in range(1, 7)
    )
    at = duel(moves=moves)

    assert "6,-6" in at.board
    assert at.play("move 0,-1").spaces


def test_zp_2_2_the_board_card_belongs_to_nobody_and_is_never_shown_as_a_card():
    at = duel(moves=LONE)

    assert at.board == {"0,-1": "0 blank active", "0,1": "1 blank active"}
    assert "move 0,0" not in at.moves


def test_zp_2_3_x_grows_to_the_right_of_the_first_player_and_y_away():
    at = duel("fork", "", LONE + "deploy fork to -1,-1")

    assert at.board["-1,-1"] == "0 fork active"
    assert "wound" not in " ".join(at.events)


def test_zp_2_4_corners_are_neighbours():
    at = duel(moves=LONE + "deploy blank")

    assert {"-1,-2", "1,-2", "-1,2", "1,2"} <= set(at.spaces)
    assert len(at.spaces) == 12


def test_zp_2_5_cards_are_linked_by_chains_of_either_player():
    moves = LONE + "deploy blank to 1,2; deploy blank to 1,-2; move 1,2 to 2,-1"
    at = duel(moves=moves)

    assert at.facts["wounded"] == [[], []]
    assert "2,-1" in at.board


def test_zp_3_1_a_card_has_a_name_and_a_numeral():
    printed = new_game({}).printed

    assert [one.numeral for one in printed.characters] == [1] * 5 + [2] * 6 + [3] * 5


def test_zp_3_2_a_i_has_one_face():
    at = duel("guard guard", "", "place guard to 0,-1; place blank to 0,1; deploy guard to 1,-1")
    at.play("deploy blank to 1,1")

    assert "flip 0,-1" not in at.moves


def test_zp_3_2_a_deployed_card_has_its_active_face_up():
    at = duel("twin", "", LONE + "deploy twin to 1,-1")

    assert at.board["1,-1"] == "0 twin active"


def test_zp_3_2_a_wounded_card_turns_to_its_active_face():
    moves = "place twin to -1,-1; place blank to 1,1; deploy twin to 0,-1; deploy blade to 2,2; "
    at = duel("twin twin", "blade", moves + "flip 0,-1; move 2,2 to 0,-2")

    assert at.facts["wounded"] == [["twin"], ["blade"]]
    assert at.facts["frozen"] == ["-1,-1"]


@pytest.mark.parametrize("kind", KINDS)
def test_zp_3_5_nine_kinds_of_side_exist(kind):
    drill, house = (
        new_game({"cards": name, "mode": "build"}).printed for name in ("drill", "house")
    )
    sides = {
        side
        for one in (*drill.characters, *house.characters)
        for face in (one.active, one.alternate or ())
        for side in face
    }

    assert kind in sides
    assert len(KINDS) == 9


def test_zp_3_4_a_face_has_four_sides():
    printed = new_game({}).printed
    faces = [face for one in printed.characters for face in (one.active, one.alternate) if face]

    assert {len(face) for face in faces} == {4}


def test_zp_r1_a_side_meets_the_same_side_of_an_enemy():
    moves = "place blank to -1,-1; place fork to 1,1; deploy fork"
    at = duel("fork", "fork", moves)

    assert "2,1" in at.spaces
    assert "0,1" in at.spaces
