"""Cards with four sides and grids on the coloured screen."""

import pytest

from ecliptic.cli.playing import OWN_WORDS
from ecliptic.cli.rich_screen import RichScreen
from ecliptic.core.narration import Message, SeatName
from ecliptic.core.scene import Piece, Zone
from ecliptic.core.words import Words
from tests.cli.canvas import NAMES, TOY_WORDS, canvas, move, piece, shown, table, zone

SIDES = dict(zip(("top", "right", "bottom", "left"), "abcd", strict=True))
WORDS = Words(
    "en",
    {
        **{key: TOY_WORDS[key] for key in sorted(TOY_WORDS.keys())},
        **{f"side.{one}": f"side {one}" for one in "abcd"},
        **{f"side.{one}.short": one.upper() for one in "abcd"},
        "four": "{top}{right}{bottom}{left}",
        "sided": "a card: {sides}",
        "board": "seen by {seat}",
    },
)


def sided(name: str, *at: int, face: str = "Ace", **changed: object) -> Piece:
    sides = Message("four", {way: Message(f"side.{one}") for way, one in SIDES.items()})
    label = Message("sided", {"sides": sides}).as_json()
    look = {"tone": "red", "below": "II", "mark": "sun", "label": label}
    return piece(name, face, at=list(at) or None, **{**look, **changed})


def board(*pieces: Piece, seat: int = 0) -> Zone:
    grid = zone("grid", "Board", *pieces)
    grid["label"] = Message("board", {"seat": SeatName(seat)}).as_json()
    return grid


def lines(scene, reader, width=80, height=60):
    screen = RichScreen(WORDS, Words.load(OWN_WORDS, "en"), NAMES, canvas(width, height))
    return [line.rstrip() for line in shown(screen, scene, reader)]


MIDDLE = piece("middle", "+", at=[0, 0], tone="blue")
FREE = piece("free", None, at=[1, 1])
FIELD = board(sided("ace", -1, 0), MIDDLE, FREE)


def test_a_grid_is_drawn_as_its_seat_sees_it():
    assert lines(table(FIELD), 0)[1:10] == [
        "Seen by you",
        "        0        1",
        "    ╭II─A──☼╮",
        "  1 │D Ace B│",
        "    ╰───C───╯",
        "    ╭───────╮",
        "  0 │   +   │",
        "    ╰───────╯",
        " -1",
    ]


def test_a_grid_is_turned_for_the_reader_on_the_other_side():
    drawn = lines(table(FIELD), 1)

    assert drawn[2] == "        1        0"
    assert drawn[3].startswith(" -1")
    assert drawn[7:10] == [
        "             ╭II─C──☼╮",
        "  1          │B Ace D│",
        "             ╰───A───╯",
    ]


def test_a_spectator_sees_a_grid_as_its_seat_does():
    assert lines(table(FIELD), None)[2] == lines(table(FIELD), 0)[2]


def test_the_signs_of_the_sides_are_explained_once():
    assert lines(table(FIELD), 0)[11] == "A side a  B side b  C side c  D side d"
    assert lines(table(FIELD), 0, 30)[11:13] == ["A side a  B side b  C side c", "D side d"]


def test_free_places_have_numbers_and_cards_on_a_grid_have_words_too():
    moves = [move("go", "free"), move("turn", "ace"), move("push", "ace"), move("rest")]
    drawn = lines(table(FIELD, moves=moves), 0)

    assert "    ╰ 2 3 C─╯" in drawn
    assert drawn[9].split() == ["-1", "1"]
    assert drawn[-3:] == [" 2  Do turn", " 3  Do push", " 4  Do rest"]


def test_a_free_place_that_shows_something_has_words():
    grid = board(MIDDLE, piece("free", "+1", at=[0, 1]))
    drawn = lines(table(grid, moves=[move("go", "free")]), 0)

    assert drawn[4] == "  0 │   +   │  1  +1"
    assert " 1  Do go" in drawn


@pytest.mark.parametrize(("width", "wide"), [(80, True), (30, False)])
def test_cards_in_a_row_are_wide_where_there_is_room(width, wide):
    row = zone("hand", "Mine", *(sided(f"ace-{number}") for number in range(3)), owner=0)
    drawn = "\n".join(lines(table(row, moves=[move("play", "ace-1")]), 0, width))

    assert ("│D  Ace  B│" in drawn) == wide
    assert ("╰ 1 ─C────╯" in drawn) == wide
    assert ("╰ 1 C───╯" in drawn) != wide


def test_a_long_numeral_never_hides_a_side():
    drawn = "\n".join(lines(table(board(sided("ace", 0, 0, below="III*'#"))), 0))

    assert "╭III*'#A╮" in drawn


@pytest.mark.parametrize(("width", "height"), [(39, 60), (80, 24)])
def test_a_grid_too_large_for_the_terminal_has_two_lines_a_card(width, height):
    pieces = [sided(f"ace-{row}-{column}", row, column) for row in range(7) for column in range(4)]
    drawn = lines(table(board(*pieces), moves=[move("turn", "ace-0-0")]), 0, width, height)

    assert "  0 ABCD     ABCD     ABCD     ABCD" in drawn
    assert "     1 ☼Ace  ☼Ace     ☼Ace     ☼Ace" in drawn


def test_a_grid_in_which_nothing_lies_is_named():
    assert lines(table(board()), 0)[1] == "Seen by you -"


@pytest.mark.parametrize("sides", ["no message", Message("four", {"top": Message("side.a")})])
def test_a_card_without_four_sides_is_a_plain_card(sides):
    label = Message("sided", {"sides": sides}).as_json()
    drawn = "\n".join(lines(table(zone("hand", "Mine", sided("ace", label=label), owner=0)), 0))

    assert "│ ☼ ACE │" in drawn
