"""end, silence, reveal, choose and if, alone and inside each other (ZD-8.3, 8.8, R28, R40)."""

import pytest

from tests.games.zodiac_duel.table import ASTRAY, DECK, EVEN, one_star, stage

PLUS = '{{do="power", who="own", amount={}}}'
END = '{do="end"}'


def power(at):
    """What the star of seat 0 has added to its leading Aries of 3."""
    return at.duel["powers"][0] - 3


def test_zd_8_3_the_duel_is_resolved_at_once():
    at = one_star(f"[{PLUS.format(5)}, {END}]")

    assert at.last_finished["powers"] == [8, 6]
    assert (at.facts["wins"], at.facts["duel"], at.facts["phase"]) == ([1, 0], 2, "lead")


@pytest.mark.parametrize(
    "nested",
    [
        '{do="if", test={holder="own"}, then=[{do="end"}]}',
        '{do="choose", who="own", options=[[{do="end"}], []]}',
        '{do="reveal", cases=[{then=[{do="end"}]}]}',
        '{do="if", test={holder="rival"}, then=[], else=[{do="end"}]}',
        '{do="if", test={holder="own"}, then=[{do="if", test={holder="own"}, then=[{do="end"}]}]}',
    ],
)
def test_zd_r40_what_still_waits_is_dropped(nested):
    at = one_star(f"[{PLUS.format(1)}, {nested}, {PLUS.format(9)}]")
    answer = {"choose": "option 1", "reveal": "reveal leo-8"}
    word = nested.split('"')[1]

    assert at.play(answer.get(word, "")).last_finished["powers"] == [4, 6]
    assert at.facts["duel"] == 2


def test_zd_r40_an_end_that_is_not_reached_ends_nothing():
    at = one_star(f'[{{do="if", test={{holder="rival"}}, then=[{END}]}}, {PLUS.format(2)}]')

    assert (at.facts["duel"], power(at)) == (1, 2)


def test_zd_r40_a_copied_end_ends_the_duel():
    stars = {
        "aquarius-3": f"[{PLUS.format(1)}]",
        "libra-6": f"[{END}]",
        "cancer-5": f'[{{do="copy", which="finished-any"}}, {PLUS.format(9)}]',
    }
    moves = EVEN + "pass; star libra-6; fight leo-6; fight leo-9; star cancer-5; choose libra-6"

    assert stage(stars, moves).last_finished["powers"] == [6, 9]


@pytest.mark.parametrize(("who", "left"), [("own", [2, None]), ("rival", [None, 2])])
def test_zd_r28_silence_limits_the_turns_that_come(who, left):
    at = one_star(f'[{{do="silence", who="{who}", turns=2}}]')

    assert at.facts["turns_left"] == left


def test_zd_r28_a_tighter_limit_stays():
    wide, tight = (f'[{{do="silence", who="rival", turns={turns}}}]' for turns in (4, 1))
    moves = EVEN + "star cancer-5; pass; star leo-7"
    narrowed = stage({"cancer-5": wide, "leo-7": tight}, moves)
    kept = stage({"cancer-5": tight, "leo-7": wide}, moves)

    assert narrowed.facts["turns_left"] == [None, 1]
    assert kept.facts["turns_left"] == [None, 0]


def test_zd_r28_a_seat_that_limits_itself_runs_out_of_turns():
    at = one_star('[{do="silence", who="own", turns=1}]', after="star libra-6; star leo-7")

    assert at.facts["turns_left"] == [0, None]
    assert at.play("star cancer-3").actor == 1


CASES = (
    '[{do="reveal", cases=[{signs=["leo", "aries"], then=[{do="power", who="own", amount=1}]}, '
    '{min=4, max=5, then=[{do="power", who="own", amount=2}]}, '
    '{max=3, then=[{do="power", who="own", amount=3}]}]}]'
)


@pytest.mark.parametrize(
    ("card", "added"),
    [
        ("leo-8", 1),
        ("aries-2", 1),
        ("aries-5", 1),
        ("libra-4", 2),
        ("capricornus-5", 2),
        ("libra-3", 3),
        ("capricornus-6", 0),
    ],
)
def test_zd_8_8_the_first_case_that_fits_is_carried_out(card, added):
    at = one_star(CASES, after=f"reveal {card}")

    assert power(at) == added


def test_zd_8_8_a_revealed_card_is_uniform_seen_by_both_and_back_in_the_deck():
    at = one_star(CASES)

    assert at.chances == {f"reveal {card}": 1 for card in DECK}
    assert [at.seen("reveal leo-8", seat) for seat in (0, 1, None)] == ["reveal leo-8"] * 3
    assert at.play("reveal leo-8").facts["deck"] == DECK


def test_zd_8_8_a_case_may_ask_for_sign_and_value():
    case = '{signs=["leo"], min=9, then=[{do="power", who="own", amount=4}]}'

    assert power(one_star(f'[{{do="reveal", cases=[{case}]}}]', after="reveal leo-8")) == 0


def test_zd_8_8_the_value_counts_inside_its_case():
    count = '{do="power", who="own", amount={count="revealed", times=2, plus=1}}'
    at = one_star(f'[{{do="reveal", cases=[{{then=[{count}]}}]}}]', after="reveal capricornus-6")

    assert power(at) == 13


def test_zd_8_8_a_reveal_inside_a_case_has_its_own_value():
    count = '{do="power", who="own", amount={count="revealed"}}'
    inner = f'{{do="reveal", cases=[{{then=[{count}]}}]}}'
    at = one_star(f'[{{do="reveal", cases=[{{then=[{inner}, {count}]}}]}}]')

    assert power(at.play("reveal leo-8; reveal aries-2")) == 2 + 8


