"""The 27 worked examples of the specification."""

import pytest

from ecliptic.core.errors import IllegalMoveError
from ecliptic.games.dual import Dual
from ecliptic.games.dual.scoring import points, shared_return, standing
from tests.games.dual.examples import EXAMPLES
from tests.games.dual.table import PAIR, dealt, pair, table


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name):
    example = EXAMPLES[name]
    at = dealt(example.options, *example.hands).play(example.moves)
    got = {**at.facts, "actor": at.actor, "moves": at.moves, "returns": at.state.returns()}

    assert {key: got[key] for key in example.expected} == example.expected


def test_example_05_du_4_4_the_choices_before_and_the_answer_after_the_wind():
    example = EXAMPLES["05_du_4_4_wind_on_the_own_hand"]
    before, _, wind = example.moves.rpartition(", ")
    at = dealt(example.options, *example.hands).play(before)

    assert at.moves == ["wind 0", "wind 1", "wind none"]
    assert at.play(f"{wind}, play y9").moves == ["play y8"]


def test_example_08_du_6_2_the_final_tally_11_3_8():
    tallies = [(3, 2, 3), (0, 2, 3), (2, 1, 4)]

    assert [points(*tally) for tally in tallies] == [11, 3, 8]
    assert [shared_return(1, 2, seat == 0) for seat in range(3)] == [1.0, -0.5, -0.5]


def test_example_19_du_2_2_the_view_is_the_same_for_any_other_flip():
    views = [pair(f"flip {face}").view(1) for face in PAIR[0].split()]

    assert all(view["flips"] == ["?", None] for view in views)
    assert all(view == views[0] for view in views)


def test_example_24_du_5_5_combos_in_either_order():
    assert points(1, 1, 0) == 4
    assert points(2, 0, 1) == 4
    assert points(0, 5, 9) == 9
    assert points(5, 5, 10) == 25


def test_example_25_du_6_4_ties_of_the_game():
    tables = Dual(final_tie="tokens").tables

    assert [shared_return(2, 0, True)] * 2 == [0.0, 0.0]
    assert [shared_return(2, 1, wins) for wins in (False, True, True)] == [-0.5, 0.25, 0.25]
    assert [shared_return(3, 0, True)] * 3 == [0.0, 0.0, 0.0]
    assert points(2, 0, 0) == points(0, 2, 4) == 4
    assert standing(tables, 2, 0, 0) > standing(tables, 0, 2, 4)
    assert [shared_return(1, 1, wins) for wins in (True, False)] == [1.0, -1.0]


def test_example_26_du_3_2_an_illegal_text_names_the_legal_moves_and_changes_nothing():
    at = pair("flip r1, flip r5, play b6")
    before = at.state.clone()

    with pytest.raises(IllegalMoveError, match="play b5, play b7") as caught:
        at.play("play y7")

    assert caught.value.legal == ("play b5", "play b7")
    assert caught.value.rule == "DU-3.2"
    assert at.state == before


def test_example_27_du_r3_chance_of_a_deal():
    at = table({"players": 2, "first_dealer": 0})
    first = at.chances
    second = at.play("deal r4").chances

    assert len(first) == 36
    assert set(first.values()) == {9}
    assert (second["deal y1"], second["deal b9"]) == (8, 9)
    assert sum(second.values()) == 289
