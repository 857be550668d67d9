"""Our bots at OpenSpiel's tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyspiel

from ecliptic import catalog

if TYPE_CHECKING:
    from ecliptic.adapters.openspiel.state import SpielState


class LevelBot(pyspiel.Bot):
    """One of our bots, by its name in the catalog, for states of our games.

    It decides from the information state of its seat alone.
    """

    def __init__(self, player: int, level: str = "strong", seed: int = 0) -> None:
        """Seat the bot.

        Raises:
            OptionError: there is no such bot.
        """
        super().__init__()
        self._player = player
        self._level = level
        self._seed = seed
        self.restart()

    def player_id(self) -> int:
        """Return the bot's seat."""
        return self._player

    def restart(self) -> None:
        """Begin a new game with the same seed."""
        self._bot = catalog.load_bot(self._level, self._seed)

    def restart_at(self, state: SpielState) -> None:
        """Go on from a state; nothing is remembered."""

    def step(self, state: SpielState) -> int:
        """Return the action that the bot chooses."""
        return int(self._bot.choose(state.info_state(self._player)))

    def provides_policy(self) -> bool:
        """Return that the bot says which action, and not how likely each is."""
        return False

    def inform_action(self, state: SpielState, player: int, action: int) -> None:
        """Hear of somebody's action; the information state tells it anyway."""

    def step_with_policy(self, state: SpielState) -> tuple[list[tuple[int, float]], int]:
        """Return the chosen action, with all probability on it, and the action."""
        chosen = self.step(state)
        legal: list[Any] = state.legal_actions(self._player)
        return [(action, float(action == chosen)) for action in legal], chosen
