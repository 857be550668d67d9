"""Laws of determinization for tiny games: the right worlds, with the right probability.

Each follows what every seat can conclude, move by move. With `most` it stops quietly where
a seat has more worlds, or after some moves; without it, a game that is not tiny is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.rng import Rng
from ecliptic.testing.belief import Belief
from ecliptic.testing.chi_square import agree
from ecliptic.testing.play import fields, law

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecliptic.core.game import View
    from ecliptic.core.state import State
    from ecliptic.testing.belief import Key
    from ecliptic.testing.play import Play

FEW: Final = 24
"""Up to so many worlds a seat's conclusions are followed in games of any size."""

BEGINNING: Final = 40
"""So many moves are followed at most in games of any size."""

CERTAIN: Final = 25.0
"""A world that so many draws are expected to be is missed once in 10**10 times."""


def _beliefs(play: Play, most: int | None) -> Iterator[tuple[State, list[Belief]]]:
    """Play, and let a belief of every seat go along."""
    beliefs = [Belief(play.game, seat) for seat in range(play.game.num_players)]
    before = play.game.new_initial_state()
    for state in play.positions():
        if play.actions:
            for belief in beliefs:
                belief.observe(before, play.actions[-1])
        if most is not None and _is_too_much(play, beliefs, most):
            return
        yield state, beliefs
        before = state.clone()


def _is_too_much(play: Play, beliefs: list[Belief], most: int) -> bool:
    worlds = max(len(belief.worlds) for belief in beliefs)
    return worlds > most or len(play.actions) > BEGINNING


@law
def check_posterior(play: Play, most: int | None = None, draws: int = 40) -> None:
    """`determinize` draws all worlds that fit, no others, each with its exact probability.

    At every position, for every seat, from the truth and from another of its worlds;
    `draws` are made for each world that fits.
    """
    for state, beliefs in _beliefs(play, most):
        for seat, belief in enumerate(beliefs):
            shares = belief.shares()
            if play.game.worlds_are_alike(state):
                shares = dict.fromkeys(shares, 1 / len(shares))
            play.require(fields(state) in shares, f"seat {seat} would exclude the truth")
            times = draws * len(shares)
            _check_draws(play, _drawing(play, state, seat), shares, times, f"seat {seat}")
            others = [world for world, _ in belief.worlds.values() if world != state]
            if others:
                other = others[play.rng.below(len(others))]
                whose = f"seat {seat}, in a world of its own"
                _check_draws(play, _drawing(play, other, seat), shares, times, whose)


def _drawing(play: Play, state: State, seat: int) -> Callable[[], Key]:
    rng = Rng(play.rng.below(1 << 30))
    return lambda: fields(play.game.determinize(state, seat, rng))


def _check_draws(
    play: Play, draw: Callable[[], Key], shares: dict[Key, float], times: int, whose: str
) -> None:
    drawn = [draw() for _ in range(times)]
    seen = set(drawn)
    odd = seen - shares.keys()
    play.require(not odd, f"{whose}: a world was drawn that cannot be")
    missing = [key for key, share in shares.items() if share * times >= CERTAIN]
    play.require(seen.issuperset(missing), f"{whose}: a world that can be was never drawn")
    again = iter(drawn)
    wrong = agree(lambda: next(again, None) or draw(), shares, times)
    play.require(wrong is None, f"{whose}: worlds are not drawn by their probability: {wrong}")


@law
def check_memory(play: Play, most: int | None = None) -> None:
    """Log and present view together tell a seat all that its earlier views have told."""
    seats = range(play.game.num_players)
    forgetful = [Belief(play.game, seat, views=False) for seat in seats]
    before = play.game.new_initial_state()
    for state, beliefs in _beliefs(play, most):
        for seat in seats:
            if play.actions:
                forgetful[seat].observe(before, play.actions[-1])
            now = forgetful[seat].looking(play.game.view(state, seat))
            same = now.keys() == beliefs[seat].worlds.keys()
            play.require(same, f"seat {seat} has seen what neither log nor view tells now")
        before = state.clone()


@law
def check_reveals(play: Play, most: int | None = None) -> None:
    """A move that `reveals` nothing could have been seen in all worlds of every seat."""
    for state, beliefs in _beliefs(play, most):
        for action in play.some(state.legal_actions(), 4):
            if state.current_player() < 0 or play.game.reveals(state, action):
                continue
            for seat, belief in enumerate(beliefs):
                seen = _seen(play, state, action, seat)
                fits = all(
                    any(_looking_like(play, world, seat, seen))
                    for world, _ in belief.worlds.values()
                )
                text = play.game.action_text(action)
                play.require(fits, f"{text!r} shows seat {seat} something, and reveals denies it")


@law
def check_spectator(play: Play, most: int | None = None) -> None:
    """Whatever a spectator sees of a move follows from what any seat has seen."""
    for state, beliefs in _beliefs(play, most):
        for action in play.some(state.legal_actions(), 2):
            watched = _seen(play, state, action, None)
            for seat, belief in enumerate(beliefs):
                seen = _seen(play, state, action, seat)
                same = all(
                    _seen(play, world, other, None) == watched
                    for world, _ in belief.worlds.values()
                    for other, _ in _looking_like(play, world, seat, seen)
                )
                play.require(same, f"a spectator sees what is hidden from seat {seat}")


@law
def check_beginning(play: Play, most: int = FEW) -> None:
    """Any game keeps these laws from its start, as long as a seat has few worlds."""
    check_posterior(play, most)
    check_memory(play, most)
    check_reveals(play, most)
    check_spectator(play, most)


def _seen(play: Play, state: State, action: int, reader: int | None) -> tuple[str, View]:
    """Return what a move shows a reader: its text, and the view after it."""
    text = play.game.observed(state, action, reader)
    after = state.clone()
    after.apply_action(action)
    return text, play.game.view(after, reader)


def _looking_like(
    play: Play, world: State, seat: int, seen: tuple[str, View]
) -> Iterator[tuple[int, State]]:
    """Yield the moves in a world that show a seat just this, with the worlds after them."""
    text, view = seen
    for action in world.legal_actions():
        if play.game.observed(world, action, seat) == text:
            after = world.clone()
            after.apply_action(action)
            if play.game.view(after, seat) == view:
                yield action, after
