"""What a choice of a sheet's effects offers: found on the sheet, for a view does not tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.games.fifty_two_duels import sheet_words
from ecliptic.games.fifty_two_duels.standing import ABILITIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecliptic.core.narration import Message
    from ecliptic.games.fifty_two_duels.sheets import Effect
    from ecliptic.games.fifty_two_duels.standing import Standing


def alternatives(at: Standing, side: int, kind: str) -> list[Message] | None:
    """Return what a `choose` or `may` offers, None where several of them could be asked."""
    asked = {one for one in _possible(at, side) if one.op == kind}
    if len(asked) != 1:
        return None
    (one,) = asked
    sheet = at.known_sheet(side)
    if kind == "may":
        return [sheet_words.effects(sheet, one.do)]
    return [sheet_words.effects(sheet, option) for option in one.options]


def _possible(at: Standing, side: int) -> Iterator[Effect]:
    """Yield all effects that may be carried out now: of full enough abilities, of levels."""
    for number in ABILITIES:
        count = len(at.stack(side, number))
        if count and at.effects(side, number, count):
            trigger = at.ability(side, number).trigger
            yield from _inside((*at.effects(side, number, count), *trigger))
    reached = at.known_sheet(side).levels[: at.reached(side)]
    for level in reached[-1:]:
        yield from _inside(level.now)


def _inside(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield effects, and those inside them."""
    for one in effects:
        yield one
        for inner in (one.do, one.otherwise, *one.options):
            yield from _inside(inner)
