"""What a worker process does: let a bot decide from what its seat knows."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from ecliptic import catalog
from ecliptic.core.info_state import InfoState

if TYPE_CHECKING:
    from ecliptic.core.game import AnyGame


class Question(Struct, frozen=True):
    """One decision to be made.

    The position comes as the moves that led to it, `log` is what the seat observed of
    them; the bot itself receives an InfoState made of both, and nothing else.
    """

    game: str
    options: dict[str, bool | int | str | list[str]]
    cards: str | dict[str, object] | None
    actions: list[int]
    seat: int
    log: list[str]
    bot: str
    seed: int


class Opinion(Struct, frozen=True):
    """A decision: the action, and (action, visits, value) of all that was looked at."""

    action: int
    looked_at: list[tuple[int, int, float]]


def answer(question: Question) -> Opinion:
    """Return what the bot decides."""
    game = _game(question.game, json.dumps([question.options, question.cards]))
    state = game.new_initial_state()
    for action in question.actions:
        state.apply_action(action)
    info = InfoState(game, state, question.seat, question.log)
    advice = catalog.load_bot(question.bot, question.seed).advise(info)
    looked_at = [(one.action, one.visits, one.value) for one in advice.statistics]
    return Opinion(advice.action, looked_at)


@lru_cache(maxsize=32)
def _game(name: str, settings: str) -> AnyGame:
    options, cards = json.loads(settings)
    return catalog.load_game(name, cards=cards, **options)


def warm_up() -> None:
    """Import what every bot needs, so that the first decision does not wait for it."""
    catalog.bot_names()
