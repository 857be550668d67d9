"""Card files: what a good one holds, how each part is refused, and that all errors are told."""

from __future__ import annotations

import tomllib

import pytest

from ecliptic.games.fifty_two_duels.sheets import (
    Ability,
    Amount,
    Defence,
    Effect,
    Level,
    Modifier,
)
from tests.games.fifty_two_duels.card_files import (
    ABSENT,
    ADA,
    BACK,
    ada,
    back_of,
    built_in,
    changed,
    defence_of,
    errors,
    read,
    refusal,
    small,
    spoilt,
    with_dark_level,
    with_level,
    with_passive,
)

ONE, FOUR = (*ADA, "ability", 0), (*ADA, "ability", 3)
COLUMN = (*BACK, "ability", 0)
TEXT = "expected a text, or a table of texts by language, got"
REQUIREMENTS = "one of same_suit, same_rank, run, full_house, any, none"

BAD = [
    # the table, the change to it (ABSENT: the key is missing), all that is told
    ((), {"x": 1}, "unknown key 'x', expected one of set, character"),
    ((), {"set": ABSENT}, "set: expected a table, got nothing"),
    ((), {"set": [1]}, "set: expected a table, got [1]"),
    (("set",), {"x": 1}, "set: unknown key 'x', expected one of id, title, version"),
    (("set",), {"id": ABSENT}, "set: id: expected a value, got nothing"),
    (("set",), {"id": 3}, "set: id: expected a text, got 3"),
    (("set",), {"title": " "}, f"set: title: {TEXT} ' '"),
    (("set",), {"version": True}, "set: version: expected a whole number from 0 to 1000000, got T"),
    (("set",), {"version": 1.0}, "set: version: expected a whole number from 0 to 1000000, got 1."),
    ((), {"character": ABSENT}, "character: there is no character"),
    ((), {"character": []}, "character: there is no character"),
    ((), {"character": 3}, "character: expected a list of tables, got 3"),
    ((), {"character": [ada(), 3]}, "character 2: expected a table, got 3"),
    # characters
    (ADA, {"x": 1}, "ada: unknown key 'x', expected one of id, name, motto, defend, ability, "),
    (ADA, {"id": ABSENT}, "character 1: id: expected small letters, digits and _, got nothing"),
    (ADA, {"id": "Ada"}, "character 1: id: expected small letters, digits and _, got 'Ada'"),
    (ADA, {"id": "a\nb"}, "character 1: id: expected small letters, digits and _, got 'a\\nb'"),
    (ADA, {"id": ""}, "character 1: id: expected small letters, digits and _, got ''"),
    (ADA, {"id": ["a"]}, "character 1: id: expected small letters, digits and _, got ['a']"),
    ((), {"character": [ada(), ada()]}, "character 2: id: 'ada' is listed twice"),
    (ADA, {"name": ABSENT}, "ada: name: expected a value, got nothing"),
    (ADA, {"name": {"en": 3}}, f"ada: name: {TEXT} {{'en': 3}}"),
    (ADA, {"motto": 3}, f"ada: motto: {TEXT} 3"),
    (ADA, {"ability": ABSENT}, "ada: ability: a sheet has exactly 4 abilities, not 0"),
    (
        ADA,
        {"ability": ada()["ability"][1:]},
        "ada: ability: a sheet has exactly 4 abilities, not 3",
    ),
    (
        ADA,
        {"ability": ada()["ability"] * 2},
        "ada: ability: a sheet has exactly 4 abilities, not 8",
    ),
    (ADA, {"corrupted": 3}, "ada: corrupted: expected a table, got 3"),
    # abilities
    (ONE, {"x": 1}, "ada: ability 1: unknown key 'x', expected one of name, text, effects, "),
    (ONE, {"suit": "c"}, "ada: ability 1: unknown key 'suit', expected one of "),
    (ONE, {"name": ABSENT}, "ada: ability 1: name: expected a value, got nothing"),
    (ONE, {"text": {}}, f"ada: ability 1: text: {TEXT} {{}}"),
    (
        ONE,
        {"requirement": "pair"},
        f"ada: ability 1: requirement: unknown requirement 'pair', expected {REQUIREMENTS}",
    ),
    (ONE, {"requirement": ["any"]}, "ada: ability 1: requirement: unknown requirement ['any'], "),
    (
        ONE,
        {"requirement": ABSENT},
        f"ada: ability 1: requirement: expected {REQUIREMENTS}, got nothing",
    ),
    (ONE, {"suits": "c"}, "ada: ability 1: suits: expected a list of some of c s h d, each once, "),
    (ONE, {"suits": []}, "ada: ability 1: suits: expected a list of some of c s h d, each once, "),
    (ONE, {"suits": ["x"]}, "ada: ability 1: suits: expected a list of some of c s h d, each once"),
    (ONE, {"suits": [["c"]]}, "ada: ability 1: suits: expected a list of some of c s h d, each"),
    (ONE, {"suits": ["c", "c"]}, "ada: ability 1: suits: expected a list of some of c s h d, each"),
    (ONE, {"max": ABSENT}, "ada: ability 1: max: expected a value, got nothing"),
    (ONE, {"max": 0}, "ada: ability 1: max: expected a whole number from 1 to 8, got 0"),
    (ONE, {"max": 9}, "ada: ability 1: max: expected a whole number from 1 to 8, got 9"),
    (ONE, {"max": True}, "ada: ability 1: max: expected a whole number from 1 to 8, got True"),
    (ONE, {"max": 2.0}, "ada: ability 1: max: expected a whole number from 1 to 8, got 2.0"),
    (ONE, {"max": 3}, "ada: ability 1: effects: there is none for the maximum, 3 cards"),
    (FOUR, {"requirement": "run", "max": 6}, "ada: ability 4: effects: there is none for the max"),
    (ONE, {"requirement": "full_house"}, "ada: ability 1: max: a full house has the maximum 5"),
    # the Defend section
    (ADA, {"defend": 3}, "ada: defend: expected a table, got 3"),
    ((*ADA, "defend"), {"x": 1}, "ada: defend: unknown key 'x', expected one of text, from, abil"),
    ((*ADA, "defend"), {"text": 3}, f"ada: defend: text: {TEXT} 3"),
    ((*ADA, "defend"), {"from": "deck"}, "ada: defend: from: expected one of hand, ability, got"),
    ((*ADA, "defend"), {"from": "ability"}, "ada: defend: ability: expected a value, got nothing"),
    (
        (*ADA, "defend"),
        {"from": "ability", "ability": 5},
        "ada: defend: ability: expected a whole number from 1 to 4, got 5",
    ),
    ((*ADA, "defend"), {"ability": 2}, 'ada: defend: ability: it goes with from = "ability" only'),
    ((*ADA, "defend"), {"suits": ["e"]}, "ada: defend: suits: expected a list of some of c s h d,"),
    ((*ADA, "defend"), {"ranks": ["10"]}, "ada: defend: ranks: expected a list of some of a 2 3 4"),
    ((*ADA, "defend"), {"ranks": [2]}, "ada: defend: ranks: expected a list of some of a 2 3 4 5 "),
    ((*ADA, "defend"), {"pattern": "pair"}, "ada: defend: pattern: unknown pattern 'pair', expect"),
    ((*ADA, "defend"), {"pattern": 3}, "ada: defend: pattern: unknown pattern 3, expected one of "),
    ((*ADA, "defend"), {"table": ABSENT}, "ada: defend: table: expected a list of whole numbers f"),
    ((*ADA, "defend"), {"table": [1.0]}, "ada: defend: table: expected a list of whole numbers fr"),
    ((*ADA, "defend"), {"table": [True]}, "ada: defend: table: expected a list of whole numbers f"),
    ((*ADA, "defend"), {"table": [-1]}, "ada: defend: table: expected a list of whole numbers"),
    ((*ADA, "defend"), {"table": [1001]}, "ada: defend: table: expected a list of whole numbers f"),
    ((*ADA, "defend"), {"table": [1] * 53}, "ada: defend: table: expected a list of whole numbers"),
    ((*ADA, "defend"), {"table": []}, "ada: defend: table: it prevents nothing; at least one numb"),
    ((*ADA, "defend"), {"table": [0, 0]}, "ada: defend: table: it prevents nothing; at least one "),
    # levels
    (ADA, {"level": {"threshold": 3}}, "ada: level: expected a list of tables, got {'threshold'"),
    (ADA, {"level": [3]}, "ada: level 1: expected a table, got 3"),
    ((*ADA, "level", 0), {"cards": 2}, "ada: level 1: unknown key 'cards', expected one of thresh"),
    ((*ADA, "level", 0), {"threshold": ABSENT}, "ada: level 1: threshold: expected a value, got n"),
    ((*ADA, "level", 0), {"threshold": 0}, "ada: level 1: threshold: expected a whole number from"),
    ((*ADA, "level", 0), {"threshold": 101}, "ada: level 1: threshold: expected a whole number fr"),
    ((*ADA, "level", 0), {"text": 3}, f"ada: level 1: text: {TEXT} 3"),
    ((*ADA, "level", 0), {"now": 3}, "ada: level 1: now: expected a list of tables, got 3"),
    ((*ADA, "level", 0), {"mods": 3}, "ada: level 1: mods: expected a list of tables, got 3"),
    ((*BACK, "level", 0), {"threshold": 3}, "ada: corrupted: level 1: unknown key 'threshold', ex"),
    ((*BACK, "level", 0), {"cards": 13}, "ada: corrupted: level 1: cards: expected a whole number"),
    ((*BACK, "level", 0), {"cards": 0}, "ada: corrupted: level 1: cards: expected a whole number "),
    # the Corrupted side
    (BACK, {"x": 1}, "ada: corrupted: unknown key 'x', expected one of name, defend, ability, lev"),
    (BACK, {"name": ABSENT}, "ada: corrupted: name: expected a value, got nothing"),
    (BACK, {"defend": {"table": [0]}}, "ada: corrupted: defend: table: it prevents nothing"),
    (COLUMN, {"requirement": "any"}, "ada: corrupted: ability 1: unknown key 'requirement'"),
    (COLUMN, {"suits": ["c"]}, "ada: corrupted: ability 1: unknown key 'suits', expected one of "),
    (COLUMN, {"max": 2}, "ada: corrupted: ability 1: unknown key 'max', expected one of name,"),
    (COLUMN, {"effects": []}, "ada: corrupted: ability 1: effects: there must be at least one"),
]


