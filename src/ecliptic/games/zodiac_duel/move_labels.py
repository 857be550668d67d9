"""The words of each legal move of Zodiac Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zodiac_duel.seen import leading, pass_ends

if TYPE_CHECKING:
    from ecliptic.core.narration import Value, Values
    from ecliptic.games.zodiac_duel.labels import Labels
    from ecliptic.games.zodiac_duel.view import ZodiacView

_SIGNS: Final = frozenset({"select", "deal", "middle"})
_CONFRONTING: Final = {"lead": "lead", "respond": "answer", "force": "force"}
_NUMBERS: Final = frozenset("01234")


class MoveLabels:
    """Names moves by what they do, with the half of the card that counts."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def label(self, view: ZodiacView, deed: str, what: str, rest: str, zone: str | None) -> Message:
        """Return the words of a move; `zone` is where the card lies that it touches."""
        if deed in _SIGNS:
            return Message(f"move.{deed}", {"sign": self.labels.sign(what)})
        if what in {"", *_NUMBERS}:
            return _without_card(view, deed, what)
        if deed == "keep":
            return self._keep(what, rest)
        if deed == "star":
            return Message("move.star", self._star(what))
        return self._with_card(view, deed, what, zone)

    def _star(self, card: str) -> Values:
        return {"star": self.labels.as_star(card), "text": self.labels.text(card)}

    def _keep(self, card: str, rest: str) -> Message:
        fighter: dict[str, Value] = {"card": self.labels.as_fighter(card)}
        if rest.endswith(" star"):
            return Message("move.keep_star", {**self._star(card), **fighter})
        return Message("move.keep_fighter", fighter)

    def _with_card(self, view: ZodiacView, deed: str, card: str, zone: str | None) -> Message:
        fighter: dict[str, Value] = {"card": self.labels.as_fighter(card, view["duel"])}
        if deed in {"fight", "force"}:
            return Message(f"move.{_CONFRONTING[view['phase']]}", fighter)
        if deed == "rear":
            sign, _ = self.labels.form(card, view["duel"])
            return Message(f"move.{sign}", fighter)
        if deed == "choose" and self._acts_as_star(view, card, zone):
            return Message("move.choose_star", self._star(card))
        if deed == "choose":
            return Message("move.choose", fighter)
        return Message(f"move.{deed}", {"card": self.labels.as_card(card)})

    def _acts_as_star(self, view: ZodiacView, card: str, zone: str | None) -> bool:
        """Return whether a card lies where it is a star (ZD-1.2)."""
        rows = [star for duel in view["duels"] for row in duel["stars"] for star in row]
        return card in rows or (zone is not None and zone.startswith("hand-"))


def _without_card(view: ZodiacView, deed: str, what: str) -> Message:
    if deed == "option":
        return Message("move.option", {"number": int(what)})
    if deed == "initiative":
        return Message("move.initiative", {"seat": SeatName(int(what))})
    return _passing(view) if deed == "pass" else Message("move.decline")


def _passing(view: ZodiacView) -> Message:
    winner = leading(view)
    if winner is None or not pass_ends(view):
        return Message("move.pass")
    return Message("move.pass_ends", {"seat": SeatName(winner)}, "ZD-6.2")
