"""Card files: what a good one may look like, and how each bad one is refused."""

import re
from copy import deepcopy

import pytest

from ecliptic.core.errors import CardSetError, OptionError
from ecliptic.core.rng import Rng
from ecliptic.games.dual import Dual
from tests.games.dual.decks import RING, STANDARD_FILE, THIRTY, TWELVE, standard
from tests.games.dual.table import table, wander

TEXT = STANDARD_FILE.read_text(encoding="utf-8")

YELLOW, BLUE, RED, PURPLE = re.findall(r"\[\[suit\]\].*?\n\n", TEXT, re.DOTALL)

(YELLOW_NAME,) = re.findall(r"name = .*", YELLOW)

FIRST = 'ends = ["y1", "b9"]\nstars = 1'
"""The first card."""

BAD = [
    # entry, what stands in its place, key, expected, got
    ("format = 1", "format = 2", "format", "1", 2),
    ("format = 1", "format = true", "format", "1", True),
    ("format = 1", "format = 1.0", "format", "1", 1.0),
    ("format = 1", "", "format", "a value", None),
    ('game = "dual"', 'game = "zeipen"', "game", "'dual'", "zeipen"),
    ('game = "dual"', "", "game", "a value", None),
    ("end_sum = 10", "end_sum = 1", "end_sum", "a whole number from 2 to 20", 1),
    ("end_sum = 10", "end_sum = 21", "end_sum", "a whole number from 2 to 20", 21),
    ("end_sum = 10", "end_sum = 10.0", "end_sum", "a whole number from 2 to 20", 10.0),
    ("end_sum = 10", "", "end_sum", "a value", None),
    ("star_value = 5", "star_value = 0", "star_value", "a whole number from 1 to end_sum - 1", 0),
    ("star_value = 5", "star_value = 10", "star_value", "a whole number from 1 to end_sum - 1", 10),
    ("star_value = 5", "", "star_value", "a value", None),
    ("max_stars = 5", "max_stars = 0", "max_stars", "a whole number from 1 to 9", 0),
    ("max_stars = 5", "max_stars = 10", "max_stars", "a whole number from 1 to 9", 10),
    ("max_stars = 5", "max_stars = true", "max_stars", "a whole number from 1 to 9", True),
    ("max_stars = 5", "", "max_stars", "a value", None),
    ('author = "Ecliptic"', "author = 7", "author", "a text", 7),
    ('author = "Ecliptic"', "", "author", "a value", None),
    ("format = 1", "format = 1\nedition = 3", "edition", "one of the keys format, game", "edition"),
    ('letter = "y"', 'letter = "Y"', "suit 1: letter", "one small letter", "Y"),
    ('letter = "y"', 'letter = "yy"', "suit 1: letter", "one small letter", "yy"),
    ('letter = "y"', "letter = 1", "suit 1: letter", "one small letter", 1),
    ('letter = "y"', "", "suit 1: letter", "a value", None),
    ('letter = "b"', 'letter = "y"', "suit 2: letter", "a letter that is not used twice", "y"),
    ('mark = "sun"', "mark = 1", "suit 1: mark", "a text", 1),
    ('mark = "sun"', 'mark = "sun"\nsign = "x"', "suit 1: sign", "one of the keys letter", "sign"),
    (BLUE + RED + PURPLE, "", "suit", "2 to 6 suits", 1),
    (YELLOW, YELLOW * 4, "suit", "2 to 6 suits", 7),
    (YELLOW + BLUE + RED + PURPLE, "", "suit", "2 to 6 suits", 0),
    ('["y1", "b9"]', '["y1"]', "card 1: ends", "two texts such as", ["y1"]),
    ('["y1", "b9"]', '"y1b9"', "card 1: ends", "two texts such as", "y1b9"),
    ('["y1", "b9"]', '["y1", 9]', "card 1: ends", "two texts such as", ["y1", 9]),
    ('["y1", "b9"]', '["q3", "b9"]', "card 1: ends", "a suit letter (y, b, r, p)", "q3"),
    ('["y1", "b9"]', '["y1", "9b"]', "card 1: ends", "a suit letter (y, b, r, p)", "9b"),
    ('["y1", "b9"]', '["y0", "b9"]', "card 1: ends", "a value of 1 to 9", "y0"),
    ('["y1", "b9"]', '["y01", "b9"]', "card 1: ends", "a value of 1 to 9", "y01"),
    ('["y1", "b9"]', '["y10", "b9"]', "card 1: ends", "a value of 1 to 9", "y10"),
    ('"y1"', f'"y{"1" * 5000}"', "card 1: ends", "a value of 1 to 9", f"y{'1' * 5000}"),
    (
        '["y1", "b9"]',
        '["y1", "y9"]',
        "card 1: ends",
        "ends of two different suits",
        ["y1", "y9"],
    ),
    (
        '["y3", "b7"]',
        '["y3", "b6"]',
        "card 3: ends",
        "values that add up to 10",
        ["y3", "b6"],
    ),
    (
        '["y4", "b6"]',
        '["y3", "b7"]',
        "card 4: ends",
        "a face that does not appear on card 3 too",
        "y3",
    ),
    (
        '["y4", "b6"]',
        '["r3", "b7"]',
        "card 4: ends",
        "a face that does not appear on card 3 too",
        "b7",
    ),
    (FIRST, "stars = 1", "card 1: ends", "a value", None),
    (FIRST, 'ends = ["y1", "b9"]', "card 1: stars", "a value", None),
    (FIRST, FIRST + "\nstar = 1", "card 1: star", "one of the keys ends, stars", "star"),
    (FIRST, FIRST[:-1] + "0", "card 1: stars", "a whole number from 1 to 5", 0),
    (FIRST, FIRST[:-1] + "6", "card 1: stars", "a whole number from 1 to 5", 6),
    (FIRST, FIRST[:-1] + "true", "card 1: stars", "a whole number from 1 to 5", True),
    (FIRST, FIRST[:-1] + "1.0", "card 1: stars", "a whole number from 1 to 5", 1.0),
    (
        f"[[card]]\n{FIRST}",
        "",
        "card",
        "6, 12, 18, 24 or 30 cards",
        17,
    ),
    (YELLOW_NAME, 'name = ""', "suit 1: name", "a text, or a table of texts by language", ""),
    (
        YELLOW_NAME,
        "name = { en = 3 }",
        "suit 1: name",
        "a text, or a table of texts by language",
        {"en": 3},
    ),
    (YELLOW_NAME, "", "suit 1: name", "a value", None),
]


