import pytest

from ecliptic.core.errors import (
    CardSetError,
    EclipticError,
    IllegalMoveError,
    NotationError,
    OptionError,
    RecordError,
    UndoError,
)
from ecliptic.core.narration import Message

# Programs at the other end of the wire rely on these.
CODES: dict[type[EclipticError], str] = {
    EclipticError: "error",
    NotationError: "no_such_move",
    IllegalMoveError: "illegal_move",
    OptionError: "bad_option",
    CardSetError: "bad_card_set",
    RecordError: "bad_record",
    UndoError: "no_undo",
}


def test_codes_never_change():
    assert {kind: kind.code for kind in CODES} == CODES


def test_every_kind_of_error_has_a_code_of_its_own():
    own = {kind for kind in EclipticError.__subclasses__() if "core" in kind.__module__}

    assert {*CODES} == {EclipticError, *own}
    assert len(set(CODES.values())) == len(CODES)


@pytest.mark.parametrize("kind", CODES)
def test_one_except_clause_catches_every_kind(kind):
    assert issubclass(kind, EclipticError)
    assert not issubclass(kind, ValueError | AssertionError)


def test_no_such_move_says_what_a_move_looks_like():
    error = NotationError("put y3", "play and a card")

    assert str(error) == "no such move: 'put y3'; expected play and a card"
    assert (error.text, error.expected) == ("put y3", "play and a card")


def test_an_illegal_move_says_why_by_which_rule_and_what_is_legal():
    reason = Message("follow", {"suit": "y"}, "DU-3.2")
    error = IllegalMoveError("play r3", reason, "You must follow suit.", ["play y1", "play y2"])

    assert str(error) == (
        "illegal move 'play r3': You must follow suit. (DU-3.2); legal: play y1, play y2"
    )
    assert (error.text, error.reason, error.rule) == ("play r3", reason, "DU-3.2")
    assert error.legal == ("play y1", "play y2")


def test_an_illegal_move_without_a_rule_or_a_legal_one_says_so_plainly():
    error = IllegalMoveError("play r3", Message("over"), "The game is over.", [])

    assert str(error) == "illegal move 'play r3': The game is over.; legal: none"
    assert error.rule is None
    assert error.legal == ()


def test_a_bad_option_says_what_was_expected_and_got():
    error = OptionError("players", "one of 2, 3", "two")

    assert str(error) == "players: expected one of 2, 3, got 'two'"
    assert (error.option, error.expected, error.got) == ("players", "one of 2, 3", "two")


def test_an_option_error_can_have_the_words_of_its_game():
    error = OptionError("hands", "one of red, blue", "green", "unknown ready hand: green")

    assert str(error) == "unknown ready hand: green"
    assert (error.option, error.expected, error.got) == ("hands", "one of red, blue", "green")


def test_a_card_set_error_can_have_the_words_of_its_game():
    error = CardSetError("my.toml", "version", "1", 2, "version must be 1, got 2")

    assert str(error) == "my.toml: version must be 1, got 2"
    assert (error.key, error.expected, error.got) == ("version", "1", 2)


def test_a_bad_card_set_says_file_key_expected_and_got():
    error = CardSetError("my.toml", "card 3: stars", "a whole number from 1 to 5", 9)

    assert str(error) == "my.toml: card 3: stars: expected a whole number from 1 to 5, got 9"
    assert (error.file, error.key) == ("my.toml", "card 3: stars")
    assert (error.expected, error.got) == ("a whole number from 1 to 5", 9)


def test_a_number_too_long_to_write_is_told_all_the_same():
    error = CardSetError("my.toml", "stars", "a whole number from 1 to 5", 16**5000)

    assert str(error) == (
        "my.toml: stars: expected a whole number from 1 to 5, got a number too long to show"
    )


def test_a_bad_record_names_the_line():
    error = RecordError(3, "expected JSON")

    assert str(error) == "line 3: expected JSON"
    assert (error.line, error.reason) == (3, "expected JSON")


def test_a_record_that_is_bad_as_a_whole_names_no_line():
    error = RecordError(0, "another game")

    assert str(error) == "another game"
    assert error.line == 0


def test_a_move_that_stays_names_the_reason():
    error = UndoError("reveal")

    assert str(error) == "cannot undo: reveal"
    assert error.reason == "reveal"
