"""`ecliptic check-cards`: says whether a card file is right."""

from __future__ import annotations

from pathlib import Path

import click

from ecliptic import catalog
from ecliptic.core.card_set import parsed_file
from ecliptic.core.errors import CardSetError


@click.command("check-cards")
@click.argument("file", type=click.Path(path_type=Path))
def check_cards(file: Path) -> None:
    """Check the card set in FILE and say what is wrong with it, or that nothing is."""
    name = game_name(file)
    game = catalog.load_game(name, cards=file, **catalog.game_class(name).for_any_cards)
    click.echo(f"{file}: a good card set for {game.title} (digest {game.card_set.digest})")


def game_name(file: Path) -> str:
    """Return which game a card file says it is for.

    Raises:
        CardSetError: it cannot be read, or names no game of ours.
    """
    content = parsed_file(file)
    for name in catalog.game_names():
        key, value = catalog.game_class(name).card_file or ("game", name)
        if key in content and value in (None, content[key]):
            return name
    expected = f"one of {', '.join(catalog.game_names())}"
    raise CardSetError(str(file), "game", expected, content.get("game"))
