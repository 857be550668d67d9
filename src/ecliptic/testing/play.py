"""Plays games for laws to watch, and says where a law was broken.

A *law* is a function that takes a `Play`, plays the game as often as it needs and raises
`LawError` where the game does what no game may do.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Concatenate, Final, NoReturn, ParamSpec

from ecliptic.core.rng import Rng
from ecliptic.testing.policies import UniformPolicy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecliptic.core.game import AnyGame
    from ecliptic.core.state import State

P = ParamSpec("P")

LONGEST: Final = 5000
"""Moves after which the play of a game without a bound is broken off."""


class LawError(AssertionError):
    """A game breaks a law; the message says which, and how to get there again."""


class Play:
    """One game as it is played under the eyes of a law.

    Equal game, seed and policy give equal plays. `state` is the running state, which a law
    must not change; `actions` led to it. `rng` is for the law's own draws.
    """

    def __init__(
        self, game: AnyGame, seed: int = 0, policy: type[UniformPolicy] = UniformPolicy
    ) -> None:
        self.game = game
        self.seed = seed
        self.policy = policy
        self.law = "play"
        self.restart()

    def restart(self) -> None:
        """Go back to the start; the same moves will follow."""
        self.state: State = self.game.new_initial_state()
        self.actions: list[int] = []
        self.rng = Rng(2 * self.seed + 1)
        self._chooser = self.policy()
        self._chooser_rng = Rng(2 * self.seed)

    def positions(self, count: int | None = None) -> Iterator[State]:
        """Play from the start and stop at every position, or at `count` spread over all.

        The first and the last position are always among them.
        """
        stops = None if count is None else self._spread(count)
        self.restart()
        while True:
            if stops is None or len(self.actions) in stops:
                yield self.state
            if self.state.is_terminal() or len(self.actions) >= LONGEST:
                return
            self.advance()

    def decisions(self, count: int | None = None) -> Iterator[State]:
        """Stop like `positions`, but only where a seat has to decide."""
        for state in self.positions(count):
            if state.current_player() >= 0:
                yield state

    def advance(self) -> None:
        """Make the next move of the policy."""
        self.make(self.choice(self.state))

    def choice(self, state: State) -> int:
        """Return the policy's next action in a state that is not terminal."""
        legal = state.legal_actions()
        if not legal:
            self.fail("there is no legal action before the end")
        return self._chooser.choose(state, legal, self._chooser_rng)

    def make(self, action: int) -> None:
        """Apply an action to the running state."""
        bound = self.game.max_game_length
        if bound is not None and len(self.actions) >= bound:
            self.fail(f"the game goes on after max_game_length, {bound} moves")
        self.state.apply_action(action)
        self.actions.append(action)

    def _spread(self, count: int) -> set[int]:
        length = sum(1 for _ in self.positions()) - 1
        return {place * length // (count - 1) for place in range(count)}

    def log(self, seat: int | None) -> list[str]:
        """Return all moves so far as a seat (None: a spectator) observed them."""
        state = self.game.new_initial_state()
        log: list[str] = []
        for action in self.actions:
            actor = state.current_player()
            mover = "chance" if actor < 0 else str(actor)
            log.append(f"{mover} {self.game.observed(state, action, seat)}")
            state.apply_action(action)
        return log

    def readers(self) -> list[int | None]:
        """Return everybody who may watch: all seats, and None for a spectator."""
        return [*range(self.game.num_players), None]

    def names(self) -> list[str]:
        """Return a player's name for every seat."""
        return [f"player {seat}" for seat in range(self.game.num_players)]

    def some(self, actions: Sequence[int], count: int) -> list[int]:
        """Return at most `count` of the actions, drawn by the law's own generator."""
        left = list(actions)
        while len(left) > count:
            left.pop(self.rng.below(len(left)))
        return left

    def require(self, holds: object, message: str) -> None:
        """Raise a LawError with this message unless it holds."""
        if not holds:
            self.fail(message)

    def fail(self, message: str) -> NoReturn:
        """Raise a LawError that says what is wrong, and where."""
        raise LawError(f"{self.law}: {message}\n{self.where()}")

    def where(self) -> str:
        """Return what is needed to come to this position again."""
        moves = ", ".join(_text(self.game, action) for action in self.actions)
        return (
            f"  game: {described(self.game)}\n"
            f"  play: seed {self.seed}, policy {self.policy.name}, ply {len(self.actions)}\n"
            f"  moves: {moves or 'none'}"
        )


def described(game: AnyGame) -> str:
    """Return name, options and card set of a game in one line."""
    return f"{game.name}, options {dict(game.options.changed())}, cards {game.card_set.source}"


def _text(game: AnyGame, action: int) -> str:
    try:
        return game.action_text(action)
    except Exception:  # noqa: BLE001  the game is under test, and the place must be told
        return f"action {action}"


def law(check: Callable[Concatenate[Play, P], None]) -> Callable[Concatenate[Play, P], None]:
    """Make a law of a function: any error on the way becomes a LawError with its place."""

    @functools.wraps(check)
    def checked(play: Play, /, *args: P.args, **settings: P.kwargs) -> None:
        play.law = check.__name__
        try:
            check(play, *args, **settings)
        except LawError:
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise LawError(f"{play.law}: {what}\n{play.where()}") from error

    return checked


def state_after(game: AnyGame, moves: Sequence[str]) -> State:
    """Return the state after these move texts, for looking into what a LawError tells."""
    state: State = game.new_initial_state()
    for text in moves:
        state.apply_action(game.parse_move(state, text))
    return state


def fields(state: State) -> tuple[object, ...]:
    """Return all that makes a state what it is, as a hashable value."""
    return state.rules_fields(), state.shown_fields()
