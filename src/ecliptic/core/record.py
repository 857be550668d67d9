"""A record: one finished or running game as text that a person can read.

Header lines `name: value` (values are JSON), a blank line, then one move text a line,
chance moves included. Lines that begin with `#` are notes, for example on moves taken
back; they change nothing. A record is the unit of storage, replay, bug report and test.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ecliptic.core.errors import IllegalMoveError, NotationError, RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecliptic.core.game import AnyGame
    from ecliptic.core.state import State

FORMAT = 1
"""Raised when the text format changes; every older format stays readable."""

TITLE = "Ecliptic record"


@dataclass(frozen=True)
class Record:
    """What was played, from the first chance move on.

    `options` are the switches that differ from their defaults. `cards` is the name of a
    built-in set or the whole content of another. `seats` are the players' names. `seed`
    is null where chance came from elsewhere, or must not be known yet; `commitment` is
    what the seed was bound to before the first move (`core.fairness`). `viewer` is null
    for a full record, else the seat whose observed texts the moves are (-1: a
    spectator). `ended_by` is null for a running game, `rules`, or a word of the table
    such as `resign`. `result` are the returns by seat, `reason` the rule that ended the
    game, `digest` that of the final state. `notes` are pairs of the number of moves
    before the note and its text.
    """

    game: str
    edition: int
    options: Mapping[str, object]
    cards: str | Mapping[str, object]
    cards_digest: str
    seats: tuple[str, ...]
    moves: tuple[str, ...]
    generator: str | None = None
    seed: str | None = None
    commitment: str | None = None
    viewer: int | None = None
    ended_by: str | None = None
    result: tuple[float, ...] | None = None
    reason: str | None = None
    digest: str | None = None
    notes: tuple[tuple[int, str], ...] = field(default=())

    def text(self) -> str:
        """Return the record as text."""
        lines = [TITLE, f"format: {FORMAT}"]
        lines += [f"{name}: {_json(getattr(self, name))}" for name in self._headers()]
        lines.append("")
        for ply, move in enumerate(self.moves):
            lines += self._notes_at(ply)
            lines.append(move)
        lines += self._notes_at(len(self.moves))
        return "\n".join(lines) + "\n"

    def _headers(self) -> list[str]:
        return [name for name in _HEADER if name not in _IF_ANY or getattr(self, name) is not None]

    def _notes_at(self, ply: int) -> list[str]:
        return [f"# {note}" for place, note in self.notes if place == ply]

    @classmethod
    def parse(cls, text: str) -> Record:
        """Return the record that a text holds.

        Raises:
            RecordError: with the line that is wrong.
        """
        lines = text.removesuffix("\n").split("\n")  # splitlines would split names, too
        if lines[0].strip() != TITLE:
            raise RecordError(1, f"expected {TITLE!r}, got {lines[0]!r}")
        header, body = _header(lines)
        moves, notes = _moves_and_notes(lines, body)
        return cls(**header, moves=moves, notes=notes)  # type: ignore[arg-type]  # checked by _header

    def replay(self, game: AnyGame) -> Iterator[tuple[State, int]]:
        """Yield each state with the action played in it; the last action is -1.

        The state is one object that changes on. At the end the digest and the result of
        the header are compared with what was reached.

        Raises:
            RecordError: another game, edition or card set; a bad line; another ending.
        """
        self._check_game(game)
        state = game.new_initial_state()
        for ply, text in enumerate(self.moves):
            action = self._parsed_move(game, state, ply, text)
            yield state, action
            state.apply_action(action)
        self._check_end(game, state)
        yield state, -1

    def final_state(self, game: AnyGame) -> State:
        """Replay and return the last state; raises RecordError as `replay`."""
        *_, (state, _) = self.replay(game)
        return state

    def seen_by(self, game: AnyGame, seat: int | None) -> Record:
        """Return the record as a seat (None: a spectator) observed it; not replayable.

        The notes stay behind, for they name moves that the seat may not have seen.
        """
        seen = [
            game.observed(state, action, seat) for state, action in self.replay(game) if action >= 0
        ]
        viewer = -1 if seat is None else seat
        return replace(self, moves=tuple(seen), viewer=viewer, seed=None, digest=None, notes=())

    def line_of(self, ply: int) -> int:
        """Return the 1-based line of the text on which a move stands (0-based ply)."""
        notes_before = sum(1 for place, _ in self.notes if place <= ply)
        return len(self._headers()) + 4 + ply + notes_before

    def _check_game(self, game: AnyGame) -> None:
        if self.viewer is not None:
            raise RecordError(0, "this is what one seat saw; only a full record can be replayed")
        if game.name != self.game:
            raise RecordError(0, f"expected the game {self.game}, got {game.name}")
        if game.edition != self.edition:
            reason = f"expected edition {game.edition} of {self.game}, got {self.edition}"
            raise RecordError(0, reason)
        if len(self.seats) != game.num_players:
            reason = f"expected the names of {game.num_players} seats, got {len(self.seats)}"
            raise RecordError(0, reason)
        if game.card_set.digest != self.cards_digest:
            reason = f"expected card set {self.cards_digest}, got {game.card_set.digest}"
            raise RecordError(0, reason)

    def _parsed_move(self, game: AnyGame, state: State, ply: int, text: str) -> int:
        try:
            return game.parse_move(state, text)
        except (NotationError, IllegalMoveError) as error:
            raise RecordError(self.line_of(ply), str(error)) from error

    def _check_end(self, game: AnyGame, state: State) -> None:
        if self.digest is not None and state_digest(game, state) != self.digest:
            reason = f"expected the final state {self.digest}, got {state_digest(game, state)}"
            raise RecordError(0, reason)
        over = self.ended_by == "rules"
        if over != state.is_terminal() and (over or self.ended_by is None):
            reason = "the game goes on after the last move" if over else "the game is over"
            raise RecordError(0, f"{reason}, but ended_by is {self.ended_by!r}")
        if over and self.result is not None and list(self.result) != state.returns():
            reason = f"expected the result {list(self.result)}, got {state.returns()}"
            raise RecordError(0, reason)
        rule = game.outcome(game.view(state, None)).rule if over else None
        if over and self.reason not in (None, rule):
            raise RecordError(0, f"expected the reason {self.reason}, got {rule}")


_ITEMS: dict[str, tuple[type, ...]] = {"seats": (str,), "result": (int, float)}

_HEADER: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "edition": (int,),
    "options": (dict,),
    "cards": (str, dict),
    "cards_digest": (str,),
    "seats": (list,),
    "generator": (str, type(None)),
    "seed": (str, type(None)),
    "commitment": (str, type(None)),
    "viewer": (int, type(None)),
    "ended_by": (str, type(None)),
    "result": (list, type(None)),
    "reason": (str, type(None)),
    "digest": (str, type(None)),
}

_IF_ANY = ("commitment",)
"""Headers that stand in a record only where they have a value."""


def _json(value: object) -> str:
    plain = list(value) if isinstance(value, tuple) else value
    return json.dumps(plain, ensure_ascii=False, default=dict)


def _header(lines: list[str]) -> tuple[dict[str, object], int]:
    """Return the header's values and the index of the first line after it."""
    found: dict[str, object] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            _check_complete(found, number)
            del found["format"]
            return found, number
        name, colon, raw = line.partition(":")
        if not colon or name not in ("format", *_HEADER) or name in found:
            known = ", ".join(["format", *_HEADER])
            raise RecordError(number, f"expected one header of {known}, got {line!r}")
        value = _header_value(number, name, raw)
        found[name] = tuple(value) if isinstance(value, list) else value
    raise RecordError(len(lines), "expected a blank line after the header, got the end")


