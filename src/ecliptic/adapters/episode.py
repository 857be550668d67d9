"""One game for a learner: chance is drawn, positions come as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NoReturn, TypeAlias

import numpy as np

from ecliptic.adapters.buffers import numbers_of
from ecliptic.core.errors import OptionError
from ecliptic.core.info_state import InfoState
from ecliptic.core.moves import Moves
from ecliptic.core.rng import Rng

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ecliptic.core.game import AnyGame

Illegal: TypeAlias = Literal["lose", "raise"]
"""What an illegal action does: it loses the game at once, or is an error."""

ANSWERS: Final = ("lose", "raise")

MOST: Final = 1e6
"""No number of an observation is larger: they are flags, counts, points and powers."""

LOST: Final = -1.0
"""The return of who loses by an illegal action; the others share the opposite."""


class Episode:
    """A running game of which only decisions are left to others.

    `forfeited` is the seat that lost by an illegal action, or None. With `remember` all
    seats keep their logs, which bots may want.
    """

    def __init__(self, game: AnyGame, *, remember: bool = False) -> None:
        self.game = game
        self.state = game.new_initial_state()
        self.forfeited: int | None = None
        self._first = game.new_initial_state()
        self._rng = Rng(0)
        self._moves = Moves()
        self._logs: list[list[str]] | None = [] if remember else None
        self.restart(0)

    def restart(self, seed: int) -> None:
        """Begin a new game, with chance that the seed fixes."""
        self._rng = Rng(seed)
        self.forfeited = None
        self.state.assign(self._first)
        if self._logs is not None:
            self._logs = [[] for _ in range(self.game.num_players)]
        self._let_chance_move()

    def play(self, action: int) -> None:
        """Make a legal move, and all of chance's after it."""
        self._apply(action)
        self._let_chance_move()

    def forfeit(self) -> None:
        """End the game: the seat to act loses."""
        self.forfeited = self.state.current_player()

    def _let_chance_move(self) -> None:
        state = self.state
        while state.is_chance_node():
            self._apply(state.sample(self._rng))

    def _apply(self, action: int) -> None:
        if self._logs is not None:
            turn = self.turn
            for seat, log in enumerate(self._logs):
                seen = self.game.observed(self.state, action, seat)
                log.append(f"{turn if turn >= 0 else 'chance'} {seen}")
        self.state.apply_action(action)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or by a forfeit."""
        return self.forfeited is not None or self.state.is_terminal()

    @property
    def turn(self) -> int:
        """The seat to act; after the end it means nothing."""
        return int(self.state.current_player())

    def returns(self) -> list[float]:
        """Return what every seat has won; zeros before the end."""
        if self.forfeited is None:
            return list(self.state.returns())
        others = self.game.num_players - 1
        shared = -LOST / others if others else 0.0
        return [LOST if seat == self.forfeited else shared for seat in range(others + 1)]

    # What may be known.

    def info_state(self) -> InfoState:
        """Return all that the seat to act knows; needs `remember`."""
        assert self._logs is not None
        return InfoState(self.game, self.state, self.turn, self._logs[self.turn])

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat, else 0."""
        mask = np.zeros(self.game.first_chance_action, np.int8)
        if not self.is_over and seat == self.turn:
            self.state.moves(self._moves)
            self._moves.mark(numbers_of(mask))
        return mask

    def observation(self, seat: int) -> NDArray[np.float32]:
        """Return the observation tensor of a seat."""
        numbers = np.zeros(self.game.tensor_size, np.float32)
        self.game.write_tensor(self.state, seat, numbers_of(numbers))
        return numbers

    # What is no legal action.

    def is_illegal(self, action: object) -> bool:
        """Return whether something is no legal action now."""
        return not self._is_id(action) or int(action) not in self.state.legal_actions()  # type: ignore[call-overload]

    def _is_id(self, action: object) -> bool:
        known = isinstance(action, int | np.integer) and not isinstance(action, bool)
        return known and 0 <= int(action) < self.game.first_chance_action  # type: ignore[call-overload]

    def refuse(self, action: object) -> NoReturn:
        """Raise the error for what is no legal action now.

        Raises:
            OptionError: there is no such action in this game.
            IllegalMoveError: it is not allowed here; with reason, rule and what is.
        """
        if not self._is_id(action):
            last = self.game.first_chance_action - 1
            raise OptionError("action", f"a whole number from 0 to {last}", action)
        text = self.game.action_text(int(action))  # type: ignore[call-overload]
        self.game.parse_move(self.state, text)
        message = f"{text} is legal"
        raise AssertionError(message)
