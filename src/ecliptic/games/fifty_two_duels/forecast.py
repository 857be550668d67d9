"""What an activation would deal, reckoned from a view: for the eye, never for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecliptic.games.fifty_two_duels.standing import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.games.fifty_two_duels.sheets import Amount, Effect
    from ecliptic.games.fifty_two_duels.standing import Lying, Standing

_SUITS: Final = {"clubs": "c", "spades": "s", "hearts": "h", "diamonds": "d"}


class Forecast(NamedTuple):
    """What the foe would suffer before its defence, and whether that is more than its life."""

    points: int
    deadly: bool


def forecast(
    at: Standing, side: int, ability: int, used: Sequence[Lying], does: Sequence[Effect]
) -> Forecast:
    """Reckon the plain damage of effects; what hangs on later choices is left out."""
    foe = 1 - side
    ward = at.side(foe)["ward"]
    points = 0
    for one in does:
        if one.op != "damage" or one.target == "self" or one.n is None:
            continue
        hit = number_of(at, side, used, one.n)
        if hit > 0:
            hit += at.modifier(side, "damage", ability)
        if not one.sure:
            hit = max(0, hit - at.modifier(foe, "armor"))
            absorbed = min(hit, ward)
            ward -= absorbed
            hit -= absorbed
        points += hit
    return Forecast(points, points > at.life(foe))


def number_of(at: Standing, side: int, used: Sequence[Lying], n: Amount) -> int:
    """Return an amount as it is now."""
    found = n.base
    if n.per is not None:
        found += n.each * (_counted(at, side, used, n.per) // n.every)
    found = max(0, found)
    return found if n.cap is None else min(found, n.cap)


def _counted(at: Standing, side: int, used: Sequence[Lying], per: str) -> int:
    """Return a counter as it is now."""
    if per in _SUITS:
        suit = _SUITS[per]
        return sum(one.label is not None or (one.card or "").endswith(suit) for one in used)
    one, foe = at.side(side), at.side(1 - side)
    counters = {
        "used": len(used),
        "faces": sum(card.label is None and (card.card or "")[:1] in FACES for card in used),
        "wilds": sum(card.label is not None for card in used),
        "levels": len(one["levels"]),
        "stored": len(one["stored"]),
        "wounds": len(one["wounds"]),
        "foe_wounds": len(foe["wounds"]),
        "hand": at.hand_count(side),
        "foe_hand": at.hand_count(1 - side),
        "stacks": sum(bool(stack) for stack in one["abilities"]),
    }
    return counters[per]
