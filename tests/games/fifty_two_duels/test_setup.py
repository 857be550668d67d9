"""Set-up, cards and piles (FD-1 to FD-3)."""

import pytest

from ecliptic.games.fifty_two_duels.notation import TOKENS
from tests.games.fifty_two_duels.table import draws, duel, effect, filled, solo, table

LAB = {"cards": "lab", "characters": ["plain", "sage"]}
FIVE = "2c 3c 4c 5c 6c"


def test_fd_1_1_sheets_come_from_the_options():
    at = table(LAB)

    assert [at.side(side)["character"] for side in range(2)] == ["plain", "sage"]
    assert at.pending["kind"] == "first"


def test_fd_1_1_sheets_are_picked_without_the_option():
    at = table({"cards": "lab"})

    assert at.actor == 0
    assert at.moves == [f"pick {one}" for one in ("brute", "cleric", "plain", "sage", "trader")]
    assert at.play("pick sage").actor == 1
    assert at.play("pick sage").pending["kind"] == "first"


def test_fd_1_2_each_side_has_its_own_whole_deck():
    at = table(LAB)

    assert [at.side(side)["deck"] for side in range(2)] == [list(TOKENS), list(TOKENS)]
    assert len(set(TOKENS)) == 52


def test_fd_1_3_seat_0_draws_five_then_seat_1():
    at = table({**LAB, "first_player": 1})

    assert at.pending == {"kind": "draw1", "actor": "chance", "side": 0}
    assert len(at.play(draws(FIVE.split())).side(0)["hand"]) == 5
    assert at.pending["side"] == 1
    assert at.play(draws(FIVE.split())).side(1)["hand"] == FIVE.split()
    assert at.actor == 1


def test_fd_1_4_chance_decides_who_starts():
    at = table(LAB)

    assert at.chances == {"first 0": 1, "first 1": 1}
    assert at.facts["active"] == 0
    assert at.play("first 1").facts["active"] == 1
    assert at.play("~").actor == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_fd_1_4_or_the_option_does(seat):
    at = table({**LAB, "first_player": seat}, "~")

    assert (at.actor, at.facts["active"]) == (seat, seat)


def test_fd_2_1_cards_are_in_order_of_rank_then_suit():
    assert TOKENS[:5] == ("ac", "as", "ah", "ad", "2c")
    assert TOKENS[-5:] == ("qd", "kc", "ks", "kh", "kd")
    assert TOKENS.index("th") == 38


def test_fd_2_2_an_ace_counts_one_and_a_king_thirteen():
    ace_and_eight = duel("ad 8d", moves="level; add ad; add 8d; done; ~")
    king = duel("kd", moves="level; add kd; done; ~")

    assert ace_and_eight.side(0)["level_open"] == ["ad", "8d"]
    assert king.side(0)["levels"] == [["kd"]]


def test_fd_3_1_used_cards_go_to_the_discard_pile_in_canonical_order():
    at = duel("9h 9c", moves="play 2; add 9c; add 9h; done; activate; take; wound 2c; wound 3c; ~")

    assert at.side(0)["discard"] == ["9c", "9h"]


def test_fd_3_2_the_newest_wound_is_the_last():
    at = duel("9h 9c", moves="play 2; add 9c; add 9h; done; activate; take; wound 8c; wound 3c")

    assert at.side(1)["wounds"] == ["8c", "3c"]
    assert [at.view(seat)["sides"][1]["wounds"] for seat in (0, 1, None)] == [["8c", "3c"]] * 3


EMPTY = {"deck": 6, "hand": 5, "first_player": 0, **LAB}
SHORT = "draw ac; draw 3c; draw 5s; draw 7h; draw jd; " * 2


def test_fd_3_3_the_discard_pile_is_shuffled_when_a_card_is_needed():
    at = table(EMPTY, SHORT + "use jd; toss 3c; done; draw 9h")

    assert at.side(0)["deck"] == ["3c"]
    assert at.side(0)["discard"] == []


def test_fd_3_3_not_when_the_deck_gets_empty():
    at = table(EMPTY, SHORT + "use jd; done; draw 9h")

    assert at.side(0)["deck"] == []
    assert at.side(0)["discard"] == ["jd"]


def test_fd_3_4_cards_stay_on_the_side_whose_deck_they_came_from():
    at = duel("9h 9c", "9s", "play 2; add 9c; add 9h; done; activate; defend 9s; done; wound 2c")

    assert at.side(1)["discard"] == ["9s"]
    assert at.side(1)["wounds"] == ["2c"]


def test_fd_r1_seat_0_picks_openly_and_both_may_have_the_same_sheet():
    at = table({"cards": "lab"}, "pick sage")

    assert "pick sage" in at.moves
    assert at.view(1)["sides"][0]["character"] == "sage"


def test_fd_r1_without_mirror_a_sheet_is_taken():
    at = table({"cards": "lab", "mirror": False}, "pick sage")

    assert at.moves == ["pick brute", "pick cleric", "pick plain", "pick trader"]


def test_fd_r1_in_solo_the_player_picks_for_the_nemesis_too():
    at = table({"cards": "lab", "mode": "solo"})

    assert at.moves == [f"pick {one}" for one in ("brute", "cleric", "plain", "sage", "trader")]
    assert at.play("pick sage").moves == ["nemesis plain"]
    assert at.pending == {"kind": "pick", "actor": 0}
    assert at.play("nemesis plain").side(1)["character"] == "plain"


def test_fd_r1_a_pick_leaves_another_one():
    at = table({"cards": "lab", "mode": "solo", "mirror": False})

    assert "pick plain" not in at.moves


def test_fd_r2_chance_decides_by_default():
    assert table(LAB).game.options["first_player"] == "chance"


def test_fd_r27_cards_discarded_meanwhile_are_shuffled_in():
    at = table(EMPTY, SHORT + "use jd; toss ac; toss 3c; done")

    assert at.moves == ["draw 9h"]
    assert at.play("draw 9h").moves == ["draw 3c", "draw ac"]


def test_the_builder_fills_hands_with_cards_that_are_not_named():
    assert filled("2c", "kd; kh") == ["2c", "ks", "kc", "qd", "qh"]
    assert len(duel("2c").side(0)["hand"]) == 5
    assert solo("2c").actor == 0
    assert effect('[{op = "ward", n = 3}]').facts["sides"][0]["ward"] == 3
