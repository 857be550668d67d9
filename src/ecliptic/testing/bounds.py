"""Laws of bounds: how long a game lasts, what it pays, what may be expected of it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ecliptic.core.heuristic import UNKNOWN
from ecliptic.testing.play import fields, law

if TYPE_CHECKING:
    from ecliptic.core.state import State
    from ecliptic.testing.play import Play

CLOSE = 1e-9


@law
def check_length(play: Play) -> None:
    """The game ends within `max_game_length` moves, chance included."""
    bound = play.game.max_game_length
    play.require(bound is None or bound > 0, f"max_game_length is {bound}")
    for state in play.positions():
        if bound is not None and len(play.actions) == bound:
            play.require(state.is_terminal(), f"after {bound} moves the game is not over")


@law
def check_returns(play: Play) -> None:
    """Returns lie from -1 to 1, are 0 before the end, and add up to 0 where declared."""
    for state in play.positions():
        returns = state.returns()
        play.require(len(returns) == play.game.num_players, f"{len(returns)} returns")
        for seat, value in enumerate(returns):
            play.require(type(value) is float and -1 <= value <= 1, f"a return of {value!r}")
            play.require(state.player_return(seat) == value, "player_return differs from returns")
        if not state.is_terminal():
            play.require(not any(returns), f"returns before the end are {returns}")
        if play.game.zero_sum and play.game.num_players > 1:
            play.require(abs(math.fsum(returns)) < CLOSE, f"{returns} do not add up to 0")


@law
def check_heuristic(play: Play) -> None:
    """Estimates lie from -1 to 1, are exact at the end, and change nothing.

    `decisions_left` is never less than the decisions that come before a settled position.
    """
    heuristic = play.game.heuristic
    budget = UNKNOWN
    for state in play.positions():
        before = fields(state)
        _check_estimates(play, state)
        settled = heuristic.settled(state)
        left = heuristic.decisions_left(state)
        play.require(settled or not state.is_terminal(), "the end is not settled")
        play.require(fields(state) == before, "the heuristic changes the state")
        budget = UNKNOWN if settled else min(budget, left)
        if state.current_player() >= 0:
            play.require(budget > 0, "more decisions than decisions_left said")
            budget -= 1


def _check_estimates(play: Play, state: State) -> None:
    for seat, worth in enumerate(state.returns()):
        value = play.game.heuristic.value(state, seat)
        play.require(-1 <= value <= 1, f"the estimate for seat {seat} is {value}")
        if state.is_terminal():
            play.require(value == worth, f"at the end the estimate is {value}, not {worth}")
