"""Writes a whole game out as text that a person can review and a test can compare."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ecliptic.core.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecliptic.core.game import AnyGame
    from ecliptic.core.record import Record
    from ecliptic.core.state import State


def playthrough(game: AnyGame, record: Record) -> str:
    """Return the facts, views, legal moves and observed texts at each step of a record.

    After the first step only facts that have changed are written, and of views only what
    differs from the facts.

    Raises:
        RecordError: the record does not replay.
    """
    lines = [f"# {game.title}, edition {game.edition}, cards {game.card_set.source}"]
    lines += [f"# {name} = {_json(value)}" for name, value in sorted(game.options.items())]
    shown: Mapping[str, object] = {}
    for ply, (state, action) in enumerate(record.replay(game)):
        facts = game.facts(state)
        changed = {name: facts[name] for name in facts if shown.get(name, shown) != facts[name]}
        lines += ["", f"== {ply} ==", f"actor: {_actor(state)}"]
        lines += _table("facts", changed)
        lines += _views(game, state, facts)
        lines += _moves(game, state, action)
        shown = facts
    return "\n".join(lines) + "\n"


def _views(game: AnyGame, state: State, facts: Mapping[str, object]) -> Iterator[str]:
    for reader in (*range(game.num_players), None):
        view = game.view(state, reader)
        hidden = {name: view[name] for name in view if facts.get(name, facts) != view[name]}
        yield from _table(f"view of {_reader(reader)}", hidden)


def _moves(game: AnyGame, state: State, action: int) -> Iterator[str]:
    texts = [game.action_text(one) for one in state.legal_actions()]
    if state.is_chance_node():
        weights = state.chance_weights()
        texts = [f"{text} ({weight})" for text, weight in zip(texts, weights, strict=True)]
    if state.is_terminal():
        yield f"returns: {_json(state.returns())}"
        return
    yield f"legal: {', '.join(texts)}"
    if action >= 0:
        yield f"move: {game.action_text(action)}"
        for reader in (*range(game.num_players), None):
            seen = game.observed(state, action, reader)
            if seen != game.action_text(action):
                yield f"seen by {_reader(reader)}: {seen}"


def _table(title: str, entries: Mapping[str, object]) -> list[str]:
    if not entries:
        return [f"{title}: nothing new"]
    return [f"{title}:", *(f"  {name}: {_json(value)}" for name, value in entries.items())]


def _actor(state: State) -> str:
    actor = state.current_player()
    if actor >= 0:
        return f"seat {actor}"
    return "chance" if actor == CHANCE else "nobody"


def _reader(reader: int | None) -> str:
    return "a spectator" if reader is None else f"seat {reader}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
