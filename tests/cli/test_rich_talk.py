"""What a coloured screen says beside the table: events, answers, questions."""

import re

from tests.cli.canvas import drawn, dual, first_flip, scene_of, screen_of, shown, written

# What has happened.


def test_the_last_events_are_shown_as_far_as_there_is_room():
    screen = screen_of(dual().game)
    for number in range(40):
        screen.tell(f"Event {number}.")
    events = [line for line in shown(screen, scene_of(first_flip(), 0), 0) if "Event" in line]

    assert events[-1].strip() == "Event 39."
    assert events[0].strip() == f"Event {40 - len(events)}."
    assert 5 <= len(events) <= 14


def test_an_event_of_several_lines_is_shown_whole_or_not_at_all():
    screen = screen_of(dual().game, 80, 24)
    for number in range(9):
        screen.tell(f"Begin {number} " + "word " * 30 + f"end {number}")
    text = "\n".join(shown(screen, scene_of(first_flip(), 0), 0))

    assert re.findall(r"Begin (\d)", text) == re.findall(r"end (\d)", text)


def test_new_events_are_brighter_than_old_ones():
    screen = screen_of(dual().game)
    screen.tell("Old.")
    shown(screen, scene_of(first_flip(), 0), 0)
    screen.tell("New.")
    screen.show(scene_of(first_flip(), 0), 0)
    text = screen.console.export_text(styles=True)

    assert "\x1b[2mOld.\x1b[0m" in text
    assert "\nNew." in text


def test_what_was_told_can_be_forgotten():
    screen = screen_of(dual().game)
    screen.tell("Secret.")
    screen.forget()

    assert "Secret." not in "\n".join(shown(screen, scene_of(first_flip(), 0), 0))


def test_square_brackets_are_no_markup():
    screen = screen_of(dual().game)
    screen.tell("[bold]a[/bold] [DU-3.1]")
    screen.answer("[red]b[/red]")
    lines = shown(screen, scene_of(first_flip(), 0), 0)

    assert "[bold]a[/bold] [DU-3.1]" in "\n".join(lines)
    assert "[red]b[/red]" in "\n".join(lines)


# Answers.


def test_a_short_answer_is_a_line_and_a_long_one_stands_in_a_frame():
    screen = screen_of(dual().game)
    screen.answer("Short.")
    screen.answer("Two\nlines.")
    screen.answer("word " * 40)
    screen.close()
    lines = drawn(screen)

    assert lines[0].strip() == "Short."
    assert [line.strip("│ ") for line in lines[2:4]] == ["Two", "lines."]
    assert sum(line.startswith("╭") for line in lines) == 2


def test_an_answer_stands_under_the_table_and_is_given_once():
    screen = screen_of(dual().game)
    screen.answer("So it is.")
    first = shown(screen, scene_of(first_flip(), 0), 0)
    second = shown(screen, scene_of(first_flip(), 0), 0)

    assert first[-1].strip() == "So it is."
    assert "So it is." not in "\n".join(second)


def test_a_question_comes_after_the_answers(monkeypatch):
    monkeypatch.setattr("builtins.input", lambda: "typed")
    screen = screen_of(dual().game)
    screen.answer("So it is.")

    assert screen.ask("And now? ") == "typed"
    assert [line.strip() for line in drawn(screen)] == ["So it is.", "And now?"]


def test_a_hand_over_clears_the_screen_before_it_asks(monkeypatch):
    monkeypatch.setattr("builtins.input", lambda: "")
    screen = screen_of(dual().game)
    screen.hand_over("Ready? ")
    text = written(screen)

    assert text.index("\x1b[2J") < text.index("Ready?")


def test_a_notice_is_shown_while_something_takes_its_time():
    screen = screen_of(dual().game)
    with screen.busy("Thinking [hard] ..."):
        pass

    assert "Thinking [hard] ..." in written(screen)
