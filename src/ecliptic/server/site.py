"""What the lobby has to know: the games, their switches, and where the server is reached."""

from __future__ import annotations

import tomllib
from importlib.metadata import version
from typing import TYPE_CHECKING

from ecliptic import catalog
from ecliptic.bots.levels import LEVELS
from ecliptic.core.narration import Message
from ecliptic.core.options import Choice, NameList, PerSeat, WholeNumber
from ecliptic.core.words import DEFAULT_LANGUAGE, Words, languages
from ecliptic.server.requests import CardSetShown, GameShown, Site, SwitchShown

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ecliptic.core.game import Game
    from ecliptic.core.options import Plain, Switch

PLAYERS = "players"
"""The switch by which a game says how many play, where it has one."""


def site(addresses: Sequence[str], *, local_only: bool) -> Site:
    """Return what the lobby shows; `addresses` are where others find this server."""
    return Site(
        version=version("ecliptic"),
        local_only=local_only,
        addresses=list(addresses),
        levels=list(LEVELS),
        games=[_game(catalog.game_class(name)) for name in catalog.game_names()],
    )


def _game(game: type[Game[Any]]) -> GameShown:
    chosen = [switch for switch in game.switches if not isinstance(switch, PerSeat)]
    switches = [_switch(switch) for switch in chosen]
    players = next((one for one in switches if one.name == PLAYERS), None)
    return GameShown(
        name=game.name,
        title=game.title,
        players=_counts(game, players),
        players_switch=players.name if players else None,
        switches=switches,
        card_sets=[_card_set(file.stem, game) for file in sorted((game.folder / "sets").iterdir())],
        default_cards=game.default_cards,
        languages=languages(game.folder / "words"),
        guided=any(one.startswith("coach.") for one in sentences(game.name, DEFAULT_LANGUAGE)),
    )


def _counts(game: type[Game[Any]], players: SwitchShown | None) -> list[int]:
    if players is None:
        return [game().num_players]
    if players.values is not None:
        return [value for value in players.values if isinstance(value, int)]
    assert players.low is not None
    assert players.high is not None
    return list(range(players.low, players.high + 1))


def _switch(switch: Switch) -> SwitchShown:
    low, high = (switch.low, switch.high) if isinstance(switch, WholeNumber) else (None, None)
    names = list(switch.values) if isinstance(switch, NameList) else None
    return SwitchShown(
        name=switch.name,
        default=_plain(switch.default),
        values=[_plain(one) for one in switch.values] if isinstance(switch, Choice) else None,
        low=low,
        high=high,
        names=names,
        count=switch.count if isinstance(switch, NameList) else None,
        label=Message(f"option.{switch.name}").as_json(),
        rule=switch.rule,
    )


def _plain(value: Plain) -> bool | int | str | list[str]:
    return list(value) if isinstance(value, tuple) else value


def _card_set(name: str, game: type[Game[Any]]) -> CardSetShown:
    content = tomllib.loads((game.folder / "sets" / f"{name}.toml").read_text(encoding="utf-8"))
    title = content.get("name", name)
    return CardSetShown(name, title if isinstance(title, dict) else {"en": str(title)})


def sentences(game: str, language: str) -> dict[str, str]:
    """Return all sentences of a game in a language, by dotted key.

    Raises:
        OptionError: there is no such game or language.
    """
    words = Words.load(catalog.game_class(game).folder / "words", language)
    keys = sorted(words.keys())
    return {key: words[key] for key in keys}
