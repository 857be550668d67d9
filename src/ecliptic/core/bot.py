"""Anyone who can sit in a seat and decide from what that seat knows."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecliptic.core.rng import Rng

if TYPE_CHECKING:
    from ecliptic.core.info_state import InfoState


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: simulations, seconds, or both.

    With both, whichever is used up first ends the search.
    """

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            message = "a budget needs simulations or seconds"
            raise ValueError(message)
        if (self.simulations is not None and self.simulations < 1) or (
            self.seconds is not None and self.seconds <= 0
        ):
            message = f"a budget must be positive, got {self}"
            raise ValueError(message)


@dataclass(frozen=True)
class MoveStatistics:
    """What a search found about one legal move.

    `value` is the mean result for the deciding seat, from -1 to 1, `visits` on how many
    simulations it rests.
    """

    action: int
    visits: int
    value: float


@dataclass(frozen=True)
class Advice:
    """A decision with its grounds: all moves looked at, in the order of their ids."""

    action: int
    statistics: tuple[MoveStatistics, ...] = ()


class Bot(ABC):
    """Decides from an `InfoState`. Equal seeds and equal knowledge give equal choices."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def advise(self, info: InfoState) -> Advice:
        """Return the choice for the seat to act, with its grounds.

        Raises:
            ValueError: the seat has nothing to decide.
        """

    def choose(self, info: InfoState) -> int:
        """Return the chosen action id."""
        return self.advise(info).action

    def rng(self, info: InfoState) -> Rng:
        """Return the generator for one decision: it depends on seed and knowledge alone."""
        digest = hashlib.sha256(f"{self.seed}/{info.key()}".encode()).digest()
        return Rng(int.from_bytes(digest[:8], "big"))


def decisions(info: InfoState) -> list[int]:
    """Return the legal actions of a seat that has to decide.

    Raises:
        ValueError: it is another's turn, or the game is over.
    """
    legal = info.legal_actions()
    if not legal:
        message = f"seat {info.seat} has nothing to decide"
        raise ValueError(message)
    return legal
