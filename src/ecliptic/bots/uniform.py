"""A bot that plays any legal move, each as often as the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.bot import Advice, Bot, decisions

if TYPE_CHECKING:
    from ecliptic.core.info_state import InfoState


class Uniform(Bot):
    """The yardstick that every other bot has to beat."""

    def advise(self, info: InfoState) -> Advice:
        legal = decisions(info)
        return Advice(legal[self.rng(info).below(len(legal))])
