"""Tables of other games, and what card files may ask for, on the coloured screen."""

import pytest

from tests.cli.canvas import canvas, move, piece, shown, table, toy_screen, zone


def test_any_zone_of_any_game_is_drawn():
    scene = table(
        zone("track", "Road", piece("a", "x"), piece("b", None)),
        zone("grid", "Field", piece("c", "y", pips=2, mark="sun", tone="red", below="z")),
        zone("die", "Die", piece("d", "6")),
        zone("hand", "Open hand", piece("e", "k7", mark="star"), owner=1),
        zone("hand", "My hand", piece("f", "q9"), piece("g", "q8"), owner=0),
        zone("hand", "My other hand", piece("h", "j9", below="j1"), owner=0),
        zone("pile", "Rest", piece("i", "p3"), count=1),
        zone("counter", "Gold", owner=0, count=3),
        zone("counter", "Gold", owner=1, count=5),
        moves=[move("take", "f"), move("pass"), move("roll", "d")],
    )
    roomy = "\n".join(shown(toy_screen(80, 60), scene, 0))
    dense = "\n".join(shown(toy_screen(80, 24), scene, 0))
    words = ("Road", "Field", "Die", "Open hand", "My hand", "My other hand", "Rest", "Gold")

    assert all(word in roomy and word in dense for word in words)
    assert all(face in roomy and face in dense for face in ("☼ Y", "Q9", "Q8", "p3"))
    assert "● K7" in roomy
    assert "k7" in dense
    assert " 2  Do pass" in roomy
    assert " 2  Short do pass" in dense


@pytest.mark.parametrize("height", [24, 60])
def test_a_table_without_counters_and_an_empty_one_are_drawn(height):
    scene = table(zone("track", "Road"), zone("hand", "Mine", owner=0), zone("pile", "Rest"))
    lines = [line.strip() for line in shown(toy_screen(80, height), scene, 0)]

    assert {"Road -", "Mine -", "Rest"} <= set(lines)


def test_a_colour_that_no_terminal_has_does_no_harm():
    odd = piece("a", "x1", tone="octarine", mark="moon")
    scene = table(zone("track", "Road", odd), zone("pile", "Rest", odd))

    assert "☾ X1" in "\n".join(shown(toy_screen(), scene, None))


def test_a_canvas_is_as_large_as_it_was_asked_to_be():
    assert canvas(60, 24).size == (60, 24)
