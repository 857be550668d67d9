"""Card files: what a good one holds, and in which words a bad one is refused."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given, strategies as st

from ecliptic.core.errors import CardSetError, OptionError
from ecliptic.games.zeipen.card_file import check_hand, ready_hand
from ecliptic.games.zeipen.printed import HAND, KINDS, SIDES, Character, PrintedSet, ReadyHand
from tests.games.zeipen.card_files import ABSENT, bare, built_in, changed, outcome, read, small

ALDER, FENN, LUMEN, VANGUARD = ("card", 0), ("card", 1), ("card", 2), ("hand", 0)

CARDS = small()["hand"][0]["cards"]

SIDED = "needs exactly the sides up, right, down, left"
WORDED = "must be a text, or a table of texts by language"
SPELT = "must be lower-case letters, digits and hyphens"

HUGE = 10**5000
"""Python writes no number of so many digits."""

BAD = [
    # the table, the change to it (ABSENT: the key is missing), the refusal after the file
    ((), {"game": "dual"}, "game must be \"zeipen\", got 'dual'"),
    ((), {"game": ABSENT}, 'game must be "zeipen", got nothing'),
    ((), {"game": ["zeipen"]}, "game must be \"zeipen\", got ['zeipen']"),
    ((), {"format": 2}, "format must be 1, got 2"),
    ((), {"format": True}, "format must be 1, got True"),
    ((), {"format": 1.0}, "format must be 1, got 1.0"),
    ((), {"format": ABSENT}, "format must be 1, got nothing"),
    ((), {"format": HUGE}, "format must be 1, got a number too long to show"),
    ((), {"cards": []}, 'card set: unknown key "cards"'),
    ((), {"id": ABSENT}, 'card set: missing key "id"'),
    ((), {"name": ABSENT}, 'card set: missing key "name"'),
    ((), {"card": ABSENT}, 'card set: missing key "card"'),
    ((), {"id": "House set"}, f"card set id {SPELT}: 'House set'"),
    ((), {"id": 7}, f"card set id {SPELT}: 7"),
    ((), {"name": 3}, f"card set: name {WORDED}, got 3"),
    ((), {"name": " "}, f"card set: name {WORDED}, got ' '"),
    ((), {"name": {}}, f"card set: name {WORDED}, got {{}}"),
    ((), {"name": {"es": 3}}, f"card set: name {WORDED}, got {{'es': 3}}"),
    ((), {"note": 3}, "card set: note must be a text, got 3"),
    ((), {"note": {"en": "A note."}}, "card set: note must be a text, got {'en': 'A note.'}"),
    ((), {"card": "alder"}, "card must be tables written as [[card]], got 'alder'"),
    ((), {"card": ["alder"]}, "card must be tables written as [[card]], got ['alder']"),
    ((), {"hand": {}}, "hand must be tables written as [[hand]], got {}"),
    ((), {"draft": 9}, "draft must be a table written as [draft], got 9"),
    ((), {"draft": {"rows": 3}}, 'draft: unknown key "rows"'),
    ((), {"draft": {"row": 0}}, "draft.row must be 1 to the number of cards, got 0"),
    ((), {"draft": {"row": 4}}, "draft.row must be 1 to the number of cards, got 4"),
    ((), {"draft": {"row": True}}, "draft.row must be 1 to the number of cards, got True"),
    ((), {"draft": {"row": 1.0}}, "draft.row must be 1 to the number of cards, got 1.0"),
    ((), {"draft": {"row": "1"}}, "draft.row must be 1 to the number of cards, got '1'"),
    ((), {"card": []}, "the set cannot fill a hand of 7"),
    ((), {"card": small()["card"][:2]}, "the set cannot fill a hand of 7"),
    (ALDER, {"id": "Alder"}, f"card id {SPELT}: 'Alder'"),
    (ALDER, {"id": "1st"}, f"card id {SPELT}: '1st'"),
    (ALDER, {"id": ""}, f"card id {SPELT}: ''"),
    (ALDER, {"id": "alder\n"}, f"card id {SPELT}: 'alder\\n'"),
    (ALDER, {"id": "ñandú"}, f"card id {SPELT}: 'ñandú'"),
    (ALDER, {"id": 7}, f"card id {SPELT}: 7"),
    (ALDER, {"id": ABSENT}, 'card 1: missing key "id"'),
    (FENN, {"id": "alder"}, "card alder: id used twice"),
    (ALDER, {"active": ABSENT}, 'card alder: missing key "active"'),
    (ALDER, {"name": ABSENT}, 'card alder: missing key "name"'),
    (ALDER, {"numeral": ABSENT}, 'card alder: missing key "numeral"'),
    (ALDER, {"text": "x"}, 'card alder: unknown key "text"'),
    (ALDER, {"name": ["Alder"]}, f"card alder: name {WORDED}, got ['Alder']"),
    (ALDER, {"title": ""}, f"card alder: title {WORDED}, got ''"),
    (
        FENN,
        {"alternate_title": {"en": ""}},
        f"card fenn: alternate_title {WORDED}, got {{'en': ''}}",
    ),
    (ALDER, {"numeral": "IV"}, "card alder: numeral must be I, II or III, got 'IV'"),
    (ALDER, {"numeral": 1}, "card alder: numeral must be I, II or III, got 1"),
    (ALDER, {"numeral": ["I"]}, "card alder: numeral must be I, II or III, got ['I']"),
    (ALDER, {"alternate": bare()}, "card alder: a roman I card has no alternate face"),
    (FENN, {"alternate": ABSENT}, "card fenn: a roman II card needs an alternate face"),
    (LUMEN, {"alternate": ABSENT}, "card lumen: a roman III card needs an alternate face"),
    (ALDER, {"active": {"up": "blue"}}, f"card alder: active {SIDED}, got ['up']"),
    (
        ALDER,
        {"active": {**bare(), "top": "blue"}},
        f"card alder: active {SIDED}, got {[*SIDES, 'top']}",
    ),
    (ALDER, {"active": "blue"}, f"card alder: active {SIDED}, got 'blue'"),
    (FENN, {"alternate": {}}, f"card fenn: alternate {SIDED}, got []"),
    ((*ALDER, "active"), {"up": "green hook"}, 'card alder: active.up: unknown side "green hook"'),
    ((*ALDER, "active"), {"left": 1}, "card alder: active.left: unknown side 1"),
    ((*FENN, "alternate"), {"down": ["blue"]}, "card fenn: alternate.down: unknown side ['blue']"),
    (ALDER, {"copies": 0}, "card alder: copies must be 1 to 7, got 0"),
    (ALDER, {"copies": 8}, "card alder: copies must be 1 to 7, got 8"),
    (ALDER, {"copies": True}, "card alder: copies must be 1 to 7, got True"),
    (ALDER, {"copies": 2.0}, "card alder: copies must be 1 to 7, got 2.0"),
    (VANGUARD, {"id": "Vanguard"}, f"hand id {SPELT}: 'Vanguard'"),
    (VANGUARD, {"id": ABSENT}, 'hand 1: missing key "id"'),
    ((), {"hand": small()["hand"] * 2}, "hand vanguard: id used twice"),
    (VANGUARD, {"name": ABSENT}, 'hand vanguard: missing key "name"'),
    (VANGUARD, {"cards": ABSENT}, 'hand vanguard: missing key "cards"'),
    (VANGUARD, {"ideas": "x"}, 'hand vanguard: unknown key "ideas"'),
    (VANGUARD, {"name": 3}, f"hand vanguard: name {WORDED}, got 3"),
    (VANGUARD, {"idea": 3}, f"hand vanguard: idea {WORDED}, got 3"),
    (VANGUARD, {"cards": "alder"}, "hand vanguard: cards must be a list of card ids, got 'alder'"),
    (VANGUARD, {"cards": CARDS[1:]}, "hand vanguard: a hand has 7 cards, not 6"),
    (VANGUARD, {"cards": [*CARDS, "fenn"]}, "hand vanguard: a hand has 7 cards, not 8"),
    (VANGUARD, {"cards": [*CARDS[1:], "bob"]}, "hand vanguard: unknown card bob"),
    (VANGUARD, {"cards": [*CARDS[1:], 7]}, "hand vanguard: unknown card 7"),
    (VANGUARD, {"cards": [*CARDS[1:], ["fenn"]]}, "hand vanguard: unknown card ['fenn']"),
    (VANGUARD, {"cards": ["alder", *CARDS[:6]]}, "hand vanguard: more than 2 copies of alder"),
    (ALDER, {"copies": 1}, "hand vanguard: more than 1 copies of alder"),
]


@pytest.mark.parametrize(
    ("path", "change", "said"), BAD, ids=[f"{number} {row[2]}" for number, row in enumerate(BAD)]
)
def test_a_bad_file_is_refused_in_the_words_of_the_reference(path, change, said):
    with pytest.raises(CardSetError) as caught:
        read(changed(small(), path, change))

    assert str(caught.value) == f"own.toml: {said}"


def test_a_refusal_names_file_entry_rule_and_what_was_found():
    with pytest.raises(CardSetError) as caught:
        read(changed(small(), ALDER, {"copies": True}))

    error = caught.value

    assert (error.file, error.key, error.got) == ("own.toml", "card alder: copies", True)
    assert error.expected == "copies must be 1 to 7"
    assert str(error) == "own.toml: card alder: copies must be 1 to 7, got True"


# What a good file holds.


def test_a_set_holds_what_the_file_says():
    printed = read(small())
    face = ("blue", "blue", "blue", "blue")
    red = ("red sword", "red sword", "red sword", "red sword")

    assert printed == PrintedSet(
        "small",
        {"en": "Small set"},
        None,
        3,
        (
            Character("alder", {"en": "Alder"}, None, None, 1, 2, face, None),
            Character("fenn", {"en": "Fenn"}, None, None, 2, 3, face, red),
            Character("lumen", {"en": "Lumen"}, None, None, 3, 4, face, red),
        ),
        (ReadyHand("vanguard", {"en": "Vanguard"}, None, tuple(CARDS)),),
    )


def test_zp_3_3_sides_are_read_clockwise_from_the_top_in_whatever_order_they_stand():
    sides = {"left": "blue", "down": "blue push", "up": "green sword", "right": "red pointer"}
    printed = read(changed(small(), ALDER, {"active": sides}))

    assert SIDES == ("up", "right", "down", "left")
    assert printed.characters[0].active == ("green sword", "red pointer", "blue push", "blue")


@pytest.mark.parametrize("kind", KINDS)
def test_zp_3_5_every_one_of_the_nine_kinds_of_side_can_be_printed(kind):
    printed = read(changed(small(), FENN, {"active": bare(kind), "alternate": bare(kind)}))

    assert len(KINDS) == 9
    assert printed.characters[1].active == printed.characters[1].alternate == (kind,) * 4


def test_zp_4_2_without_copies_a_hand_holds_one_more_than_the_numeral():
    assert [character.copies for character in read(small()).characters] == [2, 3, 4]


@pytest.mark.parametrize("copies", [1, 7])
def test_zp_4_2_a_card_says_itself_how_many_copies_a_hand_holds(copies):
    printed = read(changed(changed(small(), ALDER, {"copies": copies}), (), {"hand": []}))

    assert [character.copies for character in printed.characters] == [copies, 3, 4]


def test_zp_r23_an_owner_can_write_7_for_no_limit():
    cards = ["lumen"] * HAND
    printed = read(changed(changed(small(), LUMEN, {"copies": 7}), VANGUARD, {"cards": cards}))

    assert printed.hands[0].cards == tuple(cards)


def test_zp_4_6_a_draft_lays_out_nine_characters_or_as_many_as_there_are():
    many = [small()["card"][0] | {"id": f"alder-{number}"} for number in range(12)]
    usual = read(changed(small(), (), {"card": many, "hand": []}))

    assert usual.row == 9
    assert read(small()).row == 3
    assert read(small() | {"draft": {}}).row == 3


@pytest.mark.parametrize("row", [1, 3])
def test_zp_4_6_a_set_says_itself_how_many_characters_a_draft_lays_out(row):
    assert read(small() | {"draft": {"row": row}}).row == row


def test_a_file_may_have_no_ready_hands():
    assert read(changed(small(), (), {"hand": ABSENT})).hands == ()


def test_names_and_texts_may_be_tables_by_language():
    content = small() | {"name": {"en": "Small", "es": "Pequeño"}, "note": "Plain."}
    changed(content, FENN, {"name": {"es": "Fenn"}, "title": "the runner"})
    changed(content, FENN, {"alternate_title": {"en": "the flood", "es": "la crecida"}})
    changed(content, VANGUARD, {"name": {"es": "Vanguardia"}, "idea": "strike first"})
    printed = read(content)
    fenn, vanguard = printed.characters[1], printed.hands[0]

    assert (printed.name, printed.note) == ({"en": "Small", "es": "Pequeño"}, "Plain.")
    assert (fenn.name, fenn.title) == ({"es": "Fenn"}, {"en": "the runner"})
    assert fenn.alternate_title == {"en": "the flood", "es": "la crecida"}
    assert (vanguard.name, vanguard.idea) == ({"es": "Vanguardia"}, {"en": "strike first"})


# The sets that come with the game.


def test_the_house_set_is_read():
    house = built_in("house")
    doubles = [character for character in house.characters if character.alternate is not None]

    assert (house.id, house.row) == ("house", 9)
    assert "not the author's" in str(house.note)
    assert [character.id[0] for character in house.characters] == [*"abcdefghijklmnop"]
    assert len(doubles) == 11
    assert all(character.copies == character.numeral + 1 for character in house.characters)
    assert [hand.id for hand in house.hands] == ["vanguard", "longsight", "undertow"]


def test_the_house_set_shows_every_kind_of_side_on_an_active_face():
    faces = [character.active for character in built_in("house").characters]
    faces += [one.alternate for one in built_in("house").characters if one.alternate is not None]

    assert {side for face in faces for side in face} == {*KINDS}


def test_a_character_of_the_house_set_stands_as_the_file_has_it():
    fenn = built_in("house").characters[5]

    assert (fenn.id, fenn.numeral, fenn.copies) == ("fenn", 2, 3)
    assert fenn.title is not None
    assert fenn.title["en"] == "the reed runner"
    assert fenn.active == ("orange sword", "blue", "green pointer", "blue hook")
    assert fenn.alternate == ("orange sword", "red sword", "green sword", "orange sword")


def test_the_drill_set_is_read():
    drill = built_in("drill")

    assert " ".join(character.id for character in drill.characters) == (
        "blank guard ward spike blade bow lance hook push fork twin trio"
    )
    assert {character.copies for character in drill.characters} == {7}
    assert (drill.row, drill.hands) == (9, ())


# Hands of the options.


def test_zp_4_1_a_hand_of_the_options_is_seven_cards_of_the_set():
    assert check_hand(read(small()), "hands[0]", CARDS) == tuple(CARDS)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([], "hands[1]: a hand has 7 cards, not 0"),
        (CARDS[1:], "hands[1]: a hand has 7 cards, not 6"),
        ([*CARDS[1:], "bob"], "hands[1]: unknown card bob"),
        ([*CARDS[1:], 7], "hands[1]: unknown card 7"),
        (["alder", *CARDS[:6]], "hands[1]: more than 2 copies of alder"),
    ],
)
def test_zp_4_1_a_bad_hand_of_the_options_is_refused_as_one_of_the_file(cards, said):
    with pytest.raises(OptionError) as caught:
        check_hand(read(small()), "hands[1]", cards)

    assert str(caught.value) == said
    assert (caught.value.option, caught.value.got) == ("hands", cards)


def test_zp_4_4_a_ready_hand_is_found_by_its_id():
    assert ready_hand(read(small()), "vanguard") == read(small()).hands[0]


@pytest.mark.parametrize(("name", "known"), [("house", "undertow"), ("drill", "no ready hand")])
def test_zp_4_4_an_unknown_ready_hand_is_refused(name, known):
    with pytest.raises(OptionError, match=r"^unknown ready hand: bob$") as caught:
        ready_hand(built_in(name), "bob")

    assert known in caught.value.expected


# Whatever a file holds, it is read whole or refused.

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(KINDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def places(value, path=()):
    """Yield the path of everything inside a file's content."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in inner:
        yield (*path, key)
        if isinstance(one, dict | list):
            yield from places(one, (*path, key))


