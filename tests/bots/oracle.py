"""Dual of two in the last round, by trying everything trick by trick; from the rules alone."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecliptic.games.dual.labels import Labels

Hand: TypeAlias = frozenset[str]
Hands: TypeAlias = tuple[Hand, Hand]
Won: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""Cards and cards of value 5 that each seat has won."""


def best(seat: int) -> Callable[[Iterable[float]], float]:
    """How a seat chooses among results of seat 0."""
    return max if seat == 0 else min


def after_lead(labels: Labels, facts: dict[str, Any]) -> dict[str, float]:
    """What seat 0 wins after each card that can be led now, by face."""
    fives = [sum(card[1:2] == "5" for card in pile) for pile in facts["won"]]
    won = ((len(facts["won"][0]), fives[0]), (len(facts["won"][1]), fives[1]))
    hands = (frozenset(facts["hands"][0]), frozenset(facts["hands"][1]))
    return Oracle(labels).leads(hands, facts["leader"], won)


class Oracle:
    """Knows the cards of one deck."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        self.value = cache(self._value)

    def leads(self, hands: Hands, leader: int, won: Won) -> dict[str, float]:
        return {card: self._after(hands, leader, won, card) for card in hands[leader]}

    def _value(self, hands: Hands, leader: int, won: Won) -> float:
        if not hands[leader]:
            return result(won, leader)
        return best(leader)(self.leads(hands, leader, won).values())

    def _after(self, hands: Hands, leader: int, won: Won, led: str) -> float:
        """The follower answers, in suit if possible."""
        follower = 1 - leader
        answers = [card for card in hands[follower] if card[0] == led[0]] or hands[follower]
        return best(follower)(self._judged(hands, leader, won, led, answer) for answer in answers)

    def _judged(self, hands: Hands, leader: int, won: Won, led: str, answer: str) -> float:
        strength = (
            (int(led[1:]), int(answer[1:]))
            if answer[0] == led[0]
            else (self.labels.stars(led), self.labels.stars(answer))
        )
        winner = leader if strength[0] >= strength[1] else 1 - leader
        fives = (led[1:] == "5") + (answer[1:] == "5")
        piles = [
            (cards + 2, own + fives) if seat == winner else (cards, own)
            for seat, (cards, own) in enumerate(won)
        ]
        left = (hands[0] - {led, answer}, hands[1] - {led, answer})
        return best(1 - winner)(
            self.value(turned, winner, (piles[0], piles[1])) for turned in self.winds(left)
        )

    def winds(self, hands: Hands) -> list[Hands]:
        """The hands when nobody, seat 0 or seat 1 is turned."""
        zero, one = ({self.labels.other(card) for card in hand} for hand in hands)
        return [hands, (frozenset(zero), hands[1]), (hands[0], frozenset(one))]


def result(won: Won, last: int) -> float:
    """What seat 0 wins: the Cube for the last trick, the Coin for most cards, the Stars."""
    points = [
        {0: 0, 1: 1, 2: 2, 3: 4}[(seat == last) + 2 * (won[seat][0] > won[1 - seat][0])]
        + won[seat][1] // 2
        for seat in (0, 1)
    ]
    return float((points[0] > points[1]) - (points[0] < points[1]))
