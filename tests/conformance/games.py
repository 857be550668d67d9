"""All games of the catalog, with option sets that try every switch; nothing is listed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from ecliptic.catalog import game_class, game_names, load_game
from ecliptic.core.card_set import built_in_sets
from ecliptic.testing import option_sets

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecliptic.core.game import AnyGame
    from ecliptic.testing.option_sets import OptionSet


class Setup(NamedTuple):
    """A game by name, with options, made anew for each test."""

    name: str
    options: OptionSet

    def game(self) -> AnyGame:
        return load_game(self.name, **self.options)

    def __str__(self) -> str:
        switches = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.name, *switches])


def usual() -> Iterator[Setup]:
    """Yield every game with its default options."""
    for name in game_names():
        yield Setup(name, {})


def tiny() -> Iterator[Setup]:
    """Yield every game with its tiny option sets."""
    for name in game_names():
        for options in game_class(name).tiny:
            yield Setup(name, dict(options))


def switched(*, pairs: bool = False) -> Iterator[Setup]:
    """Yield the other option sets: every value of every switch, or every pair of values."""
    known = [*usual(), *tiny()]
    for name in game_names():
        for options in option_sets(game_class(name), pairs=pairs):
            if Setup(name, options) not in known:
                yield Setup(name, options)


def other_cards() -> Iterator[Setup]:
    """Yield every game with each of its built-in card sets but the default one."""
    for name in game_names():
        found = game_class(name)
        for cards in built_in_sets(found.folder / "sets"):
            if cards != found.default_cards:
                yield Setup(name, {"cards": cards, **found.for_any_cards})


def each(setups: Iterable[Setup]) -> pytest.MarkDecorator:
    """Return the decorator that runs a test for each of the setups."""
    return pytest.mark.parametrize("setup", list(setups), ids=str)
