"""One move of 52 Duels between the views before and after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.games.fifty_two_duels.labels import NEMESIS
from ecliptic.games.fifty_two_duels.spots import moved
from ecliptic.games.fifty_two_duels.standing import SIDES

if TYPE_CHECKING:
    from ecliptic.games.fifty_two_duels.standing import Standing


class Turning:
    """A move and what it has turned: `moved` are the cards of each side that lie elsewhere."""

    def __init__(self, before: Standing, after: Standing, actor: int, text: str) -> None:
        self.before = before
        self.after = after
        self.actor = actor
        self.deed, *self.rest = text.split()
        self.moved = [list(moved(before, after, side)) for side in SIDES]
        self.reshuffled = [self._is_reshuffled(side) for side in SIDES]

    @property
    def card(self) -> str | None:
        """The card that the text names and this reader sees."""
        last = self.rest[-1] if self.deed not in {"top", "bomb", "move"} and self.rest else ""
        return last if len(last) == 2 and last != "??" else None

    @property
    def named(self) -> list[str]:
        """What a selection has named, this move included."""
        more = [self.rest[0]] if self.deed in {"add", "toss", "defend", "discard"} else []
        return [*self.before.chosen, *more]

    def defenders(self, side: int) -> list[str]:
        """Return the cards of an ability that a side has just defended itself with."""
        before = self.before
        on = before.defends_from(side) if before.kind == "defend" and self.actor == side else None
        return [] if on is None else [before.under(side, one, on) or one for one in self.named]

    @property
    def is_complete(self) -> bool:
        """Whether a selection was open and this move has ended it."""
        if self.before.kind not in {"add", "ladd", "toss", "defend", "give"}:
            return False
        return self.deed in {"done", "take"} or self.after.chosen != self.named

    @property
    def nemesis_acts(self) -> bool:
        """Whether the Nemesis has had its turn, or a part of it, in this move."""
        after = self.after
        return after.labels.solo and NEMESIS in {
            self.before.view["active"],
            after.view["active"],
        }

    def _is_reshuffled(self, side: int) -> bool:
        """Return whether the discard pile of a side has become its deck (FD-3.3)."""
        old = self.before.side(side)["discard"]
        new = self.after.side(side)["discard"]
        more = self.after.deck_count(side) > self.before.deck_count(side)
        return more and bool(old) and not set(old) & set(new)