def test_zd_8_8_the_value_still_counts_after_a_reveal_from_an_empty_deck():
    count = '{do="power", who="own", amount={count="revealed"}}'
    four = '{do="draw", who="own", count=4}'
    empty = f'{four}, {four}, {{do="reveal", cases=[{{then=[]}}]}}'
    at = one_star(f'[{{do="reveal", cases=[{{then=[{empty}, {count}]}}]}}]', after="reveal leo-8")
    drawn = "; ".join(f"draw {card}" for card in DECK)

    assert power(at.play(drawn)) == 8


@pytest.mark.parametrize(("who", "seat"), [("own", 0), ("rival", 1)])
def test_zd_8_3_options_are_chosen_by_the_seat_named(who, seat):
    options = ", ".join(f"[{PLUS.format(number)}]" for number in (1, 2, 3, 4))
    at = one_star(f'[{{do="choose", who="{who}", options=[{options}]}}, {PLUS.format(5)}]')

    assert (at.actor, at.moves) == (seat, ["option 1", "option 2", "option 3", "option 4"])
    assert power(at.play("option 3")) == 3 + 5


@pytest.mark.parametrize(("who", "option"), [("rival", "option 1"), ("rival", "option 2")])
def test_zd_8_3_own_and_rival_keep_their_meaning_whoever_decides(who, option):
    both = '[[{do="power", who="own", amount=1}], [{do="power", who="rival", amount=1}]]'
    at = one_star(f'[{{do="choose", who="{who}", options={both}}}]', after=option)

    assert at.duel["powers"] == {"option 1": [4, 6], "option 2": [3, 7]}[option]


def test_zd_8_3_options_inside_options():
    inner = f'{{do="choose", who="rival", options=[[{PLUS.format(1)}], [{PLUS.format(2)}]]}}'
    at = one_star(f'[{{do="choose", who="own", options=[[], [{inner}, {PLUS.format(4)}]]}}]')

    assert at.play("option 2").actor == 1
    assert power(at.play("option 2")) == 2 + 4


TESTS = {
    'penalised="own"': (False, False),
    'penalised="rival"': (False, True),
    'penalised="none"': (True, False),
    'holder="own"': (True, True),
    'holder="rival"': (False, False),
    'own-sign=["aries", "leo"]': (True, True),
    'own-sign=["virgo"]': (False, False),
    'rival-sign=["leo"]': (False, True),
    "same-sign=true": (True, False),
    "same-sign=false": (False, True),
    'holder="own", same-sign=true': (True, False),
    'holder="rival", same-sign=true': (False, False),
}


@pytest.mark.parametrize("test", TESTS)
@pytest.mark.parametrize("before", [EVEN, ASTRAY])
def test_zd_8_3_conditions(test, before):
    branch = f"then=[{PLUS.format(1)}], else=[{PLUS.format(2)}]"
    at = one_star(f'[{{do="if", test={{{test}}}, {branch}}}]', before)

    assert power(at) == (1 if TESTS[test][before == ASTRAY] else 2)


@pytest.mark.parametrize(("penalised", "added"), [("own", 1), ("rival", 0), ("none", 0)])
def test_zd_8_3_the_player_may_be_the_one_that_suffers(penalised, added):
    effects = f'[{{do="if", test={{penalised="{penalised}"}}, then=[{PLUS.format(1)}]}}]'
    at = stage({"libra-6": effects}, ASTRAY + "pass; star libra-6")

    assert at.duel["powers"] == [3, 9 + added]


@pytest.mark.parametrize(
    ("comparison", "holds"),
    [
        ('[{count="own-fighter"}, "<", {count="rival-fighter"}]', True),
        ('[{count="own-fighter"}, ">", {count="rival-fighter"}]', False),
        ('[{count="own-fighter"}, "=", 3]', True),
        ('[{count="own-fighter"}, "=", 4]', False),
        ('[3, ">=", {count="own-fighter"}]', True),
        ('[2, ">=", {count="own-fighter"}]', False),
        ('[3, "<=", {count="own-fighter"}]', True),
        ('[4, "<=", {count="own-fighter"}]', False),
        ('[{count="own-hand", times=2, plus=-1}, "=", 3]', True),
        ('[3, ">", 3]', False),
        ('[3, "<", 3]', False),
    ],
)
def test_zd_8_3_comparisons(comparison, holds):
    at = one_star(f'[{{do="if", test={{compare={comparison}}}, then=[{PLUS.format(1)}]}}]')

    assert power(at) == (1 if holds else 0)


def test_zd_8_3_an_if_without_else_does_nothing_else():
    at = one_star(f'[{{do="if", test={{holder="rival"}}, then=[{PLUS.format(1)}]}}]')

    assert (power(at), at.actor) == (0, 1)


def test_zd_8_3_choice_chance_and_condition_inside_each_other():
    reveal = f'{{do="reveal", cases=[{{min=5, then=[{PLUS.format(4)}]}}, {{then=[]}}]}}'
    condition = f'{{do="if", test={{same-sign=true}}, then=[{reveal}, {PLUS.format(1)}]}}'
    at = one_star(f'[{{do="choose", who="own", options=[[], [{condition}]]}}, {PLUS.format(2)}]')
    at.play("option 2")

    assert at.actor == "chance"
    assert power(at.copy().play("reveal leo-8")) == 4 + 1 + 2
    assert power(at.copy().play("reveal aries-2")) == 1 + 2


def test_zd_8_3_a_star_without_effects_is_a_turn():
    assert one_star("[]").actor == 1
