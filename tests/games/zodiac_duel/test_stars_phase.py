"""ZD-6.1 to 6.3: turns of the stars phase."""

import pytest

from ecliptic.core.errors import IllegalMoveError
from tests.games.zodiac_duel.table import ASTRAY, DECK, EVEN, dealt, one_star, stage, written

SIGNS = ["scorpius", "sagittarius", "aries", "leo", "cancer", "taurus"]
REARS = (
    "scorpius-3 sagittarius-1 aries-3 aries-2 cancer-2",
    "scorpius-4 sagittarius-2 aries-6 leo-9 cancer-4",
)
HANDS = ("taurus-2 taurus-3 leo-6", "taurus-4 taurus-5 leo-7")
ALL_DRAWN = '[{do="draw", who="own", count=4}, {do="draw", who="own", count=4}]'


def rears(moves="", stars=None, **options):
    cards = written(stars or {})
    return dealt({"mode": "custom", "signs": SIGNS, "cards": cards, **options}, REARS, HANDS, moves)


def empty_deck(stars=None, moves=""):
    """A table of `stage` at which seat 0 has drawn the whole deck with `cancer-5`."""
    drawn = "; ".join(f"draw {card}" for card in DECK)
    return stage({"cancer-5": ALL_DRAWN, **(stars or {})}, f"{EVEN}star cancer-5; {drawn}; {moves}")


def test_zd_6_1_the_leader_has_the_first_turn_and_turns_alternate():
    at = stage({}, EVEN)

    assert (at.facts["phase"], at.actor) == ("stars", 0)
    assert at.moves == ["pass", "star aquarius-2", "star cancer-5", "star leo-7"]
    assert at.play("star leo-7").actor == 1
    assert at.play("star libra-6").actor == 0


def test_zd_6_1_a_turn_is_a_star_a_rearguard_or_a_pass():
    at = rears(EVEN)

    assert at.moves == [
        "pass",
        "rear sagittarius-1",
        "rear scorpius-3",
        "star leo-6",
        "star taurus-2",
        "star taurus-3",
    ]


def test_zd_6_2_the_phase_ends_when_both_pass_one_after_the_other():
    at = stage({}, EVEN + "pass")

    assert (at.facts["phase"], at.facts["passes"], at.actor) == ("stars", 1, 1)
    assert at.play("pass").facts["duel"] == 2


def test_zd_6_2_a_seat_that_passed_may_act_again():
    at = stage({}, EVEN + "pass; star libra-6; star leo-7; pass")

    assert (at.facts["phase"], at.actor, at.facts["passes"]) == ("stars", 0, 1)


def test_zd_6_3_a_star_lies_in_the_row_and_its_effects_are_in_order():
    effects = (
        '[{do="draw", who="own", count=1}, {do="power", who="own", amount={count="own-hand"}}]'
    )
    at = one_star(effects, after="draw leo-8")

    assert at.duel["stars"] == [["cancer-5"], []]
    assert at.duel["powers"] == [3 + 3, 6]


def test_zd_6_3_rows_are_in_order_of_play():
    at = stage({}, EVEN + "star leo-7; star libra-6; star aquarius-2; pass; star cancer-5")

    assert at.duel["stars"] == [["leo-7", "aquarius-2", "cancer-5"], ["libra-6"]]


def test_zd_6_3_what_cannot_be_carried_out_is_left_out():
    effects = (
        '[{do="move", from=["own-finished-stars"], to="own-hand", pick="own"}, '
        '{do="power", who="own", amount=2}]'
    )
    at = one_star(effects)

    assert at.actor == 1
    assert at.duel["powers"] == [5, 6]


def test_zd_6_3_later_changes_do_not_alter_an_effect():
    effects = '[{do="power", who="own", amount={count="own-hand"}}]'
    at = one_star(effects, after="pass; star leo-7; pass; star aquarius-2")

    assert at.facts["hand"][0] == []
    assert at.duel["powers"] == [3 + 2, 6]


def test_zd_8_9_a_deck_bound_star_cannot_be_played_while_the_deck_is_empty():
    nested = '[{do="if", test={holder="own"}, then=[{do="draw", who="own", count=1}]}]'
    reveal = '[{do="choose", who="own", options=[[], [{do="reveal", cases=[{then=[]}]}]]}]'
    other = '[{do="if", test={holder="own"}, then=[], else=[{do="reveal", cases=[{then=[]}]}]}]'
    at = empty_deck({"aquarius-3": nested, "cancer-3": reveal, "libra-6": other})

    assert at.facts["deck_size"] == 0
    assert (at.actor, at.moves) == (1, ["pass"])


def test_zd_8_9_in_a_reveal_case_too():
    inner = '[{do="reveal", cases=[{then=[{do="draw", who="own", count=1}]}]}]'
    at = empty_deck({"aquarius-3": inner})

    assert at.moves == ["pass", "star cancer-3", "star libra-6"]
    with pytest.raises(IllegalMoveError):
        at.play("star aquarius-3")


def test_zd_r28_scorpius_leaves_the_rival_one_more_turn():
    at = rears(EVEN + "rear scorpius-3")

    assert at.facts["turns_left"] == [None, 1]
    assert at.play("star leo-7").facts["turns_left"] == [None, 0]
    assert at.play("star taurus-2").actor == 0
    assert at.facts["passes"] == 1
    assert at.play("pass").facts["duel"] == 2