@pytest.mark.parametrize(
    ("path", "change", "told"), BAD, ids=[f"{number} {row[2]}" for number, row in enumerate(BAD)]
)
def test_a_bad_file_is_refused_with_character_part_and_reason(path, change, told):
    found = errors(spoilt(path, change))

    assert len(found) == 1
    assert found[0].startswith(told)


MODIFIERS = [
    # who makes the file, the modifiers, all that is told
    (with_level, "[3]", "ada: level 1: mods 1: expected a table, got 3"),
    (with_level, "[{n=1}]", "ada: level 1: mods 1: mod: expected one of hand_size, actions, max,"),
    (with_level, '[{mod="luck"}]', "ada: level 1: mods 1: mod: unknown modifier 'luck', expected"),
    (with_level, '[{mod="armor"}]', "ada: level 1: mods 1: n: expected a value, got nothing"),
    (with_level, '[{mod="armor", n=0}]', "ada: level 1: mods 1: n: expected a whole number from "),
    (with_level, '[{mod="armor", n=21}]', "ada: level 1: mods 1: n: expected a whole number from"),
    (with_level, '[{mod="armor", n={per="used"}}]', "ada: level 1: mods 1: n: expected a whole n"),
    (with_level, '[{mod="armor", n=1, ability=1}]', "ada: level 1: mods 1: unknown key 'ability'"),
    (with_level, '[{mod="damage", n=1, ability=5}]', "ada: level 1: mods 1: ability: expected a "),
    (with_level, '[{mod="wild"}]', "ada: level 1: mods 1: suits: 'wild' names no cards"),
    (with_level, '[{mod="wild", ranks=[]}]', "ada: level 1: mods 1: ranks: expected a list of s"),
    (with_level, '[{mod="wild", ranks=["j","j"]}]', "ada: level 1: mods 1: ranks: expected a lis"),
    (with_level, '[{mod="defend_suits"}]', "ada: level 1: mods 1: suits: 'defend_suits' names no"),
    (with_level, '[{mod="defend_suits", suits=[]}]', "ada: level 1: mods 1: suits: expected a li"),
    (
        with_passive,
        '[{mod="wild", ranks=["j"]}]',
        "ada: ability 1: passive 1: mod: 'wild' is for levels, not for a passive bonus",
    ),
    (
        with_passive,
        '[{mod="max", n=1}]',
        "ada: ability 1: passive 1: mod: 'max' is for levels, not for a passive bonus",
    ),
    *(
        (
            with_dark_level,
            f'[{{mod="{mod}", {rest}}}]',
            f"ada: corrupted: level 1: mods 1: mod: '{mod}' is not for a Nemesis",
        )
        for mod, rest in (
            ("actions", "n=1"),
            ("max", "n=1"),
            ("item_draw", "n=1"),
            ("free_items", "n=1"),
            ("wild", 'ranks=["j"]'),
        )
    ),
]


