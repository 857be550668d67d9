"""Those who play the other seats of a single-agent environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from ecliptic import catalog
from ecliptic.core.bot import Bot
from ecliptic.core.errors import OptionError
from ecliptic.core.moves import Moves
from ecliptic.core.rng import Rng

if TYPE_CHECKING:
    from ecliptic.adapters.episode import Episode

UNIFORM: Final = "uniform"

Opponent: TypeAlias = str | Callable[[int], Bot]
"""The name of a bot in the catalog, or what makes a bot from a seed."""


class Opponents:
    """Plays all seats but the learner's: one kind for all, or one for each other seat."""

    def __init__(self, wanted: Opponent | Sequence[Opponent], seats: int) -> None:
        """Check who is wanted.

        Raises:
            OptionError: no such bot, or not one for each other seat.
        """
        if isinstance(wanted, str) or callable(wanted):
            wanted = [wanted] * (seats - 1)
        if len(wanted) != seats - 1:
            raise OptionError("opponents", f"one, or {seats - 1}", wanted)
        self._makers = [_maker(kind) for kind in wanted]
        self._moves = Moves()
        self.restart(0)

    @property
    def remember(self) -> bool:
        """Whether somebody needs the log of a game."""
        return any(make is not None for make in self._makers)

    def restart(self, seed: int) -> None:
        """Begin a new game, with choices that the seed fixes."""
        self._rng = Rng(seed)
        self._bots = [None if make is None else make(seed) for make in self._makers]

    def choose(self, episode: Episode, learner: int) -> int:
        """Return what the seat to act does; seats are counted from the learner's left."""
        place = (episode.turn - learner - 1) % episode.game.num_players
        bot = self._bots[place]
        if bot is not None:
            return bot.choose(episode.info_state())
        episode.state.moves(self._moves)
        return int(self._moves.actions[self._rng.below(self._moves.count)])


def _maker(kind: Opponent) -> Callable[[int], Bot] | None:
    """Return what makes a bot; None for uniform choices, which need none."""
    if kind == UNIFORM:
        return None
    if callable(kind):
        return kind
    catalog.load_bot(kind)
    return lambda seed: catalog.load_bot(kind, seed)
