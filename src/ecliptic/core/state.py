"""The state of a game: one position, hidden parts included.

A state knows rules and nothing else: no words, no views, no randomness of its own. All
chance is a move (`CHANCE` is the player then), so `apply_action` is deterministic. The
names are OpenSpiel's. A game gives the hot protocol (`moves`, `apply_action`, `assign`,
`clone`, `player_return` and, where drawing is cheaper than listing, `sample`); the rest
is built on it here.
"""

from __future__ import annotations

from typing import Final, NoReturn

from ecliptic.core.moves import Moves
from ecliptic.core.native import i64, mypyc_attr
from ecliptic.core.rng import Rng

CHANCE: Final = -1
"""The player at a chance node."""

TERMINAL: Final = -4
"""The player when the game is over."""

SPECTATOR: Final = -2
"""Stands for somebody without a seat where a seat number is asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position that is changed in place by `apply_action`.

    `turn` is the seat to act (0-based), `CHANCE` or `TERMINAL`. `setting` names game,
    options and card set: states of different settings are never equal.
    """

    def __init__(self, num_players: i64, setting: str) -> None:
        self.num_players: i64 = num_players
        self.setting: str = setting
        self.turn: i64 = CHANCE

    # What every game gives.

    def moves(self, out: Moves) -> None:
        """Write the legal actions, or the outcomes with their weights, into `out`.

        Ascending, never empty before the end, empty at the end. `out` is cleared first.
        """
        raise NotImplementedError

    def apply_action(self, action: i64) -> None:
        """Play a legal action or chance outcome; trusts its caller."""
        raise NotImplementedError

    def assign(self, other: State) -> None:
        """Become equal to `other`, a state of the same game object, without allocating."""
        raise NotImplementedError

    def clone(self) -> State:
        """Return an independent copy; the frozen tables of the game are shared."""
        raise NotImplementedError

    def player_return(self, seat: i64) -> float:
        """Return what `seat` has won at the end, from -1 to 1; 0 before the end."""
        raise NotImplementedError

    def rules_fields(self) -> tuple[object, ...]:
        """Return all that decides what can still happen, as hashable values."""
        raise NotImplementedError

    def shown_fields(self) -> tuple[object, ...]:
        """Return the history that is still shown or remembered, as hashable values."""
        raise NotImplementedError

    # What a game may do better.

    def sample(self, rng: Rng) -> i64:
        """Return a chance outcome drawn by the weights; only at chance nodes."""
        out = Moves()
        self.moves(out)
        total: i64 = 0
        for place in range(out.count):
            total += out.weights[place]
        rest = rng.below(total)
        chosen: i64 = 0
        while rest >= out.weights[chosen]:
            rest -= out.weights[chosen]
            chosen += 1
        return out.actions[chosen]

    def seen(self, action: i64, seat: i64) -> i64:
        """Return the id of what `seat` (or `SPECTATOR`) sees of a legal action.

        The action itself where all is open; another id of the game where a part is
        hidden. Asked before `apply_action`.
        """
        return action

    # The readable protocol.

    def current_player(self) -> int:
        """Return the seat to act, `CHANCE` or `TERMINAL`."""
        return self.turn

    def is_chance_node(self) -> bool:
        """Return whether chance moves next."""
        return self.turn == CHANCE

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.turn == TERMINAL

    def legal_actions(self) -> list[int]:
        """Return the legal actions or chance outcomes, ascending; [] only at the end."""
        out = Moves()
        self.moves(out)
        return [out.actions[place] for place in range(out.count)]

    def chance_weights(self) -> list[int]:
        """Return the integer weights of `legal_actions` at a chance node, else []."""
        if self.turn != CHANCE:
            return []
        out = Moves()
        self.moves(out)
        return [out.weights[place] for place in range(out.count)]

    def returns(self) -> list[float]:
        """Return what every seat has won, by seat; zeros before the end."""
        return [self.player_return(seat) for seat in range(self.num_players)]

    def position_key(self) -> tuple[object, ...]:
        """Return a hashable key: equal keys have equal futures, whatever came before."""
        return self.rules_fields()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return (
            self.setting == other.setting
            and self.rules_fields() == other.rules_fields()
            and self.shown_fields() == other.shown_fields()
        )

    def __hash__(self) -> int:
        message = "a state changes in place: use position_key() as a dictionary key"
        raise TypeError(message)

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> NoReturn:
        message = "a state is never pickled: keep a Record and replay it"
        raise TypeError(message)
