"""One bot where all is open, or nearly so, another where something is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.bot import Advice, Bot

if TYPE_CHECKING:
    from ecliptic.core.info_state import InfoState


class Either(Bot):
    """Leaves each decision to one of two bots, by whether anything hidden matters."""

    def __init__(self, seed: int = 0, *, in_the_open: Bot, otherwise: Bot) -> None:
        super().__init__(seed)
        self.in_the_open = in_the_open
        self.otherwise = otherwise

    def advise(self, info: InfoState) -> Advice:
        bot = self.in_the_open if info.nearly_open() else self.otherwise
        return bot.advise(info)
