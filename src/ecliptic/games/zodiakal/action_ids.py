"""The action ids of a game of Zodiakal: dense ranges, decisions first, then chance.

A range by token and seat counts the seats within each token; one by two tokens counts the
second within the first. `take <token>` is an outcome of chance where chance takes.
"""

from __future__ import annotations

from typing import Final

from ecliptic.core.native import i64
from ecliptic.games.zodiakal.holding import KINDS

FACES: Final = 6

PAIRS: Final = 28
"""Two tokens side by side, in file order, the same kind twice allowed."""


class ActionIds:
    """The first id of each range, and the number of all ids (`actions`)."""

    def __init__(self, seats: i64, prices: i64, *, by_chance: bool) -> None:
        """Number the actions; `prices` is the number of ways to pay for a block."""
        self.move: i64 = 0
        self.collect: i64 = FACES
        self.decline: i64 = self.collect + 1
        self.discard: i64 = self.decline + 1
        self.sacrifice: i64 = self.discard + KINDS
        self.pass_: i64 = self.sacrifice + KINDS * seats
        self.queen_take: i64 = self.pass_ + 1
        self.queen_give: i64 = self.queen_take + KINDS
        self.steal: i64 = self.queen_give + KINDS * seats
        self.duel: i64 = self.steal + seats
        self.wind: i64 = self.duel + seats
        self.roll_again: i64 = self.wind + KINDS
        self.exchange: i64 = self.roll_again + 1
        self.nothing: i64 = self.exchange + KINDS * KINDS
        self.ally: i64 = self.nothing + 1
        self.trade: i64 = self.ally + KINDS
        self.gain: i64 = self.trade + KINDS
        self.block: i64 = self.gain + PAIRS
        self.allow: i64 = self.block + prices
        after: i64 = self.allow + 1
        self.first: i64 = after if by_chance else after + KINDS
        self.roll: i64 = self.first + seats
        self.take: i64 = self.roll + FACES if by_chance else after
        self.actions: i64 = self.roll + FACES + (KINDS if by_chance else 0)
