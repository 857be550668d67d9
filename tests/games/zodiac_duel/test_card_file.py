"""Card files: what a good one holds, and how the head, the signs, stars and cards are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.core.errors import CardSetError
from ecliptic.games.zodiac_duel.card_file import Card, Star, has_first_marks
from ecliptic.games.zodiac_duel.signs import ADVANCED, BASIC, SIGNS
from tests.games.zodiac_duel.card_files import ABSENT, SETS, built_in, changed, marked, read, small

AT = {card["id"]: number for number, card in enumerate(small()["card"])}
"""Where a card stands in the small file."""

LEO, PISCES, VIRGO, GEMINI = AT["leo-1"], AT["pisces-1"], AT["virgo-1"], AT["gemini-1"]
SIGN = {sign: number for number, sign in enumerate(SIGNS)}

BAD = [
    # the table, the change to it (ABSENT: the key is missing), the words of the refusal
    ((), {"format": "zodiac-duel"}, "format must be \"zodiac-duel-set\", got 'zodiac-duel'"),
    ((), {"format": ABSENT}, 'format must be "zodiac-duel-set", got nothing'),
    ((), {"version": 2}, "version must be 1, got 2"),
    ((), {"version": True}, "version must be 1, got True"),
    ((), {"version": 1.0}, "version must be 1, got 1.0"),
    ((), {"version": ABSENT}, "version must be 1, got nothing"),
    ((), {"name": ABSENT}, "name is missing"),
    ((), {"name": " "}, "name is missing"),
    ((), {"name": 3}, "name is missing"),
    ((), {"name": {}}, "name is missing"),
    ((), {"name": {"en": 3}}, "name is missing"),
    ((), {"notes": 3}, "notes must be a text, got 3"),
    ((), {"x": 1}, "unknown top-level key 'x'"),
    ((), {"sign": "leo"}, "sign must be tables written as [[sign]]"),
    ((), {"star": ["dim"]}, "star must be tables written as [[star]]"),
    ((), {"card": ABSENT}, "sign aquarius has 0 cards, not 4"),
    ((), {"star": ABSENT}, "card aquarius-1: unknown star 'dim'"),
    ((), {"sign": ABSENT}, "sign aquarius is missing"),
    ((), {"sign": small()["sign"][:11]}, "sign virgo is missing"),
    (("sign", SIGN["leo"]), {"name": "x"}, "unknown sign 'x'"),
    (("sign", SIGN["leo"]), {"name": ["leo"]}, "unknown sign ['leo']"),
    (("sign", SIGN["leo"]), {"name": "aries"}, "sign aries is listed twice"),
    (("sign", SIGN["leo"]), {"min": ABSENT}, "sign 'leo': keys are name, min, max"),
    (("sign", SIGN["leo"]), {"name": ABSENT}, "sign nothing: keys are name, min, max"),
    (("sign", SIGN["leo"]), {"x": 1}, "sign 'leo': keys are name, min, max"),
    (("sign", SIGN["leo"]), {"min": -1}, "sign leo: need 0 <= min <= max <= 20"),
    (("sign", SIGN["leo"]), {"max": 21}, "sign leo: need 0 <= min <= max <= 20"),
    (("sign", SIGN["leo"]), {"min": 5}, "sign leo: need 0 <= min <= max <= 20"),
    (("sign", SIGN["leo"]), {"min": 1.0}, "sign leo: need 0 <= min <= max <= 20"),
    (("sign", SIGN["leo"]), {"max": True}, "sign leo: need 0 <= min <= max <= 20"),
    (("star", 0), {"key": "Dim"}, "star 1: bad star key 'Dim'"),
    (("star", 0), {"key": 3}, "bad star key 3"),
    (("star", 0), {"key": ABSENT}, "bad star key nothing"),
    ((), {"star": small()["star"] * 2}, "star dim is listed twice"),
    (("star", 0), {"text": ABSENT}, "star dim: keys are key, name, type, text, effects"),
    (("star", 0), {"x": 1}, "star dim: keys are key, name, type, text, effects"),
    (("star", 0), {"type": "y"}, "star dim: unknown type 'y'"),
    (("star", 0), {"type": ["plus"]}, "star dim: unknown type ['plus']"),
    (("star", 0), {"name": 3}, "star dim: name must be a text"),
    (("star", 0), {"text": {"es": ""}}, "star dim: text must be a text, or a table of texts"),
    (("star", 0), {"effects": {"do": "end"}}, "star dim: effects must be a list"),
    (("star", 0), {"type": "immediate"}, "star dim: an immediate star must finish with end"),
    (("card", LEO), {"id": "Leo"}, f"card {LEO + 1}: bad card id 'Leo'"),
    (("card", LEO), {"id": 7}, "bad card id 7"),
    (("card", LEO), {"id": ABSENT}, "bad card id nothing"),
    (("card", LEO), {"id": "leo-2"}, "card leo-2 is listed twice"),
    (("card", LEO), {"y": 1}, "card leo-1: unknown key 'y'"),
    (("card", LEO), {"sign": "y"}, "card leo-1: unknown sign 'y'"),
    (("card", LEO), {"sign": ["leo"]}, "card leo-1: unknown sign ['leo']"),
    (("card", LEO), {"sign": ABSENT}, "card leo-1: unknown sign nothing"),
    (("card", LEO), {"star": "y"}, "card leo-1: unknown star 'y'"),
    (("card", LEO), {"star": ["dim"]}, "card leo-1: unknown star ['dim']"),
    (("card", LEO), {"power": 1.0}, "card leo-1: power must be a whole number"),
    (("card", LEO), {"power": True}, "card leo-1: power must be a whole number"),
    (("card", LEO), {"power": ABSENT}, "card leo-1: power must be a whole number"),
    (("card", LEO), {"power": 5}, "card leo-1: power 5 is outside the printed range 0-4 of leo"),
    (("card", LEO), {"power": -1}, "card leo-1: power -1 is outside the printed range 0-4"),
    (("card", GEMINI), {"power": 1}, "card gemini-1: a gemini has power 0"),
    (("card", PISCES), {"later_sign": "pisces"}, "a pisces needs a later_sign other than pisces"),
    (("card", PISCES), {"later_sign": "gemini"}, "later_sign other than pisces and gemini"),
    (("card", PISCES), {"later_sign": "y"}, "a pisces needs a later_sign other than pisces"),
    (("card", PISCES), {"later_sign": ["leo"]}, "a pisces needs a later_sign other than pisces"),
    (("card", PISCES), {"later_sign": ABSENT}, "a pisces needs a later_sign other than pisces"),
    (("card", PISCES), {"later_power": 21}, "card pisces-1: a pisces needs a later_power 0..20"),
    (("card", PISCES), {"later_power": -1}, "a pisces needs a later_power 0..20"),
    (("card", PISCES), {"later_power": True}, "a pisces needs a later_power 0..20"),
    (("card", PISCES), {"later_power": 2.0}, "a pisces needs a later_power 0..20"),
    (("card", PISCES), {"later_power": ABSENT}, "a pisces needs a later_power 0..20, got nothing"),
    (("card", LEO), {"later_sign": "leo"}, "only a pisces has later_sign and later_power"),
    (("card", LEO), {"later_power": 1}, "only a pisces has later_sign and later_power"),
    (("card", LEO), {"sign": "aries"}, "sign aries has 5 cards, not 4"),
    ((), {"card": small()["card"][1:]}, "sign aquarius has 3 cards, not 4"),
    (("card", LEO), {"first": "c"}, "card leo-1: first must be a, b, a-star or b-star, got 'c'"),
    (("card", LEO), {"first": ["a"]}, "first must be a, b, a-star or b-star"),
    (("card", VIRGO), {"first": "a"}, "only basic cards carry a first-game mark"),
    (("card", LEO), {"first": ABSENT}, "first-game mark a is on 4 cards, not 5"),
]


@pytest.mark.parametrize(
    ("path", "change", "said"), BAD, ids=[f"{number} {row[2]}" for number, row in enumerate(BAD)]
)
def test_a_bad_file_is_refused_in_the_words_of_the_reference(path, change, said):
    with pytest.raises(CardSetError) as caught:
        read(changed(marked(), path, change))

    assert said in str(caught.value)
    assert str(caught.value).startswith("own.toml: ")


def test_a_mark_that_no_card_carries_makes_the_marks_incomplete():
    content = changed(small(), ("card", AT["libra-3"]), {"first": "b-star"})
    changed(content, ("card", AT["libra-4"]), {"first": "b-star"})
    changed(content, ("card", LEO), {"first": "b-star"})

    with pytest.raises(CardSetError, match="first-game marks are incomplete"):
        read(content)


def test_a_refusal_names_file_entry_rule_and_what_was_found():
    with pytest.raises(CardSetError) as caught:
        read(changed(small(), ("card", LEO), {"power": True}))

    error = caught.value

    assert (error.file, error.key, error.got) == ("own.toml", "card leo-1: power", True)
    assert error.expected == "power must be a whole number"
    assert str(error) == "own.toml: card leo-1: power must be a whole number, got True"


def test_signs_are_two_groups_of_six_in_ascii_order():
    assert list(SIGNS) == sorted(BASIC | ADVANCED)
    assert (len(BASIC), len(ADVANCED), len(SIGNS)) == (6, 6, 12)
    assert {"leo", "aries"} <= BASIC
    assert {"gemini", "virgo"} <= ADVANCED


def test_cards_stand_in_ascii_order_whatever_the_order_of_the_file():
    content = small()
    content["card"].reverse()

    assert read(content) == read(small())
    assert [card.id for card in read(content).cards[:5]] == [
        "aquarius-1",
        "aquarius-2",
        "aquarius-3",
        "aquarius-4",
        "aries-1",
    ]


def test_a_deck_holds_what_the_file_says():
    deck = read(marked())

    assert deck.name == {"en": "Small set"}
    assert deck.ranges == dict.fromkeys(SIGNS, (0, 4))
    assert deck.stars == {"dim": Star("dim", {"en": "Dim"}, "other", {"en": "Wait."}, ())}
    assert deck.cards[LEO] == Card("leo-1", "leo", 1, "dim", "a", None, None)
    assert deck.cards[PISCES] == Card("pisces-1", "pisces", 1, "dim", None, "leo", 20)


def test_names_and_texts_may_be_tables_by_language():
    content = small() | {"name": {"en": "Small", "es": "Baraja"}, "notes": "Plain."}
    changed(
        content, ("star", 0), {"name": {"es": "Tenue"}, "text": {"en": "Wait.", "es": "Espera."}}
    )
    deck = read(content)

    assert deck.name == {"en": "Small", "es": "Baraja"}
    assert deck.stars["dim"].name == {"es": "Tenue"}
    assert deck.stars["dim"].text == {"en": "Wait.", "es": "Espera."}


def test_a_file_without_first_game_marks_is_good():
    assert not has_first_marks(read(small()))
    assert has_first_marks(read(marked()))
    assert has_first_marks(built_in("house"))


@pytest.mark.parametrize("name", sorted(file.stem for file in SETS.glob("*.toml")))
def test_every_built_in_set_reads_and_speaks_english_and_spanish(name):
    deck = built_in(name)
    texts = [deck.name, *[star.name for star in deck.stars.values()]]
    texts += [star.text for star in deck.stars.values()]

    assert len(deck.cards) == 48
    assert has_first_marks(deck)
    assert all(set(text) == {"en", "es"} for text in texts)
    assert {card.star for card in deck.cards} <= {*deck.stars}


def powers(mark):
    return [card.power for card in built_in("house").cards if card.first == mark]


@pytest.mark.parametrize(("letter", "total"), [("a", 22), ("b", 19)])
def test_the_five_fighters_of_each_first_deck_total_as_in_the_example(letter, total):
    assert (len(powers(letter)), sum(powers(letter))) == (5, total)
    assert len(powers(f"{letter}-star")) == 3


def test_eight_basic_cards_stay_unmarked():
    counts = Counter(card.first for card in built_in("house").cards if card.sign in BASIC)

    assert counts == {"a": 5, "b": 5, "a-star": 3, "b-star": 3, None: 8}


def test_the_cards_that_the_rulebook_names_are_there():
    deck = built_in("house")
    fighters = {(card.sign, card.power) for card in deck.cards}

    assert {("cancer", 3), ("leo", 9)} <= fighters
    assert [card.power for card in deck.cards if card.sign == "gemini"] == [0, 0, 0, 0]
    assert deck.stars["clemency"].effects == ({"do": "pardon", "who": "any"},)
    assert deck.stars["veto"].effects == ({"do": "cancel", "which": "rival-last"},)


@pytest.mark.parametrize("group", [BASIC, ADVANCED], ids=["basic", "advanced"])
def test_each_group_has_seven_lifters_of_the_penalty_two_endings_and_one_undoing_twice(group):
    deck = built_in("house")
    stars = [deck.stars[card.star] for card in deck.cards if card.sign in group]
    types = Counter(star.type for star in stars)

    assert (types["cancel-penalty"], types["immediate"]) == (7, 2)
    assert sum(star.key == "veto" for star in stars) == 2


def test_pisces_turn_into_the_later_forms_of_the_house_set():
    later = [
        (card.id, card.later_sign, card.later_power)
        for card in built_in("house").cards
        if card.sign == "pisces"
    ]

    assert later == [
        ("pisces-2", "scorpius", 8),
        ("pisces-4", "sagittarius", 6),
        ("pisces-6", "taurus", 4),
        ("pisces-8", "virgo", 3),
    ]
