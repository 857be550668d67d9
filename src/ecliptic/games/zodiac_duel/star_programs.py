"""Writes the programs of a card set's stars from their checked effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ecliptic.games.zodiac_duel import program
from ecliptic.games.zodiac_duel.card_file import deck_bound
from ecliptic.games.zodiac_duel.program import Program
from ecliptic.games.zodiac_duel.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecliptic.games.zodiac_duel.card_file import Effect, Star

SEAT: Final = {"own": program.OWN, "rival": program.RIVAL, "any": program.ANY}
PENALISED: Final = {"own": program.OWN, "rival": program.RIVAL, "none": program.NOBODY}
PICK: Final = {"own": program.OWN, "rival": program.RIVAL, "random": program.RANDOM}
RESULT: Final = {"won": program.WON, "lost": program.LOST}
CANCELLED: Final = {"rival-last": program.LAST, "rival-any": program.CHOSEN}
COPIED: Final = {
    "rival-last": program.RIVAL_LAST,
    "own-last": program.OWN_LAST,
    "finished-any": program.FINISHED,
}
ZONE: Final = {
    "own-hand": program.HAND,
    "rival-hand": program.HAND + 1,
    "own-base": program.BASE,
    "rival-base": program.BASE + 1,
    "own-finished-stars": program.FINISHED_STARS,
    "rival-finished-stars": program.FINISHED_STARS + 1,
    "own-finished-fighters": program.FINISHED_FIGHTERS,
    "rival-finished-fighters": program.FINISHED_FIGHTERS + 1,
    "deck": program.DECK,
    "out": program.OUT,
}
PLACE: Final = {
    "own-duel": program.DUEL_PLACE,
    "rival-duel": program.DUEL_PLACE + 1,
    "own-base": program.BASE_PLACE,
    "rival-base": program.BASE_PLACE + 1,
    "own-finished": program.FINISHED_PLACE,
    "rival-finished": program.FINISHED_PLACE + 1,
}
COUNTER: Final = {
    "duels-won": program.DUELS_WON,
    "duels-lost": program.DUELS_LOST,
    "own-hand": program.OWN_HAND,
    "rival-hand": program.RIVAL_HAND,
    "own-base": program.OWN_BASE,
    "rival-base": program.RIVAL_BASE,
    "own-stars": program.OWN_STARS,
    "rival-stars": program.RIVAL_STARS,
    "duel": program.DUEL,
    "own-fighter": program.OWN_FIGHTER,
    "rival-fighter": program.RIVAL_FIGHTER,
    "revealed": program.REVEALED,
}
COMPARISON: Final = {
    ">=": program.AT_LEAST,
    "<=": program.AT_MOST,
    "=": program.EQUAL,
    ">": program.ABOVE,
    "<": program.BELOW,
}


def written(stars: Iterable[Star]) -> Program:
    """Return the programs of these stars, in this order."""
    writer = _Writer()
    stars = list(stars)
    entry = [writer.star(star) for star in stars]
    bound = [int(deck_bound(star)) for star in stars]
    code = [number for row in writer.code for number in row]
    worth = [guessed_worth(star.effects) for star in stars]
    return Program(code, entry, bound, writer.numbers, writer.tests, worth)


class _Writer:
    """Writes instructions one after the other; a row can be filled in later."""

    def __init__(self) -> None:
        self.code: list[list[int]] = []
        self.numbers: list[int] = []
        self.tests: list[int] = []

    def star(self, star: Star) -> int:
        """Write a star and return where it begins."""
        begin = len(self.code)
        self._list(star.effects)
        self._row(program.STOP)
        return begin

    def _row(self, *numbers: int) -> list[int]:
        row = [*numbers, *[0] * (program.WIDTH - len(numbers))]
        self.code.append(row)
        return row

    def _list(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            self._effect(effect)

    def _effect(self, effect: Effect) -> None:
        do = str(effect["do"])
        if do == "choose":
            self._choose(effect)
        elif do == "if":
            self._if(effect)
        elif do == "reveal":
            self._reveal(effect)
        else:
            self._row(*self._plain(do, effect))

    def _plain(self, do: str, effect: Effect) -> list[int]:
        """Return the row of an effect that holds no others."""
        who = SEAT.get(str(effect.get("who")), 0)
        if do == "power":
            return [program.POWER, who, self._number(effect["amount"])]
        if do == "initiative":
            return [program.HOLD if effect["when"] == "now" else program.CLAIM, who]
        if do == "move":
            return self._move(effect)
        if do == "swap":
            a, b = PLACE[str(effect["a"])], PLACE[str(effect["b"])]
            return [program.SWAP, a, b, int(bool(effect.get("optional")))]
        rows = {
            "pardon": [program.PARDON, who],
            "cancel": [program.CANCEL, CANCELLED.get(str(effect.get("which")), 0)],
            "copy": [program.COPY, COPIED.get(str(effect.get("which")), 0)],
            "draw": [program.DRAW, who, cast("int", effect.get("count", 0))],
            "silence": [program.SILENCE, who, cast("int", effect.get("turns", 0))],
            "peek": [program.PEEK],
            "end": [program.END],
        }
        return rows[do]

    def _move(self, effect: Effect) -> list[int]:
        zones = sum(1 << ZONE[zone] for zone in cast("list[str]", effect["from"]))
        result = RESULT.get(str(effect.get("result")), 0)
        optional = int(bool(effect.get("optional")))
        pick = PICK[str(effect["pick"])]
        return [program.MOVE, zones, ZONE[str(effect["to"])], pick, result, optional]

    def _choose(self, effect: Effect) -> None:
        options = cast("list[list[Effect]]", effect["options"])
        head = self._row(program.OPTION, SEAT[str(effect["who"])], len(options))
        jumps = []
        for place, option in enumerate(options):
            head[3 + place] = len(self.code)
            self._list(option)
            jumps.append(self._row(program.JUMP))
        self._land(jumps)

    def _if(self, effect: Effect) -> None:
        test = self._test(cast("Effect", effect["test"]))
        head = self._row(program.IF, test)
        self._list(cast("list[Effect]", effect["then"]))
        jump = self._row(program.JUMP)
        head[2] = len(self.code)
        self._list(cast("list[Effect]", effect.get("else", [])))
        self._land([jump])

    def _reveal(self, effect: Effect) -> None:
        self._row(program.REVEAL)
        jumps = []
        for case in cast("list[Effect]", effect["cases"]):
            least = cast("int", case.get("min", program.SAFE_LEAST))
            most = cast("int", case.get("max", program.SAFE_MOST))
            head = self._row(program.CASE, least, most, _signs(case.get("signs")))
            self._list(cast("list[Effect]", case["then"]))
            jumps.append(self._row(program.JUMP))
            head[4] = len(self.code)
        self._land(jumps)
        self._row(program.COVER)

    def _land(self, jumps: Iterable[list[int]]) -> None:
        """Let jumps lead to what is written next."""
        for jump in jumps:
            jump[1] = len(self.code)

    def _number(self, amount: object) -> int:
        """Write a number and return where it stands."""
        place = len(self.numbers) // program.WIDTH
        counted = cast("Effect", amount if isinstance(amount, dict) else {"plus": amount})
        self.numbers += [
            COUNTER.get(str(counted.get("count")), program.CONSTANT),
            cast("int", counted.get("times", 1)),
            cast("int", counted.get("plus", 0)),
            cast("int", counted.get("min", program.SAFE_LEAST)),
            cast("int", counted.get("max", program.SAFE_MOST)),
            0,
            0,
            0,
        ]
        return place

    def _test(self, test: Effect) -> int:
        """Write a test and return where it stands."""
        compare = cast("list[object] | None", test.get("compare"))
        left, right = (self._number(compare[0]), self._number(compare[2])) if compare else (0, 0)
        same = test.get("same-sign")
        place = len(self.tests) // program.WIDTH
        self.tests += [
            PENALISED.get(str(test.get("penalised")), program.UNSET),
            SEAT.get(str(test.get("holder")), program.UNSET),
            _signs(test.get("own-sign")),
            _signs(test.get("rival-sign")),
            program.UNSET if same is None else int(bool(same)),
            COMPARISON[str(compare[1])] if compare else program.UNSET,
            left,
            right,
        ]
        return place


WORTH: Final = {
    "pardon": 5,
    "cancel": 4,
    "end": 3,
    "copy": 4,
    "draw": 4,
    "move": 4,
    "swap": 4,
    "silence": 3,
    "initiative": 2,
    "peek": 2,
    "choose": 1,
    "if": 0,
    "reveal": 0,
}
"""What an effect is worth to a bot, in halves of a point of power."""

MIDDLING: Final = 4
"""The same for a power that is counted at the table."""


def guessed_worth(effects: Sequence[Effect]) -> int:
    """Return what a list of effects is worth; of alternatives the best counts."""
    return sum(_worth(effect) for effect in effects)


def _worth(effect: Effect) -> int:
    do = str(effect["do"])
    if do == "power":
        amount = effect["amount"]
        points = 2 * amount if isinstance(amount, int) else MIDDLING
        return points if effect["who"] == "own" else -points
    best = max((guessed_worth(part) for part in _alternatives(effect)), default=0)
    against = effect.get("who") == "rival" and do == "draw"
    return best + (-WORTH[do] if against else WORTH[do])


def _alternatives(effect: Effect) -> list[list[Effect]]:
    """Return the lists of effects of which one is carried out."""
    cases = cast("list[Effect]", effect.get("cases", []))
    lists = [*cast("list[object]", effect.get("options", [])), *(case["then"] for case in cases)]
    lists += [effect[part] for part in ("then", "else") if part in effect]
    return cast("list[list[Effect]]", lists)


def _signs(names: object) -> int:
    """Return a set of signs, or UNSET where none is asked for."""
    if names is None:
        return program.UNSET
    return sum(1 << SIGNS.index(name) for name in cast("list[str]", names))
