"""What happens at a table of Zodiac Duel, as messages; from views alone, so nothing leaks.

What a move was is told by its text, what it did by comparing the views before and after.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiac_duel.seen import hand_size
from ecliptic.games.zodiac_duel.told_changes import changes
from ecliptic.games.zodiac_duel.told_duels import answered, began, ended, led
from ecliptic.games.zodiac_duel.told_selection import draft, kept, round_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zodiac_duel.labels import Labels
    from ecliptic.games.zodiac_duel.view import ZodiacView

SEATS = range(2)


class Narrator:
    """Turns moves into messages for the readers of one game."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def narrate(
        self, before: ZodiacView, actor: int, text: str, after: ZodiacView
    ) -> Iterator[Message]:
        """Yield what happened between two views of one reader; folded steps included."""
        deed, *rest = text.split()
        phase = before["phase"]
        what = rest[0] if rest else ""
        if phase in {"deal-signs", "sign-1", "sign-2", "middle"}:
            yield from draft(self.labels, before, actor, what, after)
        elif phase in {"deal", "select"}:
            yield from self._selection(before, actor, rest, after)
        elif phase == "coin":
            yield _log("coin", "ZD-4.3", seat=SeatName(int(what)))
        elif phase == "lead":
            yield from led(self.labels, actor, what, after)
        elif phase in {"respond", "force"}:
            yield from answered(self.labels, before, actor, what, after)
        else:
            yield from self._deed(before, actor, deed, what, after)
            yield from changes(self.labels, before, deed, what, after)
            yield from ended(self.labels, before, after)
        yield from began(self.labels, before, after)
        if after["winner"] is not None:
            yield outcome(after)

    def _selection(
        self, before: ZodiacView, actor: int, rest: list[str], after: ZodiacView
    ) -> Iterator[Message]:
        if before["phase"] == "select":
            yield kept(self.labels, actor, rest)
            if after["phase"] != "select":
                yield from round_over(self.labels, before, after)
        elif after["phase"] == "select":
            yield _log("round", "ZD-3.1", round=after["round"])

    def _deed(
        self, before: ZodiacView, actor: int, deed: str, what: str, after: ZodiacView
    ) -> Iterator[Message]:
        """Yield what was done in the stars phase, or while a star is carried out."""
        if deed == "draw":
            yield self._drawn(before, what, after)
        elif deed in {"reveal", "random"}:
            yield self._by_chance(before, deed, what)
        elif deed == "star":
            star, card_text = self.labels.as_star(what), self.labels.text(what)
            yield _log("star", "ZD-6.3", seat=SeatName(actor), star=star, text=card_text)
        elif deed == "rear":
            yield self._rearguard(before, actor, what)
        elif deed == "pass":
            yield _log("pass", "ZD-6.1", seat=SeatName(actor))
            yield from _skipped(before, actor)
        else:
            yield self._decided(before, actor, deed, what)

    def _drawn(self, before: ZodiacView, card: str, after: ZodiacView) -> Message:
        """Tell who has drawn a star; only the seat that draws sees which."""
        rule = "ZD-3.8" if before["phase"] == "virgo" else "ZD-6.3"
        seat = next((one for one in SEATS if hand_size(after, one) > hand_size(before, one)), None)
        if card == "?":
            return _log("draw_hidden", rule, seat=_seat(seat))
        star, text = self.labels.as_star(card), self.labels.text(card)
        return _log("draw", rule, seat=_seat(seat), star=star, text=text)

    def _by_chance(self, before: ZodiacView, deed: str, card: str) -> Message:
        if deed == "reveal":
            fighter = self.labels.as_fighter(card, before["duel"])
            return _log("reveal", "ZD-8.8", card=fighter)
        return _log("random", "ZD-6.3", card=self.labels.as_card(card))

    def _rearguard(self, before: ZodiacView, actor: int, card: str) -> Message:
        """Tell what a fighter does from its base (ZD-7.8)."""
        sign, _ = self.labels.form(card, before["duel"])
        fighter = self.labels.as_fighter(card, before["duel"])
        rule = "ZD-7.9" if sign == "scorpius" else "ZD-7.10"
        return _log(sign, rule, seat=SeatName(actor), card=fighter)

    def _decided(self, before: ZodiacView, actor: int, deed: str, what: str) -> Message:
        seat = SeatName(actor)
        if deed == "option":
            return _log("option", "ZD-6.3", seat=seat, number=int(what))
        if deed == "decline":
            return _log("decline", "ZD-R47", seat=seat)
        rows = [star for duel in before["duels"] for row in duel["stars"] for star in row]
        if what in rows:
            return _log("choose_star", "ZD-6.3", seat=seat, star=self.labels.as_star(what))
        return _log("choose", "ZD-6.3", seat=seat, card=self.labels.as_card(what))


def outcome(view: ZodiacView) -> Message:
    """Return the result of a finished game."""
    winner = view["winner"]
    assert winner is not None
    won, lost = view["wins"][winner], view["wins"][1 - winner]
    values: dict[str, Value] = {"seat": SeatName(winner), "won": won, "lost": lost}
    return Message("outcome.won", values, "ZD-6.9")


def _skipped(before: ZodiacView, actor: int) -> Iterator[Message]:
    """Tell that the rival has no turn left, which counts as a pass (ZD-R28)."""
    if before["turns_left"][1 - actor] == 0:
        yield _log("skipped", "ZD-R28", seat=SeatName(1 - actor))


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)


def _seat(seat: int | None) -> SeatName:
    assert seat is not None
    return SeatName(seat)
