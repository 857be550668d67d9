"""Effects in card files: what a good one may say, and how each bad one is refused."""

from __future__ import annotations

import tomllib

import pytest

from ecliptic.core.errors import CardSetError
from ecliptic.games.zodiac_duel.card_file import deck_bound
from ecliptic.games.zodiac_duel.effect_file import every_effect
from tests.games.zodiac_duel.card_files import built_in, read, with_effects

PLUS = '{do="power", who="own", amount=1}'

BAD = [
    # effects of the star `dim`, the words of the refusal
    ("3", "star dim: effects must be a list, got 3"),
    ("[3]", "star dim effect 1: an effect must be a table with the key do, got 3"),
    ("[{}]", "star dim effect 1: an effect must be a table with the key do"),
    ('[{do="y"}]', "star dim effect 1: unknown effect 'y'"),
    ('[{do=["end"]}]', "star dim effect 1: unknown effect ['end']"),
    ('[{do="power", who="own"}]', "star dim effect 1: power lacks 'amount'"),
    ('[{do="power", who="own", amount=1, z=1}]', "star dim effect 1: power has unknown key 'z'"),
    ('[{do="end", who="own"}]', "star dim effect 1: end has unknown key 'who'"),
    # who, which, when
    ('[{do="power", who="any", amount=1}]', "who must be own or rival, got 'any'"),
    ('[{do="power", who=1, amount=1}]', "who must be own or rival, got 1"),
    ('[{do="pardon", who="x"}]', "who must be own, rival or any, got 'x'"),
    ('[{do="draw", who="x", count=1}]', "who must be own or rival"),
    ('[{do="silence", who="x", turns=1}]', "who must be own or rival"),
    ('[{do="initiative", who="x", when="now"}]', "who must be own or rival"),
    ('[{do="initiative", who="own", when="x"}]', "when must be now or next, got 'x'"),
    ('[{do="cancel", which="own-last"}]', "which must be rival-last or rival-any"),
    ('[{do="copy", which="x"}]', "which must be rival-last, own-last or finished-any"),
    # numbers
    ('[{do="power", who="own", amount="1"}]', "amount must be a number or a count table"),
    ('[{do="power", who="own", amount=true}]', "amount must be a number or a count table"),
    ('[{do="power", who="own", amount=1.0}]', "amount must be a number or a count table"),
    ('[{do="power", who="own", amount={plus=1}}]', "amount must be a number or a count table"),
    ('[{do="power", who="own", amount=12}]', "star dim effect 1: amount 12 is outside -9..9"),
    ('[{do="power", who="own", amount=-10}]', "amount -10 is outside -9..9"),
    ('[{do="power", who="own", amount={count="x"}}]', "unknown counter 'x'"),
    ('[{do="power", who="own", amount={count=["duel"]}}]', "unknown counter ['duel']"),
    ('[{do="power", who="own", amount={count="duel", x=1}}]', "unknown key 'x' in count table"),
    ('[{do="power", who="own", amount={count="duel", times="2"}}]', "times must be a whole number"),
    ('[{do="power", who="own", amount={count="duel", times=1.0}}]', "times must be a whole number"),
    ('[{do="power", who="own", amount={count="duel", plus=true}}]', "plus must be a whole number"),
    ('[{do="power", who="own", amount={count="duel", min=0.5}}]', "min must be a whole number"),
    ('[{do="power", who="own", amount={count="duel", max=[]}}]', "max must be a whole number"),
    (
        '[{do="power", who="own", amount={count="duel", times=1001}}]',
        "times must be a whole number from -1000 to 1000, got 1001",
    ),
    (
        '[{do="power", who="own", amount={count="revealed"}}]',
        "star dim effect 1: counter 'revealed' stands outside a reveal case",
    ),
    # draw, silence
    ('[{do="draw", who="own", count=0}]', "count must be 1..4, got 0"),
    ('[{do="draw", who="own", count=5}]', "count must be 1..4, got 5"),
    ('[{do="draw", who="own", count=true}]', "count must be 1..4, got True"),
    ('[{do="draw", who="own", count=1.0}]', "count must be 1..4, got 1.0"),
    ('[{do="silence", who="own", turns=0}]', "turns must be 1..4, got 0"),
    ('[{do="silence", who="own", turns=true}]', "turns must be 1..4, got True"),
    # end, copy
    (f'[{{do="end"}}, {PLUS}]', "star dim effect 1: end must be the last effect of its list"),
    (
        f'[{{do="choose", who="own", options=[[{{do="end"}}, {PLUS}], []]}}]',
        "star dim effect 1 option effect 1: end must be the last effect of its list",
    ),
    (
        '[{do="choose", who="own", options=[[], [{do="copy", which="own-last"}]]}]',
        "star dim effect 1 option effect 1: copy must stand at the top level",
    ),
    (
        '[{do="copy", which="own-last"}, {do="copy", which="rival-last"}]',
        "star dim: at most one copy per star",
    ),
    # reveal
    ('[{do="reveal", cases=[]}]', "reveal needs at least one case"),
    ('[{do="reveal", cases={then=[]}}]', "reveal needs at least one case"),
    ('[{do="reveal", cases=[3]}]', "a case has keys min, max, signs, then"),
    ('[{do="reveal", cases=[{min=3}]}]', "a case has keys min, max, signs, then"),
    ('[{do="reveal", cases=[{x=3, then=[]}]}]', "a case has keys min, max, signs, then"),
    ('[{do="reveal", cases=[{min=true, then=[]}]}]', "min must be a whole number"),
    ('[{do="reveal", cases=[{max="4", then=[]}]}]', "max must be a whole number"),
    ('[{do="reveal", cases=[{signs="leo", then=[]}]}]', "signs must be a list of sign names"),
    ('[{do="reveal", cases=[{signs=["x"], then=[]}]}]', "signs must be a list of sign names"),
    ('[{do="reveal", cases=[{then=3}]}]', "star dim effect 1 case: effects must be a list"),
    (
        f'[{{do="reveal", cases=[{{then=[{PLUS}, {{do="y"}}]}}]}}]',
        "star dim effect 1 case effect 2: unknown effect 'y'",
    ),
    # move
    ('[{do="move", from="own-hand", to="out", pick="own"}]', "from must be a list of known zones"),
    ('[{do="move", from=[], to="out", pick="own"}]', "from must be a list of known zones"),
    ('[{do="move", from=["deck"], to="out", pick="own"}]', "from must be a list of known zones"),
    (
        '[{do="move", from=["own-base", "own-base"], to="out", pick="own"}]',
        "from must be a list of known zones, each once",
    ),
    ('[{do="move", from=["own-hand"], to="x", pick="own"}]', "unknown zone 'x' in to"),
    ('[{do="move", from=["own-hand"], to=["out"], pick="own"}]', "unknown zone ['out'] in to"),
    ('[{do="move", from=["own-hand"], to="own-hand", pick="own"}]', "to is also in from"),
    (
        '[{do="move", from=["own-hand"], to="out", pick="x"}]',
        "pick must be own, rival or random, got 'x'",
    ),
    (
        '[{do="move", from=["own-base"], to="out", pick="own", result="x"}]',
        "result must be won or lost, got 'x'",
    ),
    (
        '[{do="move", from=["own-base"], to="out", pick="own", optional=1}]',
        "optional must be true or false, got 1",
    ),
    (
        '[{do="move", from=["rival-hand"], to="out", pick="own"}]',
        "own cannot pick from a hand it does not see; use random",
    ),
    (
        '[{do="move", from=["own-base", "own-hand"], to="out", pick="rival"}]',
        "rival cannot pick from a hand it does not see; use random",
    ),
    (
        '[{do="move", from=["own-hand", "own-base"], to="out", pick="random"}]',
        "a random pick needs exactly one zone in from",
    ),
    (
        '[{do="move", from=["own-hand"], to="out", pick="random", optional=true}]',
        "a random pick cannot be optional",
    ),
    # swap
    ('[{do="swap", a="x", b="own-base"}]', "unknown place 'x'"),
    ('[{do="swap", a="own-base", b="own-hand"}]', "unknown place 'own-hand'"),
    ('[{do="swap", a="own-base", b=["own-duel"]}]', "unknown place ['own-duel']"),
    ('[{do="swap", a="own-base", b="own-base"}]', "a and b must differ"),
    ('[{do="swap", a="own-duel", b="own-base", optional="no"}]', "optional must be true or false"),
    (
        '[{do="swap", a="rival-duel", b="own-duel", optional=true}]',
        "a swap of the two duelling fighters cannot be optional",
    ),
    # choose
    ('[{do="choose", who="any", options=[[], []]}]', "who must be own or rival"),
    ('[{do="choose", who="own", options=[[]]}]', "choose needs 2..4 options"),
    ('[{do="choose", who="own", options=[[], [], [], [], []]}]', "choose needs 2..4 options"),
    ('[{do="choose", who="own", options="two"}]', "choose needs 2..4 options"),
    (
        '[{do="choose", who="own", options=[[], {do="end"}]}]',
        "star dim effect 1 option: effects must be a list",
    ),
    (
        f'[{PLUS}, {{do="choose", who="own", options=[[], [{{do="y"}}]]}}]',
        "star dim effect 2 option effect 1: unknown effect 'y'",
    ),
    # if
    ('[{do="if", test={}, then=[]}]', "test must be a table with at least one condition"),
    ('[{do="if", test="duel", then=[]}]', "test must be a table with at least one condition"),
    ('[{do="if", test={x=1}, then=[]}]', "unknown condition 'x'"),
    (
        '[{do="if", test={penalised="any"}, then=[]}]',
        "penalised must be own, rival or none, got 'any'",
    ),
    ('[{do="if", test={holder="none"}, then=[]}]', "holder must be own or rival, got 'none'"),
    ('[{do="if", test={own-sign="leo"}, then=[]}]', "own-sign must be a list of sign names"),
    ('[{do="if", test={rival-sign=[3]}, then=[]}]', "rival-sign must be a list of sign names"),
    ('[{do="if", test={same-sign=1}, then=[]}]', "same-sign must be true or false, got 1"),
    ('[{do="if", test={compare=3}, then=[]}]', "compare must be [number, op, number]"),
    ('[{do="if", test={compare=[1, "<"]}, then=[]}]', "compare must be [number, op, number]"),
    ('[{do="if", test={compare=[1, "!=", 2]}, then=[]}]', "compare must be [number, op, number]"),
    ('[{do="if", test={compare=["1", "<", 2]}, then=[]}]', "compare must be [number, op, number]"),
    ('[{do="if", test={compare=[1, "<", true]}, then=[]}]', "compare must be [number, op, number]"),
    ('[{do="if", test={compare=[1, "<", 10]}, then=[]}]', "compare 10 is outside -9..9"),
    ('[{do="if", test={compare=[{count="x"}, "<", 1]}, then=[]}]', "unknown counter 'x'"),
    (
        '[{do="if", test={holder="own"}, then=[{do="y"}]}]',
        "star dim effect 1 then effect 1: unknown effect 'y'",
    ),
    (
        '[{do="if", test={holder="own"}, then=[], else=[{do="y"}]}]',
        "star dim effect 1 else effect 1: unknown effect 'y'",
    ),
    (
        '[{do="if", test={holder="own"}, then="end"}]',
        "star dim effect 1 then: effects must be a list",
    ),
]