def _header_value(number: int, name: str, raw: str) -> object:
    try:
        value: object = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, f"{name}: expected JSON, got {raw.strip()!r}") from error
    if name == "format":
        if type(value) is not int or value != FORMAT:
            raise RecordError(number, f"format: expected {FORMAT}, got {value!r}")
        return value
    _check_type(number, name, value, _HEADER[name])
    if isinstance(value, list):
        for item in value:
            _check_type(number, f"{name}: in the list", item, _ITEMS[name])
    return value


def _check_type(number: int, what: str, value: object, expected: tuple[type, ...]) -> None:
    if type(value) not in expected:
        kinds = " or ".join(kind.__name__ for kind in expected)
        raise RecordError(number, f"{what}: expected {kinds}, got {value!r}")


def _check_complete(found: Mapping[str, object], number: int) -> None:
    wanted = ["format", *(name for name in _HEADER if name not in _IF_ANY)]
    missing = [name for name in wanted if name not in found]
    if missing:
        raise RecordError(number, f"expected the headers {', '.join(missing)} before this line")


def _moves_and_notes(
    lines: list[str], body: int
) -> tuple[tuple[str, ...], tuple[tuple[int, str], ...]]:
    moves: list[str] = []
    notes: list[tuple[int, str]] = []
    while len(lines) > body and not lines[-1].strip():
        lines.pop()
    for number, line in enumerate(lines[body:], start=body + 1):
        if not line.strip():
            raise RecordError(number, "expected a move or a note, got an empty line")
        if line.startswith("#"):
            notes.append((len(moves), line[1:].strip()))
        else:
            moves.append(line.strip())
    return tuple(moves), tuple(notes)


def state_digest(game: AnyGame, state: State) -> str:
    """Return 16 hex digits of SHA-256 over the facts of a state and whose turn it is."""
    canonical = json.dumps([state.current_player(), game.facts(state)], sort_keys=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def save_record(record: Record, file: Path) -> None:
    """Write a record so that a crash or a full disk never harms the file that was there.

    The text is written beside it, read back and compared, and only then put in place.

    Raises:
        RecordError: it could not be written.
    """
    beside = file.with_name(f".{file.name[:200]}.{os.getpid()}")
    try:
        _write_through(beside, record.text())
        if Record.parse(beside.read_text(encoding="utf-8")) != record:
            raise RecordError(0, f"cannot write {file}: it reads back differently")
        beside.replace(file)
    except OSError as error:
        raise RecordError(0, f"cannot write {file}: {error.strerror}") from error
    except ValueError as error:  # a null character in the name, a half character in a seat's
        raise RecordError(0, f"cannot write {file}: {error}") from error
    finally:
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)


def _write_through(file: Path, text: str) -> None:
    """Write a text so that it is on the disk when this returns."""
    with file.open("w", encoding="utf-8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())


def load_record(file: Path) -> Record:
    """Return the record in a file.

    Raises:
        RecordError: there is no such file, or it holds no record.
    """
    try:
        return Record.parse(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise RecordError(0, f"no such file: {file}") from None
    except OSError as error:
        raise RecordError(0, f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError:
        raise RecordError(0, f"{file}: expected text in UTF-8") from None
    except RecordError as error:
        raise RecordError(error.line, f"{error.reason} (in {file})") from error