@pytest.mark.parametrize(("file", "modifiers", "told"), MODIFIERS)
def test_a_bad_modifier_is_refused(file, modifiers, told):
    found = errors(file(modifiers))

    assert len(found) == 1
    assert found[0].startswith(told)


def test_each_suit_heads_one_column():
    assert errors(spoilt(COLUMN, {"suit": "d"})) == [
        "2 errors",
        "ada: corrupted: ability: suit 'c' heads 0 columns, not 1",
        "ada: corrupted: ability: suit 'd' heads 2 columns, not 1",
    ]


def test_a_column_without_a_suit_leaves_its_suit_without_a_column():
    assert errors(spoilt(COLUMN, {"suit": "x"})) == [
        "2 errors",
        "ada: corrupted: ability 1: suit: expected one of c, s, h, d, got 'x'",
        "ada: corrupted: ability: suit 'c' heads 0 columns, not 1",
    ]


def test_two_effects_for_one_number_are_refused_even_if_they_are_the_same():
    one = {"cards": 2, "do": []}

    assert errors(spoilt(ONE, {"effects": [one, one]})) == [
        "ada: ability 1: effects 2: cards: 2 cards have an effect already"
    ]


def test_a_raised_maximum_needs_an_effect():
    assert errors(with_level('[{mod="max", n=1, ability=2}]')) == [
        "ada: ability 2: effects: there is none for 3 cards, the maximum after level 1"
    ]


