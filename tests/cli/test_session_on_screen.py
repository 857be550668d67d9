"""Games and replays on the coloured screen, with lines typed by the test."""

import re
import sys

import pytest

from ecliptic.catalog import load_game
from ecliptic.cli import replaying
from ecliptic.cli.plain import PlainScreen
from ecliptic.cli.playing import chosen_screen
from ecliptic.cli.replaying import step_through
from ecliptic.cli.rich_screen import RichScreen
from ecliptic.cli.seats import seating
from ecliptic.cli.session import Session
from ecliptic.core.frames import seen_frames
from ecliptic.core.match import Match, play
from ecliptic.core.record import load_record
from tests.cli import terminal as game
from tests.cli.canvas import drawn, screen_of

ENTER = ""
GAME = load_game("dual", rounds=1)


@pytest.fixture
def type_in(monkeypatch):
    """Type these lines, then the end of the input."""

    def typed(*lines):
        left = [str(line) for line in lines]
        monkeypatch.setattr("builtins.input", lambda: left.pop(0) if left else end_of_input())

    return typed


def end_of_input():
    raise EOFError


def session(file, people=(0,), *, height=24, language="en"):
    seated = seating(2, people, ["fair"] if len(people) == 1 else [], 7)
    match = Match(GAME, seated.names, "7", seated.bots)
    screen = screen_of(GAME, 80, height, language=language)
    return Session(match, seated, screen, file), screen


# A game.


@pytest.mark.parametrize("height", [24, 50])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_game_is_played_on_the_screen(tmp_path, type_in, height, language):
    type_in(*[1] * 60)
    one, screen = session(tmp_path / "game.txt", height=height, language=language)
    one.run()

    text = "\n".join(drawn(screen))

    assert load_record(tmp_path / "game.txt").ended_by == "rules"
    assert "[DU-5.2]" in text
    assert "game.txt" in re.sub(r"[\s│╭╮╰╯─]+", "", "".join(text.splitlines()[-5:]))


def test_a_game_on_the_screen_is_the_same_as_in_plain_lines(tmp_path, type_in):
    type_in("?", "look", 1, "hint", "play z9", *[1] * 60)
    one, screen = session(tmp_path / "game.txt")
    one.run()
    again = session(tmp_path / "again.txt")[0]
    type_in(*[1] * 60)
    again.run()

    assert (tmp_path / "game.txt").read_text() == (tmp_path / "again.txt").read_text()
    assert "No such move: play z9." in "\n".join(drawn(screen))


def test_the_table_is_drawn_anew_before_each_decision(tmp_path, type_in):
    type_in(1, 1, "look", ENTER)
    one, screen = session(tmp_path / "game.txt")
    one.run()
    drawn_tables = "\n".join(drawn(screen)).count("Round 1 of 1 ·")

    assert drawn_tables == 4  # at the start, after each move, and after Enter


def test_at_a_hand_over_the_screen_is_cleared_and_the_story_begins_anew(tmp_path, type_in):
    type_in(ENTER, 1, ENTER, 1, ENTER)
    one, screen = session(tmp_path / "game.txt", people=(0, 1))
    one.run()
    parts = "\n".join(drawn(screen)).split("Press Enter when nobody else looks.")[1:]

    assert len(parts) == 3
    assert [part.count("You turn over ") for part in parts] == [0, 0, 1]


# Which screen.


@pytest.mark.parametrize(
    ("terminal", "plain", "kind"),
    [(True, False, RichScreen), (True, True, PlainScreen), (False, False, PlainScreen)],
)
def test_colour_is_for_terminals_only(monkeypatch, terminal, plain, kind):
    monkeypatch.setattr(sys, "stdin", Stream(terminal=terminal))
    monkeypatch.setattr(sys, "stdout", Stream(terminal=True))

    assert isinstance(chosen_screen(GAME, "en", ["a", "b"], plain=plain), kind)


class Stream:
    encoding = "utf-8"

    def __init__(self, *, terminal):
        self.terminal = terminal

    def isatty(self):
        return self.terminal


# A replay.


def stepped(type_in, *lines, seat=0, start=0):
    """The screens of a replay, and how far each is, as (move, of all moves)."""
    bots = seating(2, (), ["uniform"], 3).bots
    record = play(GAME, [bots[0], bots[1]], 3)
    screen = screen_of(GAME, 80, 40)
    type_in(*lines)
    step_through(screen, GAME, seen_frames(GAME, record, seat), seat, start)
    text = "\n".join(drawn(screen))
    return text, [int(number) for number in re.findall(r"^Move (\d+) of 47:", text, re.MULTILINE)]


@pytest.mark.parametrize(
    ("lines", "places"),
    [
        ([], [0]),
        ([ENTER, ENTER], [0, 1, 2]),
        (["b"], [0, 0]),
        ([ENTER, ENTER, "b", "b"], [0, 1, 2, 1, 0]),
        (["21", ENTER, "b"], [0, 21, 22, 21]),
        (["999", ENTER], [0, 47, 47]),
        (["9" * 5000], [0, 47]),
        (["q", ENTER], [0]),
        (["quit", ENTER], [0]),
        (["what?"], [0, 1]),
    ],
)
def test_a_replay_goes_where_it_is_asked_to(type_in, lines, places):
    assert stepped(type_in, *lines)[1] == places


def test_a_replay_begins_where_it_is_asked_to(type_in):
    assert stepped(type_in, ENTER, start=30)[1] == [30, 31]


def test_each_step_shows_the_table_the_move_and_what_happened(type_in):
    text, _ = stepped(type_in, start=22)

    assert "Round 1 of 1 · Trick 1 of 9" in text
    assert re.search(r"^Move 22 of 47: play \w\d", text, re.MULTILINE)
    assert re.search(r"Trick\n╭", text)
    assert " has chosen a card to turn over." in text


def test_going_back_tells_the_story_up_to_there_only(type_in):
    there_and_back, _ = stepped(type_in, ENTER, "b", start=22)
    only_there, _ = stepped(type_in, start=22)

    assert there_and_back.endswith(only_there[-900:])


def test_a_replay_as_a_spectator_shows_no_hand(type_in):
    text, _ = stepped(type_in, seat=None, start=22)

    assert "Your hand" not in text
    assert text.count("▐") >= 17


def test_the_command_steps_through_a_record_on_a_screen(tmp_path, monkeypatch):
    game.play(tmp_path / "game.txt", 1)
    screen = screen_of(GAME, 80, 40)
    monkeypatch.setattr(replaying, "chosen_screen", lambda *_, **__: screen)
    result = game.ecliptic("replay", tmp_path / "game.txt", "--at", 20, typed=[ENTER, "q"])
    text = "\n".join(drawn(screen))

    assert result.exit_code == 0
    assert re.findall(r"^Move (\d+) of", text, re.MULTILINE) == ["20", "21"]
