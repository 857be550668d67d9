"""Rulings and rules of components that no chapter's tests are about."""

import pytest

from tests.games.zodiac_duel.card_files import built_in
from tests.games.zodiac_duel.table import EVEN, dealt, stage, table, written

A_CARDS = ["aquarius-2", "aries-3", "capricornus-4", "leo-9", "libra-4"]
B_CARDS = ["aquarius-3", "cancer-3", "capricornus-3", "leo-7", "libra-3"]
A_HAND = ["aries-6", "cancer-5", "leo-6"]
B_HAND = ["aquarius-4", "cancer-4", "capricornus-5"]
BASIC = ["aquarius", "aries", "cancer", "capricornus", "leo", "libra"]
ADVANCED = ["gemini", "pisces", "sagittarius", "scorpius", "taurus", "virgo"]
FIRST_GAME = (
    "fight cancer-3; fight leo-9; pass; star leo-6; star capricornus-5; pass; pass; "
    "fight leo-7; fight aries-3; pass; pass"
)


def mirrored(seats):
    return seats[::-1]


@pytest.mark.parametrize("name", ["house", "drill"])
def test_zd_1_1_there_are_48_cards_four_of_each_sign(name):
    cards = built_in(name).cards
    signs = [card.sign for card in cards]

    assert len(cards) == 48
    assert {signs.count(sign) for sign in BASIC + ADVANCED} == {4}
    assert all(card.star for card in cards)


def test_zd_1_2_a_card_is_a_fighter_in_a_base_and_a_star_in_a_hand():
    at = stage({}, EVEN)

    assert "star leo-7" in at.moves
    assert "fight leo-7" not in stage().moves


def test_zd_1_3_the_initiative_card_shows_who_holds_the_initiative():
    at = stage({}, "fight cancer-2; fight cancer-4; pass; pass")

    assert [at.view(seat)["initiative"] for seat in (0, 1, None)] == [1, 1, 1]


@pytest.mark.parametrize(("mode", "signs"), [("basic", BASIC), ("advanced", ADVANCED)])
def test_zd_1_4_the_two_groups_of_signs(mode, signs):
    assert table({"mode": mode}).facts["signs"] == signs


def test_zd_1_5_first_game_marks_matter_in_mode_first_only():
    assert len(table({}).facts["deck"]) == 24
    assert set(A_CARDS + B_CARDS + A_HAND + B_HAND) <= set(table({}).facts["deck"])


def test_zd_1_6_every_card_in_play_lies_in_one_zone():
    facts = stage({}, EVEN + "star leo-7").facts
    duels = [card for duel in facts["duels"] for card in duel["fighters"] if card]
    rows = [card for duel in facts["duels"] for row in duel["stars"] for card in row]
    sets = [*facts["hand"], *facts["base"], facts["deck"], facts["out"], duels, rows]
    cards = sorted(card for one in sets for card in one)

    assert len(cards) == 24
    assert cards == sorted(table({}).facts["deck"])


def test_zd_2_1_the_marked_cards_are_given_out_and_the_selection_is_skipped():
    facts = table({"mode": "first"}).facts

    assert (facts["base"][0], facts["hand"][0]) == (A_CARDS, A_HAND)
    assert (facts["base"][1], facts["hand"][1]) == (B_CARDS, B_HAND)
    assert (facts["deck_size"], facts["round"], facts["signs"]) == (8, 0, BASIC)
    assert (facts["phase"], facts["initiative"]) == ("lead", 1)


def test_zd_r1_the_seats_are_alike():
    one = table({"mode": "first"}, FIRST_GAME).facts
    other = table({"mode": "first", "first_deck_seat0": "b"}, FIRST_GAME).facts
    keys = ("base", "hand", "wins", "known", "turns_left")

    assert {key: mirrored(other[key]) for key in keys} == {key: one[key] for key in keys}
    assert other["initiative"] == 1 - one["initiative"]


