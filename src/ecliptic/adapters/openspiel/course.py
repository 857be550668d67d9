"""How a game has gone: the position, and what every seat observed on the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ecliptic import catalog
from ecliptic.core.state import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecliptic.core.card_set import CardSet
    from ecliptic.core.game import AnyGame
    from ecliptic.core.rng import Rng

Log: TypeAlias = "tuple[tuple[int, int, str], ...]"
"""Moves as somebody observed them: who moved, the id and the text of what was seen."""

Setting: TypeAlias = "tuple[str, object, dict[str, object]]"
"""A game's name, card set and options, as `catalog.load_game` takes them."""


class Course:
    """A position with its logs; a copy shares the game, a pickle holds the moves.

    `actions` are the moves so far; None in a world drawn by `resampled`, which has none.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.position = game.new_initial_state()
        self.actions: tuple[int, ...] | None = ()
        self.logs: dict[int, Log] = dict.fromkeys((*range(game.num_players), SPECTATOR), ())

    def play(self, action: int) -> None:
        """Make a legal move and let everybody observe it."""
        game, position = self.game, self.position
        who = position.current_player()
        for seat, log in self.logs.items():
            text = game.observed(position, action, None if seat == SPECTATOR else seat)
            self.logs[seat] = (*log, (who, int(position.seen(action, seat)), text))
        if self.actions is not None:
            self.actions = (*self.actions, action)
        position.apply_action(action)

    def texts(self, seat: int) -> list[str]:
        """Return a seat's log as our bots read it."""
        return [f"{'chance' if who == CHANCE else who} {text}" for who, _, text in self.logs[seat]]

    def resampled(self, seat: int, rng: Rng) -> Course:
        """Return a course that `seat` cannot tell from this one.

        The seat remembers all it observed; of the others, what everybody saw is kept.
        """
        world = Course(self.game)
        world.position = self.game.determinize(self.position, seat, rng)
        world.logs = {**dict.fromkeys(self.logs, self.logs[SPECTATOR]), seat: self.logs[seat]}
        world.actions = None
        return world

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        twin = Course.__new__(Course)
        twin.game = self.game
        twin.position = self.position.clone()
        twin.actions = self.actions
        twin.logs = dict(self.logs)
        return twin

    def __reduce__(self) -> tuple[object, tuple[Setting, tuple[int, ...]]]:
        if self.actions is None:
            message = "a resampled state has no moves behind it and cannot be serialised"
            raise RuntimeError(message)
        return replayed, (_setting(self.game), self.actions)


def replayed(setting: Setting, actions: Sequence[int]) -> Course:
    """Return the course of a game after these moves."""
    name, cards, options = setting
    course = Course(catalog.load_game(name, cards=cards, **options))
    for action in actions:
        course.play(action)
    return course


def _setting(game: AnyGame) -> Setting:
    cards: CardSet = game.card_set
    options: dict[str, object] = {**game.options.plain()}
    return game.name, cards.source if cards.built_in else cards.content, options
