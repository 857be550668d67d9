"""Board files: what a good one may look like, and how each bad one is refused."""

import re

import pytest
from hypothesis import given, settings, strategies as st

from ecliptic.core.errors import CardSetError
from ecliptic.games.zodiakal import Zodiakal
from tests.games.zodiakal.boards import STANDARD_FILE, TEXT, ring, standard, turned
from tests.games.zodiakal.table import table, wander

MOON = TEXT[TEXT.index("[[tile]]") : TEXT.index('[[tile]]\nid = "queen"')]

TILES = TEXT[TEXT.index("[[tile]]") : TEXT.index("[[relation]]")]

NAME, MOON_NAME = re.findall(r"^name = .*", TEXT, re.MULTILINE)[:2]

COLOUR = re.findall(r"^colour = .*", TEXT, re.MULTILINE)[0]

ACTIONS = "block, gift, steal, travel, reroll, duel, exchange"

EFFECTS = "swap, truce, boon, tribute, ban"

PAIR = "tiles must be two different tile ids"

SWAPPED = 'tiles = ["queen", "wanderer"]'

BAD = [
    # entry, what stands in its place, key, what the error says
    ("format = 1", "format = 2", "format", "format: expected 1, got 2"),
    ("format = 1", "format = true", "format", "format: expected 1, got True"),
    ("format = 1", "format = 1.0", "format", "format: expected 1, got 1.0"),
    ("format = 1", "", "format", "format: expected a value"),
    ("format = 1", "format = 1\nside_2 = 7", "side_2", "side_2: expected one of the keys format"),
    ('game = "zodiakal"', 'game = "dual"', "game", "game: expected 'zodiakal', got 'dual'"),
    ('author = "Ecliptic"', 'author = ""', "author", "author: expected a text"),
    (
        NAME,
        "name = 3",
        "name",
        "name: expected a text, or a table",
    ),
    ("side = 7 ", "side = 2 ", "side", "side: expected a whole number from 3 to 15, got 2"),
    ("side = 7 ", "side = 16 ", "side", "side: expected a whole number from 3 to 15, got 16"),
    ("side = 7 ", "side = 7.0 ", "side", "side: expected a whole number from 3 to 15, got 7.0"),
    ("side = 7 ", "side = true ", "side", "side: expected a whole number from 3 to 15, got True"),
    (
        "hand_limit = 7",
        "hand_limit = 6",
        "hand_limit",
        "hand_limit: expected a whole number from 7 to 12, got 6",
    ),
    (
        "hand_limit = 7",
        "hand_limit = 13",
        "hand_limit",
        "hand_limit: expected a whole number from 7 to 12, got 13",
    ),
    ("[6]", "[]", "steal_on", "steal_on: expected different die faces from 1 to 6, got []"),
    ("[6]", "[6, 6]", "steal_on", "steal_on: expected different die faces from 1 to 6"),
    ("[6]", "[0]", "steal_on", "steal_on: expected different die faces from 1 to 6"),
    ("[6]", "[7]", "steal_on", "steal_on: expected different die faces from 1 to 6"),
    ("[6]", "[true]", "steal_on", "steal_on: expected different die faces from 1 to 6"),
    ("[6]", "[1.0]", "steal_on", "steal_on: expected different die faces from 1 to 6"),
    ("[6]", "6", "steal_on", "steal_on: expected different die faces from 1 to 6"),
    ("steal_on = [6]", "", "steal_on", "steal_on: expected a value"),
    ("block_cost = 2", "block_cost = 0", "block_cost", "block_cost: expected 1, 2 or 3, got 0"),
    ("block_cost = 2", "block_cost = 4", "block_cost", "block_cost: expected 1, 2 or 3, got 4"),
    ("block_cost = 2", "block_cost = true", "block_cost", "block_cost: expected 1, 2 or 3"),
    (
        "players_2 = 3",
        "players_2 = 10",
        "copies.players_2",
        "copies.players_2: expected a whole number from 1 to 9, got 10",
    ),
    (
        "players_3 = 4",
        "players_3 = 0",
        "copies.players_3",
        "copies.players_3: expected a whole number from 1 to 9, got 0",
    ),
    (
        "players_4 = 5",
        "players_4 = 4",
        "copies.players_4",
        "copies.players_4: too few, the box could run empty",
    ),
    ("players_4 = 5", "", "copies.players_4", "copies.players_4: expected a value"),
    (
        "players_4 = 5",
        "players_4 = 5\nplayers_5 = 6",
        "copies.players_5",
        "copies.players_5: expected one of the keys players_2",
    ),
    (MOON, "", "tile", "tile: expected 7 tiles, found 6"),
    (TILES, "", "tile", "tile: expected 7 tiles, found 0"),
    ('id = "moon"', 'id = "Moon"', "tile 1: id", "tile 1: id 'Moon': expected small letters"),
    ('id = "moon"', 'id = ""', "tile 1: id", "tile 1: id '': expected small letters"),
    ('id = "moon"', "id = 1", "tile 1: id", "tile 1: id 1: expected small letters"),
    ('id = "moon"', "", "tile 1: id", "tile 1: id: expected a value"),
    ('id = "queen"', 'id = "moon"', "tile moon: id", "tile moon: moon appears twice"),
    ("square = 0", "square = 24", "tile moon: square", "tile moon: square must be 0 to 23"),
    ("square = 0", "square = -1", "tile moon: square", "tile moon: square must be 0 to 23"),
    ("square = 0", "square = false", "tile moon: square", "tile moon: square must be 0 to 23"),
    (
        "square = 3",
        "square = 0",
        "tile queen: square",
        "tile queen: square 0 is taken by moon",
    ),
    (
        'token = "goblet"',
        'token = "gob-let"',
        "tile queen: token",
        "tile queen: token must be small letters",
    ),
    (
        'token = "goblet"',
        "token = 4",
        "tile queen: token",
        "tile queen: token must be small letters",
    ),
    (
        'token = "goblet"',
        'token = "moonstone"',
        "tile queen: token",
        "tile queen: token moonstone belongs to two tiles",
    ),
    (
        'action = "gift"',
        'action = "give"',
        "tile queen: action",
        f"tile queen: unknown action 'give', expected one of {ACTIONS}",
    ),
    (
        'action = "gift"',
        "action = [1]",
        "tile queen: action",
        "tile queen: unknown action [1]",
    ),
    (
        'action = "gift"',
        'action = "block"',
        "tile queen: action",
        "tile queen: action block belongs to two tiles",
    ),
    (COLOUR, "", "tile moon: colour", "tile moon: colour: expected a value"),
    (COLOUR, "colour = 1", "tile moon: colour", "tile moon: colour: expected a text"),
    (
        MOON_NAME,
        "name = {}",
        "tile moon: name",
        "tile moon: name: expected a text",
    ),
    (
        COLOUR,
        'colour = "white"\ncolor = "white"',
        "tile moon: color",
        "tile moon: color: expected one of the keys id",
    ),
    (
        'effect = "swap"',
        'effect = "swop"',
        "relation 1: effect",
        f"relation 1: unknown effect 'swop', expected one of {EFFECTS}",
    ),
    (
        'effect = "swap"',
        "effect = 1",
        "relation 1: effect",
        "relation 1: unknown effect 1",
    ),
    (
        'kind = "alliance"',
        'kind = "rivalry"',
        "relation swap: kind",
        "relation swap: kind must be alliance, got 'rivalry'",
    ),
    (
        'kind = "rivalry"',
        'kind = "alliance"',
        "relation tribute: kind",
        "relation tribute: kind must be rivalry, got 'alliance'",
    ),
    (SWAPPED, 'tiles = ["queen", "queen"]', "relation swap: tiles", f"relation swap: {PAIR}"),
    (SWAPPED, 'tiles = ["queen", "king"]', "relation swap: tiles", f"relation swap: {PAIR}"),
    (SWAPPED, 'tiles = ["queen"]', "relation swap: tiles", f"relation swap: {PAIR}"),
    (SWAPPED, 'tiles = "queen"', "relation swap: tiles", f"relation swap: {PAIR}"),
    (SWAPPED, 'tiles = ["queen", ["sea"]]', "relation swap: tiles", f"relation swap: {PAIR}"),
    (SWAPPED, "", "relation swap: tiles", "relation swap: tiles: expected a value"),
    (
        SWAPPED,
        'tiles = ["queen", "moon"]',
        "relation swap: tiles",
        "relation swap: both tiles need the action gift, reroll or exchange",
    ),
    (
        'tiles = ["sea", "wanderer"]',
        'tiles = ["wanderer", "sea"]',
        "relation boon: tiles",
        "relation boon: the first tile needs the action exchange",
    ),
    (
        SWAPPED,
        f"{SWAPPED}\nside = 1",
        "relation swap: side",
        "relation swap: side: expected one of the keys kind, effect, tiles",
    ),
]


