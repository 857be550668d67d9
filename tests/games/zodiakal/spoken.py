"""What a table of Zodiakal shows and says to a reader."""

from __future__ import annotations

from typing import Any

from ecliptic.core.narration import Message, message_from_json
from ecliptic.core.scene import Scene
from ecliptic.core.words import Words
from tests.games.zodiakal.table import Table

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def words(at: Table, language: str = "en") -> Words:
    """Return the sentences of the game."""
    return Words.load(at.game.folder / "words", language)


def scene(at: Table, reader: int | None) -> Scene:
    """Return the scene of a reader, who is offered the legal moves when it is the turn."""
    view: Any = at.view(reader)
    return at.game.scene(view, at.moves if reader == at.actor else [])


def zone(at: Table, reader: int | None, name: str) -> Any:
    """Return a zone of a reader's scene."""
    (found,) = (one for one in scene(at, reader)["zones"] if one["id"] == name)
    return found


def piece(at: Table, name: str, reader: int | None = None) -> Any:
    """Return a piece of a reader's scene."""
    pieces = [one for place in scene(at, reader)["zones"] for one in place["pieces"]]
    (found,) = (one for one in pieces if one["id"] == name)
    return found


def said(at: Table, message: Any, reader: int | None = None, language: str = "en") -> str:
    """Return a message of a scene as its reader hears it."""
    return words(at, language).say(message_from_json(message), NAMES, reader)


def prompt(at: Table, reader: int | None = None, language: str = "en") -> str:
    """Return what a reader is asked or told to wait for."""
    return said(at, scene(at, reader)["prompt"], reader, language)


def status(at: Table, reader: int | None = None) -> list[str]:
    """Return how the game stands, as a reader hears it."""
    return [said(at, one, reader) for one in scene(at, reader)["status"]]


def label(at: Table, move: str, language: str = "en") -> str:
    """Return the words of a legal move, for whoever acts."""
    reader = at.actor
    assert isinstance(reader, int)
    (found,) = (one for one in scene(at, reader)["moves"] if one["text"] == move)
    return said(at, found["label"], reader, language)


def place(at: Table, move: str) -> tuple[str | None, str | None]:
    """Return the zone and the piece that a legal move lies on."""
    reader = at.actor
    assert isinstance(reader, int)
    (found,) = (one for one in scene(at, reader)["moves"] if one["text"] == move)
    return found["zone"], found["piece"]


def messages(at: Table, move: str, reader: int | None = None) -> list[Message]:
    """Make a move and return what its reader is told."""
    action = at.game.parse_move(at.state, move)
    before: Any = at.view(reader)
    actor, observed = at.state.current_player(), at.game.observed(at.state, action, reader)
    at.state.apply_action(action)
    after: Any = at.view(reader)
    return at.game.narrate(before, actor, observed, after)


def told(at: Table, move: str, reader: int | None = None, language: str = "en") -> list[str]:
    """Make a move and return what its reader is told, in words."""
    spoken = words(at, language)
    return [spoken.say(message, NAMES, reader) for message in messages(at, move, reader)]


def rules(at: Table, move: str) -> list[str | None]:
    """Make a move and return the rules behind what a spectator is told."""
    return [message.rule for message in messages(at, move)]


def refusal(at: Table, move: str, reader: int | None = None) -> tuple[str | None, str]:
    """Return the rule and the reason against a move, for whoever acts or for a reader."""
    mover = at.actor if reader is None else reader
    view: Any = at.view(mover if isinstance(mover, int) else None)
    reason = at.game.explain(view, move)
    return reason.rule, words(at).say(reason, NAMES)
