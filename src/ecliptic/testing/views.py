"""Laws of views: plain data, the same keys always, nothing shared with the state."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING

from ecliptic.core.errors import OptionError
from ecliptic.core.rng import Rng
from ecliptic.testing.play import fields, law

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecliptic.testing.play import Play


@law
def check_plain(play: Play, count: int = 40) -> None:
    """Facts and views are JSON-able: after a round trip they are equal."""
    game = play.game
    for state in play.positions(count):
        before = fields(state)
        play.require(is_plain(game.facts(state)), "facts are not plain JSON")
        for reader in play.readers():
            play.require(is_plain(game.view(state, reader)), f"the view of {reader} is not JSON")
        play.require(fields(state) == before, "facts or a view change the state")


def is_plain(value: object) -> bool:
    """Return whether a value comes back equal, types included, from JSON."""
    try:
        text = json.dumps(value, allow_nan=False)
    except (TypeError, ValueError):
        return False
    return repr(json.loads(text)) == repr(value)


@law
def check_keys(play: Play) -> None:
    """Facts have the same keys in all states, and so have views, whoever looks.

    A spectator's view may have more keys, always the same.
    """
    game = play.game
    start = game.new_initial_state()
    facts, watched = set(game.facts(start)), set(game.view(start, None))
    view = set(game.view(start, 0))
    play.require(view <= watched, "a spectator lacks keys")
    for state in play.positions():
        play.require(set(game.facts(state)) == facts, "the keys of facts change")
        for reader in play.readers():
            due = watched if reader is None else view
            play.require(set(game.view(state, reader)) == due, f"other keys for {reader}")


@law
def check_unshared(play: Play, count: int = 40) -> None:
    """Whoever changes facts or a view changes nothing else."""
    for state in play.positions(count):
        _check_torn(play, lambda: play.game.facts(state), "facts")  # noqa: B023  called at once
        for reader in play.readers():
            _check_torn(play, lambda: play.game.view(state, reader), f"the view of {reader}")  # noqa: B023  called at once


def _check_torn(play: Play, shown: Callable[[], object], name: str) -> None:
    state = play.state
    before, again = fields(state), json.dumps(shown(), sort_keys=True)
    tear(shown())
    same = fields(state) == before and json.dumps(shown(), sort_keys=True) == again
    play.require(same, f"{name} shares something that changes with the state or the game")


def tear(value: object) -> None:
    """Empty all lists and tables of JSON-able data, the innermost first."""
    if isinstance(value, dict):
        for inner in value.values():
            tear(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            tear(inner)
        value.clear()


@law
def check_tensor(play: Play, count: int = 12) -> None:
    """The observation tensor is as long as its layout says, and holds finite numbers."""
    game = play.game
    layout = game.tensor_layout()
    names = [name for name, _ in layout]
    play.require(len(set(names)) == len(names), "two parts of the tensor have one name")
    length = sum(math.prod(shape) for _, shape in layout)
    for state in play.positions(count):
        before = fields(state)
        for seat in range(game.num_players):
            tensor = game.observation_tensor(state, seat)
            play.require(len(tensor) == length, f"{len(tensor)} numbers, laid out are {length}")
            play.require(all(map(math.isfinite, tensor)), "a number is not finite")
        play.require(fields(state) == before, "the tensor changes the state")


@law
def check_seats(play: Play, count: int = 3) -> None:
    """A seat that the game does not have sees nothing: an OptionError."""
    game = play.game
    for state in play.positions(count):
        for seat in (-1, game.num_players):
            doors: dict[str, Callable[[], object]] = {
                "view": lambda: game.view(state, seat),  # noqa: B023  called at once
                "observation_tensor": lambda: game.observation_tensor(state, seat),  # noqa: B023  called at once
                "determinize": lambda: game.determinize(state, seat, Rng(0)),  # noqa: B023  called at once
                "observed": lambda: [
                    game.observed(state, action, seat)  # noqa: B023  called at once
                    for action in state.legal_actions()  # noqa: B023  called at once
                ],
            }
            if state.is_terminal():
                del doors["observed"]
            for name, door in doors.items():
                play.require(_refuses(door), f"{name} answers the seat {seat}")


def _refuses(door: Callable[[], object]) -> bool:
    try:
        door()
    except OptionError:
        return True
    return False
