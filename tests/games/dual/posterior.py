"""Games followed with the exact posterior of a seat, and draws compared with it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ecliptic.core.rng import Rng
from ecliptic.core.state import State
from ecliptic.testing.belief import Belief, Key
from ecliptic.testing.chi_square import misfit
from ecliptic.testing.play import fields
from tests.games.dual.table import Table


class Position(NamedTuple):
    """One position of a followed game, with the states that a seat holds possible.

    `ply` counts the moves made so far; each state stands by its key with its probability.
    """

    ply: int
    at: Table
    seat: int
    worlds: dict[Key, tuple[State, float]]


def followed(at: Table, seat: int, seed: int, wind: str, *, views: bool = True) -> list[Position]:
    """Return every position of a random game with the posterior of a seat.

    The Wind is always used as `wind` says. Without `views` the seat keeps its log alone.
    """
    rng = Rng(seed)
    belief = Belief(at.game, seat, views=views)
    met = [Position(0, at.copy(), seat, belief.worlds)]
    while not at.state.is_terminal():
        action = _next(at, rng, wind)
        belief.observe(at.state, action)
        at.state.apply_action(action)
        met.append(Position(met[-1].ply + 1, at.copy(), seat, belief.worlds))
    return met


def _next(at: Table, rng: Rng, wind: str) -> int:
    if at.state.is_chance_node():
        return int(at.state.sample(rng))
    if wind in at.moves:
        return at.game.parse_move(at.state, wind)
    legal = at.state.legal_actions()
    return legal[rng.below(len(legal))]


class Fit(NamedTuple):
    """How well draws agree with a posterior.

    `winds` is how often one hand was turned at most, `size` the number of states that
    fit, `foreign` counts draws that do not, `never` the fitting states that were not
    drawn, `uneven` is by how much chi-square exceeds what chance explains (if at all).
    """

    ply: int
    phase: str
    winds: int
    size: int
    foreign: int
    never: int
    uneven: float

    @property
    def bad(self) -> bool:
        """Whether the draws do not come from the posterior."""
        return self.foreign > 0 or self.never > 0 or self.uneven > 0


def fit(position: Position, draws_each: int) -> Fit:
    """Draw so many worlds for each state that fits, and compare."""
    at, worlds = position.at, position.worlds
    rng = Rng(position.ply)
    drawn = Counter(
        fields(at.game.determinize(at.state, position.seat, rng))
        for _ in range(draws_each * len(worlds))
    )
    found, critical = misfit(drawn, {key: chance for key, (_, chance) in worlds.items()})
    return Fit(
        position.ply,
        at.facts["phase"],
        max(at.state.winds[seat] for seat in range(at.game.num_players)),
        len(worlds),
        sum(count for key, count in drawn.items() if key not in worlds),
        len(worlds.keys() - drawn.keys()),
        max(0.0, found - critical),
    )
