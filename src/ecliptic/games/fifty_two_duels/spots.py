"""Where the cards of a side lie, as a reader sees it, and which of them have moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecliptic.games.fifty_two_duels.notation import TOKENS
from ecliptic.games.fifty_two_duels.standing import ABILITIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecliptic.games.fifty_two_duels.standing import Standing

ORDER = {token: place for place, token in enumerate(TOKENS)}
"""The canonical order of cards (FD-2.1)."""


class Spot(NamedTuple):
    """A place on the table: a zone, and the number of an ability or a level in it."""

    zone: str
    number: int = 0


UNSEEN = Spot("unseen")
"""A hand, a deck or a face-down card that the reader does not see."""


class Moved(NamedTuple):
    """A card that lies elsewhere than before."""

    card: str
    old: Spot
    new: Spot


def spots(at: Standing, side: int) -> dict[str, Spot]:
    """Return where each card of a side lies that the reader sees."""
    one = at.side(side)
    found: dict[str, Spot] = {}
    for zone in ("hand", "deck", "digging", "discard", "wounds", "level_open", "stored", "in_use"):
        cards = one[zone]
        found |= dict.fromkeys([] if isinstance(cards, int) else cards, Spot(zone))
    for number, cards in enumerate(one["levels"], 1):
        found |= dict.fromkeys(cards, Spot("levels", number))
    for number in ABILITIES:
        for lying in at.stack(side, number):
            if lying.card is not None:
                zone = "stack" if lying.label is None else "down"
                found[lying.card] = Spot(zone, number)
    return found


def moved(before: Standing, after: Standing, side: int) -> Iterator[Moved]:
    """Yield the cards of a side that have moved, in canonical order."""
    old, new = spots(before, side), spots(after, side)
    for card in sorted({*old, *new}, key=ORDER.__getitem__):
        was, is_now = old.get(card, UNSEEN), new.get(card, UNSEEN)
        if was != is_now:
            yield Moved(card, was, is_now)


def from_to(
    cards: list[Moved], old: str | tuple[str, ...], new: str | tuple[str, ...]
) -> Mapping[tuple[Spot, Spot], list[str]]:
    """Return the cards that went from some zones to others, by where exactly."""
    olds, news = ((one,) if isinstance(one, str) else one for one in (old, new))
    found: dict[tuple[Spot, Spot], list[str]] = {}
    for one in cards:
        if one.old.zone in olds and one.new.zone in news:
            found.setdefault((one.old, one.new), []).append(one.card)
    return found
