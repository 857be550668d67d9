"""What happens at a table of Zeipen Dualis, as messages; from views alone, so nothing leaks.

The first step of an action is not worth a word: its second step tells the whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.narration import Message, SeatName
from ecliptic.games.zeipen.labels import ALTERNATE
from ecliptic.games.zeipen.move_labels import lying_at
from ecliptic.games.zeipen.status import TWICE
from ecliptic.games.zeipen.told_events import shifts, wounds
from ecliptic.games.zeipen.told_hands import began, chosen, drafted, found_first, revealed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.narration import Value
    from ecliptic.games.zeipen.labels import Labels
    from ecliptic.games.zeipen.view import ZeipenView

_RULES: Final = {
    "cleared": "ZP-9.1",
    "enclosed": "ZP-9.2",
    "empty": "ZP-9.5",
    "repetition": "ZP-9.6",
    "limit": "ZP-9.7",
    "stuck": "ZP-9.8",
}

_COMPLETED: Final = {"place": "ZP-4.15", "deploy": "ZP-7.1", "move": "ZP-7.3"}
_ACTIONS: Final = frozenset({"to", "activate", "flip", "recover"})


class Narrator:
    """Turns moves into messages for the readers of one game."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def narrate(
        self, before: ZeipenView, actor: int, text: str, after: ZeipenView
    ) -> Iterator[Message]:
        """Yield what happened between two views of one reader."""
        deed, _, what = text.partition(" ")
        if before["phase"] in {"hand", "build"}:
            yield from chosen(self.labels, actor, deed, what, after)
            yield from began(self.labels, before, after)
        elif before["phase"] in {"row", "draft"}:
            yield from drafted(self.labels, before, actor, what, after)
        elif before["phase"] in {"reveal", "toss"}:
            yield from revealed(self.labels, before, deed, what, after)
        elif deed in _ACTIONS:
            yield from self._action(before, actor, deed, what)
            if after["turn"] > before["turn"]:
                yield from self._consequences(before, after)
        yield from found_first(before, after)
        if after["result"] is not None:
            yield outcome(after)

    # Actions.

    def _action(self, before: ZeipenView, actor: int, deed: str, what: str) -> Iterator[Message]:
        """Yield what was done."""
        seat = SeatName(actor)
        if deed == "to":
            yield self._completed(before, actor, what)
        elif deed == "recover":
            yield _log("recover", "ZP-7.10", seat=seat, card=self.labels.card(what))
        else:
            lying = lying_at(before, what)
            key, rule = "activate", "ZP-7.6"
            if deed == "flip" and lying["face"] == ALTERNATE:
                key, rule = "flip_active", "ZP-7.9"
            elif deed == "flip":
                key, rule = "flip_alternate", "ZP-7.8"
            card, space = self.labels.card(lying["card"]), self.labels.space(what)
            yield _log(key, rule, seat=seat, card=card, space=space)

    def _completed(self, before: ZeipenView, actor: int, at: str) -> Message:
        """Return a placement, a deployment or a move."""
        assert before["pending"] is not None
        deed, _, what = before["pending"].partition(" ")
        values: dict[str, Value] = {"seat": SeatName(actor), "space": self.labels.space(at)}
        if deed == "move":
            values["card"] = self.labels.card(lying_at(before, what)["card"])
            values["start"] = self.labels.space(what)
        else:
            values["card"] = self.labels.card(what)
        return Message(f"log.{deed}", values, _COMPLETED[deed])

    # What follows from them.

    def _consequences(self, before: ZeipenView, after: ZeipenView) -> Iterator[Message]:
        if before["pending"] is None:
            yield from shifts(self.labels, "log", before, after["events"])
        yield from wounds(self.labels, "log", after["events"])
        yield from self._frozen(before, after)
        for at in after["enclosed"]:
            if at not in before["enclosed"]:
                yield self._of_card("enclosed", "ZP-7.5", after, at)
        if after["seen"] >= TWICE:
            yield _log("seen", "ZP-9.6", times=after["seen"])

    def _frozen(self, before: ZeipenView, after: ZeipenView) -> Iterator[Message]:
        """Yield the cards that are frozen or thawed now where they lie (ZP-8.4)."""
        for at in after["frozen"]:
            if at not in before["frozen"]:
                yield self._of_card("frozen", "ZP-8.4", after, at)
        lying = {one["at"] for one in after["board"]}
        moved = {one.split(" ")[-1] for one in after["events"] if one.startswith("shift ")}
        for at in before["frozen"]:
            if at in lying - moved and at not in after["frozen"]:
                yield self._of_card("thawed", "ZP-8.4", after, at)

    def _of_card(self, key: str, rule: str, view: ZeipenView, at: str) -> Message:
        lying = lying_at(view, at)
        return _log(
            key,
            rule,
            seat=SeatName(lying["seat"]),
            card=self.labels.card(lying["card"]),
            space=self.labels.space(at),
        )


def outcome(view: ZeipenView) -> Message:
    """Return the result of a finished game, with the rule that gives it."""
    result = view["result"]
    assert result is not None
    rule = _RULES[result["reason"]]
    if result["winner"] is None:
        return Message(f"outcome.{result['reason']}", {}, rule)
    return Message(f"outcome.{result['reason']}", {"seat": SeatName(result["winner"])}, rule)


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)