REVEALED = '{do="power", who="own", amount={count="revealed"}}'
COMPARED = '{do="if", test={compare=[{count="revealed"}, "=", 3]}, then=[]}'

GOOD = [
    "[]",
    f"[{PLUS}]",
    '[{do="power", who="rival", amount=-9}, {do="power", who="own", amount=9}]',
    '[{do="power", who="own", amount={count="duel", times=-2, plus=3, min=0, max=1000}}]',
    f'[{{do="reveal", cases=[{{min=0, max=9, signs=["leo"], then=[{REVEALED}]}}]}}]',
    '[{do="reveal", cases=[{then=[{do="if", test={holder="own"}, then=[' + REVEALED + "]}]}]}]",
    f'[{{do="reveal", cases=[{{then=[{COMPARED}]}}]}}]',
    '[{do="if", test={own-sign=["leo"], rival-sign=["leo", "aries"], same-sign=true}, then=[]}]',
    '[{do="choose", who="rival", options=[[{do="end"}], [], [], []]}]',
    '[{do="move", from=["own-hand"], to="out", pick="random", optional=false}]',
    '[{do="move", from=["own-hand"], to="out", pick="own", result="won", optional=true}]',
    '[{do="move", from=["own-base", "rival-base"], to="deck", pick="rival", result="lost"}]',
    '[{do="move", from=["rival-hand"], to="own-hand", pick="rival"}]',
    '[{do="swap", a="own-finished", b="rival-finished", optional=true}]',
    '[{do="swap", a="own-duel", b="rival-duel", optional=false}]',
    '[{do="copy", which="finished-any"}, {do="peek"}, {do="silence", who="own", turns=4}]',
    '[{do="initiative", who="rival", when="next"}, {do="end"}]',
]


