"""What a table of Zeipen Dualis shows and says to a reader."""

from __future__ import annotations

from typing import Any

from ecliptic.core.narration import Message, message_from_json
from ecliptic.core.scene import Scene
from ecliptic.core.words import Words
from ecliptic.games.zeipen.narrate import outcome
from ecliptic.games.zeipen.refusals import explain
from tests.games.zeipen.table import Table

NAMES = ("Ana", "Ben")


def words(at: Table, language: str = "en") -> Words:
    """Return the sentences of the game."""
    return Words.load(at.game.folder / "words", language)


def scene(at: Table, reader: int | None) -> Scene:
    """Return the scene of a reader, who is offered the legal moves when it is the turn."""
    view: Any = at.view(reader)
    return at.game.scene(view, at.moves if reader == at.actor else [])


def zones(at: Table, reader: int | None) -> list[str]:
    """Return the zones of a reader's scene by name."""
    return [one["id"] for one in scene(at, reader)["zones"]]


def zone(at: Table, reader: int | None, name: str) -> Any:
    """Return a zone of a reader's scene."""
    (found,) = (one for one in scene(at, reader)["zones"] if one["id"] == name)
    return found


def names(at: Table, reader: int | None, name: str) -> list[str]:
    """Return the pieces of a zone by name."""
    return [piece["id"] for piece in zone(at, reader, name)["pieces"]]


def piece(at: Table, reader: int | None, name: str) -> Any:
    """Return a piece of a reader's scene."""
    every = (one for where in scene(at, reader)["zones"] for one in where["pieces"])
    (found,) = (one for one in every if one["id"] == name)
    return found


def said(at: Table, message: Any, reader: int | None, language: str = "en") -> str:
    """Return a message of a scene as its reader hears it."""
    return words(at, language).say(message_from_json(message), NAMES, reader)


def label(at: Table, reader: int | None, name: str, language: str = "en") -> str:
    """Return the label of a piece as its reader hears it."""
    return said(at, piece(at, reader, name)["label"], reader, language)


def choice(at: Table, move: str) -> Any:
    """Return a legal move in the scene of whoever acts."""
    assert isinstance(at.actor, int)
    (found,) = (one for one in scene(at, at.actor)["moves"] if one["text"] == move)
    return found


def called(at: Table, move: str, language: str = "en") -> str:
    """Return what a legal move is called."""
    assert isinstance(at.actor, int)
    return said(at, choice(at, move)["label"], at.actor, language)


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


def refusal(at: Table, move: str, reader: int | None = None) -> tuple[str | None, str]:
    """Return the rule and the reason against a move, for whoever acts or for a reader."""
    mover = at.actor if reader is None else reader
    view: Any = at.view(mover if isinstance(mover, int) else None)
    reason = explain(at.game.labels, view, move)
    return reason.rule, words(at).say(reason, NAMES)


def ended(at: Table) -> tuple[str | None, str]:
    """Return the rule and the sentence of the result of a finished game."""
    view: Any = at.view(None)
    reason = outcome(view)
    return reason.rule, words(at).say(reason, NAMES)
