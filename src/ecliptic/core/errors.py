"""Everything that can go wrong through a caller's doing.

::

    EclipticError
    ├── NotationError      no such move in this game, in any position
    ├── IllegalMoveError   a move of the game, not allowed here (reason, rule id, legal moves)
    ├── OptionError        no such game or option, or a value it cannot have
    ├── CardSetError       a card file or card set is wrong (file, key, expected, got)
    ├── RecordError        a record cannot be read or replayed (line, reason)
    └── UndoError          a move cannot be taken back (reason)

`code` is a stable name of the kind of error, for programs. A broken invariant is an
AssertionError: ours, never the caller's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.narration import Message


class EclipticError(Exception):
    """Any error a caller can cause."""

    code: ClassVar[str] = "error"


class NotationError(EclipticError):
    """The text is no move of this game.

    `text` is what was given, `expected` says what a move looks like.
    """

    code = "no_such_move"

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"no such move: {text!r}; expected {expected}")
        self.text = text
        self.expected = expected


class IllegalMoveError(EclipticError):
    """The move belongs to the game but is not allowed in this position.

    `reason` is a message for people, `rule` the id of the rule that forbids the move,
    `legal` the texts of the moves that are allowed, in ASCII order.
    """

    code = "illegal_move"

    def __init__(self, text: str, reason: Message, sentence: str, legal: Sequence[str]) -> None:
        allowed = ", ".join(legal) if legal else "none"
        rule = f" ({reason.rule})" if reason.rule else ""
        super().__init__(f"illegal move {text!r}: {sentence}{rule}; legal: {allowed}")
        self.text = text
        self.reason = reason
        self.rule = reason.rule
        self.legal = tuple(legal)


class OptionError(EclipticError):
    """A game, an option or its value does not exist.

    `option` names the option (or `game`), `expected` what it may be, `got` what it was.
    `reason` is the sentence of a game that has its own for the case.
    """

    code = "bad_option"

    def __init__(self, option: str, expected: str, got: object, reason: str | None = None) -> None:
        said = f"{option}: expected {expected}, got {got!r}" if reason is None else reason
        super().__init__(said)
        self.option = option
        self.expected = expected
        self.got = got


class CardSetError(EclipticError):
    """A card set is refused as a whole.

    `file` names the file or set, `key` the entry, `expected` and `got` the difference
    (None: nothing). `reason` is the sentence of a game that has its own for the case.
    """

    code = "bad_card_set"

    def __init__(
        self, file: str, key: str, expected: str, got: object, reason: str | None = None
    ) -> None:
        said = f"{key}: expected {expected}, got {shown(got)}" if reason is None else reason
        super().__init__(f"{file}: {said}")
        self.file = file
        self.key = key
        self.expected = expected
        self.got = got


def shown(value: object) -> str:
    """Return a value of a file as an error shows it; None stands for a key that is missing."""
    try:
        return "nothing" if value is None else repr(value)
    except ValueError:  # Python writes no number of more than some thousand digits
        return "a number too long to show"


class RecordError(EclipticError):
    """A record cannot be read or does not replay; `line` is 1-based, 0 for the whole."""

    code = "bad_record"

    def __init__(self, line: int, reason: str) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{reason}")
        self.line = line
        self.reason = reason


class UndoError(EclipticError):
    """A move cannot be taken back; `reason` is one of the keys in `core.match`."""

    code = "no_undo"

    def __init__(self, reason: str) -> None:
        super().__init__(f"cannot undo: {reason}")
        self.reason = reason
