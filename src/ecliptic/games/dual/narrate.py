"""What happens at a table of Dual, as messages; from views alone, so nothing leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.core.narration import Message, SeatName, Value
from ecliptic.core.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.games.dual.labels import Labels
    from ecliptic.games.dual.view import DualView, RoundDone


class Narrator:
    """Turns moves into messages for the readers of one game."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def narrate(
        self, before: DualView, actor: int, text: str, after: DualView
    ) -> Iterator[Message]:
        """Yield what happened between two views of one reader."""
        deed, what, *_ = text.split()
        if actor == CHANCE:
            yield from _chance(before, after, deed)
        elif deed == "flip":
            yield from self._flip(actor, what, after)
        elif deed == "play":
            yield _log("play", "DU-3.1", seat=SeatName(actor), card=self.labels.face(what))
            yield from _verdict(before, what, after)
        else:
            yield _wind(actor, what, after["seat"])
        yield from _scored(before, after)

    def _flip(self, actor: int, what: str, after: DualView) -> Iterator[Message]:
        seat = SeatName(actor)
        if what == "?":
            yield _log("flip_hidden", "DU-2.2", seat=seat)
        elif len(what) == 1:
            yield _log("flip_suit", "DU-R7", seat=seat, suit=self.labels.suit(what))
        else:
            yield _log("flip", "DU-2.2", seat=seat, card=self.labels.face(what))
        if after["phase"] == "play":
            yield _log("flipped", "DU-2.4", leader=_seat(after["leader"]))


def outcome(view: DualView) -> Message:
    """Return the result of a finished game."""
    winners = view["winners"]
    assert winners is not None
    points = view["scores"][winners[0]]
    if len(winners) == 1:
        rule = "DU-6.3" if view["scores"].count(points) == 1 else "DU-R21"
        return Message("outcome.won", {"seat": SeatName(winners[0]), "points": points}, rule)
    seats = tuple(SeatName(seat) for seat in winners)
    return Message("outcome.shared", {"seats": seats, "points": points}, "DU-6.3")


def _log(key: str, rule: str, **values: Value) -> Message:
    return Message(f"log.{key}", values, rule)


def _seat(seat: int | None) -> SeatName:
    assert seat is not None
    return SeatName(seat)


def _chance(before: DualView, after: DualView, deed: str) -> Iterator[Message]:
    dealer = _seat(after["dealer"])
    if deed == "dealer":
        yield _log("dealer", "DU-1.3", seat=dealer)
    elif after["phase"] != before["phase"]:
        leader = _seat(after["leader"])
        yield _log("dealt", "DU-2.1", seat=dealer, round=after["round"], leader=leader)


def _verdict(before: DualView, played: str, after: DualView) -> Iterator[Message]:
    """Yield who takes the trick and why, once it is complete."""
    faces = [*(str(face) for _, face in before["table"]), played]
    if len(faces) < len(before["backs"]):
        return
    kind, rule = _kind_of_trick(faces)
    trick = after["last_trick"]
    if after["phase"] == "wind" and trick is not None:
        yield _log(kind, rule, seat=SeatName(trick["winner"]))
        yield _log("has_wind", "DU-4.4", seat=SeatName(trick["lowest"]))
    else:
        yield _log(kind, rule, seat=SeatName(after["rounds_done"][-1]["cube"]))


def _kind_of_trick(faces: list[str]) -> tuple[str, str]:
    """Return how a complete trick was judged and by which rule."""
    following = sum(1 for face in faces if face[0] == faces[0][0])
    if following == 1:
        return "by_stars", "DU-3.5"
    if following < len(faces):
        return "one_strayed", "DU-3.6"
    return "all_followed", "DU-3.4"


def _wind(actor: int, named: str, reader: int | None) -> Message:
    seat = SeatName(actor)
    if named == "none":
        return _log("wind_none", "DU-4.4", seat=seat)
    if int(named) == actor:
        return _log("wind_self", "DU-4.4", seat=seat)
    if int(named) == reader:
        return _log("wind_reader", "DU-4.4", seat=seat)
    return _log("wind", "DU-4.4", seat=seat, named=SeatName(int(named)))


def _scored(before: DualView, after: DualView) -> Iterator[Message]:
    if len(after["rounds_done"]) == len(before["rounds_done"]):
        return
    done = after["rounds_done"][-1]
    yield _log("round_over", "DU-5.1", round=before["round"])
    yield _log("cube", "DU-5.2", seat=SeatName(done["cube"]))
    yield from _coins(done)
    for seat, stars in enumerate(done["stars"]):
        if stars:
            yield _log("stars", "DU-5.4", seat=SeatName(seat), count=stars)
    if after["winners"] is not None:
        yield outcome(after)


def _coins(done: RoundDone) -> Iterator[Message]:
    tied = done["cards"].count(max(done["cards"])) > 1
    for seat in done["coin"]:
        key = "coin_tied" if tied else "coin"
        yield _log(key, "DU-5.3", seat=SeatName(seat), count=done["cards"][seat])
    if not done["coin"]:
        yield _log("no_coin", "DU-R18")
