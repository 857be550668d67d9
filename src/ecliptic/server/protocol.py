"""What browser and server say to each other, one JSON object a frame.

The browser joins a table with a key and gets one whole `Update` whenever something has
changed. What it asks carries an `id` of its own making; the answer is a `Done`, a
`Refused` or what was asked for. A request that is sent twice is done once.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ecliptic.core.narration import MessageJson
from ecliptic.core.scene import Scene

SUBPROTOCOL = "ecliptic.v1"

LONGEST_NAME = 24
LONGEST_CHAT = 300

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]

Phase: TypeAlias = Literal["waiting", "playing", "paused", "over"]
Proposal: TypeAlias = Literal["undo", "draw", "pause", "abandon"]


# From the browser.


class Request(Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    """What all requests share."""


class Join(Request, tag="join", frozen=True):
    """Sit down or watch; must come first. An empty key watches a public table.

    `name` is used when the seat has nobody's yet.
    """

    table: TableId
    key: Key = ""
    name: Name | None = None


class Look(Request, tag="look", frozen=True):
    """See through the eyes of another of one's own seats (several at one screen)."""

    seat: SeatNumber


class Move(Request, tag="move", frozen=True):
    """Make a move; `number` is that of the update it was chosen from."""

    id: Id
    number: int
    text: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Explain(Request, tag="explain", frozen=True):
    """Ask why a move is not allowed now."""

    id: Id
    text: Annotated[str, Meta(max_length=200)]


class Propose(Request, tag="propose", frozen=True):
    """Ask the others for an undo, a draw, a pause or to abandon the game.

    Done at once where nobody else has to agree.
    """

    id: Id
    what: Proposal


class Answer(Request, tag="answer", frozen=True):
    """Agree to the open proposal, or not. Whoever proposed may withdraw it."""

    id: Id
    agree: bool


class Resign(Request, tag="resign", frozen=True):
    """Give up; with more than two seats a bot plays on in one's place."""

    id: Id


class Resume(Request, tag="resume", frozen=True):
    """Go on after a pause."""

    id: Id


class Rename(Request, tag="rename", frozen=True):
    """Take another nickname."""

    id: Id
    name: Name


class Chat(Request, tag="chat", frozen=True):
    """Say something to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Hint(Request, tag="hint", frozen=True):
    """Ask a strong bot what it would do in one's place."""

    id: Id


class Rematch(Request, tag="rematch", frozen=True):
    """Open the next table for the same people, seats moved on by one."""

    id: Id


Asked: TypeAlias = (
    Join
    | Look
    | Move
    | Explain
    | Propose
    | Answer
    | Resign
    | Resume
    | Rename
    | Chat
    | Hint
    | Rematch
)


# From the server.


class Reply(Struct, tag_field="t", frozen=True, omit_defaults=False):
    """What all replies share."""


class SeatShown(Struct, frozen=True):
    """Who sits in a seat. `name` is empty while nobody does; a bot has a `level`.

    `kind`: `person`, `bot`, `open` (anybody may come), `link` (an invited person may).
    """

    seat: int
    kind: Literal["person", "bot", "open", "link"]
    name: str
    level: str | None
    present: bool
    yours: bool


class ProposalShown(Struct, frozen=True):
    """An open proposal: what, by which seat, and who has not answered yet."""

    what: Proposal
    seat: int
    waiting: list[int]


class ClockShown(Struct, frozen=True):
    """The clocks: milliseconds left by seat when this was sent, and whose clock runs.

    `per_move` says that every move gets the whole time anew; otherwise `increment`
    milliseconds are added after each move (Fischer).
    """

    left: list[int]
    running: int | None
    per_move: bool
    increment: int


class EndShown(Struct, frozen=True):
    """How a game ended: by `rules`, `resign`, `draw`, `abandoned` or `flag`.

    `result` is one number a seat, the greater the better; null where there is none.
    `loser` is the seat that resigned or ran out of time. `outcome` are the rules' own
    words for the result.
    """

    by: Literal["rules", "resign", "draw", "abandoned", "flag"]
    result: list[float] | None
    loser: int | None
    outcome: MessageJson | None


class LogLine(Struct, frozen=True):
    """One sentence of the log.

    `number` is the count of moves after which it was said, `source` says whose words it
    is made of: the game's or the table's own.
    """

    number: int
    source: Literal["game", "table"]
    message: MessageJson


class ChatLine(Struct, frozen=True):
    """Something that was said; `seat` null: by a spectator."""

    seat: int | None
    name: str
    text: str
    at: float


class Update(Reply, tag="update", frozen=True):
    """The whole table as one seat sees it.

    `number` counts whatever changed the position, moves taken back included; a move
    names it. `viewer` is the seat whose eyes these are (null: a spectator), `seats` all
    seats, `turn` the seat that has to decide (null: nobody). `scene` and `view` are null
    until the game begins; `scene.moves` are the legal moves of `viewer`. `log` are the
    lines from number `log_from` on: lines after it are replaced, so that an undo can
    shorten it; likewise `chat` from `chat_from`. `moves` counts the moves so far.
    `commitment` is SHA-256 of the secret that all chance comes from; `secret` follows
    when the game is over; `same_deal` is a finished table whose secret is used again here.
    `can` are the proposals that make sense now; `free` those of
    them that nobody else has to agree to. `rematch` is the table that follows this one.
    """

    table: str
    game: str
    title: str
    number: int
    moves: int
    phase: Phase
    viewer: int | None
    seats: list[SeatShown]
    turn: int | None
    thinking: bool
    scene: Scene | None
    view: dict[str, object] | None
    log: list[LogLine]
    log_from: int
    chat: list[ChatLine]
    chat_from: int
    chat_open: bool
    spectators: int
    proposal: ProposalShown | None
    can: list[Proposal]
    free: list[Proposal]
    hints: bool
    clock: ClockShown | None
    end: EndShown | None
    commitment: str
    secret: str | None
    rematch: str | None
    guided: bool
    same_deal: str | None


class Done(Reply, tag="done", frozen=True):
    """It is done, and on the disk."""

    id: str


class Refused(Reply, tag="refused", frozen=True):
    """It is not done. `code` is a stable word such as `not_your_turn` or `illegal_move`.

    `reason` are the game's own words where the rules forbid it. `legal` are the texts of
    the moves that are allowed, for the seat whose turn it is. `id` is null where the
    request could not be read.
    """

    id: str | None
    code: str
    detail: str
    reason: MessageJson | None = None
    legal: list[str] | None = None


class MoveValue(Struct, frozen=True):
    """What a bot thinks of a move: the mean result from -1 to 1, on so many games."""

    text: str
    value: float
    visits: int


class Hinted(Reply, tag="hinted", frozen=True):
    """What a strong bot would do, with the moves it looked at, the best first."""

    id: str
    text: str
    moves: list[MoveValue]


class Closing(Reply, tag="closing", frozen=True):
    """The connection ends: `code` says why, `again` whether to try once more."""

    code: str
    again: bool


Answered: TypeAlias = Update | Done | Refused | Hinted | Closing