def test_zd_r28_the_last_turn_may_be_a_rearguard_even_scorpius():
    at = rears(EVEN + "rear scorpius-3; rear scorpius-4")

    assert at.facts["turns_left"] == [1, 0]
    assert at.play("star leo-6").facts["duel"] == 2


def test_zd_r28_a_pass_of_the_last_turn_leads_to_skipped_turns():
    at = rears(EVEN + "rear scorpius-3; pass; star leo-6")

    assert (at.actor, at.facts["passes"]) == (0, 1)
    assert at.facts["turns_left"] == [None, 0]


def test_zd_r28_a_wider_limit_becomes_one_and_a_tighter_one_stays():
    silence = '[{do="silence", who="rival", turns=3}]'
    at = rears(EVEN + "star leo-6", stars={"leo-6": silence})

    assert at.facts["turns_left"] == [None, 3]
    assert at.play("pass; rear scorpius-3").facts["turns_left"] == [None, 1]


def test_zd_r28_a_rival_without_turns_stays_without():
    signs = ["scorpius", "pisces", "aries", "leo", "cancer", "taurus"]
    bases = (
        REARS[0].replace("sagittarius-1", "scorpius-5"),
        "scorpius-4 pisces-2 aries-6 leo-9 cancer-4",
    )
    options = {"mode": "custom", "signs": signs, "cards": written({})}
    at = dealt(options, bases, HANDS, EVEN + "rear scorpius-3; pass; rear scorpius-5")

    assert at.facts["turns_left"] == [None, 0]


def test_zd_r28_limits_end_with_the_duel():
    at = rears(EVEN + "rear scorpius-3; pass; pass")

    assert (at.facts["duel"], at.facts["turns_left"], at.facts["passes"]) == (2, [None, None], 0)


def test_zd_r29_a_rearguard_interrupts_passes_and_is_no_star():
    cancel = '[{do="cancel", which="rival-last"}]'
    at = rears(EVEN + "pass; rear sagittarius-2; star leo-6", stars={"leo-6": cancel})

    assert at.duel["powers"] == [3, 8]
    assert at.duel["cancelled"] == []
    assert at.facts["passes"] == 0


def test_zd_r29_a_used_rearguard_is_used_for_the_whole_game():
    at = rears(EVEN + "rear scorpius-3; pass; pass; ")

    assert at.facts["used"] == ["scorpius-3"]
    assert "fight scorpius-3" in at.moves
    at.play("fight aries-2; fight leo-9; ")
    assert "rear scorpius-3" not in at.moves
    assert "rear sagittarius-1" in at.moves


def test_zd_r29_the_used_mark_stays_on_the_other_side():
    swap = '[{do="swap", a="own-base", b="rival-base"}]'
    moves = EVEN + "rear scorpius-3; star leo-7; choose cancer-4; choose scorpius-3; pass"
    at = rears(moves, stars={"leo-7": swap}).play("fight cancer-2; fight leo-9; pass")

    assert "scorpius-3" in at.facts["base"][1]
    assert at.moves == [
        "pass",
        "rear sagittarius-2",
        "rear scorpius-4",
        "star taurus-4",
        "star taurus-5",
    ]


def test_zd_r29_a_duelling_fighter_is_not_in_the_base():
    at = rears("fight scorpius-3; fight scorpius-4")

    assert "rear scorpius-3" not in at.moves


def test_zd_r34_a_star_that_can_do_nothing_interrupts_passes():
    at = stage({}, EVEN + "pass; star libra-6")

    assert (at.facts["passes"], at.facts["hand"][1]) == (0, ["aquarius-3", "cancer-3"])
    assert at.play("pass").facts["duel"] == 1


def test_zd_r43_passes_in_either_order_end_the_phase():
    one = stage({}, EVEN + "pass; pass")
    other = stage({}, EVEN + "star leo-7; pass; pass")

    assert one.facts["duel"] == other.facts["duel"] == 2


def test_zd_r35_a_small_deck_gives_what_it_has():
    seven = '[{do="draw", who="own", count=4}, {do="draw", who="own", count=3}]'
    drawn = "; ".join(f"draw {card}" for card in DECK[:7])
    two = (
        '[{do="draw", who="own", count=2}, {do="reveal", cases=[{then=[]}]}, '
        '{do="power", who="own", amount=1}]'
    )
    at = stage({"cancer-5": seven, "aquarius-3": two}, f"{EVEN}star cancer-5; {drawn}; ")
    at.play(f"star aquarius-3; draw {DECK[7]}")

    assert (at.facts["deck_size"], at.actor) == (0, 0)
    assert at.duel["powers"] == [3, 7]


def test_zd_r35_copied_draws_are_left_out_where_the_deck_is_empty():
    copy = '[{do="copy", which="rival-last"}, {do="power", who="own", amount=1}]'
    at = empty_deck({"aquarius-3": copy}, "star aquarius-3")

    assert (at.actor, at.duel["powers"]) == (0, [3, 7])


def test_zd_r35_a_deck_filled_again_can_be_drawn_from():
    back = (
        '[{do="copy", which="rival-last"}, {do="move", from=["own-hand"], to="deck", pick="own"}]'
    )
    at = empty_deck({"aquarius-3": back}, "star aquarius-3; choose libra-6")

    assert at.facts["deck"] == ["libra-6"]


def test_zd_r46_effects_without_a_candidate_are_no_nodes():
    at = stage({"libra-6": '[{do="cancel", which="rival-any"}]'}, ASTRAY + "pass; star libra-6")

    assert (at.facts["phase"], at.actor) == ("stars", 0)