@pytest.mark.parametrize(
    ("effects", "said"), BAD, ids=[f"{number} {row[1]}" for number, row in enumerate(BAD)]
)
def test_bad_effects_are_refused_in_the_words_of_the_reference(effects, said):
    with pytest.raises(CardSetError) as caught:
        read(with_effects(effects))

    assert said in str(caught.value)
    assert str(caught.value).startswith("own.toml: star dim")


@pytest.mark.parametrize("effects", GOOD)
def test_good_effects_are_kept_exactly_as_they_stand(effects):
    star = read(with_effects(effects)).stars["dim"]

    assert list(star.effects) == tomllib.loads(f"effects = {effects}")["effects"]


@pytest.mark.parametrize("effects", ["[]", f"[{PLUS}]"])
def test_an_immediate_star_must_finish_with_end(effects):
    with pytest.raises(CardSetError, match="star dim: an immediate star must finish with end"):
        read(with_effects(effects, "immediate"))


def test_an_immediate_star_may_do_something_first():
    star = read(with_effects(f'[{PLUS}, {{do="end"}}]', "immediate")).stars["dim"]

    assert star.type == "immediate"


def test_a_refused_effect_names_its_key_and_what_was_found():
    with pytest.raises(CardSetError) as caught:
        read(with_effects('[{do="draw", who="own", count=5}]'))

    assert (caught.value.key, caught.value.got) == ("star dim effect 1: count", 5)


