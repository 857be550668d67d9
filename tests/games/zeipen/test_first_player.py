"""The first player (ZP-4.9 to 4.14): reveal, toss, choice, and what is known of a hand."""

from tests.games.zeipen.table import duel, hand, table

TIES = "; ".join(["reveal 0 blank; reveal 1 blank"] * 6)
TIED = "reveal 0 twin; reveal 1 twin; " + TIES


def revealing(mine, theirs, moves="", **options):
    return duel(mine, theirs, moves, **{"first_player": "reveal", **options})


def test_zp_4_9_the_top_card_of_seat_0_then_that_of_seat_1():
    at = revealing("bow bow twin", "trio")

    assert at.chances == {"reveal 0 blank": 4, "reveal 0 bow": 2, "reveal 0 twin": 1}
    assert at.play("reveal 0 bow").chances == {"reveal 1 blank": 6, "reveal 1 trio": 1}


def test_zp_4_9_cards_revealed_in_this_pass_are_not_drawn_again():
    at = revealing("bow bow twin", "trio", "reveal 0 bow; reveal 1 blank; reveal 0 bow")

    assert at.chances == {"reveal 1 blank": 5, "reveal 1 trio": 1}
    assert at.play("reveal 1 blank").chances == {"reveal 0 blank": 4, "reveal 0 twin": 1}


def test_zp_4_10_the_higher_numeral_wins():
    at = revealing("twin", "trio", "reveal 0 twin; reveal 1 trio")

    assert (at.actor, at.facts["phase"]) == (1, "choose")
    assert at.facts["revealed"] == [["twin"], ["trio"]]


def test_zp_4_11_seven_ties_make_a_new_pass_with_all_cards():
    at = revealing("twin", "twin", TIED)

    assert at.facts["revealed"] == [[], []]
    assert at.chances == {"reveal 0 blank": 6, "reveal 0 twin": 1}


def test_zp_4_11_the_revealed_cards_stay_in_the_hands():
    at = revealing("twin", "trio", "reveal 0 twin; reveal 1 trio")

    assert at.facts["hand_counts"] == [7, 7]


def test_zp_4_12_after_three_passes_a_coin_decides():
    at = revealing("twin", "twin", "; ".join([TIED] * 3))

    assert at.facts["phase"] == "toss"
    assert at.chances == {"toss 0": 1, "toss 1": 1}
    assert at.facts["revealed"] == [[], []]


def test_zp_4_12_one_numeral_in_both_hands_is_tossed_for_at_once():
    at = revealing("bow blade", "guard")

    assert at.facts["phase"] == "toss"
    assert at.play("toss 1").actor == 1


def test_zp_r5_the_coin_alone_where_the_switch_says_so():
    at = revealing("twin", "trio", first_player="toss")

    assert at.facts["phase"] == "toss"


def test_zp_4_13_the_winner_decides_who_plays_first():
    first = revealing("twin", "trio", "reveal 0 twin; reveal 1 trio; play first")
    second = revealing("twin", "trio", "reveal 0 twin; reveal 1 trio; play second")

    assert (first.actor, first.facts["first"]) == (1, 1)
    assert (second.actor, second.facts["first"]) == (0, 0)


def test_zp_4_13_with_seat0_nothing_is_drawn():
    at = duel("twin", "trio")

    assert (at.actor, at.facts["first"], at.facts["phase"]) == (0, 0, "setup card")


def test_zp_r4_hands_then_the_first_player_then_the_set_up():
    at = table({"hands": ("vanguard", "undertow")})
    phases = []
    for _ in range(5):
        phases.append(at.facts["phase"])
        at.play("reveal 0 alder; reveal 1 orla" if at.actor == "chance" else at.moves[0])

    assert phases == ["reveal", "choose", "setup card", "setup cell", "setup card"]


def test_zp_4_14_open_hands_are_known():
    at = revealing("twin", "trio")

    assert at.facts["known"] == [sorted(hand("twin")), sorted(hand("trio"))]


def test_zp_4_14_revealed_cards_are_known_and_laid_ones_no_more():
    at = revealing("twin bow", "trio", "reveal 0 bow; reveal 1 blank", visibility="hidden")
    at.play("reveal 0 twin; reveal 1 trio")

    assert at.facts["known"] == [["bow", "twin"], ["blank", "trio"]]
    at.play("play second; place twin to 0,-1; place blank to 0,1")
    assert at.facts["known"] == [["bow"], ["trio"]]
    assert at.view(1)["known"] == at.view(0)["known"] == at.view(None)["known"]


def test_zp_4_14_of_each_name_the_most_revealed_in_one_pass_are_known():
    at = revealing("twin", "twin", TIED + "; reveal 0 blank; reveal 1 blank", visibility="hidden")

    assert at.facts["known"] == [sorted(hand("twin"))] * 2
    assert at.facts["revealed"] == [["blank"], ["blank"]]


def test_zp_4_14_a_recovered_card_is_known():
    moves = "place blank to 0,-1; place fork to 1,1; deploy blank to 1,0; deploy blank to 2,2"
    at = duel("spike", "fork", moves, visibility="hidden")

    assert at.facts["known"] == [[], []]
    assert at.play("recover blank").facts["known"] == [["blank"], []]