@pytest.mark.parametrize(
    ("entry", "instead", "key", "said"),
    BAD,
    ids=[f"{number} {row[2]}" for number, row in enumerate(BAD)],
)
def test_a_bad_file_is_refused_with_entry_and_reason(tmp_path, entry, instead, key, said):
    file = tmp_path / "own.toml"
    file.write_text(TEXT.replace(entry, instead, 1), encoding="utf-8")

    with pytest.raises(CardSetError, match=re.escape(f"{file}: {said}")) as caught:
        Zodiakal(cards=file)

    assert (caught.value.file, caught.value.key) == (str(file), key)


@pytest.mark.parametrize("copies", [3, [3, 4, 5], None])
def test_copies_are_a_table(copies):
    with pytest.raises(CardSetError, match="copies: expected a table with players_2"):
        Zodiakal(cards=standard(copies=copies or "none"))


@pytest.mark.parametrize("key", ["tile", "relation"])
def test_tiles_and_relations_are_arrays_of_tables(key):
    with pytest.raises(CardSetError, match=f"{key}: expected tables written as"):
        Zodiakal(cards=standard() | {key: "moon"})


def test_a_refused_file_leaves_nothing_behind(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(TEXT.replace("side = 7 ", "side = 2 "), encoding="utf-8")

    with pytest.raises(CardSetError):
        Zodiakal(cards=file)

    file.write_text(TEXT, encoding="utf-8")

    assert Zodiakal(cards=file).board == Zodiakal().board


def test_the_standard_board_is_the_built_in_one():
    assert Zodiakal(cards="standard").board == Zodiakal(cards=STANDARD_FILE).board


def test_names_may_be_tables_by_language():
    content = standard()
    content["tile"][0] |= {"name": {"en": "Moon", "es": "Luna"}, "token_name": {"es": "Piedra"}}
    content["tile"][1]["name"] = "Queen"
    moon, queen = Zodiakal(cards=content).board.tiles[:2]

    assert moon.name == {"en": "Moon", "es": "Luna"}
    assert moon.token_name == {"es": "Piedra"}
    assert moon.colour["en"] == "white"
    assert queen.name == {"en": "Queen"}


def test_two_boards_run_side_by_side():
    one, other = table({"first_player": 0}), table({"first_player": 0, "cards": ring()})

    assert one.play("roll 1").facts["tiles"][0] is None
    assert other.play("roll 1").facts["tiles"][0] == "queen"
    assert one.state != table({"first_player": 0, "cards": ring()}, "roll 1; pass").state


def test_states_of_different_boards_are_never_equal():
    boards = [standard(), standard("ban wind hero"), ring()]
    states = [Zodiakal(cards=board).new_initial_state() for board in boards]

    assert states[0] == Zodiakal(cards=standard()).new_initial_state()
    assert states[0] != states[1]
    assert states[1] != states[2]


EDITED = [
    standard(),
    ring("swap queen sea", "swap sea wanderer", "boon sea comet", "boon sea hero", hand_limit=12),
    ring(
        "tribute queen wind", "tribute queen sea", "ban hero moon", "ban hero sea", steal_on=[1, 5]
    ),
    ring("truce comet moon", "truce hero moon", "truce hero comet", block_cost=1),
    turned("swap tilec tilea", "tribute tileb tilec", block_cost=3, hand_limit=9),
    standard("ban queen comet", "ban queen comet", side=15),
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", EDITED, ids=range(len(EDITED)))
def test_edited_boards_play_to_the_end(board, players):
    options = {"players": players, "cards": board, "counter_block": True, "roll_cap": 150}
    at = wander(table(options), 3, 5000)
    tokens = [sum(kinds) for kinds in zip(*at.facts["hands"], at.facts["box"], strict=True)]

    assert at.actor is None
    assert tokens == [at.game.board.copies[players]] * 7


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-1, 25),
    st.floats(allow_nan=False),
    st.sampled_from(["moon", "queen", "sea", "gift", "block", "swap", "ban", "alliance", "", "X"]),
    st.lists(st.sampled_from(["moon", "sea", "queen", 1, 6, True]), max_size=3),
    st.dictionaries(st.sampled_from(["en", "players_2", "id"]), st.integers(0, 9), max_size=2),
)

PLACES = st.sampled_from(
    [
        *(("side",), ("hand_limit",), ("steal_on",), ("block_cost",), ("copies",), ("name",)),
        *(("tile",), ("relation",), ("other",), ("copies", "players_2"), ("copies", "players_4")),
        *(("tile", 1, key) for key in ("id", "square", "token", "action", "name", "colour", "x")),
        *(("relation", 0, key) for key in ("kind", "effect", "tiles", "x")),
    ]
)


def changed(content, place, value):
    """The content with one value changed."""
    inner = content
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    return content


@settings(max_examples=300)
@given(place=PLACES, value=VALUES)
def test_any_change_gives_a_board_that_plays_or_an_error(place, value):
    board = changed(standard("swap queen sea", "ban wind hero"), place, value)
    try:
        at = table({"cards": board, "roll_cap": 20})
    except CardSetError as error:
        said = str(error)
    else:
        said = f"cards: plays to its end, {wander(at, 1, 1000).actor}"

    assert said.startswith("cards: ")
    assert "plays" not in said or said.endswith("None")