def test_stars_that_draw_or_reveal_anywhere_are_bound_to_the_deck():
    bound = {key for key, star in built_in("house").stars.items() if deck_bound(star)}

    assert bound == {"wager", "afterglow", "fortune", "harvest", "trade", "thief"}


@pytest.mark.parametrize(
    ("effects", "bound"),
    [
        ('[{do="choose", who="own", options=[[], [{do="draw", who="own", count=1}]]}]', True),
        ('[{do="if", test={holder="own"}, then=[{do="draw", who="own", count=1}]}]', True),
        (
            '[{do="if", test={holder="own"}, then=[], else=[{do="reveal", cases=[{then=[]}]}]}]',
            True,
        ),
        ('[{do="if", test={holder="own"}, then=[{do="peek"}]}, {do="end"}]', False),
        ('[{do="copy", which="rival-last"}]', False),
    ],
)
def test_a_nested_draw_or_reveal_binds_a_star_but_a_copy_does_not(effects, bound):
    assert deck_bound(read(with_effects(effects)).stars["dim"]) == bound


def test_every_nested_effect_is_found_in_reading_order():
    effects = (
        f'[{{do="reveal", cases=[{{then=[{PLUS}]}}, {{then=[{{do="pardon", who="any"}}]}}]}},'
        ' {do="choose", who="own", options=[[{do="peek"}], [{do="end"}]]}]'
    )
    star = read(with_effects(effects)).stars["dim"]

    assert [effect["do"] for effect in every_effect(star.effects)] == [
        "reveal",
        "power",
        "pardon",
        "choose",
        "peek",
        "end",
    ]


def test_the_drill_set_uses_the_whole_vocabulary():
    stars = built_in("drill").stars.values()
    used = {effect["do"] for star in stars for effect in every_effect(star.effects)}

    assert used == {
        "power",
        "pardon",
        "cancel",
        "initiative",
        "end",
        "copy",
        "draw",
        "reveal",
        "move",
        "swap",
        "silence",
        "peek",
        "choose",
        "if",
    }
