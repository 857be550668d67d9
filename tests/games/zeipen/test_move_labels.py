"""What moves are called, and what they would cause."""

from tests.games.zeipen.positions import HOOKS, SPIKES, X1
from tests.games.zeipen.spoken import called, choice, label, piece
from tests.games.zeipen.table import duel


def test_several_moves_may_lie_on_a_card():
    at = duel("hook", "", HOOKS)

    assert {choice(at, move)["piece"] for move in ("activate -1,-1", "move -1,-1")} == {"0-hook-1"}
    assert called(at, "move -1,-1") == "Move Hook from (-1,-1)"


def test_zp_7_6_an_activation_tells_what_it_would_move():
    assert called(duel("hook", "", HOOKS), "activate -1,-1") == (
        "Activate Hook at (-1,-1): Blank of Ben goes from (-1,1) to (-1,0) and "
        "your Blank goes from (1,-1) to (0,-1)"
    )


def test_zp_7_8_a_flip_tells_the_other_face_and_what_it_would_do():
    strikes = duel(
        "twin twin",
        "",
        "place twin to -1,-1; place blank to 1,1; deploy twin to 1,-1; deploy blank to 0,1; "
        "move -1,-1 to -1,1; deploy blank to 1,2",
    )

    assert called(strikes, "flip 1,-1") == (
        "Flip Twin at (1,-1) to its alternate face "
        "(up red sword, right red sword, down red sword, left red sword)"
    )
    assert called(strikes, "flip -1,1").endswith("): Blank of Ben at (0,1) is wounded")
    assert called(strikes.play("flip 1,-1; deploy blank to 2,2"), "flip 1,-1") == (
        "Flip Twin at (1,-1) back to its active face "
        "(up bare blue, right bare blue, down bare blue, left bare blue)"
    )


def test_the_free_spaces_tell_what_would_be_wounded():
    at = duel("bow", "spike", X1 + "move -1,-2")

    assert piece(at, 0, "space-0,-1")["face"] == "+1 -1"
    assert piece(at, 0, "space--2,-2")["face"] is None
    assert label(at, 0, "space--2,-2") == "free space, 2 west, 2 south"
    assert called(at, "to 0,-1") == (
        "To (0,-1): Blank of Ben at (0,1) is wounded in the clash and your Bow at (0,-1) is wounded"
    )
    assert called(at, "to -2,-2", "es") == "A (-2,-2)"


def test_the_second_player_counts_from_its_own_side():
    at = duel("spike", "spike", SPIKES + "deploy blank to 0,-1; move 1,1")

    assert piece(at, 1, "space-1,-1")["face"] == "+1"
    assert piece(at, 1, "space--1,0")["face"] == "+1 -1"


def test_the_set_up_wounds_nobody():
    at = duel("bow", "", "place bow")

    assert [called(at, move) for move in at.moves] == ["To (-1,-1)", "To (0,-1)", "To (1,-1)"]
