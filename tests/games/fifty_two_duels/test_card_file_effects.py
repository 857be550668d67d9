"""Effects in card files: what a good one may say, and how each bad one is refused."""

from __future__ import annotations

import tomllib

import pytest

from ecliptic.games.fifty_two_duels.effect_file import COUNTERS, every_effect
from ecliptic.games.fifty_two_duels.sheets import Amount, Effect, Modifier
from tests.games.fifty_two_duels.card_files import (
    ADA,
    BACK,
    changed,
    errors,
    read,
    spoilt,
    with_column,
    with_effects,
    with_level,
    with_trigger,
)

AT = "ada: ability 1: effects 1: do 1: "
DARK = "ada: corrupted: ability 1: effects 1: do 1: "

BAD = [
    # what two cards on ability 1 do, all that is told
    ("3", "ada: ability 1: effects 1: do: expected a list of tables, got 3"),
    ("[3]", "ada: ability 1: effects 1: do 1: expected a table, got 3"),
    ("[{}]", f"{AT}op: expected one of damage, draw, heal, "),
    ('[{op="dmg"}]', f"{AT}op: unknown op 'dmg', expected one of damage, draw, heal, "),
    ('[{op=["draw"]}]', f"{AT}op: unknown op ['draw'], expected one of "),
    ('[{op="draw"}]', f"{AT}n: expected a value, got nothing"),
    ('[{op="draw", n=1, to="self"}]', f"{AT}unknown key 'to', expected one of op, n"),
    ('[{op="look", n=1}]', f"{AT}unknown key 'n', expected one of op"),
    ('[{op="items", n=1}]', f"{AT}op: 'items' is for a Nemesis only"),
    # numbers
    ('[{op="draw", n=0}]', f"{AT}n: expected a whole number from 1 to 20, got 0"),
    ('[{op="draw", n=21}]', f"{AT}n: expected a whole number from 1 to 20, got 21"),
    ('[{op="draw", n=true}]', f"{AT}n: expected a whole number from 1 to 20, got True"),
    ('[{op="draw", n=1.0}]', f"{AT}n: expected a whole number from 1 to 20, got 1.0"),
    ('[{op="draw", n="1"}]', f"{AT}n: expected a whole number from 1 to 20, got '1'"),
    ('[{op="draw", n={base=1}}]', f"{AT}n: per: expected one of used, clubs, spades, "),
    ('[{op="draw", n={per="aces"}}]', f"{AT}n: per: unknown counter 'aces', expected one of used,"),
    ('[{op="draw", n={per=["used"]}}]', f"{AT}n: per: unknown counter ['used'], expected one of "),
    ('[{op="draw", n={per="used", x=1}}]', f"{AT}n: unknown key 'x', expected one of base, per, e"),
    ('[{op="draw", n={per="used", base=1.0}}]', f"{AT}n: base: expected a whole number from -1000"),
    ('[{op="draw", n={per="used", base=1001}}]', f"{AT}n: base: expected a whole number from -100"),
    ('[{op="draw", n={per="used", every=0}}]', f"{AT}n: every: expected a whole number from 1 to "),
    ('[{op="draw", n={per="used", each="1"}}]', f"{AT}n: each: expected a whole number from -1000"),
    ('[{op="draw", n={per="used", cap=-1}}]', f"{AT}n: cap: expected a whole number from 0 to 100"),
    # words
    ('[{op="damage", n=1, to="foe"}]', f"{AT}to: expected one of opponent, self, got 'foe'"),
    ('[{op="damage", n=1, sure=1}]', f"{AT}sure: expected true or false, got 1"),
    ('[{op="recover", n=1, to="deck"}]', f"{AT}to: expected one of hand, ability, choice, got 'de"),
    ('[{op="discard", n=1, who=1}]', f"{AT}who: expected one of opponent, self, got 1"),
    ('[{op="discard", n=1, how="both"}]', f"{AT}how: expected one of random, choose, got 'both'"),
    ('[{op="store", n=1, from="foe"}]', f"{AT}from: expected one of hand, deck, got 'foe'"),
    ('[{op="dig", n=1, take=0}]', f"{AT}take: expected a whole number from 1 to 20, got 0"),
    ('[{op="dig", n=1, rest="hand"}]', f"{AT}rest: expected one of discard, deck, got 'hand'"),
    # keep
    ('[{op="keep"}]', f"{AT}to: expected a value, got nothing"),
    ('[{op="keep", to=5}]', f"{AT}to: expected a whole number from 1 to 4, got 5"),
    ('[{op="keep", to=2, suits=[]}]', f"{AT}suits: expected a list of some of c s h d, each once,"),
    ('[{op="keep", to=1}]', "ada: ability 1: keep: cards are kept on the ability itself"),
    # effects in effects
    ('[{op="choose"}]', f"{AT}options: expected a list of at least two lists of effects"),
    ('[{op="choose", options=[[]]}]', f"{AT}options: expected a list of at least two lists of eff"),
    ('[{op="choose", options={}}]', f"{AT}options: expected a list of at least two lists"),
    ('[{op="choose", options=[[], 3]}]', f"{AT}option 2: do: expected a list of tables, got 3"),
    ('[{op="choose", options=[[], [{op="x"}]]}]', f"{AT}option 2: do 1: op: unknown op 'x'"),
    ('[{op="may"}]', f"{AT}do: expected a list of tables, got nothing"),
    ('[{op="may", do=[{op="x"}]}]', f"{AT}do 1: op: unknown op 'x', expected one of "),
    ('[{op="if", do=[]}]', f"{AT}per: expected one of used, clubs, "),
    ('[{op="if", per="aces", do=[]}]', f"{AT}per: unknown counter 'aces', expected one of "),
    ('[{op="if", per="used", at_least=-1, do=[]}]', f"{AT}at_least: expected a whole number from "),
    ('[{op="if", per="used"}]', f"{AT}do: expected a list of tables, got nothing"),
    ('[{op="if", per="used", do=[], else=3}]', f"{AT}else: expected a list of tables, got 3"),
    ('[{op="if", per="used", do=[], then=[]}]', f"{AT}unknown key 'then', expected one of op, per"),
]


