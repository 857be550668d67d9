"""Sets of options that try every value of every switch of a game, or every pair of values."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias

from ecliptic.core.errors import OptionError
from ecliptic.core.options import Choice, NameList, PerSeat, Plain, Switch
from ecliptic.core.rng import Rng
from ecliptic.testing.play import LawError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ecliptic.core.game import AnyGame

OptionSet: TypeAlias = dict[str, Plain]

Aim: TypeAlias = frozenset[tuple[str, Plain]]
"""Values, each with its switch, that should meet in one option set."""

MANY: Final = 12
"""Of longer ranges of whole numbers only ends, middle and default are tried."""

ATTEMPTS: Final = 30
"""Ways to fill up the other switches before an aim counts as impossible."""


def option_sets(game_class: type[AnyGame], *, pairs: bool = False) -> list[OptionSet]:
    """Return option sets that between them have every value of every switch.

    The defaults come first, then the tiny sets. With `pairs` every two values of two
    switches meet as well, wherever the game allows them together.

    Raises:
        LawError: a value of a switch that the game allows in no combination.
    """
    known: list[OptionSet] = [{}, *(dict(tiny) for tiny in game_class.tiny)]
    return [*known, *Covering(game_class, 2 if pairs else 1).rows(known)]


class Covering:
    """Option sets in which all allowed combinations of `strength` values occur."""

    def __init__(self, game_class: type[AnyGame], strength: int) -> None:
        self._game_class = game_class
        self._values = {switch.name: values_of(switch) for switch in game_class.switches}
        self._defaults: OptionSet = {switch.name: switch.default for switch in game_class.switches}
        self._strength = min(strength, len(self._values))
        self._rng = Rng(0)

    def rows(self, known: Iterable[OptionSet]) -> Iterator[OptionSet]:
        """Yield the sets; each meets at least one aim that no set before it met."""
        left = list(self._aims())
        for options in known:
            left = self._not_met(left, options)
        while left:
            row = self._row(left)
            if row is None:
                self._give_up(left.pop(0))
            else:
                left = self._not_met(left, row)
                yield {name: row[name] for name in self._values if self._is_news(name, row)}

    def _is_news(self, name: str, row: OptionSet) -> bool:
        return name in row and row[name] != self._defaults[name]

    def _not_met(self, left: list[Aim], row: OptionSet) -> list[Aim]:
        met = set((self._defaults | row).items())
        return [aim for aim in left if not aim <= met]

    def _aims(self) -> Iterator[Aim]:
        for names in combinations(self._values, self._strength):
            aims: list[Aim] = [frozenset()]
            for name in names:
                aims = [aim | {(name, value)} for aim in aims for value in self._values[name]]
            yield from aims

    def _give_up(self, aim: Aim) -> None:
        if self._strength == 1:
            raise LawError(f"{self._game_class.name}: no options allow {dict(aim)}")

    def _row(self, left: list[Aim]) -> OptionSet | None:
        """Return a set that the game allows and that meets the first aim left."""
        for row in self._fillings(left):
            if is_allowed(self._game_class, row):
                return row
        return None

    def _fillings(self, left: list[Aim]) -> Iterator[OptionSet]:
        yield self._greedy(left)
        for _ in range(ATTEMPTS):
            drawn = {name: self._drawn(values) for name, values in self._values.items()}
            yield drawn | dict(left[0])
        yield dict(left[0])

    def _greedy(self, left: list[Aim]) -> OptionSet:
        row = dict(left[0])
        for name, values in self._values.items():
            if name not in row:
                row[name] = max(
                    values, key=lambda value: _news({*row.items(), (name, value)}, left)
                )
        return row

    def _drawn(self, values: tuple[Plain, ...]) -> Plain:
        return values[self._rng.below(len(values))]


def _news(met: Iterable[tuple[str, Plain]], left: list[Aim]) -> int:
    members = set(met)
    return sum(1 for aim in left if aim <= members)


def values_of(switch: Switch) -> tuple[Plain, ...]:
    """Return the values to try of a switch; all, unless it is a long range of numbers."""
    if isinstance(switch, Choice):
        return switch.values
    if isinstance(switch, PerSeat):
        return (switch.default, *switch.examples)
    if isinstance(switch, NameList):
        return (switch.default, switch.values[: switch.count], switch.values[-switch.count :])
    if switch.high - switch.low < MANY:
        return tuple(range(switch.low, switch.high + 1))
    middle = (switch.low + switch.high) // 2
    return tuple(sorted({switch.low, switch.low + 1, middle, switch.default, switch.high}))


def is_allowed(game_class: type[AnyGame], options: OptionSet) -> bool:
    """Return whether a game can be made with these options."""
    make: Callable[..., object] = game_class
    try:
        make(**options)
    except OptionError:
        return False
    return True
