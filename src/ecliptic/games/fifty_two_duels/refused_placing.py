"""Why a card cannot be put on an ability, or taken from one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.games.fifty_two_duels import labels
from ecliptic.games.fifty_two_duels.lying import lying
from ecliptic.games.fifty_two_duels.refused import no_place, refused

if TYPE_CHECKING:
    from ecliptic.core.narration import Message
    from ecliptic.games.fifty_two_duels.standing import Standing


def placing(at: Standing, own: int, deed: str, rest: list[str]) -> Message:
    """Return why an item or an effect cannot do this with a card."""
    if deed == "bomb":
        return _bomb(at, 1 - own, rest)
    if deed == "move":
        return _move(at, own, rest)
    if rest[0] == "hand":
        return refused("not_to_hand", "FD-8.9")
    otherwise = "wound_does_not_fit" if at.side(own)["in_use"] else "wound_cannot_lie"
    return no_place(at, own, int(rest[-1]), otherwise=otherwise)


def _bomb(at: Standing, foe: int, rest: list[str]) -> Message:
    if rest[0] == "hand" and at.kind == "bomb":
        return refused("foe_hand_empty", "FD-R12")
    if rest[0] == "hand":
        return refused("not_the_hand", "FD-7.5")
    return _taken(at, foe, rest[0], int(rest[2]))


def _taken(at: Standing, side: int, token: str, number: int) -> Message:
    """Return why a card cannot be taken from an ability."""
    ability = labels.named(at.ability(side, number))
    card = lying(at, side, token, number)
    if not _lies_there(at, side, token, number):
        return refused("not_on", "FD-7.5", card=card, ability=ability)
    return refused("run_breaks", "FD-R9", card=card, ability=ability)


def _lies_there(at: Standing, side: int, token: str, number: int) -> bool:
    stack = at.stack(side, number)
    if token.startswith("w"):
        return any(one.label == token for one in stack)
    return any(one.card == token and one.label is None for one in stack)


def _move(at: Standing, own: int, rest: list[str]) -> Message:
    """Return why a card cannot move; where a run holds it, only the rules can tell."""
    token, old, new = rest[0], int(rest[2]), int(rest[4])
    ability = labels.named(at.ability(own, old))
    card = lying(at, own, token, old)
    if not _lies_there(at, own, token, old):
        return refused("not_on", "FD-8.9", card=card, ability=ability)
    target = labels.named(at.ability(own, new))
    return refused("cannot_move", "FD-5.18", card=card, ability=ability, target=target)
