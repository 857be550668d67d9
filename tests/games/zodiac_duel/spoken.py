"""What a table of Zodiac Duel shows and says to a reader."""

from __future__ import annotations

from typing import Any

from ecliptic.core.narration import Message, message_from_json
from ecliptic.core.scene import Scene
from ecliptic.core.words import Words
from ecliptic.games.zodiac_duel.labels import Labels
from ecliptic.games.zodiac_duel.narrate import Narrator, outcome
from ecliptic.games.zodiac_duel.refusals import explain
from ecliptic.games.zodiac_duel.scene import Stage
from ecliptic.games.zodiac_duel.seen import leading
from tests.games.zodiac_duel.table import Table

NAMES = ("Ana", "Ben")


def labels(at: Table) -> Labels:
    """Return how the cards of a table are named."""
    return Labels(at.game.deck, at.game.tables.switches)


def words(at: Table, language: str = "en") -> Words:
    """Return the sentences of the game."""
    return Words.load(at.game.folder / "words", language)


def scene(at: Table, reader: int | None) -> Scene:
    """Return the scene of a reader, who is offered the legal moves when it is the turn."""
    view: Any = at.view(reader)
    return Stage(labels(at)).scene(view, at.moves if reader == at.actor else [])


def zone(at: Table, reader: int | None, name: str) -> Any:
    """Return a zone of a reader's scene."""
    (found,) = (one for one in scene(at, reader)["zones"] if one["id"] == name)
    return found


def said(at: Table, message: Any, reader: int | None, language: str = "en") -> str:
    """Return a message of a scene as its reader hears it."""
    return words(at, language).say(message_from_json(message), NAMES, reader)


def messages(at: Table, move: str, reader: int | None = None) -> list[Message]:
    """Make a move and return what its reader is told."""
    action = at.game.parse_move(at.state, move)
    before: Any = at.view(reader)
    actor, observed = at.state.current_player(), at.game.observed(at.state, action, reader)
    at.state.apply_action(action)
    after: Any = at.view(reader)
    return list(Narrator(labels(at)).narrate(before, actor, observed, after))


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
    reason = explain(labels(at), view, move)
    return reason.rule, words(at).say(reason, NAMES)


def ended(at: Table) -> Message:
    """Return the result of a finished game."""
    view: Any = at.view(None)
    return outcome(view)


def winning(at: Table) -> int | None:
    """Return who would win the duel if it ended now."""
    view: Any = at.view(None)
    return leading(view)
