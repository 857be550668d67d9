"""Abilities that kept cards have filled and that were done at once, as Blessed Shield (FD-R33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.games.fifty_two_duels.standing import ABILITIES, Lying

if TYPE_CHECKING:
    from ecliptic.games.fifty_two_duels.sheets import Effect
    from ecliptic.games.fifty_two_duels.turning import Turning


def filled_shields(told: Turning, side: int) -> dict[int, int]:
    """Return such abilities with the number of cards that came to them.

    Before and after they are empty or hold others; that cards were kept follows from the
    sheet, because those that an activated ability keeps do not lie there now.
    """
    if told.before.sheet(side) is None or told.deed in {"bomb", "move"}:
        return {}
    found = {}
    for source in ABILITIES:
        keep = _keep(told, side, source)
        if keep is None or keep.keep_on is None or told.after.stack(side, source):
            continue
        kept = [one for one in _used(told, side, source) if _is_kept(keep, one)]
        room = told.before.most(side, keep.keep_on) - len(told.before.stack(side, keep.keep_on))
        if len(kept) >= room and not told.after.stack(side, keep.keep_on):
            found[keep.keep_on] = room
    return found


def _keep(told: Turning, side: int, source: int) -> Effect | None:
    """Return the effect by which an ability keeps cards, if it has one."""
    ability = told.before.ability(side, source)
    count = len(_used(told, side, source))
    does = (*told.before.effects(side, source, count), *ability.trigger)
    return next((one for one in does if one.op == "keep"), None)


def _used(told: Turning, side: int, source: int) -> list[Lying]:
    """Return the cards of an ability, with those that this move has added."""
    before = told.before
    adds = before.kind == "add" and told.actor == side and before.asked("ability") == source
    more = [Lying(None, card) for card in told.named] if adds and told.is_complete else []
    return [*before.stack(side, source), *more]


def _is_kept(keep: Effect, one: Lying) -> bool:
    if one.label is not None or not keep.suits:
        return True
    return one.card is not None and one.card[1] in keep.suits