def test_a_maximum_raised_twice_needs_an_effect_each_time():
    three = [{"cards": 2, "do": []}, {"cards": 3, "do": []}]
    content = changed(with_level('[{mod="max", n=1, ability=1}]'), ONE, {"effects": three})
    changed(content, ADA, {"level": content["character"][0]["level"] * 2})

    assert errors(content) == [
        "ada: ability 1: effects: there is none for 4 cards, the maximum after level 2"
    ]


def test_two_raises_of_one_level_count_together():
    four = [{"cards": 2, "do": []}, {"cards": 4, "do": []}]
    mods = '[{mod="max", n=1, ability=1}, {mod="max", n=1, ability=1}]'
    content = changed(with_level(mods), ONE, {"effects": four})

    assert read(content).characters[0].front.abilities[0].most == 2


def test_a_maximum_of_all_abilities_raises_each_and_a_full_house_has_none_above_five():
    assert errors(with_level('[{mod="max", n=1}]')) == [
        "4 errors",
        "ada: ability 1: effects: there is none for 3 cards, the maximum after level 1",
        "ada: ability 2: effects: there is none for 3 cards, the maximum after level 1",
        "ada: ability 3: effects: there is none for 3 cards, the maximum after level 1",
        "ada: ability 4: max: level 1 raises the maximum of a full house",
    ]


def test_no_maximum_is_raised_above_eight():
    assert errors(with_level('[{mod="max", n=7, ability=3}]')) == [
        "ada: ability 3: max: level 1 raises it to 9, above 8"
    ]


