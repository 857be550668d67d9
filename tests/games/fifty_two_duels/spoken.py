"""What a table of 52 Duels shows and says to a reader."""

from __future__ import annotations

from typing import Any

from ecliptic.core.narration import Message, message_from_json
from ecliptic.core.scene import Scene
from ecliptic.core.words import Words
from ecliptic.games.fifty_two_duels.narrate import outcome
from ecliptic.games.fifty_two_duels.refusals import explain
from ecliptic.games.fifty_two_duels.scene import Stage
from tests.games.fifty_two_duels.table import Table

NAMES = ("Ana", "Ben")


def words(at: Table, language: str = "en") -> Words:
    """Return the sentences of the game."""
    return Words.load(at.game.folder / "words", language)


def scene(at: Table, reader: int | None) -> Scene:
    """Return the scene of a reader, who is offered the legal moves when it is the turn."""
    moves = at.moves if reader is not None and reader == at.actor else []
    return Stage(at.game.labels).scene(at.view(reader), moves)


def zone(at: Table, reader: int | None, name: str) -> Any:
    """Return a zone of a reader's scene."""
    (found,) = (one for one in scene(at, reader)["zones"] if one["id"] == name)
    return found


def pieces(at: Table, reader: int | None, name: str) -> list[str]:
    """Return the ids of the pieces in a zone of a reader's scene."""
    return [piece["id"] for piece in zone(at, reader, name)["pieces"]]


def titled(at: Table, reader: int | None, name: str) -> str:
    """Return the label of a zone as its reader hears it."""
    return said(at, zone(at, reader, name)["label"], reader)


def said(at: Table, message: Any, reader: int | None, language: str = "en") -> str:
    """Return a message of a scene as its reader hears it."""
    return words(at, language).say(message_from_json(message), NAMES, reader)


def prompt(at: Table, reader: int | None) -> tuple[str, str | None]:
    """Return what a reader is asked, in words, and its rule."""
    asked = scene(at, reader)["prompt"]
    return said(at, asked, reader), asked["rule"]


def move(at: Table, text: str) -> Any:
    """Return a legal move of whoever acts, as the scene offers it."""
    actor = at.actor
    assert isinstance(actor, int)
    (found,) = (one for one in scene(at, actor)["moves"] if one["text"] == text)
    return found


def label(at: Table, text: str) -> str:
    """Return a legal move in words, as whoever acts hears it."""
    actor = at.actor
    assert isinstance(actor, int)
    return said(at, move(at, text)["label"], actor)


def messages(at: Table, text: str, reader: int | None = None) -> list[Message]:
    """Make a move and return what its reader is told."""
    action = at.game.parse_move(at.state, text)
    before = at.view(reader)
    actor, observed = at.state.current_player(), at.game.observed(at.state, action, reader)
    at.state.apply_action(action)
    return at.game.narrate(before, actor, observed, at.view(reader))


def told(at: Table, text: str, reader: int | None = None, language: str = "en") -> list[str]:
    """Make a move and return what its reader is told, in words."""
    spoken = words(at, language)
    return [spoken.say(message, NAMES, reader) for message in messages(at, text, reader)]


def refusal(at: Table, text: str, reader: int | None = None) -> tuple[str | None, str]:
    """Return the rule and the reason against a move, for whoever acts or for a reader."""
    mover = at.actor if reader is None else reader
    reason = explain(at.game.labels, at.view(mover if isinstance(mover, int) else None), text)
    return reason.rule, words(at).say(reason, NAMES)


def ended(at: Table, reader: int | None = None) -> str:
    """Return the result of a finished game in words."""
    return words(at).say(outcome(at.game.labels, at.view(reader)), NAMES, reader)