@pytest.mark.parametrize(("effects", "told"), BAD)
def test_a_bad_effect_is_refused_with_character_part_and_reason(effects, told):
    found = errors(with_effects(effects))

    assert len(found) == 1
    assert found[0].startswith(told)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"cards": 0}, "cards: expected a whole number from 1 to 52, got 0"),
        ({"cards": 53}, "cards: expected a whole number from 1 to 52, got 53"),
        ({"cards": True}, "cards: expected a whole number from 1 to 52, got True"),
        ({"x": 1}, "unknown key 'x', expected one of cards, do"),
    ],
)
def test_a_bad_entry_of_a_column_is_refused(change, told):
    found = errors(spoilt((*BACK, "ability", 0, "effects", 0), change))

    assert found == [f"ada: corrupted: ability 1: effects 1: {told}"]


@pytest.mark.parametrize(
    "effect",
    [
        'op="recover", n=1',
        'op="store", n=1',
        'op="retrieve", n=1',
        'op="look"',
        'op="dig", n=1',
        'op="actions", n=1',
        'op="move", n=1',
        'op="keep", to=2',
        'op="choose", options=[[], []]',
        'op="may", do=[]',
    ],
)
def test_what_a_nemesis_cannot_do_is_refused_on_its_side(effect):
    op = tomllib.loads(f"it = {{{effect}}}")["it"]["op"]

    assert errors(with_column(f"[{{{effect}}}]")) == [f"{DARK}op: {op!r} is not for a Nemesis"]


def test_a_nemesis_cannot_do_it_inside_an_if_or_in_a_level_either():
    content = with_column('[{op="if", per="hand", do=[{op="look"}], else=[{op="may", do=[]}]}]')
    changed(content, (*BACK, "level", 0), {"now": [{"op": "move", "n": 1}]})

    assert errors(content) == [
        "3 errors",
        f"{DARK}do 1: op: 'look' is not for a Nemesis",
        f"{DARK}else 1: op: 'may' is not for a Nemesis",
        "ada: corrupted: level 1: now 1: op: 'move' is not for a Nemesis",
    ]


@pytest.mark.parametrize(
    "effect",
    [
        'op="damage", n=1, to="self", sure=true',
        'op="draw", n=1',
        'op="heal", n=1',
        'op="discard", n=1, how="choose"',
        'op="strip", n=1',
        'op="ward", n=1',
        'op="items", n=3',
        'op="if", per="wounds", do=[{op="items", n=1}]',
    ],
)
def test_what_a_nemesis_can_do_is_read(effect):
    read(with_column(f"[{{{effect}}}]"))


