"""What a screen needs to show a game: zones, pieces, and where every legal move lies.

A scene is made from a view, never from a state, so it cannot show what a seat may not
know. It is plain JSON-able data; all words in it are messages.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from ecliptic.core.narration import MessageJson

ZoneKind: TypeAlias = Literal["hand", "pile", "grid", "track", "counter", "die"]


class Piece(TypedDict):
    """One card, counter, pawn or die.

    `id` is unique in its scene. `face` is the short text on it (null: face down), `below`
    the short text of the other end of a two-ended card (null: none). `tone` is a CSS
    colour and `mark` the name of a drawn shape, both null where there is none. `pips`
    counts small marks such as stars. `label` says all of it in words; of a card with four
    sides it has a value `sides`, a message with the sides as values, clockwise from the
    top. `at` is the place on a track or in a grid (row, column), null elsewhere.
    """

    id: str
    face: str | None
    below: str | None
    tone: str | None
    mark: str | None
    pips: int
    label: MessageJson
    at: list[int] | None


class Zone(TypedDict):
    """A place on the table. `owner` is a seat or null; `count` what a counter shows.

    A grid whose label has a value `seat` is laid out as that seat sees it.
    """

    id: str
    kind: ZoneKind
    owner: int | None
    label: MessageJson
    count: int | None
    pieces: list[Piece]


class MoveChoice(TypedDict):
    """A legal move: its text, its words, and the zone and piece to touch for it."""

    text: str
    label: MessageJson
    zone: str | None
    piece: str | None


class Scene(TypedDict):
    """All that one seat's screen shows."""

    status: list[MessageJson]
    prompt: MessageJson
    zones: list[Zone]
    moves: list[MoveChoice]
