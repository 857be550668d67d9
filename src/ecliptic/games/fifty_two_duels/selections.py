"""The sets of cards that a selection may name, for a screen where they are chosen together."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from ecliptic.games.fifty_two_duels.forecast import forecast
from ecliptic.games.fifty_two_duels.notation import TOKENS
from ecliptic.games.fifty_two_duels.requirements import fits
from ecliptic.games.fifty_two_duels.sheet_tables import REQUIREMENT
from ecliptic.games.fifty_two_duels.standing import Lying, value_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecliptic.core.narration import Values
    from ecliptic.games.fifty_two_duels.sheets import Ability, Defence
    from ecliptic.games.fifty_two_duels.standing import Standing

    Cards = tuple[str, ...]

LARGEST: Final = 10
"""Of more cards there are too many sets; a screen then names them one by one."""

_NUMBER: Final = {token: number for number, token in enumerate(TOKENS)}


def additions(at: Standing, own: int, number: int) -> Values:
    """Return what may be added to an ability at once, and the damage that it would be good for.

    `sets` are cards in canonical order, `points` the damage that the foe would face for
    each of them, `deadly` (0 or 1) whether that is more than its life.
    """
    lying = at.stack(own, number)
    ability = at.ability(own, number)
    found = list(_additions(at, own, number))
    hits = []
    for cards in found:
        used = [*lying, *(Lying(None, card) for card in cards)]
        does = at.effects(own, number, len(used))
        hits.append(forecast(at, own, number, used, (*does, *ability.trigger) if does else ()))
    return {
        **_told(found),
        "points": tuple(hit.points for hit in hits),
        "deadly": tuple(int(hit.deadly) for hit in hits),
    }


def _additions(at: Standing, own: int, number: int) -> Iterator[Cards]:
    lying = at.stack(own, number)
    ability = at.ability(own, number)
    room = at.most(own, number) - len(lying)
    here = [one.card for one in lying if one.label is None and one.card is not None]
    down = len(lying) - len(here)
    for cards in _begun(at, at.hand(own) or [], range(1, room + 1)):
        if _can_lie(at, own, ability, [*here, *cards], down):
            yield cards


def _can_lie(at: Standing, own: int, ability: Ability, cards: Sequence[str], down: int) -> bool:
    """Return whether face-up cards make a legal stack with so many face-down ones (FD-5.3)."""
    if ability.requirement == "none":
        return False
    naturals = [card for card in cards if not at.is_wild(own, card)]
    if ability.suits and any(card[1] not in ability.suits for card in naturals):
        return False
    wilds = down + len(cards) - len(naturals)
    return fits(REQUIREMENT[ability.requirement], _set_of(naturals), wilds)


def defences(at: Standing, own: int, damage: int) -> Values:
    """Return the sets that may be used in a defence, and the points that each prevents."""
    found = list(_defences(at, own, damage))
    points = tuple(at.prevented(own, len(cards)) for cards in found)
    return {**_told(found), "points": points}


def _defences(at: Standing, own: int, damage: int) -> Iterator[Cards]:
    defence = at.known_sheet(own).defence
    assert defence is not None
    on = defence.ability
    down: list[str] = []
    offered = at.hand(own) or []
    if on is not None:
        offered = [one.card for one in at.stack(own, on) if one.label is None and one.card]
        offered.sort(key=_NUMBER.__getitem__)
        down = [one.label for one in at.stack(own, on) if one.label is not None]
    able = [card for card in offered if _is_able(at, own, defence, card)]
    for cards in _begun(at, [*able, *down], _sizes(at, own, damage)):
        natural = [card for card in cards if card not in down and not _is_wild(at, own, on, card)]
        if fits(REQUIREMENT[defence.pattern], _set_of(natural), len(cards) - len(natural)):
            yield cards


def _is_able(at: Standing, own: int, defence: Defence, card: str) -> bool:
    """Return whether a card fits the Defend section (FD-9.4)."""
    more = [suit for one in at.modifiers(own, "defend_suits") for suit in one.suits]
    in_suit = not defence.suits or card[1] in {*defence.suits, *more}
    return in_suit and (not defence.ranks or card[0] in defence.ranks)


def _is_wild(at: Standing, own: int, on: int | None, card: str) -> bool:
    return on is not None and at.is_wild(own, card)


def _sizes(at: Standing, own: int, damage: int) -> Iterator[int]:
    """Yield how many cards may be used: none more than prevent everything (FD-R22)."""
    defence = at.known_sheet(own).defence
    assert defence is not None
    for size in range(1, len(defence.table) + 1):
        points = at.prevented(own, size)
        if points:
            yield size
        if points >= damage:
            return


def worths(at: Standing, own: int) -> Values:
    """Return what each card of the hand is worth for a level (FD-6.2)."""
    hand = at.hand(own) or []
    return {"hand": tuple(hand), "worth": tuple(value_of(card) for card in hand)}


def _begun(at: Standing, offered: Sequence[str], sizes: Iterable[int]) -> Iterator[Cards]:
    """Yield the sets of such sizes that begin with what is named already."""
    if len(offered) > LARGEST:
        return
    chosen = tuple(at.chosen)
    for size in sizes:
        for cards in combinations(offered, size):
            if cards[: len(chosen)] == chosen:
                yield cards


def _set_of(cards: Iterable[str]) -> int:
    return sum(1 << _NUMBER[card] for card in cards)


def _told(found: Iterable[Cards]) -> Values:
    return {"sets": tuple(" ".join(cards) for cards in found)}
