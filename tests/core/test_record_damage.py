from dataclasses import replace

import pytest

from ecliptic.core.errors import RecordError
from ecliptic.core.record import Record
from tests.core.table import FORMAT_1, RECORD, SHORT
from tests.core.toy import Toy

HEADERS = [line.partition(":")[0] for line in FORMAT_1.splitlines()[1:15]]


def refused(call, *args):
    with pytest.raises(RecordError) as caught:
        call(*args)
    return caught.value


def without_line(number):
    lines = FORMAT_1.splitlines(keepends=True)
    return "".join(lines[: number - 1] + lines[number:])


# The text.


def test_every_header_is_needed():
    errors = [refused(Record.parse, without_line(number)) for number in range(2, 16)]

    assert {error.line for error in errors} == {15}
    assert [error.reason for error in errors] == [
        f"expected the headers {name} before this line" for name in HEADERS
    ]


def test_no_header_may_stand_twice():
    lines = FORMAT_1.splitlines()
    errors = [
        refused(Record.parse, "\n".join([*lines[:number], *lines[number - 1 :]]))
        for number in range(2, 16)
    ]

    assert [error.line for error in errors] == list(range(3, 17))
    assert all(error.reason.startswith("expected one header of format, game") for error in errors)


@pytest.mark.parametrize(
    ("found", "put", "line", "reason"),
    [
        ("Ecliptic record", "Eclipse record", 1, "expected 'Ecliptic record', got 'Eclipse recor"),
        ("format: 1", "format: 2", 2, "format: expected 1, got 2"),
        ("format: 1", 'format: "1"', 2, "format: expected 1, got '1'"),
        ("format: 1", "format: true", 2, "format: expected 1, got True"),
        ("format: 1", "format: [1]", 2, "format: expected 1, got [1]"),
        ("format: 1", "game", 2, "expected one header of format, game, edition"),
        ('game: "toy"', "game: toy", 3, "game: expected JSON, got 'toy'"),
        ('game: "toy"', "game: 3", 3, "game: expected str, got 3"),
        ('game: "toy"', "game: null", 3, "game: expected str, got None"),
        ('game: "toy"', "name: 3", 3, "expected one header of format, game, edition"),
        ('game: "toy"', "moves: []", 3, "expected one header of format, game, edition"),
        ("edition: 3", "edition: 3.0", 4, "edition: expected int, got 3.0"),
        ("edition: 3", "edition: true", 4, "edition: expected int, got True"),
        ("edition: 3", f"edition: {'3' * 5000}", 4, "edition: expected JSON, got '33333"),
        ('{"rounds": 1}', '["rounds"]', 5, "options: expected dict, got ['rounds']"),
        ('{"rounds": 1}', '{"rounds": 1', 5, "options: expected JSON"),
        ('{"rounds": 1}', "[" * 100_000, 5, "options: expected JSON"),
        ('cards: "standard"', "cards: 3", 6, "cards: expected str or dict, got 3"),
        ('"Ana", "Žofie"', '"Ana", 3', 8, "seats: in the list: expected str, got 3"),
        ('["Ana", "Žofie"]', '"Ana"', 8, "seats: expected list, got 'Ana'"),
        ('seed: "7"', "seed: 7", 10, "seed: expected str or NoneType, got 7"),
        ("viewer: null", 'viewer: "0"', 11, "viewer: expected int or NoneType, got '0'"),
        ('"rules"', "false", 12, "ended_by: expected str or NoneType, got False"),
        ("-1.0", "null", 13, "result: in the list: expected int or float, got None"),
        ("[1.0, -1.0]", "1.0", 13, "result: expected list or NoneType, got 1.0"),
        ("draw 0\ndraw 1", "draw 0\n\ndraw 1", 18, "expected a move or a note, got an empty line"),
        ("\n\ndraw 0", "\ndraw 0", 16, "expected one header of format, game, edition"),
    ],
)
def test_damage_is_reported_with_its_line(found, put, line, reason):
    error = refused(Record.parse, FORMAT_1.replace(found, put))

    assert error.line == line
    assert error.reason.startswith(reason)


def test_a_text_that_ends_before_the_blank_line_is_refused():
    lines = FORMAT_1.splitlines()
    errors = [refused(Record.parse, "\n".join(lines[:count]) + "\n") for count in range(1, 16)]

    assert [error.line for error in errors] == list(range(1, 16))
    assert {error.reason for error in errors} == {
        "expected a blank line after the header, got the end"
    }


@pytest.mark.parametrize("text", ["", "\n", "Ecliptic", "\ufeffEcliptic record\n"])
def test_a_text_that_is_no_record_at_all_is_refused(text):
    error = refused(Record.parse, text)

    assert error.line == 1
    assert error.reason.startswith("expected 'Ecliptic record', got ")


# The moves and the end.


@pytest.mark.parametrize(
    ("found", "put", "line", "reason"),
    [
        ("draw 0", "draw 7", 17, "no such move: 'draw 7'; expected a word such as bet"),
        ("\nbet 2", "\nbet 3", 20, "no such move: 'bet 3'"),
        ("\nshow", "\nshw", 24, "no such move: 'shw'"),
        ("\nbet 2", "\ndie 2", 20, "illegal move 'die 2': die 2 has its place elsewhere"),
        ("die 1", "show", 22, "illegal move 'show'"),
        ("# bravo", "bet 1", 25, "illegal move 'bet 1': The game is over.; legal: none"),
    ],
)
def test_a_bad_move_is_reported_with_its_line_also_behind_notes(found, put, line, reason):
    damaged = Record.parse(FORMAT_1.replace(found, put))
    error = refused(damaged.final_state, SHORT)

    assert error.line == line
    assert error.reason.startswith(reason)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "dual"}, "expected the game dual, got toy"),
        ({"edition": 2}, "expected edition 3 of toy, got 2"),
        ({"cards_digest": "0" * 16}, "expected card set 0000000000000000, got 87b4695d50814e27"),
        ({"seats": ("Ana",)}, "expected the names of 2 seats, got 1"),
        ({"viewer": 0}, "this is what one seat saw; only a full record can be replayed"),
        ({"digest": "0" * 15}, "expected the final state 000000000000000, got c5a4d06cd8202121"),
        ({"result": (-1.0, 1.0)}, "expected the result [-1.0, 1.0], got [1.0, -1.0]"),
        ({"reason": "TO-9"}, "expected the reason TO-9, got TO-4"),
        ({"ended_by": None}, "the game is over, but ended_by is None"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_a_record_that_does_not_fit_is_refused(change, reason):
    error = refused(replace(RECORD, **change).final_state, SHORT)

    assert error.line == 0
    assert error.reason == reason


def test_another_card_set_is_refused():
    error = refused(RECORD.final_state, Toy(rounds=1, cards="pair"))

    assert error.reason.startswith("expected card set 87b4695d50814e27, got ")


def test_other_options_show_in_what_does_not_replay():
    error = refused(RECORD.final_state, Toy(rounds=2))

    assert error.reason.startswith("expected the final state c5a4d06cd8202121, got ")


@pytest.mark.parametrize("count", range(6))
def test_a_game_cut_short_is_not_what_it_claims_to_be(count):
    short = replace(RECORD, moves=RECORD.moves[:count])
    undigested = replace(short, digest=None)

    assert refused(short.final_state, SHORT).reason.startswith("expected the final state")
    assert refused(undigested.final_state, SHORT).reason == (
        "the game goes on after the last move, but ended_by is 'rules'"
    )