# Sheets on which cards or wounds would go round for ever.


def test_fd_r56_cards_are_kept_where_they_are_not_kept_again():
    content = changed(
        with_trigger(1, '[{op="keep", to=2}]'),
        (*ADA, "ability", 1),
        {"trigger": [{"op": "keep", "to": 3}]},
    )

    assert errors(content) == ["ada: ability 1: keep: ability 2 has a keep itself"]


def test_fd_r56_two_abilities_cannot_keep_cards_on_each_other():
    content = changed(
        with_trigger(1, '[{op="keep", to=2}]'),
        (*ADA, "ability", 1),
        {"trigger": [{"op": "keep", "to": 1}]},
    )

    assert errors(content) == [
        "2 errors",
        "ada: ability 1: keep: ability 2 has a keep itself",
        "ada: ability 2: keep: ability 1 has a keep itself",
    ]


def test_fd_r56_the_target_of_a_keep_is_checked_inside_other_effects_too():
    assert errors(with_effects('[{op="may", do=[{op="keep", to=1}]}]')) == [
        "ada: ability 1: keep: cards are kept on the ability itself"
    ]


def test_fd_r56_the_target_of_a_keep_is_checked_in_a_level_too():
    content = changed(
        with_trigger(1, '[{op="keep", to=2}]'),
        (*ADA, "level", 0),
        {"now": [{"op": "keep", "to": 1}, {"op": "keep", "to": 3}]},
    )

    assert errors(content) == ["ada: level 1: keep: ability 1 has a keep itself"]


def test_several_abilities_may_keep_cards_on_the_same_one():
    content = changed(
        with_trigger(1, '[{op="keep", to=3}]'),
        (*ADA, "ability", 1),
        {"trigger": [{"op": "keep", "to": 3}]},
    )

    assert read(content).characters[0].front.abilities[1].trigger == (Effect("keep", keep_on=3),)


BOTH = ["ada: recover: the sheet damages its owner, too; it may do only one of both"]
SELF = '{op="damage", n=1, to="self"}'
RECOVER = '{op="recover", n=1}'


@pytest.mark.parametrize(
    "effects",
    [
        f"[{SELF}, {RECOVER}]",
        f'[{SELF}, {{op="may", do=[{RECOVER}]}}]',
        f'[{RECOVER}, {{op="choose", options=[[], [{SELF}]]}}]',
        f'[{RECOVER}, {{op="if", per="used", do=[], else=[{SELF}]}}]',
    ],
)
def test_fd_r56_a_sheet_does_not_both_damage_its_owner_and_recover(effects):
    assert errors(with_effects(effects)) == BOTH


def test_fd_r56_damage_by_a_trigger_and_recovering_by_a_level_are_on_one_sheet_too():
    content = changed(
        with_trigger(2, f"[{SELF}]"),
        (*ADA, "level", 0),
        {"now": [{"op": "recover", "n": 1, "to": "hand"}]},
    )

    assert errors(content) == BOTH


def test_damage_to_oneself_or_recovering_alone_is_fine():
    read(with_effects(f"[{SELF}]"))
    read(with_effects(f'[{RECOVER}, {{op="damage", n=1}}]'))


# What a good file says.


def first(content):
    """Return what two cards on ability 1 do."""
    return read(content).characters[0].front.abilities[0].effects[2]