@pytest.mark.parametrize(
    ("entry", "instead", "key", "expected", "got"),
    BAD,
    ids=[f"{number} {row[2]}" for number, row in enumerate(BAD)],
)
def test_a_bad_file_is_refused_with_file_key_expected_and_got(
    tmp_path, entry, instead, key, expected, got
):
    file = tmp_path / "own.toml"
    file.write_text(TEXT.replace(entry, instead, 1), encoding="utf-8")

    with pytest.raises(CardSetError) as caught:
        Dual(cards=file)

    assert (caught.value.file, caught.value.key) == (str(file), key)
    assert caught.value.expected.startswith(expected)
    assert (caught.value.got, type(caught.value.got)) == (got, type(got))
    assert str(caught.value).startswith(f"{file}: {key}: expected {expected}")


def test_a_file_without_cards_says_how_many_it_found(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(TEXT[: TEXT.index("[[card]]")], encoding="utf-8")

    with pytest.raises(CardSetError, match="6, 12, 18, 24 or 30 cards, got 0"):
        Dual(cards=file)


@pytest.mark.parametrize("key", ["suit", "card"])
def test_suits_and_cards_are_arrays_of_tables(key):
    with pytest.raises(
        CardSetError, match=re.escape(f"{key}: expected tables written as [[{key}]]")
    ):
        Dual(cards=standard() | {key: "y"})


def test_a_refused_file_leaves_nothing_behind(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(TEXT.replace("\nstars = 5", "\nstars = 9"), encoding="utf-8")

    with pytest.raises(CardSetError):
        Dual(cards=file)

    file.write_text(TEXT, encoding="utf-8")

    assert Dual(cards=file).deck == Dual().deck


def test_names_may_be_tables_by_language():
    content = standard()
    content["name"] = {"en": "Standard", "es": "Normal"}
    content["suit"][0]["name"] = {"en": "Gold", "es": "Oro"}
    content["suit"][1]["name"] = "Water"
    deck = Dual(cards=content).deck

    assert deck.suits[0].name == {"en": "Gold", "es": "Oro"}
    assert deck.suits[1].name == {"en": "Water"}


@pytest.mark.parametrize("as_option", [str, lambda file: file], ids=["text", "path"])
def test_cards_may_be_a_path(tmp_path, as_option):
    file = tmp_path / "own.toml"
    file.write_text(TEXT.replace("\nstars = 5", "\nstars = 4"), encoding="utf-8")
    game = Dual(cards=as_option(file))

    assert max(game.deck.stars) == 4
    assert game.card_set.source == str(file)
    assert not game.card_set.built_in


def test_cards_may_be_parsed_content():
    game = Dual(cards=standard())

    assert game.deck == Dual().deck
    assert game.card_set.digest == Dual().card_set.digest


def test_parsed_content_is_copied_so_that_later_changes_do_not_reach_the_game():
    content = deepcopy(RING)
    game = Dual(cards=content)
    content["card"].clear()

    assert game.card_set.content == RING


@pytest.mark.parametrize(
    ("content", "expected"), [(b"suit = [", "valid TOML"), (b'name = "\xff"', "text in UTF-8")]
)
def test_a_file_that_is_no_toml_is_refused(tmp_path, content, expected):
    file = tmp_path / "own.toml"
    file.write_bytes(content)

    with pytest.raises(CardSetError, match=f"own.toml: file: expected {expected}"):
        Dual(cards=file)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(CardSetError, match=r"own\.toml: file: expected an existing file"):
        Dual(cards=tmp_path / "own.toml")


def test_a_folder_is_no_card_file(tmp_path):
    with pytest.raises(CardSetError, match="file: expected a readable file"):
        Dual(cards=tmp_path)


def test_an_unknown_built_in_set_names_those_there_are():
    with pytest.raises(CardSetError, match="expected one of the sets standard, or a path"):
        Dual(cards="deluxe")


@pytest.mark.parametrize("cards", [3, True, ["standard"]])
def test_cards_of_another_type_are_an_option_error(cards):
    with pytest.raises(OptionError, match="cards: expected the name of a set"):
        Dual(cards=cards)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("orientation", ["half", "independent"])
@pytest.mark.parametrize("first_flip", ["simultaneous", "in_order"])
def test_thirty_cards_in_six_suits_coupled_in_any_way_play_to_the_end(
    players, orientation, first_flip
):
    at = table(
        {
            "cards": THIRTY,
            "players": players,
            "orientation": orientation,
            "first_flip": first_flip,
            "rounds": 2,
        }
    )
    winds = 30 // players - 1
    last = wander(at, 11, 2 * (60 + players + winds)).facts
    end = wander(at, 11, 1).facts

    assert (last["phase"], end["phase"]) == ("play", "end")
    assert [sum(done["cards"]) for done in end["rounds_done"]] == [30, 30]
    assert [len(backs) for backs in end["backs"]] == [6] * players
    assert sum(at.state.returns()) == 0.0


def test_what_a_seat_cannot_see_of_thirty_cards_is_drawn_so_that_it_sees_the_same():
    at = wander(table({"cards": THIRTY, "players": 3, "rounds": 1, "first_dealer": 0}), 4, 36)
    views = [
        at.game.view(at.game.determinize(at.state, seat, Rng(seat)), seat) for seat in range(3)
    ]

    assert views == [at.view(seat) for seat in range(3)]


def test_a_suit_that_no_card_has_is_counted_all_the_same():
    content = deepcopy(RING)
    content["suit"].append(dict(content["suit"][0], letter="z"))
    at = table({"cards": content, "first_dealer": 0, "rounds": 1, "first_flip": "in_order"})
    dealt = at.copy().play("deal a1, deal b2, deal b3, deal b6, deal a9, deal c5")

    assert at.facts["backs"] == [[0, 0, 0, 0], [0, 0, 0, 0]]
    assert at.seen("deal b2", 0) == "deal b"
    assert dealt.seen("flip a1", 0) == "flip a backs 0,2,1,0/1,2,0,0"


def test_two_card_sets_run_side_by_side():
    one, other, alone = table({}), table({"cards": TWELVE}), table({})
    for seed in range(60):
        wander(one, seed, 1)
        wander(other, seed, 1)
        wander(alone, seed, 1)

    assert one.facts == alone.facts
    assert one.game.notation.cards == Dual().notation.cards
    assert other.game.notation.cards == Dual(cards=TWELVE).notation.cards


def test_states_of_different_card_sets_are_never_equal():
    assert Dual().new_initial_state() == Dual().new_initial_state()
    assert Dual().new_initial_state() != Dual(cards=TWELVE).new_initial_state()
