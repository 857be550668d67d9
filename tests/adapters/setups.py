"""The games and options that the adapters are tested with."""

from ecliptic import catalog

GAMES = catalog.game_names()

TINY = [(name, dict(options)) for name in GAMES for options in catalog.game_class(name).tiny[:1]]
"""The first tiny option set of each game."""


def bounded(name):
    """Return options with which a game surely ends: none, unless it needs some."""
    for options in ({}, *catalog.game_class(name).tiny):
        if catalog.load_game(name, **options).max_game_length is not None:
            return dict(options)
    raise AssertionError(name)


def ids(value):
    """Return how a parameter is called in a test's name."""
    return value if isinstance(value, str) else "-".join(map(str, value.values()))