PLACES = list(places(small() | {"draft": {"row": 3}, "note": "Plain."}))


def spoilt(path, value):
    """Return the small file with another value in one place."""
    content = small() | {"draft": {"row": 3}, "note": "Plain."}
    table = content
    for step in path[:-1]:
        table = table[step]
    table[path[-1]] = copy.deepcopy(value)
    return content


@given(st.sampled_from(PLACES), VALUES)
def test_a_file_with_any_value_anywhere_is_read_whole_or_refused(path, value):
    told = outcome(spoilt(path, value))

    assert isinstance(told, PrintedSet) or told.startswith("own.toml: ")


@given(st.sampled_from(PLACES), st.text())
def test_a_file_with_any_other_key_anywhere_is_read_whole_or_refused(path, key):
    table = path[:-1] if isinstance(path[-1], str) else ()
    told = outcome(spoilt((*table, key), 1))

    assert isinstance(told, PrintedSet) or told.startswith("own.toml: ")


@given(st.dictionaries(st.sampled_from([*small(), "draft", "note"]), VALUES))
def test_any_content_at_all_is_read_whole_or_refused(content):
    told = outcome(content)

    assert isinstance(told, PrintedSet) or told.startswith("own.toml: ")


def test_reading_changes_nothing_in_the_content_of_a_file():
    content = small()
    read(content)

    assert content == small()
