"""A game's switches as OpenSpiel's game parameters, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecliptic import catalog
from ecliptic.core.errors import OptionError
from ecliptic.core.options import Options, PerSeat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecliptic.core.game import Game
    from ecliptic.core.options import Plain, Switch

CARDS = "cards"


def specification(game: type[Game[Any]]) -> dict[str, Any]:
    """Return the parameters of a game with their defaults.

    Numbers and yes-or-no values keep their type. Everything else is a text, as on a
    command line, but OpenSpiel's game strings part parameters with commas and tell
    numbers from texts: names are parted by semicolons, and a number that stands among
    words has an underscore before it, as in `first_dealer=_1` or `signs=leo;virgo`. What
    each seat has is parted by slashes.
    `cards` names a card set or a file.
    """
    given = {switch.name: _plain(switch) for switch in game.switches}
    return {CARDS: game.default_cards, **given}


def options(game: type[Game[Any]], parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that parameters stand for.

    Raises:
        OptionError: an unknown parameter, or a value it cannot have.
    """
    switches = {switch.name: switch for switch in game.switches}
    return {
        name: value if name == CARDS else _value(switches.get(name), name, value)
        for name, value in parameters.items()
    }


def game_string(name: str, /, **options: object) -> str:
    """Return what `pyspiel.load_game` is given for a game with these options.

    Raises:
        OptionError: there is no such game or option, or a value it cannot have.
    """
    found = catalog.game_class(name)
    cards = options.pop(CARDS, None)
    changed = Options(found.switches, options).changed()
    switches = {switch.name: switch for switch in found.switches}
    given = [f"{key}={_written(value, switches[key])}" for key, value in changed.items()]
    if cards is not None:
        given.append(f"{CARDS}={cards}")
    return f"ecliptic_{name}({','.join(given)})"


def _written(value: Plain, switch: Switch) -> str:
    if isinstance(value, tuple):
        between = "/" if isinstance(switch, PerSeat) else ";"
        return between.join(value).replace(",", ";")
    is_text = isinstance(_plain(switch), str)
    return f"_{value}" if is_text and isinstance(value, int) else str(value)


def _plain(switch: Switch) -> int | bool | str:
    """Return the default as a parameter holds it; a text where values differ in type."""
    default = switch.default
    if isinstance(default, bool | int) and switch.admits(default) and _is_of_one_type(switch):
        return default
    return ";".join(default) if isinstance(default, tuple) else str(default)


def _is_of_one_type(switch: Switch) -> bool:
    values = getattr(switch, "values", (switch.default,))
    return len({type(value) for value in values}) == 1


def _value(switch: Switch | None, name: str, value: object) -> object:
    if switch is None:
        raise OptionError(name, "a parameter of this game", value)
    if isinstance(value, str):
        return switch.parse(value.removeprefix("_").replace(";", ","))
    return value
