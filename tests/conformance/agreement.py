"""Prints the digests of all games, by the compiled build or by the plain sources beside it.

    python -m tests.conformance.agreement {compiled|plain} GAMES

Both builds stand in one installed wheel: plain Python is had by hiding the extensions.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def hide_extensions() -> None:
    """Let only Python sources be found below the package, so that nothing is compiled."""

    def sources_only(path: str) -> FileFinder:
        if "ecliptic" not in Path(path).parts:
            raise ImportError
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, sources_only)
    sys.path_importer_cache.clear()


MANY = 50
"""With so many games every pair of switch values is tried, twice, else every value, once."""


def digests(games: int) -> dict[str, str]:
    """Return a digest for each game and option set: `games` plays of the usual ones."""
    from ecliptic import catalog  # noqa: PLC0415  after the extensions were hidden
    from ecliptic.bots.look_ahead import LookAhead  # noqa: PLC0415
    from ecliptic.bots.search import Search  # noqa: PLC0415
    from ecliptic.core.bot import Budget  # noqa: PLC0415
    from ecliptic.testing import option_sets  # noqa: PLC0415
    from ecliptic.testing.digest import digest  # noqa: PLC0415

    few = Budget(simulations=15)  # plain Python has to do them, too
    quick = [catalog.load_bot(bot, 5) for bot in ("uniform", "greedy")]
    bots = [*quick, Search(5, budget=few), LookAhead(5, budget=few)]
    found: dict[str, str] = {}
    for name in catalog.game_names():
        game_class = catalog.game_class(name)
        players = [one for one in game_class.switches if one.name == "players"]
        counts = [count for one in players for count in range(1, 5) if one.admits(count)]
        for options in [{"players": count} for count in counts] or [{}]:
            key = f"{name} {options} {games} games"
            found[key] = digest(catalog.load_game(name, **options), range(games), bots)
        for row in option_sets(game_class, pairs=games >= MANY):
            found[f"{name} {row}"] = digest(
                catalog.load_game(name, **row), range(1 + (games >= MANY)), quick
            )
    return found


def main() -> None:
    """Print which build ran and its digests, as JSON."""
    build, games = sys.argv[1], int(sys.argv[2])
    if build == "plain":
        hide_extensions()
    from ecliptic.core import state  # noqa: PLC0415

    sys.stdout.write(json.dumps({"file": state.__file__, "digests": digests(games)}))


if __name__ == "__main__":
    main()
