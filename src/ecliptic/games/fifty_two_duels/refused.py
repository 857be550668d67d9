"""Reasons against moves of 52 Duels, and those that several kinds of moves share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message
from ecliptic.games.fifty_two_duels import labels, sheet_words

if TYPE_CHECKING:
    from ecliptic.core.narration import Value
    from ecliptic.games.fifty_two_duels.standing import Standing

REQUIREMENTS: Final = {
    "same_suit": "FD-5.4",
    "same_rank": "FD-5.5",
    "run": "FD-5.6",
    "full_house": "FD-5.9",
    "any": "FD-5.10",
    "none": "FD-5.10",
}
"""The rule of each requirement."""


def refused(reason: str, rule: str, **values: Value) -> Message:
    """Return a reason against a move, with its rule."""
    return Message(f"refused.{reason}", values, rule)


def no_place(at: Standing, own: int, number: int, *, otherwise: str) -> Message:
    """Return why an ability takes no such card: closed, full, or for another reason."""
    ability = at.ability(own, number)
    name = labels.named(ability)
    if ability.requirement == "none":
        return refused("closed", "FD-5.10", ability=name)
    if len(at.stack(own, number)) >= at.most(own, number):
        return refused("full", "FD-5.2", ability=name)
    rule = "FD-5.10" if ability.suits else REQUIREMENTS[ability.requirement]
    return refused(otherwise, rule, ability=name, requirement=sheet_words.requirement(ability))
