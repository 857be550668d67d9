"""One table as the fold of its events.

A table knows no framework, no database and no clock: it is opened from a row, and every
event that ever happened there is applied in order. `decisions` turns what people ask for
into new events; `room` stores them and tells everybody.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ecliptic.core.errors import EclipticError
from ecliptic.core.fairness import commitment_to
from ecliptic.core.match import Match
from ecliptic.core.narration import Message, SeatName
from ecliptic.core.seat_names import PERSON, bot_name
from ecliptic.server.clocks import Clocks
from ecliptic.server.errors import TableError
from ecliptic.server.events import EVENTS
from ecliptic.server.protocol import ChatLine
from ecliptic.server.settings import TableSettings
from ecliptic.server.store.rows import Event
from ecliptic.server.stories import Stories

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecliptic.core.game import AnyGame
    from ecliptic.core.narration import Value
    from ecliptic.core.record import Record
    from ecliptic.server.proposals import OpenProposal
    from ecliptic.server.protocol import Phase
    from ecliptic.server.store.rows import TableRow


@dataclass(frozen=True)
class Ending:
    """How the game ended; `loser` is who resigned or ran out of time."""

    by: str
    loser: int | None = None


class Table:
    """All that is true at a table now.

    `begun` says that all seats were taken once. `number` counts what changed the position
    (moves, chance, taking back), `count` all events. `done` remembers the requests that
    were carried out, `holders` the keys (SHA-256) that have taken open seats.
    """

    def __init__(
        self, row: TableRow, game: AnyGame | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self.row = row
        self.settings = TableSettings.parse(row.settings)
        self.game = game or _game(self.settings)
        if self.game.edition != row.edition:
            raise TableError(
                "edition",
                f"this table plays edition {row.edition} of {self.game.title}, "
                f"and this server plays edition {self.game.edition}",
            )
        self.now = now
        self.seats = list(self.settings.seats)
        self.holders: dict[int, str] = {}
        self.match = Match(self.game, self.names(), row.secret, self.bots())
        self.stories = Stories(self.match)
        self.clocks = self._new_clocks()
        self.phase: Phase = "waiting"
        self.begun = False
        self.number = 0
        self.count = 0
        self.proposal: OpenProposal | None = None
        self.ending: Ending | None = None
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.done: set[str] = set()
        self.new: list[Event] = []

    # Who is here.

    @property
    def commitment(self) -> str:
        """The promise that all chance comes from one secret."""
        return commitment_to(self.row.secret)

    def names(self) -> tuple[str, ...]:
        """Return the seats' names as records keep them."""
        return tuple(
            bot_name(seat.level or "") if seat.kind == "bot" else seat.name or PERSON
            for seat in self.seats
        )

    def bots(self) -> frozenset[int]:
        """Return the seats that bots play."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.kind == "bot")

    def people(self) -> frozenset[int]:
        """Return the seats in which people sit."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.kind == "person")

    def holds(self, key: str, seat: int) -> bool:
        """Return whether nobody with another key (SHA-256) has taken the seat since."""
        return self.holders.get(seat, key) == key

    def eyes(self, seats: Sequence[int]) -> tuple[int, ...]:
        """Return which of these seats one may see through: not those that bots play now."""
        return tuple(seat for seat in seats if seat not in self.bots())

    def turn(self) -> int | None:
        """Return the seat that has to decide now; None while nobody has to."""
        player = self.match.state.current_player()
        return player if self.phase == "playing" and player >= 0 else None

    def record(self) -> Record:
        """Return the record; it names its seed only when the game is over."""
        return replace(
            self.match.record(self.ending.by if self.ending else None),
            seats=self.names(),
            seed=self.row.secret if self.phase == "over" else None,
            commitment=self.commitment,
        )

    # What happens.

    def happen(self, kind: str, seat: int | None = None, /, **body: object) -> None:
        """Apply a new event and keep it for storing."""
        event = Event(kind, seat, body, self.now())
        self.apply(event)
        self.new.append(event)

    def take_new(self) -> list[Event]:
        """Return the events that are not stored yet, and forget that they are new."""
        new, self.new = self.new, []
        return new

    def advance(self) -> None:
        """Draw all chance that is due."""
        while self.phase == "playing" and self.match.state.is_chance_node():
            action = self.match.chance_move()
            self.happen("chance", None, text=self.game.action_text(action))

    def apply(self, event: Event) -> None:
        """Let an event be true."""
        self.count += 1
        if "id" in event.body:
            self.done.add(f"{event.seat}:{event.body['id']}")
        EVENTS[event.kind](self, event)
        self._tick(event)

    def end(self, by: str, loser: int | None = None) -> None:
        """Let the game be over."""
        self.phase = "over"
        self.proposal = None
        self.ending = Ending(by, loser)

    def say(self, key: str, seat: int | None = None, **values: Value) -> None:
        """Let the table itself say something to everybody."""
        if seat is not None:
            values["seat"] = SeatName(seat)
        self.stories.say(Message(f"happened.{key}", values))

    def _new_clocks(self) -> Clocks | None:
        clock = self.settings.clock
        return Clocks(clock, len(self.seats)) if clock else None

    def _tick(self, event: Event) -> None:
        """Stop and start the clocks after an event."""
        if self.clocks is None:
            return
        now, turn = _ms(event.at), self.turn()
        if event.kind == "move" and turn != event.seat:
            self.clocks.end_turn(now)
        self.clocks.run(turn, now)


def _game(settings: TableSettings) -> AnyGame:
    try:
        return settings.make_game()
    except EclipticError as error:
        raise TableError("edition", f"this server cannot play this table: {error}") from error


def _ms(at: float) -> int:
    return round(at * 1000)


def folded(row: TableRow, events: Sequence[Event], now: Callable[[], float] = time.time) -> Table:
    """Return the table at which these events happened.

    Raises:
        TableError: it was begun with another edition of the rules, or its game is gone.
    """
    table = Table(row, now=now)
    for event in events:
        table.apply(event)
    return table