def test_the_effects_of_a_raised_maximum_may_stand_there_before():
    smash = built_in("lab").characters[4].front

    assert smash.abilities[0].most == 1
    assert [*smash.abilities[0].effects] == [1, 2]
    assert smash.levels[0].mods == (Modifier("max", 1, 1),)


def test_all_errors_are_told_together_in_the_order_of_the_file():
    content = changed(spoilt(("set",), {"version": "1"}), ONE, {"max": 0, "name": 3})
    changed(content, (*ADA, "defend"), {"table": []})
    changed(content, (*BACK, "level", 0), {"cards": 0})

    assert errors(content) == [
        "5 errors",
        "set: version: expected a whole number from 0 to 1000000, got '1'",
        "ada: defend: table: it prevents nothing; at least one number must be above 0",
        f"ada: ability 1: name: {TEXT} 3",
        "ada: ability 1: max: expected a whole number from 1 to 8, got 0",
        "ada: corrupted: level 1: cards: expected a whole number from 1 to 12, got 0",
    ]


def test_the_first_of_several_errors_gives_key_expected_and_got():
    error = refusal(changed(spoilt(ONE, {"max": 0}), FOUR, {"max": 9}))

    assert error.file == "own.toml"
    assert error.key == "ada: ability 1: max"
    assert (error.expected, error.got) == ("a whole number from 1 to 8", 0)


def test_an_error_of_its_own_sentence_gives_it_as_what_was_expected():
    error = refusal(spoilt(ONE, {"max": 3}))

    assert error.key == "ada: ability 1: effects"
    assert error.expected == "there is none for the maximum, 3 cards"


def test_a_number_too_long_to_show_is_refused_all_the_same():
    found = errors(spoilt(ONE, {"max": 16**5000, "requirement": 16**5000}))

    assert found[1].endswith(
        "unknown requirement a number too long to show, expected " + REQUIREMENTS
    )
    assert found[2].endswith("got a number too long to show")


def test_the_small_file_holds_what_it_says():
    sheets = read(small())
    front, back = sheets.characters[0].front, back_of(sheets.characters[0])
    hit = {2: (Effect("damage", Amount(1), "opponent"),)}

    assert (sheets.id, sheets.title, sheets.version) == ("small", {"en": "Small set"}, 1)
    assert (sheets.characters[0].id, sheets.characters[0].motto) == ("ada", None)
    assert front.name == sheets.characters[0].name == {"en": "Ada"}
    assert front.defence == Defence(None, None, (), (), "any", (1,))
    assert front.abilities[0] == Ability({"en": "One"}, None, "any", (), 2, hit)
    assert front.levels == (Level(10, None),)
    assert back.name == {"en": "Corrupted Ada"}
    assert back.abilities[1] == Ability({"en": "Column s"}, None, "any", ("s",), 0, hit)
    assert back.levels == (Level(2, None),)


def test_defence_levels_corrupted_side_and_motto_may_be_missing():
    gone = dict.fromkeys(("defend", "level", "corrupted"), ABSENT)
    ada_alone = read(spoilt(ADA, gone)).characters[0]

    assert ada_alone.corrupted is None
    assert (ada_alone.front.defence, ada_alone.front.levels) == (None, ())


def test_names_and_texts_may_be_tables_by_language():
    both = {"en": "Star", "es": "Estrella"}
    content = changed(spoilt(ONE, {"name": both, "text": both}), ADA, {"motto": both})
    character = read(content).characters[0]

    assert character.motto == both
    assert (character.front.abilities[0].name, character.front.abilities[0].text) == (both, both)


def test_suits_and_ranks_come_in_canonical_order():
    content = changed(
        spoilt(ONE, {"suits": ["d", "c"]}), (*ADA, "defend"), {"ranks": ["k", "a", "t"]}
    )
    front = read(content).characters[0].front

    assert front.abilities[0].suits == ("c", "d")
    assert defence_of(front).ranks == ("a", "t", "k")


def test_effects_come_in_ascending_order_of_their_numbers():
    three = "{cards=3, do=[]}, {cards=1, do=[]}, {cards=2, do=[]}"
    content = spoilt(ONE, tomllib.loads(f"effects = [{three}]"))

    assert [*read(content).characters[0].front.abilities[0].effects] == [1, 2, 3]
