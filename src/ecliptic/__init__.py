"""Ecliptic: tabletop games from their rulebooks, exactly.

>>> import ecliptic
>>> game = ecliptic.load_game("dual", players=2, first_dealer=1)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> game.move_text(state, state.legal_actions()[0])
'deal y1'

Importing this package imports no game; the catalog is loaded when first asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecliptic.core.state import CHANCE, TERMINAL

if TYPE_CHECKING:
    from ecliptic.core.game import AnyGame

__all__ = ["CHANCE", "TERMINAL", "game_names", "load_game"]


def game_names() -> list[str]:
    """Return the names of all games, in alphabetical order."""
    from ecliptic import catalog  # importing ecliptic imports no game

    return catalog.game_names()


def load_game(name: str, /, **options: Any) -> AnyGame:
    """Return a game with these options.

    `cards` is an option of every game: the name of a built-in set, a path, or the parsed
    content of a card file.

    Raises:
        OptionError: no such game or option, or a value it cannot have.
        CardSetError: the card set is wrong.
    """
    from ecliptic import catalog  # importing ecliptic imports no game

    return catalog.load_game(name, **options)
