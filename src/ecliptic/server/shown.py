"""What a reader is shown of a table: the one place where updates are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, cast

from ecliptic.server import decisions
from ecliptic.server.protocol import (
    ClockShown,
    EndShown,
    ProposalShown,
    SeatShown,
    Update,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecliptic.core.scene import Scene
    from ecliptic.server.decisions import Visitor
    from ecliptic.server.table import Table

HINT_PEOPLE: Final = 1
"""Hints are given where no more people than this play: a hint against another is cheating."""

RECENT_CHAT: Final = 200
"""Lines of chat that a newcomer is told."""


@dataclass(frozen=True)
class Presence:
    """Who is connected: seats, and how many spectators."""

    seats: Collection[int]
    spectators: int


def update(table: Table, who: Visitor, presence: Presence, log_from: int, chat_from: int) -> Update:
    """Return the whole table as a visitor may see it, from its view alone.

    `log_from` and `chat_from` are how many lines the visitor has already.
    """
    story = table.stories.of(who.viewer)
    chat_from = max(chat_from, len(table.chat) - RECENT_CHAT)
    can = decisions.possible(table, who)
    return Update(
        table=table.row.id,
        game=table.game.name,
        title=table.game.title,
        number=table.number,
        moves=len(table.match.steps),
        phase=table.phase,
        viewer=who.viewer,
        seats=[_seat(table, seat, who, presence) for seat in range(len(table.seats))],
        turn=table.turn(),
        thinking=table.turn() in table.bots(),
        scene=_scene(table, who) if table.begun else None,
        view=story.view if table.begun else None,
        log=story.lines[log_from:],
        log_from=min(log_from, len(story.lines)),
        chat=table.chat[chat_from:],
        chat_from=chat_from,
        chat_open=table.settings.chat,
        spectators=presence.spectators,
        proposal=_proposal(table),
        can=can,
        free=[what for what in can if decisions.is_free(table, who, what)],
        hints=gives_hints(table),
        clock=_clock(table),
        end=_end(table, who),
        commitment=table.commitment,
        secret=table.row.secret if table.phase == "over" else None,
        rematch=table.rematch,
        guided=table.settings.guided,
        same_deal=table.settings.same_deal,
    )


def gives_hints(table: Table) -> bool:
    """Return whether a strong bot may be asked here."""
    return table.phase == "playing" and len(table.people()) <= HINT_PEOPLE


def legal_texts(table: Table, seat: int | None) -> list[str]:
    """Return the legal move texts of a seat, in ASCII order; none while another decides."""
    if seat is None or table.turn() != seat:
        return []
    return sorted(table.game.action_text(one) for one in table.match.state.legal_actions())


def _scene(table: Table, who: Visitor) -> Scene:
    view = table.stories.of(who.viewer).view
    return table.game.scene(view, legal_texts(table, who.viewer))


def _seat(table: Table, seat: int, who: Visitor, presence: Presence) -> SeatShown:
    settings = table.seats[seat]
    return SeatShown(
        seat=seat,
        kind=settings.kind,
        name=settings.name,
        level=settings.level,
        present=settings.kind == "bot" or seat in presence.seats,
        yours=seat in who.seats,
    )


def _proposal(table: Table) -> ProposalShown | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waiting = sorted(table.people() - proposal.agreed)
    return ProposalShown(proposal.what, proposal.seat, waiting)


def _clock(table: Table) -> ClockShown | None:
    clocks = table.clocks
    if clocks is None:
        return None
    return ClockShown(
        left=clocks.left_at(round(table.now() * 1000)),
        running=clocks.running,
        per_move=clocks.settings.per_move,
        increment=clocks.settings.increment,
    )


def _end(table: Table, who: Visitor) -> EndShown | None:
    ending = table.ending
    if ending is None:
        return None
    by = cast("Literal['rules', 'resign', 'draw', 'abandoned', 'flag']", ending.by)
    if by != "rules":
        return EndShown(by, None, ending.loser, None)
    outcome = table.game.outcome(table.stories.of(who.viewer).view)
    return EndShown(by, table.match.state.returns(), None, outcome.as_json())
