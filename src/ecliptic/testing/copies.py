"""Laws of copies: clones are independent, equality means equality."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING

from ecliptic.testing.play import fields, law

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecliptic.core.state import State
    from ecliptic.testing.play import Play

AHEAD = 4
"""Moves that a copy is played on beside its original."""


@law
def check_clones(play: Play) -> None:
    """Clones equal their state, go the same way, and never change through others."""
    kept: list[tuple[State, object]] = []
    for state in play.positions():
        if kept:
            follower = kept[-1][0].clone()
            follower.apply_action(play.actions[-1])
            play.require(follower == state, "a clone came to another state by the same move")
        clone = state.clone()
        play.require(clone is not state and clone == state, "a clone differs from its state")
        before = _snapshot(play, state)
        _stray(play, state.clone())
        play.require(_snapshot(play, state) == before, "playing on with a clone changes the state")
        kept.append((clone, before))
    for ply, (clone, before) in enumerate(kept):
        play.require(_snapshot(play, clone) == before, f"the clone made at ply {ply} has changed")


def _snapshot(play: Play, state: State) -> object:
    facts = json.dumps(play.game.facts(state), sort_keys=True)
    return fields(state), facts, state.current_player(), state.legal_actions()


def _stray(play: Play, state: State) -> None:
    """Play a state on by random moves."""
    for _ in range(AHEAD):
        for action in play.some(state.legal_actions(), 1):
            state.apply_action(action)


@law
def check_assign(play: Play) -> None:
    """After `assign` a state equals the other, goes the same way, and shares nothing."""
    scratch = play.game.new_initial_state()
    for state in play.positions():
        before = fields(state)
        scratch.assign(state)
        play.require(scratch == state, "after assign the states differ")
        clone = state.clone()
        for _ in range(AHEAD):
            for action in play.some(clone.legal_actions(), 1):
                clone.apply_action(action)
                scratch.apply_action(action)
            play.require(scratch == clone, "an assigned state goes another way than a clone")
        play.require(fields(state) == before, "playing on after assign changes the other state")


@law
def check_equality(play: Play) -> None:
    """States of different moments differ; equal ones have equal keys and no hash.

    In a game with a bound no state comes back: the game could go round for ever.
    """
    seen: dict[object, int] = {}
    bounded = play.game.max_game_length is not None
    for ply, state in enumerate(play.positions()):
        same = seen.setdefault(fields(state), ply)
        play.require(same == ply or not bounded, f"the state equals that of ply {same}")
        clone = state.clone()
        play.require(clone.position_key() == state.position_key(), "equal states, other keys")
        hash(state.position_key())
        clone.setting += " changed"
        play.require(state not in (clone, play.game.name), "states of other games are equal")


@law
def check_copying(play: Play, count: int = 12) -> None:
    """A state has no hash, cannot be pickled, and a deep copy of it is a clone."""
    for state in play.positions(count):
        play.require(_refuses(lambda: hash(state)), "a state has a hash")  # noqa: B023  called at once
        play.require(_refuses(lambda: state.__reduce_ex__(4)), "a state can be pickled")  # noqa: B023  called at once
        before = fields(state)
        deep = copy.deepcopy(state)
        play.require(deep is not state and deep == state, "a deep copy differs from its state")
        _stray(play, deep)
        play.require(fields(state) == before, "playing on with a deep copy changes the state")


def _refuses(deed: Callable[[], object]) -> bool:
    try:
        deed()
    except TypeError:
        return True
    return False
