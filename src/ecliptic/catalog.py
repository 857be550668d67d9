"""The only list of games and bots: a walk over the folders, and entry points.

A game is a folder in `ecliptic/games` whose package has `GAME`, a subclass of
`core.Game`. Other packages add theirs by an entry point in the group `ecliptic.games`
whose value is such a class, bots by one in the group `ecliptic.bots` whose value makes a
`core.Bot` from a seed.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ecliptic.bots.levels import LEVELS, YARDSTICKS
from ecliptic.core.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.metadata import EntryPoint

    from ecliptic.core.bot import Bot
    from ecliptic.core.game import AnyGame, Game
    from ecliptic.core.record import Record

_GAMES = Path(__file__).parent / "games"
_GROUP = "ecliptic.games"
_BOTS = "ecliptic.bots"


def game_names() -> list[str]:
    """Return the names of all games, in alphabetical order."""
    own = {init.parent.name for init in _GAMES.glob("*/__init__.py")}
    return sorted(own | {entry.name for entry in _offered(_GROUP)})


def game_class(name: str) -> type[Game[Any]]:
    """Return the class of a game.

    Raises:
        OptionError: there is no such game, or two other packages call theirs so.
    """
    if str(name).isidentifier() and (_GAMES / str(name) / "__init__.py").is_file():
        found: type[Game[Any]] = importlib.import_module(f"ecliptic.games.{name}").GAME
        return found
    if name not in game_names():
        raise OptionError("game", f"one of {', '.join(game_names())}", name)
    loaded: type[Game[Any]] = _other("game", _GROUP, name).load()
    return loaded


def _offered(group: str) -> list[EntryPoint]:
    """Return what other packages offer; the import is dear, and rarely needed."""
    from importlib.metadata import entry_points  # noqa: PLC0415

    return list(entry_points(group=group))


def _other(kind: str, group: str, name: str) -> EntryPoint:
    """Return what another package offers under a name, if only one does."""
    found = [entry for entry in _offered(group) if entry.name == name]
    if len(found) > 1:
        raise OptionError(kind, f"one offer of {name}", sorted(entry.value for entry in found))
    return found[0]


def load_game(name: str, /, **options: Any) -> AnyGame:
    """Return a game with these options; `cards` is one of them in every game.

    Raises:
        OptionError: no such game or option, or a value it cannot have.
        CardSetError: the card set is wrong.
    """
    return game_class(name)(**options)


def game_of(record: Record) -> AnyGame:
    """Return the game, with options and cards, that a record was played in.

    Raises:
        OptionError: no such game or option, or a value it cannot have.
        CardSetError: the card set is wrong.
    """
    if "cards" in record.options:
        raise OptionError("cards", "a header line of its own", record.options["cards"])
    return load_game(record.game, cards=record.cards, **record.options)


def bot_names() -> list[str]:
    """Return the names of all bots: the levels from weak to strong, then the others."""
    own = [*LEVELS, *YARDSTICKS]
    others = {entry.name for entry in _offered(_BOTS)}
    return own + sorted(others.difference(own))


def load_bot(name: str, seed: int = 0) -> Bot:
    """Return a bot by name.

    Raises:
        OptionError: there is no such bot, or two other packages call theirs so.
    """
    own = {**LEVELS, **YARDSTICKS}
    if name in own:
        return own[name](seed)
    if name not in bot_names():
        raise OptionError("bot", f"one of {', '.join(bot_names())}", name)
    make: Callable[[int], Bot] = _other("bot", _BOTS, name).load()
    return make(seed)