GOOD = [
    ('op="damage", n=2', Effect("damage", Amount(2), "opponent")),
    (
        'op="damage", n=2, to="self", sure=true',
        Effect("damage", Amount(2), "self", sure=True),
    ),
    ('op="draw", n=20', Effect("draw", Amount(20))),
    ('op="heal", n=1', Effect("heal", Amount(1))),
    ('op="recover", n=1', Effect("recover", Amount(1), "choice")),
    ('op="recover", n=1, to="ability"', Effect("recover", Amount(1), "ability")),
    ('op="discard", n=1', Effect("discard", Amount(1), "opponent", how="random")),
    (
        'op="discard", n=1, who="self", how="choose"',
        Effect("discard", Amount(1), "self", how="choose"),
    ),
    ('op="strip", n=1', Effect("strip", Amount(1))),
    ('op="store", n=1', Effect("store", Amount(1), source="hand")),
    ('op="store", n=1, from="deck"', Effect("store", Amount(1), source="deck")),
    ('op="retrieve", n=1', Effect("retrieve", Amount(1))),
    ('op="look"', Effect("look")),
    ('op="dig", n=3', Effect("dig", Amount(3), take=1, rest="discard")),
    ('op="dig", n=3, take=2, rest="deck"', Effect("dig", Amount(3), take=2, rest="deck")),
    ('op="actions", n=1', Effect("actions", Amount(1))),
    ('op="move", n=1', Effect("move", Amount(1))),
    ('op="keep", to=3', Effect("keep", keep_on=3)),
    ('op="keep", to=3, suits=["h", "c"]', Effect("keep", suits=("c", "h"), keep_on=3)),
    ('op="ward", n=1', Effect("ward", Amount(1))),
    (
        'op="choose", options=[[], [{op="look"}, {op="look"}]]',
        Effect("choose", options=((), (Effect("look"), Effect("look")))),
    ),
    ('op="may", do=[{op="look"}]', Effect("may", do=(Effect("look"),))),
    ('op="if", per="wilds", do=[]', Effect("if", per="wilds")),
    (
        'op="if", per="wounds", at_least=4, do=[{op="look"}], else=[{op="ward", n=1}]',
        Effect(
            "if",
            per="wounds",
            at_least=4,
            do=(Effect("look"),),
            otherwise=(Effect("ward", Amount(1)),),
        ),
    ),
]


@pytest.mark.parametrize(("effect", "read_as"), GOOD)
def test_an_effect_is_read_as_it_is_written(effect, read_as):
    assert first(with_effects(f"[{{{effect}}}]")) == (read_as,)


@pytest.mark.parametrize(
    ("table", "read_as"),
    [
        ('per="used"', Amount(0, "used")),
        ('base=-2, per="wounds", every=5, each=2, cap=9', Amount(-2, "wounds", 5, 2, 9)),
        ('per="hand", cap=0', Amount(0, "hand", cap=0)),
    ],
)
def test_an_amount_may_count(table, read_as):
    assert first(with_effects(f'[{{op="draw", n={{{table}}}}}]')) == (Effect("draw", read_as),)


@pytest.mark.parametrize("counter", COUNTERS)
def test_every_counter_is_known(counter):
    content = with_effects(f'[{{op="draw", n={{per="{counter}"}}}}]')

    assert first(content)[0].n == Amount(0, counter)


@pytest.mark.parametrize(
    ("modifier", "read_as"),
    [
        ('mod="hand_size", n=1', Modifier("hand_size", 1)),
        ('mod="actions", n=1', Modifier("actions", 1)),
        ('mod="damage", n=1', Modifier("damage", 1)),
        ('mod="damage", n=1, ability=4', Modifier("damage", 1, 4)),
        ('mod="armor", n=20', Modifier("armor", 20)),
        ('mod="defend", n=1', Modifier("defend", 1)),
        ('mod="defend_suits", suits=["d", "c"]', Modifier("defend_suits", suits=("c", "d"))),
        ('mod="heal", n=1', Modifier("heal", 1)),
        ('mod="item_draw", n=1', Modifier("item_draw", 1)),
        ('mod="free_items", n=1', Modifier("free_items", 1)),
        ('mod="wild", ranks=["q", "j"]', Modifier("wild", ranks=("j", "q"))),
        (
            'mod="wild", suits=["h"], ranks=["a"]',
            Modifier("wild", suits=("h",), ranks=("a",)),
        ),
    ],
)
def test_a_modifier_is_read_as_it_is_written(modifier, read_as):
    content = with_level(f"[{{{modifier}}}]")

    assert read(content).characters[0].front.levels[0].mods == (read_as,)


def nested(depth):
    return '[{op="may", do=' * depth + "[]" + "}]" * depth


def test_effects_may_stand_inside_each_other():
    assert len([*every_effect(first(with_effects(nested(20))))]) == 20


@pytest.mark.parametrize("depth", [21, 90])
def test_effects_too_deep_inside_each_other_are_refused(depth):
    found = errors(with_effects(nested(depth)))

    assert len(found) == 1
    assert found[0].endswith("do: there are too many effects inside effects")
