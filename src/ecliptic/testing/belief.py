"""What a seat can conclude, worked out by trying everything.

A `Belief` goes along with a game and keeps all states that fit what its seat has observed,
each with its exact share. It trusts nothing but the rules: chance by its weights, every
decision as if each legal move had been equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ecliptic.testing.play import LawError, fields

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.game import AnyGame, View
    from ecliptic.core.state import State

Key: TypeAlias = "tuple[object, ...]"
"""All fields of a state, by which worlds are told apart."""

MOST_WORLDS: Final = 20_000
"""A belief of more worlds would take too long; the game is not tiny."""


class Belief:
    """The worlds that a seat cannot tell apart, by their fields.

    With `views` false only the texts of moves count as observed.
    """

    def __init__(self, game: AnyGame, seat: int, *, views: bool = True) -> None:
        state = game.new_initial_state()
        self._game = game
        self._seat = seat
        self._views = views
        self.worlds: dict[Key, tuple[State, float]] = {fields(state): (state, 1.0)}

    def observe(self, state: State, action: int) -> None:
        """Draw conclusions from a move in the true state, asked before it is made."""
        text = self._game.observed(state, action, self._seat)
        after = state.clone()
        after.apply_action(action)
        following: dict[Key, tuple[State, float]] = {}
        for world, share in self._following(text):
            key = fields(world)
            known = following.get(key, (world, 0.0))[1]
            following[key] = world, known + share
        self.worlds = _normalised(following)
        if self._views:
            self.worlds = self.looking(self._game.view(after, self._seat))

    def _following(self, text: str) -> Iterator[tuple[State, float]]:
        for world, share in self.worlds.values():
            for action, chance in outcomes(world):
                if self._game.observed(world, action, self._seat) == text:
                    after = world.clone()
                    after.apply_action(action)
                    yield after, share * chance

    def looking(self, view: View) -> dict[Key, tuple[State, float]]:
        """Return the worlds that look like this to the seat."""
        return _normalised(
            {
                key: (world, share)
                for key, (world, share) in self.worlds.items()
                if self._game.view(world, self._seat) == view
            }
        )

    def shares(self) -> dict[Key, float]:
        """Return the exact probability of every world."""
        return {key: share for key, (_, share) in self.worlds.items()}


def _normalised(worlds: dict[Key, tuple[State, float]]) -> dict[Key, tuple[State, float]]:
    if len(worlds) > MOST_WORLDS:
        raise LawError(f"more than {MOST_WORLDS} worlds: take a tiny option set")
    whole = sum(share for _, share in worlds.values())
    return {key: (world, share / whole) for key, (world, share) in worlds.items()}


def outcomes(state: State) -> list[tuple[int, float]]:
    """Return the legal actions with their chances; decisions are equally likely."""
    legal = state.legal_actions()
    weights = state.chance_weights() or [1] * len(legal)
    whole = sum(weights)
    return [(action, weight / whole) for action, weight in zip(legal, weights, strict=True)]
