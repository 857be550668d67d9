"""What people may do at a table: every request is checked here and becomes events.

Nothing here waits or stores. A refusal is a TableError, and then nothing has changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecliptic.core.errors import IllegalMoveError, NotationError
from ecliptic.server.errors import SettingsError, TableError
from ecliptic.server.settings import checked_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.server.protocol import Proposal
    from ecliptic.server.table import Table

MOST_CHAT: Final = 2000
"""Lines of chat that one table takes."""

PROPOSALS: tuple[Proposal, ...] = ("undo", "draw", "pause", "abandon")


@dataclass(frozen=True)
class Visitor:
    """Who asks: the seats of the key, and the one whose eyes are in use (None: watching)."""

    seats: tuple[int, ...]
    viewer: int | None
    key: str = ""
    """SHA-256 of the key (hex)."""

    def playing(self) -> int:
        """Return the seat that asks.

        Raises:
            TableError: a spectator asks.
        """
        if self.viewer is None:
            raise TableError("spectator", "only players can do that")
        return self.viewer


def move(table: Table, who: Visitor, number: int, text: str, request: str) -> None:
    """Make a move chosen from the position with this number.

    Seat and number are checked before the text is read, so that a move out of turn
    learns nothing about what is legal.

    Raises:
        TableError: not playing, not one's turn, another position by now, or a move that
            the rules forbid (with their reason and what is legal).
    """
    seat = _deciding(table, who)
    if number != table.number:
        raise TableError("stale", f"the table has moved on: expected {table.number}, got {number}")
    text = checked_text(table, text)
    table.happen("move", seat, text=text, id=request)


def _deciding(table: Table, who: Visitor) -> int:
    seat = _player(table, who)
    if table.phase != "playing":
        raise TableError(table.phase, f"the table is {table.phase}")
    if table.turn() != seat:
        raise TableError("not_your_turn", "it is not your turn")
    return seat


def _player(table: Table, who: Visitor) -> int:
    """Return the seat that asks, if it is still played by whoever asks."""
    seat = who.playing()
    if seat not in table.people():
        raise TableError("spectator", "only players can do that")
    return seat


def checked_text(table: Table, text: str) -> str:
    """Return the move text in the form that is stored.

    Raises:
        TableError: there is no such move, or it is not allowed now.
    """
    try:
        action = table.game.parse_move(table.match.state, text)
    except NotationError as error:
        raise TableError("no_such_move", str(error)) from error
    except IllegalMoveError as error:
        raise TableError("illegal_move", str(error), error.reason, error.legal) from error
    return table.game.action_text(action)


def explain(table: Table, who: Visitor, text: str) -> None:
    """Say why a move is not allowed, as a refusal; return if it is.

    Raises:
        TableError: as for `move`.
    """
    _deciding(table, who)
    checked_text(table, text)


def bot_move(table: Table, seat: int, number: int, action: int) -> None:
    """Make a bot's move if the position is still the one it thought about."""
    due = table.turn() == seat and table.number == number and seat in table.bots()
    if due and action in table.match.state.legal_actions():
        table.happen("move", seat, text=table.game.action_text(action))


def sit(table: Table, seats: Sequence[int], name: str) -> None:
    """Take the seats of a key that nobody has yet; seats that are taken stay as they are."""
    for seat in seats:
        if table.phase == "waiting" and table.seats[seat].kind in {"open", "link"}:
            table.happen("sit", seat, name=_name(table.seats[seat].name or name))


def take(table: Table, seat: int, name: str, key: str) -> None:
    """Take an open seat of a public table; from now on `key` (its SHA-256) holds it.

    Raises:
        TableError: there is no such seat, or it is not open to everybody.
    """
    there = range(len(table.seats)) if table.phase == "waiting" else ()
    if seat not in there or table.seats[seat].kind != "open":
        raise TableError("taken", f"seat {seat} is not open")
    table.happen("sit", seat, name=_given_name(name), key=key)


def rename(table: Table, who: Visitor, name: str, request: str) -> None:
    """Take another nickname."""
    table.happen("rename", _player(table, who), name=_given_name(name), id=request)


def _given_name(name: str) -> str:
    name = _name(name)
    if not name:
        raise TableError("bad_name", "expected letters or digits")
    return name


def _name(name: str) -> str:
    try:
        return checked_name(name)
    except SettingsError as error:
        raise TableError("bad_name", error.detail) from error


