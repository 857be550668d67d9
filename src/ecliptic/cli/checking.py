"""`ecliptic check-cards`: says whether a card file is right."""

from __future__ import annotations

import tomllib
from pathlib import Path

import click

from ecliptic import catalog
from ecliptic.core.errors import CardSetError


@click.command("check-cards")
@click.argument("file", type=click.Path(path_type=Path))
def check_cards(file: Path) -> None:
    """Check the card set in FILE and say what is wrong with it, or that nothing is."""
    name = game_name(file)
    game = catalog.load_game(name, cards=file)
    click.echo(f"{file}: a good card set for {game.title} (digest {game.card_set.digest})")


def game_name(file: Path) -> str:
    """Return which game a card file says it is for.

    Raises:
        CardSetError: it cannot be read, or names no game of ours.
    """
    expected = f"one of {', '.join(catalog.game_names())}"
    try:
        name = tomllib.loads(file.read_text(encoding="utf-8")).get("game")
    except FileNotFoundError:
        raise CardSetError(str(file), "file", "an existing file", "no such file") from None
    except (OSError, ValueError, RecursionError) as error:
        raise CardSetError(str(file), "file", "valid TOML in UTF-8", str(error)) from None
    if name not in catalog.game_names():
        raise CardSetError(str(file), "game", expected, name)
    return str(name)
