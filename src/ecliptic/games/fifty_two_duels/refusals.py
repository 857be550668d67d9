"""Why a move of 52 Duels is not allowed, with the rule; from the mover's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.fifty_two_duels.refused import refused
from ecliptic.games.fifty_two_duels.refused_actions import action, pick
from ecliptic.games.fifty_two_duels.refused_placing import placing
from ecliptic.games.fifty_two_duels.refused_selections import done, selection
from ecliptic.games.fifty_two_duels.standing import Standing
from ecliptic.games.fifty_two_duels.status import ENDED, RULES

if TYPE_CHECKING:
    from ecliptic.games.fifty_two_duels.labels import Labels
    from ecliptic.games.fifty_two_duels.view import DuelsView

_BY_CHANCE: Final = {
    "first": "FD-1.4",
    "draw": "FD-8.7",
    "wound": "FD-9.5",
    "lose": "FD-7.5",
    "store": "FD-8.5",
    "dig": "FD-8.8",
}

_DEEDS: Final = {
    "pick": {"pick", "nemesis"},
    "action": {"play", "level", "use"},
    "add": {"add", "done"},
    "ladd": {"add", "done"},
    "toss": {"toss"},
    "defend": {"defend", "done", "take"},
    "give": {"discard"},
    "storehand": {"stash"},
    "retrieve": {"retrieve"},
    "digtake": {"keep"},
    "cloak_card": {"hide"},
    "cloak_on": {"on"},
    "potion": {"top"},
    "bomb": {"bomb"},
    "strip": {"bomb"},
    "move": {"move"},
    "choose": {"option"},
}
"""The moves of a kind that a node asks for, though not with these cards."""

_SELECTIONS: Final = frozenset(
    {"add", "toss", "defend", "discard", "stash", "retrieve", "keep", "hide"}
)


def explain(labels: Labels, view: DuelsView, text: str) -> Message:
    """Return the reason against a move of this game that is not legal in a view."""
    at = Standing(labels, view)
    deed, *rest = text.split()
    reason = view["reason"]
    if reason is not None:
        return refused("over", ENDED[reason])
    kind = at.kind
    if at.actor is None:
        return refused("chance_first", RULES[kind])
    if at.actor != at.reader:
        return refused("not_your_turn", RULES[kind], seat=SeatName(at.actor))
    if deed in _BY_CHANCE:
        return refused("by_chance", _BY_CHANCE[deed])
    if deed not in _DEEDS.get(kind, set()):
        return refused(f"now_{_asked(at)}", RULES[kind])
    return _about(at, at.actor, deed, rest)


def _asked(at: Standing) -> str:
    """Return what is asked for, by the key of its reason."""
    kind = at.kind
    own = at.actor or 0
    if kind == "pick" and at.labels.solo and at.sheet(own) is not None:
        return "nemesis"
    if kind == "potion" and not at.side(own)["in_use"]:
        return "recover"
    return kind


def _about(at: Standing, own: int, deed: str, rest: list[str]) -> Message:
    """Return what is wrong with a move of a kind that is asked for."""
    if at.kind == "pick":
        return pick(at, deed, rest[0])
    if at.kind == "action":
        return action(at, own, deed, rest)
    if deed in {"done", "take"}:
        return done(at, own, deed)
    if deed == "option":
        return refused("no_option", "FD-5.15", number=int(rest[0]))
    if deed in _SELECTIONS:
        return selection(at, own, rest[0])
    return placing(at, own, deed, rest)
