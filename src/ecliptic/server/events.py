"""What each kind of event changes at a table.

Stored events name these kinds for ever: none is renamed, and none changes its meaning.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import msgspec

from ecliptic.server.proposals import OpenProposal
from ecliptic.server.protocol import ChatLine
from ecliptic.server.settings import SeatSettings

if TYPE_CHECKING:
    from ecliptic.server.protocol import Proposal
    from ecliptic.server.store.rows import Event
    from ecliptic.server.table import Table

SUBSTITUTE: Final = "fair"
"""The level of the bot that plays on for a seat that leaves."""

PAIR: Final = 2
"""With so many seats the game ends when one of them leaves."""


def _play(table: Table, event: Event) -> None:
    text = str(event.body["text"])
    table.stories.play(table.game.parse_move(table.match.state, text))
    table.number += 1
    if event.seat in table.people():  # a bot's move answers no proposal
        table.proposal = None
    if table.match.state.is_terminal():
        table.end("rules")


def _sit(table: Table, event: Event) -> None:
    seat = _seat(event)
    name = str(event.body["name"])
    table.seats[seat] = SeatSettings("person", name)
    if "key" in event.body:
        table.holders[seat] = str(event.body["key"])
    if table.phase == "waiting":
        _begin_if_full(table)


def _rename(table: Table, event: Event) -> None:
    seat = _seat(event)
    table.seats[seat] = msgspec.structs.replace(table.seats[seat], name=str(event.body["name"]))


def _leave(table: Table, event: Event) -> None:
    seat = _seat(event)
    was = table.settings.seats[seat]
    table.seats[seat] = was if was.kind != "person" else SeatSettings("link", was.name)


def _begin_if_full(table: Table) -> None:
    if all(seat.kind in {"person", "bot"} for seat in table.seats):
        table.phase = "playing"
        table.begun = True


def _open(table: Table, _: Event) -> None:
    _begin_if_full(table)


def _undo(table: Table, event: Event) -> None:
    seat = _seat(event)
    agreed = cast("list[int]", event.body["agreed"])
    undone = table.match.undo(seat, agreed)
    table.stories.take_back()
    table.number += 1
    table.proposal = None
    table.say("took_back", seat, count=undone)


def _propose(table: Table, event: Event) -> None:
    what = cast("Proposal", event.body["what"])
    agreed = set(cast("list[int]", event.body["agreed"]))
    table.proposal = OpenProposal(what, _seat(event), agreed)
    table.say(f"proposed_{what}", _seat(event))


def _agree(table: Table, event: Event) -> None:
    assert table.proposal is not None
    table.proposal.agreed |= set(cast("list[int]", event.body["agreed"]))


def _decline(table: Table, event: Event) -> None:
    table.proposal = None
    table.say("declined", _seat(event))


def _pause(table: Table, event: Event) -> None:
    table.phase = "paused"
    table.proposal = None
    table.say("paused", _seat(event))


def _resume(table: Table, event: Event) -> None:
    table.phase = "playing"
    table.say("resumed", _seat(event))


def _draw(table: Table, _: Event) -> None:
    table.say("draw")
    table.end("draw")


def _abandon(table: Table, _: Event) -> None:
    table.say("abandoned")
    table.end("abandoned")


def _resign(table: Table, event: Event) -> None:
    _give_up(table, _seat(event), "resign", "resigned")


def _flag(table: Table, event: Event) -> None:
    _give_up(table, _seat(event), "flag", "flag")


def _give_up(table: Table, seat: int, by: str, said: str) -> None:
    """End the game, or let a bot play on where more than two sit."""
    table.say(said, seat)
    table.proposal = None
    others = table.people() - {seat}
    if len(table.seats) <= PAIR or not others:
        table.end(by, seat)
        return
    table.seats[seat] = SeatSettings("bot", "", SUBSTITUTE)
    table.match.bots = table.bots()
    table.say("bot_plays_on", seat)


def _restart(table: Table, event: Event) -> None:
    if table.clocks is not None:
        table.clocks.restart(round(event.at * 1000))


def _chat(table: Table, event: Event) -> None:
    line = ChatLine(event.seat, str(event.body["name"]), str(event.body["text"]), event.at)
    table.chat.append(line)


def _rematch(table: Table, event: Event) -> None:
    table.rematch = str(event.body["table"])


def _seat(event: Event) -> int:
    assert event.seat is not None
    return event.seat


EVENTS: Final[dict[str, Callable[[Table, Event], None]]] = {
    "open": _open,
    "sit": _sit,
    "rename": _rename,
    "leave": _leave,
    "move": _play,
    "chance": _play,
    "undo": _undo,
    "propose": _propose,
    "agree": _agree,
    "decline": _decline,
    "pause": _pause,
    "resume": _resume,
    "draw": _draw,
    "abandon": _abandon,
    "resign": _resign,
    "flag": _flag,
    "restart": _restart,
    "chat": _chat,
    "rematch": _rematch,
}