@pytest.mark.parametrize(("value", "bases"), [("a", [A_CARDS, B_CARDS]), ("b", [B_CARDS, A_CARDS])])
def test_zd_r3_a_switch_says_who_has_the_a_cards(value, bases):
    assert table({"mode": "first", "first_deck_seat0": value}).facts["base"] == bases


def test_zd_r13_first_game_hands_are_masked():
    at = table({"mode": "first"})

    assert at.view(0)["hand"] == A_HAND
    assert (at.view(0)["rival_hand_known"], at.view(0)["rival_hand_unknown"]) == ([], 3)
    assert set(B_HAND) <= set(at.view(0)["unseen"])


def test_zd_r42_before_duel_3_a_revealed_pisces_has_its_first_form():
    signs = ["pisces", "leo", "taurus", "aries", "cancer", "libra"]
    bases = ("aries-2 aries-3 leo-6 taurus-2 libra-3", "aries-5 aries-6 leo-7 leo-9 cancer-4")
    hands = ("taurus-4 taurus-3 cancer-2", "libra-4 libra-5 libra-6")
    cases = (
        '[{do="reveal", cases=[{signs=["pisces"], then=[{do="power", who="own", '
        'amount={count="revealed"}}]}, {signs=["taurus"], then=[{do="power", who="own", '
        'amount={count="revealed", times=2}}]}]}]'
    )
    cards = written({"taurus-4": cases, "taurus-3": cases})
    lead = "fight aries-2; fight aries-5; "
    reveal = "reveal pisces-6; pass; pass; "
    options = {"mode": "custom", "signs": signs, "cards": cards}
    at = dealt(options, bases, hands, f"{lead}star taurus-4; {reveal}")

    assert at.last_finished["powers"] == [2 + 6, 5]
    at.play("fight aries-6; fight aries-3; pass; pass; fight leo-6; fight leo-9; star taurus-3; ")
    assert at.play("reveal pisces-6").duel["powers"] == [6 + 2 * 4, 9]


def test_zd_8_8_a_revealed_gemini_is_worth_nothing_and_a_taurus_has_no_bonus():
    signs = ["gemini", "leo", "taurus", "aries", "cancer", "libra"]
    bases = ("aries-2 aries-3 leo-6 leo-7 libra-3", "aries-5 aries-6 leo-8 leo-9 cancer-4")
    hands = ("cancer-3 cancer-5 cancer-2", "libra-4 libra-5 libra-6")
    count = '{do="power", who="own", amount={count="revealed"}}'
    cards = written({"cancer-3": f'[{{do="reveal", cases=[{{then=[{count}]}}]}}]'})
    lost = "fight aries-2; fight aries-5; pass; pass; fight aries-3; fight aries-6; star cancer-3; "
    at = dealt({"mode": "custom", "signs": signs, "cards": cards}, bases, hands, lost)

    assert at.copy().play("reveal gemini-a").duel["powers"] == [3, 6]
    assert at.copy().play("reveal taurus-5").duel["powers"] == [3 + 5, 6]


def test_zd_8_10_the_totals_are_shown_instead_of_counters():
    plus = {"cancer-5": '[{do="power", who="own", amount=2}]'}
    at = stage(plus, EVEN + "star cancer-5")

    assert [at.view(seat)["duels"][-1]["powers"] for seat in (0, 1, None)] == [[5, 6]] * 3


def test_zd_r46_a_single_legal_move_is_still_a_node():
    one = '[{do="choose", who="own", options=[[], []]}]'
    move = '[{do="move", from=["own-hand"], to="deck", pick="own"}]'
    at = stage({"cancer-5": move, "leo-7": one}, EVEN + "star aquarius-2; pass; star cancer-5")

    assert (at.facts["phase"], at.moves) == ("effect", ["choose leo-7"])
    assert at.play("choose leo-7").facts["hand"][0] == []