def chat(table: Table, who: Visitor, text: str, request: str) -> None:
    """Say something to everybody.

    Raises:
        TableError: this table has no chat, or there is nothing to say.
    """
    if not table.settings.chat:
        raise TableError("no_chat", "this table has no chat")
    if len(table.chat) >= MOST_CHAT:
        raise TableError("chat_full", f"this table has taken {MOST_CHAT} lines of chat")
    said = " ".join(text.split())
    if not said or not said.isprintable():
        raise TableError("bad_chat", "expected words")
    name = table.names()[who.viewer] if who.viewer is not None else ""
    table.happen("chat", who.viewer, name=name, text=said, id=request)


def resign(table: Table, who: Visitor, request: str) -> None:
    """Give up, or leave the seat while the game has not begun."""
    seat = _player(table, who)
    if table.phase == "waiting":
        table.happen("leave", seat, id=request)
        return
    if table.phase == "over":
        raise TableError("over", "the game is over")
    table.happen("resign", seat, id=request)


def resume(table: Table, who: Visitor, request: str) -> None:
    """Go on after a pause."""
    seat = _player(table, who)
    if table.phase != "paused":
        raise TableError("not_paused", "the table is not paused")
    table.happen("resume", seat, id=request)


def fall(table: Table, now: float) -> None:
    """Let the flag fall of a seat that has no time left."""
    clocks = table.clocks
    due = clocks.falls_at() if clocks else None
    if clocks and due is not None and due <= round(now * 1000):
        table.happen("flag", clocks.running)


# Proposals.


def possible(table: Table, who: Visitor) -> list[Proposal]:
    """Return the proposals that make sense for a seat now."""
    seat = who.viewer
    if seat is None or seat not in table.people() or table.proposal is not None:
        return []
    return [what for what in PROPOSALS if _makes_sense(table, who, seat, what)]


def _makes_sense(table: Table, who: Visitor, seat: int, what: Proposal) -> bool:
    if table.phase == "waiting":
        return what == "abandon" and not _others(table, who)
    if table.phase == "paused":
        return what == "abandon"
    if table.phase == "over":
        return False
    if what == "undo":
        everybody = table.people() | set(who.seats)
        return table.match.undo_refused(seat, everybody) is None
    return what != "draw" or bool(_others(table, who))


def _others(table: Table, who: Visitor) -> frozenset[int]:
    """Return the people who do not sit at the same screen."""
    return table.people() - set(who.seats)


def is_free(table: Table, who: Visitor, what: Proposal) -> bool:
    """Return whether nobody else has to agree."""
    if what == "undo":
        return table.match.undo_refused(who.playing(), who.seats) is None
    return not _others(table, who)


def propose(table: Table, who: Visitor, what: Proposal, request: str) -> None:
    """Ask the others, or do it at once where nobody else has to agree.

    Raises:
        TableError: it makes no sense now, or another proposal is still open.
    """
    seat = _player(table, who)
    if table.proposal is not None:
        raise TableError("proposal_open", "another proposal has not been answered yet")
    if what not in possible(table, who):
        raise TableError(
            "impossible", f"{what} is not possible now{_why_no_undo(table, seat, what)}"
        )
    if is_free(table, who, what):
        _carry_out(table, what, seat, who.seats, request)
    else:
        table.happen("propose", seat, what=what, agreed=list(who.seats), id=request)


def _why_no_undo(table: Table, seat: int, what: Proposal) -> str:
    reason = table.match.undo_refused(seat, table.people()) if what == "undo" else None
    return f": {reason}" if reason else ""


def answer(table: Table, who: Visitor, request: str, *, agree: bool) -> None:
    """Agree to the open proposal or decline it; whoever proposed may only withdraw it.

    Raises:
        TableError: there is no proposal.
    """
    seat = _player(table, who)
    proposal = table.proposal
    if proposal is None:
        raise TableError("no_proposal", "there is nothing to agree to")
    if not agree:
        table.happen("decline", seat, id=request)
        return
    table.happen("agree", seat, agreed=list(who.seats), id=request)
    if table.people() <= proposal.agreed:
        _carry_out(table, proposal.what, proposal.seat, sorted(proposal.agreed), None)


def _carry_out(
    table: Table, what: Proposal, seat: int, agreed: Sequence[int], request: str | None
) -> None:
    body: dict[str, object] = {} if request is None else {"id": request}
    if what == "undo":
        body["agreed"] = list(agreed)
    table.happen(what, seat, **body)
